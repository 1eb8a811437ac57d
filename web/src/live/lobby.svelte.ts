/** The lobby's tables, live. */

import { connection } from "#connection";
import { api } from "../api";
import type { LobbyLists } from "../types";
import { FULL, POLL_EVERY, RESTART, type Wire } from "./socket";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class LobbyLive {
  lists = $state.raw<LobbyLists | null>(null);
  lost = $state(false);
  private socket: Wire | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  start(): void {
    const socket = connection.open("/lobby/socket");
    this.socket = socket;
    socket.onmessage = (event) => {
      const said = JSON.parse(String(event.data)) as { type: string } & LobbyLists;
      if (said.type !== "lobby") return;
      this.tries = 0;
      this.lost = false;
      this.lists = { open: said.open, running: said.running, pages: said.pages };
    };
    socket.onclose = (event) => {
      if (this.stopped) return;
      if (event.code === FULL) {
        void this.poll();
        return;
      }
      this.lost = event.code !== RESTART || this.tries > 0;
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
      this.again = setTimeout(() => this.start(), wait * (0.75 + Math.random() / 2));
    };
  }

  /** All places are taken: ask for the lists, and later for a place. */
  private async poll(): Promise<void> {
    this.lists = await api.lobby(0).catch(() => this.lists);
    if (!this.stopped) this.again = setTimeout(() => this.start(), POLL_EVERY);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.again);
    this.socket?.close();
  }
}
