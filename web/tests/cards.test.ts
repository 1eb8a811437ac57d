import { expect, test } from "vitest";
import { hints, marks, track } from "../src/table/cards";

const ids = (zones: ReturnType<typeof track>, zone: string) => zones[zone]!.map((card) => card.id);

test("a card that stays keeps its id, one that moves takes it along", () => {
  const first = track({}, { hand: ["B4", "P2", "P2"], "capital:blue": ["B6"] });
  const next = track(first, { hand: ["P2", "P2"], "capital:blue": ["B6", "B4"] });
  expect(ids(next, "hand")).toEqual(ids(first, "hand").slice(1));
  expect(ids(next, "capital:blue")).toEqual([ids(first, "capital:blue")[0], ids(first, "hand")[0]]);
});

test("a card that was in no zone is a new one", () => {
  const first = track({}, { hand: ["B4"] });
  const next = track(first, { hand: ["B4", "B4"] });
  expect(ids(next, "hand")[0]).toBe(ids(first, "hand")[0]);
  expect(ids(next, "hand")[1]).not.toBe(ids(first, "hand")[0]);
});

test("no id is used twice", () => {
  let zones = track({}, { pack: ["B4", "B4", "G2"], hand: [] });
  zones = track(zones, { pack: ["B4"], hand: ["B4", "G2"], kept: ["G2"] });
  const all = Object.values(zones).flatMap((cards) => cards.map((card) => card.id));
  expect(new Set(all).size).toBe(all.length);
});

test("events say where cards come from and go to, and what to mark", () => {
  const events = [
    { what: "played", seat: 2, card: "B4", district: "blue" as const, where: "capital" as const },
    { what: "bonus", seat: 1, card: "G6", district: "green" as const },
  ];
  expect(hints(events)).toEqual({
    from: [{ kind: "B4", place: "seat:2" }],
    to: [{ kind: "G6", place: "seat:1" }],
  });
  expect(marks(events)).toEqual(new Set(["seat:2", "capital:blue", "seat:1", "capital:green"]));
});
