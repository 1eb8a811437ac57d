"""One game between bots, in which no bot can break the game."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

from capital_lux.bots.levels import GreedyBot
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game

GRACE = 1.5
"""A bot may take this many times its time before it is stopped."""


class Overtime(BaseException):
    """A bot took too long. No `Exception`: a bot that catches those is stopped all the same."""


class Player:
    """A bot in a seat, with a greedy understudy for the moves it fails to make."""

    def __init__(
        self,
        bot: Any,
        seat: int,
        name: str,
        *,
        seconds: float | None = None,
        tiles: Sequence[Any] = (),
    ) -> None:
        """`seconds`: the most a move may take; None is no limit."""
        self.bot = bot
        self.seat = seat
        self.name = name
        self.seconds = seconds
        self.understudy = GreedyBot(seat, tiles)
        self.faults: list[str] = []
        self.thinking = 0.0
        self.moves = 0

    def hear(self, events: Sequence[Event]) -> None:
        """Tell the bot what its seat may know of these events."""
        for event in events:
            seen = event.seen_from(self.seat)
            if seen is None:
                continue
            self.understudy.hear(apart(seen))
            if hasattr(self.bot, "hear"):
                self.tell(apart(seen))

    def tell(self, event: dict[str, Any]) -> None:
        """Tell the bot one event, in its time."""
        try:
            with time_limit(self.seconds):
                self.bot.hear(event)
        except Overtime:
            self.blame(f"took more than {self.seconds} seconds in hear")
        except (Exception, SystemExit) as problem:
            self.blame(f"failed in hear: {type(problem).__name__}: {problem}")

    def choose(self, view: Mapping[str, Any]) -> str:
        """The bot's action, or the understudy's when the bot fails."""
        begun = time.perf_counter()
        action = self.ask(view)
        self.thinking += time.perf_counter() - begun
        self.moves += 1
        return self.understudy.choose(view) if action is None else action

    def ask(self, view: Mapping[str, Any]) -> str | None:
        """The bot's action, if it gives a legal one in time."""
        try:
            with time_limit(self.seconds):
                answer = self.bot.choose(apart(view))
            for action in view["legal"]:
                if isinstance(answer, str) and action == answer:
                    return str(action)
            self.blame(f"chose {answer!r}, which is not legal")
        except Overtime:
            self.blame(f"took more than {self.seconds} seconds")
        except (Exception, SystemExit) as problem:
            self.blame(f"failed in choose: {type(problem).__name__}: {problem}")
        return None

    def blame(self, fault: str) -> None:
        """Remember what went wrong."""
        self.faults.append(fault)


def apart(value: Any) -> Any:
    """A copy of JSON that a bot may spoil without harm to others."""
    if isinstance(value, Mapping):
        return {key: apart(part) for key, part in value.items()}
    return [apart(part) for part in value] if isinstance(value, list) else value


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise `Overtime` inside, or at the latest at the end, when more time has passed."""
    if seconds is None:
        yield
        return
    begun = time.monotonic()
    alarm = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    if alarm:
        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds * GRACE)
    try:
        yield
    finally:
        if alarm:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() - begun > seconds * GRACE:
        raise Overtime


def ring(number: int, frame: FrameType | None) -> None:
    """The alarm."""
    raise Overtime


def play_match(game: Game, players: Sequence[Player]) -> None:
    """Play a game to its end; seats without a player (ROB) play by the rules."""
    for player in players:
        player.hear(game.opening)
    while not game.over:
        seat = game.waiting()[0]
        events = game.play(seat, players[seat].choose(game.view(seat)))
        for player in players:
            player.hear(events)
