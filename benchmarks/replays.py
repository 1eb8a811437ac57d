"""How long a long replay takes to open: over HTTP, and in a browser.

    python benchmarks/replays.py

The game is one of the longest that 4000 games with many choices had. It is uploaded to a server
in a process of its own and asked for over loopback, from every viewpoint: from the request to the
whole answer, unpacked. In Chromium, with nothing kept from before, it is from the navigation until
the board of step 0 is there and the step after it is shown when asked for.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import statistics
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from capital_lux import Game
from capital_lux.rules.record import record_of

sys.path.insert(0, str(Path(__file__).parent))

from chromium import chromium
from load import request
from server import server

SEED = 2860
TILES = ["outsider", "missionary", "sentinel", "discoverer"]
STEPS, TARGET = 300, 1.0
REPETITIONS = 5
IN_BROWSER = 10
BOARD = "[data-testid=capital-green]"


def long_record() -> dict[str, Any]:
    """The record of a long game."""
    game = Game("generations", 4, seed=SEED, powers=TILES)
    rng = random.Random(SEED)
    while not game.over:
        seat = rng.choice(game.waiting())
        legal = game.legal(seat)
        played = [text for text in legal if text.startswith("capital")]
        game.play(seat, rng.choice(played or legal))
    return record_of(game)


def opened(port: int, path: str) -> tuple[float, int, int, int]:
    """Seconds, bytes that travelled, bytes unpacked, steps."""
    asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}")
    asked.add_header("accept-encoding", "gzip")
    begun = time.perf_counter()
    with urllib.request.urlopen(asked) as answer:
        sent = answer.read()
    body = gzip.decompress(sent)
    steps = len(json.loads(body)["steps"]) - 1
    return time.perf_counter() - begun, len(sent), len(body), steps


def shown(browser: Browser, address: str) -> float:
    """Seconds until a replay can be stepped through, for somebody who was never there."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(f"{BOARD} >> visible=true")
    page.wait_for_selector("[data-testid=replay-position][data-step='0']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-testid=replay-position][data-step='1']")
    seconds = time.perf_counter() - begun
    context.close()
    return seconds


def in_browser(address: str) -> None:
    """Measure and print what a player waits."""
    with sync_playwright() as playwright:
        # Without a graphics card Chromium would draw as if it had one, much more slowly.
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        # The first page of a browser pays for the browser's own start.
        shown(browser, address)
        times = sorted(shown(browser, address) for _ in range(IN_BROWSER))
        browser.close()
    print(
        f"in Chromium, {IN_BROWSER} times: best {times[0]:.3f} s, "
        f"median {statistics.median(times):.3f} s, slowest {times[-1]:.3f} s (target {TARGET})"
    )


def main() -> None:
    print(f"load average before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with server() as running:
        found, _ = request(running.port, "/api/records", long_record())
        for viewpoint in ("all", "none", "0"):
            path = f"/api/records/{found['replay']}/replay?from={viewpoint}"
            results = [opened(running.port, path) for _ in range(REPETITIONS)]
            seconds, sent, unpacked, steps = min(results)
            print(
                f"from {viewpoint:4}: {steps} steps in {seconds:.3f} s, "
                f"{STEPS} would take {seconds * STEPS / steps:.3f} s (target {TARGET}); "
                f"slowest {max(results)[0]:.3f} s; {sent / 1e3:.0f} kB sent, "
                f"{unpacked / 1e6:.1f} MB unpacked"
            )
        in_browser(f"http://127.0.0.1:{running.port}/records/{found['replay']}")


if __name__ == "__main__":
    main()
