import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prefer } from "../src/preferences.svelte";
import { Play } from "../src/table/play.svelte";
import type { Entry, GameEvent, Line, SeatState, TableInfo, Update } from "../src/types";

interface Recorded {
  events: GameEvent[];
  lines: Line[];
}
const [game] = JSON.parse(readFileSync(join(__dirname, "positions.json"), "utf8")) as [
  { start: SeatState; entries: Recorded[] },
];
const INFO = { table: "x", watch: "y", mine: [0], players: [], started: true } as unknown as TableInfo;

/** A position that can be told from others. */
const position = (deck: number): SeatState => ({
  ...game.start,
  view: { ...game.start.view, deck },
});
const entry = (number: number, seat: number | null, told: Recorded): Entry => ({
  number,
  seat,
  back: [],
  told: [{ seat: 0, events: told.events, lines: told.lines }],
});
const NOTHING: Recorded = { events: [], lines: [] };
const ordinary = game.entries.find((one) => one.events.length === 1 && one.events[0]!.what === "played")!;
const ending = game.entries.find((one) => one.events.some((event) => event.what === "next_start"))!;

class Socket {
  static last: Socket;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly address: string) {
    Socket.last = this;
  }
  send(text: string) {
    this.sent.push(text);
    if (text.includes('"ping"')) this.say({ type: "pong" });
  }
  close() {}
  update(update: Omit<Update, "next">) {
    this.onmessage?.({ data: JSON.stringify({ type: "update", next: null, ...update }) });
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("a table on the screen", () => {
  let play: Play;
  const settled = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(INFO)));
    prefer({ motion: "auto" });
    play = new Play("/tables/x", "x", () => undefined);
    await play.start();
    Socket.last.onopen?.();
    Socket.last.update({ number: 0, entries: [entry(0, null, NOTHING)], seats: [position(60)] });
  });
  afterEach(() => {
    play.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("shows the newest position at once when it is opened", () => {
    expect(play.viewer).toBe(0);
    expect(play.shown?.view.deck).toBe(60);
  });

  test("shows somebody's play and then pauses before the next", async () => {
    Socket.last.update({ number: 1, entries: [entry(1, 1, ordinary)], seats: [position(59)] });
    Socket.last.update({ number: 2, entries: [entry(2, 1, ordinary)], seats: [position(58)] });
    await settled();
    expect(play.shown?.view.deck).toBe(59);
    expect(play.marked.size).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(play.shown?.view.deck).toBe(58);
    expect(play.marked.size).toBe(0);
  });

  test("goes at the pace that was chosen", async () => {
    const shownAfter = async (pace: "calm" | "fast" | "instant", time: number) => {
      prefer({ pace });
      const number = play.log.length + 1;
      for (const at of [number, number + 1]) {
        Socket.last.update({ number: at, entries: [entry(at, 1, ordinary)], seats: [position(60 - at)] });
      }
      await vi.advanceTimersByTimeAsync(time);
      const newest = play.shown?.view.deck === 60 - number - 1;
      await vi.advanceTimersByTimeAsync(5_000);
      return newest;
    };
    expect(await shownAfter("calm", 900)).toBe(false);
    expect(await shownAfter("fast", 400)).toBe(true);
    expect(await shownAfter("instant", 0)).toBe(true);
    prefer({ pace: "normal" });
  });

  test("what is asked for is lit for a while", async () => {
    play.light(ordinary.events);
    expect(play.marked.size).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(play.marked.size).toBe(0);
  });

  test("the last turn before a round end is told while the end is", async () => {
    const last: Recorded = { events: [...ordinary.events, ...ending.events.slice(1)], lines: [] };
    Socket.last.update({ number: 1, entries: [entry(1, 1, last)], seats: [position(50)] });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(play.story).not.toBe(null);
    expect(play.since.map(({ seat }) => seat)).toEqual([1]);
  });

  test("tells a round end step by step, and the log does not run ahead", async () => {
    Socket.last.update({ number: 1, entries: [entry(1, 0, ending)], seats: [position(50)] });
    await vi.advanceTimersByTimeAsync(700);
    expect(play.story?.done).toBe(false);
    const steps = play.story!.beats.length;
    expect(play.log.length).toBe(0);
    play.advance();
    await settled();
    expect(play.story!.beats.length).toBe(steps + 1);
    play.skip();
    await settled();
    expect(play.story?.done).toBe(true);
    expect(play.shown?.view.deck).toBe(60);
    play.advance();
    await settled();
    expect(play.story).toBe(null);
    expect(play.shown?.view.deck).toBe(50);
    expect(play.log.length).toBe(ending.lines.length);
  });

  test("without motion the whole round end is there at once, and stays until it is read", async () => {
    prefer({ motion: "none" });
    Socket.last.update({ number: 1, entries: [entry(1, 0, ending)], seats: [position(50)] });
    await settled();
    expect(play.story?.done).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(play.story?.done).toBe(true);
  });

  test("a page that is far behind goes to the newest position", async () => {
    const entries = Array.from({ length: 12 }, (_, at) => entry(at + 1, 1, ordinary));
    Socket.last.update({ number: 12, entries, seats: [position(40)] });
    await settled();
    expect(play.shown?.view.deck).toBe(40);
    expect(play.log.length).toBe(12 * ordinary.lines.length);
  });

  test("entries that come twice are told once", async () => {
    const update = { number: 1, entries: [entry(1, 1, ordinary)], seats: [position(59)] };
    Socket.last.update(update);
    Socket.last.update(update);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(play.log.length).toBe(ordinary.lines.length);
  });

  test("what was taken back leaves the log", async () => {
    Socket.last.update({ number: 1, entries: [entry(1, 0, ordinary)], seats: [position(59)] });
    await vi.advanceTimersByTimeAsync(2_000);
    const back: Entry = { ...entry(2, 0, NOTHING), back: [1] };
    Socket.last.update({ number: 2, entries: [back], seats: [position(60)] });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(play.log).toEqual([]);
    expect(play.shown?.view.deck).toBe(60);
  });

  test("is not busy because something was said, however often", () => {
    for (const line of [1, 2, 3]) {
      play.talk.say("hello");
      const { id } = JSON.parse(Socket.last.sent.at(-1)!) as { id: string };
      Socket.last.say({ type: "talked", id, line });
    }
    expect(play.busy).toBe(false);
    const before = Socket.last.sent.length;
    Socket.last.onopen?.();
    expect(Socket.last.sent.length).toBe(before);
  });

  test("who takes a seat later has its whole log, as that seat was told it", () => {
    const told = (seat: number | null, number: number): Entry => ({
      ...entry(number, 1, ordinary),
      told: [{ seat, events: ordinary.events, lines: ordinary.lines }],
    });
    const seated = { ...position(58), seat: 1 };
    Socket.last.update({ number: 2, entries: [told(1, 0), told(1, 1), told(1, 2)], seats: [seated] });
    expect(play.viewer).toBe(1);
    expect(play.log.length).toBe(3 * ordinary.lines.length);
    expect(play.busy).toBe(false);
  });

  test("who takes a seat while a move is shown sees that seat from then on", async () => {
    const told = (seat: number | null, number: number, what: Recorded): Entry => ({
      ...entry(number, 1, what),
      told: [{ seat, events: what.events, lines: what.lines }],
    });
    const open = { ...position(59), seat: null };
    Socket.last.update({ number: 0, entries: [told(null, 0, NOTHING)], seats: [open] });
    Socket.last.update({ number: 1, entries: [told(null, 1, ordinary)], seats: [open] });
    await settled();
    Socket.last.update({ number: 1, entries: [told(1, 0, NOTHING), told(1, 1, ordinary)], seats: [{ ...position(58), seat: 1 }] });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(play.shown?.seat).toBe(1);
    expect(play.shown?.view.deck).toBe(58);
  });

  test("is shown as lost as soon as the network is gone, and not after a silence", () => {
    expect(play.connection).toBe("open");
    dispatchEvent(new Event("offline"));
    expect(play.connection).toBe("lost");
    expect(Socket.last.sent.length).toBe(0);
  });

  test("is busy from an action until the position with it is shown", async () => {
    play.act({ action: "home B4", message: { id: "x" }, target: { zone: "home" }, preview: [] });
    expect(play.busy).toBe(true);
    const { id } = JSON.parse(Socket.last.sent.at(-1)!) as { id: string };
    Socket.last.say({ type: "done", id, number: 1 });
    expect(play.busy).toBe(true);
    Socket.last.update({ number: 1, entries: [entry(1, 0, ordinary)], seats: [position(59)] });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(play.busy).toBe(false);
  });
});
