import { expect, test } from "vitest";
import { sceneAt, STEPS, STILL } from "../src/home/loop";

const states = (step: number) => sceneAt(step).columns.map(({ state }) => state);

test("the picture of the game tells a round: over, saved by the capital, and one home lost", () => {
  const all = Array.from({ length: STEPS }, (_, step) => states(step));
  expect(all[0]).toEqual(["safe", "empty", "safe", "empty"]);
  const pink = all.map((row) => row[1]);
  expect(pink.indexOf("over")).toBeLessThan(pink.indexOf("safe"));
  expect(all.at(-1)).toEqual(["lost", "safe", "safe", "safe"]);
  expect(sceneAt(STEPS - 1).cards.filter(({ zone }) => zone === "lost").map(({ district }) => district)).toEqual(["blue", "blue"]);
});

test("the still picture shows a home that is safe and one that is over", () => {
  expect(states(STILL)).toContain("safe");
  expect(states(STILL)).toContain("over");
});
