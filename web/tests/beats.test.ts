import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { beatsOf, isEnding, type Beat } from "../src/table/beats";
import { riskOf } from "../src/table/risk";
import { scenesOf } from "../src/table/scenes";
import { DISTRICT_NAMES, type GameEvent, type Line, type SeatState, type View } from "../src/types";

interface Entry {
  events: GameEvent[];
  lines: Line[];
  changes: unknown;
}
interface Game {
  name: string;
  start: SeatState;
  entries: Entry[];
}
const GAMES = JSON.parse(readFileSync(join(__dirname, "positions.json"), "utf8")) as Game[];

/** A position with the parts that an entry changed. */
function changed(old: unknown, changes: unknown): unknown {
  if (changes === null || typeof changes !== "object" || Array.isArray(changes)) return changes;
  const parts = Object.entries(changes).map(([key, part]) => [
    key,
    changed((old as Record<string, unknown> | null)?.[key], part),
  ]);
  if (Array.isArray(old)) return Object.assign([...old], Object.fromEntries(parts));
  return { ...(old as object | null), ...Object.fromEntries(parts) };
}

interface Step {
  events: GameEvent[];
  lines: Line[];
  before: SeatState;
  after: SeatState;
  /** What is shown between them, after each beat. */
  scenes: { beat: Beat; state: SeatState }[];
}
/** The entries of a game, each between the server's positions. */
function stepsOf(game: Game): Step[] {
  let before = game.start;
  return game.entries.map(({ events, lines, changes }) => {
    const after = changed(before, changes) as SeatState;
    const scenes = scenesOf({ seat: 0, events, lines }, before, after);
    const step = { events, lines, before, after, scenes };
    before = after;
    return step;
  });
}
const has = (events: GameEvent[], ...what: string[]) => events.some((one) => what.includes(one.what));

const sorted = <T>(list: T[] | undefined) => [...(list ?? [])].sort();
const sortedIn = <T>(lists: Record<string, T[]>) => DISTRICT_NAMES.map((district) => sorted(lists[district]));
/** What stays on the table when the next round is dealt. Only the capital has an order. */
const kept = ({ capital, players }: View) => ({
  capital,
  players: players.map(({ home, bonus, gold }) => [sortedIn(home), sorted(bonus), gold]),
});
/** All that can be seen of a position, except what nobody is told: the aristocrat that comes next. */
const visible = ({ view, districts, homes, stage, unknown }: SeatState) => ({
  ...kept(view),
  hands: view.players.map(({ hand, hand_size }) => [hand_size, sorted(hand)]),
  totals: [view.totals, ...view.players.map(({ totals }) => totals)],
  modifiers: view.modifiers,
  rebels: view.rebels?.placed,
  sentinels: view.sentinels?.map(sorted),
  followers: view.followers?.map(sorted),
  aristocrats: [...(view.aristocrats?.owned ?? []), view.aristocrats?.lost].map(sorted),
  outsider: view.outsider,
  discovery: sorted(view.discovery),
  rob: [view.rob?.hand, sorted(view.rob?.reserve)],
  districts,
  homes,
  stage,
  unknown: sorted(unknown),
});

