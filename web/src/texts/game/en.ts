// What is said of a game, on every page but the start page. The English of a reason comes with it.
export default Object.values(
  import.meta.glob<string>("../../../../src/capital_lux/locales/en/{ask,choice,log,result,table,tiles}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
