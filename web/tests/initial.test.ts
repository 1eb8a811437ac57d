import { expect, test } from "vitest";
import { initial } from "../src/ui/initial";

test("a name begins with a letter or with a whole emoji", () => {
  expect(initial("Ann")).toBe("A");
  expect(initial("משה")).toBe("מ");
  expect(initial("👩‍👩‍👧‍👦 Família")).toBe("👩‍👩‍👧‍👦");
  expect(initial("🇫🇷")).toBe("🇫🇷");
  expect(initial("")).toBe("");
});
