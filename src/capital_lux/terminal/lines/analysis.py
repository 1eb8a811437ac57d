"""An analysis as text: how each seat played, what cost most, and the luck."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path

from capital_lux.analysis.report import Report
from capital_lux.analysis.shape import AnalysedSeat, Analysis, Decision, Luck
from capital_lux.analysis.words import line_message
from capital_lux.console.speech import figure, percent, say
from capital_lux.terminal.lines.table import WIDTH
from capital_lux.texts import Message

MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??", None: ""}
TEXT = WIDTH - 2
"""The characters of a line: on the full screen there is a margin."""
NAME, MOST_LUCK = 16, 5
LEAST_LUCK = 0.005
"""The least that is not written as 0 %."""
MARGIN = " " * 10
COLUMNS = ("accuracy", "loss", "result", "luck", "adjusted")


def wrap(text: str, margin: str = "") -> list[str]:
    return textwrap.wrap(text, TEXT, initial_indent=margin, subsequent_indent=margin)


def analysis_lines(found: Analysis, names: Sequence[str], whole: bool = False) -> list[str]:
    """All of an analysis; `whole`: with the decisions that cost nothing."""
    edition = Message(f"edition-{found.edition}")
    key = "analysis-title-solo" if found.seats == 1 else "analysis-title"
    lines = [say(key, edition=edition, seats=found.seats), ""]
    lines += [heading(), *(row(names[player.seat], player) for player in found.players)]
    lines += ["", *meaning(found.quick)]
    for player in found.players:
        shown = [one for one in player.decisions if whole or one.judgement]
        title = "analysis-decisions" if whole else "analysis-mistakes"
        lines += ["", *wrap(say(title, seat=names[player.seat], count=len(shown)))]
        for decision in shown:
            lines += decision_lines(decision, names)
    return [*lines, "", say("analysis-lucky"), *luck_lines(found.luck, found.players, names)]


def meaning(quick: bool) -> list[str]:
    """What the figures mean, and how sure they are."""
    return [*wrap(say("analysis-meaning")), *(wrap(say("analysis-quick")) if quick else ())]


def heading() -> str:
    accuracy, loss, result, luck, adjusted = (say(f"analysis-{column}") for column in COLUMNS)
    marks = "".join(f"{mark:>4}" for mark in MARKS.values() if mark)
    return f"{'':<{NAME}}{accuracy:>10}{loss:>8}{marks}{result:>10}{luck:>9}{adjusted:>13}"


def row(name: str, player: AnalysedSeat | Report) -> str:
    """How one player did: the figures of one game, or the means of several."""
    accuracy = "-" if player.accuracy is None else percent(player.accuracy / 100, 1)
    counts = "".join(f"{player.counts[judgement]:>4}" for judgement in MARKS if judgement)
    return (
        f"{name[: NAME - 1]:<{NAME}}{accuracy:>10}{percent(player.loss, 1):>8}{counts}"
        f"{percent(player.win):>10}{percent(player.luck_win, 0, True):>9}"
        f"{percent(player.adjusted_win):>13}"
    )


def decision_lines(decision: Decision, names: Sequence[str]) -> Iterator[str]:
    """A decision, what it cost, and what would have been better."""
    mark = MARKS[decision.judgement]
    before, after = percent(decision.win), percent(decision.win_after)
    lead = f"{figure(decision.lead, 1, True)} -> {figure(decision.lead_after, 1, True)}"
    cost = f"{before:>6} -> {after:<6}{lead:>16}"
    yield f"{decision.step:>5} {mark:<3} {decision.action:<12}{cost}"
    if decision.best != decision.action:
        yield from wrap(better(decision, names), MARGIN)


def better(decision: Decision, names: Sequence[str]) -> str:
    """The best action, and what may follow it."""
    best = say("analysis-better", action=decision.options[0].message)
    line = line_message(decision.line, names)
    return best if line is None else f"{best} {say(line)}"


def luck_lines(
    luck: Sequence[Luck], players: Sequence[AnalysedSeat], names: Sequence[str]
) -> Iterator[str]:
    """The steps in which chance was worth most, in their order."""
    counted = [one for one in luck if max(map(abs, one.win)) >= LEAST_LUCK]
    most = sorted(counted, key=lambda one: -max(map(abs, one.win)))[:MOST_LUCK]
    for one in sorted(most, key=lambda one: one.step):
        gains = [
            f"{names[player.seat]} {percent(one.win[player.seat], 0, True)}" for player in players
        ]
        yield f"{one.step:>5}     {say(f'analysis-{one.kind}'):<12}{', '.join(gains)}"


def report_lines(
    found: Report,
    name: str,
    files: Sequence[Path],
    names: Sequence[Sequence[str]],
    quick: bool,
) -> list[str]:
    """A report on a player; `files` and `names` are those of the games."""
    lines = [say("analysis-report", seat=name, count=len(files)), "", heading()]
    lines += [row(path.name, game) for path, game in zip(files, found.games, strict=True)]
    lines += [row(say("analysis-all"), found), "", *meaning(quick)]
    lines += ["", say("analysis-parts")]
    for part in found.parts:
        label = say(f"analysis-part-{part.name}")
        lines.append(f"  {label:<{NAME + 8}}{part.decisions:>5}{percent(part.loss, 1):>10}")
    lines += ["", say("analysis-costliest")]
    for one in found.costliest:
        lines.append(f"  {files[one.game].name}")
        lines += decision_lines(one.decision, names[one.game])
    return lines
