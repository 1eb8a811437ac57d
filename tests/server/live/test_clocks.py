"""Clocks: a late move is made, a seat that is late twice is taken over."""

from __future__ import annotations

import asyncio
import sys
import time
from functools import partial

import pytest

from tests.server.games import Clock
from tests.server.harness import World, served, until
from tests.server.live.clocks import CLOCK, act, info_of, left, past_the_draft, timed

pytestmark = pytest.mark.usefixtures("no_processes")


@timed
async def test_a_late_move_is_made(running: World, clock: Clock) -> None:
    """The deadline is told; when it has passed a bot makes that move and the next clock starts."""
    table, people = await running.friends(2, clock=60)
    live = await running.live(table)
    assert left(await info_of(people[0], table), clock) == {"0": 60, "1": 60}
    seat = await past_the_draft(running, table)
    number = live.table.state.number
    async with people[0].socket(table) as socket:
        await socket.upto(number)
        clock.time += 59
        await asyncio.sleep(0.1)
        assert live.table.state.number == number
        assert left(await info_of(people[0], table), clock) == {str(seat): 1}
        clock.time += 2
        await socket.upto(number + 1)
        news = [message["info"] for message in socket.got if message["type"] == "info"]
        assert [player["late"] for player in news[-1]["players"]] == [seat == 0, seat == 1]
        state = (await running.live(table)).table.state
        assert left(news[-1], clock) == {str(one): 60 for one in state.waiting()}
    assert state.seats[seat].kind == "person"


@timed
async def test_in_a_draft_every_seat_has_its_own_clock(running: World, clock: Clock) -> None:
    """Whoever picked in time is not late because another is."""
    table, people = await running.friends(3, clock=60)
    live = await running.live(table)
    clock.time += 30
    await act(running, people[0], table, 0)
    assert left(await info_of(people[0], table), clock) == {"0": 60, "1": 30, "2": 30}
    clock.time += 31
    await until(lambda: live.table.state.number >= 3)
    assert live.table.state.turns.late == {0: 0, 1: 1, 2: 1}


@timed
async def test_late_twice_and_a_bot_takes_the_seat(running: World, clock: Clock) -> None:
    """Until its player returns, who then has a whole clock again."""
    table, people = await running.friends(2, clock=60)
    live = await running.live(table)

    async def pick() -> None:
        while 0 in (await running.live(table)).table.state.waiting():
            await act(running, people[0], table, 0)

    await pick()
    for _ in range(2):
        number = live.table.state.number
        clock.time += 61
        await until(lambda number=number: live.table.state.number > number)  # type: ignore[misc]
        await pick()
    await until(lambda: live.table.state.seats[1].kind == "bot")
    info = await info_of(people[1], table)
    assert info["players"][1]["kind"] == "bot"
    assert info["mine"] == [1]
    assert "1" not in info["deadlines"]
    # Everybody reads in the log who moved, also those who come later and look back.
    replay = await people[0].call("GET", f"tables/{table}/replay?from=0")
    ids = [line["message"]["id"] for step in replay["steps"] for line in step["told"]["lines"]]
    assert [name for name in ids if name in CLOCK] == ["log-late", "log-lost-seat"]
    async with people[1].socket(table) as socket:
        update = await socket.next("update")
        told = [one for entry in update["entries"] for one in entry["told"]]
        ids = [line["message"]["id"] for one in told for line in one["lines"]]
        assert [name for name in ids if name in CLOCK] == ["log-late-you", "log-lost-seat-you"]
    await people[1].sit(table, 1)
    info = await info_of(people[1], table)
    assert info["players"][1]["kind"] == "person"
    assert set(left(info, clock).values()) <= {60}
    assert live.table.state.turns.late[1] == 0


@pytest.mark.alone
@timed
async def test_a_move_in_time_forgives_a_late_one(running: World, clock: Clock) -> None:
    """Only moves in a row count."""
    table, people = await running.friends(2, clock=60)
    live = await running.live(table)
    clock.time += 61
    await until(lambda: live.table.state.number >= 2)
    assert live.table.state.turns.late == {0: 1, 1: 1}
    seat = live.table.state.waiting()[0]
    await act(running, people[seat], table, seat)
    assert live.table.state.turns.late[seat] == 0


@timed
async def test_taking_back_gives_no_new_time(running: World, clock: Clock) -> None:
    """The time that was used stays used; what the clock did cannot be taken back."""
    table, people = await running.friends(2, clock=60)
    live = await running.live(table)
    clock.time += 40
    await act(running, people[0], table, 0)
    clock.time += 5
    await people[0].call("POST", f"tables/{table}/take-back", {"id": "b", "seat": 0})
    assert left(await info_of(people[0], table), clock) == {"0": 20, "1": 15}
    await people[0].sit(table, 0)
    assert left(await info_of(people[0], table), clock)["0"] == 20
    clock.time += 16
    await until(lambda: live.table.state.number >= 3)
    back = await people[1].refused("POST", f"tables/{table}/take-back", {"id": "c", "seat": 1})
    assert back == (409, "error-no-take-back")


@partial(timed, python=sys.executable)
async def test_a_seat_that_somebody_left_does_not_stop_the_clock(
    running: World, clock: Clock
) -> None:
    """Its moves are made, then a bot takes it."""
    table, people = await running.friends(2, clock=60)
    live = await running.live(table)
    await people[1].call("DELETE", f"tables/{table}/seats/1")
    for _ in range(12):
        if live.table.state.seats[1].kind == "bot":
            break
        number = live.table.state.number
        clock.time += 61
        await until(lambda number=number: live.table.state.number > number)  # type: ignore[misc]
    await until(lambda: live.table.state.seats[1].kind == "bot")
    assert live.table.state.seats[1].name


@served()
async def test_the_time_of_day_may_be_set(running: World) -> None:
    """Nobody is late or away because of it."""
    table, _ = await running.friends(2, clock=60)
    presence, now = (await running.live(table)).table.presence, running.service.settings.now
    before, true = now(), time.time
    for jump in (86400.0, -86400.0):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(time, "time", lambda jump=jump: true() + jump)
            assert 0 <= now() - before < 3600
            assert 0 <= presence.away_for(0) < 3600


@timed
async def test_what_a_clock_may_be(running: World, clock: Clock) -> None:
    """From half a minute to three days, or none."""
    ann = running.person("Ann")
    for seconds in (29, 259201, 0, -5):
        answer = await ann.http.post("/api/tables", json={"seats": 2, "clock": seconds})
        assert answer.status_code == 400
    for chosen in (30, 259200, None):
        made = await ann.make(seats=2, kind="device", clock=chosen)
        assert made.clock == chosen
        assert bool(made.deadlines) == (chosen is not None)
