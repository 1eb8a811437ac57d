"""Writes positions.json: games as a page is told of them, with what each entry changes.

PYTHONPATH=src python web/tests/positions.py > web/tests/positions.json

The seeds are those of games with rare round ends. Between them: modifiers, rebels, sentinels,
followers and aristocrats put down in the last play of a round, rebels of both seats in one home,
and round ends that stop at a choice before anything but bonus cards was told.
"""

import json
import random
import sys

import capital_lux as lux
from capital_lux.telling.check import Check
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import powers_of
from capital_lux.telling.model import table_model

GAMES = [
    ("first", 2, None, 58),
    ("generations", 2, "B", 193),
    ("generations", 2, "C", 20),
    ("generations", 2, "D", 192),
    ("generations", 1, "C", 43),
]
NAMES = ["Ann", "Ben"]


def seen(game, check):
    """The table as seat 0 sees it, without what it can do."""
    view = {**game.view(0), "legal": []}
    return {**table_model(view, NAMES, check), "ask": None, "result": None}


def changes(old, new):
    """What is new in `new`: of objects and of lists of objects only the parts that differ."""
    lists = isinstance(old, list) and isinstance(new, list) and len(old) == len(new)
    if lists and all(isinstance(part, dict) for part in [*old, *new]):
        old, new = dict(enumerate(old)), dict(enumerate(new))
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    keys = [*new, *(key for key in old if key not in new)]
    differ = [key for key in keys if old.get(key) != new.get(key)]
    return {key: changes(old.get(key), new.get(key)) for key in differ}


def played(edition, seats, powers, seed):
    """A game of chance, seen from seat 0."""
    game = lux.Game(edition, seats=seats, seed=seed, **({"powers": powers} if powers else {}))
    chance = random.Random(seed)
    teller = Teller(NAMES, 0, powers_of(game.view(0)), seats == 1)
    teller.lines([known for event in game.opening if (known := event.seen_from(0))])
    check = Check(game.opening)
    start = table_model(game.view(0), NAMES, check)
    before = seen(game, check)
    entries = []
    while not game.over:
        seat = game.waiting()[0]
        events = game.play(seat, chance.choice(game.legal(seat)))
        check.hear(events)
        told = [known for event in events if (known := event.seen_from(0))]
        lines = [
            {"message": {"id": line["message"]["id"]}, "events": line["events"]}
            for line in teller.lines(told)
        ]
        after = seen(game, check)
        entries.append({"events": told, "lines": lines, "changes": changes(before, after)})
        before = after
    return {"name": f"{edition} {seats} {powers}", "start": start, "entries": entries}


json.dump([played(*game) for game in GAMES], sys.stdout, separators=(",", ":"), sort_keys=True)
