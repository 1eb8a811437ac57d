"""The lobby: tables that wait for people, tables to watch, your own."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture
from tests.browser.home import begin, choose
from tests.browser.serving import Server


def listed_table(page: Page, clock: str = "", seats: int = 2) -> str:
    """The address of a table that the lobby shows, made on the start page."""
    choose(page, "friends", name="Ann", seats=seats)
    page.get_by_test_id("friend-options").click()
    page.get_by_test_id("listed").check()
    page.get_by_test_id("clock").select_option(clock)
    picture(page, "friend-options")
    page.get_by_test_id("begin").click()
    page.get_by_test_id("seats").wait_for()
    return page.url


def test_join_watch_and_come_back(own_server: Callable[[], Server], visit: Visit) -> None:
    server = own_server()
    bea, cid = visit(server, "/lobby"), visit(server, "/lobby")
    expect(bea.get_by_test_id("open-tables")).to_contain_text("No table is waiting")
    ann = visit(server)
    table = listed_table(ann, "120").rsplit("/", 1)[1]
    # Nobody reloads.
    expect(bea.get_by_test_id("join")).to_be_visible()
    expect(bea.get_by_test_id("open-tables")).to_contain_text("2 minutes a move")
    picture(bea, "lobby")
    bea.get_by_test_id("join").click()
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("sit-1").click()
    bea.get_by_test_id("pack").wait_for()
    expect(cid.get_by_test_id("join")).to_have_count(0)
    cid.get_by_test_id("watch").click()
    cid.get_by_test_id("log").wait_for()
    assert table not in cid.content()
    assert cid.locator("[data-testid=pack] [data-kind]").count() == 0
    # The clock is at each name, and Ann's own table comes first in the lobby.
    expect(ann.get_by_test_id("clock-0")).to_contain_text(":")
    expect(bea.get_by_test_id("clock-0")).to_be_visible()
    picture(ann, "clock")
    ann.goto("/lobby")
    expect(ann.get_by_test_id("my-table").first).to_contain_text("your turn")
    expect(ann.get_by_test_id("watch")).to_have_count(0)
    picture(ann, "lobby-mine")


def test_a_table_is_private_unless_it_is_listed(server: Server, visit: Visit) -> None:
    ann = visit(server)
    begin(ann, "friends")
    ann.get_by_test_id("seats").wait_for()
    lists = ann.evaluate("fetch('/api/lobby').then(answer => answer.json())")
    table = ann.url.rsplit("/", 1)[1]
    assert table not in [one["table"] for one in lists["open"]]
