"""Whole games at a table of the harness, quickly, without sockets and bots."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import httpx

from capital_lux import Game
from capital_lux.server.database.nudges import Nudge
from capital_lux.server.database.rows import EntryRow
from capital_lux.server.tables.commands import NewEntry
from capital_lux.server.tables.state import State, beginning
from tests.server.harness import Person, World

SETS: list[tuple[str, int, Any]] = [
    ("first", 3, None),
    ("generations", 4, "A"),
    ("generations", 3, "B"),
    ("generations", 2, "C"),
    ("generations", 3, "D"),
    ("generations", 1, "A"),
]


async def play(world: World, table: str, moves: int = 1000, seed: int = 1) -> int:
    """Let everybody act by chance, until so many moves are made or the game is over."""
    live = await world.live(table)
    rng = random.Random(seed)
    made = 0
    while made < moves and not live.table.state.over:
        game = live.table.state.game
        assert game is not None
        seat = rng.choice(game.waiting())
        plan = NewEntry(
            "act", seat, rng.choice(game.legal(seat)), f"by chance {live.table.state.position}"
        )
        await live.table.ask(partial(planned, plan))
        made += 1
    return made


def planned(plan: NewEntry, state: State) -> NewEntry:
    """What was decided before."""
    return plan


async def finished(world: World, edition: str = "first", seats: int = 3, **more: Any) -> Any:
    """Somebody, and the table where they have played a game to its end."""
    ann = world.person("Ann")
    made = await ann.make(**{"edition": edition, "seats": seats, "kind": "device", **more})
    await finish(world, str(made.table))
    return ann, str(made.table)


async def finish(world: World, table: str, seed: int = 1, leave: int = 0) -> None:
    """Write a game, but for the last moves, into a log at once, and have the table read it."""
    tables = world.service.tables
    live = await tables.get(table)
    position = live.table.state.position
    game, _ = beginning(live.table.row)
    rng = random.Random(seed)
    entries = []
    while not game.over:
        seat = rng.choice(game.waiting())
        action = rng.choice(game.legal(seat))
        game.play(seat, action)
        position += 1
        now = world.service.settings.now()
        entries.append(EntryRow(table, position, "act", seat, f"{position}", action, now))
    entries = entries[: len(entries) - leave]
    nudges = [Nudge(table, entries[-1].position)]
    await world.service.store.written(entries=entries, nudges=nudges)
    tables.live.pop(table).close()


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


async def get(person: Person, path: str) -> httpx.Response:
    """A request that is granted, as it came."""
    answer = await person.http.get(f"/api/{path}")
    assert answer.status_code == 200, answer.text
    return answer


def secrets_of(game: Game, seat: int | None) -> tuple[list[str], str]:
    """The hands that a viewpoint must not see, and the seed."""
    hands = []
    for other in range(game.seats):
        if other != seat:
            player = game.view(other)["players"][other]
            hands.append(json.dumps(player.get("hand", []) + player.get("kept", [])))
    assert game.seed is not None
    return hands, game.seed.hex()
