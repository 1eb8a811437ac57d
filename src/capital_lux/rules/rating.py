"""How well you did against ROB (S10)."""

from __future__ import annotations

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


def rating(you: int, rob: int, won_tie: bool = False) -> str:
    """The word for your points and ROB's; a tie is a loss unless your gold was fewer than his.

    >>> rating(66, 50), rating(50, 66), rating(50, 50), rating(50, 50, won_tie=True)
    ('very good', 'loss', 'loss', 'decent')
    """
    if you < rob or (you == rob and not won_tie):
        return LOSS
    return next(word for least, word in LEVELS if you - rob >= least)
