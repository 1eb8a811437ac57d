/** The path below which a server is shown, like /lux, which it writes into the page; mostly there is none. */
export const PREFIX: string = document.documentElement.dataset.prefix ?? "";
