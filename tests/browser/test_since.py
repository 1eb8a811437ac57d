"""Nothing goes untold: what the others did, what was passed, and how fast it is shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PICTURED, Visit, picture
from tests.browser.games import made_table
from tests.browser.player import Player, log_of, there
from tests.browser.serving import Server

DEEDS = "[data-testid=since] button"
LIT = "section.district.marked"
OTHERS = re.compile(r"^(Ada|Ben|Cleo|Dan|Eve|Finn|Gus|Hana) plays")
KINDS = "all => all.map(one => one.dataset.kind)"
TOP = "() => document.querySelector('[data-testid=ask]').getBoundingClientRect().top"


def opened(page: Page, **wanted: object) -> Page:
    page.goto(f"/t/{made_table(page, **wanted)['table']}")
    page.get_by_test_id("pack").wait_for()
    return page


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_the_others_did_since_my_turn(server: Server, visit: Visit, phone: bool) -> None:
    page = opened(visit(server, phone=phone), seats=3)
    before = page.evaluate(TOP)
    player = Player(page, 4)
    player.play(there("[data-testid=hand] button.usable"))
    # A card, and where it goes: then the two others play.
    player.play(most=2)
    page.locator("[data-testid=hand] button.usable").first.wait_for()
    expect(page.locator(DEEDS)).to_have_count(2)
    for deed in page.locator(DEEDS).all():
        assert deed.locator("[data-chip]").count() > 0
        assert OTHERS.match(deed.locator(".unseen").first.inner_text())
        assert not re.search(r"\b[BPYG][2-6]\b", deed.locator("bdi ~ *").inner_text())
    # It has its place before anybody has played.
    assert page.evaluate(TOP) == before
    page.locator(DEEDS).first.click()
    expect(page.locator(LIT).first).to_be_visible()
    picture(page, f"since-{'phone' if phone else 'desk'}")
    expect(page.locator(LIT)).to_have_count(0)


def test_the_last_turn_before_a_round_end_is_told(server: Server, visit: Visit) -> None:
    """Deals differ: the first round that somebody else ends is looked at."""
    page = visit(server)
    while True:
        opened(page, seats=3)
        Player(page, 1).play(there("[data-testid=continue]"))
        told = page.locator(DEEDS).all_inner_texts()
        page.get_by_test_id("continue").click()
        page.get_by_test_id("pack").wait_for()
        log = log_of(page)
        rounds = [at for at, line in enumerate(log) if line.startswith("Round ")]
        plays = [line for line in log[: rounds[-1]] if " play" in line]
        if OTHERS.match(plays[-1]):
            assert plays[-1].split()[0] in told[-1]
            return


def test_the_pace_is_remembered(server: Server, visit: Visit) -> None:
    page = opened(visit(server, still=False), seats=2)
    page.get_by_test_id("settings").click()
    page.get_by_test_id("pace").select_option("instant")
    page.reload()
    page.get_by_test_id("pack").wait_for()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("pace")).to_have_value("instant")
    page.keyboard.press("Escape")
    # Nothing has to be skipped: the whole round end is there at once.
    player = Player(page, 2, on="[data-testid=none]")
    assert player.play(there("[data-testid=story]")) == "so"
    expect(page.get_by_test_id("continue")).to_be_visible(timeout=1_000)


def test_what_was_passed_can_be_looked_at_at_any_time(server: Server, visit: Visit) -> None:
    page = opened(visit(server), seats=2)
    ask = page.get_by_test_id("ask")
    expect(ask).to_contain_text("Keep 2 of 6, then pass 4 on to")
    pack = page.get_by_test_id("pack")
    pack.locator("button.usable").first.click()
    expect(ask).to_contain_text("Keep 1 of 5, then pass 4")
    left = pack.locator("[data-kind]").evaluate_all(KINDS)
    pack.locator("button.usable").first.click()
    expect(ask).to_contain_text("Keep 2 of 4, then pass 2")
    pack.locator("button.usable").first.click()
    expect(ask).to_contain_text("Keep 1 of 3, then pass 2")
    page.get_by_test_id("passed").click()
    shown = page.locator("[data-testid=passed-cards] [data-kind]")
    assert sorted(shown.evaluate_all(KINDS)) == sorted(left[1:])
    picture(page, "passed-draft")
    page.keyboard.press("Escape")
    pack.locator("button.usable").first.click()
    page.get_by_test_id("hand").wait_for()
    for size in (*PICTURED.values(), DESK):
        page.set_viewport_size(size)
        expect(page.get_by_test_id("passed")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("passed").click()
    expect(shown).to_have_count(6)
    # With two seats these are four of the other's six cards.
    known = page.locator("[data-testid=passed-known] [data-kind]")
    expect(known).to_have_count(4)
    passed = shown.evaluate_all(KINDS)
    assert set(known.evaluate_all(KINDS)) <= set(passed)
    picture(page, "passed")
