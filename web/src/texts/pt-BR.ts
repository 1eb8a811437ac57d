// Only what the page says; the terminal and the command have texts of their own.
export default Object.values(
  import.meta.glob<string>(
    "../../../src/capital_lux/locales/pt-BR/{ask,beside,choice,errors,log,page,parts,reason,result,tiles}.ftl",
    { query: "?raw", import: "default", eager: true },
  ),
);
