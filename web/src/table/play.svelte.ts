/** A table as the page knows it: what the server said, and what of it is shown already. */

import { api, Refused } from "../api";
import { Talk } from "../chat/talk.svelte";
import { Live, type Connection, type Wire } from "../live/socket";
import { still } from "../preferences.svelte";
import type { Choice, Entry, Message, SeatState, TableInfo, Told, Update } from "../types";
import { apply } from "./apply";
import { beatsOf, isEnding, type Beat } from "./beats";
import { hints, kindsOf, marks, track, type Hint, type Zones } from "./cards";

export interface LogLine {
  key: string;
  message: Message;
}
export interface Story {
  round: number;
  beats: Beat[];
  done: boolean;
}

const PLAY_PAUSE = 550;
const STEP_PAUSE = 1_900;
const PER_LINE = 500;
/** So far behind, a page goes to the newest position at once. */
const TOO_FAR = 6;

function connect(path: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}${path}`) as unknown as Wire;
}

export class Play {
  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  /** Actions that the server has not answered. */
  sending = $state(0);
  missing = $state(false);
  /** Why the table cannot be shown although it is there. */
  problem = $state.raw<Message | null>(null);
  error = $state.raw<Message | null>(null);
  /** The rematch, when somebody asked for one. */
  next = $state<string | null>(null);
  /** Whose view is shown: the one seat that is ours, or on a shared device the seat that looks. */
  viewer = $state<number | null>(null);
  /** The position on the screen, and the number of its entry. */
  shown = $state.raw<SeatState | null>(null);
  private shownNumber = $state(-1);
  private done = $state(-1);
  zones = $state.raw<Zones>({});
  /** What is shown is a new picture, not a change of the one before. */
  fresh = true;
  from: Hint[] = [];
  to: Hint[] = [];
  marked = $state.raw<Set<string>>(new Set());
  story = $state.raw<Story | null>(null);
  /** The newest of everything. */
  newest = $state.raw<SeatState[]>([]);
  /** Said to a screen reader. */
  heard = $state<string[]>([]);
  private told = $state.raw<{ entry: Entry; told: Told }[]>([]);
  /** The last entry that the log may show: it does not run ahead of the board. */
  private logged = $state(-1);

  private readonly live: Live;
  readonly talk: Talk;
  private queue: Update[] = [];
  private playing = false;
  private hasten: (() => void) | null = null;
  private skipping = false;
  private stopped = false;
  private readonly wakeUp = () => {
    if (document.visibilityState === "visible") this.live.hurry();
  };

  constructor(
    readonly path: string,
    readonly table: string | null,
    readonly announce: (lines: Message[]) => void,
  ) {
    this.talk = new Talk(
      path,
      () => this.viewer,
      (message) => this.live.talk(message),
    );
    this.live = new Live(
      `/api${path}`,
      {
        update: (update) => this.receive(update),
        info: (info) => {
          this.info = info;
          this.next = info.next ?? this.next;
        },
        done: (number) => (this.done = Math.max(this.done, number)),
        refused: (error, id) => {
          if (!this.talk.refused(id, error)) this.error = error;
        },
        said: (line) => this.talk.hear(line),
        changed: (state, waiting) => {
          this.connection = state;
          this.sending = waiting;
        },
        gone: () => (this.missing = true),
      },
      connect,
      api.news,
    );
  }

  async start(): Promise<void> {
    try {
      const watch = this.path.split("/").at(-1)!;
      this.info = await (this.table ? api.info(this.table) : api.watched(watch));
    } catch (problem) {
      // 400: no table's address looks like this; a link that was pasted twice does, for example.
      if (problem instanceof Refused && [400, 404].includes(problem.status)) this.missing = true;
      else if (problem instanceof Refused && problem.status === 409) {
        this.problem = problem.shown;
        this.missing = true;
      } else if (!this.stopped) setTimeout(() => void this.start(), 1500);
      return;
    }
    if (this.stopped) return;
    this.live.start();
    addEventListener("online", this.wakeUp);
    document.addEventListener("visibilitychange", this.wakeUp);
  }

  stop(): void {
    this.stopped = true;
    this.live.stop();
    this.hasten?.();
    removeEventListener("online", this.wakeUp);
    document.removeEventListener("visibilitychange", this.wakeUp);
  }

  /** The log as the viewer was told it, without what was taken back. */
  readonly log = $derived.by(() => {
    const back = new Set<number>();
    for (const { entry } of this.told) {
      if (entry.back !== null && entry.number <= this.logged) back.add(entry.back);
    }
    const lines: LogLine[] = [];
    for (const { entry, told } of this.told) {
      if (told.seat !== this.viewer || entry.number > this.logged) continue;
      if (back.has(entry.number)) continue;
      told.lines.forEach((line, at) => {
        lines.push({ key: `${entry.number}-${at}`, message: line.message });
      });
    }
    return lines;
  });

  /** Whether what is shown is older than what we did: its choices are no longer there. */
  readonly busy = $derived(this.sending > 0 || this.done > this.shownNumber);

  /** The seats of this page that must act now. */
  readonly mustAct = $derived(
    this.newest.filter((state) => state.choices.length > 0).map((state) => state.seat!),
  );

  act(choice: Choice): void {
    if (this.viewer === null) return;
    this.error = null;
    this.live.act(this.viewer, choice.action);
  }

  takeBack(): void {
    if (this.viewer !== null) this.live.takeBack(this.viewer);
  }

  /** Look with another seat's eyes (a shared device). */
  look(seat: number): void {
    this.viewer = seat;
    this.zones = {};
    this.fresh = true;
    this.settle();
  }

  /** Go on from a pause. */
  advance(): void {
    this.hasten?.();
  }

  /** Show the rest of a round end at once. */
  skip(): void {
    this.skipping = true;
    this.hasten?.();
  }

  private receive(update: Update): void {
    const mine = update.seats.map((state) => state.seat);
    const first = this.shown === null;
    // Whoever sits down is told the log from the beginning: it is another seat's.
    const other = String(mine) !== String(this.newest.map((state) => state.seat));
    if (other && update.entries[0]?.number === 0) this.told = [];
    const known = this.told.at(-1)?.entry.number ?? -1;
    const entries = update.entries.filter((entry) => entry.number > known);
    this.told = [
      ...this.told,
      ...entries.flatMap((entry) => entry.told.map((told) => ({ entry, told }))),
    ];
    this.newest = update.seats;
    this.next = update.next ?? this.next;
    if (!mine.includes(this.viewer)) this.viewer = mine[0] ?? null;
    if (first || other) {
      this.settle();
      return;
    }
    this.queue.push({ ...update, entries });
    if (!this.playing) void this.pump();
  }

  private stateOf(seats: SeatState[]): SeatState | null {
    return seats.find((state) => state.seat === this.viewer) ?? seats[0] ?? null;
  }

  /** Show the newest position. */
  private settle(): void {
    this.queue = [];
    const number = this.told.at(-1)?.entry.number ?? -1;
    this.logged = number;
    const state = this.stateOf(this.newest);
    if (state) this.show(state, number);
  }

  private show(state: SeatState, number = this.shownNumber): void {
    this.shownNumber = number;
    this.zones = track(this.zones, kindsOf(state));
    this.shown = state;
  }

  private async pump(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0) {
      const update = this.queue.shift()!;
      const behind = this.queue.length + update.entries.length > TOO_FAR;
      for (const entry of update.entries) {
        const told = entry.told.find((one) => one.seat === this.viewer) ?? entry.told[0];
        if (told && !behind && entry.back === null) await this.tell(entry, told, update);
      }
      this.logged = Math.max(this.logged, update.number);
      const state = this.stateOf(update.seats);
      if (state) this.show(state, update.number);
      this.from = this.to = [];
    }
    this.marked = new Set();
    this.playing = false;
  }

  /** Show an entry beat by beat; the last beat is the server's position. */
  private async tell(entry: Entry, told: Told, update: Update): Promise<void> {
    const beats = beatsOf(told, this.shown?.view ?? null);
    const ending = beats.filter(isEnding);
    const finishes = ending.some((beat) => beat.step === "next" || beat.step === "score");
    const last = beats.at(-1);
    this.announce(told.lines.map((line) => line.message));
    if (ending.length === 0) this.logged = entry.number;
    for (const beat of beats) {
      this.marked = marks(beat.events);
      const { from, to } = hints(beat.events);
      this.from = from;
      this.to = to;
      if (isEnding(beat)) {
        const round = this.story?.round ?? this.shown?.view.round ?? 1;
        const before = this.story?.beats ?? [];
        this.story = { round, beats: [...before, beat], done: false };
      }
      const end = beat === last && entry === update.entries.at(-1);
      const state = end && !finishes ? this.stateOf(update.seats) : null;
      if (state) this.show(state, update.number);
      else if (this.shown) this.show(apply(this.shown, beat));
      if (isEnding(beat)) await this.pause(STEP_PAUSE + PER_LINE * beat.lines.length);
      else if (!end || entry.seat !== this.viewer) await this.pause(PLAY_PAUSE);
    }
    this.skipping = false;
    if (finishes && this.story) {
      this.story = { ...this.story, done: true };
      await this.pause(null);
    }
    this.story = null;
  }

  /** Wait so long, or (null) until somebody goes on. */
  private pause(time: number | null): Promise<void> {
    const none = time !== null && (this.skipping || still() || document.hidden);
    if (none) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = time === null ? undefined : setTimeout(() => this.hasten?.(), time);
      this.hasten = () => {
        clearTimeout(timer);
        this.hasten = null;
        resolve();
      };
    });
  }
}
