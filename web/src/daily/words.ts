/** What is said about the deal of the day. */

import { sent } from "../address";
import { rated } from "../levels.svelte";
import { language, say } from "../texts/language.svelte";
import type { DayResult, DayResults } from "../types";

/** A day of UTC, in the reader's language. */
export const dateOf = (iso: string): string =>
  new Intl.DateTimeFormat(language.current, { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso));

/** A level, with its rating if wished, without what is said about it behind a colon. */
export const levelName = (level: string, rating = true): string =>
  say(rating ? rated(level) : `page-level-${level}`).split(/\s*:/)[0]!;

export const nameOf = (one: DayResult): string =>
  one.level ? say("page-bot", { level: levelName(one.level) }) : (one.name ?? "");

export const signed = (lead: number): string =>
  new Intl.NumberFormat(language.current, { signDisplay: "exceptZero" }).format(lead).replace("-", "\u2212");

/** "Won by 7, rank 3 of 12"; without the rank while levels still play, as it may change at once. */
export function resultOf(one: DayResult, day: DayResults): string {
  const lead = Math.abs(one.lead ?? 0);
  const how = `daily-${one.won ? "won" : "lost"}${lead === 0 ? "-level" : ""}`;
  if (day.playing > 0) return say(how, { lead });
  const place = { id: "daily-place", args: { rank: one.rank ?? 0, count: day.ranked } };
  return say("daily-share-result", { result: { id: how, args: { lead } }, place });
}

/** What is shared: no card, no move, and a sign for each round. */
export const shareText = (day: DayResults, mine: DayResult): string =>
  [
    say("daily-share-head", { number: day.day }),
    resultOf(mine, day),
    day.signs,
    sent("/daily"),
  ].join("\n");
