"""Who is served first, and what somebody who does not read costs."""

from __future__ import annotations

import asyncio
import math
from pathlib import Path
from typing import Self

import pytest

from capital_lux.server.identity.identity import Identity
from capital_lux.server.live import room
from capital_lux.server.live.room import MOST_WAITING, TOO_SLOW, Connection, Later
from capital_lux.server.live.tables import MANY
from tests.server import harness
from tests.server.harness import Socket, World, seen, sockets_of, until, world


def onlookers(count: int) -> list[Connection]:
    found = [Connection(Identity(), -1, watching=True) for _ in range(count)]
    for one in found:
        one.due = False
    return found


def served(connections: list[Connection]) -> list[Connection]:
    return [one for one in connections if one.due]


def test_whoever_looks_on_waits_while_there_is_much_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "LATEST", math.inf)
    pressed = True

    async def scenario() -> None:
        nonlocal pressed
        later = Later(lambda: pressed)
        task = asyncio.create_task(later.run())
        first, second = onlookers(2)
        for one in (first, second, first):
            later.add(one)
        assert len(later.queue) == 2
        await asyncio.sleep(3 * room.PAUSE)
        assert served([first, second]) == []
        monkeypatch.setattr(room, "LATEST", 0.0)
        await until(lambda: served([first, second]) == [first, second])
        first.due = second.due = False
        pressed = False
        later.add(second)
        await until(lambda: bool(served([first, second])))
        assert served([first, second]) == [second]
        task.cancel()

    asyncio.run(scenario())


def test_whoever_was_told_meanwhile_begins_to_wait_anew() -> None:
    later = Later(lambda: True)
    first, second = onlookers(2)
    for one in (first, second):
        later.add(one)
    # The first had to act and knows everything; then something else happens.
    later.drop(first)
    later.add(first)
    later.serve_next()
    assert served([first, second]) == [second]
    later.serve_next()
    assert served([first, second]) == [first, second]
    assert not later.queue
    # Whoever does not wait can be dropped too.
    later.drop(first)


@pytest.mark.parametrize("processes", [1, 4])
def test_much_to_do_is_as_much_in_one_process_as_in_several_together(
    tmp_path: Path, processes: int
) -> None:
    @harness.served(processes=processes)
    async def scenario(world: World) -> None:
        tables = world.service.tables
        most = -(-MANY // processes)
        tables.store.in_flight = most
        assert tables.pressed()
        tables.store.in_flight = most - 1
        assert not tables.pressed()
        tables.store.in_flight = 0

    scenario(tmp_path)


def test_a_seat_that_must_act_is_told_at_once_though_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "LATEST", math.inf)

    @harness.served()
    async def scenario(world: World) -> None:
        await act_while_others_wait(world, monkeypatch)

    scenario(tmp_path)


async def act_while_others_wait(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await world.friends(2)
    for service in world.services:
        service.tables.later.pressed = lambda: True
    async with sockets_of(table, people) as (ann, bea):
        action = (await ann.upto(0))["seats"][0]["choices"][0]["action"]
        await bea.upto(0)
        done = await ann.act(0, action)
        assert (await seen(ann, done["number"]))["number"] == 1
        # The other picks from her own pack: for her nothing has changed, and she hears later.
        assert await bea.silent()
        monkeypatch.setattr(room, "LATEST", 0.0)
        assert (await bea.upto(1))["number"] == 1
        for seat, socket in ((0, ann), (1, bea), (1, bea)):
            choices = (await seen(socket, done["number"]))["seats"][0]["choices"]
            if done["number"] == 3:
                monkeypatch.setattr(room, "LATEST", math.inf)
            done = await socket.act(seat, choices[0]["action"])
        # The packs are passed: both hear of it at once.
        assert [(await seen(socket, 4))["number"] for socket in (ann, bea)] == [4, 4]


def test_whoever_never_reads_is_let_go_and_others_play_on(tmp_path: Path) -> None:
    class Deaf(Socket):
        """Takes the handshake and then nothing more."""

        async def __aenter__(self) -> Self:
            self.hears, self.stuck = asyncio.Event(), asyncio.Event()
            return await super().__aenter__()

        async def hear(self, event: dict[str, object]) -> None:
            if event["type"] == "websocket.send":
                self.stuck.set()
                await self.hears.wait()
            await super().hear(event)

    async def scenario() -> None:
        async with world(tmp_path, messages_per_second=1e6) as running:
            table, people = await running.friends(2)
            normal = people[0].socket(table)
            cookie = {"host": "lux.test", "cookie": dict(headers(normal))["cookie"]}
            path = f"/api/tables/{table}/socket"
            deaf = Deaf(running.app, path, cookie)
            async with deaf, people[1].socket(table) as bea:
                # What is sent before would be taken together with the first message.
                await deaf.stuck.wait()
                for _ in range(MOST_WAITING + 50):
                    await deaf.send({"type": "ping"})
                action = (await bea.upto(0))["seats"][0]["choices"][0]["action"]
                assert (await bea.act(1, action))["type"] == "done"
                while not deaf.outgoing.empty():
                    await asyncio.sleep(0.01)
                live = await running.live(table)
                mine = [one for one in live.room.connections if one.seats == [0]]
                assert len(mine[0].answers) <= MOST_WAITING
                deaf.hears.set()
                while deaf.closed is None:
                    try:
                        await deaf.receive()
                    except ConnectionError:
                        break
                assert deaf.closed == TOO_SLOW

    asyncio.run(scenario())


def headers(socket: Socket) -> list[tuple[str, str]]:
    found: list[tuple[bytes, bytes]] = socket.scope["headers"]  # type: ignore[assignment]
    return [(name.decode(), text.decode()) for name, text in found]
