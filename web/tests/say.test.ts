import { expect, test } from "vitest";
import { language, say } from "../src/texts/language.svelte";

test.each([
  ["en", "Ann plays blue 4 at home."],
  ["fr", "Ann joue bleu 4 dans sa cité."],
  ["pt-BR", "Ann joga azul 4 na própria Cidade Natal."],
])("what is read out names cards in words, %s", async (spoken, words) => {
  await language.use(spoken, "game");
  expect(say({ id: "log-played-home", args: { seat: "Ann", card: "B4" } })).toBe(words);
});

test("so does a choice among the lowest cards, and a player keeps a name like a card's", async () => {
  await language.use("en", "game");
  const lowest = { id: "list-or", args: { a: "B2", b: "G2" } };
  const args = { lowest, district: { id: "district-blue" }, before: 7, after: 5 };
  expect(say({ id: "do-district-cleric", args })).toBe("take blue 2 or green 2 home: blue limit 7\u00a0→\u00a05");
  expect(say({ id: "log-played-home", args: { seat: "G2", card: "B4" } })).toBe("G2 plays blue 4 at home.");
});
