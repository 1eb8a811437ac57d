/** What a seat has passed on in this round's draft, and what it knows by that. */

import type { Kind, SeatState } from "../types";

export interface Passed {
  /** The seat it was passed to. */
  to: number;
  packs: Kind[][];
  /** With two seats: what the other surely had when the draft was over. */
  known: Kind[];
}

/** The cards that were passed; none of ROB's, who passes nothing. */
export function passedBy(state: SeatState): Passed | null {
  const { view, seat } = state;
  const player = seat === null ? undefined : view.players[seat];
  if (!player?.passed?.length || view.rob) return null;
  const to = (seat! + 1) % view.players.length;
  const over = view.phase !== "draft" && view.players.length === 2;
  return { to, packs: player.passed, known: over ? kept(player.passed, player.received ?? []) : [] };
}

/** Two of the cards passed first come back in the last pack; the rest stays with the other seat. */
function kept([first = [], then = []]: Kind[][], received: Kind[][]): Kind[] {
  const back = [...(received[2] ?? [])];
  const stayed = first.filter((kind) => {
    const at = back.indexOf(kind);
    if (at >= 0) back.splice(at, 1);
    return at < 0;
  });
  return [...stayed, ...then].sort();
}
