"""The end of a game: the points, the tie-break, and the rating against ROB."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.rating import LOSS, rating
from capital_lux.terminal.sentences import DISTRICTS, ROB, in_words

View = Mapping[str, Any]
GOLD_POINTS = {"first": 1, "generations": 2}
TIE_BREAKS = {
    "first": "most 6s among home and bonus cards, then 5s, 4s, 3s and 2s",
    "generations": "fewest gold",
}
SOLO_TIE_BREAK = "you win with fewer gold, ROB otherwise"


def score_table(view: View, names: Sequence[str]) -> list[str]:
    """The final points, seat by seat."""
    titles = [*DISTRICTS, "home", "bonus", "gold"]
    rows = []
    for seat, player in enumerate(view["players"]):
        homes = [player["totals"][district] for district in DISTRICTS]
        bonus = sum(int(card[1:]) for card in player["bonus"])
        gold = player["gold"] * GOLD_POINTS.get(view["edition"], 1)
        tiles = view["scores"][seat] - sum(homes) - bonus - gold
        rows.append([*homes, sum(homes), bonus, gold, tiles, view["scores"][seat]])
    column, last = 8, [*titles, "total"]
    if "aristocrats" in view or any(points[-2] for points in rows):
        column, last = 7, [*titles, "tiles", "total"]
    else:
        rows = [[*points[:-2], points[-1]] for points in rows]
    width = max(8, *(len(name) for name in names))
    lines = ["".ljust(width) + "".join(title.rjust(column) for title in last)]
    for name, points in zip(names, rows, strict=True):
        lines.append(name.ljust(width) + "".join(str(point).rjust(column) for point in points))
    return lines


def tie_break(view: View, names: Sequence[str]) -> str:
    """A sentence if the best score is shared, else nothing."""
    best = max(view["scores"])
    level = [names[seat] for seat, score in enumerate(view["scores"]) if score == best]
    if len(level) == 1:
        return ""
    rule = TIE_BREAKS.get(view["edition"], "as the rules say")
    if "rob" in view:
        rule = SOLO_TIE_BREAK
    outcome = "decides" if len(view["winners"]) == 1 else "leaves more than one level"
    return f"{in_words(level)} have {best} points each; the tie-break ({rule}) {outcome}."


def rating_line(view: View) -> str:
    """How well the player did against ROB; nothing in other games."""
    if "rob" not in view:
        return ""
    you, rob = view["scores"][1 - ROB], view["scores"][ROB]
    word = rating(you, rob, won_tie=ROB not in view["winners"])
    if word == LOSS:
        return f"Rating: a loss, {you} points against ROB's {rob}."
    return f"Rating: {word}, {you} points against ROB's {rob}."
