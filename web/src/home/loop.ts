/** The game in one look: a round of a few cards, told again and again without words.

A card at home counts for you. In the capital it raises the limit for everybody. What is over its
limit when the round ends is lost. */

import { DISTRICT_NAMES, districtOf, valueOf, type District } from "../types";

export type Zone = "hand" | "away" | "capital" | "home" | "lost";

export interface Spot {
  zone: Zone;
  /** How many cards lie in that place already. */
  at: number;
}
export interface Shown extends Spot {
  id: string;
  kind: string;
  district: District;
}
export interface Column {
  district: District;
  limit: number;
  total: number;
  state: "empty" | "safe" | "over" | "lost";
}
export interface Scene {
  cards: Shown[];
  columns: Column[];
  /** Whether the homes have been checked. */
  checked: boolean;
}

/** What lies there from the beginning: a kind and its zone. */
const BEGIN: readonly (readonly [string, Zone])[] = [
  ["B5", "capital"],
  ["P4", "capital"],
  ["Y6", "capital"],
  ["G2", "capital"],
  ["B3", "home"],
  ["Y4", "home"],
  ["P5", "hand"],
  ["G6", "hand"],
  ["G4", "hand"],
  ["B4", "hand"],
  ["Y2", "hand"],
  ["P3", "away"],
];
/** Which card goes where, one after the other; `P3` is somebody else's. */
const MOVES: readonly (readonly [string, Zone])[] = [
  ["P5", "home"],
  ["P3", "capital"],
  ["G6", "home"],
  ["G4", "capital"],
  ["B4", "home"],
  ["Y2", "home"],
];
/** The check comes after the last move, and stays a while. */
export const STEPS = MOVES.length + 3;
/** The step that says most when nothing may move: one home is safe, one is over its limit. */
export const STILL = 3;

const worth = (cards: readonly Shown[], zone: Zone, district: District): number =>
  cards
    .filter((card) => card.zone === zone && card.district === district)
    .reduce((sum, { kind }) => sum + valueOf(kind), 0);

export function sceneAt(step: number): Scene {
  const moved = new Map(MOVES.slice(0, step));
  const checked = step > MOVES.length;
  const counts: Record<string, number> = {};
  const put = (kind: string, begun: Zone): Shown => {
    const district = districtOf(kind);
    const zone = moved.get(kind) ?? begun;
    const place = zone === "hand" || zone === "away" ? zone : `${zone}-${district}`;
    counts[place] = (counts[place] ?? -1) + 1;
    return { id: kind, kind, district, zone, at: counts[place]! };
  };
  let cards = BEGIN.map(([kind, zone]) => put(kind, zone));
  const columns = DISTRICT_NAMES.map((district): Column => {
    const limit = worth(cards, "capital", district);
    const total = worth(cards, "home", district);
    const over = total > limit;
    const state = total === 0 ? "empty" : !over ? "safe" : checked ? "lost" : "over";
    return { district, limit, total, state };
  });
  const lost = new Set(columns.filter(({ state }) => state === "lost").map(({ district }) => district));
  cards = cards.map((card) => (card.zone === "home" && lost.has(card.district) ? { ...card, zone: "lost" } : card));
  return { cards, columns, checked };
}
