/** An entry of the log cut into beats: what is shown together, before a short pause.

The last play of a round, the round end and the deal of the next round are one entry. A page that
went straight to the new position would show nothing of what happened. */

import type { GameEvent, Message, Told, View } from "../types";

export type Step = "play" | "rob" | "lay-down" | "reveal" | "over" | "bonus" | "next" | "score";

export interface Beat {
  step: Step;
  events: GameEvent[];
  lines: Message[];
}

const BEGINS_END = new Set(["laid_down", "revealed", "revealed_rebel", "over_limit"]);
const BEFORE_OVER = new Set(["spent", "returned", "lost_aristocrat"]);
const BONUS = new Set(["bonus", "removed", "took_gold", "followed"]);
const CLOCK = new Set(["late", "lost_seat"]);
const STEPS: Record<string, Step> = {
  laid_down: "lay-down",
  left_over: "lay-down",
  revealed: "reveal",
  revealed_rebel: "reveal",
  over_limit: "over",
  paid: "over",
  discarded: "over",
  lost_aristocrat: "over",
  spent: "over",
  returned: "over",
  bonus: "bonus",
  removed: "bonus",
  took_gold: "bonus",
  followed: "bonus",
  scored: "score",
  power_points: "score",
  won: "score",
};

/** Where in the events the round end begins; their number if it does not. */
export function endBegins(events: GameEvent[], before: View | null): number {
  // A choice of gold or of a bonus card was made inside a round end.
  if (before?.phase === "gold") return 0;
  if (before?.phase === "bonus" && before.pending?.bonus) return 0;
  const first = events.findIndex((event) => BEGINS_END.has(event.what));
  if (first >= 0) return backOver(events, first, BEFORE_OVER);
  const last = events.findIndex((event) => event.what === "next_start" || event.what === "scored");
  return last < 0 ? events.length : backOver(events, last, BONUS);
}

function backOver(events: GameEvent[], from: number, what: Set<string>): number {
  let at = from;
  // What follows a play at once is the play's own gold, or the bonus card ROB's symbol gave.
  while (at > 0 && what.has(events[at - 1]!.what) && events[at - 2]?.what !== "played") at--;
  return at;
}

/** Whether an event goes on with what the one before it began. */
function goesOn(step: Step, last: GameEvent, event: GameEvent): boolean {
  if (step === "over") {
    // Each seat's district that is over is told by itself, with what it cost.
    return event.what !== "over_limit" || BEFORE_OVER.has(last.what);
  }
  if (step === "bonus") {
    if (last.what === "removed") return false;
    return last.what === "took_gold" || last.district === event.district;
  }
  return true;
}

/** The beats of what one seat was told. `before` is the view that was shown until then. */
export function beatsOf(told: Told, before: View | null): Beat[] {
  const { events } = told;
  const end = endBegins(events, before);
  const beats: Beat[] = [];
  const starts: number[] = [];
  events.forEach((event, at) => {
    const step = stepOf(event, at >= end, events[at - 1], beats.at(-1)?.step);
    const current = beats.at(-1);
    const same = current?.step === step && event.what !== "rob_turned";
    if (current && same && (at < end || goesOn(step, events[at - 1]!, event))) {
      current.events.push(event);
    } else {
      beats.push({ step, events: [event], lines: [] });
      starts.push(at);
    }
  });
  for (const line of told.lines) {
    const at = Math.min(...line.events);
    const beat = starts.findLastIndex((start) => start <= at);
    beats[Math.max(0, beat)]?.lines.push(line.message);
  }
  return beats;
}

function stepOf(
  event: GameEvent,
  ending: boolean,
  before: GameEvent | undefined,
  last: Step | undefined,
): Step {
  if (event.what === "rob_turned") return "rob";
  // The clock made a move; what this move began comes after it.
  if (CLOCK.has(event.what)) return "play";
  // A sentinel that was not needed becomes gold again.
  if (ending && event.what === "took_gold" && before?.what === "returned") return "over";
  if (!ending) return last === "rob" ? "rob" : "play";
  return STEPS[event.what] ?? (event.what === "next_start" ? "next" : (last ?? "next"));
}

const ENDING = new Set<Step>(["lay-down", "reveal", "over", "bonus", "next", "score"]);
export const isEnding = (beat: Beat): boolean => ENDING.has(beat.step);
