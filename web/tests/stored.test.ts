import { expect, test, vi } from "vitest";
import { stored } from "../src/stored";

const USUAL = { language: null, pace: "normal", name: "", seats: 3, picked: ["agent"], rating: { rating: 1500 }, tried: {} };
const read = (text: string | null) => {
  vi.stubGlobal("localStorage", { getItem: () => text });
  return stored<typeof USUAL>("lux-any", USUAL);
};

test("what was kept is there again, and what was not is as usual", () => {
  expect(read(null)).toEqual(USUAL);
  const kept = { ...USUAL, language: "fr", name: "Ann", picked: ["cleric", "scholar"], tried: { "1-2": true } };
  const { pace: _, ...older } = kept;
  expect(read(JSON.stringify(older))).toEqual(kept);
});

test.each([
  ["half of it", '{"pace":'],
  ["nothing", "null"],
  ["a list", "[]"],
  ["a word", '"x"'],
  ["other kinds", '{"language":7,"pace":9,"name":{"a":1},"seats":"4","picked":["cleric",1],"rating":{"rating":null},"tried":null}'],
])("damaged: %s", (_, text) => expect(read(text)).toEqual(USUAL));
