"""kill -9 fifty times under load: what was acknowledged is there, and every table goes on."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from capital_lux.server.state import state_of
from capital_lux.server.store import Store
from tests.server.process import Servers

KILLS = 50
TABLES = 4
SEATS = 2
MOST_MOVES = 25
"""Moves that are acknowledged before a kill, at the most."""
PATIENCE = 2.0


class Player:
    """One seat that acts as fast as it can, and remembers what was acknowledged."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.acknowledged: dict[int, str] = {}
        """Of each number that was answered: the action."""
        self.unanswered: tuple[str, str] | None = None
        """The id and action that may or may not have been done."""
        self.count = 0
        self.over = False

    async def play(self, port: int) -> None:
        """Connect and act until the connection is lost."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        with suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(
                address, additional_headers={"authorization": f"Bearer {self.token}"}
            ) as socket:
                await self.act_on(socket)

    async def act_on(self, socket: ClientConnection) -> None:
        """Send again what was not answered, then act whenever it is our turn."""
        if self.unanswered is not None:
            await self.send(socket, *self.unanswered)
        done = number = -1
        choices: list[dict[str, Any]] = []
        async for text in socket:
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] in ("done", "refused"):
                assert self.unanswered is not None
                assert message["id"] == self.unanswered[0]
                if message["type"] == "done":
                    done = message["number"]
                    self.acknowledged[done] = self.unanswered[1]
                self.unanswered = None
            if message["type"] == "update" and message["seats"]:
                state, number = message["seats"][0], message["number"]
                choices = state["choices"]
                self.over = state["result"] is not None
            if self.over:
                return
            if choices and number >= done and self.unanswered is None:
                self.count += 1
                action = random.choice(choices)["action"]
                self.unanswered = f"{self.count}", action
                await self.send(socket, *self.unanswered)

    async def send(self, socket: ClientConnection, client_id: str, action: str) -> None:
        """Send an action."""
        body = {"type": "act", "id": client_id, "seat": self.seat, "action": action}
        await socket.send(msgspec.json.encode(body).decode())


async def make_players(port: int, count: int) -> list[Player]:
    """So many tables of friends."""
    found = []
    for _ in range(count):
        table = ""
        for seat in range(SEATS):
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api") as http:
                if not table:
                    body = {"seats": SEATS, "kind": "friends", "name": "P"}
                    table = (await http.post("/tables", json=body)).json()["table"]
                taken = await http.post(f"/tables/{table}/seats/{seat}", json={"name": f"P{seat}"})
                found.append(Player(table, seat, taken.json()["token"]))
    return found


def check(folder: Path, players: list[Player]) -> int:
    """The log has every acknowledged action at its number, once, and can be replayed."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    entries = 0
    for table in {player.table for player in players}:
        found = store.table(table)
        assert found is not None
        acts = [entry for entry in found[1] if entry.kind == "act"]
        assert [entry.position for entry in found[1]] == list(range(1, len(found[1]) + 1))
        assert len({(entry.seat, entry.client_id) for entry in acts}) == len(acts)
        for player in players:
            if player.table != table:
                continue
            for number, action in player.acknowledged.items():
                assert (acts[number - 1].seat, acts[number - 1].data) == (player.seat, action)
            mine = [entry for entry in acts if entry.seat == player.seat]
            unknown = 1 if player.unanswered else 0
            assert len(player.acknowledged) <= len(mine) <= len(player.acknowledged) + unknown
        assert state_of(*found).number == len(acts)
        entries += len(acts)
    store.close()
    return entries


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_kill_9_fifty_times_under_load(tmp_path: Path) -> None:
    servers = Servers()
    players: list[Player] = []
    moves = 0
    try:
        for _ in range(KILLS):
            servers.start(tmp_path)
            playing = [player for player in players if not player.over]
            missing = TABLES - len({player.table for player in playing})
            playing += asyncio.run(make_players(servers.port, missing))
            players = list(dict.fromkeys([*players, *playing]))
            asyncio.run(under_load(servers, playing))
            moves = check(tmp_path, players)
        assert moves > 5 * KILLS
        # Every table that is not over goes on to its end.
        servers.start(tmp_path)
        rest = [player for player in players if not player.over]
        asyncio.run(to_the_end(servers.port, rest))
    finally:
        servers.close()
    check(tmp_path, players)


def moves_of(players: list[Player]) -> int:
    """How much was acknowledged."""
    return sum(len(player.acknowledged) for player in players)


async def under_load(servers: Servers, players: list[Player]) -> None:
    """Let all play, and kill the server in the middle of it."""
    tasks = [asyncio.create_task(player.play(servers.port)) for player in players]
    enough = moves_of(players) + random.randint(0, MOST_MOVES)
    end = asyncio.get_running_loop().time() + PATIENCE
    while moves_of(players) < enough and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.001)
    servers.kill()
    await asyncio.gather(*tasks)


async def to_the_end(port: int, players: list[Player]) -> None:
    """Play until all games are over."""
    await asyncio.wait_for(asyncio.gather(*(player.play(port) for player in players)), 60)
    assert all(player.over for player in players)
