import { expect, test } from "vitest";
import { mayAskForBots } from "../src/table/bots";
import type { TableInfo } from "../src/types";

const players = [
  { seat: 0, kind: "person" },
  { seat: 1, kind: "bot" },
];
const info = (mine: number[], over = false) => ({ players, mine, over }) as unknown as TableInfo;

test.each([
  ["a player", info([0]), true],
  ["somebody whose seat a bot plays", info([1]), false],
  ["a spectator", info([]), false],
  ["a player whose game is over", info([0], true), false],
])("whether %s may let a bot play on", (_, table, may) => {
  expect(mayAskForBots(table)).toBe(may);
});
