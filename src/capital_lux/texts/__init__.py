"""Texts in the reader's language, from the Fluent catalogues in `locales`.

What travels is a message: an id with arguments, `{"id": "log-drew", "args": {"seat": "Ann"}}`.
An argument is a text, a number, a message or a list of those. A message is formatted first, a
list is joined with the messages `list-and`, `list-comma` and `list-empty`. A reason of the rules is
a message that has its English with it, as `text`, because no English catalogue has it.
`web/src/texts/format.ts` does the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from capital_lux.rules.reasons import Reason
from capital_lux.texts.catalogue import ENGLISH, LANGUAGES, catalogue
from capital_lux.texts.languages import closest, of_environment

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Message",
    "Texts",
    "closest",
    "isolated",
    "of_environment",
]

LONGEST = 1000
"""Characters of an argument; Fluent refuses to say what is much longer."""

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
RIGHT_TO_LEFT = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def isolated(text: str) -> str:
    """A name for the middle of a sentence.

    What follows a name that is written from right to left must not be drawn into it. Once is
    enough, and all other texts stay as they are.

    >>> isolated("Ann"), len(isolated("\u05e9\u05e8\u05d4"))
    ('Ann', 5)
    """
    if FIRST_STRONG_ISOLATE in text or not RIGHT_TO_LEFT.search(text):
        return text
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"


class Message(NamedTuple):
    """An id with arguments.

    >>> Message("list-and", {"a": "B4", "b": Message("district-blue")}).to_dict()["args"]["b"]
    {'id': 'district-blue', 'args': {}}
    """

    id: str
    args: Mapping[str, Any] = {}

    def to_dict(self) -> dict[str, Any]:
        return {"id": self.id, "args": {key: plain(value) for key, value in self.args.items()}}


def plain(value: Any) -> Any:
    """An argument as JSON."""
    if isinstance(value, Reason):
        args = {key: plain(item) for key, item in value.values.items()}
        return {"id": value.id, "args": args, "text": shortened(str(value))}
    if isinstance(value, Message):
        return value.to_dict()
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def shortened(text: str) -> str:
    """A text that is not too long to be said."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


class Texts:
    """Says messages in a language; what a catalogue does not have is said in English.

    >>> texts = Texts("en")
    >>> texts.say("log-drew", seat="Ann", card="B4")
    'Ann draws B4.'
    >>> texts.say({"id": "log-dealt-you", "args": {"cards": ["B4", "P2", "G6"]}})
    'You are dealt B4, P2 and G6.'
    >>> from capital_lux.rules.reasons import because
    >>> Texts("fr").say(because("not-in-hand", seat=1, card="B4"))
    'la place 1 n’a pas de B4 en main'
    """

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language if language in LANGUAGES else ENGLISH
        self.catalogues = [catalogue(one) for one in dict.fromkeys((self.language, ENGLISH))]
        self.problems: list[Exception] = []
        """What went wrong in formatting: a variable that a message needs and was not given."""

    def say(self, message: str | Message | Mapping[str, Any], /, **args: Any) -> str:
        """A message as text; an id that no catalogue has is said as it is."""
        if isinstance(message, Reason):
            message = plain(message)
        if isinstance(message, Message):
            return self.say(message.id, **message.args, **args)
        if isinstance(message, Mapping):
            if "text" in message and not self.has(message["id"]):
                return str(message["text"])
            return self.say(message["id"], **message["args"], **args)
        known = {key: self.argument(value) for key, value in args.items()}
        for one in self.catalogues:
            found = one.format(message, known)
            if found is not None:
                text, problems = found
                self.problems += problems
                return text
        self.problems.append(KeyError(message))
        return message

    def has(self, message: str) -> bool:
        """Whether there is a message with this id."""
        return any(one.has(message) for one in self.catalogues)

    def argument(self, value: Any) -> str | int | float:
        """An argument as Fluent takes it."""
        if isinstance(value, str):
            return isolated(shortened(self.say(value) if isinstance(value, Reason) else value))
        if isinstance(value, (int, float)):
            return value
        if isinstance(value, (Message, Mapping)):
            return self.say(value)
        return self.join([str(self.argument(item)) for item in value])

    def join(self, items: list[str]) -> str:
        """A list as it is said."""
        if not items:
            return self.say("list-empty")
        text = items[0]
        for item in items[1:-1]:
            text = self.say("list-comma", a=text, b=item)
        return text if len(items) == 1 else self.say("list-and", a=text, b=items[-1])
