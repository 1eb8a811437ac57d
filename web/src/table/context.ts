/** What the parts of a table share. */

import { getContext, setContext } from "svelte";
import type { Chooser } from "./chooser.svelte";
import type { Play } from "./play.svelte";

export interface Shared {
  play: Play;
  chooser: Chooser;
  /** Open the explanation of a power. */
  explain(power: string): void;
  /** Open a player's page. */
  person(seat: number): void;
}
const KEY = Symbol("table");
export const share = (shared: Shared): Shared => setContext(KEY, shared);
export const table = (): Shared => getContext<Shared>(KEY);
