"""Somebody who plays on a page: presses what can be pressed until the game is over.

The playing is done in the page itself, where a press needs no round trip to the browser, and what
is looked for cannot change before it is pressed. Nothing is waited for by time: the page is looked
at again whenever it changes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

PRESSES = 600
"""More than any game needs."""
PATIENCE = 60_000
"""Milliseconds without anything to press."""
CARD = "[data-testid=pack] button.usable, [data-testid=hand] button.usable"
PLACE = "[data-testid=choice], [data-testid=target], button.piece.open, button[data-testid^=slot-]"
ON = "[data-testid=continue], [data-testid=skip], [data-testid=open-curtain], [data-testid=pass]"
ENDING = "[data-testid=ending]"

# What can be pressed is in sight, and at some point nothing lies over it.
FIND = f"""
const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
const reached = (one) => {{
  if (!one.checkVisibility({{ visibilityProperty: true }})) return false;
  const box = one.getBoundingClientRect();
  if (box.bottom > innerHeight || box.top < 0) one.scrollIntoView({{ block: "nearest" }});
  const {{ left, top, width, height }} = one.getBoundingClientRect();
  return PARTS.some((x) => PARTS.some((y) =>
    one.contains(document.elementFromPoint(left + x * width, top + y * height))));
}};
const find = (on) => {{
  for (const selector of [on, "{PLACE}", "{CARD}"]) {{
    const all = [...document.querySelectorAll(selector)].filter(reached);
    if (all.length > 0) return all;
  }}
  return [];
}};
"""
PLAY = f"""
async ({{ on, chance, patience }}, most, until, look) => {{
  {FIND}
  const seen = new Set(), looked = new Set();
  let wake, presses = 0, since = performance.now();
  new MutationObserver(() => wake?.()).observe(document, {{
    subtree: true, childList: true, attributes: true, characterData: true,
  }});
  // What is measured just before a frame is drawn is measured once.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const changed = () => new Promise((done) => {{
    const late = setTimeout(done, patience);
    wake = () => {{ clearTimeout(late); done(frame()); }};
  }});
  const ended = (how) => ({{ how, chance, seen: [...seen], looked: [...looked] }});
  const note = () => {{ for (const one of look?.() ?? []) looked.add(one); }};
  for (;;) {{
    if (until?.()) return ended("so");
    if (document.querySelector("{ENDING}")) {{ note(); return ended("over"); }}
    if (performance.now() - since > patience) return ended("late");
    const all = find(on);
    if (all.length === 0) {{ await changed(); continue; }}
    note();
    if (presses++ === most) return ended("pressed");
    chance = (chance * 16807 + 11) % 2147483647;
    const one = all[chance % all.length];
    seen.add(one.dataset.testid ?? "card");
    for (const name of ["enter", "down", "up"]) {{
      one.dispatchEvent(new PointerEvent(`pointer${{name}}`, {{ bubbles: name !== "enter" }}));
    }}
    one.click();
    since = performance.now();
    await frame();
  }}
}}
"""


def there(selector: str) -> str:
    """A condition of a page: something is on it."""
    return f"() => document.querySelector({json.dumps(selector)}) !== null"


def logged(text: str) -> str:
    """A condition of a page: its log has a line with these words."""
    return f"() => document.querySelector('[data-testid=log]')?.innerText.includes({text!r})"


class Player:
    """Plays the seat of a page; the same seed presses the same things in the same position."""

    def __init__(self, page: Page, seed: int = 0, on: str = ON) -> None:
        self.page = page
        self.how = {"on": on, "chance": seed + 1, "patience": PATIENCE}
        self.seen: set[str] = set()
        """What it has pressed."""
        self.looked: set[str] = set()
        """What it was asked to look for before each press, and found."""

    def begin(self, until: str | None = None, look: str | None = None, most: int = PRESSES) -> None:
        """Play by itself, while the test does something else.

        `until` is a condition of the page, `look` a function there that lists what it finds.
        """
        how = json.dumps(self.how)
        call = f"({PLAY})({how}, {most}, {until or 'null'}, {look or 'null'})"
        self.page.evaluate(f"() => {{ window.playing = {call}; }}")

    def end(self) -> str:
        """Wait until it has played: "over", "so" as was asked for, or "pressed" as often."""
        found: dict[str, Any] = self.page.evaluate("() => window.playing")
        self.how["chance"] = found["chance"]
        self.seen.update(found["seen"])
        self.looked.update(found["looked"])
        assert found["how"] != "late", self.page.locator("body").inner_text()
        return str(found["how"])

    def play(self, until: str | None = None, look: str | None = None, most: int = PRESSES) -> str:
        """Play to the end, until something is so, or for so many presses."""
        self.begin(until, look, most)
        how = self.end()
        assert how != "pressed" or most < PRESSES, "the game does not end"
        return how


def play_together(players: Sequence[Player], until: str | None = None) -> None:
    """Play to the end, or until something is so on every page, each whenever it can."""
    for player in players:
        player.begin(until)
    for player in players:
        assert player.end() != "pressed", "the game does not end"


def log_of(page: Page) -> list[str]:
    return page.locator("[data-testid=log] li").all_inner_texts()
