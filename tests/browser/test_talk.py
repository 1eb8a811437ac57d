"""Talk at a table: words, phrases, mute, and none where it is not wanted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, Visit, picture
from tests.browser.games import made_table
from tests.browser.home import begin, choose
from tests.browser.looks import cut_off
from tests.browser.player import CARD, Player, play_together, there
from tests.browser.serving import Server
from tests.browser.test_people import table_of_friends
from tests.browser.test_sizes import SMALLEST

CLOCK = 30


def said(page: Page, count: int) -> None:
    """Say a line, then a phrase; `count` lines are heard then."""
    page.get_by_test_id("talk-text").fill("Hello there")
    page.keyboard.press("Enter")
    page.get_by_test_id("phrases").click()
    page.get_by_test_id("phrase-thinking").click()
    expect(page.get_by_test_id("talk-lines").locator("li")).to_have_count(count)


def test_talk_does_not_delay_play(own_server: Callable[..., Server], visit: Visit) -> None:
    """Lines are not entries: more of them than moves must not keep a hand from being played."""
    server = own_server(stopped=True, clock_pause=0.02)
    ann, bea = visit(server), visit(server)
    table = made_table(ann, kind="friends", seats=2, clock=CLOCK)["table"]
    for page in (ann, bea):
        page.goto(f"/t/{table}")
    bea.get_by_test_id("name").fill("Bea")
    bea.get_by_test_id("sit-1").click()
    for page in (ann, bea):
        page.get_by_test_id("pack").wait_for()
    said(ann, 2)
    said(bea, 4)
    for page in (ann, bea):
        expect(page.locator(CARD).first).to_be_visible()
    picture(ann, "talk-and-play")
    server.later(CLOCK - 1)
    # Both pick; the first to play talks again, and plays.
    play_together([Player(ann), Player(bea)], there("[data-testid=hand]"))
    mine = "[data-testid=ask].mine"
    first, other = (ann, bea) if ann.locator(mine).count() else (bea, ann)
    said(first, 6)
    expect(first.locator(CARD).first).to_be_visible()
    Player(first).play(there("[data-testid=ask]:not(.mine)"))
    expect(other.locator(mine)).to_be_visible()
    server.later(CLOCK - 1)
    for page in (ann, bea):
        expect(page.get_by_test_id("log")).not_to_contain_text("run out of time")


def test_words_phrases_and_mute(server: Server, visit: Visit) -> None:
    ann, bea = table_of_friends(server, visit)
    ann.get_by_test_id("talk-text").fill("<b>Hi</b> & welcome")
    ann.keyboard.press("Enter")
    expect(bea.get_by_test_id("talk-lines")).to_contain_text("<b>Hi</b> & welcome")
    bea.get_by_test_id("phrases").click()
    picture(bea, "phrases")
    bea.get_by_test_id("phrase-good-luck").click()
    expect(ann.get_by_test_id("talk-lines")).to_contain_text("Good luck!")
    picture(ann, "talk")
    # A reload brings the lines back, each once.
    ann.reload()
    expect(ann.get_by_test_id("talk-lines").locator("li")).to_have_count(2)
    ann.get_by_test_id("talk-lines").get_by_role("button", name="Bea").click()
    ann.get_by_test_id("mute").click()
    picture(ann, "mute")
    ann.keyboard.press("Escape")
    expect(ann.get_by_test_id("talk-lines").locator("li")).to_have_count(1)
    ann.reload()
    expect(ann.get_by_test_id("talk-lines").locator("li")).to_have_count(1)
    # Too many at once are refused, with a sentence.
    for _ in range(6):
        bea.get_by_test_id("talk-text").fill("again")
        bea.get_by_test_id("talk-send").click()
    expect(bea.get_by_test_id("talk").get_by_role("alert")).to_contain_text("Too many messages")
    expect(bea.get_by_test_id("ask").get_by_role("alert")).to_have_count(0)


def test_a_phrase_is_read_in_ones_own_language_on_a_phone(server: Server, visit: Visit) -> None:
    ann = visit(server, language="fr", phone=True)
    begin(ann, "friends", seats=2)
    ann.get_by_test_id("seats").wait_for()
    bea = visit(server, ann.url.removeprefix(server.address))
    bea.get_by_test_id("sit-1").click()
    bea.get_by_test_id("phrases").click()
    bea.get_by_test_id("phrase-thinking").click()
    expect(ann.get_by_test_id("open-talk")).to_contain_text("1")
    ann.get_by_test_id("open-talk").click()
    expect(ann.get_by_test_id("talk-lines")).to_contain_text("Je réfléchis")
    picture(ann, "talk-phone")
    ann.get_by_test_id("talk-text").fill("Bonjour")
    ann.get_by_test_id("talk-send").click()
    expect(bea.get_by_test_id("talk-lines")).to_contain_text("Bonjour")
    ann.keyboard.press("Escape")
    expect(ann.get_by_test_id("open-talk")).not_to_contain_text("1")


def test_no_talk_where_it_is_off(server: Server, visit: Visit) -> None:
    page = visit(server)
    choose(page, "friends")
    page.get_by_test_id("friend-options").click()
    page.get_by_test_id("chat").uncheck()
    page.get_by_test_id("begin").click()
    page.get_by_test_id("fill").click()
    page.get_by_test_id("pack").wait_for()
    assert page.get_by_test_id("talk").count() == 0


def test_spectators_are_counted_and_use_phrases(server: Server, visit: Visit) -> None:
    ann, bea = table_of_friends(server, visit)
    assert ann.get_by_test_id("watching").count() == 0
    watch = ann.evaluate(
        "() => fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)"
        ".then((answer) => answer.json()).then((info) => info.watch)"
    )
    eve = visit(server, f"/w/{watch}", language="pt-BR")
    for page in (ann, bea):
        expect(page.get_by_test_id("watching")).to_contain_text("One person is watching")
    expect(eve.get_by_test_id("watching")).to_contain_text("Uma pessoa está assistindo")
    # The bar has the most to show now, and there is room for it on the smallest phone.
    bea.set_viewport_size(SMALLEST)
    expect(bea.get_by_test_id("open-talk")).to_be_visible()
    assert cut_off(bea) == []
    bea.set_viewport_size(DESK)
    # Phrases and nothing else.
    assert eve.get_by_test_id("talk-text").count() == 0
    eve.get_by_test_id("phrase-good-luck").click()
    lines = ann.get_by_test_id("talk-lines")
    expect(lines).to_contain_text("Spectator")
    expect(lines).to_contain_text("Good luck!")
    picture(ann, "talk-spectator")
    picture(eve, "talk-spectator-own")
    ann.get_by_test_id("mute-spectators").click()
    expect(lines).not_to_contain_text("Good luck!")
    expect(bea.get_by_test_id("talk-lines")).to_contain_text("Good luck!")
    ann.reload()
    expect(ann.get_by_test_id("talk-text")).to_be_visible()
    ann.get_by_test_id("mute-spectators").click()
    expect(lines).to_contain_text("Good luck!")
    # Too many at once are refused, with a sentence.
    for _ in range(5):
        eve.get_by_test_id("phrase-hello").click()
    expect(eve.get_by_test_id("talk").get_by_role("alert")).to_be_visible()
    eve.context.close()
    for page in (ann, bea):
        expect(page.get_by_test_id("watching")).to_have_count(0)
