"""The page that needs no server: what a visit loads, and how long it takes until there are cards.

Files are counted as they lie in the folder, and as a host sends them that has the compressed copies
beside them. A visit begins with an empty browser; the second one has the service worker, and a
network that is gone. Then the net plays alone: a press is answered when the next cards can be
pressed. Times are those of this machine.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from chromium import chromium
from playwright.sync_api import Page, sync_playwright

BUILT = Path(__file__).parents[1] / "dist/static"
LATER = {"champion.net", "sw.js"}
"""What comes when there are cards already."""
INSTINCT = {"pace": "instant", "level": "instinct", "seats": 2, "edition": "first"}
PRESSES = 3
"""The second waits for what the net passes on; after the fourth the draft of two seats is over."""
ANSWERED = """
async (presses) => {
  const cards = () => [...document.querySelectorAll("[data-testid=pack] button.usable")];
  const times = [];
  while (times.length < presses) {
    const before = cards().map(({ dataset }) => dataset.kind).join();
    const begun = performance.now();
    cards()[0].click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const now = cards().map(({ dataset }) => dataset.kind).join();
      if (now && now !== before) break;
    }
    times.push((performance.now() - begun) / 1000);
  }
  return Math.max(...times);
}
"""


class Quiet(SimpleHTTPRequestHandler):
    """Notes which files are asked for."""

    asked: set[str] = set()  # noqa: RUF012

    def log_message(self, *about: object) -> None:
        self.asked.add(self.path.partition("?")[0].strip("/") or "index.html")


def sizes(names: set[str]) -> tuple[int, int]:
    """The bytes of some files, and of the smallest copies beside them."""
    files = [BUILT / name for name in names if Path(name).name not in LATER]
    copies = [[path, *path.parent.glob(f"{path.name}.*")] for path in files if path.is_file()]
    whole = sum(found[0].stat().st_size for found in copies)
    return whole, sum(min(one.stat().st_size for one in found) for found in copies)


def timed(page: Page, work: Callable[[], object], until: str) -> float:
    begun = time.perf_counter()
    work()
    page.locator(until).first.wait_for(timeout=120_000)
    return time.perf_counter() - begun


def main() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_context(reduced_motion="reduce").new_page()

        def visit() -> None:
            page.goto(address)
            page.get_by_test_id("start").click()

        first = timed(page, visit, "[data-testid=pack]")
        whole, sent = sizes(set(Quiet.asked))
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
        server.shutdown()
        server.server_close()
        second = timed(page, page.reload, "[data-testid=pack]")
        kept = json.dumps(INSTINCT)
        page.evaluate("(kept) => localStorage.setItem('lux-preferences', kept)", kept)
        page.goto(f"{address}#/")
        page.reload()
        timed(page, page.get_by_test_id("start").click, "[data-testid=pack] button.usable")
        net = page.evaluate(ANSWERED, PRESSES)
        browser.close()
    print(
        f"first visit: {whole / 1e6:.1f} MB of files, {sent / 1e6:.1f} MB compressed (goal: 15, 6)"
    )
    print(f"cards after {first:.1f} s (goal: 6), at the second visit {second:.1f} s (goal: 2)")
    print(f"the net answers within {net:.2f} s (goal: 0.3)")


if __name__ == "__main__":
    main()
