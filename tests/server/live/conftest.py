"""For the tests of live tables."""

from __future__ import annotations

import sys

import pytest

from tests.server.live.clocks import NOWHERE


@pytest.fixture
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's process takes a second to start: the server moves in its place."""
    monkeypatch.setattr(sys, "executable", NOWHERE)
