/** Cards with an identity, so that one can be followed from place to place.

The server's positions have kinds, not single cards. A card that stays in its zone keeps its id, one
that left a zone is the one that appeared in another. */

import { DISTRICT_NAMES, type GameEvent, type Kind, type SeatState } from "../types";

export interface Tracked {
  id: number;
  kind: Kind;
}
export type Zones = Record<string, Tracked[]>;
type Kinds = Record<string, Kind[]>;

export function kindsOf(state: SeatState): Kinds {
  const { view } = state;
  const zones: Kinds = {};
  for (const district of DISTRICT_NAMES) {
    zones[`capital:${district}`] = view.capital[district];
    view.players.forEach((player, seat) => {
      zones[`home:${seat}:${district}`] = player.home[district];
    });
  }
  const mine = state.seat === null ? undefined : view.players[state.seat];
  zones.hand = mine?.hand ?? [];
  zones.kept = mine?.kept ?? [];
  zones.pack = mine?.packs ?? [];
  zones.row = view.discovery ?? [];
  zones.outsider = view.outsider ?? [];
  zones["rob:hand"] = (view.rob?.hand ?? []).filter((card) => card !== null);
  zones["rob:reserve"] = view.rob?.reserve ?? [];
  return zones;
}

let lastId = 0;

/** The cards of the next position, with the ids of the position before where they are the same. */
export function track(before: Zones, next: Kinds): Zones {
  const left = new Map<string, Tracked[]>();
  for (const [zone, cards] of Object.entries(before)) left.set(zone, [...cards]);
  const take = (zone: string, kind: Kind): Tracked | undefined => {
    const cards = left.get(zone);
    const at = cards?.findIndex((card) => card.kind === kind) ?? -1;
    return at < 0 ? undefined : cards!.splice(at, 1)[0];
  };
  const found: Record<string, (Tracked | undefined)[]> = {};
  for (const [zone, kinds] of Object.entries(next)) {
    found[zone] = kinds.map((kind) => take(zone, kind));
  }
  const zones: Zones = {};
  for (const [zone, kinds] of Object.entries(next)) {
    zones[zone] = kinds.map((kind, at) => {
      const same = found[zone]![at];
      if (same) return same;
      for (const other of left.keys()) {
        const moved = take(other, kind);
        if (moved) return moved;
      }
      return { id: ++lastId, kind };
    });
  }
  return zones;
}

export interface Hint {
  kind: Kind;
  place: string;
}

/** Where cards that were not in sight come from, and where those that leave it go. */
export function hints(events: GameEvent[]): { from: Hint[]; to: Hint[] } {
  const from: Hint[] = [];
  const to: Hint[] = [];
  for (const event of events) {
    for (const kind of event.cards ?? (event.card ? [event.card] : [])) {
      const seat = `seat:${event.seat ?? 0}`;
      if (["played", "laid_down", "gave"].includes(event.what)) from.push({ kind, place: seat });
      if (["bonus", "picked_up"].includes(event.what)) to.push({ kind, place: seat });
      if (event.what === "passed") {
        from.push({ kind, place: seat });
        to.push({ kind, place: `seat:${event.to ?? 0}` });
      }
    }
  }
  return { from, to };
}

/** The zones that an event touches, to be marked. */
export function marks(events: GameEvent[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    const { what, seat, district } = event;
    if (seat !== undefined) found.add(`seat:${seat}`);
    if (!district) continue;
    if (what === "played") {
      found.add(event.where === "home" ? `home:${seat}:${district}` : `capital:${district}`);
    } else if (["laid_down", "over_limit", "discarded", "paid", "posted"].includes(what)) {
      found.add(`home:${seat}:${district}`);
    } else if (["placed_rebel", "revealed_rebel", "gave"].includes(what)) {
      found.add(`home:${event.to}:${district}`);
    } else {
      found.add(`capital:${district}`);
    }
    if (event.to_district) found.add(`capital:${event.to_district}`);
    if (what === "took" && event.card) found.add(`home:${seat}:${district}`);
  }
  return found;
}
