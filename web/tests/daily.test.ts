import { expect, test } from "vitest";
import { resultOf } from "../src/daily/words";
import { language } from "../src/texts/language.svelte";
import type { DayResult, DayResults } from "../src/types";

const mine = { lead: -7, won: false, rank: 1 } as DayResult;
const day = (playing: number) => ({ day: 3, ranked: 2, playing }) as DayResults;

test("a rank is not said while levels play that may change it", async () => {
  await language.use("en", "daily");
  expect(resultOf(mine, day(0))).toBe("Lost by 7, rank 1 of 2");
  expect(resultOf(mine, day(1))).toBe("Lost by 7");
});
