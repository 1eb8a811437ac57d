"""The process in which bots think: a question on standard input, an answer on standard output.

A process of its own, so that nobody else waits, a bot that takes too long can be stopped and one
that crashes takes nothing with it. It is told only what each bot's seat may know, and may be ended
at any time. Messages are JSON with their length before them.
"""

from __future__ import annotations

import hashlib
import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, BinaryIO

from capital_lux.bots.hint import SECONDS, advice
from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, apart
from capital_lux.bots.overtime import OWN_LIMIT, time_limit
from capital_lux.play.own import own_bot, own_class
from capital_lux.rules.events import Event
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.texts import plain

HEAD = 4
NICENESS = 5


@dataclass
class BotKind:
    """Which bot plays."""

    level: str
    seed: int = 0
    seconds: float | None = None
    """For levels that search: how long."""
    limit: float | None = None
    """The most a move may take; None: as long as it likes."""
    simulations: int | None = None
    """For levels that search: how many for a move, whatever the clock says."""
    own: str = ""
    """Where a user's bot is, which plays instead of a level: ``my_bot.py:ClassName``."""


def decision_seed(deal: bytes, seat: int, number: int) -> int:
    """The seed of a bot that makes one decision for a seat. It tells the bot nothing of the deal.

    `deal`: the seed of the deal; `number`: that of the decision or of what the seat has heard, so
    that in the same position of the same deal it is the same again.
    """
    digest = hashlib.sha256(b"%s %d %d" % (deal, seat, number)).digest()
    return int.from_bytes(digest[:6], "big")


@dataclass
class Question:
    """What a bot has to decide."""

    seat: int
    bot: BotKind | None
    """A new bot; None: the one that answered for this seat before."""
    view: View
    events: Sequence[SeenEvent]
    """What the bot has to hear first: all that its seat was told, or what it has not heard yet."""
    tiles: Sequence[str] = ()
    """Where a user's tiles are."""
    advise: bool = False
    """Whether an expert is asked, who explains; then the answer is advice, and of `bot` only the
    seconds count."""


@dataclass
class Answer:
    """A legal action."""

    action: str
    replaced: bool = False
    """Whether the bot failed and this is a greedy move."""
    faults: list[Any] = field(default_factory=list)
    """What the bot did wrong, as `texts.plain` has it."""
    traceback: str = ""


class Worker:
    """Some bots, each in its seat, and an expert."""

    def __init__(self) -> None:
        self.players: dict[int, Player] = {}

    def answer(self, question: Question) -> Any:
        """A bot's action with its faults, or an expert's advice (None: there is none)."""
        tiles = [own_class(place) for place in question.tiles]
        if question.advise:
            try:
                seconds = question.bot and question.bot.seconds
                return advice(
                    question.view, question.events, seconds=seconds or SECONDS, tiles=tiles
                )
            except ValueError:
                return None
        if question.bot is not None:
            self.players[question.seat] = new_player(question.bot, question.seat, tiles)
        player = self.players[question.seat]
        player.hear([Event(event["what"], event) for event in question.events])
        action = player.choose(question.view)
        faults, player.faults = player.faults, []
        told = [plain(fault) for fault in faults]
        return asdict(Answer(action, player.replaced, told, player.traceback))


def new_player(kind: BotKind, seat: int, tiles: Sequence[Any]) -> Player:
    if kind.own:
        with apart(), time_limit(OWN_LIMIT):
            bot = own_bot(kind.own)
    else:
        bot = make_bot(
            kind.level,
            kind.seed,
            seconds=kind.seconds,
            simulations=kind.simulations,
            tiles=tiles,
        )
    return Player(bot, seat, kind.level, seconds=kind.limit, tiles=tiles)


def read(stream: BinaryIO) -> bytes | None:
    """A message; None at the end."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    return stream.read(int.from_bytes(head, "big"))


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(HEAD, "big") + message


def question_of(message: bytes) -> Question:
    found = json.loads(message)
    found["bot"] = found["bot"] and BotKind(**found["bot"])
    return Question(**found)


def open_pipes(niceness: int) -> tuple[BinaryIO, BinaryIO]:
    """The pipes for questions and answers, in a process that only its parent may end."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        # A signal may go to the whole group; it is meant for the parent, which ends us.
        signal.signal(stop, signal.SIG_IGN)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a bot prints must not come between the answers.
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(niceness)
    return questions, answers


def send(answers: BinaryIO, message: bytes) -> None:
    answers.write(framed(message))
    answers.flush()


def serve(answer: Callable[[Question], Any]) -> None:
    """Say that we are ready, then answer until nobody asks any more."""
    questions, answers = open_pipes(NICENESS)
    send(answers, b"")
    while (message := read(questions)) is not None:
        send(answers, json.dumps(answer(question_of(message))).encode())


if __name__ == "__main__":
    serve(Worker().answer)
