"""Numbers that the files of a batch share, and plain Python in place of what C has."""

from __future__ import annotations

import time
from contextlib import nullcontext

from capital_lux.rules.cards import DISTRICTS, KINDS, MAX_SEATS

EVERY_SEAT, ANY_SEAT = -1, -2
"""In place of a seat: every seat is asked; in each game a different seat is asked."""
CHECK, STEP, RESET, SHOW = range(4)
"""What can be ordered: look for an illegal action, do all actions, deal anew, show the games."""
NEXT_CARDS = 24
"""How many cards of the deck are told to a critic: the others matter little."""
MOST_COMPONENTS, MOST_ROB_CARDS = 12, 30
PACKS_AT = (MAX_SEATS - 1) * KINDS
DECK_AT = 2 * PACKS_AT
BLUE_AT = DECK_AT + NEXT_CARDS
YELLOW_AT = BLUE_AT + MOST_COMPONENTS
ROB_AT = YELLOW_AT + MOST_COMPONENTS
FACE_DOWN_AT = ROB_AT + MOST_ROB_CARDS
NOTHING_ADDED = 16
"""The byte of a district where what lies face down comes to nothing: it may be less than that."""
SECRETS = FACE_DOWN_AT + MAX_SEATS * DISTRICTS
"""Where the parts of what a seat does not know begin: the hands of the next seats are first."""

compiled = False
nogil = nullcontext()


def pause() -> None:
    """Let another thread run."""
    time.sleep(0)


def fence() -> None:
    """What is written before this is written before what follows; here it always is."""
