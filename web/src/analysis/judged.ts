/** What an analysis says of the moments of a game. */

import type { Note } from "../table/notes";
import { percent } from "../texts/language.svelte";
import type { Analysis, Decision, Message, Viewpoint } from "../types";

export const MARKS = { inaccuracy: "?!", mistake: "?", blunder: "??" } as const;
export type Judgement = keyof typeof MARKS;
export const JUDGEMENTS = Object.keys(MARKS) as Judgement[];

export interface Judged extends Decision {
  seat: number;
}

/** The decisions of those whose cards are open, in their order. */
export function decisionsOf({ players }: Analysis, from: Viewpoint): Judged[] {
  return players
    .filter(({ seat }) => typeof from !== "number" || seat === from)
    .flatMap(({ seat, decisions }) => decisions.map((one) => ({ ...one, seat })))
    .sort((one, other) => one.step - other.step);
}

/** The next mistake from a position, or the one before it; null where there is none. */
export function mistakeFrom(decisions: Judged[], position: number, direction: 1 | -1): Judged | null {
  const all = decisions.filter(({ judgement }) => judgement !== null);
  if (direction > 0) return all.find(({ step }) => step - 1 > position) ?? null;
  return all.findLast(({ step }) => step - 1 < position) ?? null;
}

/** Everything that was judged, and the costliest of each player even if it was not; the worst first. */
export function costliestOf({ players }: Analysis, decisions: Judged[]): Judged[] {
  const most = new Set(players.flatMap(({ costliest }) => costliest));
  return decisions
    .filter(({ step, judgement }) => judgement !== null || most.has(step))
    .sort((one, other) => other.loss - one.loss);
}

/** What an action is worth. Those that were tried less than the best one may only look better. */
export const winOf = (decision: Decision, { win }: { win: number }): number =>
  Math.min(win, decision.win);

/** How a decision is judged, in a sentence; what would have been better is said by itself. */
export function verdict(decision: Judged, names: readonly string[]): Message {
  const args = {
    seat: names[decision.seat]!,
    win: percent(decision.win),
    after: percent(decision.win_after),
    better: "",
  };
  return { id: decision.judgement ? `analysis-is-${decision.judgement}` : "analysis-fine", args };
}

/** The actions of a decision as notes on the table. */
export function notesOf(decision: Judged, answer: boolean): Note[] {
  return decision.options
    .filter(({ action }) => answer || action === decision.action)
    .map(({ action, target, win }) => ({
      seat: decision.seat,
      action,
      target,
      win: winOf(decision, { win }),
      role: answer && action === decision.best ? "best" : action === decision.action ? "played" : "other",
    }));
}
