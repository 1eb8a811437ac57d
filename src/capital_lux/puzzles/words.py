"""Why the best action is the best, in messages: from what was measured, and from the table."""

from __future__ import annotations

from collections.abc import Sequence

from capital_lux.analysis.words import line_message
from capital_lux.puzzles.shape import Position, Puzzle
from capital_lux.puzzles.themes import burden
from capital_lux.rules.events import seen_by
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import (
    DISTRICT,
    DISTRICT_OF,
    YOU,
    PlainMessage,
    message,
    powers_of,
    tile,
    value,
)
from capital_lux.telling.model import choices
from capital_lux.telling.standing import Standing


def percent(share: float) -> int:
    return round(100 * share)


def explained(
    puzzle: Puzzle, position: Position, names: Sequence[str], answer: str
) -> list[PlainMessage]:
    """What to say to an answer: whether it is right, and why. `names` by seat."""
    view, _, check = position
    told = {one["action"]: one["message"] for one in choices(Standing(view, names, check))}
    best, right = puzzle.best, puzzle.is_solved_by(answer)
    spoken = [YOU if seat == puzzle.seat else name for seat, name in enumerate(names)]
    lines = [message("puzzle-right" if right else "puzzle-wrong", action=told[best.action])]
    lines.append(reason(puzzle, position, names))
    wins = percent(best.win)
    lines.append(message("puzzle-chance", win=wins))
    line, reply = (line_message(moves, spoken) for moves in (puzzle.line, puzzle.reply))
    if line is not None:
        lines.append(line)
    others = {puzzle.tempting: "tempting", answer: "answer"}
    others.pop(best.action, None)
    for action in sorted(others, key=lambda one: one != answer):
        found = puzzle.worth(action)
        if found is None:
            lines.append(message("puzzle-untried", action=told[action]))
        else:
            win = percent(found.win)
            facts = {"action": told[action], "win": win, "loss": wins - win}
            lines.append(message(f"puzzle-{others[action]}", **facts))
        if action == puzzle.tempting and reply is not None:
            lines.append(message("puzzle-reply", moves=reply["args"]["moves"]))
    return lines


def reason(puzzle: Puzzle, position: Position, names: Sequence[str]) -> PlainMessage:
    """The theme, with the figures that it is about."""
    view, _, check = position
    name, thing = f"puzzle-why-{puzzle.theme}", puzzle.best.action.split()[-1]
    if puzzle.theme == "choice":
        assert view["pending"] is not None
        return message(name, power=tile(view["pending"]["power"]))
    if puzzle.theme in ("power", "timing"):
        return message(name, card=thing)
    if puzzle.theme not in ("draft", "limit", "home"):
        return message(name)
    load, limit = burden(view, check, thing)
    if puzzle.theme == "limit":
        load -= value(thing)
    facts = {"card": thing, "district": DISTRICT[DISTRICT_OF[thing[0]]]}
    if puzzle.theme == "draft" and "rob" in view:
        name = "puzzle-why-draft-solo"
    elif puzzle.theme == "draft":
        facts["next"] = names[(puzzle.seat + 1) % len(view["players"])]
    return message(name, **facts, load=load, limit=limit)


def round_log(puzzle: Puzzle, position: Position, names: Sequence[str]) -> list[PlainMessage]:
    """What the seat has seen since the round began."""
    view, events, _ = position
    teller = Teller(names, puzzle.seat, powers_of(view), "rob" in view)
    known = seen_by(events, puzzle.seat)
    begins = max((at for at, event in enumerate(known) if event["what"] == "round"), default=0)
    # A teller remembers what it has told, so it is told everything.
    teller.lines(known[:begins])
    return [line["message"] for line in teller.lines(known[begins:])]
