/** A replay that is being looked at: which frame, from where, and whether it runs by itself. */

import { hints, kindsOf, marks, track, type Hint, type Zones } from "../table/cards";
import { NotLive, type Seen } from "../table/context";
import type { Message, Replay, TableInfo, Viewpoint } from "../types";
import { framesOf, linesOf, sameMoment, type Frame, type Told } from "./frames";

export const SPEEDS = [0.5, 1, 2, 4];
const PAUSE = 1_600;

export class Watching extends NotLive implements Seen {
  replay = $state.raw<Replay | null>(null);
  frames = $state.raw<Frame[]>([]);
  lines = $state.raw<Told[]>([]);
  at = $state(0);
  speed = $state(1);
  running = $state(false);
  zones = $state.raw<Zones>({});
  marked = $state.raw<Set<string>>(new Set());
  from: Hint[] = [];
  to: Hint[] = [];
  /** What is shown is a new picture, not a change of the one before. */
  fresh = true;

  readonly sending = 0;
  readonly busy = false;
  readonly log = [];
  error = $state.raw<Message | null>(null);
  act = (): void => undefined;

  /** Whether somebody is away now says nothing about then. */
  readonly info: TableInfo | null = $derived.by(() => {
    const info = this.replay?.info;
    if (!info) return null;
    return { ...info, players: info.players.map((one) => ({ ...one, away_since: null })) };
  });
  readonly frame: Frame | null = $derived(this.frames[this.at] ?? null);
  readonly shown = $derived(this.frame?.state ?? null);
  readonly viewer: number | null = $derived(this.shown?.seat ?? null);
  readonly last: number = $derived(Math.max(0, this.frames.length - 1));

  /** Show a game from another viewpoint, at the same moment. */
  open(replay: Replay, step: number | null): void {
    this.replay = replay;
    this.frames = framesOf(replay.steps);
    this.lines = linesOf(this.frames);
    this.zones = {};
    this.go(step === null ? 0 : sameMoment(this.frames, step));
    this.fresh = true;
  }

  go(at: number): void {
    const next = Math.min(Math.max(0, at), this.frames.length - 1);
    const frame = this.frames[next];
    if (!frame) return;
    const forward = next === this.at + 1;
    this.fresh = Math.abs(next - this.at) !== 1;
    this.zones = track(this.zones, kindsOf(frame.state));
    this.marked = forward ? marks(frame.events) : new Set();
    ({ from: this.from, to: this.to } = forward ? hints(frame.events) : { from: [], to: [] });
    this.at = next;
    if (next === this.last) this.running = false;
  }

  /** Show what was there after a step. */
  goToStep(step: number): void {
    this.go(sameMoment(this.frames, step));
  }

  toggle(): void {
    if (!this.running && this.at === this.last) this.go(0);
    this.running = !this.running;
  }

  /** How long a frame is shown when it runs by itself. */
  pause(): number {
    return (PAUSE + 400 * Math.max(0, (this.frame?.lines.length ?? 1) - 1)) / this.speed;
  }
}

/** The step that the end of an address asks for. */
export const stepOf = (hash: string): number | null => (/^#\d+$/.test(hash) ? Number(hash.slice(1)) : null);

/** The viewpoint that an address asks for. */
export function viewpointOf(text: string | null): Viewpoint | null {
  if (text === "all" || text === "none") return text;
  return text !== null && /^[0-3]$/.test(text) ? Number(text) : null;
}
