/** Notes on the table: what an action there is worth, or which one is advised. */

import type { District, Kind, Target } from "../types";

export interface Note {
  /** The seat that acts. */
  seat: number;
  action: string;
  target: Target;
  /** The chance to win. */
  win: number;
  role: "best" | "played" | "other";
}

/** The notes on a district of the capital, or of a seat's home. */
export function notesAt(notes: Note[], zone: "capital" | "home", district: District, seat?: number): Note[] {
  return notes.filter(
    ({ target }) =>
      target.zone === zone && target.district === district && (zone === "capital" || target.seat === seat),
  );
}

/** The note on a card that can be chosen by itself, among those of a seat or of all. */
export function noteOn(notes: Note[], zone: string, kind: Kind, whose?: number): Note | null {
  const found = notes.find(
    ({ target, seat }) =>
      target.zone === zone && target.card === kind && (whose === undefined || seat === whose),
  );
  return found ?? null;
}

/** Whether the best action is played with a card of the hand. */
export const isAdvised = (notes: Note[], kind: Kind, seat: number): boolean =>
  notes.some(
    (note) =>
      note.seat === seat && note.role === "best" && /^(home|capital) /.test(note.action) && note.target.card === kind,
  );
