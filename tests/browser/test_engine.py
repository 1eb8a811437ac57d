"""The engine of the page that needs no server plays as Python does."""

from __future__ import annotations

import json
import subprocess
from itertools import cycle
from pathlib import Path
from typing import Any

from capital_lux.bots.levels import OPPONENTS
from tests.bots import same_choices
from tests.browser.serving import ROOT

PYTHON = ROOT / "build/quick/python"
KINDS: tuple[dict[str, Any], ...] = (
    {"seats": 2},
    {"edition": "generations", "seats": 1},
    {"edition": "generations", "seats": 2, "powers": "B"},
)
GAMES = list(zip(cycle(KINDS), OPPONENTS, strict=False))
PROGRAM = f"print(json.dumps([lux.COMPILED, [actions(*game) for game in {GAMES}]]))"


def test_every_level_plays_the_same_game_in_webassembly() -> None:
    source = Path(same_choices.__file__).read_text("utf-8").partition("if __name__")[0]
    done = subprocess.run(
        ["node", Path(__file__).with_name("engine.mjs"), PYTHON],
        input=source + PROGRAM,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    compiled, played = json.loads(done.stdout.splitlines()[-1])
    assert compiled
    assert played == [same_choices.actions(*game) for game in GAMES]
