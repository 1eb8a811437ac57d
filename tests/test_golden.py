"""The golden transcripts are what the engine plays today.

After a meant change of the rules: `python -m tests.golden_transcript`, and read the difference.
"""

from __future__ import annotations

import pytest

from tests.golden_transcript import path, transcript


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_of_the_transcript_is_played_again(seats: int) -> None:
    assert transcript(seats).splitlines() == path(seats).read_text().splitlines()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_transcript_tells_three_rounds_and_a_result(seats: int) -> None:
    text = path(seats).read_text()
    assert [text.count(f"after round {number}") for number in (1, 2, 3)] == [1, 1, 1]
    assert text.splitlines()[-1].startswith("scores [")
