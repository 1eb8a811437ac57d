# cython: nonecheck=True
"""What a game that is over is worth to each seat: one meaning in all environments."""

from __future__ import annotations

from capital_lux.envs import check_choice
from capital_lux.rules.game import Game

REWARDS = ("win", "margin")


def check_reward(kind: str) -> str:
    return check_choice("reward", kind, REWARDS)


def final_rewards(game: Game, kind: str) -> list[float]:
    """`win`: each seat's share of the victory. `margin`: its points less the others' average.

    Margins add up to 0.

    >>> game = Game("first", 2, seed=2026)
    >>> while not game.over:
    ...     seat = game.waiting()[0]
    ...     events = game.play(seat, game.legal(seat)[0])
    >>> game.scores(), final_rewards(game, "win"), final_rewards(game, "margin")
    ([3, 0], [1.0, 0.0], [3.0, -3.0])
    """
    return Reward(kind).of_all(game)


class Reward:
    """Works out the rewards of a game that is over, with or without Python's lock."""

    def __init__(self, kind: str) -> None:
        self.margin = check_reward(kind) == "margin"

    def of_all(self, game: Game) -> list[float]:
        """What a game is worth to each seat."""
        return [self.of(game, seat) for seat in range(game.seats)]

    def of(self, game: Game, seat: int) -> float:
        """What a game is worth to one seat."""
        if self.margin:
            others = 0.0
            for other in range(game.seats):
                if other != seat:
                    others += game.edition.score(game, other)
            return game.edition.score(game, seat) - others / (game.seats - 1)
        if not game.edition.wins(game, seat):
            return 0.0
        winners = 0
        for other in range(game.seats):
            winners += game.edition.wins(game, other)
        return 1.0 / winners
