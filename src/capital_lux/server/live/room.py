"""The connections of a table, and what each is sent.

A connection is only marked when something changes; when it can be written to, one message is made
of all that is new. So a slow reader is sent fewer, larger updates and nobody waits for it. Whoever
must act now is served at once, an onlooker when there is time for it: soon, unless the server is
busy, and then with fewer, larger updates too.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from capital_lux.play import viewpoint
from capital_lux.rules.events import Event
from capital_lux.server.database.rows import EntryRow
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.keys import mark, new_id
from capital_lux.server.limits.rates import Bucket
from capital_lux.server.protocol.seat import Entry, Snapshot, Told
from capital_lux.server.protocol.socket import ActionRefused, Info, Update
from capital_lux.server.protocol.values import Message
from capital_lux.server.tables.info import table_info
from capital_lux.server.tables.table import Audience, ServerTable
from capital_lux.telling.log import Teller

RECENT = 64
"""Entries kept as bytes for connections that lag; for older ones the log is told again."""
MOST_WAITING = 200
"""Answers that may wait for a connection that does not read; then it is closed."""
LATEST = 0.3
"""The most seconds that a connection may wait while there is more urgent work."""
PAUSE = 0.01
"""Seconds between two looks for those that have waited that long."""
AT_ONCE = 4
"""How many of them one round of the event loop serves, so that others do not wait for long."""
MOST_WINDOWS = 20
"""Connections of one seat; when there are more the oldest is closed."""
COUNT_PAUSE = 0.3
"""Seconds after which everybody is told how many spectators there are."""
TOO_SLOW = 4408
TOO_MANY = 4409
TOKENS_AT_ONCE = 10
"""Tokens that one connection may show in a row; then one a second."""
PICKED = ("kept", "ready")
NOTHING_SEEN = -1
SomeSnapshot = TypeVar("SomeSnapshot", bound=Snapshot)
encode = msgspec.json.Encoder().encode


class Connection:
    """Somebody who looks on, through one WebSocket."""

    def __init__(
        self, who: Identity, sent: int, watching: bool, address: str = "", guest: str = ""
    ) -> None:
        """`sent`: the last number they know; `watching`: by a spectator's link.

        `guest`: who looks on, whatever `who` may see.
        """
        self.who = who
        self.guest = guest
        self.name = ""
        """Of a guest without a seat."""
        self.mark = mark(guest or new_id())
        """What tells spectators apart."""
        self.counted = False
        """Whether it counts as a spectator."""
        self.address = address
        self.sent = sent
        self.watching = watching
        self.seats: list[int | None] = []
        self.answers: deque[bytes] = deque()
        self.informed = False
        self.current = False
        self.due = True
        """Whether it is this connection's turn to be brought up to date."""
        self.write_soon: Callable[[], None] = lambda: None
        """Has what is new written, once it was let in."""
        self.opened = time.monotonic()
        self.told: dict[tuple[int | None, ...], int] = {}
        """By seats that it saw before: the last number that it was told as them."""
        self.tokens = Bucket(1, TOKENS_AT_ONCE)
        self.quick = False
        """Whether bots need not pause for it."""
        self.ended = asyncio.Event()
        self.code = 0
        """With which it is to be closed, once it has ended."""

    def end(self, code: int) -> None:
        self.code = code
        self.ended.set()

    def wake(self) -> None:
        self.due = True
        self.write_soon()

    def answer(self, message: bytes) -> None:
        if len(self.answers) >= MOST_WAITING:
            self.end(TOO_SLOW)
        else:
            self.answers.append(message)
            self.write_soon()


class Later:
    """The connections that may wait, in a queue: a few each time the loop comes round."""

    def __init__(self, pressed: Callable[[], bool]) -> None:
        """`pressed`: whether there is so much to do that they have to wait."""
        self.pressed = pressed
        self.queue: OrderedDict[Connection, float] = OrderedDict()
        """Since when each waits."""
        self.woken = asyncio.Event()

    def add(self, connection: Connection) -> None:
        if connection not in self.queue:
            self.queue[connection] = time.monotonic()
            self.woken.set()

    def drop(self, connection: Connection) -> None:
        """Drop a connection that is up to date, or gone."""
        self.queue.pop(connection, None)

    async def run(self) -> None:
        while True:
            await self.woken.wait()
            self.woken.clear()
            while self.queue:
                if not self.pressed():
                    for _ in range(min(AT_ONCE, len(self.queue))):
                        self.serve_next()
                    await asyncio.sleep(0)
                    continue
                late = time.monotonic() - LATEST
                while self.queue and next(iter(self.queue.values())) < late:
                    self.serve_next()
                await asyncio.sleep(PAUSE)

    def serve_next(self) -> None:
        connection, _ = self.queue.popitem(last=False)
        connection.wake()


