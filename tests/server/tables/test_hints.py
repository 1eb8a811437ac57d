"""Hints: what an expert says to a person who plays against bots, and how often it was asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from capital_lux.server.settings import Settings
from capital_lux.server.upkeep import commands
from tests.server.games import get, play
from tests.server.harness import Person, World, served, until, world

QUICK: dict[str, Any] = {"workers": 1, "bot_seconds": 0.1}
"""An expert thinks for less than a tenth of a second."""


async def experts(world: World) -> None:
    """Wait until every process has an expert."""
    await until(lambda: all(service.pool.ready for service in world.services))


async def hint(person: Person, table: str) -> dict[str, object]:
    return await person.call("POST", f"tables/{table}/hint", {"seat": 0})


def test_hints_are_counted_until_the_end(tmp_path: Path) -> None:
    """Once for each decision; a server that is started again knows it, and the game does not."""

    async def scenario() -> None:
        async with world(tmp_path, **QUICK, pace=0.5) as running:
            await experts(running)
            ann = running.person("Ann")
            made = await ann.make(edition="generations", seats=2, powers="A")
            table = str(made.table)
            live = await ann.call("GET", f"tables/{table}/live?seat=0")
            found = [await hint(ann, table) for _ in range(2)]
            assert [(one["number"], one["hints"], one["until"]) for one in found] == [
                (0, 1, "round"),
                (0, 1, "round"),
            ]
            actions = found[0]["actions"]
            assert isinstance(actions, list)
            assert {one["action"] for one in actions} == {*live["seats"][0]["view"]["legal"]}
            assert actions[0]["visits"] > 0
            body = {"id": "1", "seat": 0, "action": actions[0]["action"]}
            await ann.call("POST", f"tables/{table}/actions", body)
            assert (await hint(ann, table))["hints"] == 2
            cookies = ann.http.cookies
        async with world(tmp_path) as running:
            ann = running.person("Ann")
            ann.http.cookies = cookies
            await play(running, table)
            info = await ann.call("GET", f"tables/{table}")
            assert info["over"]
            assert [one["hints"] for one in info["players"]] == [2, 0]
            replay = (await get(ann, f"tables/{table}/replay")).json()
            assert len(replay["steps"]) == len(replay["record"]["actions"]) + 1
            again = await ann.call("POST", "records", replay["record"])
            await get(ann, f"records/{again['replay']}/replay")
            did = [one["did"] for one in (await ann.call("GET", "me/data"))["tables"][0]["log"]]
            assert did.count("hint") == 2

            await asyncio.to_thread(sound, running.service.settings)

    asyncio.run(scenario())


def sound(settings: Settings) -> None:
    assert commands.check(settings, None) == 0


@served(**QUICK)
async def test_whom_an_expert_answers(world: World) -> None:
    """Only a person who must decide, against bots alone; there is nothing else to be had."""
    await experts(world)
    ann, bea, cid = (world.person(name) for name in ("Ann", "Bea", "Cid"))
    table = (await ann.make(kind="friends", seats=3)).table
    path, body = f"tables/{table}/hint", {"seat": 0}
    assert await ann.refused("POST", path, body) == (409, "error-not-started")
    for seat, person in ((1, bea), (2, cid)):
        await person.sit(str(table), seat)
    assert await ann.refused("POST", path, body) == (409, "error-hint-people")
    assert await cid.refused("POST", path, body) == (403, "error-not-your-seat")
    # A bot that plays for somebody who may come back is somebody.
    for seat, person in ((1, bea), (2, cid)):
        await person.call("POST", f"tables/{table}/seats/{seat}/bot", {"level": "random"})
    assert await ann.refused("POST", path, body) == (409, "error-hint-people")
    assert await bea.refused("POST", path, {"seat": 1}) == (409, "error-bot-plays")
    device = await ann.make(kind="device", seats=2)
    mine = f"tables/{device.table}/hint"
    assert await ann.refused("POST", mine, body) == (409, "error-hint-people")
    solo = await ann.make(edition="generations", seats=1, powers="A")
    path = f"tables/{solo.table}/hint"
    assert (await ann.call("POST", path, body))["hints"] == 1
    await play(world, str(solo.table))
    assert await ann.refused("POST", path, body) == (409, "error-game-over")


@served(workers=1, worker="tests.server.bad_worker")
async def test_an_expert_who_fails(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(seats=2)
    path = f"tables/{made.table}/hint"
    assert await ann.refused("POST", path, {"seat": 0}) == (503, "error-no-hint")
    info = await ann.call("GET", f"tables/{made.table}")
    assert info["players"][0]["hints"] == 0
