"""Talk at a table: short plain texts and ready-made phrases, stored before they are told."""

from __future__ import annotations

import asyncio
import unicodedata
from collections import deque
from collections.abc import Callable
from operator import attrgetter

from capital_lux.server.database.archive import add_talk, talk_of
from capital_lux.server.database.nudges import TALK, Nudge
from capital_lux.server.database.rows import TalkRow
from capital_lux.server.database.store import Store, StoreFailed, TooLate, Write
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.names import invisible
from capital_lux.server.live.room import Connection, encode, refusal
from capital_lux.server.metrics import REFUSALS, TALK_LINES
from capital_lux.server.protocol.socket import MOST_TEXT, Said, Say, SayPhrase, TalkDone
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.info import iso
from capital_lux.server.tables.table import ServerTable

KEPT = 100
"""Lines that are kept of a table."""
MOST_LINES = 5
IN_SECONDS = 10.0
"""How many lines one person may say, and in how many seconds."""
MOST_OF_SPECTATORS = 10
"""How many all spectators of a table together may say in that time."""


def clean_text(text: str) -> str:
    """A text in one line; what cannot be seen is refused."""
    text = unicodedata.normalize("NFC", " ".join(text.split()))
    if invisible(text):
        raise Refused(400, "talk-characters")
    if not text:
        raise Refused(400, "talk-empty")
    if len(text) > MOST_TEXT:
        raise Refused(400, "talk-long", most=MOST_TEXT)
    return text


