"""Every page and dialog, in three languages, light and dark, at a desk and on a phone.

What a program can see is checked here: axe, words in the right language, nothing cut off,
everything large enough for a finger. `make pictures` keeps what it looks like in screenshots/.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    Page,
    Route,
    StorageState,
    ViewportSize,
    expect,
)

from tests.browser.conftest import (
    DESK,
    LANGUAGES,
    PATIENCE,
    PHONE,
    PICTURED,
    THEMES,
    Visit,
    dealt_for,
    pictures,
    speak,
    undrawn,
)
from tests.browser.games import made_table, played_table, short_game
from tests.browser.home import choose
from tests.browser.looks import SAID, clean, cut_off, too_small, untranslated
from tests.browser.player import Player, there
from tests.browser.serving import Server
from tests.browser.test_ending import ended, level
from tests.browser.test_puzzles import answer, some_puzzle

TABLET = ViewportSize(width=800, height=1000)
ZOOMED = ViewportSize(width=DESK["width"] // 2, height=DESK["height"] // 2)
"""A desk at 200 %."""
SIDEWAYS = PICTURED["sideways"]
PARTS = 6
"""No test is so long that others have long ended when it does."""
SCROLLS = "scrollable-region-focusable"
"""What does not fit depends on the size and the language."""
UPLOAD = """
async (table) => {
  const body = await (await fetch(`/api/tables/${table}/record`)).text();
  const headers = {"content-type": "application/json"};
  return (await fetch("/api/records", {method: "POST", headers, body})).json();
}
"""
POST = """
([path, body]) => fetch("/api" + path, {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
}).then((answer) => answer.json())
"""
# Another size moves the story to another place, a moment after it is told.
HOME_IN_SIGHT = """
() => {
  const place = (what) => document.querySelector(what)?.getBoundingClientRect();
  const [story, home] = [place("[data-testid=story]"), place(".row.mine")];
  return story && home && (story.left >= home.right || story.top >= home.bottom);
}
"""


@dataclass(frozen=True)
class World:
    """A server with something at every address."""

    server: Server
    ann: StorageState
    addresses: dict[str, str]


def watch_of(page: Page, table: str) -> str:
    """The address for spectators."""
    found = page.evaluate("id => fetch(`/api/tables/${id}`).then(one => one.json())", table)
    return f"/w/{found['watch']}"


@pytest.fixture(scope="module")
def pictured(server: Server, chromium: Browser) -> Iterator[World]:
    """All positions, made once by one guest."""
    dealt_for("pictured")
    context = undrawn(chromium.new_context(base_url=server.address))
    page = context.new_page()
    page.goto("/")
    over = played_table(page, edition="generations", powers="B", seats=3)
    played_table(page, seats=2)
    played_table(page, edition="generations", powers="C", seats=1)
    record = page.evaluate(UPLOAD, over)["replay"]
    play = played_table(page, "play", edition="generations", powers="D", seats=4)
    friends = made_table(page, kind="friends", seats=2, listed=True, clock=86400)["table"]
    page.evaluate(POST, [f"/tables/{friends}/seats/1/bot", {"level": "random"}])
    other = chromium.new_context(base_url=server.address)
    private = other.request.post("/api/tables", data={"seats": 2}).json()["table"]
    other.close()
    last = played_table(page, "last", edition="generations", powers="A", seats=4)
    addresses = {
        "over": over,
        "replay": f"/replay/{over}#20",
        "record": f"/records/{record}#30",
        "analysis": f"{short_game(page)}?from=0&analyse#7",
        "seats": f"/t/{made_table(page, kind='friends', seats=3, listed=True)['table']}",
        "draft": f"/t/{made_table(page, seats=4)['table']}",
        "play": f"/t/{play}",
        "power": f"/t/{played_table(page, 'power', edition='generations', powers='C', seats=3)}",
        "card": f"/t/{played_table(page, 'card', edition='generations', powers='C', seats=4)}",
        "gold": f"/t/{played_table(page, 'gold', seats=4)}",
        "friends": f"/t/{friends}",
        "device": f"/t/{made_table(page, kind='device', seats=2, names=['Ann', 'Bea'])['table']}",
        "spectator": watch_of(page, play),
        "private": private,
        "last": f"/t/{last}",
        "since": f"/t/{played_table(page, 'last', seats=4)}",
        "two": f"/t/{played_table(page, 'play', seats=2)}",
        "end": f"/t/{played_table(page, 'end', kind='device', seats=2, names=['Ann', 'Bea'])}",
        "level": f"/t/{ended(page, 2, 0)}",
    }
    yield World(server, context.storage_state(), addresses)
    context.close()


def pressed(name: str) -> Callable[[Page], Any]:
    return lambda page: page.get_by_test_id(name).click()


def asked(entry: str, answer: str) -> Callable[[Page], Any]:
    """What an entry of a table's menu shows."""

    def act(page: Page) -> None:
        page.get_by_test_id("settings").click()
        page.get_by_test_id(entry).click()
        page.get_by_test_id(answer).wait_for()

    return act


def shown(name: str) -> Callable[[Page], Any]:
    return lambda page: page.get_by_test_id(name).wait_for()


