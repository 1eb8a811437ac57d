"""The game at a table as a fold over its actions and take backs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.record import steps
from capital_lux.server.database.rows import AGAIN, CHOSEN, TableRow
from capital_lux.server.tables.turns import MOST_LATE
from capital_lux.telling.check import Check
from capital_lux.telling.take_back import shows_nothing_hidden

MOST_TAKE_BACKS = 100
"""By one seat in one game, so that a log cannot grow without end."""

PICK = "keep "
KNOWN_DEALS = {AGAIN: "same_deal", CHOSEN: "chosen_deal"}


def drafting(game: Game) -> bool:
    """Whether the seats are choosing their cards."""
    waiting = game.waiting()
    return bool(waiting) and game.legal(waiting[0])[0].startswith(PICK)


class Step(NamedTuple):
    """An entry of the game: an action, or a take back of the entry with the number `back`."""

    seat: int
    action: str
    back: int | None
    late: int = 0
    """How many moves in a row the clock has made with this one; 0: the seat moved in time."""


@dataclass(slots=True)
class Undoable:
    """An action that may still be taken back, and the game before it."""

    number: int
    seat: int
    action: str
    before: Game


def new_game(row: TableRow) -> Game:
    """A game as a table deals it."""
    powers = None if row.powers is None else row.powers.split(",")
    return Game(row.edition, row.seats, row.seed, powers=powers, rules=row.rules)


def beginning(row: TableRow) -> tuple[Game, list[Event]]:
    """The game of a table before its first action, and what happened until then."""
    if row.start is None:
        game = new_game(row)
        return game, game.opening
    played = list(steps(msgspec.json.decode(row.start)))
    return played[-1][0], [event for step in played for event in step[3]]


def about_deal(row: TableRow) -> list[Event]:
    """What everybody is told of a deal that somebody may know already."""
    return [Event(KNOWN_DEALS[row.deal], {})] if row.deal in KNOWN_DEALS else []


def ran_out(step: Step, over: bool) -> Event:
    """What is told before a move that the clock made; at its end a game needs no other player."""
    lost = step.late >= MOST_LATE and not over
    return Event("lost_seat" if lost else "late", {"seat": step.seat})


class Play:
    """A game, the steps so far and what can be taken back."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game, opening = beginning(row)
        self.opening = [*about_deal(row), *opening]
        self.check = Check(opening)
        self.steps: list[Step] = []
        self.undoable: list[Undoable] = []
        self.take_backs = [0] * self.game.seats

    @property
    def number(self) -> int:
        """The number of the last entry; the opening is 0."""
        return len(self.steps)

    def act(self, seat: int, action: str, late: int = 0) -> list[Event]:
        """Carry out an action; raises `IllegalAction` and changes nothing when it is not legal."""
        before = self.game.copy()
        events = self.game.play(seat, action)
        # What it hears for is shown to everybody, so that nothing of it is ever taken back.
        self.check.hear(events)
        step = Step(seat, action, None, late)
        self.steps.append(step)
        if late:
            # What the clock did cannot be taken back.
            self.undoable.clear()
            return [ran_out(step, self.game.over), *events]
        self.keep(Undoable(self.number, seat, action, before), events)
        return events

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
        """Make an action undone."""
        at = next(i for i, done in enumerate(self.undoable) if done.number == number)
        self.game = self.undoable[at].before
        later = self.undoable[at + 1 :]
        del self.undoable[at:]
        for done in later:
            before = self.game.copy()
            events = self.game.play(done.seat, done.action)
            self.keep(Undoable(done.number, done.seat, done.action, before), events)
        self.steps.append(Step(seat, "", number))
        self.take_backs[seat] += 1

    def run(self, step: Step) -> list[Event]:
        """Act or take back, as the step says."""
        if step.back is None:
            return self.act(step.seat, step.action, step.late)
        self.take_back(step.seat, step.back)
        return []
