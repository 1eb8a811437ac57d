"""From a round end until the next round, homes stand beside the limits of the check."""

from __future__ import annotations

import random

import capital_lux as lux
from capital_lux.rules.events import Event
from capital_lux.telling.check import Check
from capital_lux.telling.model import table_model
from tests.telling.games import games, moves, names_of

GAMES = 80 if lux.COMPILED else 15
OWN_TILES = 4
"""Every fifth game has a tile of a user's own, whose limits only its author knows."""


def test_whoever_was_not_over_at_the_check_is_not_over_after_it() -> None:
    """Limits are those that the rules compared with, and what is left of a home is within them."""
    checked = compared = 0
    for number, game in enumerate(games(GAMES, seed=13)):
        if number % 5 == OWN_TILES:
            continue
        check, limits = Check(game.opening), dict[tuple[int, str], int]()
        for seat, action in moves(game, random.Random(number)):
            events = game.play(seat, action)
            check.hear(events)
            for event in events:
                if event.what == "round":
                    limits.clear()
                elif event.what == "over_limit":
                    limits[event.data["seat"], event.data["district"]] = event.data["limit"]
            model = table_model(game.view(None), names_of(game), check)
            for (at, district), limit in limits.items():
                compared += 1
                paid = check.paid[at, district]
                assert model["homes"][at][district]["limit"] == limit + paid
            if not check.gone:
                continue
            for at, home in enumerate(model["homes"]):
                for district, here in home.items():
                    assert not here["over"]
                    if model["view"]["players"][at]["home"][district]:
                        checked += 1
                        assert here["room"] >= 0
    assert checked > GAMES
    assert compared > GAMES


def bonus(card: str, district: str | None = "blue", seat: int = 0) -> Event:
    """A bonus card goes to a seat."""
    return Event("bonus", {"seat": seat, "card": card, "district": district})


def test_S5_the_card_of_robs_symbol_goes_before_the_check() -> None:
    """It lowers the limit, whoever chose it, also the clock; an outsider's card never does."""
    turned = Event("rob_turned", {"colour": "red", "take": "left", "symbol": True})
    at_home = Event("played", {"seat": 1, "card": "B2", "district": "blue", "where": "home"})
    in_capital = Event("played", {**at_home.data, "where": "capital"})
    late = Event("late", {"seat": 0})
    cases = [
        ((turned, in_capital, bonus("B6")), 0),
        ((turned, in_capital, late, bonus("B6"), bonus("B4")), 4),
        ((turned, at_home, bonus("B6")), 6),
        ((turned, Event("rob_nothing", {}), bonus("B6")), 6),
        ((bonus("B6", None),), 0),
        ((bonus("B6"), Event("round", {"start": 0, "round": 2})), 0),
    ]
    for events, gone in cases:
        assert Check(events).gone["blue"] == gone, events
