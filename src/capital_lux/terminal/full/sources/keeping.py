"""Keeps a game in a file, after every move, without making the screen wait."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from capital_lux.console.files import save
from capital_lux.console.speech import say
from capital_lux.texts import Message


class Keeper:
    """A file that always has the latest record, whole."""

    def __init__(
        self, record: Callable[[], Mapping[str, Any]], path: Path | None, ours: bool
    ) -> None:
        """`path`: None for a new name in this folder; `ours`: whether to write over the file."""
        self.record = record
        self.path = path
        self.ours = ours
        self.dirty = False
        self.writing = asyncio.Lock()
        self.problem: str | None = None
        """Why the last attempt failed."""

    async def keep(self) -> Message | None:
        """Write the record as it is now; a new reason why that is not possible."""
        self.dirty = True
        before = self.problem
        await self.write()
        return self.trouble() if before is None else None

    async def write(self) -> None:
        """Write, if there is something that was not written yet."""
        async with self.writing:
            if not self.dirty:
                return
            self.dirty = False
            try:
                self.path = await asyncio.to_thread(save, self.record(), self.path, self.ours)
            except OSError as problem:
                self.dirty = True
                self.problem = str(problem.strerror)
                return
            self.ours, self.problem = True, None

    def trouble(self) -> Message | None:
        """Why the game is not safe, if it is not."""
        return Message("play-save-failed", {"problem": self.problem}) if self.problem else None

    def farewell(self, over: bool, options: Sequence[str]) -> list[str]:
        """Where the record is and how to go on; `options`: what a command needs for that."""
        trouble = self.trouble()
        if trouble is not None:
            return [say(trouble)]
        if self.path is None:
            return []
        rest = shlex.join([str(self.path), *options])
        if over:
            use = say("play-read-it", command=f"lux replay {rest}")
        else:
            use = say("play-go-on", command=f"lux play --resume {rest}")
        return [say("play-saved", path=str(self.path)), use]