def all_options(page: Page) -> None:
    """The start page with all that can be chosen."""
    choose(page, "friends", edition="generations", tiles="pick")
    page.get_by_test_id("friend-options").click()
    page.get_by_test_id("tile-blue").wait_for()


def wrong_record(page: Page) -> None:
    """A file that is not a record."""
    file = {"name": "a.json", "mimeType": "application/json", "buffer": b'{"edition": "third"}'}
    page.get_by_test_id("upload").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_test_id("upload-problem").scroll_into_view_if_needed()


def card_taken_up(page: Page) -> None:
    """A card of the hand is chosen, its places are not."""
    page.locator("[data-testid=hand] button.usable").first.click()
    page.get_by_test_id("cancel").wait_for()


def round_end(page: Page) -> None:
    """Play the last cards of a round; how it ends covers nothing of the player's own home."""
    Player(page, on="[data-testid=skip]").play(there("[data-testid=continue]"))
    for size in (DESK, PHONE, TABLET, DESK):
        page.set_viewport_size(size)
        page.wait_for_function(HOME_IN_SIGHT)


def drawn(opens: str) -> Callable[[Page], Any]:
    """What a phone shows in a drawer, where a desk has it beside the table."""

    def act(page: Page) -> None:
        page.set_viewport_size(PHONE)
        page.get_by_test_id(opens).click()
        page.get_by_role("dialog").wait_for()
        page.set_viewport_size(DESK)

    return act


def talked(page: Page) -> None:
    """Something was said, and the phrases are open."""
    drawn("open-talk")(page)
    talk = page.get_by_role("dialog")
    talk.get_by_test_id("talk-text").fill("Hi & welcome")
    page.keyboard.press("Enter")
    talk.get_by_test_id("phrases").click()
    talk.get_by_test_id("phrase-hello").wait_for()


def played_out(page: Page) -> None:
    """The last turn of a game at one device: somebody has won before everybody's eyes."""
    Player(page).play()
    page.get_by_test_id("joy-still").wait_for()


def levelled(page: Page) -> None:
    """The best score is shared, which chance seldom does."""
    page.route_web_socket(re.compile(page.url.rpartition("/")[2] + "/socket"), level)
    page.reload()
    page.get_by_test_id("tie").wait_for()


def hinted(page: Page) -> None:
    page.get_by_test_id("hint").click()
    page.locator(".notes .best").first.wait_for()


def analysed_quickly(page: Page) -> None:
    """As where nothing is compiled; then all that the analysis says."""
    quick = re.compile("/analysis$")

    def change(route: Route) -> None:
        said = route.fetch().json()
        said["analysis"]["quick"] = True
        route.fulfill(json=said)

    page.get_by_test_id("curve").wait_for()
    page.route(quick, change)
    page.reload()
    page.get_by_test_id("quick").scroll_into_view_if_needed()
    page.unroute(quick)


WRONG_ANSWER = some_puzzle("draft", "first")


@dataclass(frozen=True)
class View:
    """Something to look at: an address, what is done there, and where it is looked at."""

    name: str
    address: str
    act: Callable[[Page], Any] = lambda _: None
    phone: bool = True
    stranger: bool = False
    """Whether somebody looks who has never been here."""


def views(world: World) -> list[View]:
    """Everything there is to see."""
    at = world.addresses
    dialog = pressed
    return [
        View("home", "/"),
        View("home-new", "/", stranger=True),
        View("home-options", "/", all_options),
        View("home-settings", "/", dialog("settings")),
        View("home-solo", "/", lambda page: choose(page, "solo")),
        View("home-device", "/", lambda page: choose(page, "device")),
        View("home-upload-refused", "/", wrong_record, phone=False),
        View("lobby", "/lobby"),
        View("learn", "/learn"),
        View("puzzles", "/puzzles", shown("ask")),
        View("daily", "/daily"),
        View("rules-first", "/rules/first"),
        View("rules-generations", "/rules/generations"),
        View("rules-tile", "/rules/generations", dialog("rule-tile-agent"), phone=False),
        View("statistics", "/statistics"),
        View("statistics-delete", "/statistics", dialog("delete-data"), phone=False),
        View("missing", "/rules/none"),
        View("refused", f"/replay/{at['private']}", phone=False),
        View("seats", at["seats"]),
        View("invitation", at["seats"], shown("all-rules"), stranger=True),
        View("draft", at["draft"]),
        View("draft-coach", at["draft"] + "?learn"),
        View("play", at["play"]),
        View("play-card", at["play"], card_taken_up),
        View("play-person", at["play"], dialog("person-1")),
        View("play-settings", at["play"], dialog("settings")),
        View("play-rules", at["play"], asked("menu-rules", "game-tiles")),
        View("play-keys", at["play"], asked("menu-keys", "keys")),
        View("power", at["power"]),
        View("power-card", at["card"]),
        View("gold", at["gold"]),
        View("friends", at["friends"]),
        View("curtain", at["device"]),
        View("spectator", at["spectator"]),
        View("round-end", at["last"], round_end),
        View("ending", f"/t/{at['over']}"),
        View("ending-joy", at["end"], played_out),
        View("ending-tie", at["level"], levelled, phone=False),
        View("ending-share", f"/t/{at['over']}", dialog("share")),
        View("since", at["since"]),
        View("passed", at["two"], dialog("passed")),
        View("log", at["gold"], drawn("open-log"), phone=False),
        View("talk", at["friends"], talked, phone=False),
        View("hint", at["draft"], hinted),
        View(
            "puzzle-wrong",
            f"/puzzles?id={WRONG_ANSWER.id}",
            lambda page: answer(page, WRONG_ANSWER.tempting),
        ),
        View("replay", at["replay"]),
        View("replay-more", at["replay"], dialog("replay-more"), phone=False),
        View("record", at["record"], phone=False),
        View("analysis", at["analysis"], shown("curve")),
        View("analysis-quick", at["analysis"], analysed_quickly, phone=False),
    ]


