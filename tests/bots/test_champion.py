"""The net that the package brings: what it says, here, of the positions it was asked about before.

`python -m tests.bots.test_champion` writes champion_golden.json anew, for another net.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.judge import Judge
from capital_lux.bots.net_bot import ChampionBot, GrandmasterBot, NetBot
from capital_lux.bots.net_file import CHAMPION, LARGEST_FILE, champion, read
from capital_lux.observation import Observer
from tests.own_tiles import Toll

GOLDEN = Path(__file__).with_name("champion_golden.json")
POSITIONS = 100
GAMES: list[dict[str, Any]] = [
    *({"edition": "first", "seats": seats} for seats in (2, 3, 4)),
    *({"edition": "generations", "seats": seats, "powers": "random"} for seats in (1, 2, 3, 4)),
]


def name_of(options: dict[str, Any]) -> str:
    return f"{options['edition']} {options['seats']}"


def opinions(options: dict[str, Any]) -> list[list[int]]:
    """Of positions of random games: the best action, and the value in millionths."""
    rng = random.Random(name_of(options))
    found: list[list[int]] = []
    while True:
        game = lux.Game(seed=rng.randrange(1 << 30), **options)
        observer = Observer(game)
        while not game.over:
            seat = rng.choice(game.waiting())
            if len(game.legal(seat)) > 1 and rng.random() < 0.2:
                judge = Judge(champion(), game)
                _, value = judge.opinion(observer.memory, seat)
                found.append([judge.best(observer.memory, seat), round(value * 1e6)])
                if len(found) == POSITIONS:
                    return found
            observer.play(seat, rng.choice(game.legal(seat)))


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_it_says_what_it_said(options: dict[str, Any]) -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))[name_of(options)]
    assert opinions(options) == golden


def test_its_file_is_small_and_says_how_it_was_trained() -> None:
    assert CHAMPION.stat().st_size <= LARGEST_FILE
    assert champion().about["decisions"] > 1e8


@pytest.mark.parametrize("at", [0, 40, 120, 1000, -1])
def test_a_flipped_byte_in_it_is_refused(at: int) -> None:
    text = bytearray(CHAMPION.read_bytes())
    text[at] ^= 1
    with pytest.raises(ValueError, match="net"):
        read(bytes(text))


@pytest.mark.parametrize("bot", [NetBot, ChampionBot])
def test_a_users_own_tile_is_searched_as_before_and_it_says_so(bot: type[NetBot]) -> None:
    tiles = ["agent", "cleric", Toll, "scholar"]
    game = lux.Game("generations", 2, powers=tiles, seed=1)
    player = bot(1, [Toll], simulations=10)
    view = game.view(0)
    assert player.choose(view) in view["legal"]
    assert player.falls_back


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_a_grandmaster_thinks_more_with_more_seats_and_less_than_a_champion(
    options: dict[str, Any],
) -> None:
    view = lux.Game(seed=1, **options).view(0)
    effort = GrandmasterBot().effort(view)
    assert (effort.simulations > 64) == (options["seats"] > 2)
    assert effort.simulations < ChampionBot().effort(view).simulations


if __name__ == "__main__":
    found = {name_of(options): opinions(options) for options in GAMES}
    GOLDEN.write_text(json.dumps(found).replace("], ", "],\n") + "\n", "utf-8")
