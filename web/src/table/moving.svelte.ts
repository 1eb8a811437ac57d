/** Cards move when what is shown changes. */

import { still } from "../preferences.svelte";
import type { SeatState } from "../types";
import type { Hint } from "./cards";
import { Mover } from "./flip";

interface Shown {
  shown: SeatState | null;
  /** What is shown is a new picture, not a change of the one before. */
  fresh: boolean;
  from: Hint[];
  to: Hint[];
}

/** For a component to call while it starts. `changed` hears of every change, and says whether to move. */
export function moving(play: Shown, root: () => HTMLElement | undefined, changed: () => boolean): void {
  const mover = new Mover(still);
  let known: unknown = null;
  $effect.pre(() => {
    const here = root();
    if (play.shown === known || !here || !known) return;
    if (play.fresh) mover.forget();
    else mover.first(here);
  });
  $effect(() => {
    if (play.shown === known) return;
    const here = known !== null && root();
    known = play.shown;
    if (changed() && here) mover.last(here, play.from, play.to);
  });
}
