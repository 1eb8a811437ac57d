"""All data and replays, again and again, by a guest who has many tables."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.attacks.tools import browser, crowd, until

TABLES = 25
"""As many as one may make at once; the data of each is asked for all the time."""
AT_ONCE = 40
STATUSES = (200, 429)


async def play_to_the_end(http: httpx.AsyncClient, table: str) -> None:
    """One person in all seats takes the first choice until the game is over."""
    for number in range(1000):
        info = (await http.get(f"/api/tables/{table}")).json()
        if info["over"]:
            return
        seat = next(player["seat"] for player in info["players"] if player["acting"])
        live = (await http.get(f"/api/tables/{table}/live", params={"seat": seat})).json()
        action = live["seats"][0]["choices"][0]["action"]
        body = {"id": f"{number}", "seat": seat, "action": action}
        await http.post(f"/api/tables/{table}/actions", json=body)
        await asyncio.sleep(0.05)  # so many requests a second are not refused


async def tables_of(http: httpx.AsyncClient) -> list[str]:
    """Make tables; one has a game that is over."""
    made: list[dict[str, Any]] = []
    for _ in range(TABLES):
        answer = await http.post("/api/tables", json={"seats": 2, "kind": "device"})
        if answer.status_code == 201:
            made.append(answer.json())
    await play_to_the_end(http, made[0]["table"])
    return [table["table"] for table in made]


async def attack(address: str, seconds: float) -> None:
    """Everything that takes long, from many connections; raises at an answer that should not be."""
    async with browser(address) as http:
        tables = await tables_of(http)
        paths = ("me/data", "me/statistics", f"tables/{tables[0]}/replay")

        async def one(number: int) -> None:
            for _ in until(seconds):
                answer = await http.get(f"/api/{paths[number % len(paths)]}")
                if answer.status_code not in STATUSES:
                    raise AssertionError(f"{answer.status_code} {answer.text[:200]}")

        await crowd(AT_ONCE, one)
