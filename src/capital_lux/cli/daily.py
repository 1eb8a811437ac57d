"""`lux daily`: the deal of the day, on this machine or on a server."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from capital_lux.console.refusal import Refusal


def daily(
    day: Annotated[int | None, typer.Option(help="cli-daily-day", min=1, max=100_000)] = None,
    server: Annotated[str | None, typer.Option(help="full-cli-server")] = None,
    name: Annotated[str | None, typer.Option(help="full-cli-name")] = None,
) -> int:
    """Play the deal of the day: the same for everybody, one try."""
    if server is not None:
        from capital_lux.terminal.daily_remote import play_on_server

        return play_on_server(server, name, day)
    from capital_lux.play.daily import day_at
    from capital_lux.terminal.lines.daily import LocalDay, play_local, show_local

    today = day_at(time.time())
    if day is None:
        return play_local(LocalDay(today))
    if day == today and LocalDay(today).unfinished:
        raise Refusal("error-daily-secret")
    return show_local(LocalDay(day))
