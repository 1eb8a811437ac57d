"""Whole games against bots, in each edition and solo, at a desk and on a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit, beyond, picture
from tests.browser.player import Player
from tests.browser.serving import Server

OVER = "section.district.over"
"""A home that is red."""
TURN = "[data-testid^=person-].acting, [data-testid^=person-] .turn"
"""Somebody who is said to be at their turn."""


def test_one_click_and_you_play(server: Server, visit: Visit) -> None:
    page = visit(server)
    picture(page, "home")
    page.get_by_test_id("start").click()
    page.get_by_test_id("pack").wait_for()
    assert page.locator("[data-testid=pack] button.usable").count() > 0


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("edition", "seats", "tiles"),
    [
        ("first", 4, None),
        ("generations", 2, "B"),
        ("generations", 3, "A"),
        ("generations", 4, "D"),
        ("generations", 1, "C"),
    ],
)
def test_a_whole_game(
    server: Server, visit: Visit, edition: str, seats: int, tiles: str | None, phone: bool
) -> None:
    page = visit(server, phone=phone, dark=phone)
    page.get_by_test_id(f"edition-{edition}").click(force=True)
    page.get_by_test_id(f"seats-{seats}").click(force=True)
    if tiles:
        page.get_by_test_id("tiles").select_option(tiles)
    page.get_by_test_id("start").click()
    page.get_by_test_id("pack").wait_for()
    name = f"{edition}-{seats}-{'phone' if phone else 'desk'}"
    player = Player(page, seats)
    steps = 0

    def look() -> bool:
        nonlocal steps
        steps += 1
        if steps in (2, 8, 20, 35):
            picture(page, f"{name}-{steps}")
        if not player.over():
            assert beyond(page) == [], f"step {steps}"
        if page.get_by_test_id("continue").count():
            # The round is checked: what is left is safe until the next one.
            assert page.locator(OVER).count() == 0, f"step {steps}"
            assert page.locator(TURN).count() == 0, f"step {steps}"
            picture(page, f"{name}-round-end")
        if seats == 1 and not player.over():
            assert "in hand" not in (page.get_by_test_id("person-1").text_content() or "")
            yours = page.locator("[data-testid=log] li.mine").all_inner_texts()
            assert [line for line in yours if line.startswith("ROB")] == []
        return False

    player.play(look)
    picture(page, f"{name}-end")
    page.get_by_test_id("look").click()
    assert page.locator(OVER).count() == 0
    picture(page, f"{name}-end-table")
    page.get_by_test_id("to-scores").click()
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
    rows = 2 if seats == 1 else seats
    for seat in range(rows):
        parts = [page.get_by_test_id(f"{part}-{seat}") for part in ("home", "bonus", "gold")]
        points = [int(part.inner_text().replace("+", "").strip() or 0) for part in parts]
        extra = page.get_by_test_id(f"tiles-{seat}")
        points += [int(extra.inner_text().replace("+", ""))] if extra.count() else []
        assert sum(points) == int(page.get_by_test_id(f"total-{seat}").inner_text())
    page.get_by_test_id("rematch").click()
    page.get_by_test_id("pack").wait_for()
