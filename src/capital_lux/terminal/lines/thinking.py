"""Says on the terminal that somebody is thinking, if it takes a while."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from capital_lux.terminal.lines.screen import is_dumb

PATIENCE = 0.4
"""Seconds before it is said."""


@contextmanager
def thinking(sentence: str) -> Iterator[None]:
    """Show a sentence that vanishes afterwards, where the terminal can do that."""
    if not (sys.stderr.isatty() and not is_dumb()):
        yield
        return
    said = threading.Event()

    def say() -> None:
        said.set()
        sys.stderr.write(sentence)
        sys.stderr.flush()

    sys.stdout.flush()
    timer = threading.Timer(PATIENCE, say)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if said.is_set():
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
