"""Tables of an older server, with games of older rules: see `tests/rules/test_older_rules.py`.

The database has a game in the middle, at a question that came because no card was asked for; a
finished one, and a table where that is played on; and an uploaded record.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.versions import RULES, UNNAMED
from capital_lux.server.tables.new_table import new_rematch
from capital_lux.server.tables.state import beginning
from tests.rules.test_older_rules import FOLDER, older
from tests.server.games import get, play
from tests.server.harness import World, world

pytestmark = pytest.mark.sqlite


def serve(folder: Path, scenario: Callable[[World], Awaitable[None]]) -> None:
    """Start today's server on the older one's database."""
    (folder / "data").mkdir()
    database = sqlite3.connect(folder / "data" / "tables.sqlite")
    database.executescript((FOLDER / "rules-1-server.sql").read_text())
    database.close()

    async def serving() -> None:
        async with world(folder) as running:
            await scenario(running)

    asyncio.run(serving())


async def record_of(running: World, table: str) -> dict[str, Any]:
    """The record of a finished game, without its players, and replayed."""
    record = (await get(running.person("Eve"), f"tables/{table}/record")).json()
    record.pop("players")
    assert lux.replay(record).record() == record
    return dict(record)


def test_a_game_in_the_middle_goes_on_by_its_rules(tmp_path: Path) -> None:
    async def scenario(running: World) -> None:
        live = await running.live("mentalist")
        game = live.table.state.game
        assert game is not None
        assert live.table.row.rules == game.rules == UNNAMED
        assert game.legal(game.waiting()[0])[0].startswith("district")
        before = [f"{seat} {text}" for seat, text in game.actions()]
        assert before == older("mentalist")["record"]["actions"][: len(before)]
        await play(running, "mentalist")
        record = await record_of(running, "mentalist")
        assert (record["rules"], record["actions"][: len(before)]) == (UNNAMED, before)

    serve(tmp_path, scenario)


def test_a_finished_game_and_an_uploaded_record_are_replayed(tmp_path: Path) -> None:
    async def scenario(running: World) -> None:
        eve = running.person("Eve")
        replay = (await get(eve, "tables/convertor/replay?from=all")).json()
        assert len(replay["steps"]) == len(older("convertor")["record"]["actions"]) + 1
        assert await record_of(running, "convertor") == {
            **older("convertor")["record"],
            "rules": UNNAMED,
        }
        uploaded = (await get(eve, "records/solo/replay?from=all")).json()
        assert len(uploaded["steps"]) == len(older("solo")["record"]["actions"]) + 1

    serve(tmp_path, scenario)


def test_an_older_record_can_be_uploaded_and_played_on(tmp_path: Path) -> None:
    async def scenario(running: World) -> None:
        eve = running.person("Eve")
        record = older("mentalist")["record"]
        replay = (await eve.call("POST", "records", record))["replay"]
        body = {"step": 40, "seat": 0, "level": "random"}
        for path in (f"records/{replay}", "tables/convertor"):
            made = await eve.call("POST", f"{path}/play-on", body)
            live = await running.live(made["table"])
            assert live.table.state.game is not None
            assert live.table.row.rules == live.table.state.game.rules == UNNAMED
        newer = await eve.refused("POST", "records", {**record, "rules": RULES + 1})
        assert newer == (400, "error-record-wrong")

    serve(tmp_path, scenario)


def test_a_rematch_is_played_by_the_rules_of_today(tmp_path: Path) -> None:
    """Of the same deal too; but what was played before a table began keeps its rules."""

    async def scenario(running: World) -> None:
        await play(running, "on")
        for table, same_deal, rules in (
            ("convertor", False, RULES),
            ("convertor", True, RULES),
            ("on", True, UNNAMED),
        ):
            old = await running.live(table)
            made = new_rematch(old.table.state, same_deal, 0.0)
            game, _ = beginning(made.row)
            assert made.row.rules == game.rules == rules
            deck = game.tape()["deck"]
            assert (deck == beginning(old.table.row)[0].tape()["deck"]) == same_deal

    serve(tmp_path, scenario)
