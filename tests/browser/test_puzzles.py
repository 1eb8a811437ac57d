"""Puzzles on the page: one is solved, one is not, and mistakes of one's own come after a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from capital_lux.puzzles import Puzzle, shipped
from tests.analysis.games import short_record
from tests.browser.conftest import Visit, beyond, picture
from tests.browser.looks import SAID, clean, cut_off, too_small, untranslated
from tests.browser.serving import Folder, Server

WAYS = [
    ("server", "en", False, False),
    ("static", "fr", True, True),
    ("server", "pt-BR", True, False),
]
"""With a server and without, languages, whether it is a phone, and whether it is dark."""


LINES = """
(one) => {
  const { lineHeight, paddingBottom } = getComputedStyle(one);
  return (one.clientHeight - parseFloat(paddingBottom)) / parseFloat(lineHeight);
}
"""


def some_puzzle(theme: str, edition: str) -> Puzzle:
    found = shipped().values()
    return next(one for one in found if one.theme == theme and one.record["edition"] == edition)


def looks_right(page: Page, language: str) -> None:
    assert clean(page) == []
    assert cut_off(page) == []
    assert too_small(page) == []
    assert beyond(page) == []
    assert untranslated(page.evaluate(SAID), language) == []


def answer(page: Page, action: str) -> None:
    """Do an action of a draft, or of a card of the hand, as in a game."""
    verb, card = action.split()
    zone = "pack" if verb == "keep" else "hand"
    page.locator(f"[data-testid={zone}] button.usable[data-kind={card}]").first.click()
    if verb != "keep":
        page.locator(f"[data-testid=choice][data-action='{action}']").click()
    page.get_by_test_id("verdict").wait_for()


@pytest.mark.parametrize(("place", "language", "phone", "dark"), WAYS, indirect=["place"])
def test_one_is_solved_and_one_is_not(
    place: Server | Folder, visit: Visit, language: str, phone: bool, dark: bool
) -> None:
    page = visit(place, phone=phone, dark=dark, language=language)
    page.get_by_test_id("to-puzzles").click()
    page.get_by_test_id("ask").wait_for()
    solved = some_puzzle("power", "generations")
    page.goto(place.to(f"/puzzles?id={solved.id}"))
    page.get_by_test_id("ask").wait_for()
    looks_right(page, language)
    picture(page, f"puzzle-{language}")
    answer(page, solved.best.action)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-right", "true")
    expect(page.get_by_test_id("next-puzzle")).to_be_focused()
    looks_right(page, language)
    picture(page, f"puzzle-right-{language}")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_have_count(0)
    expect(page.locator("#ask-sentence")).to_be_focused()
    failed = some_puzzle("draft", "first")
    page.goto(place.to(f"/puzzles?id={failed.id}"))
    page.get_by_test_id("ask").wait_for()
    answer(page, failed.tempting)
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-right", "false")
    looks_right(page, language)
    # Above what fades out all lines are whole.
    lines = page.locator("[data-testid=verdict] .words").evaluate(LINES)
    assert abs(lines - round(lines)) < 0.05
    picture(page, f"puzzle-wrong-{language}")
    page.get_by_test_id("choose-puzzles").click()
    expect(page.get_by_test_id("puzzles-tried")).to_contain_text("2")
    page.get_by_test_id("puzzle-theme").select_option("limit")
    looks_right(page, language)
    page.get_by_test_id("puzzles-wanted").click()
    page.get_by_test_id("verdict").wait_for(state="detached")
    theme = shipped()[page.url.partition("id=")[2]].theme
    assert theme == "limit"
    kept = page.evaluate("JSON.parse(localStorage.getItem('lux-puzzles'))")
    assert kept["tried"] == {solved.id: True, failed.id: False}


def test_what_becomes_of_a_limit_and_its_range_fit_a_phone(server: Server, visit: Visit) -> None:
    page = visit(server, phone=True)
    page.goto("/puzzles?id=88-110")
    page.get_by_test_id("ask").wait_for()
    page.locator("[data-testid=hand] [data-kind=Y5]").first.click()
    page.locator("[data-testid=choice][data-action='capital Y5']").hover()
    foot = page.get_by_test_id("capital-yellow").locator(".sum")
    expect(foot).to_contain_text("17?")
    expect(foot).to_contain_text("22?")
    picture(page, "puzzle-limits")
    assert cut_off(page) == []
    [change, limits] = [foot.locator(one).bounding_box() for one in (".new", ".hidden")]
    assert change
    assert limits
    assert change["x"] + change["width"] <= limits["x"]


def test_mistakes_of_your_own_come_after_a_game(server: Server, visit: Visit) -> None:
    page = visit(server)
    game = page.request.post("/api/records", data=short_record()).json()["replay"]
    page.goto(f"/records/{game}")
    page.get_by_test_id("replay-more").click()
    page.get_by_test_id("to-mistakes").click()
    page.get_by_test_id("ask").wait_for()
    looks_right(page, "en")
    picture(page, "puzzle-own")
    expect(page.get_by_test_id("own-rating")).to_have_count(0)
    page.goto("/puzzles?game=../me")
    expect(page.locator("a.main[href='/']")).to_be_visible()
