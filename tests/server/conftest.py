"""For all tests of the server."""

from __future__ import annotations

import asyncio
import sys

import pytest


@pytest.fixture(autouse=True)
def users_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run on the event loop that users get: it fails in other ways than Python's own."""
    if sys.platform != "win32":
        import uvloop

        monkeypatch.setattr(asyncio, "run", uvloop.run)
