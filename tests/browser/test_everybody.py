"""Everybody can play: with the keyboard only, in their language, on a phone, installed."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.looks import untranslated
from tests.browser.player import ENDING, Player
from tests.browser.serving import STATIC, Server


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
    problems: set[str] = set()

    def look() -> bool:
        problems.update(untranslated(page, language))
        return False

    Player(page).play(look)
    look()
    picture(page, f"{language}-end")
    assert problems == set()


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