describe.each(GAMES)("the game $name", (game) => {
  const steps = stepsOf(game);

  test("shows after the last beat what the server has", () => {
    for (const { events, before, after, scenes } of steps) {
      const shown = scenes.at(-1)?.state ?? before;
      if (has(events, "round", "kept", "ready")) expect(kept(shown.view)).toEqual(kept(after.view));
      // The homes were checked, and a bonus card is to be chosen: nothing tells of that.
      else if (shown.stage === "check" && after.view.phase === "bonus") expect(after.stage).toBe("bonus");
      else expect(visible(shown)).toEqual(visible(after));
    }
  });

  test("shows at the check what is over its limit, and nothing else", () => {
    for (const { events, before, scenes } of steps) {
      const first = scenes.findIndex(({ beat }) => isEnding(beat));
      // A round end that goes on after a choice was checked before.
      if (first < 0 || (first === 0 && !has(events, "laid_down", "revealed", "revealed_rebel"))) continue;
      const judged = scenes.findIndex(({ beat }) => !["play", "rob", "lay-down", "reveal"].includes(beat.step));
      const shown = judged === 0 ? before : scenes.at(judged < 0 ? -1 : judged - 1)!.state;
      const over = shown.homes.flatMap((homes, seat) =>
        DISTRICT_NAMES.filter((district) => homes[district].over).map((district) => {
          const { total, limit, rebels } = homes[district];
          return { what: "over_limit", seat, district, total: total + rebels.known, limit };
        }),
      );
      const named = events.filter((event) => event.what === "over_limit");
      expect(over).toEqual(expect.arrayContaining(named));
      if (has(events, "next_start", "scored")) expect(over.length).toBe(named.length);
    }
  });

  test("keeps the limits of the check until the next round, and nobody is at turn", () => {
    let ends = 0;
    for (const { scenes } of steps) {
      for (const { beat, state: shown } of scenes) {
        if (!["bonus", "next", "score"].includes(beat.step)) continue;
        ends += 1;
        expect(shown.view.waiting).toEqual([]);
        shown.homes.forEach((home, seat) => {
          for (const district of DISTRICT_NAMES) {
            expect(home[district].over).toBe(false);
            const cards = shown.view.players[seat]!.home[district].length;
            if (cards > 0) expect(home[district].room).toBeGreaterThanOrEqual(0);
          }
        });
      }
    }
    expect(ends).toBeGreaterThan(2);
  });

  test("gives every home with cards one verdict, before any bonus card leaves the capital", () => {
    let whole = 0;
    for (const { scenes } of steps) {
      const first = scenes.findIndex(({ state }) => state.stage === "check");
      const check = scenes.filter(({ state }) => state.stage === "check");
      // One that stops at a choice of gold, or goes on after it, is told in parts.
      if (first < 1 || !scenes.some(({ state }) => state.stage === "bonus")) continue;
      whole += 1;
      const { view } = scenes[first - 1]!.state;
      const homes = view.players.flatMap(({ home }) => DISTRICT_NAMES.filter((district) => home[district].length > 0));
      const verdicts = check
        .flatMap(({ beat }) => beat.lines)
        .filter(({ message }) => /^page-verdict-(safe|lost)/.test(message.id));
      expect(verdicts.length).toBe(homes.length);
      for (const { beat, state } of check) {
        expect(state.view.capital).toEqual(view.capital);
        const named = beat.events.find((event) => event.what === "over_limit");
        // Its cards are still there while it is said that they are lost.
        if (named) expect(riskOf(state, named.seat!, named.district!)).toBe("lost");
      }
    }
    expect(whole).toBeGreaterThan(0);
  });

  test("tells what a sentinel or a follower did under a heading of its own", () => {
    for (const { events, lines, scenes } of steps) {
      const own = lines.filter((line) => ["spent", "returned", "followed"].includes(events[Math.min(...line.events)]!.what));
      const told = scenes.flatMap(({ beat }) => beat.lines).filter(({ under }) => under === "sentinel" || under === "follower");
      expect(told.map(({ message }) => message.id)).toEqual(own.map(({ message }) => message.id));
    }
  });

  test("tells every event and every line once, in order", () => {
    for (const { events, lines, scenes } of steps) {
      expect(scenes.flatMap(({ beat }) => beat.events)).toEqual(events);
      const told = scenes.flatMap(({ beat }) => beat.lines);
      expect(told.filter(({ message }) => !message.id.startsWith("page-verdict-safe")).length).toBe(lines.length);
    }
  });

  test("tells entries that come together as if they came one by one", () => {
    steps.slice(1).forEach(({ events, lines, before }, at) => {
      const shown = steps[at]!.scenes.at(-1)?.state ?? steps[at]!.before;
      // Whoever chooses for ROB has seen what he played.
      if (before.view.pending?.rob) return;
      const told = beatsOf({ seat: 0, events, lines }, shown.view);
      expect(told).toEqual(beatsOf({ seat: 0, events, lines }, before.view));
    });
  });

  test("ends three rounds, each in the order of the rules", () => {
    const ends = steps.map(({ scenes }) => scenes.map(({ beat }) => beat).filter(isEnding));
    const finished = ends.filter((beats) =>
      beats.some((beat) => beat.step === "next" || beat.step === "score"),
    );
    expect(finished.length).toBe(3);
    const ORDER = ["lay-down", "reveal", "check", "bonus", "next", "score"];
    for (const beats of ends) {
      const places = beats.map((beat) => ORDER.indexOf(beat.step));
      expect(places).toEqual([...places].sort((one, other) => one - other));
    }
  });

  test("tells nothing of a round end as if it were a play", () => {
    for (const { before, scenes } of steps) {
      for (const { beat } of scenes.filter(({ beat }) => !isEnding(beat))) {
        beat.events.forEach((event, at) => {
          const [turned, played] = [beat.events[at - 2], beat.events[at - 1]];
          const inCapital = played?.what === "played" && played.where === "capital";
          // The Merchant's gold, and the bonus card that ROB's symbol gives.
          if (event.what === "took_gold" && inCapital) return;
          if (event.what === "bonus" && inCapital && turned?.symbol) return;
          if (event.what === "bonus" && before.view.pending?.rob) return;
          const ending = ["returned", "spent", "lost_aristocrat", "took_gold", "bonus", "removed"];
          expect(ending).not.toContain(event.what);
        });
      }
    }
  });
});

