/** Two games of one deal, move by move. */

import type { Message, Replay } from "../types";

export interface Move {
  step: number;
  /** As a record has it: by this two moves are compared. */
  action: string;
  line: Message | null;
}
export interface Pair {
  round: number;
  mine: Move | undefined;
  other: Move | undefined;
}

/** The moves of the first seat by round. */
function movesOf(replay: Replay): Move[][] {
  const rounds: Move[][] = [];
  let round = replay.steps[0]?.state.view.round ?? 1;
  for (const { number, seat, action, told, state } of replay.steps) {
    if (seat === 0) {
      (rounds[round] ??= []).push({ step: number, action: action ?? "", line: told.lines[0]?.message ?? null });
    }
    round = state.view.round;
  }
  return rounds;
}

/** The moves of both side by side: the first of each round beside the first, and so on. */
export function pairsOf(mine: Replay, other: Replay): Pair[] {
  const [ours, theirs] = [movesOf(mine), movesOf(other)];
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, round) => {
    const [left, right] = [ours[round] ?? [], theirs[round] ?? []];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => ({
      round,
      mine: left[at],
      other: right[at],
    }));
  }).flat();
}

/** The first pair that differs; -1 where the games are the same. */
export const parting = (pairs: Pair[]): number =>
  pairs.findIndex(({ mine, other }) => mine?.action !== other?.action);
