// What is said of a game, on every page but the start page.
export default Object.values(
  import.meta.glob<string>("../../../../src/capital_lux/locales/fr/{ask,choice,log,reason,result,table,tiles}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