class Chat:
    """What is said at one table."""

    def __init__(
        self, table: ServerTable, store: Store, may_talk: Callable[[str, str], bool]
    ) -> None:
        """`may_talk`: whether a guest may, given what they and their address say at all tables."""
        self.table = table
        self.store = store
        self.may_talk = may_talk
        self.lines: deque[TalkRow] = deque(maxlen=KEPT)
        self.waiting: dict[tuple[int | None, str, str], TalkRow] = {}
        """Lines that are being stored, by speaker and client id."""
        self.number = 0
        self.here: set[Connection] = set()
        self.reading: asyncio.Future[None] | None = None

    @property
    def busy(self) -> bool:
        return bool(self.waiting)

    async def read(self) -> None:
        """Read what was said before; everybody here hears what they have not heard."""
        rows = await self.store.read(talk_of, self.store, self.table.row.id)
        # It may be older than what is known: another reading or a line of ours was quicker.
        heard = {line.number for line in self.lines}
        oldest = self.lines[0].number if len(self.lines) == KEPT else 0
        new = [line for line in rows if line.number not in heard and line.number > oldest]
        self.lines = deque(sorted([*self.lines, *new], key=attrgetter("number")), KEPT)
        self.number = max([self.number, *(line.number for line in new)])
        for line in new:
            self.tell(line)

    def hear(self) -> None:
        """Something was said at another process."""
        if self.reading is not None:
            self.hearing = asyncio.ensure_future(self.read_on())

    async def read_on(self) -> None:
        try:
            await self.read()
        except StoreFailed:
            # Whoever speaks or comes next makes it try again.
            self.reading = None

    def begin_to_read(self) -> asyncio.Future[None]:
        """Read, if that has not begun or has failed."""
        reading = self.reading
        if reading is None or (reading.done() and reading.exception() is not None):
            reading = self.reading = asyncio.ensure_future(self.read())
        return reading

    def tell(self, line: TalkRow) -> None:
        news = said(line)
        for one in self.here:
            one.answer(news)

    async def join(self, connection: Connection) -> None:
        if not self.table.row.chat:
            return
        try:
            await asyncio.shield(self.begin_to_read())
        except StoreFailed:
            # Whoever comes later tries again; the game does not wait for talk.
            return
        self.here.add(connection)
        for line in self.lines:
            connection.answer(said(line))

    def leave(self, connection: Connection) -> None:
        self.here.discard(connection)

    def receive(self, message: Say | SayPhrase, connection: Connection) -> None:
        try:
            line = self.line(message, connection)
        except Refused as refused:
            REFUSALS.labels(refused.message.id).inc()
            connection.answer(refusal(message.id, refused.message))
            return
        if line is not None:
            self.store_line(line, message.id, connection)

    def line(self, message: Say | SayPhrase, connection: Connection) -> TalkRow | None:
        """A new line; None when it is stored already and was only sent again."""
        if not self.table.row.chat or connection not in self.here:
            raise Refused(403, "no-talk")
        state = self.table.state
        # A player who watches through another window is still a player.
        who = Identity(connection.guest) if connection.watching else connection.who
        seats = state.seats_of(who)
        if not seats and isinstance(message, Say):
            raise Refused(403, "not-seated")
        if not seats and not connection.guest:
            raise Refused(403, "guests-only")
        if not self.begin_to_read().done():
            raise Refused(503, "not-stored")
        seat = seats[0] if seats else None
        guest = connection.guest if seat is None else state.seats[seat].guest
        text = clean_text(message.text) if isinstance(message, Say) else None
        phrase = message.phrase if isinstance(message, SayPhrase) else None
        key = seat, guest, message.id
        known = self.known(key)
        if known is not None:
            if (known.text, known.phrase) != (text, phrase):
                raise Refused(409, "id-used")
            if key not in self.waiting:
                connection.answer(encode(TalkDone(message.id, known.number)))
            return None
        self.number += 1
        name = connection.name if seat is None else state.seats[seat].name
        now = self.table.now()
        row = self.table.row.id
        line = TalkRow(row, self.number, seat, guest, name, text, phrase, message.id, now)
        self.check_pace(line)
        if not self.may_talk(guest or f"{row} {seat}", connection.address):
            raise Refused(429, "talk-fast")
        return line

    def check_pace(self, line: TalkRow) -> None:
        """Refuse somebody who talks too fast, whatever tokens they bring, at whichever process."""
        said = (*self.lines, *(one for one in self.waiting.values() if one is not line))
        recent = [one for one in said if one.made > line.made - IN_SECONDS]
        if sum(speaker_of(one) == speaker_of(line) for one in recent) >= MOST_LINES:
            raise Refused(429, "talk-fast")
        spectators = sum(one.seat is None for one in recent)
        if line.seat is None and spectators >= MOST_OF_SPECTATORS:
            raise Refused(429, "talk-fast")

    def known(self, key: tuple[int | None, str, str]) -> TalkRow | None:
        """A line that this person has said in this seat with this id."""
        same = (line for line in self.lines if key_of(line) == key)
        return self.waiting.get(key) or next(same, None)

    def store_line(self, line: TalkRow, client_id: str, connection: Connection) -> None:
        key = key_of(line)
        self.waiting[key] = line

        def stored(problem: StoreFailed | None) -> None:
            if isinstance(problem, TooLate):
                # Its number was taken at another process.
                self.renumber = asyncio.ensure_future(self.store_again(line, client_id, connection))
                return
            del self.waiting[key]
            if problem is not None:
                # It may be there or not: the store must say before it can be said again.
                self.reading = None
                self.begin_to_read()
                connection.answer(refusal(client_id, Refused(503, "not-stored").message))
                return
            TALK_LINES.inc()
            connection.answer(encode(TalkDone(client_id, line.number)))
            if line.number not in {known.number for known in self.lines}:
                self.lines.append(line)
                self.tell(line)

        nudges = [Nudge(line.table_id, what=TALK)]
        work = add_talk(line, KEPT)
        self.store.write(Write(stored, work=work, named=(line.guest,), nudges=nudges))

    async def store_again(self, line: TalkRow, client_id: str, connection: Connection) -> None:
        """Store a line with the next number that is free."""
        key = key_of(line)
        try:
            await self.read()
            known = next((one for one in self.lines if key_of(one) == key), None)
            if known is None:
                self.check_pace(line)
        except (StoreFailed, Refused) as problem:
            del self.waiting[key]
            refused = problem if isinstance(problem, Refused) else Refused(503, "not-stored")
            connection.answer(refusal(client_id, refused.message))
            return
        if known is not None:
            del self.waiting[key]
            connection.answer(encode(TalkDone(client_id, known.number)))
            return
        self.number += 1
        self.store_line(line._replace(number=self.number), client_id, connection)

    def forget(self, guest: str) -> None:
        self.lines = deque((line for line in self.lines if line.guest != guest), KEPT)


def key_of(line: TalkRow) -> tuple[int | None, str, str]:
    """What tells a line from all others that anybody at the table has said."""
    return line.seat, line.guest, line.client_id


def speaker_of(line: TalkRow) -> str | int | None:
    return line.guest or line.seat


def said(line: TalkRow) -> bytes:
    return encode(
        Said(line.number, line.seat, line.name, line.text, line.phrase, iso(line.made))  # type: ignore[arg-type]
    )
