"""A connection that one process offers another is served by one of them, never by both."""

from __future__ import annotations

import asyncio
import socket
import sys
import time

import pytest

from capital_lux.server.handover import ANSWER_SECONDS, Handover
from tests.server.harness import until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
TABLE = b"/api/tables/t/socket"
OFFERS = 5


def test_an_answer_counts_although_its_reader_was_stopped_for_long() -> None:
    """A process that goes on looks at one thing that came, then at its clocks."""
    import uvloop

    async def scenario() -> None:
        family = Handover(2)
        taken: list[bytes] = []
        first, second = family.member(0), family.member(1)
        maker, taker = (second, first) if first.home(TABLE) == 0 else (first, second)
        maker.start(lambda connection, head: None)
        here, there = socket.socketpair()

        def take(connection: socket.socket, head: bytes) -> None:
            connection.close()
            taken.append(head)

        taker.loop, taker.take = asyncio.get_running_loop(), take
        answers: list[bool] = []
        with here, there:
            for number in range(OFFERS):
                assert maker.offer(TABLE, b"%d" % number, here.fileno(), answers.append)
                taker.read()
            time.sleep(3 * ANSWER_SECONDS)
            await until(lambda: len(answers) == OFFERS)
        assert all(answers)
        assert len(taken) == OFFERS
        maker.stop()
        for one in (end for pair in family.pairs for end in pair):
            one.close()

    uvloop.run(scenario())
