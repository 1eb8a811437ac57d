/** How fast things are told and moved: as the player prefers. */

import { preferences, type Pace } from "../preferences.svelte";
import { isEnding, type Beat } from "./beats";

const PLAY = 550;
const STEP = 1_900;
const PER_LINE = 500;
/** Many lines of one kind are seen at a glance. */
const LINES = 6;
/** The cards leave while the next verdict comes. */
const LOST = 900;
const MOVE = 380;

const PAUSES: Record<Pace, number> = { calm: 2.2, normal: 1, fast: 0.4, instant: 0 };
const MOVES: Record<Pace, number> = { calm: 1.5, normal: 1, fast: 0.5, instant: 0 };

/** How many milliseconds a beat is looked at. */
export function pauseOf({ step, events, lines }: Beat): number {
  const told = STEP + PER_LINE * Math.min(lines.length, LINES);
  const time = !isEnding({ step, events, lines }) ? PLAY : events[0]?.what === "discarded" ? LOST : told;
  return time * PAUSES[preferences.pace];
}

/** Whether bots need not pause before they play: their moves are told here at this pace. */
export const isQuick = (): boolean => PAUSES[preferences.pace] < 1;

/** How many milliseconds a card moves. */
export const moveTime = (): number => MOVE * MOVES[preferences.pace];
