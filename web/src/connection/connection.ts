/** How the page asks a server, or the same game in a worker of this browser. Which of them is
decided when the page is built: `#connection` in package.json. */

import type { Wire } from "../live/socket";

export interface Answer {
  status: number;
  text: string;
}

export interface Connection {
  /** Ask as over HTTP; a path begins behind /api. Fails when nobody answers. */
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A live connection; its path ends in /socket. */
  open(path: string): Wire;
  /** The address of a file, or null: then it is `asked` for and saved. */
  file(path: string): string | null;
}
