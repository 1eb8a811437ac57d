import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrolls } from "../src/ui/scrolls";

let look: () => void;
beforeEach(() =>
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(now: () => void) {
        look = now;
      }
      observe() {}
      disconnect() {}
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

function placed(inside: string, height: number): HTMLElement {
  const node = document.createElement("p");
  node.innerHTML = inside;
  Object.defineProperty(node, "scrollHeight", { get: () => height });
  Object.defineProperty(node, "clientHeight", { get: () => 100 });
  scrolls(node);
  look();
  return node;
}

test.each([
  ["words that do not fit", 140, "0"],
  ["words that fit", 100, null],
  ["<button>can be reached</button>", 140, null],
  ["<button disabled>cannot be reached</button>", 140, "0"],
])("%s", (inside, height, tabindex) => {
  expect(placed(inside, height).getAttribute("tabindex")).toBe(tabindex);
});
