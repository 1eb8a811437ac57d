"""The golden transcripts are what the engine plays today.

After an intended change: `python -m tests.rules.golden_transcript`; read the difference.
"""

from __future__ import annotations

import pytest

from tests.rules.golden_transcript import FOLDER, GAMES, path, transcript


@pytest.mark.parametrize("name", GAMES)
def test_the_game_of_the_transcript_is_played_again(name: str) -> None:
    assert transcript(name).splitlines() == path(name).read_text().splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_the_transcript_tells_three_rounds_and_a_result(name: str) -> None:
    text = path(name).read_text()
    assert [text.count(f"after round {number}") for number in (1, 2, 3)] == [1, 1, 1]
    assert text.splitlines()[-1].startswith("scores [")


def test_every_transcript_in_the_folder_is_of_a_game() -> None:
    texts = {file.stem for file in FOLDER.iterdir()}
    # The screens of the full-screen game have a test of their own.
    assert {name for name in texts if not name.startswith("full-")} == set(GAMES)
