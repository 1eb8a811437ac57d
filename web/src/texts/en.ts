// Only what the page says; the terminal and the command have texts of their own.
// The English of a reason comes with it, so there is no file for reasons.
export default Object.values(
  import.meta.glob<string>(
    "../../../src/capital_lux/locales/en/{ask,beside,choice,errors,log,page,parts,result,tiles}.ftl",
    { query: "?raw", import: "default", eager: true },
  ),
);
