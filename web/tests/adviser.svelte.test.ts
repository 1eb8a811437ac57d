import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { Adviser } from "../src/table/adviser.svelte";
import type { SeatState } from "../src/types";

const [{ start }] = JSON.parse(readFileSync(join(__dirname, "positions.json"), "utf8")) as [
  { start: SeatState },
];
const answer = (action: string) => ({
  number: 3,
  seat: 0,
  simulations: 100,
  until: "round",
  hints: 1,
  actions: [{ action, visits: 60, margin: 1, win: 0.57, searched: 0.6 }],
});
function made(others: string[] = ["bot"], mine = [0]) {
  const players = ["person", ...others].map((kind, seat) => ({ kind, seat }));
  const play = $state({ table: "t", info: { players, mine, day: null }, shown: start, story: null, busy: false, viewer: 0, error: null });
  return { play, adviser: new Adviser(play as unknown as ConstructorParameters<typeof Adviser>[0]) };
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["bots", ["bot", "bot"], [0], true],
  ["ROB", ["rob"], [0], true],
  ["a person", ["bot", "person"], [0], false],
  ["an open seat", ["open"], [0], false],
  ["another seat of one's own that a bot holds", ["bot"], [0, 1], false],
])("hints against %s: %s", (_, others, mine, offered) => {
  expect(made(others, mine).adviser.offered).toBe(offered);
});

test("there is no hint for the only thing one can do, nor while the round's end is told", () => {
  const { play, adviser } = made();
  play.shown = { ...start, choices: start.choices.slice(0, 1) };
  expect(adviser.offered).toBe(false);
  play.shown = start;
  play.busy = true;
  expect(adviser.offered).toBe(false);
});

test("a hint holds until something else can be chosen", async () => {
  const { play, adviser } = made();
  const best = start.choices[1]!;
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer(best.action))));
  await adviser.ask();
  expect(adviser.best?.action).toBe(best.action);
  expect(adviser.notes).toMatchObject([{ target: best.target, role: "best", win: 0.57 }]);
  expect(adviser.offered).toBe(false);
  play.shown = { ...start };
  expect(adviser.notes).toHaveLength(1);
  play.shown = { ...start, choices: start.choices.slice(1) };
  expect(adviser.notes).toEqual([]);
  expect(adviser.offered).toBe(true);
});

test("a hint is for one of two cards of a kind", async () => {
  const { play, adviser } = made();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer(start.choices[0]!.action))));
  await adviser.ask();
  const view = structuredClone(start.view);
  view.players[0]!.hand!.push("B2");
  play.shown = { ...start, view };
  expect(adviser.best).toBeNull();
});

test("a refusal is told, unless the turn is over", async () => {
  const { play, adviser } = made();
  const refused = async () => new Response('{"error": {"id": "error-no-hint"}}', { status: 503 });
  vi.stubGlobal("fetch", refused);
  await adviser.ask();
  expect(play.error).toEqual({ id: "error-no-hint" });
  play.error = null;
  const asked = adviser.ask();
  play.shown = { ...start, choices: [] };
  await asked;
  expect(play.error).toBeNull();
});
