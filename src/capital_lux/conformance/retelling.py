"""A whole game told again: its record leads to the same end, and its events tell the truth."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from capital_lux.conformance.laws import Broken, check_cards, own_tiles, require, same, written
from capital_lux.conformance.ledger import Ledger
from capital_lux.conformance.secrecy import Watcher
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.record import InvalidRecord, replay, steps

ALIKE = 0.5
"""The share of other worlds in which hands are of as few kinds as can be."""


def check_replay(game: Game) -> None:
    """The record, through JSON, leads to the same end."""
    record = game.record()
    try:
        again = replay(json.loads(json.dumps(record)), own_tiles(game))
    except InvalidRecord as problem:
        raise Broken("record", str(problem)) from problem
    require(same(again.snapshot(), game.snapshot()), "record", "it leads to another end")
    require(same(again.record(), record), "record", "the replayed game has another record")


def retell(game: Game, census: Counter[str], rng: random.Random) -> None:
    """Replay with events: cards conserved, ledger right and nothing told that is secret."""
    record = game.record()
    end = game.snapshot()
    watcher = Watcher(game, rng.randrange(end["seats"]))
    ledger: Ledger | None = None
    until = moment(record["actions"], watcher.seat, rng)
    told: list[Any] = []
    step = -1
    try:
        for again, actor, text, events in steps(json.loads(json.dumps(record)), own_tiles(game)):
            truth = again.snapshot()
            if ledger is None:
                ledger = Ledger(sum(census.values()), truth, own_tiles(game))
            check_cards(truth, census)
            problem = ledger.hear(events) or ledger.difference(truth)
            require(problem is None, "events", str(problem))
            if step < until and not again.over:
                watcher.see(step, actor, text, events, truth)
                told.append(what_is_seen(again, watcher.seat, events))
            step += 1
        step -= 1
        require(same(truth, end), "record", "it leads to another end")
        if game.over:
            check_scored(events, game)
        check_history(record, watcher, told, rng, own_tiles(game))
    except InvalidRecord as problem:
        raise Broken("record", str(problem), step) from problem
    except Broken as broken:
        broken.step = step if broken.step < 0 else broken.step
        raise


def moment(actions: Sequence[str], seat: int, rng: random.Random) -> int:
    """Up to which action to compare: any, or where another seat has just chosen a card.

    A card may be of a hand; soon after, the rest of that hand is still hidden.
    """
    chosen = [at for at, text in enumerate(actions) if text[2:6] == "card" and int(text[0]) != seat]
    if chosen and rng.random() < 0.5:
        return rng.choice(chosen) + 2
    return rng.randrange(len(actions) or 1)


def check_scored(events: Iterable[Event], game: Game) -> None:
    """The last events name the points and the winners."""
    last = [event.data for event in events if event.what == "scored"]
    more = {e.data["seat"]: e.data["points"] for e in events if e.what == "power_points"}
    points = [data["home"] + data["bonus"] + data["gold"] for data in last]
    points = [count + more.get(seat, 0) for seat, count in enumerate(points)]
    won = tuple(event.data["seat"] for event in events if event.what == "won")
    require(points == game.scores() and won == game.winners(), "events", f"scored {last}, {won}")


def what_is_seen(game: Game, seat: int, events: Iterable[Event]) -> bytes:
    """All that a seat, and a spectator, gets to see of a step."""
    viewers = (seat, None)
    seen = [[seen_by(events, viewer), game.view(viewer)] for viewer in viewers]
    return written([seen, game.legal(seat)])


def check_history(
    record: dict[str, Any],
    watcher: Watcher,
    told: list[bytes],
    rng: random.Random,
    tiles: Sequence[Any],
) -> None:
    """Deal what the seat never saw as other cards: it is told and shown the very same.

    Others keep or choose the cards that they have instead, and that is all that may change: one
    question more or less, or one to another seat, would be noticed.
    """
    tape = watcher.other_tape(rng, alike=rng.random() < ALIKE)
    other = {key: value for key, value in record.items() if key not in ("seed", "commitment")}
    other["tape"] = tape
    other["actions"] = watcher.other_actions(record["actions"], tape)
    replayed = steps(other, tiles)
    notices = f"seat {watcher.seat} notices what it cannot know"
    for step, expected in enumerate(told, start=-1):
        try:
            again, _, _, events = next(replayed)
        except InvalidRecord as problem:
            raise Broken("secrecy", f"{notices}: with other cards, {problem}", step) from problem
        same_sight = what_is_seen(again, watcher.seat, events) == expected
        require(same_sight, "secrecy", f"{notices}: action {step} of {len(told) - 1}")
