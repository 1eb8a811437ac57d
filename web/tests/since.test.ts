import { expect, test } from "vitest";
import { passedBy } from "../src/table/passed";
import { sinceTurn, type Heard } from "../src/table/since";
import type { GameEvent, SeatState } from "../src/types";

let number = 0;
/** An entry of a seat, as seat 0 is told of it. */
function did(seat: number, ...events: GameEvent[]): Heard {
  const told = { seat: 0, events, lines: events.map(({ what }, at) => ({ message: { id: what }, events: [at] })) };
  return { entry: { number: ++number, seat, back: [], told: [told] }, told };
}
const played = (seat: number, card: string, where: "home" | "capital" = "home"): GameEvent => ({
  what: "played",
  seat,
  card,
  district: "blue",
  where,
});
const ENDING: GameEvent[] = [
  { what: "laid_down", seat: 1, cards: ["B2"], district: "blue" },
  { what: "bonus", seat: 1, card: "B6", district: "blue" },
  { what: "next_start", seat: 1 },
  { what: "round", start: 1, round: 2 },
  { what: "dealt", seat: 0, cards: ["B2"], count: 1 },
];
const KEPT = did(0, { what: "kept", seat: 0, card: "B2" });
/** The cards of each deed, by seat. */
const deeds = (heard: Heard[], viewer: number | null = 0) =>
  sinceTurn(heard, viewer, 3).map(({ seat, events }) => [seat, events.map(({ card, what }) => card ?? what).join(" ")]);

test("what the others did since my turn, each turn by itself", () => {
  const heard = [
    did(1, played(1, "B2")),
    did(0, played(0, "B3")),
    did(1, played(1, "B4", "capital"), { what: "looked", seat: 1 }),
    did(1, { what: "placed", seat: 1, district: "green" }),
    did(2, played(2, "Y5", "capital"), { what: "took_gold", seat: 2, count: 1 }),
  ];
  expect(deeds(heard)).toEqual([
    [1, "B4 looked placed"],
    [2, "Y5 took_gold"],
  ]);
  expect(sinceTurn(heard, 0, 3)[0]!.lines.map(({ id }) => id)).toEqual(["played", "looked", "placed"]);
});

test("the last turn before a round end is told until somebody plays in the next round", () => {
  const heard = [did(0, played(0, "B3")), did(1, played(1, "B4")), did(2, played(2, "P2"), ...ENDING), KEPT];
  expect(deeds(heard)).toEqual([
    [1, "B4"],
    [2, "P2"],
  ]);
  heard.push(did(1, played(1, "G6")));
  expect(deeds(heard)).toEqual([[1, "G6"]]);
});

test("ROB plays in the entry of the player", () => {
  const turned: GameEvent = { what: "rob_turned", colour: "red", take: "left", symbol: false };
  const heard = [did(0, played(0, "B3"), turned, played(1, "P4", "capital"))];
  expect(deeds(heard)).toEqual([[1, "rob_turned P4"]]);
});

test("that somebody else took back is told beside what they do instead", () => {
  const back = (seat: number) => did(seat, { what: "took_back", seat });
  // The entries that were taken back are not heard any more.
  const heard = [did(1, played(1, "B2")), back(2), back(2), did(2, played(2, "Y5")), back(0)];
  expect(deeds(heard)).toEqual([
    [1, "B2"],
    [2, "took_back"],
    [2, "Y5"],
  ]);
});

test("a spectator sees the last turn of everybody", () => {
  const heard = [0, 1, 2, 0].map((seat, at) => did(seat, played(seat, `B${at + 2}`)));
  expect(deeds(heard, null)).toEqual([
    [1, "B3"],
    [2, "B4"],
    [0, "B5"],
  ]);
});

const drafted = (seats: number, phase: string): SeatState => {
  const mine = {
    passed: [["B2", "P3", "P3", "Y4"], ["G2", "G5"]],
    received: [["B6"], ["Y2", "Y3", "G2", "G5"], ["P3", "Y4"]],
  };
  const players = [mine, ...Array.from({ length: seats - 1 }, () => ({}))];
  return { seat: 0, names: ["Ann", "Ben", "Cleo"], view: { phase, players } } as unknown as SeatState;
};

test("with two seats four of the other's cards are known by what was passed", () => {
  expect(passedBy(drafted(2, "play"))).toMatchObject({ to: 1, known: ["B2", "G2", "G5", "P3"] });
  expect(passedBy(drafted(2, "draft"))?.known).toEqual([]);
  expect(passedBy(drafted(3, "play"))).toMatchObject({ known: [], packs: [{ length: 4 }, { length: 2 }] });
});
