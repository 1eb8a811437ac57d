"""Kills under load, most with -9: what was acknowledged is there, and every table goes on.

For longer than in the tests: `make kill KILLS=500`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from capital_lux.server.database.rows import STEPS
from capital_lux.server.database.store import Store
from capital_lux.server.tables.state import state_of
from tests.server.process import Servers

GENTLY = 0.2
"""How many of the kills are SIGTERM."""
BACK = 0.2
"""How often a player takes back when that is possible."""
TABLES = 4
SEATS = 2
MOST_MOVES = 25
"""Moves that are acknowledged before a kill, at the most."""
PATIENCE = 2.0
"""Seconds until a kill, at the most."""
STALLED = 60.0
"""Seconds after which a server that does not answer is called lost."""


class Player:
    """One seat that acts as fast as it can, and remembers what was acknowledged."""

    def __init__(self, table: str, seat: int, token: str, rng: random.Random) -> None:
        self.rng = rng
        self.table = table
        self.seat = seat
        self.token = token
        self.acknowledged: dict[int, str] = {}
        """Of each number that was answered: the action, or nothing for a take back."""
        self.unanswered: tuple[str, str] | None = None
        """The id and action that may or may not have been done; no action is a take back."""
        self.count = 0
        self.over = False
        self.closed: int | None = None
        """The code with which the last connection was closed."""
        self.there = False
        """Whether it is connected and was told how the table stands."""
        self.begin = asyncio.Event()
        self.begin.set()
        """Until when it only listens."""
        self.pace = 0.0
        """Seconds before each act."""

    async def play(self, port: int) -> None:
        """Connect and act until the connection is lost."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        with suppress(OSError, websockets.WebSocketException):
            async with websockets.connect(
                address,
                additional_headers={"authorization": f"Bearer {self.token}"},
                open_timeout=STALLED,
                ping_timeout=STALLED,
            ) as socket:
                try:
                    await self.act_on(socket)
                finally:
                    self.there = False
                    self.closed = socket.close_code

    async def act_on(self, socket: ClientConnection) -> None:
        """Send again what was not answered, then act whenever it is our turn."""
        if self.unanswered is not None:
            await self.send(socket, *self.unanswered)
        done = number = -1
        ended = False
        choices: list[dict[str, Any]] = []
        back = False
        async for text in socket:
            self.there = True
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] in ("done", "refused"):
                assert self.unanswered is not None
                assert message["id"] == self.unanswered[0]
                if message.get("error", {}).get("id") == "error-not-stored":
                    # Nobody knows whether it was done.
                    await self.send(socket, *self.unanswered)
                    continue
                if message["type"] == "done":
                    done = message["number"]
                    self.acknowledged[done] = self.unanswered[1]
                self.unanswered = None
            if message["type"] == "update" and message["seats"]:
                state, number = message["seats"][0], message["number"]
                choices, back = state["choices"], state["can_take_back"]
                ended = state["result"] is not None
            if ended and self.unanswered is None:
                # The answer to the last move may come after the end is told.
                self.over = True
                return
            if (choices or back) and number >= done and self.unanswered is None:
                takes_back = back and self.rng.random() < BACK
                if not choices and not takes_back:
                    continue
                self.count += 1
                action = "" if takes_back else self.rng.choice(choices)["action"]
                await self.begin.wait()
                await asyncio.sleep(self.pace)
                self.unanswered = f"{self.count}", action
                await self.send(socket, *self.unanswered)

    async def send(self, socket: ClientConnection, client_id: str, action: str) -> None:
        """Send an action, or a take back."""
        body = {"type": "act", "id": client_id, "seat": self.seat, "action": action}
        if not action:
            body = {"type": "take_back", "id": client_id, "seat": self.seat}
        await socket.send(msgspec.json.encode(body).decode())


