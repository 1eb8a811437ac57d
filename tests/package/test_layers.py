"""Who may import whom: the picture in CONTRIBUTING is true, and nothing runs in a circle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import capital_lux

ROOT = Path(__file__).parents[2]
SOURCE = Path(capital_lux.__file__).parent
FACE = "capital_lux.rules.game"
"""Its methods pass work on to files that are about games, and so must know `Game`."""

Graph = dict[str, set[str]]


@cache
def modules() -> Mapping[str, Path]:
    found = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """All of a file but what only a type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield node
            yield from nodes(node)


def imported(path: Path) -> Iterator[str]:
    """The modules of ours that a file imports anywhere, in functions too."""
    for node in nodes(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in modules())
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("capital_lux"):
            for name in node.names:
                full = f"{node.module}.{name.name}"
                yield full if full in modules() else str(node.module)


def package(module: str) -> str:
    """The package below `capital_lux` that a module is in; "" for the package's own face."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and (SOURCE / parts[1]).is_dir() else ""


@cache
def imports() -> Graph:
    """Which module imports which."""
    return {name: set(imported(path)) - {name} for name, path in modules().items()}


def between_packages() -> Graph:
    """Which package imports which."""
    found: Graph = {}
    for name, others in imports().items():
        above = package(name)
        if above:
            below = {package(other) for other in others} - {above, ""}
            found.setdefault(above, set()).update(below)
    return found


def reachable(graph: Graph, start: str) -> set[str]:
    """All that lies below a package, along the arrows."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for other in graph.get(waiting.pop(), set()) - found:
            found.add(other)
            waiting.append(other)
    return found


def drawn() -> Graph:
    """The arrows of the picture."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    picture = text.partition("```mermaid\n")[2].partition("```")[0]
    found: Graph = {}
    for above, below in re.findall(r"(\w+) --> (\w+)", picture):
        found.setdefault(above, set()).add(below)
    return found


def circle(graph: Mapping[str, Iterable[str]]) -> list[str]:
    """A circle, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as problem:
        return list(problem.args[1])
    return []


def test_every_import_goes_down_the_arrows_of_the_picture() -> None:
    arrows = drawn()
    assert not circle(arrows)
    up = {
        f"{above} imports {below}"
        for above, others in between_packages().items()
        for below in others - reachable(arrows, above)
    }
    assert not up


def test_every_arrow_of_the_picture_is_an_import_and_none_is_a_detour() -> None:
    arrows, real = drawn(), between_packages()
    assert set(arrows) | {"rules"} == set(real)
    for above, others in arrows.items():
        assert others <= real[above]
        for below in others:
            assert not any(below in reachable(arrows, other) for other in others - {below})


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert not circle({name: others for name, others in imports().items() if name != FACE})


def test_the_rules_stand_alone() -> None:
    assert between_packages()["rules"] == set()
