/** What the parts of a table share. */

import { getContext, setContext } from "svelte";
import type { Talk } from "../chat/talk.svelte";
import type { Choice } from "../types";
import type { Adviser } from "./adviser.svelte";
import type { Chooser } from "./chooser.svelte";
import type { Note } from "./notes";
import type { Play } from "./play.svelte";

/** What the board shows: a live table, or a replay. */
export type Seen = Pick<
  Play,
  | "info"
  | "connection"
  | "sending"
  | "error"
  | "next"
  | "table"
  | "viewer"
  | "zones"
  | "marked"
  | "story"
  | "busy"
  | "shown"
  | "log"
  | "since"
  | "light"
  | "act"
  | "canTakeBack"
  | "takeBack"
  | "advance"
  | "skip"
> & { talk: Talk | null };
/** In place of what only a live table has, for a replay and for a puzzle. */
export class NotLive {
  readonly connection = "open";
  readonly canTakeBack = false;
  readonly story = null;
  readonly next = null;
  readonly table = null;
  readonly talk = null;
  readonly since = [];
  takeBack = (): void => undefined;
  advance = (): void => undefined;
  skip = (): void => undefined;
  light = (): void => undefined;
}

export interface Shared {
  play: Seen;
  chooser: Chooser;
  /** What gives hints; null in a replay. */
  adviser: Adviser | null;
  /** What an analysis or a hint notes on the table. */
  notes(): Note[];
  /** Open the explanation of a power. */
  explain(power: string): void;
  /** Open a player's page. */
  person(seat: number): void;
}
const KEY = Symbol("table");
export const share = (shared: Shared): Shared => setContext(KEY, shared);
export const table = (): Shared => getContext<Shared>(KEY);

/** What a thing that makes a choice needs, so that what it would change is shown beforehand. */
export function peek(chooser: Chooser, choice: Choice) {
  const look = () => {
    chooser.peeked = choice;
  };
  const away = () => {
    chooser.peeked = null;
  };
  return { onpointerenter: look, onpointerleave: away, onfocus: look, onblur: away };
}
