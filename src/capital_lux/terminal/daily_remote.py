"""The deal of the day on a server: played on the full screen, its results as lines of text."""

from __future__ import annotations

from typing import Any

from capital_lux.console.refusal import Refusal
from capital_lux.console.speech import say
from capital_lux.terminal.full.begin import play_remote
from capital_lux.terminal.full.sources.joining import Client, server_of
from capital_lux.terminal.full.sources.tokens import PLAYERS, Address, SeatTokens
from capital_lux.terminal.lines.daily import result_lines
from capital_lux.terminal.lines.screen import Screen, can_fill_screen

GUEST = 0
"""Where the guest's cookie is kept: as the seat of a table without a name."""


def asked(server: str, tokens: SeatTokens) -> tuple[Client, dict[str, Any]]:
    """Today's deal, asked for as the guest that this machine is on a server."""
    client = Client(Address(server_of(server), PLAYERS, ""))
    client.cookie = tokens.of(client.address).get(GUEST, "")
    today: dict[str, Any] = client.ask("GET", "/api/daily")
    tokens.keep(client.address, GUEST, client.cookie)
    return client, today


def play_on_server(server: str, name: str | None, day: int | None) -> int:
    """Play today's deal, or show the results of a day; the exit status."""
    client, today = asked(server, SeatTokens())
    if day is None and not today["over"]:
        if not can_fill_screen():
            raise Refusal("full-only")
        table = client.ask("POST", "/api/daily", {"name": name})["table"]
        status = play_remote(server, table, 0, name, {}, client.cookie)
        if not client.ask("GET", "/api/daily")["over"]:
            return status
    found = client.ask("GET", f"/api/daily/{today['day'] if day is None else day}")
    link = f"{client.address.server}/daily"
    wanted = (found["day"], found["results"], found["signs"], found["ranked"], link)
    lines = result_lines(*wanted)
    if found["playing"]:
        lines.append(say("daily-playing", count=found["playing"]))
    Screen().show(lines)
    return 0
