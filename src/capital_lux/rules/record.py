"""A game as its beginning and its actions: what is saved, sent and replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from capital_lux.rules.cards import MAX_SEATS
from capital_lux.rules.chance import seed_bytes
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction
from capital_lux.rules.options import options_of, position_of
from capital_lux.rules.reader import Reader
from capital_lux.rules.reasons import because, reason_of
from capital_lux.rules.snapshot import KEYS, InvalidSnapshot, game_from_options, read_option
from capital_lux.rules.versions import UNNAMED

FORMAT = "capital-lux record"
VERSION = 1
MAX_ACTIONS = 10_000


class InvalidRecord(ValueError):
    """Not the record of a game, or not a true one."""


def record_of(game: Game) -> dict[str, Any]:
    if not game.recorded:
        raise ValueError(because("no-record"))
    record: dict[str, Any] = {"format": FORMAT, "version": VERSION, **options_of(game)}
    position = position_of(game)
    if position is not None:
        record["position"] = position
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


def beginning(source: Reader, tiles: Sequence[Any]) -> Game:
    """The game of a record, before its first action."""
    source.fields(
        ("format", "version", "edition", "seats", "actions", "result"),
        (*KEYS, "seed", "commitment", "tape", "position", "players"),
    )
    if source.at("format").value != FORMAT:
        source.at("format").fail("other-format", format=FORMAT)
    source.at("version").choice((VERSION,))
    if source.has("players"):
        for player in source.at("players").items(MAX_SEATS):
            player.text()
    starts = [key for key in ("seed", "tape", "position") if source.has(key)]
    if len(starts) != 1:
        source.fail("one-start")
    start = source.at(starts[0])
    if starts == ["position"]:
        try:
            game = Game.restore(start.value, tiles)
        except InvalidSnapshot as problem:
            start.refuse(reason_of(problem))
        options = {key: source.at(key).value for key in KEYS if source.has(key)}
        if {"rules": UNNAMED, **options} != options_of(game):
            start.fail("other-options")
    elif starts == ["tape"]:
        game = game_from_options(source, tiles, tape=start.value)
    else:
        read_option(start, seed_bytes)
        game = game_from_options(source, tiles, seed=start.text())
    if source.has("commitment") and source.at("commitment").value != game.commitment:
        source.at("commitment").fail("other-commitment")
    return game


def steps(
    record: Mapping[str, Any], tiles: Sequence[Any] = ()
) -> Iterator[tuple[Game, int, str, list[Event]]]:
    """Replay a record: after each action the game (always the same object), seat, text, events.

    The first step is the beginning: seat -1, no text, the events of the set-up. Raises
    `InvalidRecord` at the first thing that is wrong; the result is checked after the last action.
    """
    source = Reader(dict(record) if isinstance(record, Mapping) else record, InvalidRecord)
    game = beginning(source, tiles)
    yield game, -1, "", game.opening
    for item in source.at("actions").items(MAX_ACTIONS):
        seat, _, text = item.text().partition(" ")
        if seat not in tuple(map(str, range(MAX_SEATS))):
            item.fail("not-seat-action", value=item.shown())
        try:
            events = game.play(int(seat), text)
        except IllegalAction as problem:
            item.fail("not-playable", value=item.shown(), reason=problem.reason)
        yield game, int(seat), text, events
    if source.at("result").value != result_of(game):
        source.at("result").fail("other-result", value=source.at("result").shown())


def replay(record: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Game:
    """The game of a record, verified action by action. `tiles`: a user's own."""
    for step in steps(record, tiles):
        game = step[0]
    return game
