"""Replays: step, jump, run, look from any side, keep, upload, play on, check the shuffle."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, beyond, picture
from tests.browser.games import made_table, played_table
from tests.browser.player import Player
from tests.browser.serving import Server

KINDS = "all => all.map(one => one.dataset.kind)"
CARDS = "[data-testid=hands] [data-kind]"
LINES = 30
"""More than the list has room for."""


def step_of(page: Page) -> int:
    return int(page.get_by_test_id("replay-position").get_attribute("data-step") or 0)


def opened(page: Page, address: str) -> Page:
    page.goto(address)
    page.get_by_test_id("replay-next").wait_for()
    return page


def test_step_jump_and_run(server: Server, visit: Visit) -> None:
    page = visit(server)
    opened(page, f"/replay/{played_table(page, edition='generations', powers='A', seats=3)}")
    assert step_of(page) == 0
    page.get_by_test_id("replay-next").click()
    page.get_by_test_id("replay-next").click()
    assert step_of(page) == 2
    picture(page, "replay-draft")
    # To run is not to step.
    signs = [page.get_by_test_id(f"replay-{name}").locator("path") for name in ("play", "next")]
    assert [sign.get_attribute("fill") for sign in signs] == ["currentColor", "none"]
    page.get_by_test_id("replay-back").click()
    assert step_of(page) == 1
    page.get_by_test_id("replay-last").click()
    last = step_of(page)
    assert last > 30
    # The line that is told is scrolled to.
    current = page.locator("[data-testid=steps] [aria-current=step]").first
    expect(current).to_be_in_viewport(ratio=1)
    lines = page.locator("[data-testid=steps] button")
    lines.nth(lines.count() // 2).click()
    assert 5 < step_of(page) < last - 5
    expect(current).to_be_in_viewport(ratio=1)
    picture(page, "replay")
    assert beyond(page) == []
    at = step_of(page)
    page.get_by_test_id("replay-speed").select_option("4")
    page.get_by_test_id("replay-play").click()
    expect(page.get_by_test_id("replay-position")).not_to_have_attribute("data-step", str(at))
    page.get_by_test_id("replay-pause").click()


def test_keyboard(server: Server, visit: Visit) -> None:
    page = visit(server)
    opened(page, f"/replay/{played_table(page, seats=2)}")
    page.keyboard.press("End")
    last = step_of(page)
    assert last > 20
    page.keyboard.press("Home")
    assert step_of(page) == 0
    for _ in range(LINES):
        page.keyboard.press("ArrowRight")
        expect(page.locator("[data-testid=steps] .now").first).to_be_in_viewport(ratio=1)
    page.keyboard.press("Home")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert step_of(page) == 2
    page.keyboard.press("Space")
    expect(page.get_by_test_id("replay-pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("replay-play")).to_be_visible()
    # The address leads to the same moment.
    page.wait_for_url(f"**#{step_of(page)}")
    at = step_of(page)
    page.reload()
    page.get_by_test_id("replay-next").wait_for()
    assert step_of(page) == at


def test_every_viewpoint_sees_its_own_hands(server: Server, visit: Visit) -> None:
    page = visit(server)
    opened(page, f"/replay/{played_table(page, seats=4)}")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("packs-3")).to_be_visible()
    at = step_of(page)
    everything = {
        seat: page.locator(f"[data-testid$='-{seat}'] [data-kind]").count() for seat in range(4)
    }
    assert all(everything.values())
    page.get_by_test_id("viewpoint").select_option("2")
    expect(page.get_by_test_id("packs-3")).to_have_count(0)
    expect(page.get_by_test_id("packs-2")).to_be_visible()
    assert step_of(page) == at
    page.get_by_test_id("viewpoint").select_option("none")
    expect(page.get_by_test_id("hands")).to_have_count(0)
    assert page.locator(CARDS).count() == 0


def test_from_the_end_of_a_game_to_its_replay_and_the_shuffle(server: Server, visit: Visit) -> None:
    page = visit(server)
    table = played_table(page, seats=2)
    page.goto(f"/t/{table}")
    page.get_by_text("Was the shuffle fair?").click()
    page.get_by_test_id("check-shuffle").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("It matches")
    page.get_by_test_id("replay").click()
    page.get_by_test_id("replay-more").click()
    page.get_by_test_id("check-shuffle").click()
    expect(page.get_by_test_id("verdict")).to_contain_text("It matches")
    picture(page, "replay-more")


def test_a_record_is_kept_and_uploaded_by_somebody_else(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    ann = visit(server)
    opened(ann, f"/replay/{played_table(ann, seats=2)}")
    ann.get_by_test_id("replay-more").click()
    with ann.expect_download() as kept:
        ann.get_by_test_id("download").click()
    path = tmp_path / kept.value.suggested_filename
    kept.value.save_as(path)
    assert json.loads(path.read_text())["players"][0] == "human:Ann"

    bea = visit(server, phone=True)
    bea.get_by_test_id("upload").set_input_files(path)
    bea.wait_for_url("**/records/*")
    bea.get_by_test_id("replay-next").click()
    picture(bea, "replay-phone")
    assert beyond(bea) == []
    bea.get_by_test_id("open-log").click()
    bea.locator("[data-testid=steps] button").nth(6).click()
    expect(bea.get_by_test_id("steps")).to_have_count(0)
    at = step_of(bea)
    bea.get_by_test_id("replay-more").click()
    bea.get_by_test_id("play-on-seat").select_option("1")
    bea.get_by_test_id("play-on").click()
    bea.wait_for_url("**/t/*")
    bea.get_by_test_id("ask").wait_for()
    assert at > 0

    wrong = json.loads(path.read_text())
    wrong["actions"][3] = "home B9"
    path.write_text(json.dumps(wrong))
    bea.goto("/")
    bea.get_by_test_id("upload").set_input_files(path)
    expect(bea.get_by_test_id("upload-problem")).to_contain_text("Action 4 of this record")
    path.write_text("not a record")
    bea.get_by_test_id("upload").set_input_files(path)
    expect(bea.get_by_test_id("upload-problem")).to_contain_text("not a record")


def test_the_same_deal_for_somebody_new(server: Server, visit: Visit) -> None:
    page = visit(server)
    opened(page, f"/replay/{played_table(page, seats=2)}?from=0")
    first = sorted(page.locator("[data-testid=packs-0] li").evaluate_all(KINDS))
    page.get_by_test_id("replay-more").click()
    page.get_by_test_id("same-deal").click()
    page.get_by_test_id("pack").wait_for()
    dealt = sorted(page.locator("[data-testid=pack] [data-kind]").evaluate_all(KINDS))
    assert dealt == first != []


def test_look_back_in_a_running_game(server: Server, visit: Visit) -> None:
    page = visit(server)
    table = made_table(page, seats=3)["table"]
    page.goto(f"/t/{table}")
    page.get_by_test_id("pack").wait_for()
    Player(page).play(most=1)
    page.get_by_test_id("look-back").click()
    page.get_by_test_id("replay-back").click()
    assert page.get_by_test_id("viewpoint").locator("option").count() == 1
    assert page.get_by_test_id("replay-more").count() == 0
    assert page.get_by_test_id("analyse").count() == 0
    picture(page, "look-back")
    # Nobody else's past can be asked for.
    for seat in (1, 2, "all", "none"):
        answer = page.request.get(f"/api/tables/{table}/replay?from={seat}")
        assert answer.status in (403, 409), seat
    page.get_by_test_id("to-table").click()
    page.get_by_test_id("ask").wait_for()


def test_a_spectator_watches_the_replay_by_the_address_it_knows(
    server: Server, visit: Visit
) -> None:
    page = visit(server)
    table = played_table(page, seats=2)
    watch = page.evaluate("id => fetch(`/api/tables/${id}`).then(r => r.json())", table)["watch"]
    other = visit(server, f"/w/{watch}")
    other.get_by_test_id("replay").click()
    other.get_by_test_id("replay-next").wait_for()
    assert table not in other.content()
    assert table not in other.url
