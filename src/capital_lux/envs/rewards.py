"""What a game that is over is worth to each seat."""

from __future__ import annotations

from collections.abc import Sequence

from capital_lux.rules.game import Game

REWARDS = ("win", "margin")


def check_reward(kind: str) -> str:
    """A kind of reward, if there is such a kind."""
    if kind not in REWARDS:
        raise ValueError(f"there is no reward {kind!r}: choose {' or '.join(REWARDS)}")
    return kind


def final_rewards(game: Game, kind: str) -> list[float]:
    """`win`: each seat's share of the victory. `margin`: its points less the others' average.

    >>> game = Game("first", 2, seed=2026)
    >>> while not game.over:
    ...     seat = game.waiting()[0]
    ...     events = game.play(seat, game.legal(seat)[0])
    >>> game.scores(), final_rewards(game, "win"), final_rewards(game, "margin")
    ([3, 0], [1.0, 0.0], [3.0, -3.0])
    """
    return margins(game.scores()) if kind == "margin" else win_shares(game)


def win_shares(game: Game) -> list[float]:
    """1 to the winner; winners share it."""
    winners = game.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]


def margins(scores: Sequence[int]) -> list[float]:
    """How much more each seat has than the others on average; these add up to 0."""
    total, others = sum(scores), len(scores) - 1
    return [float(score - (total - score) / others) for score in scores]
