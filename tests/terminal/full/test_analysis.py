"""A record is analysed on the full screen."""

from __future__ import annotations

import json
from pathlib import Path

from capital_lux.terminal.full.replaying import ReplayScreen
from capital_lux.terminal.full.sources.recorded import RecordedTable
from tests.analysis.games import short_record
from tests.terminal.full.driving import Driver
from tests.terminal.full.test_choosing import show


def test_a_record_is_analysed_and_its_mistakes_are_walked_through(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(short_record()))
    screen = ReplayScreen(RecordedTable(path, None, None))
    total = len(short_record()["actions"])

    async def play(user: Driver) -> None:
        await user.until_shown(f"0 of {total}")
        await user.press("a")
        await user.until_shown("Analysis: first edition, 2 seats")
        await user.press("escape")
        assert screen.found is not None
        judged = [
            [one.step for one in player.decisions if one.judgement]
            for player in screen.found.players
        ]
        mistakes = sorted([*judged[0], *judged[1]])
        for step in mistakes[:2]:
            await user.press("n")
            await user.until_shown(f"{step} of {total}")
        await user.until_shown("Better: ")
        await user.press("p")
        await user.until_shown(f"{mistakes[0]} of {total}")
        # Bea does not see what Ann might have done.
        await user.press("v", "v", "home", "n")
        await user.until_shown(f"{judged[1][0]} of {total}")

    show(screen, play)


def test_a_game_that_goes_on_is_not_analysed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    actions = short_record()["actions"][:3]
    path.write_text(json.dumps({**short_record(), "actions": actions, "result": None}))

    async def play(user: Driver) -> None:
        await user.press("a")
        await user.until_shown("cannot be analysed: the game is not over")

    show(ReplayScreen(RecordedTable(path, None, None)), play)
