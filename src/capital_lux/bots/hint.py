"""What an expert would do, and why in numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from capital_lux.bots.search_bot import SearchBot
from capital_lux.rules.actions import action_id
from capital_lux.rules.cards import ROUNDS
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.reasons import because
from capital_lux.rules.record import steps
from capital_lux.rules.shapes import SeenEvent, View

SECONDS = 1.0
CAUTION = 3.0
"""An advisor wants to be surer than a player."""
ONLY_CHOICE = 1000
"""Simulations of the only legal action: there is no race, but its numbers are wanted."""


def hint(
    record: Mapping[str, Any],
    seat: int | None = None,
    *,
    seconds: float = SECONDS,
    simulations: int | None = None,
    tiles: Sequence[Any] = (),
) -> dict[str, Any]:
    """What `advice` says to a seat of a saved game; without a seat, to the one that must act."""
    view, heard = decision(steps(record, tiles), seat)
    return advice(view, heard, seconds=seconds, simulations=simulations, tiles=tiles)


def decision(
    played: Iterable[tuple[Game, int, str, list[Event]]], seat: int | None, usual: int = 0
) -> tuple[View, list[SeenEvent]]:
    """The view and the events of a seat that must act after some steps: all an advisor is told.

    Without a seat: the `usual` one if it must act, else the first that must.
    """
    history: list[Event] = []
    for step in played:
        game = step[0]
        history += step[3]
    waiting = game.waiting()
    if game.over:
        raise ValueError(because("nothing-to-decide"))
    if seat is None:
        seat = usual if usual in waiting else waiting[0]
    if seat not in waiting:
        code = "up-to-seats" if len(waiting) > 1 else "up-to-seat"
        raise ValueError(because(code, seat=seat, waiting=waiting))
    return game.view(seat), seen_by(history, seat)


def advice(
    view: View,
    heard: Iterable[SeenEvent],
    *,
    seconds: float = SECONDS,
    simulations: int | None = None,
    tiles: Sequence[Any] = (),
) -> dict[str, Any]:
    """Each legal action with its expected lead, win chance and part of the search; best first.

    The advisor knows a seat's view and the events that it heard. Lead and chance are those at the
    end of the present round, in the last round at the end of the game. An action that the search
    never tried has none.
    """
    advisor = SearchBot(0, tiles, seconds, simulations, CAUTION)
    for event in heard:
        advisor.hear(event)
    race = advisor.race(advisor.world(view), view["legal"])
    search = race.search
    if search.simulations == 0:
        search.run(ONLY_CHOICE, action_id(view["legal"][0]))
    actions = race.report()
    tried = [line["action"] for line in actions]
    for line in actions:
        line["searched"] = line["visits"] / max(1, search.simulations)
    actions += [
        {"action": action, "visits": 0, "lead": None, "win": None, "searched": 0.0}
        for action in view["legal"]
        if action not in tried
    ]
    return {
        "seat": view["seat"],
        "simulations": search.simulations,
        "until": "game" if view["round"] == ROUNDS else "round",
        "actions": actions,
    }
