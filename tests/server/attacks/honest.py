"""An honest table: two people who play, and how long they wait."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.attacks.tools import browser

PAUSE = 0.02
"""Seconds in which an honest person thinks."""
LOOK_SECONDS = 0.25
"""How often somebody asks whether the server is well."""
PATIENCE = 60.0
HOME = "127.0.0.1"
LACKS = {"no-bots", "store-slow"}
"""What a machine that is too busy has a server say."""


@dataclass
class Noticed:
    """What the two noticed."""

    waits: list[float] = field(default_factory=list)
    """Seconds from each move to its answer."""
    refused: list[str] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    """Of requests over HTTP."""
    complaint: str = ""
    """What the rude process says it could do and should not."""

    async def moves(self, count: int) -> None:
        """Wait until so many were made."""
        async with asyncio.timeout(PATIENCE):
            while len(self.waits) < count:
                await asyncio.sleep(0.01)

    def wait(self, share: float) -> float:
        """How long such a share of the moves took at the most."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


@asynccontextmanager
async def honest_table(address: str) -> AsyncIterator[Noticed]:
    """Two people play game after game; raises what went wrong for them."""
    noticed = Noticed()
    async with browser(address, HOME) as http:
        tasks = [
            asyncio.create_task(games(http, address, noticed)),
            asyncio.create_task(look(http, noticed)),
        ]
        try:
            while not noticed.waits and not tasks[0].done():
                await asyncio.sleep(0.01)
            yield noticed
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task


async def look(http: httpx.AsyncClient, noticed: Noticed) -> None:
    """Ask again and again whether the server is well; what it lacks is for it to say."""
    while True:
        answer = await http.get("/readyz")
        true = answer.status_code == 503 and not {*answer.json()["problems"]} - LACKS
        noticed.statuses.append(200 if true else answer.status_code)
        await asyncio.sleep(LOOK_SECONDS)


async def games(http: httpx.AsyncClient, address: str, noticed: Noticed) -> None:
    while True:
        body = {"edition": "generations", "seats": 2, "kind": "friends", "name": "Ann"}
        table = (await ask(http, "/api/tables", body, noticed))["table"]
        seats = f"/api/tables/{table}/seats"
        tokens = [(await ask(http, f"{seats}/0", {}, noticed))["token"]]
        async with browser(address, HOME) as other:
            tokens.append((await ask(other, f"{seats}/1", {"name": "Bea"}, noticed))["token"])
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with asyncio.TaskGroup() as both:
            for seat, token in enumerate(tokens):
                both.create_task(play(where, seat, token, noticed))


async def ask(http: httpx.AsyncClient, path: str, body: Any, noticed: Noticed) -> dict[str, Any]:
    """A request that should be granted."""
    answer = await http.post(path, json=body)
    noticed.statuses.append(answer.status_code)
    answer.raise_for_status()
    found: dict[str, Any] = answer.json()
    return found


async def play(where: str, seat: int, token: str, noticed: Noticed) -> None:
    """One of the two, until the game is over."""
    headers = {"authorization": f"Bearer {token}"}
    async with connect(where, additional_headers=headers, open_timeout=PATIENCE) as socket:
        known, update = 0, await heard(socket, "update")
        while not update["seats"][0]["result"]:
            choices = update["seats"][0]["choices"]
            if update["number"] < known or not choices:
                update = await heard(socket, "update")
                continue
            await asyncio.sleep(PAUSE)
            act = {"type": "act", "seat": seat, "id": f"{update['number']}"}
            act["action"] = random.choice(choices)["action"]
            begun = time.perf_counter()
            try:
                await socket.send(json.dumps(act))
                answer = await heard(socket, "done", "refused", "update")
                while answer["type"] == "update":
                    update, answer = answer, await heard(socket, "done", "refused", "update")
            finally:
                # A move that is not answered when the game is broken off has waited too.
                noticed.waits.append(time.perf_counter() - begun)
            if answer["type"] == "refused":
                noticed.refused.append(answer["error"]["id"])
            known = answer.get("number", known)


async def heard(socket: ClientConnection, *kinds: str) -> dict[str, Any]:
    """The next message of some types."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if message["type"] in kinds:
                return message
