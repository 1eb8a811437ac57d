"""What everybody remembers of a round: the cards that left each hand, and those seen to go there.

A position does not tell it: whether a card at home was played in this round or the last, whether
the card that lay face up a moment ago is in a hand now. Together with the packs a seat was given
and passed on it tells what a seat can be sure of in other hands.
"""

from __future__ import annotations

from capital_lux.rules.board import Listener
from capital_lux.rules.cards import KINDS, MAX_SEATS, NO_KIND, kind_of, zeros
from capital_lux.rules.events import (
    GAVE,
    LAID_DOWN,
    NOTHING,
    PICKED_UP,
    PLAYED_CAPITAL,
    PLAYED_HOME,
    PUT,
    ROUND,
)
from capital_lux.rules.given import wrong
from capital_lux.rules.shapes import SeenEvent

COMPILED = not __file__.endswith(".py")
NOTES = {
    "gave": GAVE,
    "laid_down": LAID_DOWN,
    "picked_up": PICKED_UP,
    "played": PLAYED_HOME,
    "put": PUT,
    "round": ROUND,
}
"""The events that change what is remembered, by their names."""


class Memory(Listener):
    """Hears the notes of a game, of which it uses only what everybody sees.

    `opened`, by seat and kind: cards in a hand that everybody saw go there. `shown`: all other
    cards that have left that hand since the draft; the hand must have been dealt or drawn them.
    """

    def __init__(self) -> None:
        super().__init__()
        self.put = NO_KIND
        self.noting = True
        """Whether notes are also kept, for those who ask for events."""
        if not COMPILED:
            self.shown: list[list[int]] = zeros(MAX_SEATS, KINDS)
            self.opened: list[list[int]] = zeros(MAX_SEATS, KINDS)

    def hear(self, what: int, seat: int, a: int, b: int, c: int) -> None:
        """Take in one note. A Mentalist puts down a hand card, then picks one up."""
        if self.noting:
            Listener.hear(self, what, seat, a, b, c)
        if what in (PLAYED_HOME, PLAYED_CAPITAL, GAVE, LAID_DOWN):
            self.show(seat, a)
        elif what == PICKED_UP:
            if self.put != NO_KIND:
                self.show(seat, self.put)
            if 0 <= seat < MAX_SEATS and 0 <= a < KINDS:
                self.opened[seat][a] += 1
        elif what == ROUND:
            self.forget()
        self.put = a if what == PUT else NO_KIND

    def hear_seen(self, event: SeenEvent) -> None:
        """Take in an event as any seat sees it; from then on no notes are kept."""
        self.noting = False
        what = NOTES.get(event["what"], NOTHING)
        if what in (NOTHING, ROUND):
            self.hear(what, 0, 0, 0, 0)
            return
        for card in event.get("cards") or [event["card"]]:
            self.hear(what, event["seat"], kind_of(card), 0, 0)

    def show(self, seat: int, kind: int) -> None:
        """A card leaves a hand for all to see."""
        if not (0 <= seat < MAX_SEATS and 0 <= kind < KINDS):
            return  # only in a past that somebody made up
        if self.opened[seat][kind] > 0:
            self.opened[seat][kind] -= 1
        else:
            self.shown[seat][kind] += 1

    def forget(self) -> None:
        """A new round: all hands are new."""
        for seat in range(MAX_SEATS):
            for kind in range(KINDS):
                self.shown[seat][kind] = 0
                self.opened[seat][kind] = 0

    def copy_from(self, other: Memory) -> None:
        """Remember what another memory does."""
        if other is None:
            raise wrong("a memory", other)
        self.put = other.put
        for seat in range(MAX_SEATS):
            self.shown[seat][:] = other.shown[seat]
            self.opened[seat][:] = other.opened[seat]

    def saved(self) -> list[int]:
        """All counts in a row, to be kept."""
        counts: list[int] = []
        for seat in range(MAX_SEATS):
            counts += [self.shown[seat][kind] for kind in range(KINDS)]
            counts += [self.opened[seat][kind] for kind in range(KINDS)]
        return counts

    def load(self, counts: list[int]) -> None:
        """Remember what was kept."""
        if len(counts) != 2 * MAX_SEATS * KINDS:
            raise ValueError("this is not what a memory has kept")
        for seat in range(MAX_SEATS):
            first = 2 * seat * KINDS
            for kind in range(KINDS):
                self.shown[seat][kind] = counts[first + kind]
                self.opened[seat][kind] = counts[first + KINDS + kind]
