"""What chance draws in a game whose chance is drawn late."""

from __future__ import annotations

from capital_lux.rules.cards import KINDS

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4
"""OpenSpiel's numbers."""
NOTHING, START, CARD, TILE = range(4)
"""What is drawn next; from TILE on, a component of one of the tiles that have a deck."""
OUTCOMES = KINDS
"""Draws are numbered from 0 to below this."""
