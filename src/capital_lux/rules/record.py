"""A game as its beginning and its actions: what is saved, sent and replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from capital_lux.rules.cards import MAX_SEATS
from capital_lux.rules.chance import seed_bytes
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game, IllegalAction
from capital_lux.rules.options import EDITIONS, own_cards
from capital_lux.rules.reader import Reader
from capital_lux.rules.snapshot import InvalidSnapshot, cards_option

FORMAT = "capital-lux record"
VERSION = 1
MAX_ACTIONS = 10_000


class InvalidRecord(ValueError):
    """Not the record of a game, or not a true one."""


def record_of(game: Game) -> dict[str, Any]:
    """The record of a game so far."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "edition": game.edition.name,
        "seats": game.seats,
    }
    cards = own_cards(game)
    if cards is not None:
        record["cards"] = cards
    if game.position is not None:
        record["position"] = game.position
    elif game.seed is not None:
        record["seed"] = game.seed.hex()
        record["commitment"] = game.commitment
    else:
        record["tape"] = game.tape()
    record["actions"] = [f"{seat} {text}" for seat, text in game.actions()]
    record["result"] = result_of(game)
    return record


def result_of(game: Game) -> dict[str, Any] | None:
    """Points and winners; None while the game goes on."""
    if not game.over:
        return None
    return {"scores": game.scores(), "winners": list(game.winners())}


def beginning(source: Reader) -> Game:
    """The game of a record, before its first action."""
    source.fields(
        ("format", "version", "edition", "seats", "actions", "result"),
        ("cards", "seed", "commitment", "tape", "position", "players"),
    )
    if source.at("format").value != FORMAT:
        source.at("format").fail(f"this is not a {FORMAT}")
    source.at("version").choice((VERSION,))
    edition = EDITIONS[source.at("edition").choice(tuple(EDITIONS))]
    seats = source.at("seats").choice(edition.seat_counts)
    if source.has("players"):
        for player in source.at("players").items(MAX_SEATS):
            player.text()
    starts = [key for key in ("seed", "tape", "position") if source.has(key)]
    if len(starts) != 1:
        source.fail("a record has a seed, a tape or a position, and one only")
    try:
        if starts == ["position"]:
            game = Game.restore(source.at("position").value)
        elif starts == ["tape"]:
            tape = source.at("tape").value
            game = Game(edition.name, seats, cards=cards_option(source), tape=tape)
        else:
            seed = seed_bytes(source.at("seed").text())
            game = Game(edition.name, seats, seed, cards=cards_option(source))
    except InvalidRecord:
        raise
    except InvalidSnapshot as problem:
        source.at("position").fail(str(problem))
    except ValueError as problem:
        source.at(starts[0]).fail(str(problem))
    if (game.edition.name, game.seats) != (edition.name, seats):
        source.at("position").fail("another edition or number of seats than the record's")
    if source.has("commitment") and source.at("commitment").value != game.commitment:
        source.at("commitment").fail("not the sha256 of the seed")
    return game


def steps(record: Mapping[str, Any]) -> Iterator[tuple[Game, int, str, list[Event]]]:
    """Replay a record: after each action the game (always the same object), seat, text, events.

    The first step is the beginning: seat -1, no text, the events of the set-up. Raises
    `InvalidRecord` at the first thing that is wrong; the result is checked after the last action.
    """
    source = Reader(dict(record) if isinstance(record, Mapping) else record, InvalidRecord)
    game = beginning(source)
    yield game, -1, "", game.opening
    for item in source.at("actions").items(MAX_ACTIONS):
        seat, _, text = item.text().partition(" ")
        if seat not in tuple(map(str, range(MAX_SEATS))):
            item.fail(f"{item.shown()} is not a seat and an action")
        try:
            events = game.play(int(seat), text)
        except IllegalAction as problem:
            item.fail(f"{item.shown()} cannot be played: {problem.reason}")
        yield game, int(seat), text, events
    if source.at("result").value != result_of(game):
        source.at("result").fail(f"{source.at('result').shown()} is not how this game stands")


def replay(record: Mapping[str, Any]) -> Game:
    """The game of a record, verified action by action."""
    for step in steps(record):
        game = step[0]
    return game
