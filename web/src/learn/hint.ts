/** Which hint belongs to a position: what this phase is, and what to think about. */

import { DISTRICTS, type Message, type SeatState } from "../types";

const FEW = 2;

export function hintOf(state: SeatState, story: boolean): Message {
  const { view, seat } = state;
  if (story) return { id: "page-learn-story" };
  const me = seat === null ? null : view.players[seat]!;
  if (!me || state.choices.length === 0) return { id: "page-learn-wait" };
  if (view.phase === "draft") {
    const first = view.round === 1 && (me.received?.length ?? 0) <= 1;
    return { id: first ? "page-learn-draft" : "page-learn-draft-more" };
  }
  if (view.phase === "power" && view.pending?.power) {
    const power = view.pending.power;
    const args = { power: { id: `tile-${power}` }, effect: { id: `tile-${power}-effect` } };
    return { id: "page-learn-power", args };
  }
  if (view.phase === "gold") return { id: "page-learn-gold" };
  if (view.phase === "bonus") return { id: "page-learn-bonus" };
  if (view.last_turns !== null) return { id: "page-learn-last" };
  if (DISTRICTS.some((district) => state.homes[seat!]![district].over)) {
    const pays = DISTRICTS.some((district) => state.districts[district].power === "merchant");
    return { id: pays ? "page-learn-play-over" : "page-learn-play-over-generations" };
  }
  const played = DISTRICTS.some((district) => me.home[district].length > 0);
  if (!played && view.round === 1) return { id: "page-learn-play" };
  return { id: (me.hand?.length ?? 0) <= FEW ? "page-learn-play-few" : "page-learn-play-room" };
}
