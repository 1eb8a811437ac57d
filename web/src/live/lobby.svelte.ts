/** The lobby's tables, live. */

import type { LobbyLists } from "../types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class LobbyLive {
  lists = $state.raw<LobbyLists | null>(null);
  lost = $state(false);
  private socket: WebSocket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  start(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.socket = socket;
    socket.onmessage = (event) => {
      const said = JSON.parse(String(event.data)) as { type: string } & LobbyLists;
      if (said.type !== "lobby") return;
      this.tries = 0;
      this.lost = false;
      this.lists = { open: said.open, running: said.running, pages: said.pages };
    };
    socket.onclose = () => {
      if (this.stopped) return;
      this.lost = true;
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
      this.again = setTimeout(() => this.start(), wait * (0.75 + Math.random() / 2));
    };
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.again);
    this.socket?.close();
  }
}
