"""For all tests of the server."""

from __future__ import annotations

import asyncio
import random
import secrets
import sys
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from capital_lux.server import health
from capital_lux.server.limits import rates

LONGEST = 240.0
"""Seconds that a test may take: its loop does not let pytest-timeout's alarm end it."""


@pytest.fixture(autouse=True)
def users_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run on the event loop that users get: it fails in other ways than Python's own."""
    if sys.platform != "win32":
        import uvloop

        def run(main: Coroutine[Any, Any, Any]) -> Any:
            return uvloop.run(asyncio.wait_for(main, LONGEST))

        monkeypatch.setattr(asyncio, "run", run)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a disk may take more than the second after which a server calls it slow."""
    monkeypatch.setattr(health, "PATIENCE", 60.0)


@pytest.fixture
def no_refill(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has used up a limit gets nothing back, however long the test takes."""
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: 100.0))


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same cards and the same keys each time, whatever ran before it."""
    monkeypatch.setattr(secrets, "token_bytes", random.Random(request.node.nodeid).randbytes)
