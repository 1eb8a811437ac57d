/** The worker in which Python runs: rules, telling, bots, and what is kept of all games. */

import type { PyodideAPI } from "pyodide";
import type { FromHouse, ToHouse } from "./house";
import { everything, keep, refused } from "./storage";

interface Talk {
  hear(text: string): void;
  close(): void;
  destroy(): void;
}
interface House {
  answer(method: string, path: string, body: string): { toJs(): [number, string]; destroy(): void };
  connect(path: string, send: (text: string) => void): Talk | undefined;
}

const FOLDER = new URL("../python/", self.location.href).href;
const NO_SUCH_TABLE = 4404;
/** Levels that need a file of their own, which comes when one of them is to play. */
const WITH_NET = /"level":"(instinct|grandmaster|champion)"/;
/** A strong player meets one of them under this name, and in a game that is played on it may move first. */
const PLAYED_ON = /"level":"adaptive"/;
const talks = new Map<number, Talk>();
const say = (message: FromHouse): void => postMessage(message);

async function unzipped(name: string): Promise<Uint8Array> {
  const answer = await fetch(FOLDER + name);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** Put our files where Python finds them. */
function unpack(python: PyodideAPI, packed: Uint8Array): void {
  const head = new DataView(packed.buffer).getUint32(0, true);
  const files = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + head))) as [string, number][];
  let at = 4 + head;
  for (const [name, size] of files) {
    python.FS.mkdirTree(`/lux/${name}`.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(`/lux/${name}`, packed.subarray(at, at + size));
    at += size;
  }
}

/** Pyodide tells nobody when its largest file does not come: it would be waited for in vain. */
const halted = new Promise<never>((_, failed) => {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = (...given) => {
    const found = instantiateStreaming(...given);
    found.catch(failed);
    return found;
  };
});

async function begin(): Promise<{ house: House; net: () => Promise<void> }> {
  const kept = everything();
  const packed = unzipped("game.pack.gz");
  const { loadPyodide } = (await import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`)) as typeof import("pyodide");
  const python = await Promise.race([loadPyodide({ indexURL: FOLDER }), halted]);
  unpack(python, await packed);
  python.globals.set("kept", python.toPy(await kept));
  python.globals.set("keep", keep);
  const house = python.runPython(`
import sys
sys.path.append("/lux")
import boot
from capital_lux.serverless.answers import Answering
Answering(kept, keep)
`) as House;
  let there = false;
  const net = async (): Promise<void> => {
    if (there) return;
    const answer = await fetch(`${FOLDER}champion.net`);
    if (!answer.ok) throw new Error(`champion.net: ${answer.status}`);
    python.FS.writeFile("/lux/capital_lux/bots/champion.net", new Uint8Array(await answer.arrayBuffer()));
    // Read now: the first move must not wait for it.
    python.runPython("from capital_lux.bots.levels import make_bot; make_bot('instinct')");
    there = true;
  };
  return { house, net };
}

refused(() => say({ type: "unkept" }));
const begun = begin();
begun.catch((problem: unknown) => say({ type: "failed", why: String(problem) }));

function answer(house: House, method: string, path: string, body: string): [number, string] {
  const found = house.answer(method, path, body);
  const told = found.toJs();
  found.destroy();
  return told;
}

async function open(id: number, path: string): Promise<void> {
  const { house, net } = await begun;
  const [, info] = answer(house, "GET", path.replace(/\/socket.*/, ""), "");
  if (WITH_NET.test(info)) await net();
  const talk = house.connect(path, (text) => say({ type: "said", id, text }));
  if (!talk) {
    say({ type: "closed", id, code: NO_SUCH_TABLE });
    return;
  }
  talks.set(id, talk);
  say({ type: "opened", id });
}

// One after the other, as they come.
let turn: Promise<unknown> = begun;
onmessage = ({ data }: MessageEvent<ToHouse>) => {
  turn = turn.then(() => take(data)).catch((problem: unknown) => say({ type: "failed", why: String(problem) }));
};

async function take(message: ToHouse): Promise<void> {
  if (message.type === "ask") {
    const { house, net } = await begun;
    try {
      const { path, body } = message;
      if (WITH_NET.test(body) || (path.endsWith("/play-on") && PLAYED_ON.test(body))) await net();
      const [status, text] = answer(house, message.method, message.path, message.body);
      say({ type: "answer", id: message.id, status, text });
    } catch (problem) {
      // A mistake of ours; what comes next may succeed.
      console.error(problem);
      say({ type: "answer", id: message.id, status: 500, text: "" });
    }
  } else if (message.type === "open") {
    await open(message.id, message.path);
  } else if (message.type === "send") {
    talks.get(message.id)?.hear(message.text);
  } else {
    const talk = talks.get(message.id);
    talks.delete(message.id);
    talk?.close();
    talk?.destroy();
  }
}
