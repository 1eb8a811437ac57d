/** The path below which a server is shown, like /lux, which it writes into the page; mostly there is none. */
export const PREFIX: string = document.documentElement.dataset.prefix ?? "";
/** Whether the server has the documentation to show. */
export const DOCS: boolean = document.documentElement.dataset.docs !== undefined;
