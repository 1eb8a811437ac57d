/** One event carried out on a shown position, for the moments between two positions of the server.

This is for the eye only: when the last beat of an entry is shown, the server's position takes
its place. It moves things where the events say; it knows no rule. */

import { DISTRICT_NAMES, districtOf, valueOf, type GameEvent, type Kind, type SeatState } from "../types";
import type { Beat } from "./beats";

/** Take a thing out if it is to be seen there: of equal ones the last placed, or the one before it. */
function remove<T>(list: T[] | undefined, item: T, lastStays = false): void {
  const at = list?.lastIndexOf(item, lastStays ? -2 : -1) ?? -1;
  if (at >= 0) list!.splice(at, 1);
}

/** ROB's seat, where there is a ROB. */
export const ROB = 1;

/** What a sentinel adds to the limit of its home. */
const GUARD = 2;
/** How far the round is with a step of its end. */
const STAGES: Record<string, SeatState["stage"]> = {
  check: "check",
  bonus: "bonus",
  next: "bonus",
  score: "bonus",
};

export function apply(state: SeatState, { step, events }: Pick<Beat, "step" | "events">): SeatState {
  const next = structuredClone(state);
  events.forEach((event, at) => carryOut(next, event, events[at - 1]));
  next.stage = STAGES[step] ?? next.stage;
  sum(next);
  next.choices = [];
  next.view.waiting = [];
  // What was asked is answered. Only a seat that may pay is asked right after an event.
  next.view.pending = null;
  if (events.at(-1)?.what === "over_limit") next.view.phase = "gold";
  else if (next.view.phase === "gold") next.view.phase = "play";
  return next;
}

function carryOut(state: SeatState, event: GameEvent, last: GameEvent | undefined): void {
  const { view } = state;
  const player = view.players[event.seat ?? event.by ?? 0]!;
  const cards = event.cards ?? (event.card ? [event.card] : []);
  const district = event.district ?? (cards[0] ? districtOf(cards[0]) : "blue");
  switch (event.what) {
    case "played":
      for (const card of cards) {
        remove(player.hand, card);
        (event.where === "home" ? player.home : view.capital)[district].push(card);
      }
      player.hand_size = Math.max(0, player.hand_size - 1);
      break;
    case "laid_down":
      for (const card of cards) remove(view.rob && event.seat === ROB ? view.rob.reserve : player.hand, card);
      player.home[district].push(...cards);
      player.hand_size = Math.max(0, player.hand_size - cards.length);
      break;
    case "drew":
      player.hand_size += 1;
      player.hand?.push(...cards);
      break;
    case "took":
      for (const card of cards) {
        remove(view.capital[district], card);
        player.home[districtOf(card)].push(card);
      }
      break;
    case "looked":
    case "looked_rebel": {
      const seen = event.modifier ?? event.rebel;
      if (seen !== undefined) remove(state.unknown, seen);
      break;
    }
    case "placed":
      view.modifiers?.[district].push({ value: event.modifier ?? null, by: event.seat! });
      break;
    case "placed_rebel": {
      const { seat: by, to: seat, rebel: value = null } = event;
      view.rebels?.placed.push({ seat: seat!, district, by: by!, value });
      break;
    }
    case "posted": {
      view.sentinels?.[event.seat!]!.push(district);
      const home = state.homes[event.seat!]![district];
      home.guard = GUARD;
      home.limit += GUARD;
      break;
    }
    case "sent_follower":
      view.followers?.[event.seat!]!.push(district);
      break;
    case "took_aristocrat": {
      const { aristocrats } = view;
      const tile = `${district} ${event.value}`;
      // Nobody is told which one comes next.
      if (aristocrats) aristocrats.slots = aristocrats.slots.map((one) => (one === tile ? null : one));
      aristocrats?.owned[event.seat!]!.push(tile);
      break;
    }
    case "lost_aristocrat": {
      const tile = `${district} ${event.value}`;
      remove(view.aristocrats?.owned[event.seat!], tile);
      view.aristocrats?.lost.push(tile);
      break;
    }
    case "revealed": {
      const hidden = view.modifiers?.[district].find(
        (one) => one.by === event.by && (one.value === null || one.value === event.modifier),
      );
      if (hidden) turnUp(state, hidden, event.modifier!);
      break;
    }
    case "revealed_rebel": {
      const hidden = view.rebels?.placed.find(
        (one) =>
          one.seat === event.to &&
          one.district === district &&
          one.by === event.by &&
          one.value === null,
      );
      if (hidden) turnUp(state, hidden, event.rebel!);
      break;
    }
    case "took_gold":
      player.gold += event.count ?? 1;
      break;
    case "paid":
      player.gold -= event.count ?? 0;
      // It raises the limit until the next round.
      state.homes[event.seat!]![district].limit += event.count ?? 0;
      break;
    case "discarded":
      for (const card of cards) remove(player.home[district], card);
      view.discard.push(...cards);
      break;
    case "bonus":
      for (const card of cards) {
        const from = event.district === null ? view.outsider : view.capital[district];
        // What ROB has just played stays: his symbol gives him an older one.
        const justPlayed = last?.what === "played" ? last.card : view.pending?.rob;
        remove(from, card, card === justPlayed && district === districtOf(card));
        player.bonus.push(card);
      }
      break;
    case "removed":
      for (const card of cards) {
        remove(event.district === null ? view.outsider : view.capital[district], card);
        view.discard.push(card);
      }
      break;
    case "put":
      for (const card of cards) {
        // The Mentalist's comes from the hand, for one that is picked up; the Recruiter's does not.
        if (view.pending?.power === "mentalist") remove(player.hand, card);
        view.capital[district].push(card);
      }
      break;
    case "moved":
      for (const card of cards) {
        remove(view.capital[district], card);
        view.capital[event.to_district!].push(card);
      }
      break;
    case "outcast":
      for (const card of cards) {
        remove(view.capital[district], card);
        view.outsider?.push(card);
      }
      break;
    case "picked_up":
      for (const card of cards) {
        // What the Mentalist puts there stays, even if it is of the same kind.
        remove(event.district ? view.capital[district] : view.discovery, card, last?.what === "put");
        player.hand?.push(card);
      }
      if (!event.district) player.hand_size += 1;
      break;
    case "turned_up":
      // The next one of the row; the Recruiter's goes straight to the capital.
      if (last?.what === "picked_up") view.discovery?.push(...cards);
      break;
    case "gave":
      for (const card of cards) remove(player.hand, card);
      player.hand_size -= 1;
      view.players[event.to!]!.home[district].push(...cards);
      break;
    case "rob_turned":
      if (view.rob && event.take !== "deck") view.rob.hand[event.take === "left" ? 0 : 1] = null;
      break;
    case "rob_refilled":
      if (view.rob && event.card) view.rob.hand[event.side === "left" ? 0 : 1] = event.card;
      break;
  }
}

