"""Games that the net plays against itself: quick, and what all measurements stand on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from capital_lux.bots.judge import Judge
from capital_lux.bots.net import Net
from capital_lux.observation.memory import Memory
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game

KINDS = (
    ("first", 2),
    ("first", 3),
    ("first", 4),
    ("generations", 1),
    ("generations", 2),
    ("generations", 3),
    ("generations", 4),
)
"""Editions and numbers of seats."""


def new_game(edition: str, seats: int, seed: int) -> Game:
    return Game(edition, seats, seed, powers=None if edition == "first" else "random")


def remember(memory: Memory, events: list[Event]) -> None:
    """Take in what everybody sees."""
    for seen in seen_by(events, None):
        memory.hear_seen(seen)


def played(
    net: Net, game: Game, errs: Callable[[int], bool] = lambda seat: False, seed: int = 0
) -> Iterator[Memory]:
    """Play a game to its end; before each action, give what everybody remembers.

    `errs`: whether a seat now plays at random.
    """
    chance = random.Random(seed)
    memory, judge = Memory(), Judge(net, game)
    while not game.over:
        yield memory
        seat = game.waiting()[0]
        legal = game.legal_ids(seat)
        if len(legal) > 1 and errs(seat):
            action = chance.choice(legal)
        else:
            action = legal[0] if len(legal) == 1 else judge.best(memory, seat)
        remember(memory, game.play(seat, action))
