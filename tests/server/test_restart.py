"""A server that is told to stop finishes what it was asked and hands its connections over."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from capital_lux.server.database.rows import STEPS
from capital_lux.server.database.store import Store
from tests.server.killing import Player, check, make_players, moves_of, to_the_end
from tests.server.process import Servers

RESTART = 1012
STOPS = 3


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_what_is_committed_is_answered_before_the_end(tmp_path: Path) -> None:
    servers, rng = Servers(), random.Random(1)
    players: list[Player] = []
    try:
        for _ in range(STOPS):
            servers.start(tmp_path)
            players = players or asyncio.run(make_players(servers.port, 4, rng))
            asyncio.run(stopped_under_load(servers, players))
            # `check` would let each player miss one answer.
            assert steps(tmp_path) == moves_of(players)
            check(tmp_path, players)
        servers.start(tmp_path)
        asyncio.run(to_the_end(servers.port, [one for one in players if not one.over]))
    finally:
        servers.close()


async def stopped_under_load(servers: Servers, players: list[Player]) -> None:
    playing = [player for player in players if not player.over]
    tasks = [asyncio.create_task(player.play(servers.port)) for player in playing]
    enough = moves_of(players) + 20
    while moves_of(players) < enough:
        await asyncio.sleep(0.001)
    await asyncio.to_thread(servers.kill, signal.SIGTERM)
    await asyncio.gather(*tasks)
    assert {player.closed for player in playing if not player.over} == {RESTART}


def steps(folder: Path) -> int:
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    with store.engine.connect() as connection:
        kinds = connection.exec_driver_sql("SELECT kind FROM entries").scalars()
        found = sum(kind in STEPS for kind in kinds)
    store.close()
    return found
