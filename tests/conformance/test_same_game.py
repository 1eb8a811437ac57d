"""Compiled and plain rules and bots make the same of the same chance.

Once is enough: one run of the tests has both, the other has nothing to compare with.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from capital_lux.conformance.harness import every_combination
from tests.bots.same_choices import GAMES, LEVELS

ROOT = Path(__file__).parents[2]
RULES = "tests.rules.same_game"
PARTS = 4


def run(*arguments: str, **environment: str) -> str:
    """Another Python on this source; what it printed."""
    inherited = {k: v for k, v in os.environ.items() if k != "CAPITAL_LUX_PURE"}
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**inherited, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def played_both_ways(module: str, *what: str) -> list[Any]:
    """Games that came out the same."""
    command = ("-m", module, *what)
    compiled, plain = (json.loads(run(*command, CAPITAL_LUX_PURE=pure)) for pure in ("", "1"))
    assert plain["compiled"] is False
    assert json.dumps(compiled["games"]) == json.dumps(plain["games"])
    games: list[Any] = plain["games"]
    return games


def test_the_same_games_of_the_first_edition() -> None:
    assert len(played_both_ways(RULES, "first", "40")) == 120


@pytest.mark.parametrize("part", range(PARTS))
def test_the_same_game_of_every_combination(part: int) -> None:
    count = sum(len(list(every_combination(seats == 1))) for seats in (1, 2, 3, 4))
    games = played_both_ways(RULES, "generations", str(PARTS), str(part))
    assert len(games) == len(range(part, count, PARTS))


def test_bots_choose_the_same() -> None:
    assert len(played_both_ways("tests.bots.same_choices")) == len(GAMES) * len(LEVELS)
