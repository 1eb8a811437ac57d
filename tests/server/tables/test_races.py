"""A slow or failing store must never lose, double or show too early what was done."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from capital_lux.server.database.store import Store, StoreFailed, Write
from capital_lux.server.tables.commands import AlreadyDone
from capital_lux.server.tables.state import State
from tests.server.harness import World, play_on, seen, served, sockets_of, until, world


class SlowStore(Store):
    """A store whose commits wait until they are let through, and can fail before or after."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.open = threading.Event()
        self.open.set()
        self.arrived = threading.Event()
        self.fail_before = 0
        self.fail_after = 0

    def hold(self) -> None:
        """Let the next commits wait."""
        self.open.clear()
        self.arrived.clear()

    def close(self) -> None:
        self.open.set()
        super().close()

    def commit(self, batch: Sequence[Write]) -> list[StoreFailed | None]:
        self.arrived.set()
        self.open.wait(20)
        if self.fail_before:
            self.fail_before -= 1
            raise sa.exc.OperationalError("", None, Exception("the disk is full"))
        found = super().commit(batch)
        if self.fail_after:
            self.fail_after -= 1
            raise sa.exc.OperationalError("", None, Exception("the disk did not answer"))
        return found


def slow(running: World) -> SlowStore:
    assert isinstance(running.service.store, SlowStore)
    return running.service.store


def actions_of(running: World, table: str) -> list[tuple[int, str]]:
    found = running.service.store.table(table)
    assert found is not None
    return [(entry.seat, entry.data) for entry in found[1] if entry.kind == "act"]


async def arrival(store: SlowStore) -> None:
    """Wait until the writer has something to write."""
    await until(store.arrived.is_set)


@served(store=SlowStore)
async def test_nothing_is_answered_or_told_before_it_is_committed(running: World) -> None:
    table, people = await running.friends(2)
    async with sockets_of(table, people) as (ann, bea):
        choices = (await ann.upto(0))["seats"][0]["choices"]
        await bea.upto(0)
        store = slow(running)
        store.hold()
        action = choices[0]["action"]
        await ann.send({"type": "act", "id": "one", "seat": 0, "action": action})
        await arrival(store)
        assert await ann.silent()
        assert await bea.silent()
        live = await people[0].call("GET", f"tables/{table}/live?seat=0")
        assert live["number"] == 0
        assert actions_of(running, table) == []
        store.open.set()
        assert (await ann.answer("one"))["number"] == 1
        assert (await seen(bea, 1))["number"] == 1
        assert actions_of(running, table) == [(0, action)]


@served(store=SlowStore)
async def test_all_that_comes_during_a_commit_is_done_once_and_in_order(running: World) -> None:
    table, people = await running.friends(4)
    async with sockets_of(table, people) as sockets:
        states = [(await socket.upto(0))["seats"][0] for socket in sockets]
        store = slow(running)
        store.hold()
        for again in range(3):
            for socket, state in zip(sockets, states, strict=True):
                action = state["choices"][0]["action"]
                message = {"type": "act", "seat": state["seat"], "action": action}
                await socket.send({**message, "id": "pick"})
                if again == 2:
                    back = {"type": "take_back", "seat": state["seat"], "id": "back"}
                    await socket.send(back)
        await arrival(store)
        store.open.set()
        numbers = []
        for socket in sockets:
            answers = [await socket.answer("pick") for _ in range(3)]
            assert {answer["type"] for answer in answers} == {"done"}
            assert len({answer["number"] for answer in answers}) == 1
            numbers.append(answers[0]["number"])
            assert (await socket.answer("back"))["type"] == "done"
        assert len(set(numbers)) == 4
        ends = [await seen(socket, 8) for socket in sockets]
        for end, start in zip(ends, states, strict=True):
            assert end["seats"][0]["view"] == start["view"]
    assert len(actions_of(running, table)) == 4


