"""Nobody is lost: reload, no network, a killed server, two clicks at once, take back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import CARD, FIND, ON, Player, log_of, logged, play_together, there
from tests.browser.serving import Server
from tests.browser.test_people import table_of_friends

ROUND_2 = "() => document.querySelector('[data-testid=round]').innerText.includes('Round 2')"
ANN_ACTS = there("[data-testid=person-0].acting")
SOON = 5_000
"""Milliseconds; a page that only misses the server's signs of life would need eleven seconds."""
PRESS = f"() => {{ {FIND} find('none')[0]?.click(); }}"


def start(server: Server, visit: Visit) -> Page:
    """A table against bots."""
    page = visit(server)
    page.get_by_test_id("start").click()
    page.get_by_test_id("pack").wait_for()
    return page


def settled(page: Page) -> None:
    """Wait until it is this page's turn, and nothing is on its way."""
    expect(
        page.locator(f"{CARD}, [data-testid=target], [data-testid=choice]").first
    ).to_be_visible()
    expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "open")


def test_reload_comes_back_to_the_same_position(server: Server, visit: Visit) -> None:
    page = start(server, visit)
    Player(page).play(logged("plays"))
    settled(page)
    before = log_of(page)
    page.reload()
    settled(page)
    assert log_of(page)[: len(before)] == before


def test_offline_and_back(server: Server, visit: Visit) -> None:
    page = start(server, visit)
    settled(page)
    page.context.set_offline(True)
    lost = page.get_by_test_id("connection")
    expect(lost).to_have_attribute("data-state", "lost", timeout=SOON)
    page.locator(CARD).first.click()
    page.context.set_offline(False)
    expect(page.locator("[data-zone=kept]")).to_have_count(1)
    page.locator(CARD).first.click()
    expect(page.locator("[data-zone=kept]")).to_have_count(2)


def test_a_phone_has_room_for_the_words(server: Server, visit: Visit) -> None:
    ann, _ = table_of_friends(server, visit)
    ann.set_viewport_size(PHONE)
    ann.context.set_offline(True)
    link = ann.get_by_test_id("connection")
    expect(link).to_have_attribute("data-state", "lost")
    box = link.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["height"] <= 30


def test_the_server_is_killed_in_mid_game(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server()
    pages = table_of_friends(server, visit)
    players = [Player(page, seed) for seed, page in enumerate(pages)]
    for so in (there("[data-zone=kept]"), logged("play"), ROUND_2):
        play_together(players, f"() => ({so})() && ({ANN_ACTS})()")
        assert players[0].play(most=0) == "pressed"
        server.kill()
        # A press while nobody is there is sent when the server is back, once.
        for _ in ("card", "place"):
            pages[0].evaluate(PRESS)
        expect(pages[0].get_by_test_id("ask")).to_contain_text("Your choice is kept")
        server.start()
        for page in pages:
            expect(page.get_by_test_id("connection")).to_have_attribute("data-state", "open")
    play_together(players)
    for page in pages:
        expect(page.get_by_test_id("ending")).to_be_visible()


def test_two_clicks_are_one_pick(server: Server, visit: Visit) -> None:
    page = start(server, visit)
    page.evaluate(
        f"() => {{ const card = document.querySelector('{CARD}'); card.click(); card.click(); }}"
    )
    expect(page.locator("[data-zone=kept]")).to_have_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_take_back(own_server: Callable[..., Server], visit: Visit) -> None:
    ann, bea = table_of_friends(own_server(), visit)
    pack = sorted(ann.locator("[data-testid=pack] [data-kind]").evaluate_all(KINDS))
    ann.locator(CARD).first.click()
    expect(ann.locator("[data-zone=kept]")).to_have_count(1)
    ann.get_by_test_id("take-back").click()
    expect(ann.locator("[data-zone=kept]")).to_have_count(0)
    assert sorted(ann.locator("[data-testid=pack] [data-kind]").evaluate_all(KINDS)) == pack
    expect(bea.get_by_test_id("log")).to_contain_text("Ann takes the last move back.")
    expect(bea.get_by_test_id("announcer")).to_contain_text("Ann takes the last move back.")


def test_a_bots_answer_is_taken_back_too(server: Server, visit: Visit) -> None:
    """With the key, pressed twice at once: only one action is taken back."""
    page = start(server, visit)
    player = Player(page)
    mine = there("[data-testid=hand] button.usable")
    while True:
        assert player.play(mine) == "so", "no bot has answered openly"
        settled(page)
        before = log_of(page)
        hand = page.locator("[data-testid=hand] [data-kind]").evaluate_all(KINDS)
        page.locator(CARD).first.click()
        page.locator("[data-testid=choice][data-action^=home]").click()
        page.wait_for_function(ANSWERED, arg=len(before) + 1)
        if page.get_by_test_id("take-back").count():
            break
    page.evaluate(U_TWICE)
    expect(page.locator("[data-testid=hand] [data-kind]")).to_have_count(len(hand))
    assert page.locator("[data-testid=hand] [data-kind]").evaluate_all(KINDS) == hand
    assert log_of(page) == before
    settled(page)


KINDS = "all => all.map(one => one.dataset.kind)"
U_TWICE = """() => {
  for (const key of "uu") {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  }
}"""
ANSWERED = f"""(lines) =>
  document.querySelectorAll("[data-testid=log] li").length > lines && ({there(".ask.mine")})()
  || ({there(ON)})()
"""


def test_a_preference_asks_before_every_play(server: Server, visit: Visit) -> None:
    page = start(server, visit)
    page.get_by_test_id("settings").click()
    page.get_by_test_id("confirm-each").check()
    page.keyboard.press("Escape")
    page.locator(CARD).first.click()
    expect(page.locator("[data-zone=kept]")).to_have_count(0)
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-zone=kept]")).to_have_count(1)


def test_cards_are_dragged_and_move(server: Server, visit: Visit) -> None:
    page = visit(server, still=False)
    page.get_by_test_id("start").click()
    Player(page).play(there("[data-testid=hand] button.usable"))
    card = page.locator("[data-testid=hand] button.usable").first
    kind = card.get_attribute("data-kind") or ""
    district = {"B": "blue", "P": "pink", "Y": "yellow", "G": "green"}[kind[0]]
    count = page.locator("[data-testid=hand] button").count()
    card.hover()
    page.mouse.down()
    home = page.get_by_test_id(f"home-0-{district}").bounding_box()
    assert home is not None
    page.mouse.move(home["x"] + home["width"] / 2, home["y"] + home["height"] / 2, steps=8)
    page.mouse.up()
    expect(page.locator("[data-testid=hand] button")).to_have_count(count - 1)
    expect(page.locator(f"[data-testid=home-0-{district}] [data-kind={kind}]")).to_be_visible()


def test_an_unknown_table_is_told(server: Server, visit: Visit) -> None:
    page = visit(server, "/t/nothing-here")
    expect(page.get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()
    assert "stack" not in page.content().lower()