/** Show a value; from then on nothing else that lies face down can have it. */
function turnUp(state: SeatState, placed: { value: number | null }, value: number): void {
  if (placed.value === null) remove(state.unknown, value);
  placed.value = value;
}

const total = (cards: Kind[]) => cards.reduce((all, card) => all + valueOf(card), 0);
const known = (values: (number | null)[]) => values.reduce<number>((all, one) => all + (one ?? 0), 0);

/** The sums under the cards, as they are to be read in between. What leaves the capital after the
 * check changes no limit any more: what is at home then is safe. */
function sum(state: SeatState): void {
  const { view } = state;
  const checked = state.stage === "bonus";
  for (const district of DISTRICT_NAMES) {
    const model = state.districts[district];
    const placed = (view.modifiers?.[district] ?? []).map((one) => one.value);
    const before = model.limit;
    /** What left after the check, where the server's position had it so. */
    const gone = before - view.totals[district] - known(model.modifiers);
    view.totals[district] = total(view.capital[district]);
    model.modifiers = placed;
    model.hidden = placed.filter((value) => value === null).length;
    model.followers = [...view.players.keys()].filter((seat) => view.followers?.[seat]?.includes(district));
    if (!checked) model.limit = view.totals[district] + known(placed) + gone;
    view.players.forEach((player, seat) => {
      const home = state.homes[seat]![district];
      const rebels = view.rebels?.placed.filter(
        (one) => one.seat === seat && one.district === district,
      );
      const extra = known(rebels?.map((one) => one.value) ?? []);
      player.totals[district] = home.total = total(player.home[district]);
      home.limit += model.limit - before;
      home.room = home.limit - home.total - extra;
      home.over = !checked && home.room < 0 && player.home[district].length > 0;
      home.rebels = { known: extra, hidden: rebels?.filter((one) => one.value === null).length ?? 0 };
    });
  }
}
