"""One word for one thing: no two classes have one name, but those named here."""

from __future__ import annotations

import ast
from collections import Counter

from tests.package.test_layers import modules

TILES = "capital_lux.telling.tiles."
"""What is told of a tile has the tile's name."""
SHARED = {
    "Entry": "what a game keeps of an action, and what a seat is told of it",
    "Line": "a sentence of the log, and a line to the database",
    "Message": "a sentence, here and on its way",
    "Player": "a seat: in a view, in an analysis, and with a bot in it",
    "ResultRow": "how a seat ended: in the database, and on its way",
    "Settings": "of a server, and of a training run",
    "Table": "what a user's tile sees of a game, and a table on the server",
    "Tally": "what counts games, and what was counted of a guest's",
}


def test_a_class_has_a_name_of_its_own() -> None:
    found = Counter(
        node.name
        for name, path in modules().items()
        if not name.startswith(TILES)
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name, count in found.items() if count > 1} == SHARED.keys()
