"""Games to analyse."""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import capital_lux as lux
from capital_lux.analysis import Analysis, analyse

GAME = Path(__file__).with_name("game.json")
BAD = {62: "capital G5", 65: "capital B4", 78: "discard"}
"""Steps of that game, and what would have been bad there: in the last round."""
FEW_CARDS = {f"{letter}{value}": int(value < 4) for letter in "BPYG" for value in range(2, 7)}


def game_record() -> dict[str, Any]:
    """A whole game between equal players."""
    record: dict[str, Any] = json.loads(GAME.read_text("utf-8"))
    return record


@cache
def short_record(seats: int = 2) -> dict[str, Any]:
    """A game with eight cards, in which people do whatever comes to their minds."""
    rng = random.Random(5)
    game = lux.Game("first", seats, seed=3, cards=FEW_CARDS)
    while not game.over:
        seat = game.waiting()[0]
        game.play(seat, rng.choice(game.legal(seat)))
    names = ["Ann", "Bea", "Cid", "Dov"][:seats]
    return {**game.record(), "players": [f"human:{name}" for name in names]}


@cache
def rebel_game() -> tuple[dict[str, Any], int]:
    """A short game with the Infiltrator, and the step after which seat 0 puts a rebel somewhere."""
    rng = random.Random(0)
    game = lux.Game("generations", 2, seed=0, cards=FEW_CARDS, powers="B")
    step = number = 0
    while not game.over:
        seat = game.waiting()[0]
        actions = game.legal(seat)
        if seat == 0 and "place 1 B" in actions:
            step = number
        game.play(seat, rng.choice(actions))
        number += 1
    return {**game.record(), "players": ["human:Ann", "human:Bea"]}, step


@cache
def last_steps() -> dict[str, Any]:
    """The end of the short game, from a position."""
    played = short_record()["actions"]
    game = lux.Game.restore(
        lux.replay({**short_record(), "actions": played[:9], "result": None}).snapshot()
    )
    for seat, action in (one.split(" ", 1) for one in played[9:]):
        game.play(int(seat), action)
    return game.record()


@cache
def short_analysis() -> Analysis:
    return analyse(short_record(), names=["Ann", "Bea"])
