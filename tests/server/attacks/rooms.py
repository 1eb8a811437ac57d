"""Everywhere at once: all places of a table, all of the lobby, and the same again."""

from __future__ import annotations

from tests.server.attacks.tools import bare_socket, browser, crowd


async def attack(address: str, seconds: float) -> None:
    """Hundreds of spectators, who come back when they are turned away."""
    async with browser(address) as http:
        made = (await http.post("/api/tables", json={"level": "random"})).json()
    paths = ["/api/lobby/socket", f"/api/watch/{made['watch']}/socket"]
    most = 0
    here = 0

    async def one(number: int) -> None:
        nonlocal here, most
        async with bare_socket(address, paths[number % 2]) as socket:
            here += 1
            most = max(most, here)
            try:
                await socket.closed(seconds)
            finally:
                here -= 1

    await crowd(400, one, seconds)
    assert most <= 250, f"{most} at once"
