"""How processes hear of each other's commits at once: PostgreSQL's NOTIFY, apart from the commits.

A notification holds a lock of the whole database until its transaction is flushed. So it never
belongs to the transaction of a move: one of its own, without a flush, tells of all that waits.
It may be lost; `PostgresStore.missed` finds what it told of within a second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from capital_lux.server.database.line import PREPARE, ROUND_SECONDS, DatabaseLine
from capital_lux.server.database.nudges import Nudge, decode, encode
from capital_lux.server.tasks import Rounds

MOST_AT_ONCE = 70
"""Nudges in one notification, of which PostgreSQL takes less than 8,000 bytes."""
HEAR_SECONDS = 0.02
"""Between two looks at what others say while they say much: each costs a turn of the event loop,
and a reading of the logs that it tells of."""
LISTEN = "LISTEN lux"
NOTIFY = f"{PREPARE} SELECT pg_notify('lux', $1)"
UNFLUSHED = "SET synchronous_commit = off"
GREETING = Nudge("")
"""Tells of nothing but who says it."""


class Channel:
    """Two connections: one that tells, one that listens."""

    def __init__(
        self,
        process: str,
        where: Callable[[], dict[str, Any]],
        heard: Callable[[str, Sequence[Nudge]], None],
        listens: Callable[[], None],
    ) -> None:
        """`where`: how to connect; `heard`: which other process says what.

        `listens`: called when it begins to hear the others, the first time and after each loss.
        """
        self.process = process
        self.heard = heard
        self.listens = listens
        self.waiting: list[Nudge] = []
        self.telling = DatabaseLine(where, UNFLUSHED, NOTIFY, opened=self.tell)
        self.rounds = Rounds(self.tell_some, ROUND_SECONDS)
        self.listening = DatabaseLine(
            where, LISTEN, heard=self.listen, opened=self.greet, pause=HEAR_SECONDS
        )

    def greet(self) -> None:
        """Say that this process is running, so that the others tell it what is new from now on."""
        self.listens()
        self.send([GREETING])

    def send(self, nudges: Iterable[Nudge]) -> None:
        self.waiting += nudges
        self.tell()

    def tell(self, *answer: object) -> None:
        """Tell what waits, when the last notification is out."""
        if self.waiting and not self.telling.asked:
            self.rounds.soon()

    def tell_some(self) -> None:
        """Tell as much as goes into one notification."""
        some = self.waiting[:MOST_AT_ONCE]
        del self.waiting[:MOST_AT_ONCE]
        self.telling.ask(f"{self.process} {encode(some)}".encode(), self.tell)

    def listen(self, notes: Sequence[bytes]) -> None:
        for note in notes:
            process, _, text = note.decode().partition(" ")
            if process != self.process:
                self.heard(process, decode(text))
