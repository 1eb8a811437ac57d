"""Holds the histories of a table's people against its log."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from capital_lux.play.viewpoint import seen
from capital_lux.rules.illegal import IllegalAction
from capital_lux.server.database.rows import STEPS, EntryRow, TableRow, TalkRow
from capital_lux.server.tables import state as states
from capital_lux.server.tables.state import State
from tests.server.test_secrecy import unfinished
from tests.server.torture.history import Asked, History, Wrong
from tests.server.worlds import Actions, in_both_worlds, other_world

Viewer = int | None


def plain(value: Any) -> Any:
    """A value as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Log:
    """A table's log, and what each viewpoint may see of it after each of its entries."""

    def __init__(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        self.row = row
        self.entries = entries
        self.steps = [entry for entry in entries if entry.kind in STEPS]
        self.told: list[dict[Viewer, Any]] = []
        """By number and viewpoint: the events; those of number 0 are the opening."""
        self.views: list[dict[Viewer, Any]] = []
        """By number and viewpoint: the table."""
        self.owners: list[set[tuple[str, int]]] = [set()]
        """By number: who sat where at any time until the next."""
        self.moved: list[tuple[str, str, int]] = []
        """Who sat down or left, and where."""
        self.state = State(row)
        for entry in entries:
            self.take_in(entry)

    def take_in(self, entry: EntryRow) -> None:
        state = self.state
        before = [seat.name for seat in state.seats]
        started = state.play is not None
        events = state.apply(entry)
        if entry.kind == "sit":
            self.moved.append(("sit", state.seats[entry.seat].name, entry.seat))
        elif entry.kind == "leave":
            self.moved.append(("leave", before[entry.seat], entry.seat))
        if entry.kind in STEPS:
            self.owners.append(set())
        if entry.kind in STEPS or (state.game is not None and not started):
            assert state.game is not None
            viewers = (None, *range(self.row.seats))
            self.told.append({viewer: plain(seen(events, viewer)) for viewer in viewers})
            self.views.append({viewer: plain(state.game.view(viewer)) for viewer in viewers})
        self.owners[-1] |= {(seat.name, at) for at, seat in enumerate(state.seats) if seat.guest}


def check_table(
    row: TableRow,
    entries: Sequence[EntryRow],
    talk: Sequence[TalkRow],
    histories: Sequence[History],
) -> Log:
    """Raises `Wrong`."""
    anybody = histories[0]
    if [entry.position for entry in entries] != list(range(1, len(entries) + 1)):
        raise Wrong("the log has gaps", anybody)
    try:
        log = Log(row, entries)
    except IllegalAction as problem:
        raise Wrong(f"the log cannot be played: {problem}", anybody) from problem
    if not log.state.over:
        raise Wrong("the game is not over by the log", anybody)
    asked = {one: known for history in histories for one, known in history.asked.items()}
    ids = [entry.client_id for entry in log.steps if entry.client_id is not None]
    for twice in (one for one, count in Counter(ids).items() if count > 1):
        raise Wrong(f"{twice} was done twice", anybody)
    for forged in set(ids) - asked.keys():
        raise Wrong(f"nobody asked for {forged}", anybody)
    lines = {line.client_id: line for line in talk}
    if len(lines) < len(talk):
        raise Wrong("something was said twice", anybody)
    for history in histories:
        check_answers(log, history)
        check_talk(lines, talk, history)
        check_sight(log, history)
        check_moves(log, history)
        if history.following not in (None, log.state.next):
            raise Wrong(f"the rematch is {log.state.next}, not {history.following}", history)
    return log


def check_answers(log: Log, history: History) -> None:
    """What was acknowledged is there, at its number; what was refused is not."""
    done = {entry.client_id: number for number, entry in enumerate(log.steps, 1)}
    for name, asked in history.asked.items():
        if asked.body["type"] not in ("act", "take_back"):
            continue
        number = done.get(name)
        if asked.number is not None and number != asked.number:
            raise Wrong(f"{name} was acknowledged as {asked.number}, but is {number}", history)
        if asked.refused is not None and number is not None:
            raise Wrong(f"{name} was refused ({asked.refused}), but is {number}", history)
        if number is not None and not same(log.steps[number - 1], asked):
            raise Wrong(f"{name} is in the log as {log.steps[number - 1]}", history)


def same(entry: EntryRow, asked: Asked) -> bool:
    if entry.seat != asked.body["seat"]:
        return False
    if asked.body["type"] == "take_back":
        return entry.kind == "back"
    return entry.kind == "act" and entry.data == asked.body["action"]


def check_talk(lines: dict[str, TalkRow], talk: Sequence[TalkRow], history: History) -> None:
    """Lines that were acknowledged are there, and everybody has heard what is there."""
    first = min((line.number for line in talk), default=0)
    for name, asked in history.asked.items():
        line = lines.get(name)
        if asked.body["type"] != "say":
            continue
        if asked.refused is not None and line is not None:
            raise Wrong(f"{name} was refused ({asked.refused}), but is line {line}", history)
        kept = asked.number is not None and asked.number >= first
        stored = None if line is None else (line.number, line.text)
        if kept and stored != (asked.number, asked.body["text"]):
            raise Wrong(f"{name} was acknowledged as {asked.number}, but is {line}", history)
    all_said = {line.number: (line.seat, line.name, line.text) for line in talk}
    heard: set[int] = set()
    for at, (_, what, _, text) in enumerate(history.lines):
        if what == "open":
            heard.clear()
        if what != "got" or '"type":"said"' not in text[:20]:
            continue
        said = msgspec.json.decode(text)
        number, words = said["number"], (said["seat"], said["name"], said["text"])
        if number in heard or (number >= first and all_said.get(number) != words):
            raise Wrong(f"what was said as {number} is {all_said.get(number)}", history, at)
        heard.add(number)


def check_sight(log: Log, history: History) -> None:
    """Every connection was told the log's beginning, without gaps, as its seat may see it."""
    known = floor = last = -1
    for at, (_, what, _, text) in enumerate(history.lines):
        if what == "open":
            last = int(text) or -1
            floor = known
        if what != "got":
            continue
        message = msgspec.json.decode(text)
        try:
            if message["type"] == "info":
                check_info(log, history.name, message["info"])
            elif message["type"] == "done":
                known = max(known, message["number"])
            elif message["type"] == "update" and message["seats"]:
                number = message["number"]
                assert number >= max(floor, last), f"{number} after {floor} and {last}"
                check_update(log, history.name, message, last)
                last = number
                known = max(known, number)
        except AssertionError as problem:
            raise Wrong(str(problem), history, at) from None


def check_info(log: Log, name: str, info: dict[str, Any]) -> None:
    assert info["seed"] is None or info["over"], "the seed is told before the end"
    for seat in info["mine"]:
        assert (name, seat) in log.owners[info["number"]], f"seat {seat} is not theirs"


def check_update(log: Log, name: str, update: dict[str, Any], last: int) -> None:
    number = update["number"]
    assert number < len(log.told), f"the log ends with {len(log.told) - 1}"
    numbers = [entry["number"] for entry in update["entries"]]
    # Whoever sits down or leaves is told everything from the beginning.
    wanted = (list(range(last + 1, number + 1)), list(range(number + 1)))
    assert numbers in wanted, f"entries {numbers} after {last}"
    play = log.state.play
    assert play is not None
    for entry in update["entries"]:
        number = entry["number"]
        step = play.entries[number - 1] if number else None
        actor, back = (None, []) if step is None else (step.seat, [*step.back])
        assert (entry["seat"], entry["back"]) == (actor, back), f"entry {number} differs"
        for part in entry["told"]:
            expected = log.told[number][part["seat"]]
            assert part["events"] == expected, f"entry {number} should be {expected}"
    number = update["number"]
    for state in update["seats"]:
        seat, view = state["seat"], log.views[number][state["seat"]]
        assert seat is None or (name, seat) in log.owners[number], f"seat {seat} is not theirs"
        assert state["view"] == view, f"the view of {number} should be {view}"
        assert [choice["action"] for choice in state["choices"]] == view["legal"]
    assert update["next"] in (None, log.state.next), f"the rematch is {log.state.next}"


def check_moves(log: Log, history: History) -> None:
    """Sitting down and leaving that were acknowledged are in the log, in that order.

    Whoever sits down again where they sit may add nothing to it.
    """
    mine = iter([(what, seat) for what, name, seat in log.moved if name == history.name])
    for one, _ in groupby(history.seats):
        if one not in mine:
            raise Wrong(f"{one} is not in the log: {log.moved}", history)


def check_secrecy(log: Log, rng: random.Random) -> None:
    """By the law of `conformance/secrecy.py`: what a seat was shown was no secret of others."""
    assert log.state.game is not None
    if log.row.start is not None:
        return
    seat = rng.randrange(log.row.seats)
    actions = unfinished(log.row, log.state.game.actions())
    while other_world(log.row, seat, actions)[0] == states.new_game(log.row).tape():
        # Just before the end of a game everything may have been shown.
        actions = actions[:-1]

    def tell(world: str, played: Actions) -> list[Any]:
        game = states.new_game(log.row)
        told = [plain(seen(game.opening, seat))]
        for actor, action in played:
            told += [plain(seen(game.play(actor, action), seat)), plain(game.view(seat))]
        return told

    true, other = in_both_worlds(log.row, seat, actions, tell)
    assert true == other, f"seat {seat} of table {log.row.id} was shown a secret"
