"""Which seat learns in the games of a batch."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

from capital_lux.rules.game import Game

EVERY_SEAT, ANY_SEAT = -1, -2
"""No seats: every seat is asked; the one that is asked is another one in each game."""


def learner_of(learner: int | str | None, games: Sequence[Game]) -> int:
    """The seat that learns in all games, or what stands for every seat or any."""
    if learner is None:
        return EVERY_SEAT
    if learner == "any":
        return ANY_SEAT
    people = min(int(game.view()["seats"]) for game in games)
    if isinstance(learner, str) or not 0 <= index(learner) < people:
        raise ValueError(f"the learner is a seat from 0 to {people - 1}, 'any' or None")
    return index(learner)
