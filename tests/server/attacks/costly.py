"""All data, statistics and replays, again and again, by a guest who has much of it."""

from __future__ import annotations

import random

import httpx

import capital_lux as lux
from capital_lux.rules.record import record_of
from tests.server.attacks.tools import browser, crowd, until

TABLES = 25
RECORDS = 15
"""About as many as one may make and upload in a minute."""
AT_ONCE = 40


def random_record() -> dict[str, object]:
    """A game of four that is over."""
    game = lux.Game("generations", 4)
    while not game.over:
        seat = game.waiting()[0]
        game.play(seat, random.choice(game.legal(seat)))
    return record_of(game)


async def fill(http: httpx.AsyncClient) -> str:
    """Make tables and upload records; one of these."""
    for _ in range(TABLES):
        await http.post("/api/tables", json={"seats": 2, "kind": "device"})
    for _ in range(RECORDS):
        answer = await http.post("/api/records", json=random_record())
    return str(answer.json()["replay"])


async def attack(address: str, seconds: float) -> None:
    """Ask for all that takes long, from many connections; raises at an answer that is wrong."""
    async with browser(address) as http:
        record = await fill(http)
        paths = ("me/data", "me/statistics", f"records/{record}/replay")

        async def one(number: int) -> None:
            for _ in until(seconds):
                answer = await http.get(f"/api/{paths[number % len(paths)]}")
                if answer.status_code not in (200, 429):
                    raise AssertionError(f"{answer.status_code} {answer.text[:200]}")

        await crowd(AT_ONCE, one)
