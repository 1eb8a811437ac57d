"""It is your turn: a mark in the title, a sound, a notification; each can be off."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, picture
from tests.browser.games import made_table
from tests.browser.player import Player, there
from tests.browser.serving import Server

LISTEN = """
  window.beeps = 0;
  window.notes = [];
  window.looking = false;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { beeps++; start.apply(this, when); };
  Document.prototype.hasFocus = () => looking;
  window.Notification = class extends Notification {
    // Chromium without a window grants it when asked, and then says that it has not.
    static get permission() { return "granted"; }
    constructor(title, options) { super(title, options); notes.push(`${title}: ${options.body}`); }
  };
"""
WAYS = ("title", "sound", "notify")


MINE = "[data-testid=ask].mine"
WAITS = f"() => document.querySelector({MINE!r}) === null"
"""It is not this page's turn."""


def choose(page: Page, ways: set[str]) -> None:
    """Choose in the settings that the page calls in these ways only."""
    page.get_by_test_id("settings").click()
    page.get_by_test_id("sounds").set_checked(False)
    for way in WAYS:
        page.get_by_test_id(f"call-{way}").set_checked(way in ways)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def called(page: Page) -> set[str]:
    """In which ways the page has called since it was asked last."""
    beeps, notes = page.evaluate("[beeps, notes]")
    page.evaluate("() => { beeps = 0; notes = []; }")
    assert beeps in (0, 2)
    assert notes in ([], ["Capital Lux: It is your turn."])
    marked = page.title().startswith("● ")
    return {way for way, so in zip(WAYS, (marked, beeps, notes), strict=True) if so}


def until_it_is_hers(bea: Page, ann: Page) -> None:
    """Let Bea play until it is Ann's turn."""
    # Only then has Bea's page heard of Ann's last move.
    bea.locator("[data-testid=person-0]:not(.acting)").wait_for()
    Player(bea).play(there("[data-testid=person-0].acting"))
    expect(ann.locator(MINE)).to_be_visible()


def test_a_turn_is_called_in_the_ways_that_are_on(server: Server, visit: Visit) -> None:
    ann, bea = visit(server), visit(server)
    ann.context.grant_permissions(["notifications"])
    ann.add_init_script(LISTEN)
    table = made_table(ann, kind="friends", seats=2)["table"]
    ann.goto(f"/t/{table}")
    bea.goto(f"/t/{table}")
    bea.get_by_test_id("sit-1").click()
    ann.get_by_test_id("pack").wait_for()
    for ways in ({*WAYS}, set[str](), {"title"}, {"sound"}, {"notify"}):
        choose(ann, ways)
        Player(ann).play(WAITS)
        assert not ann.title().startswith("● ")
        called(ann)
        until_it_is_hers(bea, ann)
        assert called(ann) == ways
    # Nobody who looks at the page needs a notification.
    ann.evaluate("() => { looking = true; }")
    Player(ann).play(WAITS)
    until_it_is_hers(bea, ann)
    assert called(ann) == set()


def test_the_browser_may_refuse_notifications(server: Server, visit: Visit) -> None:
    page = visit(server)
    page.add_init_script("Notification.requestPermission = async () => 'denied';")
    page.reload()
    page.get_by_test_id("settings").click()
    page.get_by_test_id("call-notify").click()
    expect(page.get_by_role("alert")).to_contain_text("does not allow notifications")
    expect(page.get_by_test_id("call-notify")).not_to_be_checked()
    picture(page, "call-denied")