class Recent(NamedTuple):
    """An entry as bytes, by seat."""

    number: int
    seat: int | None
    back: Sequence[int]
    parts: dict[int | None, bytes]


class Room(Audience):
    """All connections of one table."""

    def __init__(self, table: ServerTable, later: Later) -> None:
        self.table = table
        self.later = later
        self.connections: set[Connection] = set()
        self.tellers: dict[int | None, Teller] = {}
        self.recent: deque[Recent] = deque(maxlen=RECENT)
        self.states: dict[int | None, bytes] = {}
        """What each seat sees now, once somebody has asked."""
        self.telling: asyncio.TimerHandle | None = None
        """When everybody is told how many spectators there are."""

    def quick(self) -> bool:
        """Whether nobody who plays here wants bots to pause."""
        playing = [one for one in self.connections if not one.watching]
        return bool(playing) and all(one.quick for one in playing)

    # What the table tells

    def stepped(self, step: EntryRow, events: list[Event]) -> None:
        play = self.table.state.play
        assert play is not None
        back = play.entries[-1].back
        self.remember(step.seat, back, events)
        # A pick in a draft changes nothing for the others until the packs are passed.
        only_mine = all(event.what in PICKED for event in events) and not back
        urgent = (step.seat,) if only_mine else self.table.state.waiting()
        for connection in self.connections:
            connection.current = False
            if any(seat in urgent for seat in connection.seats):
                connection.wake()
            else:
                self.later.add(connection)

    def seated(self, events: list[Event]) -> None:
        names = self.table.state.names()
        for teller in self.tellers.values():
            teller.names = names
        if events:
            self.remember(None, (), events)
        self.states.clear()
        for connection in self.connections:
            self.take_seats(connection)
            connection.informed = connection.current = False
            connection.wake()

    def reloaded(self) -> None:
        """The table was read again: nothing that is kept here counts."""
        self.recent.clear()
        self.tellers.clear()
        self.seated([])

    def remember(self, seat: int | None, back: Sequence[int], events: Sequence[Event]) -> None:
        """Keep an entry as bytes for those who are here."""
        self.states.clear()
        if not self.connections:
            self.tellers.clear()
            return
        parts = {reader: told(events, reader, teller) for reader, teller in self.tellers.items()}
        self.recent.append(Recent(self.table.state.number, seat, back, parts))

    # Coming and going

    def has_place(self, connection: Connection, most: int) -> bool:
        """Whether a connection may come in: those who sit here always, others up to a limit."""
        onlookers = sum(one.seats == [None] for one in self.connections)
        return self.is_seated(connection) or onlookers < most

    def is_seated(self, connection: Connection) -> bool:
        return not connection.watching and bool(self.table.state.seats_of(connection.who))

    def join(self, connection: Connection) -> None:
        self.connections.add(connection)
        self.table.presence.attend(1)
        self.take_seats(connection)
        if self.is_seated(connection):
            windows = [one for one in self.connections if one.seats == connection.seats]
            if len(windows) > MOST_WINDOWS:
                min(windows, key=lambda one: one.opened).end(TOO_MANY)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.later.drop(connection)
        self.table.presence.attend(-1)
        self.presence_of(connection, [])
        self.count(connection, False)
        if not self.connections:
            self.tellers.clear()
            self.recent.clear()
            self.states.clear()

    def take_seats(self, connection: Connection, by_token: bool = False) -> None:
        """Which seats a connection sees: its own, or none with the public view.

        Whoever shows another token knows what was told to it as that seat, and is told the rest.
        """
        mine: list[int] = [] if connection.watching else self.table.state.seats_of(connection.who)
        seats: list[int | None] = [*mine] or [None]
        if connection.seats != seats:
            if connection.seats:
                # It is somebody else's log, or there is more of it: all is told from the beginning.
                connection.told[tuple(connection.seats)] = connection.sent
                known = connection.told.get(tuple(seats), NOTHING_SEEN)
                connection.sent = known if by_token else NOTHING_SEEN
            self.presence_of(connection, seats)
            connection.current = False
        sits = bool(self.table.state.seats_of(Identity(connection.guest)))
        self.count(connection, not mine and not sits)
        connection.wake()

    def count(self, connection: Connection, watches: bool) -> None:
        """Count a spectator, or one less; a player who also watches is not one."""
        if connection.counted == watches:
            return
        connection.counted = watches
        before = self.table.presence.watching
        self.table.presence.watch(connection.mark, 1 if watches else -1)
        if self.table.presence.watching != before and self.telling is None:
            # Many may come at once; everybody is told how many they are when all of them have come.
            self.telling = asyncio.get_running_loop().call_later(COUNT_PAUSE, self.tell_count)

    def tell_count(self) -> None:
        self.telling = None
        self.inform()

    def presence_of(self, connection: Connection, seats: list[int | None]) -> None:
        before, connection.seats = connection.seats, seats
        presence = self.table.presence
        changed = [seat for seat in before if seat is not None and presence.went(seat)]
        changed += [seat for seat in seats if seat is not None and presence.came(seat)]
        if changed:
            self.inform()

    def inform(self) -> None:
        for connection in self.connections:
            connection.informed = False
            connection.write_soon()

    # What a connection is sent

    def messages(self, connection: Connection) -> list[bytes]:
        """All that a connection should be sent now."""
        found: list[bytes] = []
        if not connection.informed:
            connection.informed = True
            info = table_info(self.table, connection.who, connection.watching)
            found.append(encode(Info(info)))
        # Whoever is answered is written to in any case.
        due = connection.due or (connection.answers and not self.later.pressed())
        if due and not connection.current:
            connection.current = True
            self.later.drop(connection)
            found.append(encode(self.news_for(connection, Update)))
        connection.due = False
        found.extend(connection.answers)
        connection.answers.clear()
        return found

    def news_for(self, connection: Connection, kind: type[SomeSnapshot]) -> SomeSnapshot:
        state = self.table.state
        following = None if connection.watching else state.next
        if state.play is None:
            return kind(0, [], [], following)
        entries = self.entries_after(connection.sent, connection.seats)
        connection.sent = state.number
        states = [encoded(self.state_of(seat)) for seat in connection.seats]
        return kind(state.number, entries, states, following)

    def state_of(self, seat: int | None) -> bytes:
        found = self.states.get(seat)
        if found is None:
            found = self.states[seat] = encode(self.table.state.seen_by(seat))
        return found

    def entries_after(self, after: int, seats: Sequence[int | None]) -> list[Entry]:
        """The entries since a number, as told to some seats."""
        missing = self.table.state.number - after
        wanted = [self.recent[-at] for at in range(min(missing, len(self.recent)), 0, -1)]
        if len(wanted) == missing and all(seat in one.parts for one in wanted for seat in seats):
            return [
                entry(one.number, one.seat, one.back, [one.parts[seat] for seat in seats])
                for one in wanted
            ]
        return self.from_the_log(after, seats)

    def from_the_log(self, after: int, seats: Sequence[int | None]) -> list[Entry]:
        """The entries since a number, found by playing the game again."""
        state = self.table.state
        assert state.play is not None
        parts: list[list[bytes]] = []
        for seat in seats:
            teller = viewpoint.new_teller(state.play.game, state.names(), seat)
            found = [told(events, seat, teller) for events in state.play.again()]
            self.tellers[seat] = teller
            parts.append(found[after + 1 if after > 0 else 0 :])
        first = state.number + 1 - len(parts[0])
        entries = []
        for number, told_to in enumerate(zip(*parts, strict=True), first):
            step = state.play.entries[number - 1] if number else None
            actor = None if step is None else step.seat
            entries.append(entry(number, actor, step.back if step else (), told_to))
        return entries


def encoded(part: bytes) -> Any:
    """A part of a message that was encoded before, in place of its struct."""
    return msgspec.Raw(part)


def told(events: Iterable[Event], seat: int | None, teller: Teller) -> bytes:
    return encode(Told(**viewpoint.told(events, seat, teller)))


def entry(number: int, seat: int | None, back: Sequence[int], told_to: Sequence[bytes]) -> Entry:
    """An entry, from what each seat of a connection is told of it."""
    return Entry(number, seat, [encoded(part) for part in told_to], list(back))


def refusal(client_id: str | None, error: Message) -> bytes:
    """The answer to a message that changed nothing."""
    return encode(ActionRefused(client_id, error))
