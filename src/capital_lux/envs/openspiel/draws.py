"""What chance draws in a game whose chance is drawn late."""

from __future__ import annotations

from capital_lux.rules.cards import KINDS, MAX_CARDS

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4
"""OpenSpiel's numbers."""
NOTHING, START, CARD, TILE = range(4)
"""What is drawn next; from TILE on, a component of one of the tiles that have a deck."""
OUTCOMES = KINDS
"""Draws are numbered from 0 up to, not including, this."""
LARGEST_PACK = 6


def pascal() -> list[list[float]]:
    """In how many ways a few of many can be chosen: `WAYS[many][few]`."""
    ways = [[1.0] + [0.0] * LARGEST_PACK for _ in range(MAX_CARDS + 1)]
    for many in range(1, MAX_CARDS + 1):
        for few in range(1, LARGEST_PACK + 1):
            ways[many][few] = ways[many - 1][few - 1] + ways[many - 1][few]
    return ways