async def make_players(port: int, count: int, rng: random.Random, **options: Any) -> list[Player]:
    """So many tables of friends."""
    found, address = [], f"http://127.0.0.1:{port}/api"
    for _ in range(count):
        table = ""
        for seat in range(SEATS):
            async with httpx.AsyncClient(base_url=address, timeout=STALLED) as http:
                if not table:
                    body = {"seats": SEATS, "kind": "friends", "name": "P", **options}
                    table = (await http.post("/tables", json=body)).json()["table"]
                taken = await http.post(f"/tables/{table}/seats/{seat}", json={"name": f"P{seat}"})
                found.append(Player(table, seat, taken.json()["token"], rng))
    return found


def check(store: Store, players: list[Player]) -> None:
    """The log has every acknowledged action at its number, once, and can be replayed."""
    for table in {player.table for player in players}:
        found = store.table(table)
        assert found is not None
        steps = [entry for entry in found[1] if entry.kind in STEPS]
        assert [entry.position for entry in found[1]] == list(range(1, len(found[1]) + 1))
        assert len({(entry.seat, entry.client_id) for entry in steps}) == len(steps)
        for player in players:
            if player.table != table:
                continue
            for number, action in player.acknowledged.items():
                step = steps[number - 1]
                assert step.seat == player.seat
                assert step.kind == "back" if not action else step.data == action
            mine = [entry for entry in steps if entry.seat == player.seat]
            unknown = 1 if player.unanswered else 0
            assert len(player.acknowledged) <= len(mine) <= len(player.acknowledged) + unknown
        assert state_of(*found).number == len(steps)
    store.close()


def store_of(folder: Path) -> Store:
    return Store(f"sqlite:///{folder / 'tables.sqlite'}")


def campaign(folder: Path, kills: int, rng: random.Random) -> int:
    """Start a server and kill it, so many times; how many steps were acknowledged."""
    servers = Servers()
    players: list[Player] = []
    try:
        for _ in range(kills):
            servers.start(folder)
            playing = [player for player in players if not player.over]
            missing = TABLES - len({player.table for player in playing})
            playing += asyncio.run(make_players(servers.port, missing, rng))
            players = list(dict.fromkeys([*players, *playing]))
            asyncio.run(under_load(servers, playing, rng))
            check(store_of(folder), players)
        # Every table that is not over goes on to its end.
        servers.start(folder)
        rest = [player for player in players if not player.over]
        asyncio.run(to_the_end(servers.port, rest))
    finally:
        servers.close()
    check(store_of(folder), players)
    return moves_of(players)


def moves_of(players: list[Player]) -> int:
    """How much was acknowledged."""
    return sum(len(player.acknowledged) for player in players)


async def under_load(servers: Servers, players: list[Player], rng: random.Random) -> None:
    """Let all play, and kill the server in the middle of it."""
    tasks = [asyncio.create_task(player.play(servers.port)) for player in players]
    enough = moves_of(players) + rng.randint(0, MOST_MOVES)
    end = asyncio.get_running_loop().time() + PATIENCE
    while moves_of(players) < enough and asyncio.get_running_loop().time() < end:
        await asyncio.sleep(0.001)
    how = signal.SIGTERM if rng.random() < GENTLY else signal.SIGKILL
    await asyncio.to_thread(servers.kill, how)
    await asyncio.gather(*tasks)


async def to_the_end(port: int, players: list[Player]) -> None:
    """Play until all games are over."""
    await asyncio.wait_for(asyncio.gather(*(player.play(port) for player in players)), 200)
    assert all(player.over for player in players)


def main() -> None:
    """Kill for as long as one likes; a failure names the seed that repeats it."""
    options = argparse.ArgumentParser(description=main.__doc__)
    options.add_argument("--kills", type=int, default=500)
    options.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    chosen = options.parse_args()
    print(f"seed {chosen.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        steps = campaign(Path(folder), chosen.kills, random.Random(chosen.seed))
    print(f"{chosen.kills} kills, {steps} steps acknowledged, none lost")


if __name__ == "__main__":
    main()
