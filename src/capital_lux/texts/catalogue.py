"""The messages of one language. A message is parsed when it is first wanted."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "fr", "pt-BR")
ENGLISH = LANGUAGES[0]
BEGINNING = re.compile(r"^([a-z][a-z0-9-]*) *= *(.*)\n(?=(.?))", re.MULTILINE)
"""A message: its id, the rest of its first line, and how the next line begins."""
VARIABLE = re.compile(r"\{ \$([a-z_]+) \}")
UNGROUPED = 1000
"""Whole numbers below this are written alike in all our languages."""


class Catalogue:
    """All `.ftl` files of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.places: dict[str, str] = {}
        """In which file a message is."""
        self.sources: dict[str, str] = {}
        """Each message as it is written."""
        self.plain: dict[str, list[str]] = {}
        """Messages of one line with nothing but variables in it: texts and names in turn."""
        self.bundle: Any = None
        for file in resources.files("capital_lux").joinpath("locales", language).iterdir():
            if file.name.endswith(".ftl"):
                self.add(file.name, file.read_text(encoding="utf-8"))

    def add(self, place: str, source: str) -> None:
        """Note which messages a file has."""
        found = list(BEGINNING.finditer(source))
        for at, match in enumerate(found):
            message, text, after = match.groups()
            end = found[at + 1].start() if at + 1 < len(found) else len(source)
            self.places[message] = place
            self.sources[message] = source[match.start() : end]
            if text and after != " " and "{" not in VARIABLE.sub("", text):
                self.plain[message] = VARIABLE.split(text.rstrip())

    def has(self, message: str) -> bool:
        return message in self.places

    def format(
        self, message: str, args: dict[str, str | int | float]
    ) -> tuple[str, list[Exception]] | None:
        """A message as text, and what went wrong on the way; None if there is none."""
        if message not in self.places:
            return None
        quick = filled(self.plain[message], args) if message in self.plain else None
        if quick is not None:
            return quick, []
        value = self.parsed(message).value
        text, problems = self.bundle.format_pattern(value, args)
        return str(text), problems

    def parsed(self, message: str) -> Any:
        """A message as Fluent has it; it refers to no other message."""
        # Imported here because a first screen of plain lines should not wait for it.
        from fluent.runtime import FluentBundle, FluentResource

        if self.bundle is None:
            # `Texts` isolates what is written from right to left, and nothing else.
            self.bundle = FluentBundle([self.language], use_isolating=False)
        if not self.bundle.has_message(message):
            self.bundle.add_resource(FluentResource(self.sources[message]))
        return self.bundle.get_message(message)


def filled(parts: list[str], args: dict[str, str | int | float]) -> str | None:
    """A plain line with its variables, as Fluent makes it; None where that takes Fluent.

    >>> filled(["", "card", " is drawn."], {"card": "B4"})
    'B4 is drawn.'
    """
    texts = parts.copy()
    for at in range(1, len(parts), 2):
        value = args.get(parts[at])
        if type(value) is int and -UNGROUPED < value < UNGROUPED:
            texts[at] = str(value)
        elif isinstance(value, str):
            texts[at] = value
        else:
            return None
    return "".join(texts)


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)
