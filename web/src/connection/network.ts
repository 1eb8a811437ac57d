/** The connection to a server. */

import type { Wire } from "../live/socket";
import { PREFIX } from "../prefix";
import type { Connection } from "./connection";
import type { Keeping } from "./keeping.svelte";
import type { Tabs } from "./tabs.svelte";

export const SERVERLESS: boolean = false;
/** A server knows all tabs, so they need not take turns. */
export const tabs: Tabs | null = null;
/** A server keeps everything itself. */
export const keeping: Keeping | null = null;

export const connection: Connection = {
  async ask(method, path, body) {
    const answer = await fetch(`${PREFIX}/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  },

  open(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${PREFIX}/api${path}`) as unknown as Wire;
  },

  file: (path) => `${PREFIX}/api${path}`,
};
