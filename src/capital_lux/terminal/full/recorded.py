"""A record to walk through: any place in the game, from any seat or with everything open."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.power import Power
from capital_lux.rules.shapes import SeenEvent
from capital_lux.telling.check import Check
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import powers_of
from capital_lux.telling.model import table_model
from capital_lux.terminal.files import players_of, read_record, verified_steps
from capital_lux.terminal.full.source import News, Source, Tell
from capital_lux.terminal.replay import everything
from capital_lux.terminal.seats import check_seat, people
from capital_lux.texts import Message


class RecordedTable(Source):
    """The steps of a verified record."""

    curtain = False

    def __init__(
        self, path: Path, seat: int | None, until: int | None, tiles: Sequence[Any] = ()
    ) -> None:
        """`seat`: whose eyes, None for everything; `until`: the action to begin at.

        Without it, before the first: who walks through a game should not begin with its end.
        """
        record = read_record(path)
        self.games: list[Game] = []
        self.steps: list[tuple[int, str, list[Event]]] = []
        for game, actor, action, events in verified_steps(path, record, tiles):
            self.games.append(game.copy())
            self.steps.append((actor, action, events))
        if seat is not None:
            check_seat(seat, self.games[0])
        self.seat = seat
        self.names = [name for _, name in players_of(record, self.games[0].seats)]
        self.last = len(self.steps) - 1
        self.at = min(until or 0, self.last)
        self.tell: Tell = lambda news: None

    @property
    def hints(self) -> bool:
        """A record has nothing to decide."""
        return False

    @property
    def rematch(self) -> bool:
        """It is over for good."""
        return False

    @property
    def tiles(self) -> Sequence[Power]:
        """The tiles of its game."""
        return tuple(self.games[0].powers())

    async def open(self, tell: Tell) -> None:
        """Show where it begins."""
        self.tell = tell
        self.show()

    def show(self) -> None:
        """Tell everything up to here anew."""
        game = self.games[self.at]
        view = everything(game) if self.seat is None else game.view(self.seat)
        played = self.steps[: self.at + 1]
        check = Check(event for _, _, events in played for event in events)
        state = {**table_model(view, self.names, check), "choices": [], "can_take_back": False}
        public = game.view(None)
        teller = Teller(self.names, self.seat, powers_of(public), "rob" in public)
        entries = []
        for number, (actor, _, events) in enumerate(played):
            seen = self.seen(events)
            told = {"seat": self.seat, "events": seen, "lines": teller.lines(seen)}
            entries.append({"number": number, "seat": actor, "told": [told], "back": None})
        self.tell(News({"number": self.at, "entries": entries, "seats": [state]}))

    def seen(self, events: Sequence[Event]) -> list[SeenEvent]:
        """All of some events, or what the seat may see of them."""
        if self.seat is None:
            return [event.whole() for event in events]
        return seen_by(events, self.seat)

    def step_by(self, count: int) -> None:
        """Go on or back."""
        self.at = max(0, min(self.last, self.at + count))
        self.show()

    def next_round(self, direction: int) -> None:
        """Go to where the next round begins, or to where this one or the one before did."""
        begins = [
            at
            for at, (_, _, events) in enumerate(self.steps)
            if any(event.what == "round" for event in events)
        ]
        if direction > 0:
            self.at = min((at for at in begins if at > self.at), default=self.last)
        else:
            self.at = max((at for at in begins if at < self.at), default=0)
        self.show()

    def look_from_next(self) -> None:
        """The next seat's eyes, then everything again."""
        count = people(self.games[0])
        self.seat = 0 if self.seat is None else self.seat + 1
        if self.seat >= count:
            self.seat = None
        self.show()

    def banner(self) -> Message:
        """Where in the record we are and what was done last."""
        actor, action, _ = self.steps[self.at]
        eyes = Message("full-replay-all") if self.seat is None else self.names[self.seat]
        args = {"number": self.at, "total": self.last, "eyes": eyes}
        if actor < 0 or not self.may_know(self.at):
            return Message("full-replay-at", args)
        return Message("full-replay-step", {**args, "seat": self.names[actor], "action": action})

    def may_know(self, at: int) -> bool:
        """Whether the seat whose eyes we have may know of an action: picks are secret (F7)."""
        actor, _, events = self.steps[at]
        return self.seat in (None, actor) or not any(event.private for event in events)

    async def act(self, seat: int, action: str) -> None:
        """Nothing can be done in a record."""

    async def take_back(self, seat: int) -> None:
        """Nothing can be undone either."""

    async def close(self) -> None:
        """Nothing is open."""
