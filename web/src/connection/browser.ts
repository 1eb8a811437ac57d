/** The connection to a worker of this browser, where the game runs without a server. */

import type { Wire } from "../live/socket";
import type { Answer, Connection } from "./connection";
import type { FromHouse, ToHouse } from "./house";

export const SERVERLESS: boolean = true;

class Browser implements Connection {
  private readonly worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  private ids = 0;
  private readonly asked = new Map<number, { done(answer: Answer): void; failed(why: Error): void }>();
  private readonly wires = new Map<number, Wire>();
  private failed: Error | null = null;

  constructor() {
    this.worker.onmessage = (event: MessageEvent<FromHouse>) => this.hear(event.data);
    this.worker.onerror = (event) => this.hear({ type: "failed", why: event.message });
  }

  ask(method: string, path: string, body?: unknown): Promise<Answer> {
    if (this.failed) return Promise.reject(this.failed);
    const id = ++this.ids;
    return new Promise((done, failed) => {
      this.asked.set(id, { done, failed });
      this.say({ type: "ask", id, method, path, body: body === undefined ? "" : JSON.stringify(body) });
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
    this.wires.set(id, wire);
    this.say({ type: "open", id, path });
    return wire;
  }

  file = (): null => null;

  private say(message: ToHouse): void {
    this.worker.postMessage(message);
  }

  private hear(said: FromHouse): void {
    if (said.type === "failed") {
      this.failed = new Error(said.why);
      for (const one of this.asked.values()) one.failed(this.failed);
      this.asked.clear();
    } else if (said.type === "answer") {
      this.asked.get(said.id)?.done(said);
      this.asked.delete(said.id);
    } else {
      const wire = this.wires.get(said.id);
      if (said.type === "opened") wire?.onopen?.(undefined as never);
      else if (said.type === "said") wire?.onmessage?.({ data: said.text });
      else wire?.onclose?.({ code: said.code });
    }
  }
}

export const connection: Connection = new Browser();
