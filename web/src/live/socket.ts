/** The live connection of a table: numbered updates, acknowledged actions, and coming back.

An action is sent with an id until the server says "done" or "refused" for it, on this connection or
a later one; the server knows the id, so a resend is harmless. What is said is sent the same way and
answered with "talked": lines of talk and entries of the log are counted apart. Every connection asks
for what came after the last number seen. As in lila's `socket.ts`, one screen of code does all reconnection. */

import type { Message, Said, Sent, Spoken, TableInfo, TalkLine, Update } from "../types";

export type Connection = "connecting" | "open" | "lost";

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Hooks {
  update(update: Update): void;
  info(info: TableInfo): void;
  /** An action of ours is entry `number`; the update with it may still be on its way. */
  done(number: number): void;
  refused(error: Message, id: string | null): void;
  said?(line: TalkLine): void;
  changed(state: Connection, waiting: number): void;
  /** The server does not know this table, or us: there is no use in trying again. */
  gone(): void;
}

export const PING_EVERY = 6_000;
/** How long an answer to anything may take, if nothing else is heard meanwhile. */
export const PONG_WITHIN = 5_000;
/** How long a connection may take to come about: on a slow network that is several ways there and back. */
export const OPEN_WITHIN = 15_000;
export const RESEND_AFTER = 5_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const GONE = new Set([4403, 4404]);
/** All places are taken: until one is free we ask now and then what is new. */
export const FULL = 4429;
export const POLL_EVERY = 10_000;
/** The server stops, and another may be there: we come back at once, but not all in the same moment. */
export const RESTART = 1012;
const SOON = 250;

interface Unanswered {
  id: string;
  text: string;
  sentAt: number;
  talk: boolean;
}

export class Live {
  /** The last number seen. */
  number: number | null = null;
  private wire: Wire | null = null;
  private open = false;
  private stopped = false;
  private tries = 0;
  /** Since a restart nothing has been heard: a server that is not there yet is not asked all the time. */
  private returning = false;
  private unanswered: Unanswered[] = [];
  private again: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  /** Runs from what was sent until anything is heard. It is no look at the clock: the browser lets a hidden
   * page look only once a minute, and to such a page every connection would have been silent for too long. */
  private late: ReturnType<typeof setTimeout> | undefined;
  private ids = 0;
  private readonly self = Math.random().toString(36).slice(2, 10) + Date.now().toString(36);

  constructor(
    private readonly path: string,
    private readonly hooks: Hooks,
    private readonly connect: (address: string) => Wire,
    /** The same news by HTTP; null when there are none to be had. */
    private readonly ask: (path: string) => Promise<Update | null>,
    /** Whether bots need not pause for this page. */
    private readonly quick: () => boolean = () => false,
    /** Whether silence is a lost connection. */
    private readonly timed = true,
  ) {}

  start(): void {
    this.stopped = false;
    this.dial();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.again);
    clearInterval(this.pinger);
    this.drop();
  }

  /** The network is back, or somebody looks at the page again: do not wait any longer. */
  hurry(): void {
    if (this.stopped) return;
    if (this.open) this.ping();
    else {
      this.tries = 0;
      this.dial();
    }
  }

  /** The network is gone: say so at once, not when an answer has been missing for long. */
  cut(): void {
    if (!this.stopped && this.wire) this.lost(0);
  }

  act(seat: number, action: string): string {
    return this.post((id) => ({ type: "act", id, seat, action }));
  }

  /** Something to be said; unlike an action it keeps nobody waiting. */
  talk(message: Spoken): string {
    return this.post((id) => ({ ...message, id }), true);
  }

  takeBack(seat: number): string {
    return this.post((id) => ({ type: "take_back", id, seat }));
  }

  private post(message: (id: string) => Sent, talk = false): string {
    const id = `${this.self}-${++this.ids}`;
    const one = { id, text: JSON.stringify(message(id)), sentAt: 0, talk };
    this.unanswered.push(one);
    if (this.open) this.sendOne(one);
    this.tell();
    return id;
  }

  private sendOne(one: Unanswered): void {
    one.sentAt = Date.now();
    this.wait(PONG_WITHIN);
    this.wire?.send(one.text);
  }

  /** Something is to be heard; a sleeping network does not close a connection, silence does. */
  private wait(within: number): void {
    if (this.timed) this.late ??= setTimeout(() => this.lost(0), within);
  }

  private heard(): void {
    clearTimeout(this.late);
    this.late = undefined;
  }

  private dial(): void {
    clearTimeout(this.again);
    this.drop();
    this.tell();
    const wire = this.connect(`${this.path}/socket${this.after()}`);
    this.wire = wire;
    this.wait(OPEN_WITHIN);
    wire.onopen = () => {
      if (wire !== this.wire) return;
      this.open = true;
      this.heard();
      for (const one of this.unanswered) this.sendOne(one);
      if (this.quick()) this.ping();
      this.tell();
    };
    wire.onmessage = (event) => {
      if (wire === this.wire) this.hear(event.data);
    };
    wire.onclose = (event) => {
      if (wire === this.wire) this.lost(event.code);
    };
    clearInterval(this.pinger);
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
  }

  private after(): string {
    return this.number === null ? "" : `?after=${this.number}`;
  }

  private async poll(): Promise<void> {
    const news = await this.ask(`${this.path}/live${this.after()}`);
    if (news && !this.open && !this.stopped) {
      this.number = news.number;
      this.hooks.update(news);
    }
  }

  private hear(data: unknown): void {
    this.heard();
    this.tries = 0;
    this.returning = false;
    const said = JSON.parse(String(data)) as Said;
    if (said.type === "update") {
      this.number = said.number;
      this.hooks.update(said);
    } else if (said.type === "info") {
      this.hooks.info(said.info);
    } else if (said.type === "said") {
      this.hooks.said?.(said);
    } else if (said.type === "done") {
      this.hooks.done(said.number);
      this.answered(said.id);
    } else if (said.type === "talked") {
      this.answered(said.id);
    } else if (said.type === "refused") {
      this.answered(said.id);
      this.hooks.refused(said.error, said.id);
    }
  }

  private answered(id: string | null): void {
    this.unanswered = this.unanswered.filter((one) => one.id !== id);
    this.tell();
  }

  /** Ask whether the server still answers, and say how quick this page is. */
  ping(): void {
    if (!this.open) return;
    const now = Date.now();
    for (const one of this.unanswered) if (now - one.sentAt > RESEND_AFTER) this.sendOne(one);
    const ping: Sent = { type: "ping", quick: this.quick() };
    this.wait(PONG_WITHIN);
    this.wire?.send(JSON.stringify(ping));
  }

  private lost(code: number): void {
    this.drop();
    clearInterval(this.pinger);
    if (this.stopped) return;
    if (GONE.has(code)) {
      this.stopped = true;
      this.hooks.gone();
      return;
    }
    if (code === FULL) void this.poll();
    const backOff = () => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    const soon = code === RESTART && !this.returning;
    this.returning ||= soon;
    const wait = soon ? SOON : code === FULL ? POLL_EVERY : backOff();
    this.tell();
    // Not all pages at the same moment after a restart of the server.
    this.again = setTimeout(() => this.dial(), wait * (0.75 + Math.random() / 2));
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    this.open = false;
    this.heard();
    if (wire) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
  }

  private tell(): void {
    const state = this.open ? "open" : this.tries > 0 ? "lost" : "connecting";
    this.hooks.changed(state, this.unanswered.filter((one) => !one.talk).length);
  }
}
