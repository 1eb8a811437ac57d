import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hintOf } from "../src/learn/hint";
import type { SeatState, View } from "../src/types";

const [{ start }] = JSON.parse(readFileSync(join(__dirname, "positions.json"), "utf8")) as [
  { start: SeatState },
];
const rob: View["rob"] = { hand: ["B4"], reserve: [], deck: 14, red: [], pile: [] };
/** The first position, changed. */
function state(view: Partial<View>, me: Partial<View["players"][number]> = {}, asked = true): SeatState {
  const players = start.view.players.map((player, seat) => (seat === 0 ? { ...player, ...me } : player));
  return { ...start, view: { ...start.view, ...view, players }, choices: asked ? start.choices : [] };
}

test.each([
  ["the first pack", state({}), "draft"],
  ["a pack that was passed", state({}, { received: [["B4"], ["P2"]] }), "draft-more"],
  ["the dealt pack of a later round", state({ round: 2 }, { received: [["B4"]] }), "draft-again"],
  ["a passed pack of a later round", state({ round: 3 }, { received: [["B4"], []] }), "draft-more"],
  ["the others' choice of cards", state({}, {}, false), "wait-draft"],
  ["the others' turns", state({ phase: "play" }, {}, false), "wait"],
  ["the end of the game", state({ phase: "over", waiting: [] }, {}, false), "over"],
  ["the last turn, before the end is told", state({ phase: "play", waiting: [] }, {}, false), "story"],
  ["cards drawn against ROB", state({ rob }, { received: [["B4"], ["P2"]] }), "solo-draft"],
  ["a first turn against ROB", state({ rob, phase: "play" }), "solo-play"],
  ["the last cards against ROB", state({ rob, phase: "play", round: 2 }, { hand: ["B4"] }), "solo-few"],
  ["the end against ROB", state({ rob, phase: "over", waiting: [] }, {}, false), "solo-over"],
])("the coach at %s", (_, at, hint) => {
  expect(hintOf(at, false).id).toBe(`page-learn-${hint}`);
});
