"""The bots of one table: each thinks at once and acts when people have had time to follow."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from capital_lux.play.game import drafting
from capital_lux.server.bots.pool import HINT, Job, Pool
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.commands import NewEntry, Outcome
from capital_lux.server.tables.state import BOT, PERSON, State
from capital_lux.server.tables.table import Audience, ServerTable
from capital_lux.server.tasks import settle


@dataclass
class Mind:
    """What a bot is thinking about."""

    stamp: int
    """After what it was asked, as `stamp_of` has it."""
    due: float
    job: Job
    action: str | None = None
    thinking: bool = True
    held: bool = False
    """Whether it waits for people to pick first."""
    acting: bool = False
    """Whether the table was given its action."""


def stamp_of(state: State, seat: int) -> int:
    """What a seat's next decision depends on: the last entry.

    In a draft only the seat's own picks, as nobody else's changes what it chooses from.
    """
    assert state.play is not None
    return -1 - state.decisions_of(seat) if drafting(state.play.game) else state.number


class BotSeats(Audience):
    """Asks the pool for every bot that must act."""

    def __init__(
        self,
        table: ServerTable,
        pool: Pool,
        pace: float,
        keeps: Callable[[], bool] = lambda: True,
        payers: Callable[[], tuple[str, ...]] = tuple,
        simulations: int | None = None,
        quick: Callable[[], bool] = lambda: False,
    ) -> None:
        """`keeps`: whether this process plays the table's bots; `payers`: for whom it does.

        `simulations`: for a move of a level that plays the deal of the day in a person's place;
        `quick`: whether nobody wants them to pause.
        """
        self.quick = quick
        self.simulations = simulations
        self.keeps = keeps
        self.payers = payers
        self.table = table
        self.pool = pool
        self.pace = pace
        self.minds: dict[int, Mind] = {}
        self.timer: asyncio.TimerHandle | None = None

    @property
    def active(self) -> bool:
        return bool(self.minds)

    def close(self) -> None:
        for seat in list(self.minds):
            self.drop(seat)
        if self.timer is not None:
            self.timer.cancel()

    def drop(self, seat: int) -> None:
        self.minds.pop(seat).job.wanted = False

    def changed(self) -> None:
        """Start, stop and act as the table now stands."""
        state = self.table.state
        play = state.play
        if not self.minds and not any(seat.kind == BOT for seat in state.seats):
            return
        waiting = state.waiting()
        if self.table.row.day is not None:
            # One after the other: what a bot knows must not depend on who was quicker.
            waiting = waiting[:1]
        acting = [seat for seat in waiting if state.seats[seat].kind == BOT]
        if acting and not self.keeps():
            acting = []
        stamps = {seat: stamp_of(state, seat) for seat in acting}
        behind = all(seat.kind != PERSON for seat in state.seats)
        for seat, mind in list(self.minds.items()):
            # Whoever has come back waits for it: it must not come after all others any more.
            if mind.stamp != stamps.get(seat) or (mind.job.behind and not behind):
                self.drop(seat)
        if play is None:
            return
        now = asyncio.get_running_loop().time()
        pause = 0.0 if self.quick() else self.pace
        for seat in acting:
            if seat not in self.minds:
                self.minds[seat] = self.ask(state, seat, stamps[seat], now + pause, behind)
        self.hold(state, now)
        self.act_when_due(now)

    def hold(self, state: State, now: float) -> None:
        """In a draft bots are the last to be ready, so that people can take a pick back."""
        people = any(state.seats[seat].kind == PERSON for seat in state.waiting())
        for mind in self.minds.values():
            if mind.stamp < 0 and self.pace:
                if mind.held and not people:
                    mind.due = now + (0.0 if self.quick() else self.pace)
                mind.held = people

    def act_when_due(self, now: float) -> None:
        """Let the bots that are ready act, and come back for the others."""
        next_due = None
        for seat, mind in list(self.minds.items()):
            if mind.thinking or mind.held or mind.acting:
                continue
            if mind.due > now:
                next_due = mind.due if next_due is None else min(next_due, mind.due)
                continue
            mind.acting = True
            self.act(seat, mind)
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if next_due is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_at(next_due, self.changed)

    def ask(self, state: State, seat: int, stamp: int, due: float, behind: bool) -> Mind:
        """Ask the pool what a bot would do, from what its seat was told and sees."""
        question = state.question(seat, state.seats[seat].level, self.simulations)

        def done(action: str | None) -> None:
            mind.thinking = False
            mind.action = action
            self.changed()

        mind = Mind(stamp, due, Job(question, done, payers=self.payers(), behind=behind))
        self.pool.ask(mind.job)
        return mind

    async def advise(self, seat: int) -> dict[str, Any] | None:
        """What an expert would do in a person's seat, from what it can know; None: nobody knows."""
        question = self.table.state.question(seat, HINT)
        question.advise = True
        future: asyncio.Future[dict[str, Any] | None] = asyncio.get_running_loop().create_future()
        job = Job(question, partial(settle, future), payers=self.payers())
        self.pool.ask(job)
        try:
            return await future
        finally:
            job.wanted = False

    def act(self, seat: int, mind: Mind) -> None:
        """Do what the bot chose, if that is still asked for."""

        def decide(state: State) -> Outcome:
            legal = [] if state.game is None else state.game.legal(seat)
            if not legal or state.seats[seat].kind != BOT or stamp_of(state, seat) != mind.stamp:
                raise Refused(409, "not-your-turn")
            action = mind.action if mind.action in legal else legal[0]
            return NewEntry("act", seat, str(action))

        def reply(answer: int | Refused) -> None:
            if isinstance(answer, Refused):
                # Taken back or returned in between: think again, if at all, but not at once.
                if self.minds.get(seat) is mind:
                    self.drop(seat)
                asyncio.get_running_loop().call_later(max(self.pace, 0.05), self.changed)

        self.table.submit(decide, reply)
