"""What stands in plain Python for what C has: nothing is released, and order keeps itself."""

from __future__ import annotations

import time
from contextlib import nullcontext

compiled = False
nogil = nullcontext()


def pause() -> None:
    """Let another thread run."""
    time.sleep(0)


def fence() -> None:
    """All that is written before this is written when what follows is."""
