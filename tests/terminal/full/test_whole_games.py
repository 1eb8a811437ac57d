"""Whole games, played with keys on a screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.full.driving import Driver, drive, replayed, table

GAMES = [
    ("first", 2, None),
    ("first", 4, None),
    ("generations", 4, "A"),
    ("generations", 3, "B"),
    ("generations", 3, "C"),
    ("generations", 2, "D"),
    ("generations", 1, "A"),
]


@pytest.mark.parametrize(("edition", "seats", "powers"), GAMES)
def test_a_whole_game_is_played_and_saved(
    edition: str, seats: int, powers: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"

    async def play(user: Driver) -> None:
        await user.play_to_the_end()
        await user.until_shown("THE GAME IS OVER")
        state = user.desk.state
        for home in (here for homes in state["homes"] for here in homes.values()):
            assert home["room"] >= 0 or not home["total"]
        rows = state["result"]["rows"]
        for row in rows:
            assert str(row["total"]) in user.text()

    source = table(edition, seats, powers=powers, save=path)
    drive(source, play)
    game = replayed(path)
    assert game.over
    assert game.scores() == source.game.scores()
