"""The page below a path of a host: whatever it asks for and leads to begins with that path."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.home import begin
from tests.browser.player import CARD
from tests.browser.serving import Server


def test_friends_meet_below_a_path(own_server: Callable[..., Server], visit: Visit) -> None:
    server = own_server(prefix="/lux")
    first = visit(server, "/lux/")
    asked: list[str] = []
    first.on("request", lambda request: asked.append(request.url))
    first.on("websocket", lambda socket: asked.append(socket.url))
    begin(first, "friends", name="Ann", seats=2)
    link = first.locator("#table-link").input_value()
    assert link.startswith(f"{server.address}/lux/t/")
    second = visit(server, link.removeprefix(server.address))
    second.get_by_test_id("name").fill("Bea")
    second.get_by_test_id("sit-1").click()
    for page in (first, second):
        page.get_by_test_id("pack").wait_for()
    # A reload and the way back lead to the same places, and every link begins with the path.
    first.reload()
    first.locator(CARD).first.wait_for()
    for path in ("/lux/learn", "/lux/lobby", "/lux/statistics", "/lux/puzzles"):
        first.goto(path)
        expect(first.get_by_role("heading", level=1)).to_be_visible()
        for one in first.locator("a[href]").all():
            assert (one.get_attribute("href") or "").startswith("/lux/"), one
    first.goto("/lux/learn")
    first.locator("a[href='/lux/rules/first']").click()
    expect(first).to_have_url(f"{server.address}/lux/rules/first")
    first.go_back()
    expect(first).to_have_url(f"{server.address}/lux/learn")
    assert [url for url in asked if not urlsplit(url).path.startswith("/lux/")] == []
