"""Twenty sockets that show one token after another, at a table with a long log."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tests.server.attacks.tools import bare_socket, browser, crowd, text_frame

MOVES = 30


async def long_log(address: str) -> tuple[str, list[str]]:
    """A table at which much has happened, and the tokens of its two seats."""
    async with browser(address) as ann, browser(address) as bea:
        body: dict[str, Any] = {"seats": 2, "kind": "friends", "edition": "generations"}
        table = (await ann.post("/api/tables", json=body)).json()["table"]
        both = [ann, bea]
        tokens = [
            (await http.post(f"/api/tables/{table}/seats/{seat}", json={})).json()["token"]
            for seat, http in enumerate(both)
        ]
        for move in range(MOVES):
            for seat, http in enumerate(both):
                seen = (await http.get(f"/api/tables/{table}/live?seat={seat}&after={move}")).json()
                choices = seen.get("seats", [{}])[0].get("choices") or []
                if choices:
                    action = random.choice(choices)["action"]
                    done = {"id": f"{move}", "seat": seat, "action": action}
                    await http.post(f"/api/tables/{table}/actions", json=done)
        return str(table), tokens


async def attack(address: str, seconds: float) -> None:
    """As many changes as the server takes."""
    table, tokens = await long_log(address)
    shown = [text_frame(f'{{"type":"seat","token":"{token}"}}') for token in tokens]

    async def one(number: int) -> None:
        async with bare_socket(address, f"/api/tables/{table}/socket") as socket:
            await asyncio.gather(
                socket.flood(b"".join(shown) * 20, seconds), socket.closed(seconds)
            )

    await crowd(20, one, seconds)
