/** The ladder of opponents, and how strong each is. */

import { options } from "./options";
import type { Level, Message } from "./types";

/** What a player chooses from, the weakest first: the ladder, and the net alone. */
export const OPPONENTS: readonly Level[] = [
  "adaptive",
  "beginner",
  "novice",
  "regular",
  "skilled",
  "strong",
  "expert",
  "master",
  "instinct",
  "grandmaster",
  "champion",
];

let ratings = $state.raw<Record<string, number> | null>(null);
let asked = false;

function ask(): void {
  asked = true;
  void options()
    .then((found) => (ratings = found.ratings))
    .catch(() => (asked = false));
}

const nameOf = (level: string): Message => ({ id: `page-level-${level}` });

/** A level's rating as text, as soon as the server has said it. */
function ratingOf(level: string): string | undefined {
  if (!asked) ask();
  return ratings?.[level]?.toString();
}

/** A level's name with its rating, short enough for a list of them. */
export function rated(level: string): Message {
  const rating = ratingOf(level);
  return rating ? { id: "page-level-rated", args: { level: nameOf(level), rating } } : nameOf(level);
}

/** A bot of a level, for a reader who may not know what the number means. */
export function botOf(level: string): Message {
  const rating = ratingOf(level);
  return rating
    ? { id: "page-bot-rated", args: { level: nameOf(level), rating } }
    : { id: "page-bot", args: { level: nameOf(level) } };
}
