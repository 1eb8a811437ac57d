"""What a finished game is worth to each seat."""

from __future__ import annotations

from capital_lux.rules.cards import KINDS, MOST_GOLD, VALUE
from capital_lux.rules.game import Game

REWARDS = ("win", "margin")
MOST_OTHER_POINTS = 2 * MOST_GOLD + 24
"""Gold, two points each, and every aristocrat."""


def rewards_of(game: Game, kind: str) -> list[float]:
    """The reward of every seat; zeros before the end. They add up to 0.

    `win`: 1 to the winner, and the others lose as much together. Winners share. `margin`: how many
    points a seat has more than the others on average.

    >>> game = Game("first", 2, seed=1)
    >>> rewards_of(game, "win")
    [0.0, 0.0]
    """
    if not game.over:
        return [0.0] * game.seats
    others = game.seats - 1
    if kind == "margin":
        scores = game.scores()
        total = sum(scores)
        return [score - (total - score) / others for score in scores]
    winners = game.winners()
    share = game.seats / len(winners)
    return [((share if seat in winners else 0) - 1) / others for seat in range(game.seats)]
