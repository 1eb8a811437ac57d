import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Live, OPEN_WITHIN, PING_EVERY, POLL_EVERY, PONG_WITHIN, RESEND_AFTER, type Wire } from "../src/live/socket";
import type { Message, Update } from "../src/types";

/** The other end of a wire. */
class Server implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  accept(): void {
    this.onopen?.(undefined as never);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakOff(code = 1006): void {
    this.onclose?.({ code });
  }
  acts(): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type !== "ping");
  }
}

const update = (number: number) => ({ type: "update", number, entries: [], seats: [], next: null });

describe("a live connection", () => {
  let servers: Server[];
  let updates: Update[];
  let refusals: Message[];
  let states: string[];
  let gone: boolean;
  let done: number[];
  let asked: string[];
  let live: Live;
  const server = () => servers.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    servers = [];
    updates = [];
    refusals = [];
    states = [];
    gone = false;
    done = [];
    asked = [];
    live = new Live(
      "/table",
      {
        update: (one) => updates.push(one),
        info: () => undefined,
        done: (number) => done.push(number),
        refused: (error) => refusals.push(error),
        changed: (state, waiting) => states.push(`${state} ${waiting}`),
        gone: () => (gone = true),
      },
      (address) => {
        servers.push(new Server(address));
        return server();
      },
      async (address) => {
        asked.push(address);
        return { number: 9, entries: [], seats: [], next: null };
      },
    );
    live.start();
  });
  afterEach(() => {
    live.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("asks for everything first, and later for what came after the last number", () => {
    expect(server().address).toBe("/table/socket");
    server().accept();
    server().say(update(7));
    server().breakOff();
    vi.advanceTimersByTime(400);
    expect(server().address).toBe("/table/socket?after=7");
    expect(updates.map((one) => one.number)).toEqual([7]);
  });

  test("sends an action again after a break, with the same id, until it is answered", () => {
    server().accept();
    const id = live.act(0, "home B4");
    expect(server().acts()).toEqual([{ type: "act", seat: 0, action: "home B4", id }]);
    server().breakOff();
    vi.advanceTimersByTime(400);
    server().accept();
    expect(server().acts()).toEqual([{ type: "act", seat: 0, action: "home B4", id }]);
    server().say({ type: "done", id, number: 8 });
    server().breakOff();
    vi.advanceTimersByTime(400);
    server().accept();
    expect(server().acts()).toEqual([]);
    expect(states.at(-1)).toBe("open 0");
    expect(done).toEqual([8]);
  });

  test("is lost as soon as the network is gone, and comes back with it", () => {
    server().accept();
    server().say(update(7));
    live.cut();
    expect(states.at(-1)).toBe("lost 0");
    expect(server().closed).toBe(true);
    live.hurry();
    server().accept();
    expect(states.at(-1)).toBe("open 0");
  });

  test("keeps an action that was made without a connection", () => {
    const id = live.act(1, "keep P2");
    expect(server().sent).toEqual([]);
    server().accept();
    expect(server().acts().map((act) => act.id)).toEqual([id]);
  });

  test("sends again what stays unanswered on a connection that works", () => {
    server().accept();
    const id = live.act(0, "pay");
    vi.advanceTimersByTime(PING_EVERY / 2);
    server().say({ type: "pong" });
    vi.advanceTimersByTime(PING_EVERY / 2);
    expect(PING_EVERY).toBeGreaterThan(RESEND_AFTER);
    expect(server().acts().map((act) => act.id)).toEqual([id, id]);
  });

  test("gives every action an id of its own", () => {
    server().accept();
    const ids = [live.act(0, "keep B4"), live.act(0, "keep B4"), live.takeBack(0)];
    expect(new Set(ids).size).toBe(3);
  });

  test("tells a refusal and does not send that action again", () => {
    server().accept();
    const id = live.act(0, "home B4");
    server().say({ type: "refused", id, error: { id: "error-not-your-turn" } });
    expect(refusals).toEqual([{ id: "error-not-your-turn" }]);
    server().breakOff();
    vi.advanceTimersByTime(400);
    server().accept();
    expect(server().acts()).toEqual([]);
  });

  test("takes silence for a lost connection", () => {
    server().accept();
    vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN);
    expect(servers[0]!.closed).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(servers.length).toBeGreaterThan(1);
  });

  test("whoever acts does not wait for a ping to learn that the connection is lost", () => {
    server().accept();
    live.act(0, "pay");
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(states.at(-1)).toBe("lost 1");
  });

  test("stays on a quiet connection in a page that the browser wakes once a minute", () => {
    server().accept();
    for (let minute = 0; minute < 3; minute++) {
      vi.setSystemTime(Date.now() + 60_000);
      vi.advanceTimersByTime(PING_EVERY);
      server().say({ type: "pong" });
    }
    expect(servers.length).toBe(1);
  });

  test("gives up a connection that does not come about", () => {
    vi.advanceTimersByTime(OPEN_WITHIN);
    expect(servers[0]!.closed).toBe(true);
  });

  test("stays on a connection that answers pings", () => {
    server().accept();
    for (let at = 0; at < 20; at++) {
      vi.advanceTimersByTime(PING_EVERY);
      server().say({ type: "pong" });
    }
    expect(servers.length).toBe(1);
  });

  test("waits longer after each failure, at most ten seconds, and hurries when told", () => {
    const waits: number[] = [];
    for (let at = 0; at < 8; at++) {
      server().breakOff();
      const count = servers.length;
      let waited = 0;
      while (servers.length === count && waited < 60_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
    server().breakOff();
    const count = servers.length;
    live.hurry();
    expect(servers.length).toBe(count + 1);
  });

  test("comes back at once when the server restarts, and then waits as always", () => {
    server().accept();
    server().say(update(3));
    states = [];
    server().breakOff(1012);
    vi.advanceTimersByTime(400);
    expect(servers.length).toBe(2);
    expect(states.every((state) => state.startsWith("connecting"))).toBe(true);
    server().accept();
    server().breakOff(1012);
    vi.advanceTimersByTime(300);
    expect(servers.length).toBe(2);
    vi.advanceTimersByTime(200);
    expect(servers.length).toBe(3);
  });

  test("says how it stands", () => {
    expect(states.at(-1)).toBe("connecting 0");
    server().accept();
    expect(states.at(-1)).toBe("open 0");
    live.act(0, "pay");
    expect(states.at(-1)).toBe("open 1");
    server().breakOff();
    expect(states.at(-1)).toBe("lost 1");
  });

  test("gives up only when the table is gone", () => {
    server().breakOff(4404);
    expect(gone).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(servers.length).toBe(1);
  });

  test("asks by HTTP while all places are taken, and for a place again", async () => {
    server().accept();
    server().say({ type: "refused", id: null, error: { id: "error-table-full" } });
    server().breakOff(4429);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["/table/live"]);
    expect(updates.map((one) => one.number)).toEqual([9]);
    await vi.advanceTimersByTimeAsync(POLL_EVERY);
    expect(server().address).toBe("/table/socket?after=9");
    server().breakOff(4429);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toBe("/table/live?after=9");
  });

  test("hears nothing from a connection that was replaced", () => {
    const old = server();
    old.accept();
    const { onmessage } = old;
    old.breakOff();
    vi.advanceTimersByTime(400);
    onmessage?.({ data: JSON.stringify(update(3)) });
    expect(updates).toEqual([]);
  });
});
