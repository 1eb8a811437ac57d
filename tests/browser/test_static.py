"""The page that needs no server: the same game as with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from capital_lux.serverless.days import FIELD
from tests.browser.conftest import DESK, PHONE, SLOW, Visit, picture
from tests.browser.home import begin
from tests.browser.player import Player, there
from tests.browser.serving import QUICK, Folder, Server

SCRIPT = "text/javascript"


def home(page: Page) -> None:
    page.locator("a.logo").first.click()
    page.get_by_test_id("start").wait_for()


def test_a_game_and_its_record_are_the_same_with_a_server_and_without(
    place: Server | Folder, visit: Visit, tmp_path: Path
) -> None:
    page = visit(place)
    begin(page, edition="first", seats=2, level="regular")
    page.get_by_test_id("pack").wait_for()
    assert Player(page).play() == "over"
    page.get_by_test_id("replay").click()
    page.get_by_test_id("replay-more").click()
    with page.expect_download() as saved:
        page.get_by_test_id("download").click()
    saved.value.save_as(tmp_path / "game.json")
    assert json.loads((tmp_path / "game.json").read_text())["result"]
    page.keyboard.press("Escape")
    home(page)
    page.get_by_test_id("upload").set_input_files(tmp_path / "game.json")
    page.wait_for_url("**/records/**")
    page.get_by_test_id("replay-next").click()
    page.get_by_test_id("replay-more").click()
    page.get_by_test_id("play-on").click()
    page.wait_for_url("**/t/**")
    page.get_by_test_id("ask").wait_for()


def test_what_takes_no_other_person_takes_no_server(folder: Folder, visit: Visit) -> None:
    page = visit(folder, "/daily")
    page.get_by_test_id("play-daily").click()
    page.get_by_test_id("pack").wait_for()
    assert Player(page).play() == "over"
    # The analysis of a game needs a server, however often one tries.
    page.get_by_test_id("analyse").click()
    page.get_by_text("This needs a server").wait_for()
    expect(page.get_by_test_id("analyse-again")).to_have_count(0)
    # The levels have the same deal once it was played.
    page.goto(folder.to("/daily"))
    page.get_by_test_id("my-result").wait_for()
    expect(page.get_by_test_id("results").locator("tbody tr")).to_have_count(1 + len(FIELD))
    # The strongest of them stands beside one's own.
    expect(page.get_by_test_id("beside")).to_contain_text(FIELD[-1])
    page.get_by_test_id("beside-open").click()
    page.get_by_test_id("beside").get_by_role("link").nth(1).wait_for()
    page.goto(folder.to("/statistics"))
    page.get_by_text("kept in this browser, and nowhere else").wait_for()
    assert page.get_by_text("cookie").count() == 0

    # This level needs a file that no other does.
    home(page)
    begin(page, edition="generations", seats=2, level="champion")
    page.get_by_test_id("hint").click()
    page.locator(".notes .best").first.wait_for()
    # The third card of a draft comes from what the other has passed.
    assert Player(page).play(most=3) == "pressed"


def test_below_a_path_a_game_goes_on_without_a_network_and_nobody_else_is_asked(
    chromium: Browser,
) -> None:
    folder = Folder(QUICK.parent)
    context = chromium.new_context(viewport=DESK, reduced_motion="reduce", locale="fr")
    context.set_default_timeout(SLOW)
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(request.url))
    page = context.new_page()
    here = f"{folder.address}/{QUICK.name}/"
    page.goto(f"{here}#/lobby")
    page.get_by_text("Cela demande un serveur").wait_for()
    page.goto(here)
    page.get_by_test_id("start").click()
    page.get_by_test_id("pack").wait_for()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    folder.stop()
    hand = page.get_by_test_id("pack").inner_text()
    page.reload()
    page.get_by_test_id("pack").wait_for()
    assert page.get_by_test_id("pack").inner_text() == hand
    # Two tabs do not play the same game: the second asks, the first goes on when it is gone.
    other = context.new_page()
    other.goto(page.url)
    other.get_by_test_id("play-here").click()
    other.get_by_test_id("pack").wait_for()
    other.get_by_test_id("play-here").wait_for(state="detached")
    page.get_by_test_id("play-here").wait_for()
    Player(other).play(there("[data-testid=hand] button.usable"))
    other.close()
    page.get_by_test_id("play-here").wait_for(state="detached")
    moved = "(hand) => document.querySelector('[data-testid=pack]')?.innerText !== hand"
    page.wait_for_function(moved, arg=hand)
    assert all(url.startswith((here, "blob:")) for url in asked), asked
    context.close()


NO_STORAGE = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };\n"
UNKEPT = {
    "en": "This browser keeps nothing",
    "fr": "Ce navigateur ne garde rien",
    "pt-BR": "Este navegador não guarda nada",
}


@pytest.mark.parametrize("language", UNKEPT)
def test_where_the_browser_keeps_nothing_the_page_says_so_and_plays(
    folder: Folder, chromium: Browser, language: str
) -> None:
    context = chromium.new_context(
        viewport=DESK, reduced_motion="reduce", locale=language, service_workers="block"
    )
    context.set_default_timeout(SLOW)
    # A page's scripts do not reach into its worker.
    context.route(
        "**/worker-*.js",
        lambda route: route.fulfill(body=NO_STORAGE + route.fetch().text(), content_type=SCRIPT),
    )
    page = context.new_page()
    page.goto(folder.address)
    said = page.get_by_test_id("unkept")
    expect(said).to_contain_text(UNKEPT[language])
    if language == "en":
        page.get_by_test_id("start").click()
        page.get_by_test_id("pack").wait_for()
        assert Player(page).play(most=2) == "pressed"
        # The game is gone, and the page says why.
        page.reload()
        expect(said).to_contain_text(UNKEPT[language])
        page.goto(f"{folder.address}/#/statistics")
        expect(said).to_be_visible()
    context.close()


def test_where_the_browser_has_no_room_left_a_game_goes_on_and_says_so(
    folder: Folder, chromium: Browser
) -> None:
    context = chromium.new_context(viewport=PHONE, reduced_motion="reduce", locale="fr")
    context.set_default_timeout(SLOW)
    page = context.new_page()
    page.goto(folder.address)
    page.get_by_test_id("start").wait_for()
    room = {"origin": folder.address, "quotaSize": 1000}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", room)
    page.get_by_test_id("start").click()
    said = page.get_by_test_id("unkept-game")
    expect(said).to_contain_text(UNKEPT["fr"])
    assert Player(page).play(most=2) == "pressed"
    picture(page, "no-room")
    said.get_by_role("button").click()
    expect(said).to_have_count(0)
    home(page)
    expect(page.get_by_test_id("unkept")).to_contain_text(UNKEPT["fr"])
    context.close()


def test_what_does_not_come_is_said_and_is_there_when_it_comes(
    folder: Folder, chromium: Browser
) -> None:
    context = chromium.new_context(
        viewport=PHONE, reduced_motion="reduce", locale="fr", service_workers="block"
    )
    context.set_default_timeout(SLOW)
    said = "Une partie de la page n’a pas pu être chargée"
    page = context.new_page()
    context.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto(folder.address)
    expect(page.get_by_role("alert")).to_contain_text(said)
    context.unroute("**/pyodide.asm.wasm")
    page.get_by_test_id("start").click()
    page.get_by_test_id("pack").wait_for()
    # A new version has other files.
    context.route("**/Rules-*.js", lambda route: route.abort())
    page.goto(f"{folder.address}/#/rules/first")
    missing = page.get_by_test_id("unloaded")
    expect(missing).to_contain_text(said)
    picture(page, "unloaded")
    context.unroute("**/Rules-*.js")
    missing.get_by_role("button", name="Recharger").click()
    page.get_by_role("heading", level=1).wait_for()
    context.close()
