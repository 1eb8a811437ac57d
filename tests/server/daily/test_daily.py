"""The deal of the day: the same for everybody, one try, and secret until it is played."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from capital_lux.play import daily
from tests.server import games
from tests.server.bots.test_seats import play_against_bots
from tests.server.games import Clock, finish
from tests.server.harness import Person, World, served, world

FIELD = ("novice", "champion")
QUICK: dict[str, Any] = {"workers": 1, "daily_field": FIELD, "daily_simulations": 2}


async def begin(person: Person) -> str:
    return str((await person.call("POST", "daily", {"name": person.name}))["table"])


async def play(person: Person, moves: int = 500) -> str:
    """Begin or go on, always with the first choice; the table."""
    table = await begin(person)
    async with person.socket(table) as socket:
        await play_against_bots(socket, moves)
    return table


async def results(person: Person, day: int) -> dict[str, Any]:
    """The table of results when all levels have played."""
    async with asyncio.timeout(200):
        while (found := await person.call("GET", f"daily/{day}"))["playing"]:
            await asyncio.sleep(0.05)
    return found


async def counted(person: Person, day: int) -> None:
    """Wait until somebody's own result is in the table."""
    async with asyncio.timeout(200):
        while not any(
            one["mine"] and one["rank"] is not None
            for one in (await person.call("GET", f"daily/{day}"))["results"]
        ):
            await asyncio.sleep(0.05)


async def actions(world: World, table: str) -> list[Any]:
    state = (await world.live(table)).table.state
    assert state.game is not None
    return state.game.actions()


def test_the_same_actions_get_the_same_answers_and_everybody_is_ranked(tmp_path: Path) -> None:
    """Ann plays in one go, Bob with a restart in the middle; the levels are the field."""
    clock = Clock()

    async def scenario() -> None:
        async with world(tmp_path, now=clock, **QUICK) as running:
            ann, bob = running.person("Ann"), running.person("Bob")
            hers = await play(ann)
            his = await play(bob, 9)
            assert await begin(bob) == his
            cookies = [dict(one.http.cookies) for one in (ann, bob)]
        # Bots that may hardly think for anybody play the same all the same.
        async with world(tmp_path, now=clock, bot_seconds_per_hour=0.001, **QUICK) as running:
            ann, bob = running.person("Ann"), running.person("Bob")
            for one, known in zip((ann, bob), cookies, strict=True):
                one.http.cookies.update(known)
            assert await play(bob) == his
            assert await actions(running, hers) == await actions(running, his)
            day = (await bob.call("GET", "daily"))["day"]
            found = await results(bob, day)
            assert {one["level"] for one in found["results"]} == {None, *FIELD}
            assert found["ranked"] == len(FIELD) + 2
            assert len(found["signs"]) == 3
            first, second = [one for one in found["results"] if not one["level"]]
            assert first["rank"] == second["rank"]
            assert [one["name"] for one in found["results"] if one["mine"]] == ["Bob"]
            worth = [(one["won"], one["lead"]) for one in found["results"]]
            assert worth == sorted(worth, reverse=True)
            champion = next(one for one in found["results"] if one["level"] == "champion")
            replay = await bob.call("GET", f"tables/{champion['table']}/replay")
            mine = await bob.call("GET", f"tables/{his}/replay")
            assert replay["record"]["seed"] == mine["record"]["seed"]
            assert not (await ann.call("GET", "me/statistics"))["games"]
            await ann.http.delete("/api/me")
            assert "Ann" not in str(await results(bob, day))

    asyncio.run(scenario())


LOOKS = ("", "/live", "/replay?from=all", "/replay?from=none", "/record", "/analysis")
WATCHED = ("", "/live", "/replay?from=none", "/analysis")


async def can_look(person: Person, table: str, watch: str) -> set[int]:
    """How every way to look at a table is answered: the statuses."""
    paths = [f"tables/{table}{look}" for look in LOOKS] + [f"watch/{watch}{one}" for one in WATCHED]
    found = {(await person.http.get(f"/api/{path}")).status_code for path in paths}
    on = await person.http.post(f"/api/tables/{table}/play-on", json={"step": 0})
    closed = set()
    for path in (f"tables/{table}", f"watch/{watch}"):
        socket = person.socket(table)
        socket.scope["path"] = f"/api/{path}/socket"
        async with socket:
            message = await socket.receive()
            closed.add(403 if message["type"] == "refused" else 200)
    return {*found, 200 if on.status_code == 201 else on.status_code, *closed}


