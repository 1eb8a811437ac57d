// The terminal's and the command's texts are no part of the page.
export default Object.values(
  import.meta.glob<string>(
    [
      "../../../src/capital_lux/locales/en/*.ftl",
      "!../../../src/capital_lux/locales/en/{terminal,cli,help,refusal}.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
