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
