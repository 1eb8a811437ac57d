"""Numbers that the files of a batch share, and plain Python in place of what C has."""

from __future__ import annotations

import time
from contextlib import nullcontext

EVERY_SEAT, ANY_SEAT = -1, -2
"""In place of a seat: every seat is asked; another seat is asked in each game."""
CHECK, STEP, RESET, SHOW = range(4)
"""What can be ordered: look for an illegal action, do all actions, deal anew, show the games."""

compiled = False
nogil = nullcontext()


def pause() -> None:
    """Let another thread run."""
    time.sleep(0)


def fence() -> None:
    """What is written before this is written before what follows; here it always is."""
