"""Tiles of a user's own, as text for a file."""

from __future__ import annotations

from pathlib import Path

GOOD = """
import capital_lux as lux


class Taxman(lux.Tile):
    name = "taxman"
    colour = "yellow"
    effect = "Take 2 gold and choose a district."
    example = "You choose blue."

    def lay_out(self, table):
        self.memory = {"taxed": [0] * table.seats}

    def act(self, table, seat):
        table.take_gold(seat, 2)
        return ["district B", "district P"]

    def chosen(self, table, seat, choice):
        self.memory["taxed"][seat] += 1

    def extra_points(self, table, seat):
        return self.memory["taxed"][seat]


class Failing(lux.Tile):
    name = "failing"
    colour = "blue"

    def act(self, table, seat):
        raise KeyError("oops")


class Stillborn(lux.Tile):
    name = "stillborn"
    colour = "green"

    def lay_out(self, table):
        raise KeyError("oops")


class Grey(lux.Tile):
    name = "grey"


class Other(Taxman):
    name = "other"


NUMBER = 3
"""


def written(folder: Path, text: str = GOOD, name: str = "mine.py") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path
