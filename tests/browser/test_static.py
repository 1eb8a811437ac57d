"""The page that needs no server: the same game as with one."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESK, Visit
from tests.browser.home import begin
from tests.browser.player import Player
from tests.browser.serving import ROOT, Server

BUILT = ROOT / "dist/static"
SLOW = 120_000
"""Milliseconds: Python starts in the browser, on a machine that has other things to do."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *about: Any) -> None:
        pass


class Folder:
    """Serves files as `python -m http.server` does."""

    def __init__(self, root: Path = BUILT) -> None:
        assert (BUILT / "index.html").is_file(), "the page is not built: make static"
        handler = partial(Quiet, directory=str(root))
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def folder() -> Iterator[Folder]:
    found = Folder()
    yield found
    found.stop()


@pytest.fixture(params=["server", "static"])
def place(request: pytest.FixtureRequest) -> Any:
    return request.getfixturevalue("server" if request.param == "server" else "folder")


def quick(page: Page) -> None:
    """Bots do not pause."""
    kept = json.dumps({"pace": "instant"})
    page.evaluate("(kept) => localStorage.setItem('lux-preferences', kept)", kept)
    page.reload()


def home(page: Page) -> None:
    page.locator("a.logo").first.click()
    page.get_by_test_id("start").wait_for()


def test_a_game_and_its_record_are_the_same_with_a_server_and_without(
    place: Server | Folder, visit: Visit, tmp_path: Path
) -> None:
    page = visit(place)
    page.context.set_default_timeout(SLOW)
    quick(page)
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


def test_below_a_path_a_game_goes_on_without_a_network_and_nobody_else_is_asked(
    chromium: Browser,
) -> None:
    folder = Folder(BUILT.parent)
    context = chromium.new_context(viewport=DESK, reduced_motion="reduce", locale="fr")
    context.set_default_timeout(SLOW)
    asked: set[str] = set()
    context.on("request", lambda request: asked.add(request.url))
    page = context.new_page()
    here = f"{folder.address}/{BUILT.name}/"
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
    assert all(url.startswith((here, "blob:")) for url in asked), asked
    context.close()
