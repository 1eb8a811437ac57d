"""The lobby: what is listed, live, and nothing that is private."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from capital_lux.server import service
from capital_lux.server.live.lobby import PAGE
from capital_lux.server.protocol.tables import LobbyNews
from tests.server.games import Clock, play
from tests.server.harness import PATIENCE, Person, Socket, World, served, world

EMPTY = {"open": [], "running": [], "pages": 1}


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
    assert await ann.call("GET", "lobby") == EMPTY


@served(lobby_pause=0.01)
async def test_tables_are_private_by_default(world: World) -> None:
    """Neither open nor running tables are shown unless that was asked for."""
    ann = world.person("Ann")
    await ann.make(seats=2, kind="friends")
    await ann.make(seats=2, kind="device")
    assert await ann.call("GET", "lobby") == EMPTY


@served(lobby_pause=0.01)
async def test_a_table_that_everybody_left_is_not_open(world: World) -> None:
    """Nobody to play with, nothing to join."""
    ann = world.person("Ann")
    made = await ann.make(seats=2, kind="friends", listed=True)
    assert len((await ann.call("GET", "lobby"))["open"]) == 1
    await ann.call("DELETE", f"tables/{made.table}/seats/0")
    assert (await ann.call("GET", "lobby"))["open"] == []


@pytest.mark.alone
def test_tables_where_nobody_waits_disappear(tmp_path: Path) -> None:
    """After five minutes, but not while somebody is there; slow ones after twice their clock."""
    hours = Clock()

    @served(now=hours, lobby_pause=0.01)
    async def scenario(world: World) -> None:
        ann = world.person("Ann")
        quick = await ann.make(seats=2, kind="friends", listed=True)
        slow = await ann.make(seats=2, kind="friends", listed=True, clock=86400)

        async def shown() -> set[str]:
            return {one["table"] for one in (await ann.call("GET", "lobby"))["open"]}

        assert await shown() == {quick.table, slow.table}
        hours.time += 400
        assert await shown() == {slow.table}
        async with ann.socket(str(quick.table)) as socket:
            await socket.next("info")
            assert await shown() == {quick.table, slow.table}
        hours.time += 2 * 86400
        assert await shown() == set()
        # A quick clock is no reason to wait for days.
        await ann.make(seats=2, kind="friends", listed=True, clock=30)
        hours.time += 3600
        assert await shown() == set()
        # What is forgotten takes no room, and is there again when somebody comes.
        for live in list(world.service.tables.live.values()):
            world.service.tables.live.pop(live.table.row.id).close()
        assert await shown() == set()
        assert not world.service.lobby.shown
        async with ann.socket(str(quick.table)) as socket:
            await socket.next("info")
            assert await shown() == {quick.table}

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


async def list_tables(person: Person, count: int) -> list[int]:
    """Make so many listed tables; how each was answered."""
    wanted = {"seats": 2, "kind": "friends", "listed": True}
    asked = [person.http.post("/api/tables", json=wanted) for _ in range(count)]
    return [answer.status_code for answer in await asyncio.gather(*asked)]


@pytest.mark.alone
@served(listed_per_guest=3, listed_per_address=5)
async def test_nobody_can_fill_the_lobby(world: World) -> None:
    """So many for each guest and address; what is over, left or private does not count."""
    ann, bea = world.person("Ann"), world.person("Bea")
    for one in (ann, bea):
        await one.call("GET", "me")
    assert sorted(await list_tables(ann, 8)) == [201] * 3 + [429] * 5
    assert sorted(await list_tables(bea, 8)) == [201] * 2 + [429] * 6
    again = await ann.http.post("/api/tables", json={"seats": 2, "kind": "friends", "listed": True})
    assert again.json()["error"]["id"] == "error-too-many-listed"
    await ann.make(seats=2, kind="friends")
    assert len((await ann.call("GET", "lobby"))["open"]) == 5
    info = (await ann.call("GET", "me"))["tables"]
    listed = next(one["table"] for one in info if one["listed"])
    await ann.call("DELETE", f"tables/{listed}/seats/0")
    assert await list_tables(ann, 1) == [201]


@served(listed_per_guest=1000, listed_per_address=1000, lobby_pause=0.01)
async def test_the_lobby_has_pages(world: World) -> None:
    """Every table is on one of them, and the socket has the first."""
    ann = world.person("Ann")
    await ann.call("GET", "me")
    await list_tables(ann, PAGE + 2)
    pages = [await ann.call("GET", f"lobby?page={page}") for page in range(3)]
    assert [len(page["open"]) for page in pages] == [PAGE, 2, 0]
    assert [page["pages"] for page in pages] == [2, 2, 2]
    assert len({one["table"] for page in pages for one in page["open"]}) == PAGE + 2
    async with LobbySocket(world.app) as lobby:
        assert (await lobby.until(PAGE, 0))["pages"] == 2
    assert await ann.refused("GET", "lobby?page=-1") == (400, "error-bad-request")


def test_old_tables_do_not_keep_new_ones_out_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only so many are looked at, and none that nobody has touched for a week."""
    clock = Clock()
    monkeypatch.setattr(service, "MOST_LISTED", 1)

    async def scenario() -> None:
        async with world(tmp_path, now=clock) as first:
            ann = first.person("Ann")
            mine = await ann.make(seats=2, kind="friends", listed=True, clock=259200)
            clock.time += 3600
            await ann.make(seats=2, kind="friends", listed=True)
            clock.time += 8 * 86400
            await ann.call("POST", f"tables/{mine.table}/seats/0", {"name": "Anna"})
        async with world(tmp_path, now=clock) as second:
            await second.service.load()
            lists = await second.person("Bea").call("GET", "lobby")
            assert [one["table"] for one in lists["open"]] == [mine.table]

    asyncio.run(scenario())
