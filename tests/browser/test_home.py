"""The start page, and the three ways on which people come: to learn, by a link, once more."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from capital_lux.texts import Texts
from tests.browser.conftest import PICTURED, Visit, picture
from tests.browser.games import made_table, played_table
from tests.browser.home import choose
from tests.browser.player import CARD
from tests.browser.serving import Server

WORDS_A_SECOND = 4
"""What people read of a text that is new to them: 240 words a minute."""
READING = 20
"""Seconds."""


def words(*texts: str) -> int:
    return sum(len(text.split()) for text in texts)


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_a_newcomer_has_a_card_after_two_clicks_and_twenty_seconds_of_reading(
    server: Server, visit: Visit, language: str
) -> None:
    page = visit(server, phone=language != "en", language=language)
    # Whoever cannot play yet reads the motto and the door, then the hint and the question.
    read = words(page.locator(".lead").inner_text(), page.get_by_test_id("learn").inner_text())
    page.get_by_test_id("learn").click()
    coach = page.get_by_test_id("coach")
    coach.wait_for()
    read += words(coach.locator("p").inner_text(), page.locator("#ask-sentence").inner_text())
    assert read <= READING * WORDS_A_SECOND
    page.locator(CARD).first.click()
    expect(page.locator("[data-zone=kept]")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_the_words_of_the_start_page_come_with_its_code_and_before_its_pictures(
    server: Server, visit: Visit, language: str
) -> None:
    page = visit(server, "/offline.html", language=language)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    page.goto("/")
    page.locator(".stage .card").first.wait_for()
    # Of no other language is anything loaded, and what is said of games comes last.
    parts = ("en-", "fr-", "pt-BR-", "pictures-")
    files = [name for name in asked if name.startswith(parts) and name.endswith(".js")]
    assert files[1].startswith("pictures-")
    assert all(name.startswith(f"{language}-") for name in [files[0], *files[2:]])


def test_headings_have_a_typeface_of_their_own_and_nobody_else_is_asked(
    server: Server, visit: Visit
) -> None:
    page = visit(server, "/offline.html")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.get_by_test_id("to-puzzles").wait_for()
    page.wait_for_function("() => [...document.fonts].some(({ status }) => status === 'loaded')")
    assert "Jost" in page.locator(".lead").evaluate("one => getComputedStyle(one).fontFamily")
    assert [url for url in asked if not url.startswith((server.address, "data:"))] == []


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_the_doors_are_in_sight(server: Server, visit: Visit, language: str) -> None:
    page = visit(server, phone=True, language=language)
    for size in PICTURED.values():
        page.set_viewport_size(size)
        for door in ("learn", "start", "friends"):
            whole = page.get_by_test_id(door).locator("..")
            expect(whole).to_be_in_viewport(ratio=1)
        picture(page, f"doors-{size['width']}-{language}")


def test_solo_is_found_at_once(server: Server, visit: Visit) -> None:
    page = visit(server, phone=True)
    page.get_by_test_id("solo").click()
    expect(page.get_by_test_id("seats-1")).to_be_checked()
    expect(page.get_by_test_id("edition-generations")).to_be_checked()
    # The first edition is not played alone.
    page.get_by_test_id("edition-first").click(force=True)
    expect(page.get_by_test_id("seats-2")).to_be_checked()
    page.get_by_test_id("seats-1").click(force=True)
    # The button lies below all that it is about, and in sight.
    expect(page.get_by_test_id("begin")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("begin").click()
    page.get_by_test_id("pack").wait_for()
    expect(page.get_by_test_id("person-1")).to_contain_text("ROB")


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_a_set_says_what_it_is_good_for(server: Server, visit: Visit, language: str) -> None:
    page = visit(server, phone=language != "en", language=language)
    texts = Texts(language)
    choose(page, edition="generations", seats=2, tiles="B")
    told = page.get_by_test_id("good-for")
    expect(told).to_have_text(texts.say("page-good-b"))
    page.get_by_test_id("tiles").select_option("A")
    expect(told).to_have_text(texts.say("page-good-a"))
    page.get_by_test_id("tiles").select_option("random")
    expect(told).to_have_count(0)
    page.get_by_test_id("tiles").select_option("pick")
    for tile in ("recruiter", "cleric", "merchant", "scholar", "convertor"):
        expect(told).to_contain_text(texts.say(f"tile-{tile}"))
    page.get_by_test_id("seats-1").click(force=True)
    expect(told).to_contain_text("ROB")
    expect(told).to_contain_text(texts.say("tile-mentalist"))


def test_running_games_come_first(own_server: Callable[..., Server], visit: Visit) -> None:
    page = visit(own_server())
    expect(page.get_by_test_id("my-table")).to_have_count(0)
    waits = made_table(page, kind="friends", seats=2)["table"]
    running = made_table(page, seats=2)["table"]
    played_table(page, seats=2)
    page.reload()
    tables = page.get_by_test_id("my-table")
    # The one that waits for the player before the one that waits for others, and none that is over.
    expect(tables).to_have_count(2)
    assert [one.get_attribute("href") for one in tables.all()] == [f"/t/{running}", f"/t/{waits}"]
    box, door = tables.first.bounding_box(), page.get_by_test_id("learn").bounding_box()
    assert box is not None
    assert door is not None
    assert box["y"] < door["y"]
    expect(tables.first).to_contain_text("your turn")


def test_a_link_leads_to_a_seat_by_one_click(server: Server, visit: Visit) -> None:
    ann = visit(server)
    game = {"edition": "generations", "powers": "B", "clock": 120}
    table = made_table(ann, kind="friends", seats=2, **game)["table"]
    bea = visit(server, f"/t/{table}", phone=True)
    # Before she sits down, she sees what it is, how long a move may take, who is there, the rules.
    seats = bea.get_by_test_id("seats")
    expect(seats).to_contain_text("Ann invites you")
    expect(bea.get_by_test_id("facts")).to_contain_text("Generations")
    expect(bea.get_by_test_id("facts")).to_contain_text("2 minutes a move")
    expect(seats).to_contain_text("In the capital it raises the limit")
    expect(bea.get_by_test_id("all-rules")).to_have_attribute("href", "/rules/generations")
    bea.get_by_test_id("power-infiltrator").click()
    expect(bea.get_by_role("dialog")).to_contain_text("Infiltrator")
    bea.keyboard.press("Escape")
    picture(bea, "invitation")
    bea.get_by_test_id("sit-down").click()
    bea.get_by_test_id("pack").wait_for()


def test_a_finished_game_leads_to_the_next_by_one_click(server: Server, visit: Visit) -> None:
    page = visit(server)
    over = played_table(page, seats=2)
    page.goto(f"/t/{over}")
    page.get_by_test_id("rematch").click()
    page.get_by_test_id("pack").wait_for()
    assert over not in page.url


def moves(page: Page) -> bool:
    """Whether the table of the start page plays by itself."""
    place = (
        "[...document.querySelectorAll('.stage .card')].map((one) => one.style.transform).join()"
    )
    page.locator(".stage .card").first.wait_for()
    before = page.evaluate(place)
    page.clock.run_for(5_000)
    return bool(page.evaluate(place) != before)


def test_the_table_of_the_start_page_plays_unless_nothing_may_move(
    server: Server, visit: Visit
) -> None:
    page = visit(server, "/offline.html", still=False)
    page.clock.install()
    page.goto("/")
    assert moves(page)
    # Nor behind something that is being read.
    page.get_by_test_id("settings").click()
    page.get_by_role("dialog").wait_for()
    assert not moves(page)
    page.keyboard.press("Escape")
    assert moves(page)
    page.get_by_test_id("stage-pause").click()
    assert not moves(page)
    calm = visit(server, "/offline.html")
    calm.clock.install()
    calm.goto("/")
    assert not moves(calm)