def opened(page: Page, view: View) -> None:
    """Go there and do what makes it so."""
    page.goto("about:blank")
    page.goto(view.address)
    page.locator("h1").first.wait_for(state="attached")
    expect(page.locator(".loading[role=status]")).to_have_count(0)
    view.act(page)


def looked_at(page: Page, view: View, language: str) -> list[str]:
    """What is wrong with a view, at a desk and on a phone, in both themes."""
    name = f"{view.name}-{language}"
    found = {}
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        # Only colours differ in the dark, and they are the same in all languages.
        if theme == "light":
            without = [] if language == "en" else ["color-contrast"]
            found[f"{name}-{theme}"] = clean(page, without=without)
        elif language == "en":
            found[f"{name}-{theme}"] = clean(page, "color-contrast")
    found[name] = cut_off(page) + untranslated(page.evaluate(SAID), language)
    pictures(page, name)
    if view.phone:
        page.set_viewport_size(PHONE)
        found[f"{name}-phone"] = cut_off(page) + too_small(page)
        found[f"{name}-phone"] += clean(page) if language == "en" else clean(page, SCROLLS)
        page.set_viewport_size(ZOOMED)
        found[f"{name}-zoomed"] = cut_off(page) + (too_small(page) if language == "en" else [])
        found[f"{name}-zoomed"] += clean(page, SCROLLS)
        page.set_viewport_size(SIDEWAYS)
        found[f"{name}-sideways"] = cut_off(page) + clean(page, SCROLLS)
        page.set_viewport_size(DESK)
    return [f"{where}: {problem}" for where, problems in found.items() for problem in problems]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_and_dialog(pictured: World, chromium: Browser, part: int) -> None:
    """Each is opened once; the language is chosen in another tab."""
    problems: list[str] = []
    wanted = views(pictured)[part::PARTS]
    for stranger in {view.stranger for view in wanted}:
        context = undrawn(
            chromium.new_context(
                base_url=pictured.server.address,
                storage_state=None if stranger else pictured.ann,
                viewport=DESK,
                has_touch=True,
                reduced_motion="reduce",
            )
        )
        context.set_default_timeout(PATIENCE)
        page, settings = context.new_page(), context.new_page()
        settings.goto("/offline.html")
        for view in (one for one in wanted if one.stranger == stranger):
            opened(page, view)
            for language in LANGUAGES:
                speak(page, settings, language)
                problems += looked_at(page, view, language)
        context.close()
    assert problems == [], "\n".join(problems)


def test_the_page_without_a_connection(server: Server, visit: Visit) -> None:
    """It has all languages."""
    page = visit(server)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)
    page.goto("/lobby")
    assert looked_at(page, View("offline", "/lobby"), "en") == []


WRONG = """
() => {
  const add = (name, text, style = {}) => {
    const made = document.createElement(name);
    made.textContent = text;
    Object.assign(made.style, style);
    document.querySelector("main").append(made);
  };
  add("p", "page-statistics");
  add("p", "Round 2: Ann starts.");
  add("p", "Manche 2 : Ann commence.");
  add("button", "x", { width: "30px" });
  add("p", "Vos statistiques", { width: "50px", overflow: "hidden", whiteSpace: "nowrap" });
  add("p", "Vos statistiques", { letterSpacing: "-1px", overflow: "hidden" });
  add("p", "Vos statistiques", { color: "#999", background: "#aaa" });
  add("p", "statistiques", { width: "50px", overflowWrap: "anywhere" });
}
"""


def test_what_is_wrong_is_found(server: Server, visit: Visit) -> None:
    page = visit(server, "/lobby", language="fr")
    page.locator("h1").wait_for()
    assert untranslated(page.evaluate(SAID), "fr") == []
    assert cut_off(page) + too_small(page) + clean(page) == []
    page.evaluate(WRONG)
    wrong = untranslated(page.evaluate(SAID), "fr")
    assert wrong == ["an id: page-statistics", "English: Round 2: Ann starts."]
    assert [one.partition(":")[0] for one in cut_off(page)] == [
        "cut off",
        "cut off",
        "broken",
    ]
    assert len(too_small(page)) == 1
    assert any(one.startswith("color-contrast") for one in clean(page, "color-contrast"))
