"""A short run of `make torture`, and whether the checker would see what it is there for."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from capital_lux.server.database.rows import EntryRow, TalkRow
from capital_lux.server.tables import state as states
from tests.server.postgres import needs_postgres
from tests.server.torture.campaign import campaign
from tests.server.torture.checker import Log, check_secrecy, check_table, plain
from tests.server.torture.history import Asked, History, Line, Wrong
from tests.server.worlds import friends_table

KILLS, STEPS = 3, 50
ROW = friends_table("first", 2, None)


@needs_postgres
@pytest.mark.parametrize("family", [False, True], ids=["servers", "processes"])
def test_whatever_breaks_nothing_is_lost_done_twice_or_shown(family: bool, tmp_path: Path) -> None:
    def enough(counts: Counter[str]) -> bool:
        return counts["killed by SIGKILL"] >= KILLS and counts["steps acknowledged"] >= STEPS

    counts = campaign(tmp_path, "7", enough, tables=2, pace=0.7, family=family)
    assert counts["tables"] >= 2


def played() -> tuple[list[EntryRow], History]:
    """A whole game, and all that the person in seat 0 was sent of it by one connection."""
    entries = [
        EntryRow(
            ROW.id, seat + 1, "sit", seat, None,
            json.dumps({"name": f"p{seat}", "guest": f"g{seat}", "token": ""}), 0.0,
        )
        for seat in range(2)
    ]  # fmt: skip
    history, rng, game = History("p0", ROW.id), random.Random(1), states.new_game(ROW)
    while not game.over:
        seat = rng.choice(game.waiting())
        action, name = rng.choice(game.legal(seat)), f"p{seat}-{len(entries)}"
        game.play(seat, action)
        entries.append(EntryRow(ROW.id, len(entries) + 1, "act", seat, name, action, 0.0))
        body = {"type": "act", "seat": seat, "action": action, "id": name}
        history.asked[name] = Asked(body, len(entries) - 2)
    history.note("open", 1, "0")
    log = Log(ROW, entries)
    for number, (told, views) in enumerate(zip(log.told, log.views, strict=True)):
        actor = log.steps[number - 1].seat if number else None
        part = {"seat": 0, "events": told[0]}
        entry = {"number": number, "seat": actor, "told": [part], "back": []}
        choices = [{"action": action} for action in views[0]["legal"]]
        state = {"seat": 0, "view": views[0], "choices": choices}
        update = {"type": "update", "number": number, "entries": [entry], "seats": [state]}
        history.note("got", 1, json.dumps({**update, "next": None}))
    return entries, history


def without(entries: list[EntryRow], history: History) -> None:
    """The last acknowledged entry but one is lost."""
    last = entries.pop()
    entries[-1] = last._replace(position=len(entries))


def twice(entries: list[EntryRow], history: History) -> None:
    entries[5] = entries[5]._replace(client_id=entries[4].client_id)


def another(entries: list[EntryRow], history: History) -> None:
    history.asked["p0-x"] = Asked({"type": "act", "seat": 0, "action": "x", "id": "p0-x"}, 3)


def refused(entries: list[EntryRow], history: History) -> None:
    name = entries[4].client_id or ""
    history.asked[name] = replace(history.asked[name], number=None, refused="error-game-over")


def gap(entries: list[EntryRow], history: History) -> None:
    del history.lines[4]


def older(entries: list[EntryRow], history: History) -> None:
    """Another process knows less than was seen before."""
    history.lines[8:8] = [Line(0.0, "open", 2, "0"), history.lines[1]]


def leak(entries: list[EntryRow], history: History) -> None:
    update = json.loads(history.lines[4].text)
    update["seats"][0]["view"] = plain(states.new_game(ROW).view(1))
    history.lines[4] = history.lines[4]._replace(text=json.dumps(update))


def left(entries: list[EntryRow], history: History) -> None:
    history.seats = [("sit", 0), ("leave", 0)]


def silent(entries: list[EntryRow], history: History) -> None:
    history.asked["p0-s"] = Asked({"type": "say", "text": "hello", "id": "p0-s"}, 9)


FAULTS = (without, twice, another, refused, gap, older, leak, left, silent)


TALK = [TalkRow(ROW.id, 1, 0, "g0", "p0", "hi", None, "p0-t", 0.0)]


def test_the_checker_lets_a_sound_game_pass() -> None:
    entries, history = played()
    check_secrecy(check_table(ROW, entries, TALK, [history]), random.Random(1))


@pytest.mark.parametrize("fault", FAULTS)
def test_the_checker_sees(fault: Callable[[list[EntryRow], History], None]) -> None:
    entries, history = played()
    fault(entries, history)
    with pytest.raises(Wrong):
        check_table(ROW, entries, TALK, [history])
