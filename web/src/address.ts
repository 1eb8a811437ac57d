/** Addresses of pages. A server knows them all, perhaps below a path; in a folder of files there is one page, and what follows
its # says which is shown. */

import { SERVERLESS } from "#connection";
import { PREFIX } from "./prefix";

/** How an address is written in the browser's address bar. */
export const written = (path: string): string => (SERVERLESS ? `#${path}` : PREFIX + path);

/** The path that a link leads to. */
export const pathOf = ({ pathname, search, hash }: URL | HTMLAnchorElement): string =>
  SERVERLESS ? hash.slice(1) || "/" : pathname.slice(PREFIX.length) + search + hash;

/** The address of what is shown. */
export const here = (): URL => new URL(pathOf(new URL(location.href)), location.origin);

/** A whole address, to be sent to somebody. */
export const sent = (path: string): string => new URL(written(path), location.href).href;
