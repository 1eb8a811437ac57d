"""A server can be stopped whatever its bots are doing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.play.worker import BotKind, Question
from capital_lux.server.bots.pool import Job, Pool


def test_a_bot_that_fails_while_the_server_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """The failure must not hide that the server stops."""

    async def scenario() -> None:
        asked: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        failing: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def receive(*_: Any) -> Any:
            if not bots.ready:
                # It is only that the process is ready.
                return b""
            if asked.done():
                await asyncio.Event().wait()
            asked.set_result(None)
            return await failing

        monkeypatch.setattr("capital_lux.play.process.receive", receive)
        bots = Pool(1, 5.0)
        bots.start()
        bots.ask(Job(Question(0, BotKind("regular", 1), lux.Game().view(0), []), lambda _: None))
        await asked
        failing.set_exception(asyncio.IncompleteReadError(b"", 4))
        # The failure is there, and nobody has heard of it yet.
        await asyncio.sleep(0)
        await asyncio.wait_for(bots.close(), 10)
        assert all(task.done() for task in bots.tasks)

    asyncio.run(scenario())
