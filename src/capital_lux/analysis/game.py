"""A finished game, step by step: each seat's decisions, and the luck."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

from capital_lux import COMPILED
from capital_lux.analysis.accuracy import accuracy
from capital_lux.analysis.decide import FULL, QUICK, Effort, Trials, decide
from capital_lux.analysis.luck import Fortune, kind_of
from capital_lux.analysis.net_play import remember
from capital_lux.analysis.shape import JUDGEMENTS, VERSION, AnalysedSeat, Analysis, Decision, Luck
from capital_lux.analysis.worth import Expected, ended
from capital_lux.bots.bot import BelievingBot
from capital_lux.bots.net_file import champion, fingerprint
from capital_lux.observation.memory import Memory
from capital_lux.rules.actions import action_id
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.reasons import because
from capital_lux.rules.record import steps
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.check import Check
from capital_lux.telling.model import choices
from capital_lux.telling.standing import Standing

COSTLIEST = 3
GameStep = tuple[Game, int, str, list[Event]]


class Seen:
    """What somebody has seen, as a seed: the same past is analysed in the same worlds."""

    def __init__(self) -> None:
        self.told = hashlib.sha256()

    def hear(self, events: Iterable[SeenEvent]) -> None:
        for event in events:
            self.told.update(json.dumps(event, sort_keys=True).encode())

    def seed(self) -> int:
        return int.from_bytes(self.told.digest()[:6], "big")


class JudgedSeat(BelievingBot):
    """One seat of the game: what it was told, and what is found out about its decisions."""

    def __init__(self, number: int, every: int = 1, first: int = 0, effort: Effort = FULL) -> None:
        """`every`: one decision in this many is judged; `first`: the first of these, from 0."""
        super().__init__()
        self.number = number
        self.every = every
        self.until = first % every
        self.effort = effort
        self.past = Seen()
        self.decisions: list[Decision] = []
        self.forced = 0

    def follow(self, events: Sequence[Event]) -> None:
        seen = seen_by(events, self.number)
        self.past.hear(seen)
        for event in seen:
            self.hear(event)

    def judge(self, step: int, view: View, action: str, memory: Memory, stand: Standing) -> None:
        """Judge a decision; all that is used is what the seat sees and was told."""
        world = self.world(view)
        if len(view["legal"]) == 1:
            self.forced += 1
            return
        self.until -= 1
        if self.until >= 0:
            return
        self.until += self.every
        told = {choice["action"]: choice for choice in choices(stand)}
        trials = Trials(world, champion(), memory, view, self.past.seed(), self.effort)
        self.decisions.append(decide(trials, champion(), step, action, told))

    def player(self, result: Expected, luck: Sequence[Luck]) -> AnalysedSeat:
        losses = [decision.loss for decision in self.decisions]
        judgements = [decision.judgement for decision in self.decisions]
        costly = sorted(self.decisions, key=lambda decision: -decision.loss)[:COSTLIEST]
        lucky = Expected(
            sum(one.win[self.number] for one in luck), sum(one.lead[self.number] for one in luck)
        )
        return AnalysedSeat(
            seat=self.number,
            decisions=self.decisions,
            forced=self.forced,
            accuracy=accuracy(
                [*(decision.win for decision in self.decisions), result.win],
                [decision.accuracy for decision in self.decisions],
            ),
            loss=fmean(losses) if losses else 0.0,
            costliest=[decision.step for decision in costly if decision.loss > 0],
            counts={name: judgements.count(name) for name in JUDGEMENTS},
            win=result.win,
            lead=result.lead,
            luck_win=lucky.win,
            luck_lead=lucky.lead,
            adjusted_win=result.win - lucky.win,
            adjusted_lead=result.lead - lucky.lead,
        )


def quiet(done: int, total: int) -> None:
    """Tell nobody how far an analysis is."""


def analyse(
    record: Mapping[str, Any],
    *,
    seats: Sequence[int] | None = None,
    names: Sequence[str] | None = None,
    quick: bool = not COMPILED,
    progress: Callable[[int, int], None] = quiet,
) -> Analysis:
    """Analyse the record of a finished game.

    `seats`: whose decisions are judged; without it, all. `names`: what the words of choices
    call the seats. `quick`: with about a third of the simulations, as is usual in plain Python.
    `progress` is called after each step with how many there were and will be. The same record
    always gives the same analysis, and the same quick one, compiled or plain. A `ValueError` says
    why a record cannot be analysed.
    """
    played = replayed(record)
    last = played[-1][0]
    if not last.over:
        raise ValueError(because("analysis-not-over"))
    users = last.view(None)["seats"]
    effort = QUICK if quick else FULL
    judged = [
        JudgedSeat(number, effort=effort)
        for number in range(users)
        if seats is None or number in seats
    ]
    luck = analysed(played, judged, names or list(map(str, range(last.seats))), progress)
    results = ended(last.scores(), last.winners())
    players = [seat.player(results[seat.number], luck) for seat in judged]
    edition = last.edition.name
    return Analysis(VERSION, fingerprint(), edition, users, quick, players, luck)


def check_tiles(record: Any) -> None:
    """A `ValueError` for the record of a game with a user's own tile."""
    if isinstance(record, dict) and record.get("tiles"):
        raise ValueError(because("analysis-own-tile"))


def replayed(record: Mapping[str, Any]) -> list[GameStep]:
    """The steps of a record, each with a game of its own."""
    check_tiles(record)
    return [(game.copy(), seat, action, events) for game, seat, action, events in steps(record)]


def analysed(
    played: Sequence[GameStep],
    judged: Sequence[JudgedSeat],
    names: Sequence[str],
    progress: Callable[[int, int], None] = quiet,
    luck: bool = True,
) -> list[Luck]:
    """Go through a game: the seats' decisions are judged, and the luck of all is found."""
    before: Game = played[0][0]
    fortune = Fortune(champion(), before)
    past, memory, check = Seen(), Memory(), Check()
    found = []
    for number, (game, actor, action, events) in enumerate(played):
        for seat in judged:
            if seat.number == actor:
                view = before.view(actor)
                stand = Standing(view, names, check)
                seat.judge(number, view, action, memory, stand)
        for seat in judged:
            seat.follow(events)
        past.hear(event.whole() for event in events)
        check.hear(events)
        earlier = Memory()
        earlier.copy_from(memory)
        remember(memory, events)
        kind = kind_of(events)
        if kind is not None and luck:
            if actor < 0:
                gained = fortune.opening(game, memory, past.seed())
            else:
                gained = fortune.of_step(
                    before, earlier, actor, action_id(action), game, memory, past.seed()
                )
            wins, leads = [one.win for one in gained], [one.lead for one in gained]
            found.append(Luck(number, game.round, kind, wins, leads))
        before = game
        progress(number, len(played) - 1)
    return found
