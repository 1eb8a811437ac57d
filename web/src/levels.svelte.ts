/** The ladder of opponents, and how strong each is. */

import { options } from "./options";
import type { Level, Message } from "./types";

/** What a player chooses from, the weakest rung first. */
export const OPPONENTS: readonly Level[] = [
  "adaptive",
  "beginner",
  "novice",
  "regular",
  "skilled",
  "strong",
  "expert",
  "master",
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

/** A level's name with its rating, as soon as the server has said it. */
export function rated(level: string): Message {
  if (!asked) ask();
  const name = { id: `page-level-${level}` };
  const rating = ratings?.[level];
  return rating === undefined ? name : { id: "page-level-rated", args: { level: name, rating: String(rating) } };
}
