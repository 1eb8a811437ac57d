"""Which key chooses what. A choice is a number and Enter; a card of a hand is a number and h or c.

Nothing here decides what may be done: the choices are the table model's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.telling.messages import DISTRICT_OF

HOME, CAPITAL = "h", "c"
CARDS = ("pack", "hand")
"""Zones whose cards are chosen in a row."""
PREVIOUS, NEXT = ("up", "left"), ("down", "right")


class Picker:
    """The choices of one decision, and how far the user has come in choosing."""

    def __init__(self, choices: Sequence[Mapping[str, Any]] = ()) -> None:
        self.choices = choices
        verbs = {one["action"].split()[0] for one in choices}
        self.pairs = bool(verbs) and verbs <= {"home", "capital"}
        """Whether a card is chosen first, then where it goes."""
        self.row = (
            not self.pairs
            and bool(choices)
            and all(one["target"]["zone"] in CARDS and card_of(one) for one in choices)
        )
        """Whether all choices are cards that lie side by side."""
        self.cards = list(dict.fromkeys(card_of(one) for one in choices)) if self.pairs else []
        self.at: int | None = None
        """The chosen place in the row of cards, or in the list."""
        self.where = ""
        """With a card: home or capital, if that is chosen too."""
        self.typed = ""

    @property
    def count(self) -> int:
        """How many numbers there are."""
        return len(self.cards) if self.pairs else len(self.choices)

    @property
    def chosen(self) -> list[Mapping[str, Any]]:
        """What is in question now: nothing, one choice, or both of a card."""
        if self.at is None:
            return []
        if not self.pairs:
            return [self.choices[self.at]]
        both = self.of_card(self.cards[self.at])
        return [both[self.where]] if self.where else list(both.values())

    def of_card(self, card: str) -> dict[str, Mapping[str, Any]]:
        """Where a card of the hand may go, by key."""
        found = [one for one in self.choices if card_of(one) == card]
        return {HOME if one["target"]["zone"] == "home" else CAPITAL: one for one in found}

    def press(self, key: str) -> str | None:
        """Take a key; the action that is now decided, if any."""
        if key == "enter":
            return self.decided()
        if key == "escape":
            self.at, self.where, self.typed = None, "", ""
        elif key.isdecimal():
            self.number(key)
        elif key in (*PREVIOUS, *NEXT):
            self.move(key)
        elif self.pairs and key in (HOME, CAPITAL):
            return self.place(key)
        elif key.upper() in DISTRICT_OF:
            self.district(DISTRICT_OF[key.upper()])
        return None

    def decided(self) -> str | None:
        chosen = self.chosen
        return str(chosen[0]["action"]) if len(chosen) == 1 else None

    def number(self, digit: str) -> None:
        """Choose by number; a second digit goes on with the first where there are so many."""
        for typed in (self.typed + digit, digit):
            if 1 <= int(typed) <= self.count:
                self.typed = typed
                self.at, self.where = int(typed) - 1, ""
                return
        self.typed = ""

    def move(self, key: str) -> None:
        """Choose the next or the one before; with a card in question up and down say where."""
        self.typed = ""
        if not self.count:
            return
        if self.pairs and self.at is not None and key in ("up", "down"):
            both = list(self.of_card(self.cards[self.at]))
            self.where = both[0] if key == "up" else both[-1]
            return
        step = -1 if key in PREVIOUS else 1
        start = -1 if step > 0 else 0
        self.at, self.where = ((start if self.at is None else self.at) + step) % self.count, ""

    def place(self, key: str) -> str | None:
        """Play the card in question at home or in the capital."""
        if self.at is None:
            return None
        choice = self.of_card(self.cards[self.at]).get(key)
        return str(choice["action"]) if choice else None

    def district(self, district: str) -> None:
        """Choose by a district's letter, where only one choice is there."""
        found = [
            at
            for at, one in enumerate(self.choices)
            if not self.pairs and one["target"].get("district") == district
        ]
        if len(found) == 1:
            self.at, self.typed = found[0], ""

    @property
    def letters(self) -> bool:
        """Whether districts are chosen by their letters."""
        places = [one["target"].get("district") for one in self.choices]
        return not self.pairs and None not in places and len(set(places)) == len(places) > 0


def card_of(choice: Mapping[str, Any]) -> str:
    return str(choice["target"].get("card", ""))
