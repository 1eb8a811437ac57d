"""What tests of clocks share: a clock that only a test turns, and what is left on a table's."""

from __future__ import annotations

import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.server.games import Clock, play
from tests.server.harness import Person, World, served

CLOCK = ("log-late", "log-lost-seat", "log-late-you", "log-lost-seat-you")
NOWHERE = "nowhere"
QUICK: dict[str, Any] = {"workers": 1, "bot_seconds": 0.01, "clock_pause": 0.01}


def left(info: dict[str, Any], clock: Clock) -> dict[str, int]:
    """By seat, the seconds that are left."""
    return {
        seat: round(datetime.fromisoformat(when).timestamp() - clock.time)
        for seat, when in info["deadlines"].items()
    }


async def info_of(person: Person, table: str) -> dict[str, Any]:
    """The table as its people see it."""
    return await person.call("GET", f"tables/{table}")


async def act(running: World, person: Person, table: str, seat: int) -> None:
    """A person does the first thing that their seat may do."""
    state = (await running.live(table)).table.state
    action = state.game.legal(seat)[0]  # type: ignore[union-attr]
    body = {"id": f"{state.number}", "seat": seat, "action": action}
    await person.call("POST", f"tables/{table}/actions", body)


async def past_the_draft(running: World, table: str) -> int:
    """Play until one seat has its turn; which."""
    live = await running.live(table)
    while len(live.table.state.waiting()) != 1 or live.table.state.game.legal(  # type: ignore[union-attr]
        live.table.state.waiting()[0]
    )[0].startswith("keep"):
        await play(running, table, 1)
    return live.table.state.waiting()[0]


def loaded(running: World, table: str) -> list[int]:
    """The numbers of a table's last entries in the processes that have it: its keeper at least."""
    lives = [service.tables.live for service in running.services]
    return [live[table].table.state.number for live in lives if table in live]


def timed(test: Callable[[World, Clock], Any], python: str = NOWHERE) -> Callable[[Path], None]:
    """A test with a clock of its own; `python`: what starts the processes of its bots."""

    def run(tmp_path: Path) -> None:
        clock = Clock()

        @served(now=clock, **QUICK)
        async def scenario(running: World) -> None:
            await test(running, clock)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "executable", python)
            scenario(tmp_path)

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run
