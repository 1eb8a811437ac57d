"""One game between bots, in which no bot can break the game."""

from __future__ import annotations

import copy
import io
import sys
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any

from capital_lux.bots import clock, overtime
from capital_lux.bots.bot import Bot
from capital_lux.bots.glance import GreedyBot
from capital_lux.bots.overtime import Overtime, time_limit
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.reasons import Reason, because, shown
from capital_lux.rules.shapes import View

LONGEST = 200
"""How many characters of an exception's text are kept."""
FRAMES = 8
"""How many calls a traceback shows: the innermost ones."""


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
        self.faults: list[Reason] = []
        self.traceback = ""
        """Where its first exception came from, with file and line."""
        self.replaced = False
        """Whether the last move was the understudy's."""
        self.thinking = 0.0
        self.moves = 0
        self.missed = 0
        """Moves that the understudy made."""
        self.failed = 0
        """Moves with a fault, in choosing or in hearing of what came before."""
        self.sound = True

    def hear(self, events: Sequence[Event]) -> None:
        """Tell the bot what its seat may know of these events."""
        listen = getattr(self.bot, "hear", None)
        if getattr(listen, "__func__", None) is Bot.hear:
            # It does not listen: copies would be made for nobody.
            listen = None
        for seen in seen_by(events, self.seat):
            self.understudy.hear(seen)
            if listen is None:
                continue
            try:
                with apart(), time_limit(self.seconds):
                    listen(copy.deepcopy(seen))
            except KeyboardInterrupt:
                raise
            except BaseException as problem:
                self.failed_in("hear", "bot-late-hearing", problem)

    def choose(self, view: View) -> str:
        """The bot's action, or the understudy's when the bot fails."""
        begun = clock.now()
        legal: list[str] = view["legal"]
        action: str | None = None
        try:
            with apart(), time_limit(self.seconds):
                # The bot may do what it likes with its view.
                answer = self.bot.choose(copy.deepcopy(view))
                text = str(answer) if isinstance(answer, str) else None
            if text in legal:
                action = legal[legal.index(text)]
            else:
                self.blame(because("bot-illegal", answer=printable(shown(answer, 40))))
        except KeyboardInterrupt:
            raise
        except BaseException as problem:
            self.failed_in("choose", "bot-late", problem)
        self.thinking += clock.now() - begun
        self.moves += 1
        self.replaced = action is None
        self.missed += self.replaced
        self.failed += not self.sound
        self.sound = True
        return self.replacement(view) if action is None else action

    def replacement(self, view: View) -> str:
        """A greedy move; the first legal one where a user's tile stops even that."""
        legal: list[str] = view["legal"]
        try:
            action = self.understudy.choose(view)
        except Exception:
            action = ""
        return action if action in legal else legal[0]

    def failed_in(self, method: str, late: str, problem: BaseException) -> None:
        """Blame the bot for an exception, or with the reason `late` for taking too long."""
        if isinstance(problem, Overtime):
            self.blame(because(late, seconds=f"{self.seconds:g}"))
        else:
            self.blame(because("bot-raised", method=method, problem=said(problem)))
        self.trace(problem)

    def blame(self, fault: Reason) -> None:
        self.faults.append(fault)
        self.sound = False

    def trace(self, problem: BaseException) -> None:
        """Remember where the first exception came from; our own calls are left out."""
        if self.traceback:
            return
        calls = traceback.extract_tb(problem.__traceback__)
        theirs = [call for call in calls if call.filename not in (__file__, overtime.__file__)]
        lines = "".join(traceback.format_list(theirs[-FRAMES:])).splitlines()
        what = self.faults[-1] if isinstance(problem, Overtime) else said(problem)
        self.traceback = "\n".join(printable(line) for line in [*lines, what])


def said(problem: BaseException) -> str:
    """An exception on one line, short enough for a message."""
    try:
        words = str(problem)
    except Exception:
        words = "<no text>"
    text = " ".join(printable(f"{type(problem).__name__}: {words[:LONGEST]}").split())
    return text if len(words) <= LONGEST else f"{text}..."


def printable(text: str) -> str:
    """A text with nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


@contextmanager
def apart() -> Iterator[None]:
    """Keep a bot away from the user's answers, and what it prints out of our output."""
    answers, sys.stdin = sys.stdin, io.StringIO()
    try:
        with redirect_stdout(sys.stderr):
            yield
    finally:
        sys.stdin = answers


def play_match(game: Game, players: Sequence[Player]) -> None:
    """Play a game to its end; seats without a player (ROB) play by the rules."""
    for player in players:
        player.hear(game.opening)
    while not game.over:
        seat = game.waiting()[0]
        events = game.play(seat, players[seat].choose(game.view(seat)))
        for player in players:
            player.hear(events)
