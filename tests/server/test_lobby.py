"""The lobby: what is listed, live, and nothing that is private."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Self

import msgspec

from capital_lux.server.protocol_around import LobbyNews
from tests.server.games import Clock, play
from tests.server.harness import PATIENCE, Socket, World, served, world


class LobbySocket(Socket):
    """A connection to the lobby."""

    def __init__(self, app: Any) -> None:
        super().__init__(app, "/api/lobby/socket", {"host": "lux.test"})

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        return self

    async def news(self) -> dict[str, Any]:
        """The next lists, checked against the protocol."""
        event = await asyncio.wait_for(self.incoming.get(), PATIENCE)
        msgspec.json.decode(event["text"], type=LobbyNews)
        self.raw.append(event["text"])
        found: dict[str, Any] = json.loads(event["text"])
        return found

    async def until(self, opened: int, running: int) -> dict[str, Any]:
        """The lists when there are so many tables."""
        while True:
            lists = await self.news()
            if (len(lists["open"]), len(lists["running"])) == (opened, running):
                return lists


@served(lobby_pause=0.01)
async def test_a_listed_table_from_open_to_over(world: World) -> None:
    """Opened, joined, played to its end: the lobby follows without being asked."""
    ann, bea = world.person("Ann"), world.person("Bea")
    async with LobbySocket(world.app) as lobby:
        assert (await lobby.news())["open"] == []
        made = await ann.make(seats=2, kind="friends", listed=True, clock=600)
        lists = await lobby.until(1, 0)
        shown = lists["open"][0]
        assert shown["table"] == made.table
        assert shown["clock"] == 600
        assert shown["round"] == 0
        assert [player["name"] for player in shown["players"]] == ["Ann", None]
        await bea.sit(shown["table"], 1)
        lists = await lobby.until(0, 1)
        shown = lists["running"][0]
        assert shown["table"] is None
        assert shown["watch"] == made.watch
        assert shown["round"] == 1
        before = len(lobby.raw)
        await play(world, str(made.table))
        await lobby.until(0, 0)
        since = "".join(lobby.raw[before:])
        assert str(made.table) not in since
    assert await ann.call("GET", "lobby") == {"open": [], "running": []}


@served(lobby_pause=0.01)
async def test_tables_are_private_by_default(world: World) -> None:
    """Neither open nor running tables are shown unless that was asked for."""
    ann = world.person("Ann")
    await ann.make(seats=2, kind="friends")
    await ann.make(seats=2, kind="device")
    assert await ann.call("GET", "lobby") == {"open": [], "running": []}


@served(lobby_pause=0.01)
async def test_a_table_that_everybody_left_is_not_open(world: World) -> None:
    """Nobody to play with, nothing to join."""
    ann = world.person("Ann")
    made = await ann.make(seats=2, kind="friends", listed=True)
    assert len((await ann.call("GET", "lobby"))["open"]) == 1
    await ann.call("DELETE", f"tables/{made.table}/seats/0")
    assert (await ann.call("GET", "lobby"))["open"] == []


def test_tables_where_nobody_waits_disappear(tmp_path: Path) -> None:
    """After half an hour, but not while somebody is there, and slow games stay for days."""
    hours = Clock()

    @served(now=hours, lobby_pause=0.01)
    async def scenario(world: World) -> None:
        ann = world.person("Ann")
        quick = await ann.make(seats=2, kind="friends", listed=True)
        slow = await ann.make(seats=2, kind="friends", listed=True, clock=86400)

        async def shown() -> set[str]:
            return {one["table"] for one in (await ann.call("GET", "lobby"))["open"]}

        assert await shown() == {quick.table, slow.table}
        hours.time += 3600
        assert await shown() == {slow.table}
        async with ann.socket(str(quick.table)) as socket:
            await socket.next("info")
            assert await shown() == {quick.table, slow.table}
        hours.time += 8 * 86400
        assert await shown() == set()

    scenario(tmp_path)


def test_the_lobby_after_a_restart(tmp_path: Path) -> None:
    """What was listed is listed again."""

    async def scenario() -> None:
        async with world(tmp_path) as first:
            made = await first.person("Ann").make(seats=2, kind="friends", listed=True)
        async with world(tmp_path, lobby_pause=0.01) as second, LobbySocket(second.app) as lobby:
            lists = await lobby.until(1, 0)
            assert lists["open"][0]["table"] == made.table

    asyncio.run(scenario())
