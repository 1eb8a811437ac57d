"""For all tests."""

from __future__ import annotations

import gc
import signal


def pytest_configure() -> None:
    """Let ctrl-C reach the commands under test, even when the tests run in the background.

    A shell makes what it starts in the background ignore it, and every child would too.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.disable()


def pytest_collection_finish() -> None:
    """Spare the garbage collector what lasts to the end: all that is imported, and every test.

    What is imported becomes no garbage meanwhile: it is not looked for until then.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
