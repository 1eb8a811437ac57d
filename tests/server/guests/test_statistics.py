"""Statistics, the download of one's data, and being forgotten."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from capital_lux.server.protocol.guests import GuestData, Statistics
from tests.server.games import finish, get, play
from tests.server.harness import Person, World, served, world


async def statistics(person: Person) -> Statistics:
    """A guest's figures, checked against the protocol."""
    answer = await get(person, "me/statistics")
    return msgspec.json.decode(answer.content, type=Statistics)


@served()
async def test_games_are_counted(world: World) -> None:
    """By edition, seats, tiles and opponents, each with its score."""
    ann = world.person("Ann")
    assert (await statistics(ann)).games == 0
    games: list[dict[str, Any]] = [
        {"edition": "first", "seats": 2, "level": "novice"},
        {"edition": "first", "seats": 3, "level": "regular"},
        {"edition": "generations", "seats": 3, "level": "regular", "powers": "A"},
        {"edition": "generations", "seats": 1, "powers": "A"},
    ]
    scores, wins = [], 0
    for number, wanted in enumerate(games):
        made = await ann.make(**wanted)
        await finish(world, str(made.table), seed=number)
        game = (await world.live(str(made.table))).table.state.game
        assert game is not None
        scores.append(game.scores()[0])
        wins += 0 in game.winners()
    found = await statistics(ann)
    assert (found.games, found.wins) == (4, wins)
    assert [game.score for game in found.scores] == scores
    assert found.best == max(scores)
    assert {one.key: one.games for one in found.by_edition} == {"first": 2, "generations": 2}
    assert {one.key: one.games for one in found.by_seats} == {"1": 1, "2": 1, "3": 2}
    assert {one.key: one.games for one in found.by_level} == {"novice": 1, "regular": 2}
    assert all(one.games == 2 for one in found.by_tile)
    assert len(found.by_tile) == 4
    assert found.scores[0].levels == ["novice"]
    assert await statistics(ann) == found


@served()
async def test_both_players_of_a_game(world: World) -> None:
    """Each sees their own side of it, as soon as it is over."""
    table, people = await world.friends(2)
    await play(world, table)
    game = (await world.live(table)).table.state.game
    assert game is not None
    for seat, one in enumerate(people):
        found = await statistics(one)
        assert found.games == 1
        assert found.scores[0].score == game.scores()[seat]
        assert found.scores[0].best == game.scores()[1 - seat]
        assert found.scores[0].won == (seat in game.winners())
        assert [level.key for level in found.by_level] == ["people"]


@served()
async def test_a_game_on_one_device_does_not_count(world: World) -> None:
    """Nobody knows who played which seat."""
    ann = world.person("Ann")
    made = await ann.make(seats=2, kind="device")
    await finish(world, str(made.table))
    assert (await statistics(ann)).games == 0


def test_statistics_after_a_restart(tmp_path: Path) -> None:
    """Also of a game whose end was not counted when the server stopped."""

    async def scenario() -> None:
        async with world(tmp_path) as first:
            ann = first.person("Ann")
            made = await ann.make(seats=2)
            await finish(first, str(made.table))
            cookies = ann.http.cookies
        async with world(tmp_path) as second:
            again = second.person("Ann")
            again.http.cookies = cookies
            assert (await statistics(again)).games == 1

    asyncio.run(scenario())


@served()
async def test_language_and_name(world: World) -> None:
    """Each can be changed alone."""
    ann = world.person("Ann")
    await ann.call("PUT", "me", {"language": "fr"})
    me = await ann.call("PUT", "me", {"name": "Ann"})
    assert (me["name"], me["language"]) == ("Ann", "fr")
    assert (await ann.call("PUT", "me", {"language": "pt-BR"}))["name"] == "Ann"
    assert (await ann.refused("PUT", "me", {"language": "xx"}))[0] == 400


async def a_life(world: World) -> tuple[str, list[Person]]:
    """Somebody who has done all that can be stored, and the table that still runs."""
    table, people = await world.friends(2)
    ann = people[0]
    await ann.call("PUT", "me", {"name": "Ann Unique", "language": "fr"})
    done = await ann.make(seats=2, name="Ann Unique")
    await finish(world, str(done.table))
    await statistics(ann)
    record = (await get(ann, f"tables/{done.table}/record")).content
    assert (await ann.http.post("/api/records", content=record)).status_code == 201
    await ann.make(seats=2, kind="friends", name="Ann Unique")
    await ann.call("POST", f"tables/{table}/seats/0", {"name": "Ann Unique"})
    game = (await world.live(table)).table.state.game
    assert game is not None
    body = {"id": "x", "seat": 0, "action": game.legal(0)[0]}
    await ann.call("POST", f"tables/{table}/actions", body)
    async with ann.socket(table) as socket:
        await socket.send({"type": "say", "id": "s", "text": "unforgettable"})
        assert (await socket.answer("s"))["type"] == "talked"
    return table, people


@served()
async def test_all_data_can_be_downloaded(world: World) -> None:
    """All that is stored about a guest, and nothing about another."""
    table, people = await a_life(world)
    answer = await get(people[0], "me/data")
    assert "attachment" in answer.headers["content-disposition"]
    data = msgspec.json.decode(answer.content, type=GuestData)
    assert (data.name, data.language) == ("Ann Unique", "fr")
    assert len(data.tables) == 3
    assert len(data.results) == 1
    assert len(data.records) == 1
    assert data.talk[0]["text"] == "unforgettable"
    running = next(one for one in data.tables if one["table"] == table)
    assert [entry["did"] for entry in running["log"]] == ["sit", "sit", "act"]
    assert "Bea" not in answer.text
    assert "token" not in answer.text
    other = msgspec.json.decode((await get(people[1], "me/data")).content, type=GuestData)
    assert "Ann Unique" not in json.dumps(msgspec.to_builtins(other))


@pytest.mark.sqlite
@served()
async def test_forget_me(world: World) -> None:
    """The name is gone from the database, the game goes on, the cookie is cleared."""
    table, (ann, bea) = await a_life(world)
    async with bea.socket(table) as socket:
        await socket.next("update")
        answer = await ann.http.delete("/api/me")
        assert answer.status_code == 204
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert answer.headers.get_list("set-cookie").__len__() == 1
        news = await socket.next("info")
        while news["info"]["players"][0]["name"] != "Guest 1":
            news = await socket.next("info")
        assert news["info"]["players"][0]["kind"] == "bot"
    everything = dump(world)
    assert "Ann" not in everything
    assert "unforgettable" not in everything
    assert "Bea" in everything
    fresh = world.person("Ann")
    assert (await fresh.call("GET", "me"))["name"] is None
    state = (await world.live(table)).table.state
    assert state.seats[0].guest == ""
    assert state.seats[0].kind == "bot"
    assert state.number == 1


@served()
async def test_forget_somebody_who_is_nobody(world: World) -> None:
    """A guest without anything can be forgotten too."""
    eve = world.person("Eve")
    assert (await eve.http.delete("/api/me")).status_code == 204


def dump(world: World) -> str:
    """All that the database holds, as text."""
    path = world.service.settings.data / "tables.sqlite"
    with sqlite3.connect(path) as connection:
        found = connection.execute("select name from sqlite_master where type = 'table'")
        names = [row[0] for row in found]
        rows = [str(row) for name in names for row in connection.execute(f"select * from {name}")]
    return "\n".join(rows)
