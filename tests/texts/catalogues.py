"""The catalogues taken apart: which messages there are, and what each needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import capital_lux
from capital_lux.rules.reasons import REASONS

LOCALES = Path(capital_lux.__file__).parent / "locales"
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class Variables(Visitor):
    """The variables of a message, those it selects by, and the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selectors: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


def reasons() -> dict[str, set[str]]:
    """The reasons of the rules, which have no English messages: the blanks of each."""
    return {
        f"reason-{code}": {name for _, name, _, _ in Formatter().parse(pattern) if name}
        for code, pattern in REASONS.items()
    }


def entries(language: str) -> Iterator[tuple[str, ast.Message | ast.Junk]]:
    """The messages of a language, each with its file; junk is what cannot be read."""
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, (ast.Message, ast.Junk)):
                yield path.name, entry


def messages(language: str) -> dict[str, tuple[str, Variables]]:
    """All messages of a language: the file, and the variables."""
    found: dict[str, tuple[str, Variables]] = {}
    for place, entry in entries(language):
        assert isinstance(entry, ast.Message), f"{language}/{place}: {entry.content}"
        assert entry.id.name not in found, f"{language}/{place}: {entry.id.name} is there twice"
        variables = Variables()
        variables.visit(entry)
        found[entry.id.name] = (place, variables)
    return found
