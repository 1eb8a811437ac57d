/** What is at stake in a position: what a home risks, where each bonus card would go, what everybody has. */

import { DISTRICT_NAMES, valueOf, type District, type Kind, type SeatState } from "../types";

/** While the round is open: within its limit whatever lies face down, not certain, over it. At the
 * check: lost or safe. A home without cards risks nothing. */
export type Risk = "within" | "maybe" | "over" | "lost" | "safe";

export interface Range {
  least: number;
  most: number;
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

/** What this many things that lie face down come to. */
function hidden(state: SeatState, count: number): Range {
  const values = [...state.unknown].sort((one, other) => one - other);
  return { least: sum(values.slice(0, count)), most: sum(values.slice(values.length - count)) };
}

/** "9–16", or "9" if nothing else is possible; a dash before a negative figure would look like its sign. */
export const between = ({ least, most }: Range) =>
  least === most ? `${least}` : `${least}${least < 0 ? "…" : "–"}${most}`;

/** Between which figures a limit is, as far as this seat knows: a district's, or that of a home there. */
export function limitsOf(state: SeatState, district: District, seat?: number): Range {
  const here = state.districts[district];
  const limit = seat === undefined ? here.limit : state.homes[seat]![district].limit;
  const { least, most } = hidden(state, here.hidden);
  return { least: limit + least, most: limit + most };
}

/** Whether a seat may pay for what is over its limit. */
export const maySave = ({ payers }: SeatState, seat: number) => payers.includes(seat);

export function riskOf(state: SeatState, seat: number, district: District): Risk {
  const home = state.homes[seat]![district];
  if (state.view.players[seat]!.home[district].length === 0) return "within";
  if (state.stage !== "open") {
    if (!home.over) return "safe";
    return maySave(state, seat) && state.view.players[seat]!.gold >= -home.room ? "over" : "lost";
  }
  const limits = hidden(state, state.districts[district].hidden);
  const rebels = hidden(state, home.rebels.hidden);
  if (home.room + limits.least - rebels.most >= 0) return "within";
  return home.room + limits.most - rebels.least < 0 ? "over" : "maybe";
}

/** Whether gold pays for every home that it can save at the check. If not, each of them can still be
 * saved, and their owner decides which. */
export function paysForAll(state: SeatState, seat: number): boolean {
  const saved = DISTRICT_NAMES.filter((district) => riskOf(state, seat, district) === "over");
  const costs = saved.map((district) => -state.homes[seat]![district].room);
  return sum(costs) <= state.view.players[seat]!.gold;
}

export interface Lead {
  seat: number;
  /** The card that it takes; none where the seats that share a lead take gold. */
  prize: Kind | null;
}

/** The seats that would get the bonus card of a district, or gold, if its homes were checked now. */
export function leadsOf(state: SeatState, district: District): Lead[] {
  const { view } = state;
  const count = view.players.length;
  const cards = [...view.capital[district]].sort((one, other) => valueOf(other) - valueOf(one));
  if (state.stage === "bonus" || cards.length === 0) return [];
  const inOrder = Array.from({ length: count }, (_, turn) => (view.start + turn) % count);
  const kept = inOrder.filter((seat) => !state.homes[seat]![district].over);
  const best = Math.max(0, ...kept.map((seat) => state.homes[seat]![district].total));
  if (best === 0) return [];
  const first = kept.filter((seat) => state.homes[seat]![district].total === best);
  if (view.edition === "first") {
    return first.slice(0, cards.length).map((seat, at) => ({ seat, prize: cards[at]! }));
  }
  return first.map((seat) => ({ seat, prize: first.length === 1 ? cards[0]! : null }));
}

/** What a piece of gold scores at the end. */
export const GOLD = { first: 1, generations: 2 };

export interface Score {
  home: number;
  bonus: number;
  gold: number;
  tiles: number;
  total: number;
}

/** What a seat would score if the game were over now. */
export function scoreOf(state: SeatState, seat: number): Score {
  const { view } = state;
  const player = view.players[seat]!;
  const home = sum(DISTRICT_NAMES.map((district) => player.totals[district]));
  const bonus = sum(player.bonus.map(valueOf));
  const gold = player.gold * GOLD[view.edition];
  const tiles = sum((view.aristocrats?.owned[seat] ?? []).map((tile) => Number(tile.split(" ")[1])));
  return { home, bonus, gold, tiles, total: home + bonus + gold + tiles };
}
