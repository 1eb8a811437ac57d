"""Tables without end, each by a new guest."""

from __future__ import annotations

from tests.server.attacks.tools import browser, crowd

MOST = 60
"""More than an address may make in the time."""


async def attack(address: str, seconds: float) -> None:
    """As many as the server lets one address make."""
    made = 0

    async def one(number: int) -> None:
        nonlocal made
        async with browser(address) as http:
            answer = await http.post("/api/tables", json={"kind": "friends", "seats": 2})
            made += answer.status_code == 201

    await crowd(8, one, seconds)
    assert made <= MOST, f"{made} tables were made"
