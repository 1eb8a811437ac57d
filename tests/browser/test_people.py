"""People at one table: friends by a link, spectators, one device, bots for those who left."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture, pictures_in_all_languages
from tests.browser.games import made_table, played_on, played_table
from tests.browser.home import begin
from tests.browser.player import CARD, Player, logged, play_together, there
from tests.browser.serving import Folder, Server


def table_of_friends(server: Server, visit: Visit, seats: int = 2, **how: bool) -> list[Page]:
    """Pages of people who came together by a link."""
    first = visit(server, **how)
    begin(first, "friends", name="Ann", seats=seats)
    link = first.locator("#table-link").input_value()
    pages = [first]
    for seat, name in enumerate(("Bea", "Cid", "Dov")[: seats - 1], 1):
        other = visit(server, link.removeprefix(server.address), **how)
        other.get_by_test_id("name").fill(name)
        other.get_by_test_id(f"sit-{seat}").click()
        pages.append(other)
    for page in pages:
        page.get_by_test_id("pack").wait_for()
    return pages


def test_two_browsers_play_each_other(server: Server, visit: Visit) -> None:
    pages = table_of_friends(server, visit)
    players = [Player(page, seed) for seed, page in enumerate(pages)]
    for page in pages:
        page.get_by_test_id("phrases").click()
        page.get_by_test_id("phrase-hello").click()
    play_together(players)
    for page in pages:
        expect(page.get_by_test_id("ending")).to_be_visible()
    totals = [[page.get_by_test_id(f"total-{s}").inner_text() for s in (0, 1)] for page in pages]
    assert totals[0] == totals[1]
    # Beside the scores there is talk too.
    pages[0].get_by_test_id("open-talk").click()
    pages[0].get_by_test_id("phrases").click()
    pages[0].get_by_test_id("phrase-well-played").click()
    pages[0].keyboard.press("Escape")
    expect(pages[1].get_by_test_id("open-talk")).to_contain_text("1")
    # One asks for the same deal again, the other is called, joins, and is told what it is.
    pages[0].get_by_test_id("same-deal").click()
    expect(pages[1]).to_have_title("● Capital Lux")
    pages[1].get_by_test_id("join-rematch").click()
    for page in pages:
        page.get_by_test_id("pack").wait_for()
        notice = page.get_by_test_id("same-deal-notice")
        expect(notice).to_contain_text("not counted")
        expect(page.get_by_test_id("log")).to_contain_text("dealt again")
        picture(page, "same-deal")
        notice.get_by_role("button").click()
        expect(notice).to_have_count(0)


def test_all_pick_at_the_same_time(server: Server, visit: Visit) -> None:
    pages = table_of_friends(server, visit, 3)
    for _ in range(2):
        # All press before any of them has heard of the others.
        for page in pages:
            page.evaluate(f"document.querySelector('{CARD}').click()")
        for page in pages:
            expect(page.locator("[data-zone=kept]")).to_have_count(_ + 1)
    for page in pages:
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator("[data-testid=pack] button.usable").first).to_be_visible()


def test_a_name_is_text(server: Server, visit: Visit) -> None:
    page = visit(server)
    begin(page, name="<img src=x onerror=x>")
    page.get_by_test_id("pack").wait_for()
    assert page.locator("img[src=x]").count() == 0
    expect(page.get_by_text("<img src=x onerror=x>").first).to_be_visible()


def test_a_long_name_leaves_room_for_what_stands_beside_it(server: Server, visit: Visit) -> None:
    page = visit(server, phone=True)
    table = made_table(page, seats=2, name="Wolfeschlegelsteinhausen")["table"]
    page.goto(f"/t/{table}")
    beside = page.get_by_test_id("person-0").get_by_text("(you)", exact=True)
    expect(beside).to_be_in_viewport(ratio=1)
    assert beside.evaluate("one => one.scrollWidth <= one.clientWidth + 1")


def test_a_guest_without_a_name_has_one_in_their_language(server: Server, visit: Visit) -> None:
    page = visit(server, language="fr")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("person-0")).to_contain_text("Anonyme (vous)")
    page.goto("/")
    begin(page, "device", seats=2)
    page.get_by_test_id("open-curtain").click()
    for seat in (0, 1):
        expect(page.get_by_test_id(f"person-{seat}")).to_contain_text(f"Joueur {seat + 1}")


def test_a_link_that_was_pasted_twice_leads_nowhere(server: Server, visit: Visit) -> None:
    page = visit(server, "/t/" + 2 * "fk5c3dRBL3pGUdd2rbZDkw")
    expect(page.get_by_role("heading")).to_have_text("There is nothing here")


def test_a_bot_goes_on_for_somebody_who_left_for_good(server: Server, visit: Visit) -> None:
    """A program may give its seat up; the game of the others must not wait for ever."""
    ann, bea = table_of_friends(server, visit)
    seat = f"/api/tables/{bea.url.rsplit('/', 1)[1]}/seats/1"
    assert bea.evaluate("seat => fetch(seat, {method: 'DELETE'}).then(a => a.status)", seat) == 200
    expect(ann.get_by_text("Bea has left")).to_be_visible()
    ann.get_by_test_id("bot-1").click()
    expect(ann.get_by_test_id("bot-1")).to_have_count(0)
    Player(ann).play(logged("plays"))


def test_empty_seats_are_filled_with_bots(server: Server, visit: Visit) -> None:
    page = visit(server)
    begin(page, "friends", seats=4)
    picture(page, "friends")
    page.get_by_test_id("fill").click()
    page.get_by_test_id("pack").wait_for()


def test_a_spectator_sees_no_hand(server: Server, visit: Visit) -> None:
    pages = table_of_friends(server, visit)
    table = pages[0].url.rsplit("/", 1)[1]
    watch = pages[0].evaluate("id => fetch(`/api/tables/${id}`).then(r => r.json())", table)
    watcher = visit(server, f"/w/{watch['watch']}")
    watcher.get_by_test_id("log").wait_for()
    assert table not in watcher.content()
    assert (
        watcher.locator("[data-testid=hand] [data-kind], [data-testid=pack] [data-kind]").count()
        == 0
    )
    Player(pages[0]).play(most=1)
    picture(watcher, "watching")


def test_a_spectator_does_not_stay_behind_at_a_round_end(server: Server, visit: Visit) -> None:
    """The players go on when they like; whoever only watches has nobody to go on for."""
    ann = visit(server)
    table = played_table(ann, "last", kind="device", seats=2, names=["Ann", "Bea"])
    watch = ann.evaluate("id => fetch(`/api/tables/${id}`).then(r => r.json())", table)
    eve = visit(server, f"/w/{watch['watch']}")
    eve.get_by_test_id("log").wait_for()
    eve.clock.install()
    assert played_on(ann, table, "draft")
    expect(eve.get_by_test_id("continue")).to_be_visible()
    eve.clock.fast_forward(10_000)
    expect(eve.get_by_test_id("continue")).to_be_visible()
    eve.clock.fast_forward(3_000)
    expect(eve.get_by_test_id("story")).to_have_count(0)
    expect(eve.get_by_test_id("log")).to_contain_text("Round 2")


def test_one_device_for_all(place: Server | Folder, visit: Visit) -> None:
    page = visit(place, phone=True)
    begin(page, "device", seats=2)
    page.get_by_test_id("curtain").wait_for()
    picture(page, "curtain")
    assert page.locator("[data-kind]").count() == 0
    player = Player(page)
    # Before the curtain is opened nobody can take back what the other has done.
    player.play(there("[data-testid=pass]"))
    page.get_by_test_id("pass").click()
    page.get_by_test_id("curtain").wait_for()
    page.keyboard.press("u")
    page.get_by_test_id("open-curtain").click()
    expect(page.locator("[data-testid=person-0] em")).to_have_text(re.compile("ready"))
    player.play()
    assert {"open-curtain", "pass"} <= player.seen


def test_a_bot_takes_over_and_the_player_returns(
    own_server: Callable[..., Server], visit: Visit
) -> None:
    server = own_server(away_after=7)
    ann, bea = table_of_friends(server, visit)
    where = bea.url
    context = bea.context
    bea.close()
    ann.get_by_text("If this lasts, you can let a bot play on.").wait_for()
    pictures_in_all_languages(ann, "away")
    ann.get_by_test_id("vote-1").click()
    expect(ann.get_by_role("alert")).to_have_count(0)
    player = Player(ann)
    player.play(logged("plays"))
    back = context.new_page()
    back.goto(where)
    back.get_by_test_id("take-seat-back").click()
    expect(back.get_by_test_id("take-seat-back")).to_have_count(0)
    picture(back, "returned")
    players = [player, Player(back)]
    play_together(players)
    expect(ann.get_by_test_id("ending")).to_be_visible()
