"""A game in progress: its entries, and which of them can still be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from capital_lux.play.viewpoint import seen
from capital_lux.rules.events import EVENT_KINDS, Event
from capital_lux.rules.game import Game
from capital_lux.rules.shapes import SeenEvent
from capital_lux.telling.check import Check

MOST_TAKE_BACKS = 100
"""By one seat in one game, so that a log cannot grow without end."""
MOST_LATE = 2
"""Moves in a row that a clock makes before the seat goes to a bot."""
PICK = "keep "
OPEN = frozenset(kind.what for kind in EVENT_KINDS if kind.back)
"""Events in which nobody learns anything but what the seat that acts chose to show.

After all others nothing can be taken back: cards, modifiers and rebels drawn, looked at or turned
up, packs passed or dealt, aristocrats replaced from their deck, ROB's turns, the end of a round.
"""


def shows_nothing_hidden(events: Iterable[Event]) -> bool:
    """Whether an action with these events could be taken back."""
    return all(event.what in OPEN for event in events)


def drafting(game: Game) -> bool:
    """Whether the seats are choosing their cards."""
    waiting = game.waiting()
    return bool(waiting) and game.legal(waiting[0])[0].startswith(PICK)


class Entry(NamedTuple):
    """An action, or a take back of the entry with the number `back`."""

    seat: int
    action: str
    back: int | None = None
    late: int = 0
    """How many moves in a row the clock has made with this one; 0: the seat moved in time."""


@dataclass(slots=True)
class Undoable:
    """An action that may still be taken back, and the game before it."""

    number: int
    seat: int
    action: str
    before: Game


class Play:
    """A game, its entries so far and what can be taken back.

    >>> play = Play(Game("first", 2, seed=1))
    >>> for seat in (0, 1):
    ...     events = play.act(seat, play.game.legal(seat)[0])
    >>> play.can_take_back(0), play.can_take_back(1)
    (1, 2)
    >>> play.take_back(0, 1)
    >>> play.game.actions(), play.number
    ([(1, 'keep B5')], 3)
    """

    def __init__(
        self, game: Game, opening: Sequence[Event] | None = None, deal: Sequence[Event] = ()
    ) -> None:
        """`opening`: what has happened until now; `deal`: what is told before that."""
        self.start = game.copy()
        self.game = game
        self.opening = list(game.opening if opening is None else opening)
        self.deal = list(deal)
        self.check = Check(self.opening)
        self.entries: list[Entry] = []
        self.undoable: list[Undoable] = []
        self.take_backs = [0] * game.seats

    @property
    def number(self) -> int:
        """The number of the last entry; the opening is 0."""
        return len(self.entries)

    def act(self, seat: int, action: str, late: int = 0) -> list[Event]:
        """Carry out an action; raises `IllegalAction` and changes nothing when it is not legal."""
        before = self.game.copy()
        events = self.game.play(seat, action)
        # It only notes what everybody is shown, which is never taken back.
        self.check.hear(events)
        self.entries.append(Entry(seat, action, None, late))
        if late:
            # What the clock did cannot be taken back.
            self.undoable.clear()
            return [*self.aside(self.number), *events]
        self.keep(Undoable(self.number, seat, action, before), events)
        return events

    def aside(self, number: int) -> list[Event]:
        """What is told of an entry before what the rules tell: the deal, a clock that ran out."""
        if not number:
            return self.deal
        entry = self.entries[number - 1]
        if not entry.late:
            return []
        # A game that is over needs nobody to take the seat.
        over = self.game.over and number == self.number
        lost = entry.late >= MOST_LATE and not over
        return [Event("lost_seat" if lost else "late", {"seat": entry.seat})]

    # Taking back

    def keep(self, done: Undoable, events: list[Event]) -> None:
        """Remember what can be taken back, forget what no longer can."""
        picked = done.action.startswith(PICK)
        if (
            self.game.over
            or not shows_nothing_hidden(events)
            or (picked and not drafting(self.game))
        ):
            self.undoable.clear()
        else:
            if not picked and self.undoable and self.undoable[-1].seat != done.seat:
                self.undoable.clear()
            self.undoable.append(done)

    def can_take_back(self, seat: int) -> int | None:
        """The number of the entry that a seat may take back."""
        if self.take_backs[seat] >= MOST_TAKE_BACKS:
            return None
        # In a draft the picks of the others do not depend on this one.
        for done in reversed(self.undoable):
            if done.seat == seat:
                return done.number
        return None

    def take_back(self, seat: int, number: int) -> None:
        at = next(i for i, done in enumerate(self.undoable) if done.number == number)
        self.game = self.undoable[at].before
        later = self.undoable[at + 1 :]
        del self.undoable[at:]
        for done in later:
            before = self.game.copy()
            events = self.game.play(done.seat, done.action)
            self.keep(Undoable(done.number, done.seat, done.action, before), events)
        self.entries.append(Entry(seat, "", number))
        self.take_backs[seat] += 1

    # Everything once more

    def run(self, entry: Entry) -> list[Event]:
        """Act or take back, as the entry says."""
        if entry.back is None:
            return self.act(entry.seat, entry.action, entry.late)
        self.take_back(entry.seat, entry.back)
        return []

    def again(self) -> Iterator[list[Event]]:
        """What happened with each entry, by playing it again; the first is the opening."""
        play = Play(self.start.copy(), self.opening, self.deal)
        yield [*self.deal, *self.opening]
        for entry in self.entries:
            yield play.run(entry)

    def heard(self, seat: int) -> list[SeenEvent]:
        """All that a seat was told by the rules, but for what was taken back."""
        game, events = self.start.copy(), list(self.opening)
        for actor, action in self.game.actions()[len(game.actions()) :]:
            events += game.play(actor, action)
        return seen(events, seat)

    def kept(self) -> list[int]:
        """The numbers of the actions that were not taken back."""
        gone = {entry.back for entry in self.entries}
        return [
            number
            for number, entry in enumerate(self.entries, 1)
            if entry.back is None and number not in gone
        ]


def resumed(steps: Iterable[tuple[Game, int, str, list[Event]]]) -> Play:
    """The game of a record's steps (see `rules.record.steps`), each action an entry."""
    play: Play | None = None
    for game, seat, action, _ in steps:
        if play is None:
            play = Play(game.copy(), game.opening)
        else:
            play.act(seat, action)
    assert play is not None
    return play
