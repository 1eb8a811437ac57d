"""Two tables that one seat cannot tell apart."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

import capital_lux as lux
from capital_lux.conformance.secrecy import Watcher
from capital_lux.server.database.rows import EntryRow, TableRow
from capital_lux.server.identity.keys import new_id
from capital_lux.server.tables import state as states
from capital_lux.server.tables.commands import encoded
from tests.server.harness import Person, World

T = TypeVar("T")
Actions = list[tuple[int, str]]
NAMES = ("Ann", "Bea", "Cid", "Dov")
KINDS: list[tuple[str, int, str | None]] = [
    ("first", 2, None),
    ("first", 3, None),
    ("generations", 3, "agent,cleric,merchant,scholar"),
    ("generations", 2, "infiltrator,mentalist,aristocrat,discoverer"),
    ("generations", 3, "recruiter,missionary,follower,convertor"),
    ("generations", 4, "outsider,doomsayer,sentinel,dualist"),
]


def random_actions(row: TableRow, stop: int) -> Actions:
    """A game of which so many actions are played."""
    game, rng = states.new_game(row), random.Random(stop)
    while not game.over and len(game.actions()) < stop:
        seat = rng.choice(game.waiting())
        game.play(seat, rng.choice(game.legal(seat)))
    return game.actions()


def other_world(row: TableRow, seat: int, actions: Actions) -> tuple[dict[str, Any], Actions]:
    """Another tape, and the same actions on it, that the seat cannot tell from the true ones.

    For every second seat, one in which the others' hands are of as few kinds as can be.
    """
    game = states.new_game(row)
    watcher = Watcher(game, seat)
    watcher.see(-1, -1, "", game.opening, game.snapshot())
    for step, (actor, text) in enumerate(actions):
        events = game.play(actor, text)
        watcher.see(step, actor, text, events, game.snapshot())
    tape = watcher.other_tape(random.Random(seat), alike=seat % 2 == 1)
    texts = watcher.other_actions([f"{actor} {text}" for actor, text in actions], tape)
    return tape, [(int(text[0]), text[2:]) for text in texts]


def friends_table(edition: str, seats: int, powers: str | None) -> TableRow:
    """A table that is dealt the same cards every time."""
    seed = random.Random(f"{powers} {seats}").randbytes(32)
    return TableRow(new_id(), new_id(), edition, seats, powers, "friends", seed, 0.0)


def begun_table(game: lux.Game) -> TableRow:
    """A table that begins in the middle of a game; its name says nothing of the cards."""
    record, tiles = game.record(), ",".join(power.name for power in game.powers())
    start = json.dumps(record)
    return TableRow(
        "begun", "watched", record["edition"], record["seats"], tiles, "friends", b"", 0.0,
        start=start, rules=game.rules,
    )  # fmt: skip


def wished(row: TableRow, wishes: Actions) -> Actions:
    """What is played by people who want this: as much of it as they are asked for."""
    game, _ = states.beginning(row)
    before = len(game.actions())
    for seat, action in wishes:
        if action in game.legal(seat):
            game.play(seat, action)
    return game.actions()[before:]


def in_both_worlds(
    row: TableRow, seat: int, actions: Actions, tell: Callable[[str, Actions], T]
) -> tuple[T, T]:
    """What is told of a table, and of one with another tape that the seat cannot tell from it."""
    tape, others = other_world(row, seat, actions)
    assert tape != states.new_game(row).tape()
    true = tell("true", actions)

    def other_game(row: TableRow) -> lux.Game:
        names = None if row.powers is None else row.powers.split(",")
        return lux.Game(row.edition, row.seats, powers=names, tape=tape, rules=row.rules)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(states, "new_game", other_game)
        return true, tell("other", others)


async def seat_people(running: World, row: TableRow, people: list[Person]) -> None:
    """Store a table with these people."""
    guests = []
    for one in people:
        await one.call("GET", "me")
        guests.append(running.service.guard.guests.read(one.http.cookies["lux_guest"]))
    entries = [
        EntryRow(
            row.id,
            at + 1,
            "sit",
            at,
            None,
            encoded({"name": NAMES[at], "guest": guest or "", "token": ""}),
            0.0,
        )
        for at, guest in enumerate(guests)
    ]
    await running.service.store.written(table=row, entries=entries)
