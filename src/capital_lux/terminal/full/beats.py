"""The end of a round cut into beats: what is shown together before a pause.

The last play of a round, the round end and the deal of the next round are one entry of the log. A
screen that went straight to the new position would show nothing of what happened. Between two
positions of a source events are carried out on the shown table. That is for the eye only: it moves
things where the events say and knows no rule.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.messages import DISTRICT_OF, message, take, value
from capital_lux.telling.standing import Standing, tellings_of
from capital_lux.telling.tile import BONUS, CHECK, OVER, TELLINGS

OF_TILES = {what: step for one in TELLINGS.values() for what, step in one.round_end.items()}
STEPS = {
    "laid_down": CHECK,
    "left_over": CHECK,
    "over_limit": OVER,
    "paid": OVER,
    "discarded": OVER,
    "bonus": BONUS,
    "removed": BONUS,
    **OF_TILES,
}
"""The step of a round end that an event belongs to."""
AFTER = ("round", "power_points", "scored", "won")
"""What follows a round end: the next round, or the points of the game."""
BEGINS = ("laid_down", "over_limit", "next_start", "scored", *OF_TILES)
ShownTable = Mapping[str, Any]


@dataclass
class Beat:
    """Some events of a round end, and what is said of them."""

    step: str
    district: str | None = None
    """Which district is judged or rewarded; None for all, or for the one outside."""
    events: list[SeenEvent] = field(default_factory=list)
    lines: list[Mapping[str, Any]] = field(default_factory=list)


def end_begins(events: Sequence[SeenEvent], before: View) -> int:
    """Where in the events the round end begins; their number if it does not."""
    pending: Mapping[str, Any] = before["pending"] or {}
    # A choice of gold or of a bonus card was made inside a round end.
    if before["phase"] == "gold" or (before["phase"] == "bonus" and "bonus" in pending):
        return 0
    kinds = [event["what"] for event in events]
    for at, what in enumerate(kinds):
        # What follows a play at once is the bonus card that ROB's symbol gave.
        given = what in ("bonus", "removed") and kinds[max(0, at - 1)] != "played"
        if given or what in BEGINS:
            return at
    return len(events)


def beats_of(told: Mapping[str, Any], before: View) -> tuple[list[Any], list[Beat]]:
    """The events of an entry before the round end, and the beats of it; none if there is none."""
    events = told["events"]
    begins = end_begins(events, before)
    if begins == len(events):
        return list(events), []
    lines = [line["events"] for line in told["lines"]]
    # The gold of a tie comes before its card: both are told in one line, and shown together.
    begins = min((min(line) for line in lines if begins in line), default=begins)
    tied = [line for line in lines if events[max(line)]["what"] == "removed"]
    cards = {at: max(line) for line in tied for at in line}
    beats: dict[tuple[str, str | None], Beat] = {(CHECK, None): Beat(CHECK)}
    places: dict[int, Beat] = {}
    last: tuple[str, str | None] = (CHECK, None)
    for at in range(begins, len(events)):
        if events[at]["what"] in AFTER:
            break
        last = step_of(events[cards.get(at, at)], last)
        places[at] = beats.setdefault(last, Beat(*last))
        places[at].events.append(events[at])
    for line in told["lines"]:
        if min(line["events"]) in places:
            places[min(line["events"])].lines.append(line["message"])
    check = beats[CHECK, None]
    if begins == 0 and not check.events:
        # Nothing was played: a round end goes on after a choice.
        del beats[CHECK, None]
    elif not any(beat.step == OVER for beat in beats.values()):
        check.lines.append(message("full-end-within"))
    return list(events[:begins]), in_order(beats.values())


def step_of(event: SeenEvent, last: tuple[str, str | None]) -> tuple[str, str | None]:
    """The step that an event belongs to, and its district."""
    step = STEPS.get(event["what"])
    # Gold goes with what brought it: a sentinel that comes home, a follower.
    return last if step is None else (step, None if step == CHECK else event["district"])


def in_order(beats: Iterable[Beat]) -> list[Beat]:
    """The check, then what is lost district by district, then what is won in the same order."""
    steps = (CHECK, OVER, BONUS)
    places = (*DISTRICT_NAMES, None)
    return sorted(beats, key=lambda beat: (steps.index(beat.step), places.index(beat.district)))


def moved(state: ShownTable, events: Iterable[SeenEvent]) -> dict[str, Any]:
    """The table after some events; nobody must act."""
    view = copy.deepcopy(state["view"])
    tellings = tellings_of(view)
    for event in events:
        carry_out(view, event)
        for telling in tellings:
            telling.happen(view, event)
    view["totals"] = sums(view["capital"])
    for player in view["players"]:
        player["totals"] = sums(player["home"])
    view["legal"], view["waiting"] = [], []
    stand = Standing(view, state["names"])
    return {**state, "view": view, "districts": stand.districts, "homes": stand.homes}


def sums(zones: Mapping[str, list[str]]) -> dict[str, int]:
    return {district: sum(map(value, zones[district])) for district in DISTRICT_NAMES}


def carry_out(view: View, event: SeenEvent) -> None:
    what = event["what"]
    player = view["players"][event.get("seat", event.get("by", 0)) or 0]
    cards = event.get("cards") or ([event["card"]] if event.get("card") else [])
    district = event.get("district") or (DISTRICT_OF[cards[0][0]] if cards else DISTRICT_NAMES[0])
    if what in ("played", "laid_down", "put", "gave"):
        for card in cards:
            take(player.get("hand"), card)
        player["hand_size"] = max(0, player["hand_size"] - len(cards))
    if what == "took_gold":
        player["gold"] += event["count"]
    elif what == "paid":
        player["gold"] -= event["count"]
    capital, home = view["capital"], player["home"]
    for card in cards:
        if what == "laid_down" or (what == "played" and event["where"] == "home"):
            home[district].append(card)
        elif what in ("played", "put"):
            capital[district].append(card)
        elif what == "took":
            take(capital[district], card)
            home[DISTRICT_OF[card[0]]].append(card)
        elif what == "discarded":
            take(home[district], card)
        elif what in ("bonus", "removed", "outcast", "picked_up") and event["district"]:
            take(capital[district], card)
        elif what == "moved":
            take(capital[district], card)
            capital[event["to_district"]].append(card)
        elif what == "gave":
            view["players"][event["to"]]["home"][district].append(card)
        if what == "bonus":
            player["bonus"].append(card)
