"""Everybody can play: with the keyboard only, in their language, on a phone, installed."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import ElementHandle, Page, expect

from tests.browser.conftest import Visit, picture
from tests.browser.home import begin
from tests.browser.looks import SAID, untranslated
from tests.browser.player import ENDING, FIND, Player
from tests.browser.serving import STATIC, Server

# What to press next, once there is something; nothing when the game is over.
NEXT = f"""
(turn) => new Promise((done) => {{
  {FIND}
  const look = () => {{
    const over = document.querySelector("{ENDING}") !== null;
    const all = over ? [] : find("[data-testid=continue]");
    if (!over && all.length === 0) return false;
    done(all[turn * 7 % all.length] ?? null);
    return true;
  }};
  if (look()) return;
  const observer = new MutationObserver(() => look() && observer.disconnect());
  observer.observe(document, {{ subtree: true, childList: true, attributes: true }});
}})
"""
# About how often Tab is to be pressed, or Shift and Tab where that is nearer (then it is below 0);
# whether it leads there is seen when it was.
AWAY = """
(wanted) => {
  const all = [...document.querySelectorAll("a[href], button, input, select, [tabindex='0']")]
    .filter((one) => !one.disabled && one.checkVisibility({ visibilityProperty: true }));
  const away = all.indexOf(wanted) - all.indexOf(document.activeElement);
  return away - all.length * Math.round(away / all.length);
}
"""
TABS = 150


def by_keyboard(page: Page, wanted: ElementHandle) -> None:
    """Reach something by Tab, forwards or backwards, and press it by Enter."""
    away = wanted.evaluate(AWAY)
    key = "Tab" if away >= 0 else "Shift+Tab"
    for _ in range(abs(away)):
        page.keyboard.press(key)
    for _ in range(TABS):
        if wanted.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press(key)
    raise AssertionError("the keyboard does not reach " + wanted.evaluate("one => one.outerHTML"))


def by_pointer(page: Page, wanted: ElementHandle) -> None:
    wanted.click()


def by_finger(page: Page, wanted: ElementHandle) -> None:
    wanted.tap()


@pytest.mark.parametrize("press", [by_keyboard, by_pointer, by_finger])
def test_a_whole_game_by_one_way_only(
    server: Server, visit: Visit, press: Callable[[Page, ElementHandle], None]
) -> None:
    page = visit(server, phone=press is by_finger)
    page.get_by_test_id("options").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("seats-2").focus()
    page.keyboard.press("Space")
    page.get_by_test_id("begin").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("pack").wait_for()
    for turn in count():
        wanted = page.evaluate_handle(NEXT, turn).as_element()
        if wanted is None:
            break
        # After the first press the focus is never lost to the page.
        assert turn < 2 or page.evaluate("document.activeElement.tagName") != "BODY"
        press(page, wanted)
    expect(page.locator(ENDING)).to_be_visible()


@pytest.mark.parametrize("language", ["fr", "pt-BR"])
def test_a_whole_game_in_another_language_on_a_phone(
    server: Server, visit: Visit, language: str
) -> None:
    page = visit(server, phone=True, language=language)
    page.get_by_test_id("start").wait_for()
    assert page.evaluate("document.documentElement.lang") == language
    begin(page, edition="generations", seats=2)
    page.get_by_test_id("pack").wait_for()
    player = Player(page)
    player.play(look=SAID)
    picture(page, f"{language}-end")
    assert untranslated(player.looked, language) == []


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
    code = {path.name: path for path in (STATIC / "assets").glob("*.js")}
    assert sum(map(packed, code.values())) < 230_000
    page = (STATIC / "index.html").read_text()
    first = {name for name in code if name in page}
    words = {name for name in first if name.startswith(("en-", "fr-", "pt-BR-"))}
    assert len(words) == 3
    # What is drawn there comes after the words, with all that it imports.
    pictures = [name for name in code if name.startswith("pictures-")]
    while pictures:
        first.add(pictures[0])
        imported = re.findall(r'(?:from|import)"\./([^"]+)"', code[pictures.pop(0)].read_text())
        pictures += set(imported) - first
    assert any(name.startswith("Card-") for name in first)
    # Nobody needs two languages.
    largest = max(packed(code[name]) for name in words)
    early = packed(STATIC / "early.js")
    assert early + largest + sum(packed(code[name]) for name in first - words) < 60_000


def test_what_a_finger_touched_does_not_look_as_if_a_mouse_were_there() -> None:
    sheets = [path.read_text() for path in (STATIC / "assets").glob("*.css")]
    below = re.compile(r"@media \(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})+\}")
    assert sum(len(below.findall(sheet)) for sheet in sheets) > 20
    assert [sheet for sheet in sheets if ":hover" in below.sub("", sheet)] == []
