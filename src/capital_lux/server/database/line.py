"""A connection to PostgreSQL that the event loop reads itself.

What every move needs is asked and told this way. psycopg's own ways take a thread or several tasks
for each question; decision 0021 has what that costs.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import psycopg
from psycopg.pq import ConnStatus, DiagnosticField, ExecStatus
from psycopg.pq.abc import PGconn, PGresult

from capital_lux.server.database.store import StoreFailed, Unanswered

AGAIN_SECONDS = 1.0
"""The pause after the database could not be reached."""
ROUND_SECONDS = 0.004
"""Between two questions of one sort, so that while there are many of them one asks for several."""
DISCONNECTED = ("08", "57")
"""How PostgreSQL's codes begin when a connection cannot be had or is ended."""
UNICODE = "SET client_encoding = 'UTF8'"
NAME = b"asked"
PREPARE = "PREPARE asked (text) AS "
Answered = Callable[[bytes | StoreFailed | None], None]


def unheard(notes: Sequence[bytes]) -> None:
    """Ignore notifications."""


class DatabaseLine:
    """One question after another, with notifications in between."""

    def __init__(
        self,
        where: Callable[[], dict[str, Any]],
        *begin: str,
        heard: Callable[[Sequence[bytes]], None] = unheard,
        opened: Callable[[], None] = lambda: None,
        once: bool = False,
        pause: float = 0.0,
    ) -> None:
        """`begin`: what is done first; a question is to be prepared there with `PREPARE`.

        `heard`: hears all notifications that came together; `opened`: whenever it is connected;
        `once`: whether what was under way when a connection is lost must not be asked again;
        `pause`: seconds after notifications in which others may come, to be heard together.
        """
        self.pause = pause
        self.timer: asyncio.TimerHandle | None = None
        """When it is read next, where that is not as soon as something comes."""
        self.once = once
        self.where = where
        self.begin = (UNICODE, *begin)
        self.heard = heard
        self.opened = opened
        self.pgconn: PGconn | None = None
        self.asked: deque[tuple[bytes, Answered]] = deque()
        """Questions without an answer; the first is under way while there is a connection."""
        self.result: PGresult | None = None
        self.unreachable = False
        self.lost = asyncio.Event()

    async def run(self) -> None:
        """Be connected until the connection is lost; then this is to be called again."""
        try:
            connection = await psycopg.AsyncConnection.connect(**self.where(), autocommit=True)
            try:
                for statement in self.begin:
                    await connection.execute(statement.encode())
                await self.attend(connection.pgconn)
            finally:
                await connection.close()
        except psycopg.Error as problem:
            self.give_up(type(problem).__name__)
            await asyncio.sleep(AGAIN_SECONDS)
        except asyncio.CancelledError:
            self.give_up("stopped")
            raise

    def give_up(self, why: str) -> None:
        self.unreachable = True
        self.fail(StoreFailed(why))

    def fail(self, problem: StoreFailed) -> None:
        asked, self.asked = self.asked, deque()
        for _, done in asked:
            done(problem)

    async def attend(self, pgconn: PGconn) -> None:
        loop = asyncio.get_running_loop()
        # libpq closes its own when the connection is lost, and somebody else may get the number.
        self.socket = os.dup(pgconn.socket)
        self.lost.clear()
        self.pgconn, self.unreachable = pgconn, False
        loop.add_reader(self.socket, self.read)
        try:
            if self.asked:
                # It was asked when the last connection was lost, or while there was none.
                self.send()
            self.opened()
            await self.lost.wait()
        finally:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None
            loop.remove_reader(self.socket)
            os.close(self.socket)
            self.pgconn = None
            if self.once:
                self.fail(Unanswered("lost"))

    def ask(self, text: bytes, done: Answered) -> None:
        """Ask the question; `done` hears the one value of the answer, or that there is none."""
        if self.unreachable:
            asyncio.get_running_loop().call_soon(done, StoreFailed("unreachable"))
            return
        self.asked.append((text, done))
        if len(self.asked) == 1 and self.pgconn is not None:
            self.send()

    def send(self) -> None:
        assert self.pgconn is not None
        try:
            self.pgconn.send_query_prepared(NAME, [self.asked[0][0]])
        except psycopg.Error:
            self.lost.set()
            return
        self.flush()

    def flush(self) -> None:
        try:
            if self.pgconn is not None and self.pgconn.flush():
                asyncio.get_running_loop().call_soon(self.flush)
        except psycopg.Error:
            self.lost.set()

    def read(self) -> None:
        """Take what has come."""
        pgconn = self.pgconn
        if pgconn is None or self.lost.is_set():
            return
        try:
            pgconn.consume_input()
            notes = []
            while (note := pgconn.notifies()) is not None:
                notes.append(note.extra)
            if self.pause:
                self.rest(bool(notes))
            if notes:
                self.heard(notes)
            while self.asked and not pgconn.is_busy():
                result = pgconn.get_result()
                if pgconn.status != ConnStatus.OK:
                    # What is under way is asked again with the next connection.
                    self.lost.set()
                    return
                if result is None:
                    self.answer()
                else:
                    self.result = result
        except psycopg.Error:
            self.lost.set()

    def rest(self, heard: bool) -> None:
        """Read again after a pause if something was `heard`, else as soon as something comes."""
        loop = asyncio.get_running_loop()
        if heard:
            if self.timer is None:
                loop.remove_reader(self.socket)
            self.timer = loop.call_later(self.pause, self.read)
        elif self.timer is not None:
            self.timer = None
            loop.add_reader(self.socket, self.read)

    def answer(self) -> None:
        """The first question has its answer: ask the next, then tell."""
        _, done = self.asked.popleft()
        result = self.result
        assert result is not None
        if self.asked:
            self.send()
        if result.status == ExecStatus.TUPLES_OK:
            done(result.get_value(0, 0))
            return
        state = (result.error_field(DiagnosticField.SQLSTATE) or b"").decode()
        # A database that is being stopped may say so instead of answering.
        kind = Unanswered if state[:2] in DISCONNECTED else StoreFailed
        done(kind(result.error_message.decode(errors="replace")))
