import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { prefer } from "../src/preferences.svelte";
import { Chooser } from "../src/table/chooser.svelte";
import type { Choice, Kind, SeatState } from "../src/types";

const [{ start }] = JSON.parse(readFileSync(join(__dirname, "positions.json"), "utf8")) as [
  { start: SeatState },
];
const choice = (action: string, kind: Kind): Choice =>
  ({ ...start.choices[0], action, target: { zone: "hand", card: kind } }) as Choice;
/** The same choices as a new update has them: equal, and not the same objects. */
const keeping = (...kinds: Kind[]): SeatState => ({
  ...start,
  choices: kinds.map((kind) => choice(`keep ${kind}`, kind)),
});
const playing = (...kinds: Kind[]): SeatState => ({
  ...start,
  choices: kinds.map((kind) => choice(`home ${kind}`, kind)),
});

function made(shown: SeatState) {
  const acted: string[] = [];
  const play = $state({ shown, story: null, busy: false, act: (one: Choice) => acted.push(one.action) });
  return { play, acted, chooser: new Chooser(play as unknown as ConstructorParameters<typeof Chooser>[0]) };
}

afterEach(() => prefer({ confirm: false }));

test("a question whether to do it stays when somebody else acts", () => {
  prefer({ confirm: true });
  const { play, chooser, acted } = made(keeping("B2", "G5"));
  chooser.choose(chooser.choices[1]!);
  play.shown = keeping("B2", "G5");
  chooser.keep();
  expect(chooser.armed?.action).toBe("keep G5");
  chooser.choose(chooser.armed!);
  expect(acted).toEqual(["keep G5"]);
});

test("what can no longer be chosen is let go", () => {
  prefer({ confirm: true });
  const { play, chooser } = made(keeping("B2", "G5"));
  chooser.choose(chooser.choices[1]!);
  play.shown = keeping("B2", "P3");
  chooser.keep();
  expect(chooser.armed).toBeNull();
});

test("a card that was taken up stays up while it can be played", () => {
  const { play, chooser } = made(playing("B2", "G5"));
  chooser.takeUp({ id: 7, kind: "G5" });
  play.shown = playing("B2", "G5");
  chooser.keep();
  expect(chooser.open.map((one) => one.action)).toEqual(["home G5"]);
  play.shown = playing("B2");
  chooser.keep();
  expect(chooser.card).toBeNull();
});
