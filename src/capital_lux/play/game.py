"""A game in progress: its entries, and which of them can still be taken back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
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
    """An action, or a take back."""

    seat: int
    action: str
    back: tuple[int, ...] = ()
    """The numbers of the entries that it takes back: the seat's own, and bots' answers to it."""
    late: int = 0
    """How many moves in a row the clock has made with this one; 0: the seat moved in time."""
    aloud: bool = False
    """Whether the log says that it was taken back."""


@dataclass(slots=True)
class Undoable:
    """An action that may still be taken back, and the game before it."""

    number: int
    seat: int
    action: str
    before: Game
    by_bot: bool

    @property
    def picked(self) -> bool:
        """Whether it is a pick of a draft, which nobody else's pick depends on."""
        return self.action.startswith(PICK)


class Play:
    """A game, its entries so far and what can be taken back.

    >>> play = Play(Game("first", 2, seed=1))
    >>> for seat in (0, 1):
    ...     events = play.act(seat, play.game.legal(seat)[0])
    >>> play.can_take_back(0), play.can_take_back(1)
    (1, 2)
    >>> play.take_back(0, 1)
    [Event(what='took_back', data={'seat': 0}, secret={}, seen_by=(), private=False)]
    >>> play.game.actions(), play.number
    ([(1, 'keep B5')], 3)
    """

    def __init__(
        self, game: Game, opening: Sequence[Event] | None = None, deal: Sequence[Event] = ()
    ) -> None:
        """`opening`: what has happened until now; `deal`: what is told before that."""
        self.bots: Collection[int] = ()
        """The seats that are nobody's but a bot's."""
        self.final = False
        """Whether nothing can be taken back: at the deal of the day there is one try."""
        self.start = game.copy()
        self.game = game
        self.opening = list(game.opening if opening is None else opening)
        self.deal = list(deal)
        self.check = Check(self.opening)
        self.rounds: list[list[int]] = []
        """Each seat's points at the end of every round so far."""
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
        # It only notes what everybody is shown, which is never taken back; nor is a round end.
        self.check.hear(events)
        if self.game.over or any(event.what == "round" for event in events):
            self.rounds.append(self.game.scores())
        self.entries.append(Entry(seat, action, late=late))
        if late:
            # What the clock did cannot be taken back.
            self.undoable.clear()
            return [*self.aside(self.number), *events]
        self.keep(Undoable(self.number, seat, action, before, seat in self.bots), events)
        return events

    def aside(self, number: int) -> list[Event]:
        """What is told of an entry before the rules' own events: the deal, a clock that ran out."""
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
        if (
            self.game.over
            or not shows_nothing_hidden(events)
            or (done.picked and not drafting(self.game))
        ):
            self.undoable.clear()
        else:
            self.undoable.append(done)

    def played_by(self, people: Collection[int]) -> None:
        """Note in which seats people play, and have played so far; bots have all others."""
        self.bots = [seat for seat in range(self.game.seats) if seat not in people]
        for done in self.undoable:
            done.by_bot = done.seat in self.bots

    def alone(self, seat: int) -> bool:
        """Whether a seat plays against bots only."""
        return all(other == seat or other in self.bots for other in range(self.game.seats))

    def can_take_back(self, seat: int) -> int | None:
        """The number of the entry that a seat may take back: its last, if that showed nothing.

        Nobody else may have acted since, except in a draft and except bots that the seat faces
        alone.
        """
        if self.final or self.take_backs[seat] >= MOST_TAKE_BACKS:
            return None
        alone = self.alone(seat)
        for done in reversed(self.undoable):
            if done.seat == seat:
                return done.number
            if not (done.picked or (done.by_bot and alone)):
                return None
        return None

    def take_back(self, seat: int, number: int) -> list[Event]:
        """Take back the last action of a seat, and what bots did since; what others are told."""
        if number != self.can_take_back(seat):
            raise ValueError(f"entry {number} cannot be taken back")
        since = [done for done in self.undoable if done.number >= number]
        # Picks of others do not depend on this one.
        gone = [done.number for done in since if done.number == number or not done.picked]
        return self.undo(Entry(seat, "", tuple(gone), aloud=not self.alone(seat)))

    def undo(self, entry: Entry) -> list[Event]:
        at = next(i for i, done in enumerate(self.undoable) if done.number == entry.back[0])
        self.game = self.undoable[at].before
        later = [done for done in self.undoable[at:] if done.number not in entry.back]
        del self.undoable[at:]
        for done in later:
            done.before = self.game.copy()
            self.keep(done, self.game.play(done.seat, done.action))
        self.entries.append(entry)
        self.take_backs[entry.seat] += 1
        return [Event("took_back", {"seat": entry.seat})] if entry.aloud else []

    # Everything once more

    def again(self) -> Iterator[list[Event]]:
        """What happened with each entry, by playing it again; the first is the opening."""
        play = Play(self.start.copy(), self.opening, self.deal)
        yield [*self.deal, *self.opening]
        for entry in self.entries:
            if entry.back:
                yield play.undo(entry)
            else:
                yield play.act(entry.seat, entry.action, entry.late)

    def standing(self) -> Iterator[list[Event]]:
        """What the rules told of the opening and of each action that was not taken back."""
        game = self.start.copy()
        yield self.opening
        for actor, action in self.game.actions()[len(game.actions()) :]:
            yield game.play(actor, action)

    def heard(self, seat: int) -> list[SeenEvent]:
        """All that a seat was told by the rules, but for what was taken back."""
        return seen(chain.from_iterable(self.standing()), seat)

    def kept(self) -> list[int]:
        """The numbers of the actions that were not taken back."""
        gone = {number for entry in self.entries for number in entry.back}
        return [
            number
            for number, entry in enumerate(self.entries, 1)
            if not entry.back and number not in gone
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
