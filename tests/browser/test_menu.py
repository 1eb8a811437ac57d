"""A table's menu, its keys, and what a long press says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.conftest import Visit, picture
from tests.browser.games import made_table, played_table
from tests.browser.looks import untranslated
from tests.browser.serving import Server
from tests.browser.test_people import table_of_friends

COLOURS = {
    "en": {"B": "blue", "P": "pink", "Y": "yellow", "G": "green"},
    "fr": {"B": "bleu", "P": "rose", "Y": "jaune", "G": "vert"},
    "pt-BR": {"B": "azul", "P": "rosa", "Y": "amarelo", "G": "verde"},
}
FOCUSED = "document.activeElement.dataset.action ?? document.activeElement.dataset.kind ?? ''"


def at_table(
    server: Server, visit: Visit, phone: bool = False, language: str = "en", **options: object
) -> Page:
    page = visit(server, phone=phone, language=language)
    page.goto(f"/t/{played_table(page, 'play', **options)}")
    page.get_by_test_id("hand").wait_for()
    return page


def test_cards_and_places_have_keys(server: Server, visit: Visit) -> None:
    page = visit(server)
    page.goto(f"/t/{made_table(page, seats=2)['table']}")
    pack = page.locator("[data-testid=pack] button")
    kind = pack.nth(1).get_attribute("data-kind")
    page.keyboard.press("2")
    expect(page.locator("[data-zone=kept]")).to_have_attribute("data-kind", kind or "")


def test_the_focus_goes_from_the_card_to_its_places(server: Server, visit: Visit) -> None:
    page = at_table(server, visit, seats=2)
    cards = page.locator("[data-testid=hand] button")
    kind = cards.nth(2).get_attribute("data-kind")
    page.keyboard.press("3")
    expect(page.get_by_test_id("choice").first).to_be_focused()
    assert page.evaluate(FOCUSED) == f"home {kind}"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) == f"capital {kind}"
    page.keyboard.press("ArrowDown")
    expect(cards.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("choice")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.get_by_test_id("choice")).to_have_count(2)
    page.keyboard.press("h")
    expect(page.locator("[data-zone='home:0:blue'], [data-zone^='home:0:']")).to_have_count(1)


def test_a_key_plays_the_card_into_the_capital(server: Server, visit: Visit) -> None:
    page = at_table(server, visit, seats=2)
    page.keyboard.press("1")
    expect(page.get_by_test_id("choice")).to_have_count(2)
    page.keyboard.press("c")
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("You play .* in the capital"))


@pytest.mark.parametrize("edition", ["first", "generations"])
def test_the_menu_has_the_rules_of_this_game(server: Server, visit: Visit, edition: str) -> None:
    page = at_table(server, visit, edition=edition, seats=2)
    page.get_by_test_id("settings").click()
    picture(page, f"menu-{edition}")
    page.get_by_test_id("menu-rules").click()
    tiles = page.locator("[data-testid=game-tiles] li")
    expect(tiles).to_have_count(4)
    # What a tile is based on is always said: most of Generations are reconstructions.
    count = 0 if edition == "first" else 4
    expect(tiles.get_by_text("Basis:")).to_have_count(count)
    picture(page, f"menu-rules-{edition}")
    # However far one has read, it can be closed.
    tiles.last.scroll_into_view_if_needed()
    expect(page.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)


def test_help_coach_and_name(server: Server, visit: Visit) -> None:
    page = at_table(server, visit, seats=2)
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys")).to_contain_text("take back")
    picture(page, "menu-keys")
    page.keyboard.press("Escape")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("menu-name").fill("Zoe")
    page.get_by_test_id("menu-coach").click()
    expect(page.get_by_test_id("coach")).to_be_visible()
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("menu-name")).to_have_value("Zoe")
    page.get_by_test_id("menu-leave").click()
    page.get_by_test_id("start").wait_for()


def test_a_seat_among_friends_is_left_only_on_purpose(server: Server, visit: Visit) -> None:
    ann, bea = table_of_friends(server, visit)
    bea.get_by_test_id("settings").click()
    bea.get_by_test_id("menu-leave").click()
    expect(bea.get_by_text("Your seat becomes free")).to_be_visible()
    bea.get_by_test_id("menu-leave").click()
    bea.get_by_test_id("start").wait_for()
    expect(ann.get_by_test_id("bot-1")).to_be_visible()
    # Somebody else may come by the link, or whoever left.
    eve = visit(server, ann.url.removeprefix(server.address))
    expect(eve.get_by_test_id("sit-1")).to_be_visible()
    assert eve.get_by_test_id("bot-1").count() == 0
    bea.goto(ann.url)
    bea.get_by_test_id("sit-1").click()
    bea.get_by_test_id("pack").wait_for()
    expect(ann.get_by_test_id("bot-1")).to_have_count(0)
    expect(eve.get_by_test_id("sit-1")).to_have_count(0)
    # Whoever came too late is told that there is only the game to be watched.
    full = eve.get_by_test_id("full")
    expect(full).to_contain_text("All seats are taken")
    full.get_by_role("button").click()
    expect(full).to_have_count(0)


def in_words(card: Locator, language: str) -> str:
    kind = card.get_attribute("data-kind") or card.get_attribute("data-chip")
    assert kind is not None
    return f"{COLOURS[language][kind[0]]} {kind[1]}"


def told_by_a_long_press(page: Page, place: Locator, middle: bool = False) -> str:
    box = place.bounding_box()
    assert box is not None
    right, down = (box["width"] / 2, box["height"] / 2) if middle else (6, 6)
    point = {"x": box["x"] + right, "y": box["y"] + down}
    told = page.get_by_test_id("tip")
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(told).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()
    return told.inner_text()


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_a_long_press_explains_and_does_nothing_else(
    server: Server, visit: Visit, language: str
) -> None:
    """Cards, limits, ROB's row, his reserve and his deck, and the signs beside a name."""
    game = {"edition": "generations", "powers": "A", "seats": 1}
    page = at_table(server, visit, phone=True, language=language, **game)
    rob = page.locator(".extras h2").all()
    signs = page.locator("[data-testid=person-0] .stock [title]").all()
    assert (len(rob), len(signs)) == (3, 5)
    places = [page.locator("[data-testid=hand] button").first, page.locator(".limit").first]
    for place in [*places, *rob, *signs]:
        told = told_by_a_long_press(page, place)
        assert told == place.evaluate("one => one.closest('[title]').title")
        assert untranslated([told], language) == []
    expect(page.get_by_test_id("choice")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    picture(page, f"long-press-{language}")


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_a_long_press_names_a_card_wherever_it_lies(
    server: Server, visit: Visit, language: str
) -> None:
    """At home, where the line of its owner can be pressed too, in the capital, and in dialogs."""
    page = visit(server, phone=True, language=language)
    page.goto(f"/t/{played_table(page, 'last', seats=2)}")
    page.get_by_test_id("hand").wait_for()
    # Of a column the last card lies above the others.
    for row in ("mine", "capital"):
        card = page.locator(f".row.{row} .slot:last-child .piece").first
        for middle in (False, True):
            assert told_by_a_long_press(page, card, middle) == in_words(card, language)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_test_id("person-0").click(position={"x": 6, "y": 6})
    for card in page.locator("dialog :is([data-testid=passed-cards] li, .home [data-kind])").all():
        assert told_by_a_long_press(page, card) == in_words(card, language)
    page.keyboard.press("Escape")
    page.get_by_test_id("open-log").click()
    said = page.locator("[data-testid=log] [data-chip]").last
    assert told_by_a_long_press(page, said) == in_words(said, language)


def test_a_long_text_stays_on_a_low_screen(server: Server, visit: Visit) -> None:
    """It is below what it is for where there is no room above."""
    page = at_table(server, visit, phone=True, edition="generations", powers="C", seats=3)
    page.set_viewport_size(ViewportSize(width=844, height=390))
    place = page.locator(".extras section").last.bounding_box()
    assert place is not None
    touch = page.context.new_cdp_session(page)
    point = {"x": place["x"] + 6, "y": place["y"] + 6}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.get_by_test_id("tip")).to_be_visible()
    box = page.get_by_test_id("tip").bounding_box()
    assert box is not None
    assert box["y"] >= place["y"] + place["height"]
    assert box["y"] + box["height"] <= 390
    picture(page, "long-press-sideways")
