/** An entry of the log cut into beats: what is shown together, before a short pause.

The last play of a round, the round end and the deal of the next round are one entry. A page that
went straight to the new position would show nothing of what happened. */

import type { GameEvent, Message, Told, View } from "../types";

export type Step = "play" | "rob" | "lay-down" | "reveal" | "check" | "bonus" | "next" | "score";
/** The heading under which a line is told: its step, or the tile that it is about. */
export type Heading = Step | "sentinel" | "follower";

export interface BeatLine {
  message: Message;
  under: Heading;
}
export interface Beat {
  step: Step;
  events: GameEvent[];
  lines: BeatLine[];
}

const BEGINS_END = new Set([
  "laid_down",
  "revealed",
  "revealed_rebel",
  "over_limit",
  "paid",
  "lost_aristocrat",
  "spent",
  "returned",
  "next_start",
  "scored",
]);
/** What may be told after the gold that goes with it. */
const AFTER_GOLD = new Set(["removed", "next_start", "scored"]);
/** What begins to tell of a home that is, or nearly was, over its limit. */
const BEGINS_HOME = new Set(["over_limit", "lost_aristocrat", "spent"]);
const CLOCK = new Set(["late", "lost_seat"]);
const STEPS: Record<string, Step> = {
  laid_down: "lay-down",
  left_over: "lay-down",
  revealed: "reveal",
  revealed_rebel: "reveal",
  over_limit: "check",
  paid: "check",
  discarded: "check",
  lost_aristocrat: "check",
  spent: "check",
  returned: "check",
  bonus: "bonus",
  removed: "bonus",
  took_gold: "bonus",
  followed: "bonus",
  scored: "score",
  power_points: "score",
  won: "score",
};

const OWN_HEADING: Record<string, Heading> = {
  spent: "sentinel",
  returned: "sentinel",
  followed: "follower",
};

/** Where in the events the round end begins; their number if it does not. It may stop at a choice. */
function endBegins(events: GameEvent[], before: View | null): number {
  if (before?.phase === "gold") return 0;
  // The bonus card that ROB's symbol gives him belongs to his play.
  let symbol = Boolean(before?.pending?.rob);
  for (const [at, event] of events.entries()) {
    const given = !symbol && (event.what === "bonus" || event.what === "removed");
    if (given || BEGINS_END.has(event.what)) return withGold(events, at);
    if (event.what === "rob_turned") symbol = event.symbol ?? false;
    else if (event.what === "played") symbol &&= event.where === "capital";
    else if (!CLOCK.has(event.what)) symbol = false;
  }
  return events.length;
}

/** Back over the gold that tied seats got, but not over the Merchant's: it follows a play at once. */
function withGold(events: GameEvent[], from: number): number {
  if (!AFTER_GOLD.has(events[from]!.what)) return from;
  let at = from;
  const byPower = () => events[at - 2]?.what === "played" && events[at - 2]?.where === "capital";
  while (events[at - 1]?.what === "took_gold" && !byPower()) at--;
  return at;
}

/** Whether an event goes on with what the one before it began. */
function goesOn(step: Step, last: GameEvent, event: GameEvent): boolean {
  if (step === "check") {
    // Each seat's district that is over is told by itself, and then what it cost.
    const same = event.seat === last.seat && event.district === last.district;
    return event.what !== "discarded" && (same || !BEGINS_HOME.has(event.what));
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
    const beat = beats[Math.max(0, starts.findLastIndex((start) => start <= at))];
    const under = OWN_HEADING[events[at]!.what] ?? beat?.step;
    if (beat && under) beat.lines.push({ message: verdict(line.message, events, at), under });
  }
  return beats;
}

/** "pink 13 > 12: lost" instead of a sentence about a home that is over its limit. */
function verdict(message: Message, events: GameEvent[], at: number): Message {
  const { what, seat, district } = events[at]!;
  if (what !== "over_limit") return message;
  const lost = events.some(
    (event, later) =>
      later > at && event.what === "discarded" && event.seat === seat && event.district === district,
  );
  const you = message.id.endsWith("-you") ? "-you" : "";
  return { ...message, id: `page-verdict-${lost ? "lost" : "over"}${you}` };
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
  if (ending && event.what === "took_gold" && before?.what === "returned") return "check";
  if (!ending) return last === "rob" ? "rob" : "play";
  return STEPS[event.what] ?? (event.what === "next_start" ? "next" : (last ?? "next"));
}

const ENDING = new Set<Step>(["lay-down", "reveal", "check", "bonus", "next", "score"]);
export const isEnding = (beat: Beat): boolean => ENDING.has(beat.step);
