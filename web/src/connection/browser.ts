/** The connection to a worker of this browser, where the game runs without a server. */

import type { Wire } from "../live/socket";
import type { Answer, Connection } from "./connection";
import type { FromHouse, ToHouse } from "./house";
import { Keeping } from "./keeping.svelte";
import { Tabs } from "./tabs.svelte";

export const SERVERLESS: boolean = true;

/** The code with which a connection ends when nobody closed it. */
const CUT = 1006;

interface Asked {
  message: ToHouse;
  done(answer: Answer): void;
  failed(why: Error): void;
}

export const keeping: Keeping = new Keeping();

class Browser implements Connection {
  /** There is none while another tab plays; what is asked meanwhile waits. */
  private worker: Worker | null = null;
  private ids = 0;
  private readonly asked = new Map<number, Asked>();
  private readonly wires = new Map<number, { path: string; wire: Wire }>();
  /** The worker could not start: what is asked next starts another. */
  private broken = false;

  readonly start = (): void => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<FromHouse>) => {
      if (worker === this.worker) this.hear(event.data);
    };
    worker.onerror = (event) => this.hear({ type: "failed", why: event.message });
    this.worker = worker;
    this.broken = false;
    for (const { message } of this.asked.values()) this.say(message);
    for (const [id, { path }] of this.wires) this.say({ type: "open", id, path });
  };

  readonly stop = (why = "another tab plays"): void => {
    this.worker?.terminate();
    this.worker = null;
    this.broken = false;
    for (const one of this.asked.values()) one.failed(new Error(why));
    this.asked.clear();
    const cut = [...this.wires.values()];
    this.wires.clear();
    for (const { wire } of cut) wire.onclose?.({ code: CUT });
  };

  ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const id = ++this.ids;
    return new Promise((done, failed) => {
      const message: ToHouse = { type: "ask", id, method, path, body: body === undefined ? "" : JSON.stringify(body) };
      this.asked.set(id, { message, done, failed });
      this.begin(message);
    });
  }

  open(path: string): Wire {
    const id = ++this.ids;
    const wire: Wire = {
      send: (text) => this.say({ type: "send", id, text }),
      close: () => {
        this.wires.delete(id);
        this.say({ type: "close", id });
      },
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.wires.set(id, { path, wire });
    this.begin({ type: "open", id, path });
    return wire;
  }

  file = (): null => null;

  private begin(message: ToHouse): void {
    if (this.broken) this.start();
    else this.say(message);
  }

  private say(message: ToHouse): void {
    this.worker?.postMessage(message);
  }

  private hear(said: FromHouse): void {
    if (said.type === "failed") {
      this.stop(said.why);
      this.broken = true;
    } else if (said.type === "unkept") {
      keeping.refused = true;
    } else if (said.type === "answer") {
      this.asked.get(said.id)?.done(said);
      this.asked.delete(said.id);
    } else {
      const wire = this.wires.get(said.id)?.wire;
      if (said.type === "opened") wire?.onopen?.(undefined as never);
      else if (said.type === "said") wire?.onmessage?.({ data: said.text });
      else wire?.onclose?.({ code: said.code });
    }
  }
}

const browser = new Browser();
export const connection: Connection = browser;
export const tabs: Tabs | null = new Tabs(browser.start, browser.stop);
