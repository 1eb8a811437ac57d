"""What chance draws in a game whose chance is drawn late: numbers and words."""

from __future__ import annotations

from capital_lux.rules.cards import CARD_NAMES, KINDS, LETTERS, MODIFIERS

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4
"""OpenSpiel's numbers."""
NOTHING, START, CARD, MODIFIER, REBEL, ARISTOCRAT = range(6)
"""What is drawn next."""
OUTCOMES = KINDS
"""Draws are numbered from 0 to below this."""
REBELS = 8
ARISTOCRATS = 12
RANKS = 3


def outcome_name(drawing: int, outcome: int) -> str:
    """A draw in words.

    >>> outcome_name(CARD, 2), outcome_name(MODIFIER, 3), outcome_name(ARISTOCRAT, 5)
    ('draw B4', 'modifier -3', 'aristocrat P3')
    """
    if drawing == START:
        return f"start {outcome}"
    if drawing == MODIFIER:
        return f"modifier {MODIFIERS[outcome]:+}"
    if drawing == REBEL:
        return f"rebel {outcome + 1}"
    if drawing == ARISTOCRAT:
        return f"aristocrat {LETTERS[outcome // RANKS]}{outcome % RANKS + 1}"
    return f"draw {CARD_NAMES[outcome]}"
