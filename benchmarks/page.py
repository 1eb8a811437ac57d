"""How long a player waits on a phone: the start page, and from a press to the next picture.

    python benchmarks/page.py [--times 5] [--slow 4]

Chromium with a phone's size, its processor slowed down and a network of 1.6 Mbit/s with 150 ms
(what Lighthouse calls slow 4G), against a server on this machine. LCP is when the largest text
of the page is painted, CLS how much moved by itself, INP the slowest answer to a press while a
game is begun, all as the browser's own observers report them. The bytes are those that travelled.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from chromium import chromium
from playwright.sync_api import Browser, sync_playwright

from tests.browser.serving import Server

PHONE = {"width": 390, "height": 844}
LATENCY = 150
BYTES_A_SECOND = 1.6e6 / 8
GOALS = {"LCP": 1200.0, "INP": 100.0, "CLS": 0.05}
OBSERVE = """
  window.measured = { LCP: 0, INP: 0, CLS: 0 };
  const watch = (type, note, more = {}) => new PerformanceObserver((all) => {
    for (const entry of all.getEntries()) note(entry);
  }).observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", ({ startTime }) => { measured.LCP = startTime; });
  watch("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) measured.CLS += value;
  });
  watch("event", ({ duration, interactionId }) => {
    if (interactionId) measured.INP = Math.max(measured.INP, duration);
  }, { durationThreshold: 16 });
"""
PRESSES = ("options", "seats-2", "begin")
CARD = "[data-testid=pack] button.usable"


def visited(browser: Browser, address: str, slow: float) -> dict[str, float]:
    """One visit of somebody new: look at the start page, begin a game, keep a card."""
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, is_mobile=True)  # type: ignore[arg-type]
    page = context.new_page()
    page.add_init_script(OBSERVE)
    control = context.new_cdp_session(page)
    control.send("Network.enable")
    travelled: list[float] = []
    control.on("Network.loadingFinished", lambda one: travelled.append(one["encodedDataLength"]))
    limits: dict[str, Any] = {"offline": False, "latency": LATENCY}
    limits |= {"downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND}
    control.send("Network.emulateNetworkConditions", limits)
    control.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.goto("/")
    page.get_by_test_id("start").wait_for()
    page.wait_for_load_state("networkidle")
    # A press ends the search for the largest paint.
    found: dict[str, float] = {**page.evaluate("measured"), "kB": sum(travelled) / 1000}
    # By force: the tool's own look at what is hit is no part of a player's press.
    for name in PRESSES:
        page.get_by_test_id(name).tap(force=True)
    page.locator(CARD).first.tap(force=True)
    page.locator("[data-zone=kept]").first.wait_for()
    page.wait_for_timeout(500)
    found["INP"] = page.evaluate("measured.INP")
    context.close()
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--times", type=int, default=5)
    options.add_argument("--slow", type=float, default=4, help="how much slower the processor is")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        found = [visited(browser, server.address, chosen.slow) for _ in range(chosen.times)]
        browser.close()
        server.stop()
    print(
        f"| a phone {chosen.slow:g} times slower, {chosen.times} visits | median | spread | goal |"
    )
    print("|---|---|---|---|")
    for name in ("LCP", "INP", "CLS", "kB"):
        values = sorted(one[name] for one in found)
        digits = 3 if name == "CLS" else 0
        middle, low, high = (
            f"{value:.{digits}f}" for value in (statistics.median(values), values[0], values[-1])
        )
        goal = f"{GOALS[name]:g}" if name in GOALS else ""
        print(f"| {name} | {middle} | {low} - {high} | {goal} |")
    for name in ("LCP", "INP"):
        print(f"{name}: {', '.join(f'{one[name]:.0f}' for one in found)}")


if __name__ == "__main__":
    main()
