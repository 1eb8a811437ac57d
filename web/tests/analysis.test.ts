import { expect, test } from "vitest";
import { courseOf, mostOf, stepNear, valueAt } from "../src/analysis/curve";
import { costliestOf, decisionsOf, mistakeFrom, notesOf, winOf, type Judged } from "../src/analysis/judged";
import { isAdvised, noteOn, notesAt } from "../src/table/notes";
import type { Analysis, AnalysedPlayer, Decision } from "../src/types";

type Judgement = Decision["judgement"];

const option = (action: string, win: number, target: Decision["options"][number]["target"]) => ({
  action,
  win,
  lead: 0,
  simulations: 64,
  message: { id: "do-other", args: { action } },
  target,
});
function decision(step: number, win: number, after: number, judgement: Judgement = null): Decision {
  return {
    step,
    round: 1,
    action: "home Y3",
    best: judgement ? "capital Y5" : "home Y3",
    win,
    lead: 10 * win,
    win_after: after,
    lead_after: 10 * after,
    loss: win - after,
    error: 0.01,
    accuracy: 90,
    judgement,
    line: [],
    follows: null,
    options: [
      option("capital Y5", win, { zone: "capital", district: "yellow", card: "Y5" }),
      option("home Y5", win + 0.02, { zone: "home", seat: 1, district: "yellow", card: "Y5" }),
      option("home Y3", after, { zone: "home", seat: 1, district: "yellow", card: "Y3" }),
    ],
  };
}
const player = (seat: number, decisions: Decision[], costliest: number[] = []): AnalysedPlayer => ({
  seat,
  decisions,
  forced: 0,
  accuracy: 80,
  loss: 0.03,
  costliest,
  counts: {},
  win: seat,
  lead: 20 * seat - 10,
  luck_win: 0,
  luck_lead: 0,
  adjusted_win: seat,
  adjusted_lead: 0,
});
const found: Analysis = {
  version: 1,
  quick: false,
  net: "",
  edition: "first",
  seats: 2,
  luck: [],
  players: [
    player(0, [decision(1, 0.5, 0.5), decision(4, 0.5, 0.47)], [4]),
    player(1, [decision(3, 0.6, 0.48, "mistake"), decision(6, 0.9, 0.2, "blunder"), decision(9, 0.3, 0.24, "inaccuracy")]),
  ],
};
const steps = (decisions: Judged[]) => decisions.map(({ step }) => step);

test("with open cards all decide, with a seat's eyes only that seat", () => {
  expect(steps(decisionsOf(found, "all"))).toEqual([1, 3, 4, 6, 9]);
  expect(steps(decisionsOf(found, 1))).toEqual([3, 6, 9]);
  expect(steps(decisionsOf(found, 0))).toEqual([1, 4]);
});

test("from mistake to mistake, each in the position before it", () => {
  const all = decisionsOf(found, "all");
  const walk = (from: number, direction: 1 | -1) => mistakeFrom(all, from, direction)?.step ?? null;
  expect([walk(0, 1), walk(2, 1), walk(5, 1), walk(8, 1)]).toEqual([3, 6, 9, null]);
  expect([walk(12, -1), walk(8, -1), walk(5, -1), walk(2, -1)]).toEqual([9, 6, 3, null]);
});

test("what cost most comes first, even if it is not judged", () => {
  expect(steps(costliestOf(found, decisionsOf(found, "all")))).toEqual([6, 3, 9, 4]);
});

test("a review notes what was played, and the rest only when the answer is asked for", () => {
  const [at] = decisionsOf(found, 1) as [Judged];
  const roles = (answer: boolean) => notesOf(at, answer).map(({ action, role }) => `${action}: ${role}`);
  expect(roles(false)).toEqual(["home Y3: played"]);
  expect(roles(true)).toEqual(["capital Y5: best", "home Y5: other", "home Y3: played"]);
  // What was tried less than the best action may have been luckier.
  expect(at.options.map((one) => winOf(at, one))).toEqual([0.6, 0.6, 0.48]);
});

test("notes lie where their action is done", () => {
  const notes = notesOf({ ...decisionsOf(found, 1)[0]! }, true);
  const actions = (all: { action: string }[]) => all.map(({ action }) => action);
  expect(actions(notesAt(notes, "home", "yellow", 1))).toEqual(["home Y5", "home Y3"]);
  expect(notesAt(notes, "home", "yellow", 0)).toEqual([]);
  expect(actions(notesAt(notes, "capital", "yellow"))).toEqual(["capital Y5"]);
  expect([isAdvised(notes, "Y5", 1), isAdvised(notes, "Y3", 1), isAdvised(notes, "Y5", 0)]).toEqual([true, false, false]);
  const pack = [{ ...notes[0]!, action: "keep Y5", target: { zone: "pack" as const, seat: 1, card: "Y5" } }];
  expect(noteOn(pack, "pack", "Y5", 1)).toBe(pack[0]);
  expect(noteOn(pack, "pack", "Y5", 0)).toBeNull();
  expect(noteOn(notes, "hand", "Y5", 1)).toBeNull();
});

test("a curve falls where something was lost, and ends with the result", () => {
  const win = courseOf(found.players[1]!, "win", 12);
  expect(win).toEqual([[2, 0.6], [3, 0.48], [5, 0.9], [6, 0.2], [8, 0.3], [9, 0.24], [12, 1]]);
  expect([0, 2, 4, 11, 12].map((step) => valueAt(win, step))).toEqual([0.6, 0.6, 0.48, 0.24, 1]);
  expect(mostOf([courseOf(found.players[1]!, "lead", 12)])).toBe(10);
  expect(mostOf([[[0, -10.5]]])).toBe(20);
});

test("a press near a mark means the mark", () => {
  expect(stepNear(4.4, [2, 5], 2.5)).toBe(5);
  expect(stepNear(4.4, [2], 1)).toBe(4);
  expect(stepNear(4.4, [], 3)).toBe(4);
});
