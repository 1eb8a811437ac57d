"""Several server processes on one port, started together and ended together."""

from __future__ import annotations

import ctypes
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from capital_lux.console.refusal import Refusal

LOG = logging.getLogger(__name__)
PAUSE = 1.0
"""Seconds until a process that ended by itself is started again."""
PR_SET_PDEATHSIG = 1
ENDING = (signal.SIGTERM, signal.SIGINT)


class Family:
    """A parent that only watches, and children that serve."""

    def __init__(self, count: int, serve: Callable[[int, bool], None]) -> None:
        """`serve`: what a child does, by its number, and whether one did so before it."""
        self.count = count
        self.serve = serve
        self.children: dict[int, int] = {}
        """By process: its number."""
        self.stopping = False

    def run(self) -> None:
        """Serve until a signal says that it is enough, and all have ended."""
        for one in ENDING:
            signal.signal(one, self.stop)
        for number in range(self.count):
            self.start(number, again=False)
        while self.children:
            process, status = os.wait()
            ended = self.children.pop(process, None)
            if ended is not None and not self.stopping:
                code = os.waitstatus_to_exitcode(status)
                about = {"ended": process, "status": code}
                LOG.warning("a process ended and is started again", extra=about)
                time.sleep(PAUSE)
                if not self.stopping:
                    self.start(ended, again=True)

    def start(self, number: int, again: bool) -> None:
        sys.stdout.flush()
        parent = os.getpid()
        # A signal waits until the parent knows its child, and the child that it is not the parent.
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
        process = os.fork()
        if process:
            self.children[process] = number
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
            return
        status = 1
        try:
            for one in ENDING:
                signal.signal(one, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
            end_with_parent()
            # A parent that was killed before that did not say so.
            if os.getppid() == parent:
                self.serve(number, again)
            status = 0
        except Refusal as refusal:
            LOG.error("a process cannot serve", extra={"why": str(refusal)})
        except Exception:
            LOG.exception("a process ended by a mistake")
        finally:
            sys.stdout.flush()
            os._exit(status)

    def stop(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True
        for process in self.children:
            # One may have ended at this very moment.
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGTERM)


def end_with_parent() -> None:
    """A child must not go on alone, whatever ends its parent."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