/** The steps of some events, each with how many events it tells. */
const counted = (events: GameEvent[], before: SeatState["view"] | null = null) =>
  beatsOf({ seat: 0, events, lines: [] }, before).map(({ step, events }) => [step, events.length]);

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
  expect(counted(events)).toEqual([
    ["play", 1],
    ["lay-down", 2],
    ["reveal", 1],
    ["check", 1],
    ["check", 1],
    ["check", 2],
    ["bonus", 1],
    ["bonus", 1],
    ["next", 3],
  ]);
});

test("a sentinel that was not enough is told with its own home", () => {
  const events: GameEvent[] = [
    { what: "posted", seat: 0, district: "green" },
    { what: "returned", seat: 0, district: "blue" },
    { what: "took_gold", seat: 0, count: 1 },
    { what: "over_limit", seat: 0, district: "pink", total: 12, limit: 8 },
    { what: "discarded", seat: 0, cards: ["P4"], district: "pink" },
    { what: "spent", seat: 1, district: "pink" },
    { what: "over_limit", seat: 1, district: "pink", total: 12, limit: 10 },
    { what: "discarded", seat: 1, cards: ["P5"], district: "pink" },
  ];
  expect(counted(events)).toEqual([
    ["play", 1],
    ["check", 2],
    ["check", 1],
    ["check", 1],
    ["check", 2],
    ["check", 1],
  ]);
});

test("the Merchant's gold and ROB's bonus card belong to the play", () => {
  const events: GameEvent[] = [
    { what: "played", seat: 0, card: "Y4", district: "yellow", where: "capital" },
    { what: "took_gold", seat: 0, count: 1 },
    { what: "bonus", seat: 1, card: "B6", district: "blue" },
    { what: "next_start", seat: 1 },
  ];
  expect(counted(events)).toEqual([
    ["play", 2],
    ["bonus", 1],
    ["next", 1],
  ]);
});

test("a choice of gold goes on with the round end", () => {
  const events: GameEvent[] = [
    { what: "paid", seat: 0, district: "blue", count: 2 },
    { what: "bonus", seat: 0, card: "B6", district: "blue" },
  ];
  const view = { ...GAMES[0]!.start.view, phase: "gold" as const };
  expect(counted(events, view)).toEqual([
    ["check", 1],
    ["bonus", 1],
  ]);
});

test("a move that the clock made inside a round end is told before what it began", () => {
  const view = { phase: "gold" } as SeatState["view"];
  const events: GameEvent[] = [
    { what: "late", seat: 0 },
    { what: "paid", seat: 0, district: "blue", count: 1 },
    { what: "over_limit", seat: 1, district: "pink", total: 9, limit: 8 },
  ];
  expect(counted(events, view)).toEqual([
    ["play", 1],
    ["check", 1],
    ["check", 1],
  ]);
});
