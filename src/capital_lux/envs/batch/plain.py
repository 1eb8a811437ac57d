"""Numbers that the files of a batch share, and plain Python in place of what C has."""

from __future__ import annotations

import time
from contextlib import nullcontext

from capital_lux.rules.cards import KINDS, MAX_SEATS

EVERY_SEAT, ANY_SEAT = -1, -2
"""In place of a seat: every seat is asked; another seat is asked in each game."""
CHECK, STEP, RESET, SHOW = range(4)
"""What can be ordered: look for an illegal action, do all actions, deal anew, show the games."""
NEXT_CARDS = 24
"""How many cards of the deck are told in secret: the others matter little."""
PACKS_AT = (MAX_SEATS - 1) * KINDS
DECK_AT = 2 * PACKS_AT
SECRETS = DECK_AT + NEXT_CARDS
"""The hands of the next seats, clockwise, their packs in a draft, and the deck."""

compiled = False
nogil = nullcontext()


def pause() -> None:
    """Let another thread run."""
    time.sleep(0)


def fence() -> None:
    """What is written before this is written before what follows; here it always is."""
