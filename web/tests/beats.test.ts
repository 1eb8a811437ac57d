import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { apply } from "../src/table/apply";
import { beatsOf, isEnding } from "../src/table/beats";
import { DISTRICTS, type GameEvent, type Line, type PerDistrict, type SeatState } from "../src/types";

interface Position {
  capital: PerDistrict<string[]>;
  homes: PerDistrict<string[]>[];
  bonus: string[][];
  gold: number[];
}
interface Entry {
  phase: SeatState["view"]["phase"];
  bonus?: "blue";
  events: GameEvent[];
  lines: Line[];
  after: Position;
  /** Of a part of a round end: the position that it begins with, and limits and "over" after it. */
  before?: SeatState;
  limits?: [number, boolean][][];
}
interface Game {
  name: string;
  start: SeatState;
  entries: Entry[];
}
const GAMES = JSON.parse(readFileSync(join(__dirname, "positions.json"), "utf8")) as Game[];

const sorted = (cards: string[]) => [...cards].sort();
const position = ({ view }: SeatState): Position => ({
  capital: view.capital,
  homes: view.players.map((player) => player.home),
  bonus: view.players.map((player) => player.bonus),
  gold: view.players.map((player) => player.gold),
});
/** Homes and bonus piles have no order; districts of the capital have. */
const comparable = (one: Position) => ({
  ...one,
  homes: one.homes.map((home) => DISTRICTS.map((district) => sorted(home[district]))),
  bonus: one.bonus.map(sorted),
});
/** The position after an entry, for the next one to begin from. */
function moveOn(state: SeatState, entry: Entry): SeatState {
  const next = structuredClone(state);
  next.view.capital = structuredClone(entry.after.capital);
  next.view.players.forEach((player, seat) => {
    player.home = structuredClone(entry.after.homes[seat]!);
    player.bonus = [...entry.after.bonus[seat]!];
    player.gold = entry.after.gold[seat]!;
  });
  return next;
}
const before = (state: SeatState, entry: Entry) => ({
  ...state.view,
  phase: entry.phase,
  pending: entry.bonus ? { seat: 0, bonus: entry.bonus } : null,
});

describe.each(GAMES)("the game $name", (game) => {
  test("shows after the last beat what the server has", () => {
    let state = game.start;
    for (const entry of game.entries) {
      const told = { seat: 0, events: entry.events, lines: entry.lines };
      let shown = state;
      for (const beat of beatsOf(told, before(state, entry))) shown = apply(shown, beat);
      expect(comparable(position(shown))).toEqual(comparable(entry.after));
      state = moveOn(state, entry);
    }
  });

  test("keeps the limits of the check until the next round", () => {
    const ends = game.entries.filter((entry) => entry.before);
    expect(ends.length).toBeGreaterThan(2);
    for (const { before, events, limits } of ends) {
      let shown = before!;
      for (const beat of beatsOf({ seat: 0, events, lines: [] }, before!.view)) {
        shown = apply(shown, beat);
        if (!["bonus", "next", "score"].includes(beat.step)) continue;
        shown.homes.forEach((home, seat) => {
          for (const district of DISTRICTS) {
            expect(home[district].over).toBe(false);
            const cards = shown.view.players[seat]!.home[district].length;
            if (cards > 0) expect(home[district].room).toBeGreaterThanOrEqual(0);
          }
        });
      }
      if (events.some((event) => event.what === "round")) continue;
      const seen = shown.homes.map((home) => DISTRICTS.map((at) => [home[at].limit, home[at].over]));
      expect(seen).toEqual(limits);
    }
  });

  test("tells every event and every line once, in order", () => {
    for (const entry of game.entries) {
      const beats = beatsOf({ seat: 0, events: entry.events, lines: entry.lines }, null);
      expect(beats.flatMap((beat) => beat.events)).toEqual(entry.events);
      expect(beats.flatMap((beat) => beat.lines).length).toBe(entry.lines.length);
    }
  });

  test("ends three rounds, each in the order of the rules", () => {
    const ends = game.entries
      .map((entry) =>
        beatsOf({ seat: 0, events: entry.events, lines: [] }, before(game.start, entry)).filter(isEnding),
      )
      .filter((beats) => beats.length > 0);
    const finished = ends.filter((beats) =>
      beats.some((beat) => beat.step === "next" || beat.step === "score"),
    );
    expect(finished.length).toBe(3);
    const ORDER = ["lay-down", "reveal", "over", "bonus", "next", "score"];
    for (const beats of ends) {
      const places = beats.map((beat) => ORDER.indexOf(beat.step));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });
});

test("each seat's district that is over is a beat of its own", () => {
  const events: GameEvent[] = [
    { what: "played", seat: 0, card: "B4", district: "blue", where: "home" },
    { what: "laid_down", seat: 1, cards: ["P2"], district: "pink" },
    { what: "laid_down", seat: 1, cards: ["G2"], district: "green" },
    { what: "revealed", by: 0, district: "green", modifier: -3 },
    { what: "over_limit", seat: 0, district: "blue", total: 12, limit: 8 },
    { what: "discarded", seat: 0, cards: ["B4"], district: "blue" },
    { what: "over_limit", seat: 1, district: "pink", total: 9, limit: 8 },
    { what: "paid", seat: 1, district: "pink", count: 1 },
    { what: "bonus", seat: 1, card: "B6", district: "blue" },
    { what: "bonus", seat: 0, card: "G6", district: "green" },
    { what: "next_start", seat: 1 },
    { what: "round", start: 1, round: 2 },
    { what: "dealt", seat: 0, cards: ["B2"], count: 1 },
  ];
  const beats = beatsOf({ seat: 0, events, lines: [] }, null);
  expect(beats.map((beat) => [beat.step, beat.events.length])).toEqual([
    ["play", 1],
    ["lay-down", 2],
    ["reveal", 1],
    ["over", 2],
    ["over", 2],
    ["bonus", 1],
    ["bonus", 1],
    ["next", 3],
  ]);
});

test("the Merchant's gold and ROB's bonus card belong to the play", () => {
  const events: GameEvent[] = [
    { what: "played", seat: 0, card: "Y4", district: "yellow", where: "capital" },
    { what: "took_gold", seat: 0, count: 1 },
    { what: "bonus", seat: 1, card: "B6", district: "blue" },
    { what: "next_start", seat: 1 },
  ];
  const beats = beatsOf({ seat: 0, events, lines: [] }, null);
  expect(beats.map((beat) => beat.step)).toEqual(["play", "bonus", "next"]);
  expect(beats[0]!.events.length).toBe(2);
});

test("a choice of gold goes on with the round end", () => {
  const events: GameEvent[] = [
    { what: "paid", seat: 0, district: "blue", count: 2 },
    { what: "bonus", seat: 0, card: "B6", district: "blue" },
  ];
  const view = { ...GAMES[0]!.start.view, phase: "gold" as const };
  const beats = beatsOf({ seat: 0, events, lines: [] }, view);
  expect(beats.map((beat) => beat.step)).toEqual(["over", "bonus"]);
});

test("a move that the clock made inside a round end is told before what it began", () => {
  const view = { phase: "gold" } as SeatState["view"];
  const events: GameEvent[] = [
    { what: "late", seat: 0 },
    { what: "paid", seat: 0, district: "blue", count: 1 },
    { what: "over_limit", seat: 1, district: "pink", total: 9, limit: 8 },
  ];
  const beats = beatsOf({ seat: 0, events, lines: [] }, view);
  expect(beats.map((beat) => beat.step)).toEqual(["play", "over", "over"]);
});
