"""The process in which bots think: a question on standard input, an answer on standard output.

A question has all that a seat was told and its view, and nothing else; so the process keeps
nothing and may be ended at any time.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from capital_lux.bots.levels import GreedyBot, make_bot
from capital_lux.bots.match import Player
from capital_lux.rules.events import Event
from capital_lux.rules.shapes import SeenEvent, View

HEAD = 4
NICENESS = 5


class Question(msgspec.Struct):
    """What a bot has to decide."""

    seat: int
    level: str
    seed: int
    seconds: float | None
    """For levels that search: how long."""
    limit: float
    """The most it may take."""
    view: View
    events: list[SeenEvent]


class Answer(msgspec.Struct):
    """A legal action."""

    action: str
    replaced: bool
    """Whether the bot failed and this is a greedy move."""


def answer(question: Question) -> Answer:
    """Let a bot hear and choose."""
    bot = make_bot(question.level, question.seed, seconds=question.seconds)
    player = Player(bot, question.seat, question.level, seconds=question.limit)
    player.hear([Event(event["what"], event) for event in question.events])
    return Answer(player.choose(question.view), player.replaced)


def greedy(question: Question) -> str:
    """What the greedy level would do; quick, and safe in the server's own process."""
    bot = GreedyBot(question.seed)
    for event in question.events:
        bot.hear(event)
    return bot.choose(question.view)


def read(stream: BinaryIO) -> bytes | None:
    """A message; None at the end."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    return stream.read(int.from_bytes(head, "big"))


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(HEAD, "big") + message


def main() -> None:
    """Say that we are ready, then answer until the server goes away."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        # Whoever stops the server may tell all of its processes; it is the server that ends us.
        signal.signal(stop, signal.SIG_IGN)
    questions, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    # What a bot prints must not come between the answers.
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    decoder = msgspec.json.Decoder(Question)
    answers.write(framed(b""))
    answers.flush()
    while (message := read(questions)) is not None:
        found = answer(decoder.decode(message))
        answers.write(framed(msgspec.json.encode(found)))
        answers.flush()


if __name__ == "__main__":
    main()
