"""A table in the browser: its log, its bots, and the connections of the page to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from capital_lux.play import viewpoint
from capital_lux.play.worker import Worker
from capital_lux.rules.events import Event
from capital_lux.server.database.rows import STEPS, EntryRow, TableRow
from capital_lux.server.identity.identity import Identity
from capital_lux.server.protocol.seat import Entry, Snapshot, Told
from capital_lux.server.protocol.socket import (
    Act,
    ActionDone,
    ActionRefused,
    FromClient,
    Info,
    Ping,
    Pong,
    TakeBack,
    Update,
)
from capital_lux.server.protocol.values import Message
from capital_lux.server.refusals import Refused
from capital_lux.server.tables import commands
from capital_lux.server.tables.info import table_info
from capital_lux.server.tables.presence import Presence
from capital_lux.server.tables.state import BOT, PERSON, State, state_of
from capital_lux.telling.log import Teller

GUEST = "you"
"""The one guest: the person at this browser, who may lend the device to others."""
PACE = 0.7
"""Seconds between a move and the answer of a bot."""
NOTHING_SEEN = -1
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode


class PageTable:
    """One request after another; each is kept before it is told."""

    def __init__(
        self,
        row: TableRow,
        log: list[EntryRow],
        keep: Callable[[PageTable], None],
        now: Callable[[], float],
    ) -> None:
        self.row = row
        self.log = log
        self.keep = keep
        self.now = now
        self.state = state_of(row, log)
        self.presence = Presence(len(self.state.seats), 0.0, now)
        self.connections: list[PageConnection] = []
        self.tellers: dict[int | None, Teller] = {}
        self.told: dict[int | None, list[Told]] = {}
        """By reader: what they were told of each entry."""
        self.thinking: asyncio.TimerHandle | None = None

    # What is done

    def do(self, decide: Callable[[State], commands.Outcome]) -> int:
        """Decide, keep and tell; the number of the last entry. Raises `Refused`."""
        decision = decide(self.state)
        if isinstance(decision, commands.NewEntry):
            self.enter(decision)
        return self.state.number

    def enter(self, new: commands.NewEntry) -> None:
        position = self.state.position + 1
        entry = EntryRow(
            self.row.id, position, new.kind, new.seat, new.client_id, new.data, self.now()
        )
        events = self.state.apply(entry)
        self.log.append(entry)
        self.keep(self)
        if entry.kind in STEPS or events:
            self.remember(events)
        if entry.kind not in STEPS:
            self.told.clear()
        for connection in self.connections:
            connection.tell(informed=entry.kind in STEPS)
        self.let_bots_play()

    # Bots

    def bot_to_move(self) -> int | None:
        """The bot that is to act. In a draft people are first: they can take a pick back."""
        waiting = self.state.waiting()
        if any(self.state.seats[seat].kind == PERSON for seat in waiting):
            return None
        return next((seat for seat in waiting if self.state.seats[seat].kind == BOT), None)

    def let_bots_play(self) -> None:
        if self.thinking is None and self.bot_to_move() is not None:
            self.thinking = asyncio.get_running_loop().call_later(0, self.think)

    def think(self) -> None:
        """Let a bot decide now and act when a person has had time to look."""
        loop = asyncio.get_running_loop()
        begun, seat, number = loop.time(), self.bot_to_move(), self.state.number
        self.thinking = None
        if seat is None:
            return
        question = self.state.question(seat, self.state.seats[seat].level)
        action = Worker().answer(question)["action"]
        people = any(one.kind == PERSON for one in self.state.seats)
        pause = PACE if people and not any(one.quick for one in self.connections) else 0.0
        # In a browser nothing can be put off until a time that has passed.
        left = max(0.0, begun + pause - loop.time())
        self.thinking = loop.call_later(left, self.act, seat, action, number)

    def act(self, seat: int, action: str, number: int) -> None:
        self.thinking = None
        if self.state.number == number:
            self.enter(commands.NewEntry("act", seat, action))
        else:
            # Taken back in between.
            self.let_bots_play()

    def advice(self, seat: int) -> dict[str, Any] | None:
        """What an expert would do in a person's seat."""
        question = self.state.question(seat, "")
        question.bot, question.advise = None, True
        found: dict[str, Any] | None = Worker().answer(question)
        return found

    # What is told

    def remember(self, events: list[Event]) -> None:
        for reader, teller in self.tellers.items():
            if reader in self.told:
                self.told[reader].append(Told(**viewpoint.told(events, reader, teller)))

    def told_to(self, reader: int | None) -> list[Told]:
        """All that somebody was told."""
        play = self.state.play
        assert play is not None
        if reader not in self.told:
            teller = viewpoint.new_teller(play.game, self.state.names(), reader)
            parts = [viewpoint.told(events, reader, teller) for events in play.again()]
            self.told[reader] = [Told(**part) for part in parts]
            self.tellers[reader] = teller
        return self.told[reader]

    def news(self, seats: list[int | None], after: int, kind: type[Snapshot]) -> Snapshot:
        """The table as some seats see it, and what they were told after a number."""
        play = self.state.play
        if play is None:
            return kind(0, [], [], self.state.next)
        told = [self.told_to(seat) for seat in seats]
        entries = []
        for number in range(after + 1 if after > 0 else 0, play.number + 1):
            step = play.entries[number - 1] if number else None
            parts = [to_one[number] for to_one in told]
            entries.append(
                Entry(number, step.seat if step else None, parts, list(step.back) if step else [])
            )
        return kind(
            play.number, entries, [self.state.seen_by(seat) for seat in seats], self.state.next
        )


class PageConnection:
    """The page, looking at a table."""

    def __init__(
        self, table: PageTable, after: int, watching: bool, send: Callable[[str], None]
    ) -> None:
        self.table = table
        self.sent = after
        self.watching = watching
        self.send = send
        self.quick = False
        self.who = Identity() if watching else Identity(GUEST)
        self.seats: list[int | None] = []
        table.connections.append(self)
        self.tell(informed=False)
        table.let_bots_play()

    def take_seats(self) -> None:
        seats: list[int | None] = [*self.table.state.seats_of(self.who)] or [None]
        if seats == self.seats:
            return
        before, self.seats = self.seats, seats
        if before:
            self.sent = NOTHING_SEEN
        for seat in before:
            if seat is not None:
                self.table.presence.went(seat)
        for seat in seats:
            if seat is not None:
                self.table.presence.came(seat)

    def tell(self, informed: bool) -> None:
        """Send what is new; `informed`: whether nothing but the game has changed."""
        self.take_seats()
        if not informed:
            self.reply(Info(table_info(self.table, self.who, self.watching)))
        news = self.table.news(self.seats, self.sent, Update)
        self.sent = news.number if self.table.state.play is not None else self.sent
        self.reply(news)

    def reply(self, message: msgspec.Struct) -> None:
        self.send(encode(message).decode())

    def hear(self, text: str) -> None:
        try:
            message = decode(text)
        except msgspec.DecodeError as problem:
            self.reply(ActionRefused(None, Message("error-bad-message", {"detail": str(problem)})))
            return
        if isinstance(message, Ping):
            self.quick = message.quick
            self.reply(Pong())
        elif isinstance(message, Act | TakeBack):
            try:
                number = self.table.do(partial(commands.step, who=self.who, wanted=message))
            except Refused as refused:
                self.reply(ActionRefused(message.id, refused.message))
            else:
                self.reply(ActionDone(message.id, number))

    def close(self) -> None:
        self.table.connections.remove(self)
        for seat in self.seats:
            if seat is not None:
                self.table.presence.went(seat)
