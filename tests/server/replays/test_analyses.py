"""Analyses of finished games: who gets one, when, and what becomes of it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from capital_lux.server.protocol.analyses import AnalysisState
from tests.analysis.games import short_record
from tests.server.harness import Person, World, served


async def upload(person: Person) -> str:
    """The short game, as somebody's record; where its analysis is."""
    stored = await person.call("POST", "records", short_record())
    return f"records/{stored['replay']}"


async def analysed(person: Person, game: str) -> dict[str, Any]:
    """Wait for an analysis that was asked for."""
    async with asyncio.timeout(20):
        while (found := await person.call("GET", f"{game}/analysis"))["state"] != "done":
            await asyncio.sleep(0.05)
    return found


@served(workers=1)
async def test_an_uploaded_game(world: World) -> None:
    ann = world.person("Ann")
    game = await upload(ann)
    assert (await ann.call("GET", f"{game}/analysis"))["state"] == "none"
    asked = await ann.call("POST", f"{game}/analysis")
    print(asked)
    found = await analysed(ann, game)
    import json
    print(json.dumps(found)[:3000])
    made = await ann.make(seats=2, level='novice')
    h = await ann.call("POST", f"tables/{made.table}/hint", {"seat": 0})
    print(json.dumps(h))
    h = await ann.call("POST", f"tables/{made.table}/hint", {"seat": 0})
    print(h['hints'], (await ann.call("GET", f"tables/{made.table}"))["players"])
    assert 0
