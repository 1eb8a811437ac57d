/** What is shown of an entry, one position after another: its beats, each with the table after it.

A round end is told as the rules have it. When everything is turned up the limits stay as they are and
every home is given its verdict; then what is over is lost, and only after that the bonus cards go. */

import { DISTRICT_NAMES, type Message, type SeatState, type Told } from "../types";
import { apply } from "./apply";
import { beatsOf, isEnding, type Beat } from "./beats";
import { riskOf } from "./risk";

export interface Scene {
  beat: Beat;
  state: SeatState;
}
const BEFORE_CHECK = new Set(["lay-down", "reveal"]);

/** The scenes of what a seat was told. `before` was shown until then, `after` comes next if that is known. */
export function scenesOf(told: Told, before: SeatState, after: SeatState | null = null): Scene[] {
  const scenes: Scene[] = [];
  let state = before;
  const show = (beat: Beat) => {
    state = apply(state, beat);
    scenes.push({ beat, state });
  };
  const check = () => {
    const lines = safe(apply(state, { step: "check", events: [] }));
    if (state.stage === "open" && lines.length > 0) {
      show({ step: "check", events: [], lines: lines.map((message) => ({ message, under: "check" })) });
    }
  };
  for (const beat of beatsOf(told, before.view)) {
    if (isEnding(beat) && !BEFORE_CHECK.has(beat.step)) check();
    show(beat);
  }
  const last = scenes.at(-1)?.beat;
  if ((last && BEFORE_CHECK.has(last.step)) || (after && after.stage !== "open")) check();
  return scenes;
}

/** "green 9 <= 12: safe", for every home with cards that is within its limit. */
function safe(state: SeatState): Message[] {
  const count = state.view.players.length;
  const lines: Message[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const seat = (state.view.start + turn) % count;
    for (const district of DISTRICT_NAMES) {
      if (riskOf(state, seat, district) !== "safe") continue;
      const { total, limit, rebels } = state.homes[seat]![district];
      const args = { district: { id: `district-${district}` }, total: total + rebels.known, limit };
      lines.push(
        seat === state.seat
          ? { id: "page-verdict-safe-you", args }
          : { id: "page-verdict-safe", args: { seat: state.names[seat] ?? "", ...args } },
      );
    }
  }
  return lines;
}
