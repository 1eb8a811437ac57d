/** Which hint belongs to a position: what this phase is, and what to think about. */

import { maySave, riskOf } from "../table/risk";
import { DISTRICT_NAMES, type Message, type SeatState } from "../types";

const FEW = 2;

export function hintOf(state: SeatState, story: boolean): Message {
  const { view, seat } = state;
  const solo = Boolean(view.rob);
  // When nobody is waited for the round ends.
  if (story || (view.phase !== "over" && view.waiting.length === 0)) return { id: "page-learn-story" };
  if (view.phase === "over") return { id: solo ? "page-learn-solo-over" : "page-learn-over" };
  const me = seat === null ? null : view.players[seat]!;
  const drafting = view.phase === "draft";
  if (drafting && solo) return { id: "page-learn-solo-draft" };
  if (!me || (state.choices.length === 0 && !solo)) {
    return { id: drafting ? "page-learn-wait-draft" : "page-learn-wait" };
  }
  if (drafting) {
    if ((me.received?.length ?? 0) > 1) return { id: "page-learn-draft-more" };
    return { id: view.round === 1 ? "page-learn-draft" : "page-learn-draft-again" };
  }
  if (view.phase === "power" && view.pending?.power) {
    const power = view.pending.power;
    const args = { power: { id: `tile-${power}` }, effect: { id: `tile-${power}-effect` } };
    return { id: "page-learn-power", args };
  }
  if (view.phase === "gold") return { id: "page-learn-gold" };
  // Equal cards among which ROB takes one are the player's to choose from.
  if (view.phase === "bonus") return { id: state.ask?.id === "ask-bonus" ? "page-learn-bonus" : "page-learn-solo-bonus" };
  if (view.last_turns !== null) return { id: "page-learn-last" };
  const risks = DISTRICT_NAMES.map((district) => riskOf(state, seat!, district));
  if (risks.includes("over")) return { id: maySave(state, seat!) ? "page-learn-play-over" : "page-learn-play-over-generations" };
  if (risks.includes("maybe")) return { id: "page-learn-play-maybe" };
  const played = DISTRICT_NAMES.some((district) => me.home[district].length > 0);
  const few = (me.hand?.length ?? 0) <= FEW;
  if (!played && view.round === 1) return { id: solo ? "page-learn-solo-play" : "page-learn-play" };
  if (few && solo) return { id: "page-learn-solo-few" };
  return { id: few ? "page-learn-play-few" : "page-learn-play-room" };
}
