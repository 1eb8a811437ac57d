"""Writes positions.json: games as a page is told of them, with the position after each entry.

PYTHONPATH=src python web/tests/positions.py > web/tests/positions.json
"""

import json
import random
import sys

import capital_lux as lux
from capital_lux.telling.check import Check
from capital_lux.telling.log import Teller
from capital_lux.telling.model import table_model

ROUND_END = {"over_limit", "paid", "discarded", "next_start", "scored"}
GAMES = [
    ("first", 2, None),
    ("generations", 2, "B"),
    ("generations", 2, "D"),
    ("generations", 1, "C"),
]


def position(view):
    """What lies on the table."""
    return {
        "capital": view["capital"],
        "homes": [player["home"] for player in view["players"]],
        "bonus": [player["bonus"] for player in view["players"]],
        "gold": [player["gold"] for player in view["players"]],
    }


def limits(model):
    """The limit of each home, and whether it is over."""
    return [[[here["limit"], here["over"]] for here in home.values()] for home in model["homes"]]


def played(edition, seats, powers):
    """A game of chance, seen from seat 0."""
    options = {"powers": powers} if powers else {}
    game = lux.Game(edition, seats=seats, seed=11, **options)
    names = ["Ann", "Ben"]
    chance = random.Random(5)
    first = game.view(0)
    teller = Teller(
        names, 0, first.get("powers", ("agent", "cleric", "merchant", "scholar")), seats == 1
    )
    teller.lines([seen for event in game.opening if (seen := event.seen_from(0))])
    check = Check(game.opening)
    start = table_model(first, names, check)
    entries = []
    while not game.over:
        seat = game.waiting()[0]
        before = game.view(0)
        model = {**table_model(before, names, check), "choices": [], "ask": None}
        events = game.play(seat, chance.choice(game.legal(seat)))
        check.hear(events)
        seen = [one for event in events if (one := event.seen_from(0))]
        lines = [
            {"message": {"id": line["message"]["id"]}, "events": line["events"]}
            for line in teller.lines(seen)
        ]
        entry = {
            "phase": before["phase"],
            "events": seen,
            "lines": lines,
            "after": position(game.view(0)),
        }
        pending = before["pending"] or {}
        if "bonus" in pending:
            entry["bonus"] = pending["bonus"]
        if "bonus" in pending or ROUND_END & {event.what for event in events}:
            entry["before"] = model
            entry["limits"] = limits(table_model(game.view(0), names, check))
        entries.append(entry)
    return {"name": f"{edition} {seats} {powers}", "start": start, "entries": entries}


json.dump([played(*game) for game in GAMES], sys.stdout, separators=(",", ":"), sort_keys=True)
