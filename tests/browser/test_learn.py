"""Learning the game: rules with our own cards, and a first game with hints."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BEYOND, Visit, beyond, picture
from tests.browser.player import Player, there
from tests.browser.serving import Folder, Server

RULES = {
    "en": ("Rules of the first edition", "Rules of Generations"),
    "fr": ("Règles de la première édition", "Règles de Generations"),
    "pt-BR": ("Regras da primeira edição", "Regras de Generations"),
}
# The hint that is shown, and in the first round what one must scroll to.
HINTS = f"""
() => {{
  const hint = document.querySelector("[data-testid=coach]")?.dataset.hint;
  const first = document.querySelector("[data-testid=round]")?.innerText.startsWith("Round 1");
  return hint ? [hint, ...(first ? ({BEYOND})() : [])] : [];
}}
"""
STORY = "page-learn-story"


@pytest.mark.parametrize("language", RULES)
def test_rules(server: Server, visit: Visit, language: str) -> None:
    page = visit(server, language=language, phone=language == "fr", dark=language == "pt-BR")
    page.get_by_test_id("to-rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(RULES[language][0])
    picture(page, f"rules-first-{language}")
    page.get_by_test_id("other-rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(RULES[language][1])
    page.get_by_test_id("rule-tile-agent").click()
    expect(page.get_by_role("dialog")).to_contain_text("+4")
    picture(page, f"rules-generations-{language}")
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_first_game_explains_each_step(server: Server, visit: Visit, phone: bool) -> None:
    page = visit(server, phone=phone)
    page.get_by_test_id("to-learn").click()
    picture(page, f"learn-{phone}")
    page.get_by_test_id("start-learning").click()
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-hint", "page-learn-draft")
    picture(page, f"learn-draft-{phone}")
    assert beyond(page) == []
    player = Player(page)
    player.play(there(f"[data-hint={STORY}]"), HINTS)
    expected = {"page-learn-draft", "page-learn-draft-more", "page-learn-play"}
    assert player.looked >= expected
    assert not [one for one in player.looked if one.startswith("<")]
    expect(coach).to_have_attribute("data-hint", STORY)
    picture(page, f"learn-story-{phone}")


@pytest.mark.parametrize(
    ("place", "lesson", "expected"),
    [
        ("static", "generations", {"page-learn-draft", "page-learn-draft-more", "page-learn-play"}),
        ("server", "solo", {"page-learn-solo-draft", "page-learn-solo-play"}),
    ],
    indirect=["place"],
)
def test_generations_and_solo_are_explained_too(
    place: Server | Folder, visit: Visit, lesson: str, expected: set[str]
) -> None:
    page = visit(place, "/learn", phone=True)
    page.get_by_test_id(f"learn-{lesson}").click()
    page.get_by_test_id("coach").wait_for()
    player = Player(page)
    player.play(there(f"[data-hint={STORY}]"), HINTS)
    assert player.looked >= expected
    assert not [one for one in player.looked if one.startswith("<")]
    # Alone nobody passes anything on, and there is nobody to wait for.
    others = {"page-learn-draft-more", "page-learn-wait", "page-learn-wait-draft"}
    assert lesson != "solo" or not player.looked & others


def test_the_coach_can_be_sent_away(server: Server, visit: Visit) -> None:
    page = visit(server, "/learn")
    page.get_by_test_id("start-learning").click()
    page.get_by_test_id("close-coach").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.reload()
    page.get_by_test_id("ask").wait_for()
    assert page.get_by_test_id("coach").count() == 0
