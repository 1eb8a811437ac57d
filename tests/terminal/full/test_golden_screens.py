"""The golden screens are what is shown today.

After an intended change: `python -m tests.terminal.full.golden_screens`, and read the difference.
"""

from __future__ import annotations

import pytest

from tests.terminal.full.driving import LARGE, SMALL
from tests.terminal.full.golden_screens import FOLDER, FRENCH, SCENES, path, screens


@pytest.mark.parametrize("name", [*SCENES, FRENCH])
def test_the_screen_is_as_it_was(name: str) -> None:
    for size, text in screens(name).items():
        kept = path(name, size).read_text("utf-8")
        assert f"{text}\n".split("\n") == kept.split("\n")


def test_every_screen_in_the_folder_is_of_a_scene() -> None:
    made = {path(name, size) for name in (*SCENES, FRENCH) for size in (SMALL, LARGE)}
    assert set(FOLDER.iterdir()) == made
