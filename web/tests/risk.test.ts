import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { between, leadsOf, limitsOf, paysForAll, riskOf, scoreOf } from "../src/table/risk";
import type { Kind, SeatState } from "../src/types";

const [{ start }] = JSON.parse(readFileSync(join(__dirname, "positions.json"), "utf8")) as [
  { start: SeatState },
];

interface Here {
  capital: Kind[];
  homes: Kind[][];
  hidden?: number;
  rebels?: number;
}
const total = (cards: Kind[]) => cards.reduce((all, card) => all + Number(card[1]), 0);

/** A position of the first edition in which only the blue district matters. */
function position({ capital, homes, hidden = 0, rebels = 0 }: Here, change: Partial<SeatState> = {}): SeatState {
  const state = structuredClone({ ...start, ...change });
  const limit = total(capital);
  state.view.start = 0;
  state.view.capital.blue = capital;
  state.districts.blue = { ...state.districts.blue, limit, hidden };
  homes.forEach((cards, seat) => {
    const room = limit - total(cards);
    state.view.players[seat]!.home.blue = cards;
    state.view.players[seat]!.totals.blue = total(cards);
    state.homes[seat]!.blue = {
      ...state.homes[seat]!.blue,
      total: total(cards),
      limit,
      room,
      over: room < 0,
      rebels: { known: 0, hidden: rebels },
    };
  });
  return state;
}
const risks = (state: SeatState) => [0, 1].map((seat) => riskOf(state, seat, "blue"));
const MODIFIERS = [4, 2, -1, -3];

test("an open round warns, the check decides", () => {
  const here = { capital: ["B6", "B6"], homes: [["B6", "B6", "B2"], ["B4"]] };
  expect(risks(position(here))).toEqual(["over", "within"]);
  expect(risks(position(here, { stage: "check" }))).toEqual(["lost", "safe"]);
  expect(risks(position({ capital: [], homes: [[], []] }, { stage: "check" }))).toEqual(["within", "within"]);
});

test("a home that gold can save is not lost yet", () => {
  const state = position({ capital: ["B6"], homes: [["B6", "B2"], ["B6", "B4"]] }, { stage: "check" });
  for (const player of state.view.players) player.gold = 2;
  expect(risks(state)).toEqual(["over", "lost"]);
  state.view.edition = "generations";
  expect(risks(state)).toEqual(["over", "lost"]);
  state.payers = [1];
  for (const player of state.view.players) player.gold = 4;
  expect(risks(state)).toEqual(["lost", "over"]);
});

test("gold that does not pay for two homes may save either of them", () => {
  const state = position({ capital: ["B6"], homes: [["B6", "B2"], []] }, { stage: "check" });
  state.view.players[0]!.gold = 2;
  expect(paysForAll(state, 0)).toBe(true);
  const cost = (room: number) => {
    state.view.players[0]!.home.pink = ["P5"];
    state.homes[0]!.pink = { ...state.homes[0]!.pink, room, over: true };
    return [riskOf(state, 0, "blue"), riskOf(state, 0, "pink"), paysForAll(state, 0)];
  };
  expect(cost(-2)).toEqual(["over", "over", false]);
  expect(cost(-3)).toEqual(["over", "lost", true]);
  state.view.players[0]!.gold = 4;
  expect(cost(-2)).toEqual(["over", "over", true]);
});

test("a hidden modifier makes uncertain what it can change, and nothing else", () => {
  const unknown = MODIFIERS;
  const twelve = { capital: ["B6", "B6"], hidden: 1 };
  const held = position({ ...twelve, homes: [["B5", "B5"], ["B5", "B4"]] }, { unknown });
  expect(limitsOf(held, "blue")).toEqual({ least: 9, most: 16 });
  expect(risks(held)).toEqual(["maybe", "within"]);
  const over = [["B6", "B5", "B5"], ["B6", "B6", "B5"]];
  expect(risks(position({ ...twelve, homes: over }, { unknown }))).toEqual(["maybe", "over"]);
});

test("a range is not taken for a subtraction", () => {
  expect(between({ least: 9, most: 16 })).toBe("9–16");
  expect(between({ least: -3, most: 4 })).toBe("-3…4");
  expect(between({ least: 9, most: 9 })).toBe("9");
});

test("what this seat has seen is no longer possible, and two modifiers add up", () => {
  const here = { capital: ["B6", "B6"], homes: [["B5", "B6"], ["B4"]] };
  const seen = position({ ...here, hidden: 1 }, { unknown: [2, -1] });
  expect(limitsOf(seen, "blue")).toEqual({ least: 11, most: 14 });
  expect(risks(seen)).toEqual(["within", "within"]);
  expect(limitsOf(position({ ...here, hidden: 2 }, { unknown: MODIFIERS }), "blue")).toEqual({ least: 8, most: 18 });
});

test("a hidden rebel may be what is too much", () => {
  const here = { capital: ["B6", "B6"], homes: [["B5", "B5"], ["B5", "B4"]], rebels: 1 };
  expect(risks(position(here, { unknown: [1, 1, 2, 3] }))).toEqual(["maybe", "within"]);
});

test("the highest home that would be kept leads", () => {
  const capital = ["B2", "B6", "B4"];
  const leads = (homes: Kind[][], change: Partial<SeatState> = {}) =>
    leadsOf(position({ capital, homes }, change), "blue").map(({ seat, prize }) => [seat, prize]);
  expect(leads([["B4"], ["B5"]])).toEqual([[1, "B6"]]);
  expect(leads([["B4"], ["B6", "B6", "B6"]])).toEqual([[0, "B6"]]);
  expect(leads([["B4"], ["B4"]])).toEqual([[0, "B6"], [1, "B4"]]);
  expect(leads([[], []])).toEqual([]);
  expect(leads([["B4"], []], { stage: "bonus" })).toEqual([]);
  const later = { view: { ...start.view, edition: "generations" as const } };
  expect(leads([["B4"], ["B5"]], later)).toEqual([[1, "B6"]]);
  expect(leads([["B4"], ["B4"]], later)).toEqual([[0, null], [1, null]]);
});

test("the running score is home, bonus cards and gold", () => {
  const state = position({ capital: [], homes: [["B4", "B5"], []] });
  Object.assign(state.view.players[0]!, { bonus: ["P6"], gold: 2 });
  expect(scoreOf(state, 0)).toEqual({ home: 9, bonus: 6, gold: 2, tiles: 0, total: 17 });
  state.view.edition = "generations";
  state.view.aristocrats = { deck: 0, slots: [], owned: [["blue 3"], []], lost: [] };
  expect(scoreOf(state, 0)).toEqual({ home: 9, bonus: 6, gold: 4, tiles: 3, total: 22 });
});
