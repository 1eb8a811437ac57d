"""The deal of the day on its page: begun, gone on with, over, shared and compared."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture, pictures_in_all_languages
from tests.browser.games import PLAY
from tests.browser.looks import SAID, clean, cut_off, too_small, untranslated
from tests.browser.player import Player
from tests.browser.serving import Server

QUICK = {"workers": 1, "daily_field": ["novice", "champion"], "daily_simulations": 2}


def played_daily(page: Page, name: str) -> None:
    """Begin, act by clicks for a while, and play to the end; then back to the page of the day."""
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("play-daily").click()
    page.get_by_test_id("pack").wait_for()
    table = page.url.rsplit("/", 1)[1]
    Player(page).play(most=3)
    assert page.get_by_test_id("take-back").count() == 0
    page.goto("/daily")
    page.get_by_test_id("play-daily").click()
    page.wait_for_url(f"**/t/{table}")
    assert page.evaluate(PLAY, [table, "over"])
    page.reload()
    page.get_by_test_id("to-daily").click()
    page.get_by_test_id("my-result").wait_for()


def looked_at(page: Page, language: str, name: str, phone: bool = False) -> None:
    assert clean(page) == []
    assert cut_off(page) == []
    assert untranslated(page.evaluate(SAID), language) == []
    if phone:
        assert too_small(page) == []
    picture(page, name)


def test_a_day(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(stopped=True, **QUICK)
    ann = visit(server)
    ann.get_by_test_id("to-daily").click()
    ann.get_by_test_id("play-daily").wait_for()
    looked_at(ann, "en", "daily-new")
    played_daily(ann, "Ann")
    rows = ann.get_by_test_id("results").locator("tbody tr")
    expect(rows).to_have_count(3)
    ann.get_by_test_id("beside-open").click()
    ann.get_by_test_id("parting").wait_for()
    text = ann.get_by_test_id("share-text").input_value().splitlines()
    assert text[-1] == f"{server.address}/daily"
    assert len(text[2]) == 3
    looked_at(ann, "en", "daily-over")
    pictures_in_all_languages(ann, "daily-over")
    bob = visit(server, "/daily", phone=True, dark=True, language="fr")
    played_daily(bob, "Bob")
    expect(bob.get_by_test_id("results").locator("tbody tr")).to_have_count(4)
    bob.get_by_test_id("beside-open").click()
    bob.get_by_test_id("beside").get_by_role("link").nth(1).wait_for()
    looked_at(bob, "fr", "daily-over-phone", phone=True)
    server.later(24 * 3600)
    eve = visit(server, "/daily", phone=True, language="pt-BR")
    eve.get_by_test_id("yesterday").get_by_test_id("results").wait_for()
    looked_at(eve, "pt-BR", "daily-yesterday-phone", phone=True)
    eve.get_by_test_id("earlier").click()
    expect(eve.get_by_test_id("results").locator("tbody tr")).to_have_count(4)
    ann.goto("/daily")
    ann.get_by_test_id("yesterday").get_by_test_id("beside-open").click()
    move = ann.get_by_test_id("parting").get_by_role("link").last
    step = (move.get_attribute("href") or "").partition("#")[2]
    move.scroll_into_view_if_needed()
    looked_at(ann, "en", "daily-yesterday")
    move.click()
    ann.wait_for_url(f"**/replay/**#{step}")
    ann.get_by_test_id("replay-next").wait_for()
