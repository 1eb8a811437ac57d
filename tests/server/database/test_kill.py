"""What was acknowledged survives kill -9; `make kill` does the same for longer."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from tests.server.killing import campaign

KILLS = 25


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_kills_under_load_lose_nothing(tmp_path: Path) -> None:
    assert campaign(tmp_path, KILLS, random.Random(1)) > 5 * KILLS
