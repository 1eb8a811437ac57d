/** A table as the page knows it: what the server said, and what of it is shown already. */

import { connection, SERVERLESS } from "#connection";
import { api, Refused } from "../api";
import { Talk } from "../chat/talk.svelte";
import { Live, type Connection } from "../live/socket";
import { still } from "../preferences.svelte";
import { hear, soundOf } from "../sounds";
import type { Choice, Entry, GameEvent, Message, SeatState, TableInfo, Told, Update } from "../types";
import { isEnding, type Beat } from "./beats";
import { isQuick, pauseOf } from "./pace";
import { scenesOf } from "./scenes";
import { sinceTurn, type Deed, type Heard } from "./since";
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

/** How long a place that was asked for is lit. */
const LIT = 2_500;
/** How long a spectator may read a round end: the players do not wait for it. */
const READING = 12_000;
/** A page that is this far behind goes to the newest position at once. */
const TOO_FAR = 6;
/** So does one with more entries to show than bots that do not pause make in one round of turns. */
const TOO_MANY = 18;

export class Play {
  info = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  /** Actions that the server has not answered. */
  sending = $state(0);
  missing = $state(false);
  /** Why the table cannot be shown although it exists. */
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
  private told = $state.raw<Heard[]>([]);
  /** The last entry that the log may show: it does not run ahead of the board. */
  private logged = $state(-1);
  /** The entry that is being shown, or was. */
  private begun = $state(-1);
  private lit: ReturnType<typeof setTimeout> | undefined;

  private readonly live: Live;
  readonly talk: Talk;
  private queue: Update[] = [];
  /** What shows one update after another; null while nothing is left, or what it shows is not ours any more. */
  private telling: object | null = null;
  private hasten: (() => void) | null = null;
  private skipping = false;
  /** The beats of a round end so far; it may stop at choices. */
  private ending: Beat[] = [];
  private stopped = false;
  private readonly wakeUp = () => {
    if (document.visibilityState === "visible") this.live.hurry();
  };

  private readonly cut = () => this.live.cut();

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
      path,
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
      connection.open.bind(connection),
      api.news,
      isQuick,
      // In the browser nothing is lost on the way, and while a bot thinks nobody is answered.
      !SERVERLESS,
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
    if (!SERVERLESS) addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.wakeUp);
  }

  stop(): void {
    this.stopped = true;
    this.live.stop();
    this.hasten?.();
    removeEventListener("online", this.wakeUp);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.wakeUp);
  }

  /** What the viewer was told until an entry, without what was taken back. */
  private toldUntil(last: number): Heard[] {
    const until = this.told.filter(({ entry }) => entry.number <= last);
    const back = new Set(until.flatMap(({ entry }) => entry.back));
    return until.filter(({ entry, told }) => told.seat === this.viewer && !back.has(entry.number));
  }
  readonly log: LogLine[] = $derived.by(() =>
    this.toldUntil(this.logged).flatMap(({ entry, told }) =>
      told.lines.map(({ message }, at) => ({ key: `${entry.number}-${at}`, message })),
    ),
  );
  /** What the others did since the viewer's turn; the last turn of a round stays while its end is told. */
  readonly since: Deed[] = $derived.by(() =>
    sinceTurn(this.toldUntil(Math.max(this.logged, this.begun)), this.viewer, this.shown?.names.length ?? 0),
  );

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

  /** Whether our last action can be taken back: not while an answer is still on its way. */
  readonly canTakeBack = $derived(
    Boolean(this.shown?.can_take_back) && !this.busy && this.story === null,
  );

  takeBack(): void {
    if (this.viewer !== null && this.canTakeBack) this.live.takeBack(this.viewer);
  }

  /** Look with another seat's eyes (a shared device). */
  look(seat: number): void {
    this.viewer = seat;
    this.zones = {};
    this.fresh = true;
    this.settle();
  }

  /** Light for a while where something happened. */
  light(events: GameEvent[]): void {
    clearTimeout(this.lit);
    this.marked = marks(events);
    this.lit = setTimeout(() => {
      if (!this.telling) this.marked = new Set();
    }, LIT);
  }

  /** The player has chosen another pace. */
  repace(): void {
    this.live.ping();
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
    if (!this.telling) void this.pump();
  }

  private stateOf(seats: SeatState[]): SeatState | null {
    return seats.find((state) => state.seat === this.viewer) ?? seats[0] ?? null;
  }

  /** Show the newest position, and nothing more of what was being told to another seat. */
  private settle(): void {
    this.queue = [];
    this.ending = [];
    this.telling = this.story = null;
    this.skipping = false;
    this.marked = new Set();
    this.from = this.to = [];
    this.hasten?.();
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
    const telling = {};
    this.telling = telling;
    while (this.queue.length > 0) {
      const update = this.queue.shift()!;
      const behind = update.entries.length > TOO_FAR || this.queue.length > TOO_MANY;
      for (const entry of update.entries) {
        const told = entry.told.find((one) => one.seat === this.viewer) ?? entry.told[0];
        if (behind) this.ending = [];
        if (!told || behind) continue;
        if (entry.back.length > 0) this.announce(told.lines.map((line) => line.message));
        else if (!(await this.tell(entry, told, update))) return;
      }
      this.logged = Math.max(this.logged, update.number);
      const state = this.stateOf(update.seats);
      if (state) this.show(state, update.number);
      this.from = this.to = [];
    }
    this.marked = new Set();
    this.telling = null;
  }

  /** Show an entry scene by scene; after the last beat comes the server's position. Whether there is more to tell. */
  private async tell(entry: Entry, told: Told, update: Update): Promise<boolean> {
    if (!this.shown) return true;
    const { telling } = this;
    this.begun = entry.number;
    const newest = entry === update.entries.at(-1);
    const scenes = scenesOf(told, this.shown, newest ? this.stateOf(update.seats) : null);
    const ending = scenes.filter(({ beat }) => isEnding(beat));
    const finishes = ending.some(({ beat: { step } }) => step === "next" || step === "score");
    const last = scenes.at(-1);
    this.announce(told.lines.map((line) => line.message));
    if (ending.length === 0) this.logged = entry.number;
    for (const scene of scenes) {
      const { beat } = scene;
      // A deal and the scores are for everybody: a mark on all of them says nothing.
      this.marked = beat.step === "next" || beat.step === "score" ? new Set() : marks(beat.events);
      if (!this.skipping) hear(soundOf(beat.events));
      const { from, to } = hints(beat.events);
      this.from = from;
      this.to = to;
      if (isEnding(beat)) {
        this.ending = [...this.ending, beat];
        this.story = { round: this.shown.view.round, beats: this.ending, done: false };
      }
      const end = scene === last && newest;
      const state = end && !finishes ? this.stateOf(update.seats) : null;
      if (state) this.show(state, update.number);
      else this.show(scene.state);
      if (isEnding(beat) || !end || entry.seat !== this.viewer) await this.pause(pauseOf(beat));
      if (telling !== this.telling) return false;
    }
    this.skipping = false;
    if (finishes && this.story) {
      this.story = { ...this.story, done: true };
      const timer = this.viewer === null ? setTimeout(() => this.advance(), READING) : undefined;
      await this.pause(null);
      clearTimeout(timer);
      if (telling !== this.telling) return false;
    }
    if (finishes) this.ending = [];
    this.story = null;
    return true;
  }

  /** Wait this long, or (null) until somebody goes on. */
  private pause(time: number | null): Promise<void> {
    const none = time !== null && (time === 0 || this.skipping || still() || document.hidden);
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
