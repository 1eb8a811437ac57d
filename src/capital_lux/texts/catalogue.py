"""The messages of one language. A file is parsed when a message of it is first wanted."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Any

LANGUAGES = ("en", "fr", "pt-BR")
ENGLISH = LANGUAGES[0]
BEGINNING = re.compile(r"^([a-z][a-z0-9-]*) *= *(.*)\n(?=(.?))", re.MULTILINE)
"""A message: its id, the rest of its first line, and how the next line begins."""


class Catalogue:
    """All `.ftl` files of a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sources: dict[str, str] = {}
        self.places: dict[str, str] = {}
        """In which file a message is."""
        self.plain: dict[str, str] = {}
        """Messages that are just a line of text: nothing in them is for Fluent to do."""
        self.bundles: dict[str, Any] = {}
        for file in resources.files("capital_lux").joinpath("locales", language).iterdir():
            if file.name.endswith(".ftl"):
                self.add(file.name, file.read_text(encoding="utf-8"))

    def add(self, place: str, source: str) -> None:
        """Note which messages a file has."""
        self.sources[place] = source
        for message, text, after in BEGINNING.findall(source):
            self.places[message] = place
            if text and "{" not in text and after != " ":
                self.plain[message] = text.rstrip()

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return message in self.places

    def format(
        self, message: str, args: dict[str, str | int | float]
    ) -> tuple[str, list[Exception]] | None:
        """A message as text, and what went wrong on the way; None if there is none."""
        if message in self.plain:
            return self.plain[message], []
        place = self.places.get(message)
        if place is None:
            return None
        bundle = self.bundle(place)
        text, problems = bundle.format_pattern(bundle.get_message(message).value, args)
        return str(text), problems

    def bundle(self, place: str) -> Any:
        """A parsed file."""
        if place not in self.bundles:
            # Here, because a help page of plain lines should not wait for it.
            from fluent.runtime import FluentBundle, FluentResource

            # Isolation marks are for mixed writing directions; a terminal shows them as rubbish.
            made = FluentBundle([self.language], use_isolating=False)
            made.add_resource(FluentResource(self.sources[place]))
            self.bundles[place] = made
        return self.bundles[place]


@cache
def catalogue(language: str) -> Catalogue:
    """A language's catalogue, read once."""
    return Catalogue(language)
