"""A record to walk through: any place in the game, from any seat or with everything open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from capital_lux.console.files import players_of, read_record, verified_steps
from capital_lux.play.recorded import Step, walk
from capital_lux.play.viewpoint import ALL
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.options import public_seats
from capital_lux.rules.power import Power
from capital_lux.terminal.full.sources.source import News, Source, Tell
from capital_lux.terminal.seats import check_seat
from capital_lux.texts import Message


class RecordedTable(Source):
    """The steps of a verified record."""

    curtain = hints = rematch = False

    def __init__(
        self, path: Path, seat: int | None, until: int | None, tiles: Sequence[Any] = ()
    ) -> None:
        """`seat`: whose eyes, None for everything; `until`: the action to begin at.

        Without it, before the first: a walk through a game should not begin with its end.
        """
        record = self.record = read_record(path)
        self.steps: list[tuple[Game, int, str, list[Event]]] = [
            (game.copy(), actor, action, events)
            for game, actor, action, events in verified_steps(path, record, tiles)
        ]
        self.game = self.steps[0][0]
        if seat is not None:
            check_seat(seat, self.game)
        self.seat = seat
        self.names = [name for _, name in players_of(record, self.game.seats)]
        self.walks: dict[int | None, list[Step]] = {}
        self.last = len(self.steps) - 1
        self.at = min(until or 0, self.last)
        self.tell: Tell = lambda news: None

    @property
    def tiles(self) -> Sequence[Power]:
        return tuple(self.game.powers())

    async def open(self, tell: Tell) -> None:
        self.tell = tell
        self.show()

    def walk(self) -> list[Step]:
        """All steps as they are seen from here."""
        if self.seat not in self.walks:
            viewpoint = ALL if self.seat is None else self.seat
            self.walks[self.seat] = list(walk(self.steps, self.names, viewpoint))
        return self.walks[self.seat]

    def show(self) -> None:
        """Tell everything up to here anew."""
        steps = self.walk()[: self.at + 1]
        entries = [
            {"number": step.number, "seat": step.seat, "told": [step.told], "back": []}
            for step in steps
        ]
        state = {**steps[-1].state, "choices": []}
        self.tell(News({"number": self.at, "entries": entries, "seats": [state]}))

    def step_by(self, count: int) -> None:
        self.at = max(0, min(self.last, self.at + count))
        self.show()

    def next_round(self, direction: int) -> None:
        """Go to where the next round begins, or back to where this one or the one before began."""
        begins = [
            at
            for at, (_, _, _, events) in enumerate(self.steps)
            if any(event.what == "round" for event in events)
        ]
        if direction > 0:
            self.at = min((at for at in begins if at > self.at), default=self.last)
        else:
            self.at = max((at for at in begins if at < self.at), default=0)
        self.show()

    def look_from_next(self) -> None:
        """Look with the next seat's eyes; after the last seat, at everything again."""
        seats = [*range(public_seats(self.game)), None]
        self.seat = seats[(seats.index(self.seat) + 1) % len(seats)]
        self.show()

    def banner(self) -> Message:
        """Where in the record we are and what was done last."""
        _, actor, action, _ = self.steps[self.at]
        eyes = Message("full-replay-all") if self.seat is None else self.names[self.seat]
        args = {"number": self.at, "total": self.last, "eyes": eyes}
        if actor < 0 or not self.may_know(self.at):
            return Message("full-replay-at", args)
        return Message("full-replay-step", {**args, "seat": self.names[actor], "action": action})

    def may_know(self, at: int) -> bool:
        """Whether the seat whose eyes we have may know of an action: picks are secret (F7)."""
        _, actor, _, events = self.steps[at]
        return self.seat in (None, actor) or not any(event.private for event in events)
