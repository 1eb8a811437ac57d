import { afterEach, expect, test, vi } from "vitest";
import { handOn } from "../src/ui/copy";

const field = () => ({ select: vi.fn() }) as unknown as HTMLInputElement & { select: ReturnType<typeof vi.fn> };

function browser(touch: boolean, copy: () => Promise<void>, share?: () => Promise<void>) {
  const writeText = vi.fn(copy);
  vi.stubGlobal("navigator", { clipboard: { writeText }, share });
  vi.stubGlobal("matchMedia", () => ({ matches: touch }));
  return writeText;
}

afterEach(() => vi.unstubAllGlobals());

test("a link or a text is copied, and shared on a phone", async () => {
  const share = vi.fn(async () => {});
  const copied = browser(false, async () => {}, share);
  expect(await handOn({ url: "https://lux.test/t/1" }, field())).toBe(true);
  expect(await handOn({ text: "Won by 7" }, field())).toBe(true);
  expect(copied.mock.calls).toEqual([["https://lux.test/t/1"], ["Won by 7"]]);
  browser(true, async () => {}, share);
  expect(await handOn({ text: "Won by 7" }, field())).toBe(false);
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: "Won by 7" });
});

test("where nothing may be copied it is selected, to be copied by hand", async () => {
  browser(false, () => Promise.reject(new Error("not allowed")));
  const one = field();
  expect(await handOn({ text: "Won by 7" }, one)).toBe(false);
  expect(one.select).toHaveBeenCalledOnce();
});
