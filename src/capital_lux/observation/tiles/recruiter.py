"""The citizen that was turned up."""

from __future__ import annotations

from capital_lux.observation.layout import OFFSETS
from capital_lux.observation.section import Section
from capital_lux.rules.game import Game

UNSEEN = OFFSETS["unseen"]


class RecruiterSection(Section):
    """It lies nowhere yet, but is in sight."""

    card_steps = (0,)

    def write_choice(self, game: Game, mine: bool, out: bytearray, at: int) -> None:
        Section.write_choice(self, game, mine, out, at)
        out[at + UNSEEN + game.ask_kind] -= 1
