"""The end of a game: who won and why, a moment of joy, a link to share; and what is heard."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit, picture
from tests.browser.games import made_table, played_table
from tests.browser.looks import clean, cut_off, too_small
from tests.browser.player import CARD, Player
from tests.browser.serving import Server

TABLE = "id => fetch(`/api/tables/${id}`).then((answer) => answer.json())"
# By seat what the chart says of each round, and the total.
GAINS = """
() => [...document.querySelectorAll("[data-testid=rounds] tbody tr")].map((row) => [
  Number(row.dataset.testid.slice(4)),
  [...row.querySelectorAll("td")].map((cell) => Number(cell.innerText.replace("\u2212", "-"))),
])
"""
RUSTLE = """
  window.heard = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { heard++; start.apply(this, when); };
"""


def ended(page: Page, seats: int, winner: int) -> str:
    """A finished game against random bots that a seat has won by points."""
    for _ in range(40):
        table = played_table(page, seats=seats)
        result = page.evaluate(TABLE, table)["result"]
        if result["winners"] == [winner] and len(set(result["scores"])) == seats:
            return table
    raise AssertionError("nobody wins")


@pytest.mark.parametrize("winner", [0, 1])
def test_it_says_who_won_by_how_much_and_in_which_round(
    server: Server, visit: Visit, winner: int
) -> None:
    page = visit(server, phone=winner == 1)
    table = ended(page, 2, winner)
    info = page.evaluate(TABLE, table)
    page.goto(f"/t/{table}")
    scores = info["result"]["scores"]
    lead = page.get_by_test_id("lead")
    more = f"{scores[winner]} points, {scores[winner] - scores[1 - winner]} more than"
    expect(lead).to_contain_text(more)
    expect(lead).to_contain_text(info["players"][1]["name"] if winner == 0 else "you")
    expect(page.get_by_test_id("row-0")).to_contain_text("that is you")
    gains = page.evaluate(GAINS)
    assert [seat for seat, _ in gains] == [winner, 1 - winner]
    for seat, (*rounds, total) in gains:
        assert len(rounds) == 3
        assert sum(rounds) == total == scores[seat]
        assert rounds[0] == info["rounds"][0][seat]
    assert clean(page) + cut_off(page) == []
    if winner == 1:
        assert too_small(page) == []
    # A game that was over before the page was opened is no surprise.
    assert page.get_by_test_id("joy").count() == 0
    picture(page, f"ending-{winner}")


def level(route: WebSocketRoute) -> None:
    """Let the server say that the best score is shared, which chance seldom does."""
    other = route.connect_to_server()
    rule = {"id": "tie-rule-first", "args": {}}
    tie = {"id": "tie-decides-you", "args": {"points": 16, "seats": ["Ben"], "rule": rule}}

    def change(told: str | bytes) -> None:
        message = json.loads(told)
        for seat in message.get("seats", ()):
            seat["result"]["tie_break"] = tie
            for row in seat["result"]["rows"]:
                row["total"] = 16
        route.send(json.dumps(message))

    other.on_message(change)


def test_a_tie_break_is_named_instead_of_a_lead(server: Server, visit: Visit) -> None:
    page = visit(server)
    table = ended(page, 2, 0)
    page.route_web_socket(re.compile("/socket"), level)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("ending")).to_contain_text("You and Ben have 16 points each")
    assert page.get_by_test_id("lead").count() == 0


def test_a_tie_at_one_device_names_everybody(server: Server, visit: Visit) -> None:
    page = visit(server)
    names = ["Ann", "Ben"]
    for _ in range(40):
        table = played_table(page, kind="device", seats=2, names=names)
        if len(page.evaluate(TABLE, table)["result"]["winners"]) == 1:
            break
    page.route_web_socket(re.compile("/socket"), level)
    page.goto(f"/t/{table}")
    said = page.get_by_test_id("tie")
    expect(said).to_contain_text("have 16 points each")
    assert said.inner_text().split(" have ")[0] in {"Ann and Ben", "Ben and Ann"}


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_a_moment_of_joy_unless_nothing_may_move(server: Server, visit: Visit, still: bool) -> None:
    page = visit(server, still=still)
    # Everybody at one device sees somebody win.
    table = played_table(page, "end", kind="device", seats=2, names=["Ann", "Bea"])
    page.goto(f"/t/{table}")
    Player(page).play()
    expect(page.get_by_test_id("joy")).to_have_count(0 if still else 1)
    expect(page.get_by_test_id("joy-still")).to_have_count(1 if still else 0)
    picture(page, f"joy-{'still' if still else 'moving'}")
    page.get_by_test_id("look").click()
    page.get_by_test_id("to-scores").click()
    expect(page.get_by_test_id("ending")).to_be_visible()
    expect(page.get_by_test_id("joy").or_(page.get_by_test_id("joy-still"))).to_have_count(0)


def test_a_stranger_sees_the_replay_by_the_link_that_is_shared(
    server: Server, visit: Visit
) -> None:
    page = visit(server)
    table = played_table(page, seats=2)
    page.goto(f"/t/{table}")
    page.get_by_test_id("share").click()
    link = page.locator("#share-link").input_value()
    assert table not in link
    stranger = visit(server, link.removeprefix(server.address))
    stranger.get_by_test_id("replay-next").wait_for()


def test_cards_are_heard_unless_sounds_are_off(server: Server, visit: Visit) -> None:
    page = visit(server)
    page.add_init_script(RUSTLE)
    page.goto(f"/t/{made_table(page, seats=2)['table']}")
    page.locator(CARD).first.click()
    page.wait_for_function("() => heard > 0")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("sounds").uncheck()
    page.get_by_test_id("volume").fill("0.3")
    page.reload()
    page.locator(CARD).first.click()
    expect(page.locator("[data-zone=kept]")).not_to_have_count(0)
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("sounds")).not_to_be_checked()
    expect(page.get_by_test_id("volume")).to_have_value("0.3")
    assert page.evaluate("heard") == 0
