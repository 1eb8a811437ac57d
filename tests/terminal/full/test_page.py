"""The painted page: nothing is cut off, whatever the game, the size and the language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.console.speech import say, speak
from capital_lux.telling.model import table_model
from capital_lux.terminal.full.paint.draw import PaintedLine, cut, width_of, wrapped
from capital_lux.terminal.full.paint.page import Desk, Page
from capital_lux.terminal.full.paint.reading import help_page, hint_page
from capital_lux.terminal.full.picker import Picker
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.sheet import Sheet
from capital_lux.texts import LANGUAGES
from tests.terminal.full.driving import table

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
GAMES: list[dict[str, Any]] = [
    {"edition": "first", "seats": 4},
    *({"edition": "generations", "seats": 4, "powers": letter} for letter in "ABCD"),
    {"edition": "generations", "seats": 1, "powers": "A"},
]


def text_of(line: PaintedLine) -> str:
    return "".join(part.text for part in line)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def desks(options: dict[str, Any], seed: int) -> Iterator[Desk]:
    """A desk at every decision of a random game, with each number of its choices pressed."""
    rng = random.Random(seed)
    game = lux.Game(seed=seed, **options)
    screen = TableScreen(table("first", 2))
    names = [*NAMES[: options["seats"]], "ROB"][: game.seats]
    while not game.over:
        seat = game.waiting()[0]
        state = {**table_model(game.view(seat), names), "can_take_back": True}
        yield from pressed(screen, seat, state, rng)
        game.play(seat, rng.choice(game.legal(seat)))
    state = {**table_model(game.view(0), names), "can_take_back": False}
    yield from pressed(screen, 0, state, rng)


def pressed(screen: TableScreen, seat: int, state: Any, rng: random.Random) -> Iterator[Desk]:
    sheet = Sheet()
    sheet.take({"number": 0, "entries": [], "seats": [state]})
    picker = Picker(state["choices"])
    desk = screen.desk
    desk.sheet, desk.viewer, desk.picker = sheet, seat, picker
    desk.keys = screen.keys()
    yield desk
    if picker.count:
        for digit in str(rng.randint(1, picker.count)):
            picker.press(digit)
        yield desk


@pytest.mark.parametrize("options", GAMES)
def test_every_page_of_a_game_fits_80x24(options: dict[str, Any], language: str) -> None:
    for desk in islice(desks(options, 7), 0, None, 1 if language == "en" else 5):
        lines = Page(desk, 80, 24).lines()
        text = "\n".join(text_of(line) for line in lines)
        assert len(lines) == 24, text
        assert {width_of(line) for line in lines} == {80}, text
        check_numbers(desk, text)
        assert len(Page(desk, 80, 24).footer()) == 1, text


def check_numbers(desk: Desk, text: str) -> None:
    """Everybody's name and totals, the limits, the hand and the chosen action are there."""
    state = desk.state
    for name in state["names"]:
        assert name in text
    if state["result"] is not None:
        for row in state["result"]["rows"]:
            assert str(row["total"]) in text
        return
    for player in state["view"]["players"]:
        assert f"{player['gold']:>5}" in text
    for key, does, _ in desk.keys:
        assert key in text, (key, text)
        assert does in text, (does, text)
    mine = state["view"]["players"][desk.viewer]
    for card in [*mine["hand"], *mine["packs"], *mine["kept"]]:
        assert card in text, (card, text)
    if not desk.picker.chosen:
        for district, here in state["districts"].items():
            assert str(here["limit"]) in text, district
    else:
        for change in desk.picker.chosen[0]["preview"]:
            before, after = change["before"], change["after"]
            assert (f"{before}->{after}" if before != after else f"{after}/") in text, text


@pytest.mark.parametrize("size", [(120, 40), (200, 60), (100, 30), (40, 10), (1, 1), (300, 5)])
def test_every_size_has_its_page(size: tuple[int, int]) -> None:
    width, height = size
    for desk in islice(desks({"edition": "generations", "seats": 4, "powers": "B"}, 3), 0, None, 3):
        lines = Page(desk, width, height).lines()
        assert len(lines) == height
        assert all(width_of(line) <= width for line in lines)


@pytest.mark.parametrize("width", [1, 5, 20, 79])
def test_pages_to_read_can_be_narrow(width: int) -> None:
    desk = next(desks({"edition": "generations", "seats": 2, "powers": "A"}, 3))
    found = {
        "until": "round",
        "simulations": 10,
        "actions": [
            {"action": one["action"], "lead": None, "win": None, "searched": 0.5}
            for one in desk.state["choices"]
        ],
    }
    assert hint_page(found, desk.state, width)
    assert help_page(desk.state, (), width)


def test_a_text_is_wrapped_and_cut_by_columns() -> None:
    assert wrapped("one two three", 7, "  ") == ["one two", "  three"]
    assert wrapped("一二三四", 4) == ["一二", "三四"]
    assert wrapped("", 5) == [""]
    assert cut("一二三", 5) == "一二…"


@pytest.mark.parametrize("options", GAMES)
def test_the_last_turns_are_never_cut(options: dict[str, Any], language: str) -> None:
    """Nor that a server is lost, which comes with them at the worst moment."""
    seen = 0
    for desk in desks(options, 3):
        last = desk.state["view"].get("last_turns")
        if last is None:
            continue
        seen += 1
        for desk.lost in (False, True):
            head = text_of(Page(desk, 80, 24).lines()[0])
            assert say("table-last-turns", count=last) in head
            assert not desk.lost or say("full-lost") in head
    assert seen > 0
