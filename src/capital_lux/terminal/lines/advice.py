"""A hint as a table, and one sentence on what its numbers mean."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from capital_lux.bots.hint import advice, decision
from capital_lux.console.files import bad_file, given_record, players_of, verified_steps
from capital_lux.console.speech import figure, say
from capital_lux.play.players import HUMAN
from capital_lux.rules.reasons import reason_of
from capital_lux.rules.shapes import View
from capital_lux.telling.ask import ask
from capital_lux.telling.check import Check
from capital_lux.telling.model import choices
from capital_lux.telling.standing import Standing
from capital_lux.terminal.lines.screen import thinking
from capital_lux.terminal.lines.table import table, wrap
from capital_lux.terminal.seats import check_seat

ACTION, WORDS = 11, 43


def advice_lines(
    found: Mapping[str, Any],
    view: View,
    names: Sequence[str],
    seat: str | None = None,
) -> list[str]:
    """What an expert thinks of each action, best first; `seat`: whose choice, if not yours."""
    explained = {one["action"]: say(one["message"]) for one in choices(Standing(view, names))}
    titles = [say(f"advice-{column}") for column in ("lead", "win", "search")]
    lines = [f"{'':<{ACTION + WORDS + 2}}{titles[0]:>8}{titles[1]:>7}{titles[2]:>8}"]
    for line in found["actions"]:
        action = line["action"]
        parts = textwrap.wrap(explained[action], WORDS)
        lines.append(f"{action:<{ACTION + 1}}{parts[0]:<{WORDS + 1}}{figures_of(line, 7)}")
        lines += [" " * (ACTION + 1) + part for part in parts[1:]]
    return [*lines, "", *wrap(meaning_of(found, seat), hang="")]


def figures_of(line: Mapping[str, Any], wide: int) -> str:
    """The lead, the chance to win in a column so wide, and how much of the search went there."""
    lead = win = "-"
    if line["lead"] is not None:
        lead, win = figure(line["lead"], 1, sign=True), f"{100 * line['win']:.0f} %"
    return f"{lead:>8}{win:>{wide}}{100 * line['searched']:>6.0f} %"


def meaning_of(found: Mapping[str, Any], seat: str | None = None) -> str:
    """What the numbers of a hint mean; `seat`: whose choice, if not yours."""
    key = f"advice-meaning-{found['until']}"
    meaning = say(f"{key}-you") if seat is None else say(key, seat=seat)
    sims = say("advice-simulations", count=found["simulations"])
    return f"{meaning} {say('advice-searched')} {sims}"


def hint_of(
    path: Path,
    seat: int | None,
    seconds: float,
    simulations: int | None,
    tiles: Sequence[Any],
) -> tuple[dict[str, Any], list[str]]:
    """The hint for a saved game, as figures and as lines."""
    record = given_record(path)
    played = list(verified_steps(path, record, tiles))
    game = played[0][0]
    if seat is not None:
        check_seat(seat, game)
    players = players_of(record, game.seats)
    kinds = [kind for kind, _ in players]
    usual = kinds.index(HUMAN) if HUMAN in kinds else 0
    try:
        view, heard = decision(played, seat, usual)
    except ValueError as problem:
        raise bad_file(path, "refusal-no-decision", problem=reason_of(problem)) from None
    with thinking(say("play-asking-expert")):
        try:
            found = advice(view, heard, seconds=seconds, simulations=simulations, tiles=tiles)
        except ValueError as problem:
            raise bad_file(path, "refusal-no-search", problem=reason_of(problem)) from None
    names = [name for _, name in players]
    assert view["seat"] is not None
    name = names[view["seat"]]
    check = Check(event for _, _, _, events in played for event in events)
    stand = Standing(view, names, check)
    question = ask(stand)
    asked = say("advice-asked", seat=name, number=view["seat"], question=question)
    explained = {one["action"]: say(one["message"]) for one in choices(stand)}
    for line in found["actions"]:
        line["words"] = explained[line["action"]]
    lines = [*table(view, names, check=check), "", *wrap(asked), ""]
    return found, [*lines, *advice_lines(found, view, names, name)]