@served(store=SlowStore)
async def test_whoever_is_lost_during_a_commit_finds_the_move_done(running: World) -> None:
    table, people = await running.friends(2)
    store = slow(running)
    async with people[1].socket(table) as bea:
        async with people[0].socket(table) as ann:
            action = (await ann.upto(0))["seats"][0]["choices"][0]["action"]
            store.hold()
            await ann.send({"type": "act", "id": "one", "seat": 0, "action": action})
            await arrival(store)
        store.open.set()
        assert (await bea.upto(1))["number"] == 1
    async with people[0].socket(table, 1) as ann:
        assert (await ann.act(0, action, "one"))["number"] == 1
    assert actions_of(running, table) == [(0, action)]


@served(store=SlowStore)
async def test_a_request_that_is_given_up_during_a_commit_is_done_once(running: World) -> None:
    table, (ann, _) = await running.friends(2)
    body = {"id": "one", "seat": 0, "action": await ann.first_choice(table)}
    store = slow(running)
    store.hold()
    asked = asyncio.create_task(ann.call("POST", f"tables/{table}/actions", body))
    await arrival(store)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    store.open.set()
    assert await ann.call("POST", f"tables/{table}/actions", body) == {"number": 1}
    assert len(actions_of(running, table)) == 1


@pytest.mark.parametrize("committed", [False, True])
def test_when_a_commit_fails_the_log_decides(tmp_path: Path, committed: bool) -> None:
    """Both when nothing was written and when it was and nobody was told."""

    async def scenario() -> None:
        async with world(tmp_path, SlowStore) as running:
            table, people = await running.friends(2)
            async with sockets_of(table, people) as (ann, bea):
                action = (await ann.upto(0))["seats"][0]["choices"][0]["action"]
                await bea.upto(0)
                store = slow(running)
                store.fail_after, store.fail_before = int(committed), int(not committed)
                refused = await ann.act(0, action, "one")
                assert refused["error"]["id"] == "error-not-stored"
                assert len(actions_of(running, table)) == int(committed)
                assert (await ann.act(0, action, "one"))["number"] == 1
                assert (await seen(bea, 1))["number"] == 1
                assert len(actions_of(running, table)) == 1
                await seen(ann, 1)
                choice = (await seen(bea, 1))["seats"][0]["choices"][0]["action"]
                assert (await bea.act(1, choice))["number"] == 2

    asyncio.run(scenario())


@served(store=SlowStore)
async def test_one_table_that_cannot_be_stored_does_not_harm_another(running: World) -> None:
    """They share a commit; the one with a place that is taken fails alone."""
    broken, first = await running.friends(2)
    good, second = await running.friends(2)
    state = (await running.live(broken)).table.state
    bodies = []
    for table, one in ((broken, first[0]), (good, second[0])):
        action = await one.first_choice(table)
        bodies.append({"id": "one", "seat": 0, "action": action})
    # As if another process had written: this place in the log is taken.
    state.position -= 1
    store = slow(running)
    store.hold()
    asked = [
        asyncio.create_task(one.http.post(f"/api/tables/{table}/actions", json=body))
        for table, one, body in zip((broken, good), (first[0], second[0]), bodies, strict=True)
    ]
    await asyncio.sleep(0.1)
    store.open.set()
    answers = await asyncio.gather(*asked)
    assert [answer.status_code for answer in answers] == [503, 200]
    again = await first[0].http.post(f"/api/tables/{broken}/actions", json=bodies[0])
    assert again.json() == {"number": 1}


