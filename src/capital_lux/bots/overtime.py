"""A limit to the time that somebody else's code takes."""

from __future__ import annotations

import contextlib
import signal
import threading
import time
from collections.abc import Iterator
from types import FrameType

OWN_LIMIT = 10.0
"""Seconds a move of a user's bot may take, unless the user says otherwise."""
GRACE = 1.5
"""A bot is stopped when it has taken this many times its time."""
AGAIN = 0.1
"""Seconds until a bot that goes on regardless is stopped again."""
OURS = (__file__, contextlib.__file__, signal.__file__)
"""The files whose code begins and ends a limit."""


class Overtime(BaseException):
    """A bot took too long. A bot that catches every `Exception` does not catch this."""


@contextlib.contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise `Overtime` inside, or at the latest at the end, when more time has passed."""
    if seconds is None:
        yield
        return
    begun = time.monotonic()
    alarm = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if alarm:
        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds * GRACE, AGAIN)
    try:
        yield
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() - begun > seconds * GRACE:
        raise Overtime


def ring(number: int, frame: FrameType | None) -> None:
    """Stop what runs, unless it is the end of the limit, which must set the alarm off."""
    if frame is None or frame.f_code.co_filename not in OURS:
        raise Overtime
