"""The secrecy law on every byte that a seat is sent.

The same table is served twice: once as it was dealt, once with all cards, modifiers, rebels and
later chance that one seat cannot know exchanged (see `conformance/secrecy.py`). The two streams of
bytes to that seat must be the same; so must those to a spectator.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.view import view_of
from capital_lux.server.database.rows import TableRow
from capital_lux.server.identity.keys import new_id
from capital_lux.server.tables import state as states
from tests.positions import position
from tests.server.harness import Socket, World, served, world
from tests.server.worlds import (
    KINDS,
    NAMES,
    Actions,
    begun_table,
    friends_table,
    in_both_worlds,
    random_actions,
    seat_people,
    wished,
)

MOVES = 36
MOST_MOVES = 80
FIRST = 0.2
"""How often a random world is of the first edition."""
AWAY = re.compile(r'"(away_since|bot_in)":("[^"]*"|\d+)')


async def bytes_sent(folder: Path, row: TableRow, seat: int | None, actions: Actions) -> list[str]:
    """Serve a table, play the actions, and keep all that the seat is sent."""
    async with world(folder, now=lambda: 0.0) as running:
        people = [running.person(name) for name in NAMES[: row.seats]]
        await seat_people(running, row, people)
        socket = running.watcher(row.watch) if seat is None else people[seat].socket(row.id)
        async with socket:
            await socket.upto(0)
            for number, (actor, action) in enumerate(actions, 1):
                body = {"id": f"{number}", "seat": actor, "action": action}
                await people[actor].call("POST", f"tables/{row.id}/actions", body)
                await socket.upto(number)
            if seat is not None:
                await refusals(socket, seat)
        again = running.watcher(row.watch) if seat is None else people[seat].socket(row.id)
        async with again:
            await again.upto(len(actions))
        who = running.person("Eve") if seat is None else people[seat]
        answers = [(await who.http.get(f"/api/{path}")).text for path in paths_of(row, seat)]
        texts = [*without_counts(socket.raw), *without_counts(again.raw), *answers]
        return [without_time(text) for text in texts]


def paths_of(row: TableRow, seat: int | None) -> list[str]:
    """What can be asked for over HTTP; some of it is refused while the game goes on."""
    public = ["lobby", f"watch/{row.watch}", f"watch/{row.watch}/replay?from=none"]
    if seat is None:
        return public
    seats = [f"{what}={at}" for what in ("live?seat", "replay?from") for at in range(row.seats)]
    about = [
        "",
        "/live",
        "/record",
        "/analysis",
        "/replay?from=all",
        *(f"/{what}" for what in seats),
    ]
    return [*public, "me", *(f"tables/{row.id}{what}" for what in about)]


async def refusals(socket: Socket, seat: int) -> None:
    """What is refused must not tell anything either."""
    now = next(one for one in reversed(socket.got) if one["type"] == "update")["seats"][0]
    possible = {choice["action"] for choice in now["choices"]}
    for action in sorted({"keep B2", "home Y6", "card G3"} - possible):
        await socket.act(seat, action, f"try {action}")
    await socket.send({"type": "act", "id": "other", "seat": (seat + 1) % 2, "action": "keep B2"})
    await socket.answer("other")


def without_counts(texts: list[str]) -> list[str]:
    """Messages without the news of who is there and how many watch, which come a while later."""
    news = [at for at, text in enumerate(texts) if text.startswith('{"type":"info"')]
    return [text for at, text in enumerate(texts) if at not in news[1:]]


def without_time(text: str) -> str:
    """A message without when somebody was last there."""
    return AWAY.sub(r'"\1":null', text)


def sent_in_both_worlds(
    folder: Path, row: TableRow, seat: int, viewer: int | None, actions: Actions
) -> tuple[list[str], list[str]]:
    """What a viewer is sent of a table, and of one that a seat cannot tell from it."""

    def sent(name: str, played: Actions) -> list[str]:
        return asyncio.run(bytes_sent(folder / f"{viewer} {name}", row, viewer, played))

    return in_both_worlds(row, seat, actions, sent)


def unfinished(row: TableRow, actions: Actions) -> Actions:
    """Actions without the last of a game: at its end everything is shown."""
    game = states.new_game(row)
    for seat, text in actions:
        game.play(seat, text)
    return actions[:-1] if game.over else actions


def random_world(folder: Path, rng: random.Random) -> int:
    """Compare any table of any tiles, from any seat, at any moment."""
    seats, seed = rng.randint(1, 4), rng.randbytes(32)
    edition = "first" if seats > 1 and rng.random() < FIRST else "generations"
    powers = None
    if edition == "generations":
        game = lux.Game(edition, seats, seed, powers="random")
        powers = ",".join(power.name for power in game.powers())
    row = friends_table(edition, seats, powers)._replace(seed=seed)
    seat = rng.randrange(seats)
    actions = unfinished(row, random_actions(row, rng.randint(1, MOST_MOVES)))
    count = 0
    # What one seat does not know, a spectator does not know either.
    for viewer in (seat, None):
        told, other = sent_in_both_worlds(folder, row, seat, viewer, actions)
        assert told == other
        count += sum(len(text.encode()) for text in told)
    return count


@pytest.mark.alone
@pytest.mark.parametrize("seed", range(3))
def test_random_worlds(tmp_path: Path, seed: int) -> None:
    """`make probe` does the same for longer."""
    assert random_world(tmp_path, random.Random(seed))


@pytest.mark.alone
@pytest.mark.parametrize(("edition", "seats", "powers"), KINDS)
def test_what_a_seat_cannot_know_is_in_no_byte_sent_to_it(
    tmp_path: Path, edition: str, seats: int, powers: str | None
) -> None:
    row = friends_table(edition, seats, powers)
    actions = random_actions(row, MOVES)
    for seat in range(seats):
        told, other = sent_in_both_worlds(tmp_path, row, seat, seat, actions)
        assert told == other
    # What one seat does not know, a spectator does not know either.
    told, other = sent_in_both_worlds(tmp_path, row, 0, None, actions)
    assert told == other


@pytest.mark.alone
@pytest.mark.parametrize(("rules", "same"), [(2, True), (1, False)])
def test_how_often_a_seat_is_asked_is_in_no_byte(tmp_path: Path, rules: int, same: bool) -> None:
    """Rules 1 did not ask for a card of a hand of one kind: the law sees that."""
    wishes = [(0, "capital P2"), (0, "card G3"), (0, "district Y"), (1, "home B3")]
    told = []
    for held in ("P2 G3 G3", "P2 G3 B5"):
        hands = [held, "B3 B4"]
        row = begun_table(position("Y4", [], hands, powers="mentalist", rules=rules))
        folder = tmp_path / held
        told.append(asyncio.run(bytes_sent(folder, row, 1, wished(row, wishes))))
    assert (told[0] == told[1]) == same


def test_the_law_finds_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With another seat's cards in a message the two streams differ."""
    row = TableRow(new_id(), new_id(), "first", 2, None, "friends", bytes(32), 0.0)
    actions = random_actions(row, 9)

    def leaking(game: lux.Game, seat: int | None = None) -> dict[str, Any]:
        view = view_of(game, seat)
        return {**view, "discard": game.snapshot()["deck"]}

    monkeypatch.setattr("capital_lux.rules.view.view_of", leaking)
    told, other = sent_in_both_worlds(tmp_path, row, 0, 0, actions)
    assert told != other


@served()
async def test_the_seed_is_nowhere_before_the_end(running: World) -> None:
    table, people = await running.friends(2)
    live = await running.live(table)
    secrets = [live.table.row.seed.hex(), live.table.row.watch]
    async with people[0].socket(table) as ann:
        await ann.upto(0)
        texts = [*ann.raw, (await people[0].http.get(f"/api/tables/{table}")).text]
    assert not any(secrets[0] in text for text in texts)
    info = await people[0].call("GET", f"watch/{secrets[1]}")
    assert info["table"] is None
    assert table not in json.dumps(info)
