"""All puzzles."""

from __future__ import annotations

from tests.bots.puzzles_first import FIRST_EDITION
from tests.bots.puzzles_generations import GENERATIONS
from tests.bots.puzzles_solo import SOLO

PUZZLES = [*FIRST_EDITION, *GENERATIONS, *SOLO]
