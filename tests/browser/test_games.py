"""Whole games against bots, in each edition and solo, at a desk and on a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import BEYOND, Visit, picture
from tests.browser.home import begin
from tests.browser.player import ENDING, Player, there
from tests.browser.serving import Folder, Server

OVER = "section.district:is(.over, .maybe, .lost)"
"""A home that is, or may be, over its limit."""
LOST = "section.district.lost"
"""A home that is red."""
TURN = "[data-testid^=person-].acting, [data-testid^=person-] .turn"
"""Somebody whose turn it is said to be."""
# One scrolls to nothing but the scores. Nothing is lost before the check. At a round end the homes
# are checked already: what is left is safe, and nobody is waited for. ROB has no hand, and none of
# his lines is the player's own.
WRONG = f"""
() => {{
  if (document.querySelector("{ENDING}")) return [];
  const all = (selector, wrong = () => true) => [...document.querySelectorAll(selector)]
    .filter(({{ innerText }}) => wrong(innerText.replace(/^[\\s\u2068]+/, "")))
    .map((one) => one.outerHTML);
  const found = ({BEYOND})();
  if (document.querySelector("[data-testid=continue]")) found.push(...all("{OVER}, {TURN}"));
  const checked = "[data-testid=story], [data-action=pay], [data-action=discard], .other .turn";
  if (!document.querySelector(checked)) found.push(...all("{LOST}"));
  if (document.querySelector(".person .rob")) {{
    found.push(...all("[data-testid=person-1]", (text) => text.includes("in hand")));
    found.push(...all("[data-testid=log] li.mine", (text) => text.startsWith("ROB")));
  }}
  return found;
}}
"""
# By seat the points of home, bonus, gold and tiles, and the total.
SCORES = """
() => [...document.querySelectorAll("[data-testid^=total-]")].map((total) =>
  ["home", "bonus", "gold", "tiles", "total"].map((part) => {
    const seat = total.dataset.testid.split("-")[1];
    const found = document.querySelector(`[data-testid=${part}-${seat}]`);
    return Number((found?.innerText ?? "").replace("+", ""));
  }))
"""


def test_one_click_and_you_play(server: Server, visit: Visit) -> None:
    page = visit(server)
    picture(page, "home")
    page.get_by_test_id("start").click()
    page.get_by_test_id("pack").wait_for()
    assert page.locator("[data-testid=pack] button.usable").count() > 0


GAMES: list[tuple[str, int, str | None]] = [
    ("first", 4, None),
    ("generations", 2, "B"),
    ("generations", 3, "A"),
    ("generations", 4, "D"),
    ("generations", 1, "C"),
]


@pytest.mark.parametrize(
    ("edition", "seats", "tiles", "phone", "place"),
    [
        (*game, phone, "static" if game[1] == 1 and not phone else "server")
        for game in GAMES
        for phone in (False, True)
    ],
    indirect=["place"],
)
def test_a_whole_game(
    place: Server | Folder, visit: Visit, edition: str, seats: int, tiles: str | None, phone: bool
) -> None:
    page = visit(place, phone=phone, dark=phone)
    begin(page, edition=edition, seats=seats, **({"tiles": tiles} if tiles else {}))
    page.get_by_test_id("pack").wait_for()
    name = f"{edition}-{seats}-{'phone' if phone else 'desk'}"
    player = Player(page, seats)
    for presses in (1, 6, 12, 15):
        player.play(look=WRONG, most=presses)
        picture(page, f"{name}-{presses}")
    player.play(there("[data-testid=continue]"), WRONG)
    picture(page, f"{name}-round-end")
    player.play(look=WRONG)
    assert player.looked == set()
    picture(page, f"{name}-end")
    page.get_by_test_id("look").click()
    assert page.locator(OVER).count() == 0
    picture(page, f"{name}-end-table")
    page.get_by_test_id("to-scores").click()
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    scores = page.evaluate(SCORES)
    assert len(scores) == (2 if seats == 1 else seats)
    for *parts, total in scores:
        assert sum(parts) == total
    page.get_by_test_id("rematch").click()
    page.get_by_test_id("pack").wait_for()
