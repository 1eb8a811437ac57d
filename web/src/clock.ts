/** Times as they are said and shown. */

import type { Message } from "./types";

/** A clock: seconds for a move; with an increment for the whole game, to which each move adds. */
export interface ClockKind {
  clock: number | null;
  increment: number | null;
}

/** The clocks that the page offers. */
export const MOVE_CLOCKS: ClockKind[] = [30, 60, 120, 300, 3600, 28_800, 86_400, 259_200].map((clock) => ({
  clock,
  increment: null,
}));
export const GAME_CLOCKS: ClockKind[] = [
  { clock: 180, increment: 2 },
  { clock: 300, increment: 5 },
  { clock: 600, increment: 5 },
  { clock: 900, increment: 10 },
  { clock: 1800, increment: 20 },
];

const UNITS: [string, number][] = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
];

/** "2 minutes a move", or "5 min a player + 5 s a move". */
export function clockName({ clock: seconds, increment }: ClockKind): Message {
  if (seconds === null) return { id: "page-clock-none" };
  if (increment !== null) {
    const rest = seconds % 60;
    const time = `${Math.floor(seconds / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
    return { id: increment ? "page-clock-game" : "page-clock-game-only", args: { time, count: increment } };
  }
  const [unit, size] = UNITS.find(([, size]) => seconds >= size && seconds % size === 0) ?? ["seconds", 1];
  return { id: `page-clock-${unit}`, args: { count: seconds / size } };
}

/** What is left, short: "1:05", "3:20 h", "2 d". */
export function left(seconds: number): Message {
  const rest = Math.max(0, Math.ceil(seconds));
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  if (rest >= 2 * 86_400) return { id: "page-left-days", args: { count: Math.floor(rest / 86_400) } };
  if (rest >= 3600) {
    return { id: "page-left-hours", args: { time: `${Math.floor(rest / 3600)}:${two((rest % 3600) / 60)}` } };
  }
  return { id: "page-left-minutes", args: { time: `${Math.floor(rest / 60)}:${two(rest % 60)}` } };
}
