"""A server that is told to stop finishes what it was asked and hands its connections over."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from pathlib import Path

import httpx
import pytest

from capital_lux.server.database.rows import STEPS
from capital_lux.server.upkeep.check import checked
from capital_lux.server.upkeep.copies import opened, snapshot
from tests.server import postgres
from tests.server.killing import STALLED, Player, check, make_players, moves_of, to_the_end
from tests.server.process import Servers
from tests.server.test_proxy import proxied

RESTART = 1012
STOPS = 3
PACE = 0.03
"""Seconds before an act: a server that is told to stop hears of it within a tenth of a second, and
no game may be over before."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_what_is_committed_is_answered_before_the_end(tmp_path: Path) -> None:
    servers, rng = Servers(), random.Random(1)
    players: list[Player] = []
    try:
        for _ in range(STOPS):
            servers.start(tmp_path)
            players = players or asyncio.run(make_players(servers.port, 4, rng))
            for player in players:
                player.pace = PACE
            asyncio.run(stopped_under_load(servers, players))
            # `check` would let each player miss one answer.
            assert steps(f"sqlite:///{tmp_path / 'tables.sqlite'}") == moves_of(players)
            with opened(f"sqlite:///{tmp_path / 'tables.sqlite'}") as store:
                check(store, players)
        servers.start(tmp_path)
        for player in players:
            player.pace = 0.0
        asyncio.run(to_the_end(servers.port, [one for one in players if not one.over]))
    finally:
        servers.close()


async def stopped_under_load(servers: Servers, players: list[Player]) -> None:
    playing = [player for player in players if not player.over]
    tasks = [asyncio.create_task(player.play(servers.port)) for player in playing]
    enough = moves_of(players) + 20
    while moves_of(players) < enough or not all(one.there or one.over for one in playing):
        await asyncio.sleep(0.001)
    await asyncio.to_thread(servers.kill, signal.SIGTERM)
    await asyncio.gather(*tasks)
    assert {player.closed for player in playing if not player.over} == {RESTART}


@postgres.needs_postgres
def test_people_go_on_with_another_process(tmp_path: Path) -> None:
    """Through the proxy of the manual: two share all tables, then one of them stops."""
    servers, database = Servers(), postgres.database_of(tmp_path)
    ports = []
    try:
        for _ in range(2):
            servers.start(tmp_path, database)
            ports.append(servers.port)
        moves = asyncio.run(handed_over(servers, ports, tmp_path))
    finally:
        servers.close()
    with opened(database) as store, snapshot(store) as connection:
        assert not any(found.problems for found in checked(connection))
    assert steps(database) == moves


async def handed_over(servers: Servers, ports: list[int], folder: Path) -> int:
    addresses = [f"127.0.0.1:{port}" for port in ports]
    async with proxied(folder, *addresses) as address:
        port = int(address.rsplit(":", 1)[1])
        players: list[Player] = []
        tasks: list[asyncio.Task[list[int | None]]] = []
        begin = asyncio.Event()
        # Where a table is played goes by its name, which is chance.
        while not all(served := [await connections(one) for one in addresses]):
            if sum(served) == len(players):
                for player in await make_players(port, 1, random.Random(1)):
                    player.begin, player.pace = begin, PACE
                    players.append(player)
                    tasks.append(asyncio.create_task(whole_game(player, port)))
            await asyncio.sleep(0.01)
        begin.set()
        while moves_of(players) < 30:
            await asyncio.sleep(0.001)
        await asyncio.to_thread(servers.kill, signal.SIGTERM)
        before = moves_of(players)
        codes = [await task for task in tasks]
    assert {RESTART in ends for ends in codes} == {True, False}
    assert moves_of(players) > before
    return moves_of(players)


async def connections(address: str) -> int:
    """How many WebSockets a process has."""
    async with httpx.AsyncClient(timeout=STALLED) as http:
        figures = (await http.get(f"http://{address}/metrics")).text
    found = re.search(r"^lux_connections (\d+)", figures, re.MULTILINE)
    assert found is not None
    return int(found[1])


@postgres.needs_postgres
def test_another_process_keeps_the_clock_of_one_that_died(tmp_path: Path) -> None:
    """Nobody asks the other for anything: it finds out by itself."""
    servers, database = Servers(tmp_path / "log.txt"), postgres.database_of(tmp_path)
    try:
        for _ in range(2):
            servers.start(tmp_path, database, hurry=15.0, workers=1, bot_seconds=0.01)
        asyncio.run(clock_of_the_dead(servers, database))
    finally:
        servers.close()


async def clock_of_the_dead(servers: Servers, database: str) -> None:
    await make_players(servers.port, 1, random.Random(1), clock=30)
    servers.kill()
    # Half a minute, of which fifteen seconds pass in one.
    while not steps(database):
        await asyncio.sleep(0.1)


async def whole_game(player: Player, port: int) -> list[int | None]:
    """Play, and come back whenever the connection ends; how it ended each time."""
    codes = []
    while not player.over:
        await player.play(port)
        codes.append(player.closed)
    return codes


def steps(url: str) -> int:
    with opened(url) as store, store.engine.connect() as connection:
        kinds = connection.exec_driver_sql("SELECT kind FROM entries").scalars()
        return sum(kind in STEPS for kind in kinds)
