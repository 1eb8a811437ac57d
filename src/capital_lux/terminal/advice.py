"""A hint as a table, and one sentence on what its numbers mean."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from capital_lux.study.hint import advice, seat_of
from capital_lux.terminal.files import bad_file, players_of, read_record, verified_steps
from capital_lux.terminal.opponents import HUMAN
from capital_lux.terminal.seats import check_seat
from capital_lux.terminal.table import table, wrap
from capital_lux.terminal.thinking import thinking
from capital_lux.terminal.words import action_words, question

ACTION, WORDS = 11, 43
MEANING = {
    "round": (
        "Margin: by how many points this would put {you} ahead of the best of the others when this "
        "round ends, on average. Win: how good a chance such a lead is."
    ),
    "game": (
        "Margin: by how many points {you} would finish ahead of the best of the others, on "
        "average. Win: the part of the simulated games that {you} won."
    ),
}
SEARCHED = "Search: the part of the search that looked there; trust a row with little of it less."


def advice_lines(
    found: Mapping[str, Any], view: Mapping[str, Any], names: Sequence[str], you: str = "you"
) -> list[str]:
    """What an expert thinks of each action; the best is first."""
    lines = [f"{'':<{ACTION + WORDS + 2}}{'margin':>8}{'win':>7}{'search':>8}"]
    for line in found["actions"]:
        action = line["action"]
        words = action_words(action, view, names)
        parts = textwrap.wrap(words, WORDS) if words != action else [""]
        figures = f"{'-':>8}{'-':>7}"
        if line["margin"] is not None:
            figures = f"{line['margin']:>+8.1f}{100 * line['win']:>5.0f} %"
        searched = f"{100 * line['searched']:>6.0f} %"
        lines.append(f"{action:<{ACTION + 1}}{parts[0]:<{WORDS + 1}}{figures}{searched}")
        lines += [" " * (ACTION + 1) + part for part in parts[1:]]
    meaning = MEANING[found["until"]].format(you=you)
    sims = f"{found['simulations']:,} simulations."
    return [*lines, "", *wrap(f"{meaning} {SEARCHED} {sims}", hang="")]


def hint_of(
    path: Path,
    seat: int | None,
    seconds: float,
    simulations: int | None,
    tiles: Sequence[Any],
) -> tuple[dict[str, Any], list[str]]:
    """The hint for a saved game, as figures and as lines."""
    record = read_record(path)
    played = verified_steps(path, record, tiles)
    first = next(played)
    if seat is not None:
        check_seat(seat, first[0])
    players = players_of(record, first[0].seats)
    kinds = [kind for kind, _ in players]
    usual = kinds.index(HUMAN) if HUMAN in kinds else 0
    try:
        _, view, heard = seat_of(chain([first], played), seat, usual)
    except ValueError as problem:
        raise bad_file(path, f"has no decision to advise on: {problem}") from None
    with thinking("Asking an expert..."):
        try:
            found = advice(view, heard, seconds=seconds, simulations=simulations, tiles=tiles)
        except ValueError as problem:
            raise bad_file(path, f"cannot be searched: {problem}") from None
    names = [name for _, name in players]
    name = names[view["seat"]]
    lines = [*table(view, names), "", *wrap(f"{name}, seat {view['seat']}: {question(view)}"), ""]
    for line in found["actions"]:
        line["words"] = action_words(line["action"], view, names)
    return found, [*lines, *advice_lines(found, view, names, name)]
