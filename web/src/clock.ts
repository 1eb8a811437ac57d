/** Times as they are said and shown. */

import type { Message } from "./types";

/** The clocks that a table can have, in seconds. */
export const CLOCKS = [30, 60, 120, 300, 3600, 28_800, 86_400, 259_200];

const UNITS: [string, number][] = [
  ["days", 86_400],
  ["hours", 3600],
  ["minutes", 60],
];

/** "2 minutes a move". */
export function clockName(seconds: number | null): Message {
  if (seconds === null) return { id: "page-clock-none" };
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
