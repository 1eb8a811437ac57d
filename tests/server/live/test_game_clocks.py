"""A clock for the whole game: it runs while its seat must act, and each move adds to it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.games import Clock, play
from tests.server.harness import World, until, world
from tests.server.live.clocks import CLOCK, QUICK, act, info_of, left, loaded, past_the_draft, timed

pytestmark = pytest.mark.usefixtures("no_processes")


def rests(info: dict[str, Any]) -> list[int | None]:
    """By seat, the seconds on its clock for the whole game."""
    return [None if one["left"] is None else round(one["left"]) for one in info["players"]]


@timed
async def test_a_clock_for_the_whole_game(running: World, clock: Clock) -> None:
    """It runs while its seat must act, and each move adds to it."""
    table, people = await running.friends(2, clock=300, increment=5)
    info = await info_of(people[0], table)
    assert (info["clock"], info["increment"]) == (300, 5)
    assert rests(info) == [300, 300]
    clock.time += 20
    await act(running, people[0], table, 0)
    clock.time += 10
    await act(running, people[0], table, 0)
    info = await info_of(people[1], table)
    # Seat 0 has picked from this pack: only the other clock runs.
    assert rests(info) == [280, 270]
    assert left(info, clock) == {"1": 270}
    clock.time += 100
    assert rests(await info_of(people[1], table)) == [280, 170]
    seat = await past_the_draft(running, table)
    before = rests(await info_of(people[0], table))
    clock.time += 40
    await act(running, people[seat], table, seat)
    after = rests(await info_of(people[0], table))
    assert after[seat] == (before[seat] or 0) - 35
    assert after[1 - seat] == before[1 - seat]


@timed
async def test_at_zero_it_is_the_same_as_with_a_clock_a_move(running: World, clock: Clock) -> None:
    """A bot moves; after two such moves it has the seat; whoever comes back can play."""
    table, people = await running.friends(2, clock=60, increment=0)
    live = await running.live(table)
    for _ in range(2):
        await act(running, people[0], table, 0)
    clock.time += 59
    await asyncio.sleep(0.1)
    assert live.table.state.number == 2
    clock.time += 2
    # Nothing is left for the next pick either.
    await until(lambda: live.table.state.seats[1].kind == "bot")
    assert rests(await info_of(people[0], table)) == [60, None]
    replay = await people[0].call("GET", f"tables/{table}/replay?from=0")
    ids = [line["message"]["id"] for step in replay["steps"] for line in step["told"]["lines"]]
    assert [name for name in ids if name in CLOCK] == ["log-late", "log-lost-seat"]
    await people[1].sit(table, 1)
    assert rests(await info_of(people[1], table))[1] == 30


@timed
async def test_nobody_gains_time_by_sitting_down_again(running: World, clock: Clock) -> None:
    """Nor by what a bot does in their place."""
    table, people = await running.friends(2, clock=60, increment=5)
    clock.time += 50
    await people[0].sit(table, 0)
    await people[0].call("POST", f"tables/{table}/seats/0/bot", {"level": "random"})
    live = await running.live(table)
    await until(lambda: live.table.state.number == 2)
    clock.time += 8
    await people[0].sit(table, 0)
    assert rests(await info_of(people[0], table))[0] == 10


@timed
async def test_a_take_back_takes_the_increment_back(running: World, clock: Clock) -> None:
    """The time that was used stays used, and never is there more than before."""
    table, people = await running.friends(2, clock=300, increment=20)
    for number, (thought, after) in enumerate(((40, 5), (10, 50))):
        before = rests(await info_of(people[0], table))[0] or 0
        clock.time += thought
        await act(running, people[0], table, 0)
        clock.time += after
        body = {"id": f"b{number}", "seat": 0}
        await people[0].call("POST", f"tables/{table}/take-back", body)
        now = rests(await info_of(people[0], table))[0]
        assert now == before - thought - max(0, after - 20)
        assert left(await info_of(people[0], table), clock)["0"] == now


def test_a_restart_keeps_a_clock_for_the_whole_game(tmp_path: Path) -> None:
    """All of it is in the log: what was used, what was added, and what ran meanwhile."""
    clock = Clock()

    async def scenario() -> None:
        async with world(tmp_path, now=clock, **QUICK) as first:
            table, people = await first.friends(2, clock=600, increment=10)
            for seat in (0, 1):
                clock.time += 30
                await act(first, people[seat], table, seat)
            before = rests(await info_of(people[0], table))
        clock.time += 100
        async with world(tmp_path, now=clock, **QUICK) as second:
            found = rests(await info_of(second.person("Ann"), table))
            assert before == [550, 550]
            assert found == [450, 450]
        clock.time += 500
        async with world(tmp_path, now=clock, **QUICK) as third:
            await until(lambda: max(loaded(third, table), default=0) > 2)

    asyncio.run(scenario())


@timed
async def test_what_an_increment_may_be(running: World, clock: Clock) -> None:
    """None, or up to an hour; only with a clock, and the rematch has it too."""
    ann = running.person("Ann")
    for options in ({"clock": 60, "increment": -1}, {"clock": 60, "increment": 3601}):
        answer = await ann.http.post("/api/tables", json={"seats": 2, **options})
        assert answer.status_code == 400
    alone = await ann.refused("POST", "tables", {"seats": 2, "increment": 5})
    assert alone == (400, "error-increment-alone")
    made = await ann.make(seats=2, kind="friends", listed=True, clock=180, increment=0)
    assert (made.clock, made.increment) == (180, 0)
    (shown,) = (await ann.call("GET", "lobby"))["open"]
    assert (shown["clock"], shown["increment"]) == (180, 0)
    table, people = await running.friends(2, clock=180, increment=2)
    await play(running, table)
    again = await people[0].call("POST", f"tables/{table}/rematch", {"same_deal": False})
    assert (again["clock"], again["increment"]) == (180, 2)