@served(now=Clock(), daily_field=())
async def test_a_deal_is_secret_until_ones_own_game_is_over(world: World) -> None:
    clock = world.service.settings.now
    assert isinstance(clock, Clock)
    ann, bob, eve = (world.person(name) for name in ("Ann", "Bob", "Eve"))
    table = await begin(ann)
    today = await ann.call("GET", "daily")
    day = today["day"]
    seed = daily.seed_of(day, world.service.guard.guests.key).hex()
    info = await ann.call("GET", f"tables/{table}")
    watch = info["watch"]
    assert (info["day"], info["seed"], info["mine"]) == (day, None, [0])
    assert await ann.refused("GET", f"tables/{table}/record") == (409, "error-not-over")
    # A game that goes on is its player's alone; one that is over is shown to whoever has played.
    assert await can_look(eve, table, watch) == {403}
    await finish(world, table)
    for other in (bob, eve):
        assert await can_look(other, table, watch) == {403}
        assert await other.refused("GET", f"daily/{day}") == (403, "error-daily-secret")
        assert await other.refused("GET", f"daily/{day + 1}") == (404, "error-no-such-day")
    for path in ("daily", "daily/days", "me", "me/data", "me/statistics", "lobby"):
        assert seed not in (await bob.http.get(f"/api/{path}")).text
    assert seed in str(await ann.call("GET", f"tables/{table}"))
    his = await begin(bob)
    assert await can_look(bob, table, watch) == {403}
    await finish(world, his)
    assert await can_look(bob, table, watch) == {200}
    for one, game in ((ann, table), (bob, his)):
        await one.call("GET", f"tables/{game}")
        await counted(one, day)
    hers = await begin(eve)
    assert await can_look(bob, hers, (await eve.call("GET", f"tables/{hers}"))["watch"]) == {403}
    clock.time += daily.DAY_SECONDS
    cid = world.person("Cid")
    assert await can_look(cid, table, watch) == {200}
    for one in (ann, bob):
        await one.call("GET", f"daily/{day}")
    found = await cid.call("GET", f"daily/{day}")
    assert found["over"]
    assert [(one["name"], one["rank"]) for one in found["results"]][-1] == ("Eve", None)
    (earlier,) = (await cid.http.get("/api/daily/days")).json()
    assert (earlier["day"], earlier["people"], earlier["mine"]) == (day, 3, False)
    # Too late: it is played to its end, and does not count.
    await finish(world, hers)
    again = await eve.call("GET", f"daily/{day}")
    assert [one["rank"] for one in again["results"] if one["mine"]] == [None]
    assert await begin(eve) != hers


@served(now=Clock(), daily_field=())
async def test_a_try_is_not_given_up_nor_taken_back(world: World) -> None:
    ann = world.person("Ann")
    table = await begin(ann)
    async with ann.socket(table) as socket:
        first = (await socket.upto(0))["seats"][0]
        await socket.act(0, first["choices"][0]["action"])
        assert not socket.got[-1].get("seats", [first])[0]["can_take_back"]
    path = f"tables/{table}"
    back = {"id": "x", "seat": 0}
    assert await ann.refused("POST", f"{path}/take-back", back) == (409, "error-no-take-back")
    assert await ann.refused("POST", f"{path}/hint", {"seat": 0}) == (409, "error-daily-hint")
    assert await ann.refused("DELETE", f"{path}/seats/0") == (409, "error-daily-once")
    assert await ann.refused("POST", f"{path}/seats/0/bot", {}) == (409, "error-daily-once")
    await games.play(world, table)
    for same in (True, False):
        refused = await ann.refused("POST", f"{path}/rematch", {"same_deal": same})
        assert refused == (409, "error-daily-once")
    both = await asyncio.gather(*(begin(ann) for _ in range(3)))
    assert {*both} == {table}


def test_nobody_without_the_key_knows_a_deal() -> None:
    """Two servers have different deals; each has one for a day, of the same cards for all."""
    for day in range(1, 15):
        one, other = (daily.new_game(day, key) for key in (bytes(32), bytes(31) + b"x"))
        assert one.seed != other.seed
        assert daily.new_game(day, bytes(32)).record() == one.record()
    assert {daily.options_of(day) for day in range(1, 15)} == {
        (edition, seats) for edition in ("first", "generations") for seats in (2, 3)
    }
