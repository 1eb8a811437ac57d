"""Clocks: a late move is made, a seat that is late twice is taken over, nothing restarts them."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from capital_lux.server.database.columns import ENTRIES
from capital_lux.server.database.store import Store
from capital_lux.server.live.tables import LiveTable
from tests.server.games import Clock, play
from tests.server.harness import Person, World, served, until, world

CLOCK = ("log-late", "log-lost-seat", "log-late-you", "log-lost-seat-you")
NOWHERE = "nowhere"
QUICK: dict[str, Any] = {"workers": 1, "bot_seconds": 0.01, "clock_pause": 0.01}


@pytest.fixture(autouse=True)
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's process takes a second to start: the server moves in its place."""
    monkeypatch.setattr(sys, "executable", NOWHERE)


def left(info: dict[str, Any], clock: Clock) -> dict[str, int]:
    """By seat, the seconds that are left."""
    return {
        seat: round(datetime.fromisoformat(when).timestamp() - clock.time)
        for seat, when in info["deadlines"].items()
    }


async def info_of(person: Person, table: str) -> dict[str, Any]:
    """The table as its people see it."""
    return await person.call("GET", f"tables/{table}")


async def act(running: World, person: Person, table: str, seat: int) -> None:
    """A person does the first thing that their seat may do."""
    state = (await running.live(table)).table.state
    action = state.game.legal(seat)[0]  # type: ignore[union-attr]
    body = {"id": f"{state.number}", "seat": seat, "action": action}
    await person.call("POST", f"tables/{table}/actions", body)


async def past_the_draft(running: World, table: str) -> int:
    """Play until one seat has its turn; which."""
    live = await running.live(table)
    while len(live.table.state.waiting()) != 1 or live.table.state.game.legal(  # type: ignore[union-attr]
        live.table.state.waiting()[0]
    )[0].startswith("keep"):
        await play(running, table, 1)
    return live.table.state.waiting()[0]


def timed(test: Callable[[World, Clock], Any], python: str = NOWHERE) -> Callable[[Path], None]:
    """A test with a clock of its own; `python`: what starts the processes of its bots."""

    def run(tmp_path: Path) -> None:
        clock = Clock()

        @served(now=clock, **QUICK)
        async def scenario(running: World) -> None:
            await test(running, clock)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "executable", python)
            scenario(tmp_path)

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


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


def loaded(running: World, table: str) -> list[int]:
    """The numbers of a table's last entries in the processes that have it: its keeper at least."""
    lives = [service.tables.live for service in running.services]
    return [live[table].table.state.number for live in lives if table in live]


def test_a_restart_keeps_the_clocks(tmp_path: Path) -> None:
    """Also when the time runs out while the server is down, and nobody asks for the table."""
    clock = Clock()

    async def scenario() -> None:
        async with world(tmp_path, now=clock, **QUICK) as first:
            table, _ = await first.friends(2, clock=3600)
            seat = await past_the_draft(first, table)
            number = (await first.live(table)).table.state.number
        clock.time += 1800
        async with world(tmp_path, now=clock, **QUICK) as second:
            await until(lambda: len(loaded(second, table)) > 0)
            ann = second.person("Ann")
            assert left(await info_of(ann, table), clock) == {str(seat): 1800}
        clock.time += 1801
        async with world(tmp_path, now=clock, **QUICK) as third:
            await until(lambda: max(loaded(third, table), default=0) > number)

    asyncio.run(scenario())


@timed
async def test_a_table_that_left_the_memory_still_has_its_clock(
    running: World, clock: Clock
) -> None:
    """It comes back for its deadline."""
    table, _ = await running.friends(2, clock=259200)
    await past_the_draft(running, table)
    number = (await running.live(table)).table.state.number

    def known() -> list[LiveTable]:
        live = [service.tables.live.get(table) for service in running.services]
        return [one for one in live if one is not None]

    def forgotten() -> bool:
        for service in running.services:
            for one in service.tables.live.values():
                one.table.used = 0
            service.tables.forget_unused()
        return not known()

    await until(forgotten)
    clock.time += 259201
    await until(lambda: any(one.table.state.number > number for one in known()))


