"""Analyses of finished games: who gets one, and what becomes of it when anything fails."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from capital_lux.analysis import analyse, as_json
from capital_lux.server.database.columns import ANALYSES
from capital_lux.server.protocol.analyses import AnalysisState
from capital_lux.texts import Texts
from tests.analysis.games import last_steps, short_record
from tests.server import postgres
from tests.server.games import finished, get, play
from tests.server.harness import PATIENCE, Person, World, served, until, world

REAL, QUICK, HANGING, ENDING = (
    f"tests.server.analysts.{name}" for name in ("real", "quick", "hanging", "ending")
)


async def uploaded(person: Person, *names: str) -> str:
    """A short game as a record of somebody's; where it is."""
    stored = await person.call("POST", "records", {**last_steps(), "players": list(names)})
    return f"records/{stored['replay']}"


async def becomes(person: Person, game: str, state: str) -> dict[str, Any]:
    """An analysis when it has come to some state."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await person.call("GET", f"{game}/analysis")
            if found["state"] == state:
                return found
            await asyncio.sleep(0.02)


@served(analyst=REAL)
async def test_an_analysis_is_made_once_for_all(world: World) -> None:
    """It is that of the library, with the names of today; whoever has the link can read it."""
    ann, eve = world.person("Ann"), world.person("Eve")
    game = await uploaded(ann, "Ann “A”", "Bea")
    assert (await eve.call("GET", f"{game}/analysis"))["state"] == "none"
    asked = await eve.call("POST", f"{game}/analysis")
    assert asked["state"] in ("waiting", "thinking")
    assert (asked["before"], asked["steps"]) == (0, len(last_steps()["actions"]))
    assert asked["seconds"] > 0
    await becomes(ann, game, "done")
    world.service.analysing.size = world.service.analysing.rate = 0
    answer = await get(ann, f"{game}/analysis")
    found = answer.json()
    assert msgspec.to_builtins(msgspec.convert(found, AnalysisState)).keys() == found.keys()
    assert await eve.call("POST", f"{game}/analysis") == found
    analysis = found["analysis"]
    lines = [one.pop("follows") for player in analysis["players"] for one in player["decisions"]]
    assert (
        Texts("fr")
        .say(lines[0])
        .startswith(("Ensuite peut-être Ann “A”\xa0:", "Ensuite peut-être Bea\xa0:"))
    )
    assert analysis == as_json(analyse(last_steps(), names=["Ann “A”", "Bea"]))


@served(analyst=QUICK)
async def test_nothing_is_said_of_a_game_that_goes_on(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    watch = (await ann.call("GET", f"tables/{table}"))["watch"]
    begun = {**short_record(), "actions": short_record()["actions"][:-1], "result": None}
    games = [f"tables/{table}", f"watch/{watch}"]
    games.append(f"records/{(await ann.call('POST', 'records', begun))['replay']}")
    for moves in (0, 5):
        await play(world, table, moves)
        for game in games:
            for method in ("GET", "POST"):
                assert await bea.refused(method, f"{game}/analysis") == (409, "error-not-over")
    assert not world.service.store.rows(sa.select(ANALYSES))
    await play(world, table)
    await bea.call("POST", f"{games[1]}/analysis")
    said = [(await becomes(ann, game, "done"))["analysis"] for game in games[:2]]
    assert said[0] == said[1] == {"said": {"id": "own-text", "args": {"text": "Ann"}}}
    for game, error in (("tables/x", "no-such-table"), ("records/x", "no-such-record")):
        assert await ann.refused("POST", f"{game}/analysis") == (404, f"error-{error}")


@pytest.mark.alone
@served(analyst=HANGING, workers=1, analyses_per_hour=2)
async def test_a_queue_a_quota_and_bots_that_do_not_wait(world: World) -> None:
    ann, bea = world.person("Ann"), world.person("Bea")
    first, second, third = [await uploaded(ann) for _ in range(3)]
    for game in (first, second):
        await ann.call("POST", f"{game}/analysis")
    assert (await becomes(ann, first, "thinking"))["before"] == 0
    waiting = await ann.call("POST", f"{second}/analysis")
    assert (waiting["state"], waiting["before"]) == ("waiting", 1)
    assert waiting["seconds"] > (await becomes(ann, first, "thinking"))["seconds"]
    for person in (ann, bea):
        # Bea comes from the same address.
        assert await person.refused("POST", f"{third}/analysis") == (
            429,
            "error-too-many-analyses",
        )
    made = await ann.make(seats=2, level="regular")
    await ann.call(
        "POST",
        f"tables/{made.table}/actions",
        {"id": "1", "seat": 0, "action": await ann.first_choice(str(made.table))},
    )
    live = await world.live(str(made.table))
    await until(lambda: live.table.state.number >= 2)


@served(analyst=ENDING)
async def test_an_analysis_that_fails_can_be_asked_for_again(world: World) -> None:
    ann = world.person("Ann")
    game = await uploaded(ann)
    await ann.call("POST", f"{game}/analysis")
    await becomes(ann, game, "failed")
    for service in world.services:
        service.analyses.module = QUICK
    await ann.call("POST", f"{game}/analysis")
    await becomes(ann, game, "done")
    # What another version has made is not shown, and made again.
    await world.service.store.written(
        work=lambda connection: connection.execute(ANALYSES.update().values(maker="0 old"))
    )
    assert (await ann.call("GET", f"{game}/analysis"))["state"] == "none"
    await ann.call("POST", f"{game}/analysis")
    await becomes(ann, game, "done")


def test_a_server_that_was_stopped_begins_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with world(tmp_path, analyst=HANGING) as running:
            ann = running.person("Ann")
            game = await uploaded(ann)
            await ann.call("POST", f"{game}/analysis")
            await becomes(ann, game, "thinking")
        async with world(tmp_path, analyst=QUICK) as running:
            await becomes(running.person("Ann"), game, "done")

    asyncio.run(scenario())


@postgres.needs_postgres
def test_another_process_takes_over(tmp_path: Path) -> None:
    """All processes know of all analyses; what one was making when it ended, another makes."""
    database = postgres.database_of(tmp_path)

    async def scenario() -> None:
        async with AsyncExitStack() as first:
            hanging = world(tmp_path / "one", database=database, analyst=HANGING)
            ann = (await first.enter_async_context(hanging)).person("Ann")
            game = await uploaded(ann)
            await ann.call("POST", f"{game}/analysis")
            await becomes(ann, game, "thinking")
            async with world(tmp_path / "two", database=database, analyst=QUICK) as second:
                eve = second.person("Eve")
                await becomes(eve, game, "thinking")
                await first.aclose()
                await becomes(eve, game, "done")

    asyncio.run(scenario())


@served(analyst=QUICK)
async def test_it_is_forgotten_with_the_game(world: World) -> None:
    """A record goes with whoever uploaded it; at a table only the name goes."""
    (ann, table), eve = await finished(world, seats=2), world.person("Eve")
    game = await uploaded(ann)
    for one in (game, f"tables/{table}"):
        await ann.call("POST", f"{one}/analysis")
        await becomes(ann, one, "done")
    assert (await ann.http.delete("/api/me")).status_code == 204
    left = world.service.store.rows(sa.select(ANALYSES.c.game))
    assert [row.game for row in left] == [table]
    said = (await eve.call("GET", f"tables/{table}/analysis"))["analysis"]
    assert said["said"]["args"] == {"text": "Guest 1"}
