"""The figures of a simulation as a page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.console.speech import figure, speak
from capital_lux.rules.options import Choices
from capital_lux.study.simulate import simulated
from capital_lux.terminal.lines.counts import counted
from capital_lux.texts import LANGUAGES
from tests.own_tiles import copied
from tests.terminal.command import run

GAMES = [("first", 3, None), ("generations", 2, "random"), ("generations", 1, "A")]
ENGLISH = re.compile(
    r"\b(cards?|played|gold|drawn|turns?|games?|seat|mean|share|times|what|tile|rebels|win)\b"
)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    speak("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "seats", "powers"), GAMES)
def test_a_page_is_in_one_language(
    language: str, edition: str, seats: int, powers: str | None
) -> None:
    found = simulated(Choices(edition, seats, powers), 60, 4)
    speak(language)
    page = counted(found)
    assert max(map(len, page)) <= 80
    words = [line for line in page if not re.match(r"(action|ação) ", line)]
    english = [line for line in words if ENGLISH.search(line)]
    assert bool(english) == (language == "en"), english
    assert figure(found["mean_scores"][0], 2) in "\n".join(page)
    assert len(page) > len(found["branches"]) / 2


def test_a_page_names_seats_ratings_and_tiles() -> None:
    found = simulated(Choices("generations", 1, "A"), 20, 4)
    page = counted(found)
    assert page[0].startswith("20 games, ")
    assert any(line.startswith("ROB ") for line in page)
    ratings = next(at for at, line in enumerate(page) if line.split() == ["rating", "share"])
    assert page[ratings + 1].split() == ["loss", "100.00", "%"]
    assert any(line.startswith("Merchant") for line in page)
    assert counted(simulated(Choices("first", 2), 1, 4))[0].startswith("1 game, ")


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    written = []
    for language in LANGUAGES:
        speak(language)
        written.append(figure(1234567.891, 2))
    assert written == ["1,234,567.89", "1\u202f234\u202f567,89", "1.234.567,89"]


class Mover(lux.Tile):
    """Does what only a user's tile can do."""

    name = "mover"
    colour = "yellow"

    def act(self, table: Any, seat: int) -> None:
        if table.gold(seat):
            table.pay_gold(seat)
        table.take_gold(seat)
        table.move(table.capital("Y")[0], "capital Y", "discard")
        if table.hand(seat):
            card = table.hand(seat)[0]
            table.move(card, f"hand {seat}", f"hand {(seat + 1) % table.seats}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_users_tile_did_is_said_in_words(language: str) -> None:
    found = simulated(Choices("generations", 2, "A", (Mover,)), 5, 1)
    assert {"moved by tile", "moved in secret", "paid by tile"} <= found["branches"].keys()
    speak(language)
    assert not re.search("by tile|in secret", "\n".join(counted(found)))


def test_a_users_own_tile_has_a_line(tmp_path: Path) -> None:
    copied(tmp_path, "tile.py")
    arguments = ("simulate", "--edition", "generations", "--power", "tile.py:Taxman", "--games", 5)
    assert "\nTaxman " in run(*arguments, folder=tmp_path).stdout
