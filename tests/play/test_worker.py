"""Bots in a process of their own: what they are asked, that they go on, that they are replaced."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import capital_lux as lux
from capital_lux.bots.levels import LEVELS
from capital_lux.play.game import Play
from capital_lux.play.table_bots import TableBots, sendable
from capital_lux.play.worker import Answer, BotKind, Question, Worker, question_of

COUNTER = """
class Counter:
    def __init__(self):
        self.heard = self.moves = 0

    def hear(self, event):
        self.heard += 1

    def choose(self, view):
        self.moves += 1
        raise ValueError(f"{self.moves} moves, {self.heard} events")
"""


def test_the_answer_is_legal_at_every_level() -> None:
    tiles = ["agent", "cleric", "merchant", "scholar"]
    play, worker = Play(lux.Game("generations", 3, 1, powers=tiles)), Worker()
    for level in LEVELS:
        seat = play.game.waiting()[0]
        bot = BotKind(level, 1, 0.02, 5.0)
        question = Question(seat, bot, play.game.view(seat), play.heard(seat))
        sent = json.dumps(question, default=sendable).encode()
        found = Answer(**worker.answer(question_of(sent)))
        assert not found.replaced
        play.act(seat, found.action)


def test_a_bot_goes_on_until_its_process_is_ended(tmp_path: Path) -> None:
    """It hears each event once; a new one hears all of them again."""
    file = tmp_path / "counter.py"
    file.write_text(COUNTER)

    async def scenario() -> None:
        play = Play(lux.Game("first", 2, 1))
        bots = TableBots({1: BotKind("Counter", limit=5.0, own=f"{file}:Counter")})

        async def faults() -> str:
            found = await bots.choose(1, play.game.view(1), play.heard(1))
            play.act(1, found.action)
            return str(found.faults[0]["text"])

        try:
            heard = len(play.heard(1))
            assert f"1 moves, {heard} events" in await faults()
            heard = len(play.heard(1))
            assert f"2 moves, {heard} events" in await faults()
            await bots.close()
            for _ in range(2):
                play.act(0, play.game.legal(0)[0])
            heard = len(play.heard(1))
            assert f"1 moves, {heard} events" in await faults()
        finally:
            await bots.close()

    asyncio.run(scenario())


def test_a_bot_that_hangs_is_replaced_after_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "hangs.py"
    # Not even an alarm gets through.
    file.write_text(
        "import signal, time\n"
        "class Hangs:\n"
        "    def choose(self, view):\n"
        "        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})\n"
        "        time.sleep(60)\n"
    )
    monkeypatch.setattr("capital_lux.play.table_bots.SLACK", 0.1)

    async def scenario() -> None:
        view = lux.Game("first", 2, 1).view(1)
        bots = TableBots({1: BotKind("Hangs", limit=0.05, own=f"{file}:Hangs")})
        found = await bots.choose(1, view, [])
        assert (found.action, found.replaced) == (view["legal"][0], True)
        assert bots.process is None

    asyncio.run(scenario())
