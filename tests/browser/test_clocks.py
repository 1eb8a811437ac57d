"""A clock that runs out: what the page shows, who moves, and how a player comes back."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit, picture
from tests.browser.games import made_table
from tests.browser.home import choose
from tests.browser.looks import cut_off
from tests.browser.player import CARD, Player, there
from tests.browser.serving import Server

CLOCK = 30
SIDEWAYS = ViewportSize(width=844, height=390)
DIRECTION = "one => getComputedStyle(one).overflowX === 'hidden' && getComputedStyle(one).direction"
LATE = "Bea has run out of time: a bot makes this move."
LATE_YOU = "You have run out of time: a bot makes this move for you."
LOST = "Bea has run out of time again: a bot makes this move and plays on in this seat."
LOST_YOU = "You have run out of time again: a bot makes this move and plays on until you are back."


def picked(page: Page, cards: int) -> None:
    """Keep so many cards of the first packs."""
    for count in range(cards):
        page.locator("[data-testid=pack] button.usable").first.click()
        expect(page.locator("[data-zone=kept]")).to_have_count(count + 1)


def test_a_clock_for_the_whole_game(own_server: Callable[..., Server], visit: Visit) -> None:
    """Chosen where the table is made, shown at every seat, with a mark where it runs."""
    server = own_server(stopped=True)
    ann = visit(server)
    choose(ann, "friends", name="Ann", seats=2)
    ann.get_by_test_id("friend-options").click()
    ann.get_by_test_id("clock").select_option("300+5")
    ann.get_by_test_id("begin").click()
    ann.get_by_test_id("seats").wait_for()
    bea = visit(server, ann.url.removeprefix(server.address))
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("sit-1").click()
    bea.get_by_test_id("pack").wait_for()
    for page in (ann, bea):
        for seat in (0, 1):
            expect(page.get_by_test_id(f"clock-{seat}")).to_have_attribute("data-runs", "true")
    server.later(60)
    picked(ann, 2)
    # A minute is gone and two picks have added ten seconds; now it stands.
    for page in (ann, bea):
        mine, other = (page.get_by_test_id(f"clock-{seat}") for seat in (0, 1))
        expect(mine).to_have_text("4:10")
        expect(mine).to_have_attribute("data-runs", "false")
        expect(other).to_have_attribute("data-runs", "true")
        expect(other).to_have_text(re.compile(r"[34]:\d\d"))
        # Nobody hears every second of it.
        assert other.evaluate("one => one.closest('[aria-live], [role=status]')") is None
    server.kill()
    server.start()
    ann.reload()
    expect(ann.get_by_test_id("clock-0")).to_have_text("4:10")
    picture(bea, "clock-game")


def test_out_of_time(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(stopped=True, clock_pause=0.02)
    ann = visit(server)
    table = made_table(ann, kind="friends", seats=2, clock=CLOCK)["table"]
    ann.goto(f"/t/{table}")
    bea = visit(server)
    bea.clock.install()
    bea.goto(f"/t/{table}")
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("sit-1").click()
    bea.get_by_test_id("pack").wait_for()
    left = bea.get_by_test_id("clock-1")
    expect(left).to_have_text(re.compile(r"0:(30|[12]\d)"))
    # The countdown is the page's own, the decision is the server's.
    bea.clock.fast_forward(25_000)
    expect(left).to_have_text(re.compile(r"0:0\d"))
    expect(left).to_have_class(re.compile("soon"))
    picked(ann, 2)
    log = bea.get_by_test_id("log")
    server.later(CLOCK - 1)
    assert LATE_YOU not in log.inner_text()
    server.later(2)
    expect(log).to_contain_text(LATE_YOU)
    expect(ann.get_by_test_id("log")).to_contain_text(LATE)
    # Where the log has no place it is said too.
    expect(bea.get_by_test_id("late")).to_have_text(LATE_YOU)
    expect(ann.get_by_test_id("late")).to_have_count(0)
    expect(bea.locator("[data-zone=kept]")).to_have_count(1)
    # What the clock did cannot be taken back.
    expect(bea.get_by_test_id("take-back")).to_have_count(0)
    picture(bea, "clock-late")

    server.later(CLOCK + 1)
    expect(log).to_contain_text(LOST_YOU)
    expect(ann.get_by_test_id("log")).to_contain_text(LOST)
    back = bea.get_by_test_id("take-seat-back")
    expect(back).to_be_visible()
    expect(bea.get_by_test_id("late")).to_have_count(0)
    expect(left).to_have_count(0)
    picture(bea, "clock-lost")

    # It plays on for her; when she returns the seat is hers again, with a whole clock.
    bea.goto("/")
    bea.get_by_test_id("my-table").first.click()
    back.click()
    expect(back).to_have_count(0)
    expect(ann.get_by_test_id("person-1")).to_contain_text("Bea")
    Player(ann).play(there("[data-testid=clock-1]"))
    expect(left).to_have_text(re.compile(r"0:(30|[12]\d)"))
    expect(bea.locator(CARD).first).to_be_visible()
    assert log.inner_text().count("run out of time") == 2


def test_four_people_with_clocks_have_room_beside_their_rows(server: Server, visit: Visit) -> None:
    ann = visit(server, language="pt-BR")
    table = made_table(ann, kind="friends", seats=4, clock=86400, name="Maximiliane")["table"]
    for seat, name in enumerate(("Wolfeschlegelsteinhausen", "משה בן־עמרם (Moshe) 7", "Dov"), 1):
        other = visit(server, f"/t/{table}")
        other.get_by_test_id("name").fill(name)
        other.get_by_test_id(f"sit-{seat}").click()
    ann.goto(f"/t/{table}?learn")
    ann.get_by_test_id("pack").wait_for()
    expect(ann.get_by_test_id("clock-3")).to_be_visible()
    assert cut_off(ann) == []
    picture(ann, "four-clocks")
    ann.goto(f"/t/{table}")
    ann.get_by_test_id("pack").wait_for()
    ann.set_viewport_size(SIDEWAYS)
    assert cut_off(ann) == []
    # What is cut off a name is its end, on the side where it is read last.
    assert ann.locator("[data-testid=person-2] bdi").evaluate(DIRECTION) == "rtl"
    picture(ann, "four-clocks-sideways")
