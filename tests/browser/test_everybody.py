"""Everybody can play: axe on every page and dialog, keyboard only, small screens, installed."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit, picture
from tests.browser.games import made_table, played_table
from tests.browser.player import ENDING, Player
from tests.browser.serving import ROOT, STATIC, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """
() => axe.run(document, { resultTypes: ["violations"] }).then((found) =>
  found.violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.target.join(" ")} ${node.html.slice(0, 160)} ${node.failureSummary}`)))
"""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SMALL = """
() => [...document.querySelectorAll("button, a.button, select, input:not([type=range]), summary")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one, one.closest("label") ?? one])
  .filter(([one, whole]) => {
    const box = whole.getBoundingClientRect();
    return box.width > 0 && (box.height < 43.5 || box.width < 43.5);
  })
  .map(([one]) => one.outerHTML.slice(0, 140))
"""


def clean(page: Page, where: str) -> None:
    """Nothing that axe finds wrong."""
    # Chromium lets a test's own script in only so: the page's policy forbids it everywhere else.
    page.evaluate(AXE.read_text() + "\n;0")
    found: list[str] = page.evaluate(RUN)
    assert found == [], f"{where}: " + "\n".join(found)


def pages_of(page: Page) -> dict[str, str]:
    """Every address, with something behind it."""
    over = played_table(page, edition="generations", powers="B", seats=3)
    record = page.evaluate(
        """async (table) => {
          const body = await (await fetch(`/api/tables/${table}/record`)).text();
          const headers = {"content-type": "application/json"};
          return (await fetch("/api/records", {method: "POST", headers, body})).json();
        }""",
        over,
    )
    return {
        "home": "/",
        "lobby": "/lobby",
        "learn": "/learn",
        "rules-first": "/rules/first",
        "rules-generations": "/rules/generations",
        "statistics": "/statistics",
        "missing": "/rules/none",
        "ending": f"/t/{over}",
        "replay": f"/replay/{over}#20",
        "record": f"/records/{record['replay']}#30",
        "seats": f"/t/{made_table(page, kind='friends', seats=3, listed=True)['table']}",
        "draft": f"/t/{made_table(page, seats=4)['table']}?learn",
        "play": f"/t/{played_table(page, 'play', edition='generations', powers='D', seats=2)}",
    }


DIALOGS: dict[str, list[tuple[str, Callable[[Page], Any]]]] = {
    "home": [("settings", lambda page: page.get_by_test_id("settings").click())],
    "rules-generations": [
        ("tile", lambda page: page.get_by_test_id("rule-tile-agent").click()),
    ],
    "statistics": [("delete", lambda page: page.get_by_test_id("delete-data").click())],
    "replay": [("more", lambda page: page.get_by_test_id("replay-more").click())],
    "play": [
        ("person", lambda page: page.get_by_test_id("person-1").click()),
        ("settings", lambda page: page.get_by_test_id("settings").click()),
    ],
}


def opened(page: Page, address: str) -> None:
    """Go to a page and wait until it is there."""
    page.goto(address)
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    expect(page.locator(".loading")).to_have_count(0)


def both_themes(page: Page, name: str) -> None:
    """What axe says of a page, light and dark."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        picture(page, f"all-{name}-{theme}")
        clean(page, f"{name}, {theme}")


def fits(page: Page, name: str) -> None:
    """On a phone, and at 200 % on a small desk: nothing to scroll to at the side."""
    for width, height in ((PHONE["width"], PHONE["height"]), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0, name
        if name not in ("replay", "record", "draft", "play", "ending"):
            assert page.evaluate(SMALL) == [], name
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    picture(page, f"all-{name}-phone")
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})


def test_every_page_and_dialog(server: Server, visit: Visit) -> None:
    page = visit(server)
    for name, address in pages_of(page).items():
        opened(page, address)
        both_themes(page, name)
        for dialog, open_it in DIALOGS.get(name, []):
            open_it(page)
            page.get_by_role("dialog").wait_for()
            both_themes(page, f"{name}-{dialog}")
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        fits(page, name)


class Keyboard(Player):
    """Plays without a pointer: everything is reached by Tab and pressed by Enter."""

    def press(self, found: Any) -> bool:
        wanted = found.nth(self.chance.randrange(found.count()))
        handle = wanted.element_handle(timeout=1_000)
        for _ in range(150):
            self.page.keyboard.press("Tab")
            if handle.evaluate("one => one === document.activeElement"):
                self.page.keyboard.press("Enter")
                return True
            if not handle.evaluate("one => one.isConnected"):
                return True
        raise AssertionError(
            "the keyboard does not reach " + handle.evaluate("one => one.outerHTML")
        )


def test_a_whole_game_with_the_keyboard_only(server: Server, visit: Visit) -> None:
    page = visit(server)
    page.get_by_test_id("seats-2").focus()
    page.keyboard.press("Space")
    page.get_by_test_id("start").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("pack").wait_for()
    player = Keyboard(page)
    focused: list[str] = []

    def look() -> bool:
        focused.append(page.evaluate("document.activeElement.tagName"))
        return False

    player.play(look)
    expect(page.locator(ENDING)).to_be_visible()
    # After the first press the focus is never lost to the page.
    assert focused[2:].count("BODY") == 0


@pytest.mark.parametrize("language", ["fr", "pt-BR"])
def test_a_whole_game_in_another_language_on_a_phone(
    server: Server, visit: Visit, language: str
) -> None:
    page = visit(server, phone=True, language=language)
    page.get_by_test_id("start").wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    page.get_by_test_id("edition-generations").click(force=True)
    page.get_by_test_id("seats-2").click(force=True)
    page.get_by_test_id("start").click()
    page.get_by_test_id("pack").wait_for()
    steps = 0

    def look() -> bool:
        nonlocal steps
        steps += 1
        if steps in (4, 12, 20):
            picture(page, f"{language}-{steps}")
        return False

    Player(page).play(look)
    picture(page, f"{language}-end")
    words = page.locator("body").inner_text()
    # An id in the text is a message that is missing.
    for start in ("page-", "log-", "ask-", "choice-", "tile-", "error-"):
        assert start not in words
    assert "Rematch" not in words


def test_it_can_be_installed_and_says_when_it_is_offline(server: Server, visit: Visit) -> None:
    page = visit(server)
    kept = json.loads(page.request.get("/manifest.webmanifest").text())
    for icon in kept["icons"]:
        assert page.request.get(icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.context.set_offline(True)
    page.goto("/lobby")
    expect(page.get_by_text("There is no connection")).to_be_visible()
    picture(page, "offline")
    stored = page.evaluate(
        """async () => {
          const found = [];
          for (const name of await caches.keys()) {
            for (const one of await (await caches.open(name)).keys()) found.push(one.url);
          }
          return found;
        }"""
    )
    assert not [url for url in stored if "/api/" in url]
    assert len(stored) == 3
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    page.get_by_role("heading", name="Lobby").wait_for()


def packed(path: Path) -> int:
    """The bytes of a file as it travels."""
    return len(gzip.compress(path.read_bytes()))


def test_the_pages_are_small() -> None:
    scripts = {path.name: packed(path) for path in (STATIC / "assets").glob("*.js")}
    assert sum(scripts.values()) < 200_000
    page = (STATIC / "index.html").read_text()
    first = sum(size for name, size in scripts.items() if name in page)
    words = max(size for name, size in scripts.items() if name.startswith(("en-", "fr-", "pt-BR-")))
    # Two languages: English stands in for what the other does not have.
    assert first + 2 * words < 150_000
