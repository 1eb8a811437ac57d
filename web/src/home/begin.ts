/** A new table as the player last wanted one. */

import { api } from "../api";
import { FIRST_DEAL } from "../learn/deal";
import { preferences } from "../preferences.svelte";
import { route } from "../route.svelte";
import { say } from "../texts/language.svelte";
import type { NewTable } from "../types";

const playerName = (): string => preferences.name.trim() || say("page-guest");

async function open(table: NewTable, search = ""): Promise<void> {
  const made = await api.create({ name: playerName(), ...table });
  route.go(`/t/${made.table}${search}`);
}

/** Play on from a step of a finished game, in a seat of it. */
export async function playOn(path: string, step: number, seat: number): Promise<void> {
  const made = await api.playOn(path, { step, seat, level: preferences.level, name: playerName() });
  route.go(`/t/${made.table}`);
}

/** Begin a game; `more` is what only this table has. */
export function begin(kind: NonNullable<NewTable["kind"]>, more: NewTable = {}): Promise<void> {
  const { edition, seats, level, tiles, picked } = preferences;
  const powers = edition === "first" ? null : tiles === "pick" ? [...picked] : tiles;
  return open({ edition, seats, powers, kind, level, ...more });
}

/** The games of somebody who learns, with hints; the first is always the same deal. */
const LESSONS = {
  first: { edition: "first", seats: 3, level: "novice", seed: FIRST_DEAL },
  generations: { edition: "generations", seats: 3, level: "novice", powers: "A" },
  solo: { edition: "generations", seats: 1, powers: "A" },
} satisfies Record<string, NewTable>;
export type Lesson = keyof typeof LESSONS;
export const beginToLearn = (lesson: Lesson = "first"): Promise<void> =>
  open({ kind: "bots", ...LESSONS[lesson] }, "?learn");
