// What every page says. The terminal and the command have texts of their own.
export default Object.values(
  import.meta.glob<string>("../../../../src/capital_lux/locales/en/{beside,errors,page,parts}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
