/** What is said at a table, as this page shows it. */

import { store, stored } from "../stored";
import type { Message, Phrase, Spoken, TalkLine } from "../types";

export const PHRASES: Phrase[] = ["hello", "good-luck", "thinking", "well-played", "thanks", "oops"];
/** In the place of a seat: all who watch. */
export const SPECTATORS = -1;
const KEY = "lux-muted";
const MOST_KEPT = 100;

/** The names of muted people stay in the browser: nobody else is to know. */
const kept = (): string[] => stored(KEY, []);

export class Talk {
  private all = $state.raw<TalkLine[]>([]);
  /** Seats whose lines are not shown; `SPECTATORS` for all who watch. */
  muted = $state.raw<ReadonlySet<number>>(new Set());
  /** The number of the last line that was read. */
  private read = $state(0);
  error = $state.raw<Message | null>(null);
  private readonly ids = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly mine: () => number | null,
    private readonly post: (message: Spoken) => string,
  ) {
    const prefix = `${table}:`;
    const seats = kept().filter((one) => one.startsWith(prefix));
    this.muted = new Set(seats.map((one) => Number(one.slice(prefix.length))));
  }

  readonly lines: TalkLine[] = $derived(
    this.all.filter((line) => !this.muted.has(line.seat ?? SPECTATORS)),
  );
  /** Whether somebody who watches has said something. */
  readonly watched: boolean = $derived(this.all.some((line) => line.seat === null));
  readonly unread: number = $derived(
    this.lines.filter((line) => line.number > this.read && line.seat !== this.mine()).length,
  );

  hear(line: TalkLine): void {
    // A connection that comes back is told the last lines again.
    if (this.all.some((one) => one.number === line.number)) return;
    this.all = [...this.all, line].sort((one, other) => one.number - other.number);
  }

  seen(): void {
    this.read = this.all.at(-1)?.number ?? 0;
  }

  say(text: string): void {
    this.error = null;
    this.ids.add(this.post({ type: "say", text }));
  }

  phrase(phrase: Phrase): void {
    this.error = null;
    this.ids.add(this.post({ type: "phrase", phrase }));
  }

  /** Whether a refusal was for something that was said. */
  refused(id: string | null, error: Message): boolean {
    if (id === null || !this.ids.has(id)) return false;
    this.error = error;
    return true;
  }

  mute(seat: number, off: boolean): void {
    const muted = new Set(this.muted);
    if (off) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    const one = `${this.table}:${seat}`;
    const rest = kept().filter((other) => other !== one);
    store(KEY, (off ? [...rest, one] : rest).slice(-MOST_KEPT));
  }
}
