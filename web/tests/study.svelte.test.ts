import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Players from "../src/analysis/Players.svelte";
import { Study } from "../src/analysis/study.svelte";
import { Watching } from "../src/replay/watching.svelte";
import { language } from "../src/texts/language.svelte";

const analysis = { version: 1, quick: false, net: "", edition: "first" as const, seats: 2, players: [], luck: [] };
const state = (name: string, more = {}) => ({ state: name, before: 0, seconds: 9, step: 0, steps: 80, analysis: null, ...more });
const DONE = state("done", { analysis });

/** A server that gives these answers in turn, and then the last one: null is no connection. */
function served(...answers: (object | null | [number, string])[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    if (answer === null) throw new TypeError("no connection");
    const [status, body] = Array.isArray(answer) ? [answer[0], { error: { id: answer[1] } }] : [200, answer];
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is asked for once, and then how far it is", async () => {
  const asked = served(state("waiting", { before: 2 }), state("thinking", { step: 33 }), DONE);
  const study = new Study(new Watching());
  await study.open("/tables/t");
  expect([study.state?.before, study.found]).toEqual([2, null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(study.state?.step).toBe(33);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(study.found).toEqual(analysis);
  expect(asked).toEqual(["POST /api/tables/t/analysis", "GET /api/tables/t/analysis", "GET /api/tables/t/analysis"]);
  study.close();
  expect(study.found).toBeNull();
  await study.open("/tables/t");
  expect([study.found, asked.length]).toEqual([analysis, 3]);
});

test("a lost connection is waited for, and what was asked is asked again", async () => {
  const asked = served(null, null, state("thinking"), null, DONE);
  const study = new Study(new Watching());
  await study.open("/records/r");
  expect([study.lost, study.problem]).toEqual([true, null]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(study.lost).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(study.found).toEqual(analysis);
  expect(asked.map((one) => one.split(" ")[0])).toEqual(["POST", "POST", "POST", "GET", "GET"]);
});

test.each([
  ["a refusal", [429, "error-too-many-analyses"] as [number, string], "error-too-many-analyses"],
  ["a failure", state("failed"), "page-analysis-failed"],
])("%s is told, and one may try again", async (_, answer, problem) => {
  const asked = served(answer, DONE);
  const study = new Study(new Watching());
  await study.open("/tables/t");
  await vi.advanceTimersByTimeAsync(60_000);
  expect([study.problem?.id, asked.length]).toEqual([problem, 1]);
  await study.open("/tables/t");
  expect([study.problem, study.found]).toEqual([null, analysis]);
});

test("whoever goes away is not kept up to date", async () => {
  const asked = served(state("waiting"));
  const study = new Study(new Watching());
  await study.open("/tables/t");
  study.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

test.each([
  ["en", "A quick analysis, with about a third"],
  ["fr", "Une analyse rapide, avec environ un tiers"],
  ["pt-BR", "Uma análise rápida, com cerca de um terço"],
])("that an analysis is a quick one stands below its figures, %s", async (spoken, words) => {
  await language.use(spoken, "analysis");
  const target = document.createElement("div");
  const said = (quick: boolean) => {
    const shown = mount(Players, {
      target,
      props: { found: { ...analysis, quick }, names: ["Ann", "Bea"], decisions: [], look: () => {} },
    });
    const text = target.querySelector("[data-testid=quick]")?.textContent;
    void unmount(shown);
    return text;
  };
  expect(said(true)).toContain(words);
  expect(said(false)).toBeUndefined();
});
