"""One word for one thing: no two classes or type aliases have one name, but those named here."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator

from tests.package.test_layers import modules

TILES = "capital_lux.telling.tiles."
"""What is told of a tile has the tile's name."""
SHARED = {
    "Entry": "what a game keeps of an action, and what a seat is told of it",
    "Message": "a sentence, here and on its way",
    "Player": "a seat: in a view, and with a bot in it",
    "ResultRow": "how a seat ended: in the database, and on its way",
}
ALIAS = re.compile(r"[A-Z]\w*[a-z]\w*")
"""A name as a type has it; constants are in capitals."""


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """All of a file but what is in its functions and classes."""
    for node in body:
        if isinstance(node, ast.If):
            yield from statements([*node.body, *node.orelse])
        else:
            yield node


def types(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The types that a file makes, and what each alias stands for."""
    for node in statements(tree.body):
        if isinstance(node, ast.ClassDef):
            yield node.name, ""
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                if isinstance(target, ast.Name) and ALIAS.fullmatch(target.id):
                    yield target.id, ast.unparse(node.value)


def test_a_type_has_a_name_of_its_own() -> None:
    """An alias may be written again for the same type, where files must not import each other."""
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for module, path in modules().items():
        if not module.startswith(TILES):
            for name, meaning in types(ast.parse(path.read_text("utf-8"))):
                found[name][module] = meaning or module
    assert found["Outcome"] == {"capital_lux.server.tables.commands": "NewEntry | AlreadyDone"}
    shared = {name for name, meanings in found.items() if len({*meanings.values()}) > 1}
    assert shared == SHARED.keys()
