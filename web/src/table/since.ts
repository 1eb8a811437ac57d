/** What the others have done since your last turn. */

import type { Entry, GameEvent, Message, Told } from "../types";
import { beatsOf, isEnding } from "./beats";
import { ROB } from "./apply";

/** A turn of somebody: a card that was played, and all that came of it. */
export interface Deed {
  key: string;
  seat: number;
  events: GameEvent[];
  lines: Message[];
}
export interface Heard {
  entry: Entry;
  told: Told;
}

const begins = ({ what }: GameEvent) => what === "played" || what === "rob_turned";
/** What is told with the turn after which it happens, but is nobody's deed. */
const ASIDE = new Set(["late", "lost_seat"]);

/** The deeds of others after the last turn of `viewer`. Those of a round that is over stay until somebody plays
 * in the next one. For a spectator (null) they are the last turn of everybody. */
export function sinceTurn(heard: Heard[], viewer: number | null, seats: number): Deed[] {
  let deeds: Deed[] = [];
  let over = false;
  for (const { entry, told } of heard) {
    for (const beat of beatsOf(told, null)) {
      if (isEnding(beat)) continue;
      const seat = beat.step === "rob" ? ROB : entry.seat;
      const events = beat.events.filter(({ what }) => !ASIDE.has(what));
      const first = events[0];
      if (seat === null || !first) continue;
      const lines = beat.lines.map(({ message }) => message);
      const last = deeds.at(-1);
      const deed = { key: `${entry.number}-${seat}-${deeds.length}`, seat, events, lines };
      if (first.what === "took_back") {
        // What was taken back is not told any more; that it was is told of the others, once in a row.
        const again = last?.seat === seat && last.events[0]!.what === "took_back";
        if (seat !== viewer && !again) deeds.push(deed);
      } else if (begins(first)) {
        if (over || seat === viewer) deeds = [];
        over = false;
        if (seat !== viewer) deeds.push(deed);
      } else if (last?.seat === seat && !over) {
        deeds[deeds.length - 1] = { ...last, events: [...last.events, ...events], lines: [...last.lines, ...lines] };
      }
    }
    if (told.events.some(({ what }) => what === "round")) over = true;
  }
  return viewer === null ? deeds.slice(-seats) : deeds;
}
