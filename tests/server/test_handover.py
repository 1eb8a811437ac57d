"""A connection that one process offers another is served by one of them, never by both."""

from __future__ import annotations

import asyncio
import socket
import sys
import time

import pytest

from capital_lux.server.handover import ANSWER_SECONDS, Handover
from capital_lux.server.identity.keys import new_id, watch_id
from tests.server.harness import until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
TABLE = b"/api/tables/some-table/socket"
OFFERS = 5


def close(family: Handover) -> None:
    for one in (end for pair in family.pairs for end in pair):
        one.close()


def test_spectators_come_to_the_people_of_their_table() -> None:
    family = Handover(7)
    member, homes = family.member(0), set()
    for _ in range(50):
        table = new_id()
        there = {f"/api/tables/{table}/socket", f"/lux/api/watch/{watch_id(table)}/socket?after=1"}
        (home,) = {member.home(url.encode()) for url in there}
        homes.add(home)
    assert len(homes) > 1
    close(family)


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
        close(family)

    uvloop.run(scenario())


def test_a_process_that_stops_takes_nothing_more() -> None:
    """Though it still hears what is said to its own offers: those taken then were never closed."""
    import uvloop

    async def scenario() -> None:
        family = Handover(2)
        taken: list[bytes] = []
        first, second = family.member(0), family.member(1)
        maker, taker = (second, first) if first.home(TABLE) == 0 else (first, second)
        maker.start(lambda connection, head: None)
        taker.start(lambda connection, head: taken.append(head))
        answers: list[bool] = []
        here, there = socket.socketpair()
        with here, there:
            taker.stop()
            assert maker.offer(TABLE, b"", here.fileno(), answers.append)
            assert taker.read()
            await until(lambda: bool(answers))
        assert answers == [False]
        assert taken == []
        maker.stop()
        close(family)

    uvloop.run(scenario())