@pytest.mark.sqlite
def test_what_is_being_committed_when_the_server_stops_is_there(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with world(tmp_path, SlowStore) as running:
            table, (ann, _) = await running.friends(2)
            action = await ann.first_choice(table)
            store = slow(running)
            store.hold()
            body = {"id": "one", "seat": 0, "action": action}
            asked = asyncio.create_task(ann.call("POST", f"tables/{table}/actions", body))
            await asyncio.sleep(0.05)
            stopping = asyncio.create_task(running.service.tables.close())
            await asyncio.sleep(0.05)
            store.open.set()
            await stopping
            assert await asked == {"number": 1}
        async with world(tmp_path) as running:
            assert actions_of(running, table) == [(0, action)]

    asyncio.run(scenario())


def test_a_table_goes_on_after_a_restart_and_after_leaving_the_memory(tmp_path: Path) -> None:
    async def scenario() -> None:
        rng = random.Random(4)
        async with world(tmp_path) as running:
            table, people = await running.friends(3, edition="generations", powers="D")
            async with sockets_of(table, people) as sockets:
                before = await play_on(sockets, [0, 1, 2], 20, rng)
            cookies = [one.http.cookies for one in people]
            await asyncio.sleep(0)
            tables = running.service.tables
            tables.live[table].table.used = -1e9
            tables.forget_unused()
            assert not tables.live
            async with people[0].socket(table) as ann:
                again = await ann.upto(before["number"])
                assert again["seats"] == before["seats"]
        async with world(tmp_path) as running:
            people = [running.person(name) for name in ("Ann", "Bea", "Cid")]
            for one, cookie in zip(people, cookies, strict=True):
                one.http.cookies = cookie
            async with sockets_of(table, people) as sockets:
                again = await seen(sockets[0], before["number"])
                assert again["seats"] == before["seats"]
                end = await play_on(sockets, [0, 1, 2], 500, rng)
                assert end["seats"][0]["result"]

    asyncio.run(scenario())


@served()
async def test_many_who_ask_at_once_for_a_table_share_one(running: World) -> None:
    table, (ann, _) = await running.friends(2)
    running.service.tables.live.clear()
    found = await asyncio.gather(*(running.service.tables.get(table) for _ in range(20)))
    assert len(set(map(id, found))) == 1
    assert (await ann.call("GET", f"tables/{table}"))["started"]


@served()
async def test_whoever_finds_a_table_while_it_is_made_finds_the_same(running: World) -> None:
    """A clock or the lobby may read a table from the store before its maker is told of it."""
    tables = running.service.tables
    ann = running.person("Ann")
    made = await ann.make(seats=2, kind="friends")
    live = await running.live(str(made.table))
    found = running.service.store.table(str(made.table))
    assert found is not None
    assert tables.add(*found) is live


@served()
async def test_a_mistake_in_taking_in_an_entry_is_mended_from_the_log(running: World) -> None:
    table, people = await running.friends(2)
    live = await running.live(table)
    async with sockets_of(table, people) as (ann, bea):
        action = (await ann.upto(0))["seats"][0]["choices"][0]["action"]
        await bea.upto(0)
        # As a bug would: the position in memory is not what the log says.
        assert live.table.state.play is not None
        live.table.state.play.entries = ()  # type: ignore[assignment]
        await ann.send({"type": "act", "id": "one", "seat": 0, "action": action})
        assert (await seen(bea, 1))["number"] == 1
        assert (await ann.act(0, action, "one"))["number"] == 1
    assert actions_of(running, table) == [(0, action)]


@served()
async def test_nothing_else_happens_while_a_log_is_changed(world: World) -> None:
    """Neither is anything lost: not what was asked meanwhile, nor when somebody gives up."""
    live = await world.live((await world.friends(2))[0])
    done: list[str] = []
    begun, ending = asyncio.Event(), asyncio.Event()

    async def change() -> None:
        begun.set()
        await ending.wait()
        done.append("changed")

    def note(state: State) -> AlreadyDone:
        done.append("asked")
        return AlreadyDone(state.number)

    changing = asyncio.create_task(live.table.alone(change))
    await begun.wait()
    given_up = asyncio.create_task(live.table.alone(change))
    asking = asyncio.create_task(live.table.ask(note))
    await asyncio.sleep(0)
    given_up.cancel()
    ending.set()
    await asyncio.gather(changing, asking)
    assert done == ["changed", "asked"]
    assert live.table.idle
