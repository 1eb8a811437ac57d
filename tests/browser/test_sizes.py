"""Every size: what is asked and what can be answered stay in sight, and nothing jumps."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocketRoute, expect

from tests.browser.conftest import DESK, PHONE, Visit, picture
from tests.browser.games import made_table, played_table
from tests.browser.looks import clean, found_still
from tests.browser.player import Player, there
from tests.browser.serving import Server

SIDEWAYS = ViewportSize(width=844, height=390)
"""A phone on its side."""
ZOOMED = ViewportSize(width=640, height=400)
"""A desk of 1280 x 800 at 200 %."""
SMALLEST = ViewportSize(width=320, height=568)
# The parts of the question and the cards that are not wholly on the screen, or below something.
HIDDEN = """
() => {
  const page = document.scrollingElement;
  const scrolls = page.scrollHeight > innerHeight || page.scrollWidth > innerWidth;
  const cards = "[data-testid=hand] button, [data-testid=pack] button";
  const all = [...document.querySelectorAll(`#ask-sentence, .ask .choices, ${cards}`)];
  const out = all.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint(left + 6, (top + bottom) / 2);
    const covered = one.tagName === "BUTTON" && !one.contains(hit);
    return !inside || covered;
  });
  return [...(scrolls ? ["it scrolls"] : []), ...out.map((one) => one.outerHTML.slice(0, 120))];
}
"""
POSITIONS: dict[str, dict[str, Any]] = {
    "draft": {"seats": 2},
    "play": {"seats": 4},
    "power": {"edition": "generations", "powers": "C", "seats": 3},
    "last": {"edition": "generations", "powers": "C", "seats": 1},
}
# How far what is not a card moves, as Chromium counts it: the part of the screen that it covers
# before and after, times the part of the screen by which it moves. Cards are moved by the game, but
# none comes out of nothing.
WATCH = """
() => {
  window.shifts = [];
  const element = (node) => (node.nodeType === 1 ? node : node.parentElement);
  const part = ({ previousRect: before, currentRect: after }) => {
    const [left, top] = [Math.min(before.left, after.left), Math.min(before.top, after.top)];
    const width = Math.max(before.right, after.right) - left;
    const height = Math.max(before.bottom, after.bottom) - top;
    const way = Math.max(Math.abs(before.left - after.left), Math.abs(before.top - after.top));
    return (width * height * way) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
  };
  new PerformanceObserver((all) => {
    for (const source of all.getEntries().flatMap(({ sources }) => sources)) {
      const moved = source.node && element(source.node);
      const played = source.previousRect.width > 0 && moved?.closest(".hand, .stack");
      if (!moved || played) continue;
      shifts.push([part(source), moved.outerHTML.slice(0, 100)]);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
"""
MOST = 0.05
# Lines of a round end of which only the lower part is seen.
CUT_AT_THE_TOP = """
() => {
  const { top } = document.querySelector("[data-testid=story] ol").getBoundingClientRect();
  return [...document.querySelectorAll("[data-testid=story] :is(p, h3)")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < top - 1 && box.bottom > top + 1;
  }).map((one) => one.innerText);
}
"""
# Which lines of a round end have been wholly in sight, frame by frame.
SEE = """
() => {
  window.told = new Set();
  window.seen = new Set();
  const look = () => {
    const list = document.querySelector("[data-testid=story] ol");
    const room = list?.getBoundingClientRect();
    for (const line of list?.querySelectorAll("p") ?? []) {
      const { top, bottom } = line.getBoundingClientRect();
      told.add(line.innerText);
      if (top >= room.top - 1 && bottom <= room.bottom - 11) seen.add(line.innerText);
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
UNSEEN = "() => told.size < 10 ? ['too little is told'] : [...told].filter((one) => !seen.has(one))"
BEYOND = "one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]"
# What lies in a home and begins above it or ends below it.
LEAVES = """
(homes) => homes.flatMap((home) => {
  const { top, bottom } = home.getBoundingClientRect();
  return [...home.querySelectorAll(".token, [data-chip], small")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < top - 1 || box.bottom > bottom + 1;
  }).map((one) => one.outerHTML.slice(0, 120));
})
"""
LENGTHEN = "one => { one.firstElementChild.textContent = 'A question. '.repeat(60); }"


def hidden(page: Page) -> list[str]:
    found: list[str] = page.evaluate(HIDDEN)
    return found


@pytest.mark.parametrize("phase", POSITIONS)
def test_the_question_and_the_hand_stay_in_sight(server: Server, visit: Visit, phase: str) -> None:
    page = visit(server, phone=True)
    drafting = phase == "draft"
    options = POSITIONS[phase]
    if drafting:
        table = made_table(page, **options)["table"]
    else:
        table = played_table(page, phase, **options)
    for size in (SIDEWAYS, ZOOMED, SMALLEST):
        page.set_viewport_size(size)
        page.goto(f"/t/{table}")
        page.get_by_test_id("pack" if drafting else "hand").wait_for()
        assert hidden(page) == []
        if phase == "play":
            page.locator("[data-testid=hand] button.usable").first.click()
            expect(page.get_by_test_id("choice")).to_have_count(2)
            assert hidden(page) == []
        picture(page, f"size-{phase}-{size['width']}")


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_a_first_game_is_explained_without_scrolling(
    server: Server, visit: Visit, language: str
) -> None:
    page = visit(server, phone=True, language=language)
    drafting = made_table(page, seats=4)["table"]
    # The longest hints are those of a first turn.
    solo = played_table(page, "play", edition="generations", powers="C", seats=1)
    for size in (SIDEWAYS, ZOOMED):
        page.set_viewport_size(size)
        page.goto("/learn")
        expect(page.get_by_test_id("start-learning")).to_be_in_viewport(ratio=1)
        for table in (drafting, solo):
            page.goto(f"/t/{table}?learn")
            hint = page.locator("[data-testid=coach] p")
            hint.wait_for()
            assert hidden(page) == []
            assert hint.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


def test_the_next_game_is_in_sight(server: Server, visit: Visit) -> None:
    page = visit(server, phone=True)
    table = played_table(page, edition="generations", powers="B", seats=4)
    for size in (SIDEWAYS, ZOOMED, ViewportSize(width=390, height=844)):
        page.set_viewport_size(size)
        page.goto(f"/t/{table}")
        expect(page.get_by_test_id("rematch")).to_be_in_viewport(ratio=1)


def test_what_you_lost_is_in_sight_at_a_round_end(server: Server, visit: Visit) -> None:
    page = visit(server, phone=True)
    page.goto(f"/t/{made_table(page, seats=4)['table']}")
    page.get_by_test_id("pack").wait_for()
    player, seen = Player(page), 0
    while player.play(there("[data-testid=continue]")) == "so":
        lost = page.locator("[data-testid=story] .lost.mine")
        if lost.count() > 0:
            expect(lost.first).to_be_in_viewport(ratio=0.95)
            assert page.evaluate(CUT_AT_THE_TOP) == []
            seen += 1
        page.get_by_test_id("continue").click()
    assert seen > 0


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=lambda size: size["width"])
def test_every_line_of_a_round_end_comes_into_sight(
    server: Server, visit: Visit, size: ViewportSize
) -> None:
    page = visit(server, phone=True, still=False)
    page.set_viewport_size(size)
    page.evaluate("kept => localStorage.setItem('lux-preferences', kept)", '{"pace": "fast"}')
    page.goto(f"/t/{played_table(page, 'last', edition='generations', powers='C', seats=4)}")
    page.evaluate(SEE)
    Player(page, on="[data-testid=none]").play(there("[data-testid=continue]"))
    assert page.evaluate(UNSEEN) == []


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_all_homes_are_in_sight_when_a_row_is_asked_for(
    server: Server, visit: Visit, language: str
) -> None:
    page = visit(server, language=language)
    table = played_table(page, "row", edition="generations", powers="C", seats=4)
    page.goto(f"/t/{table}")
    page.locator(".extras button").first.wait_for()
    for size in (SIDEWAYS, ZOOMED):
        page.set_viewport_size(size)
        assert page.locator(".rows").evaluate("one => one.scrollHeight - one.clientHeight") <= 0
        picture(page, f"row-{size['width']}-{language}")


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_what_gold_can_save_is_asked_in_whole(server: Server, visit: Visit, language: str) -> None:
    page = visit(server, language=language)
    page.goto(f"/t/{played_table(page, 'gold', seats=3)}")
    expect(page.get_by_test_id("choice")).to_have_count(2)
    for size in (DESK, PHONE, SIDEWAYS, ZOOMED):
        page.set_viewport_size(size)
        assert [page.locator(one).evaluate(BEYOND) for one in ("#ask-sentence", ".choices")] == [
            [0, 0],
            [0, 0],
        ]
        picture(page, f"gold-{size['width']}-{language}")


def test_a_seat_can_be_taken_without_scrolling(server: Server, visit: Visit) -> None:
    ann = visit(server)
    table = made_table(ann, kind="friends", seats=3)["table"]
    for language in ("en", "fr", "pt-BR"):
        page = visit(server, language=language)
        page.set_viewport_size(SIDEWAYS)
        page.goto(f"/t/{table}")
        expect(page.get_by_test_id("sit-down")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("edition", "seats", "size"),
    [
        ("first", 3, PHONE),
        ("generations", 3, PHONE),
        ("generations", 1, SIDEWAYS),
        ("first", 2, SIDEWAYS),
        ("first", 2, DESK),
    ],
    ids=["first", "generations", "solo-sideways", "sideways", "desk"],
)
def test_nothing_jumps_in_a_whole_game(
    server: Server, visit: Visit, edition: str, seats: int, size: ViewportSize
) -> None:
    page = visit(server, phone=size is not DESK)
    page.set_viewport_size(size)
    table = made_table(page, edition=edition, seats=seats)["table"]
    page.goto(f"/t/{table}")
    page.get_by_test_id("pack").wait_for()
    # Of what is not drawn Chromium does not count all.
    page.evaluate("document.adoptedStyleSheets = []")
    page.evaluate(WATCH)
    Player(page).play()
    shifts = sorted(page.evaluate("window.shifts"), reverse=True)
    assert sum(part for part, _ in shifts) < MOST, shifts


def test_a_question_that_does_not_fit_can_be_read_by_keyboard(server: Server, visit: Visit) -> None:
    page = visit(server)
    page.goto(f"/t/{made_table(page, seats=2)['table']}")
    question = page.locator("#ask-sentence")
    expect(question).to_have_attribute("tabindex", "-1")
    question.evaluate(LENGTHEN)
    expect(question).to_have_attribute("tabindex", "0")
    assert clean(page, "scrollable-region-focusable") == []


def four_lowest(route: WebSocketRoute) -> None:
    """Let a card of each colour be the lowest of a district, which chance seldom does."""
    other = route.connect_to_server()

    def change(told: str | bytes) -> None:
        message = json.loads(told)
        for seat in message.get("seats", ()):
            for choice in [one for one in seat["choices"] if one["target"].get("card")][:1]:
                cards = [f"{colour}2" for colour in "BPYG"]
                seat["choices"] = [
                    {
                        **choice,
                        "action": f"card {card}",
                        "target": {**choice["target"], "card": card},
                    }
                    for card in cards
                ]
        route.send(json.dumps(message))

    other.on_message(change)


def many_rebels(route: WebSocketRoute) -> None:
    """Put two rebels into every home of two seats, more than chance does."""
    other = route.connect_to_server()
    places = [(seat, district) for seat in (0, 1) for district in ("blue", "pink", "yellow")] * 2

    def change(told: str | bytes) -> None:
        message = json.loads(told)
        for seat in message.get("seats", ()):
            seat["view"]["rebels"]["placed"] = [
                {"seat": at, "district": district, "by": 1, "value": None}
                for at, district in places
            ]
        route.send(json.dumps(message))

    other.on_message(change)


def test_what_lies_in_a_home_stays_in_its_row(server: Server, visit: Visit) -> None:
    page = visit(server)
    table = played_table(page, "end", edition="generations", powers="B", seats=4)
    page.route_web_socket(re.compile("/socket"), many_rebels)
    page.goto(f"/t/{table}")
    homes = page.locator("[data-testid^=home-0-], [data-testid^=home-1-]")
    expect(homes.locator(".token")).to_have_count(12)
    for size in (DESK, SIDEWAYS, ZOOMED, PHONE):
        page.set_viewport_size(size)
        left = found_still(page, lambda: homes.evaluate_all(LEAVES))
        assert left == []


@pytest.mark.parametrize("size", [DESK, SIDEWAYS, ZOOMED, PHONE], ids=lambda size: size["width"])
def test_all_cards_of_a_question_are_in_sight(
    server: Server, visit: Visit, size: ViewportSize
) -> None:
    # The question is longest in French.
    page = visit(server, language="fr")
    table = played_table(page, "card", edition="generations", powers="C", seats=4)
    page.route_web_socket(re.compile("/socket"), four_lowest)
    page.set_viewport_size(size)
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("choice")).to_have_count(4)
    room = page.locator(".choices").evaluate("one => one.clientWidth - one.scrollWidth")
    assert room >= 0
    question = page.locator("#ask-sentence")
    assert question.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    # What changes in any case is said once.
    expect(page.locator("#ask-sentence .change")).to_have_count(1)
    expect(page.locator(".choices .change")).to_have_count(0)
    picture(page, f"four-lowest-{size['width']}")