class Forgetful(Store):
    """A store that now and then cannot read a table."""

    failures = 0

    def table(self, table: str) -> Any:
        """Read a table, or not."""
        if self.failures:
            self.failures -= 1
            raise sa.exc.OperationalError("", None, Exception("the disk is away"))
        return super().table(table)


def test_a_clock_waits_for_the_store(tmp_path: Path) -> None:
    """A table that cannot be read at its deadline is tried again."""
    clock = Clock()

    @served(store=Forgetful, now=clock, **QUICK)
    async def scenario(running: World) -> None:
        table, _ = await running.friends(2, clock=60)
        tables, store = running.service.tables, running.service.store
        assert isinstance(store, Forgetful)
        tables.live[table].table.used = 0
        tables.forget_unused()
        store.failures = 3
        clock.time += 61
        await until(lambda: table in tables.live and tables.live[table].table.state.number >= 2)
        assert store.failures == 0

    scenario(tmp_path)


@pytest.mark.alone
@timed
async def test_a_table_that_cannot_be_read_does_not_stop_the_clocks_of_others(
    running: World, clock: Clock
) -> None:
    tables, store = running.service.tables, running.service.store
    damaged, _ = await running.friends(2, clock=30)
    table, _ = await running.friends(2, clock=60)
    these = ENTRIES.c.table_id == damaged
    await store.written(
        work=lambda database: database.execute(ENTRIES.update().where(these).values(data="?"))
    )
    for one in (damaged, table):
        tables.live.pop(one).close()
    clock.time += 61
    await until(lambda: table in tables.live and tables.live[table].table.state.number >= 2)


@pytest.mark.sqlite
def test_tables_are_watched_after_a_start_with_a_store_that_fails(tmp_path: Path) -> None:
    """They are read again until all are there, so that no clock is forgotten."""
    clock = Clock()

    async def scenario() -> None:
        async with world(tmp_path, now=clock, **QUICK) as first:
            table, _ = await first.friends(2, clock=60)
        clock.time += 61

        def failing(url: str) -> Store:
            store = Forgetful(url)
            store.failures = 1
            return store

        async with world(tmp_path, failing, now=clock, **QUICK) as second:
            live = second.service.tables.live
            await until(lambda: table in live and live[table].table.state.number >= 2)

    asyncio.run(scenario())


@served()
async def test_deadlines_that_are_over_leave_the_queue(running: World) -> None:
    """A table with days for a move makes hundreds of moves in an hour."""
    clocks = running.service.clocks
    for number in range(5000):
        clocks.set("a table", 1e10 + number)
    assert len(clocks.queue) < 500
    assert (1e10 + 4999, "a table") in clocks.queue


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


class SlowReader(Store):
    """A store that reads a new table at once, and says late what it read."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.found: Callable[[str], Awaitable[object]] | None = None
        self.now = asyncio.Event()
        self.reading: list[asyncio.Future[object]] = []

    async def written(self, **what: Any) -> None:
        """Write; before the writer hears of it somebody else looks for the table."""
        await super().written(**what)
        if self.found is not None and "table" in what:
            self.reading.append(asyncio.ensure_future(self.found(what["table"].id)))
            await asyncio.sleep(0.05)

    async def read(self, work: Callable[..., Any], *args: Any) -> Any:
        """Read a table as it was."""
        found = await super().read(work, *args)
        if work == self.table:
            await self.now.wait()
        return found


@served(store=SlowReader)
async def test_a_table_that_is_read_while_it_is_made(running: World) -> None:
    """The first look after a start may find it: there is still only one of it, the newer one."""
    store = running.service.store
    assert isinstance(store, SlowReader)
    store.found = running.service.tables.get
    table, _ = await running.friends(2, clock=60)
    store.now.set()
    await asyncio.gather(*store.reading)
    assert len(store.reading) == 1
    assert (await running.live(table)).table.state.play is not None


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
