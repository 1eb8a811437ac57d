"""How well you did against ROB (S10)."""

from __future__ import annotations

from operator import index

LOSS = "loss"
LEVELS = (
    (31, "world class"),
    (25, "outstanding"),
    (19, "excellent"),
    (13, "very good"),
    (7, "good"),
    (0, "decent"),
)
"""The points ahead of ROB from which a word holds, the best first."""
RATINGS = (LOSS, *(word for _, word in reversed(LEVELS)))
"""All words, the worst first."""


def rating(you: int, rob: int) -> str:
    """The word for your points and ROB's: their difference alone decides, as printed (S10).

    So a tie is decent, even one that ROB wins on gold.

    >>> rating(66, 50), rating(50, 66), rating(50, 50)
    ('very good', 'loss', 'decent')
    """
    ahead = index(you) - index(rob)
    return next((word for least, word in LEVELS if ahead >= least), LOSS)
