"""Reads JSON that may hold anything, and says exactly where it is wrong."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NoReturn

from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, KINDS, MAX_CARDS, kind_of
from capital_lux.rules.reasons import Reason, because, shown


class Reader:
    """A value with the path that leads to it.

    >>> Reader({"gold": 9}, ValueError).at("gold").whole(0, 8)
    Traceback (most recent call last):
    ...
    ValueError: gold: 9 is not a whole number from 0 to 8
    """

    def __init__(self, value: Any, error: type[ValueError], path: str = "") -> None:
        self.value = value
        self.error = error
        self.path = path

    def fail(self, code: str, /, **values: Any) -> NoReturn:
        """Refuse the value, for the reason of this code."""
        self.refuse(because(code, **values))

    def refuse(self, reason: Reason) -> NoReturn:
        raise self.error(because("at", place=self.path, reason=reason) if self.path else reason)

    def shown(self) -> str:
        """The value, short enough for a message."""
        return shown(self.value, 40)

    def fields(self, required: Collection[str], optional: Collection[str] = ()) -> Reader:
        """Check that this is an object with these keys and no others."""
        if not isinstance(self.value, dict):
            self.fail("not-object", value=self.shown())
        for key in required:
            if key not in self.value:
                self.fail("missing", key=key)
        for key in self.value:
            if key not in required and key not in optional:
                self.fail("unknown-key", key=key)
        return self

    def has(self, key: str) -> bool:
        return key in self.value

    def at(self, key: str) -> Reader:
        if not isinstance(self.value, dict) or key not in self.value:
            self.fail("missing", key=key)
        return Reader(self.value[key], self.error, f"{self.path}.{key}" if self.path else key)

    def items(self, most: int = MAX_CARDS) -> list[Reader]:
        if not isinstance(self.value, list):
            self.fail("not-list", value=self.shown())
        if len(self.value) > most:
            self.fail("many-items", count=len(self.value), most=most)
        return [Reader(v, self.error, f"{self.path}[{i}]") for i, v in enumerate(self.value)]

    def whole(self, low: int, high: int) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            self.fail("not-whole", value=self.shown(), low=low, high=high)
        return self.value

    def choice(self, options: Sequence[Any]) -> Any:
        """One of a few values."""
        for option in options:
            if type(self.value) is type(option) and self.value == option:
                return option
        self.fail("not-one-of", value=self.shown(), options=tuple(options))

    def choices(self, options: Sequence[Any]) -> list[Any]:
        """A list of such values, no longer than there are values."""
        return [item.choice(options) for item in self.items(len(options))]

    def exactly(self, count: int) -> list[Reader]:
        """The members of a list of this length."""
        items = self.items(count)
        if len(items) != count:
            self.fail("other-count", count=len(items), right=count)
        return items

    def shuffle(self, members: Sequence[Any]) -> list[Any]:
        """All of some values, each as often as it is among them, in any order."""
        found = self.choices(members)
        if sorted(found) != sorted(members):
            self.fail("other-members", members=tuple(members))
        return found

    def shuffles(self, members: Sequence[Any], count: int) -> list[list[Any]]:
        """A list of `shuffle`s, one for each round to come."""
        return [item.shuffle(members) for item in self.exactly(count)]

    def district(self) -> int:
        return DISTRICT_NAMES.index(self.choice(DISTRICT_NAMES))

    def district_set(self) -> list[int]:
        """A list of different district names, as numbers."""
        names = self.choices(DISTRICT_NAMES)
        if len(set(names)) != len(names):
            self.fail("district-twice")
        return [DISTRICT_NAMES.index(name) for name in names]

    def text(self) -> str:
        if not isinstance(self.value, str):
            self.fail("not-text", value=self.shown())
        return self.value

    def card(self) -> int:
        if not isinstance(self.value, str) or self.value not in CARD_NAMES:
            self.fail("not-card", value=self.shown())
        return kind_of(self.value)

    def cards(self) -> list[int]:
        """The kinds of a list of cards, in order."""
        return [item.card() for item in self.items()]

    def counts(self) -> list[int]:
        """A list of cards, counted by kind."""
        counts = [0] * KINDS
        for kind in self.cards():
            counts[kind] += 1
        return counts
