"""Golden screens: the characters of whole screens that a person can read in a diff.

`python -m tests.terminal.full.golden_screens` writes the files of golden/ again. Do it
only after an intended change, and read the difference.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import capital_lux as lux
from capital_lux.console.speech import speak
from capital_lux.terminal.full.app import LuxApp
from capital_lux.terminal.full.begin import menu
from capital_lux.terminal.full.replaying import ReplayScreen
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.sources.recorded import RecordedTable
from capital_lux.terminal.full.story import Story
from tests.terminal.full.driving import LARGE, SMALL, Driver, table

FOLDER = Path(__file__).parent / "golden"
SAVED = Path("game.json")
Scene = Callable[[], tuple[Any, Callable[[Driver], Coroutine[Any, Any, None]]]]


def path(name: str, size: tuple[int, int]) -> Path:
    return FOLDER / f"{name}-{size[0]}x{size[1]}.txt"


async def steady(user: Driver) -> None:
    """Wait until it is our turn and no bot is about to act."""
    await user.until(lambda: user.asked or user.over)
    await user.until(lambda: user.behind_curtain or not user.table.source.patient)


async def play_until(user: Driver, ask: str) -> None:
    """Play until a question is asked."""
    while True:
        await steady(user)
        if user.over or user.desk.state["ask"]["id"] == ask:
            return
        await user.decide()


def playing(ask: str, *keys: str, covered: bool = False, **options: Any) -> Scene:
    """A game until a question, and some keys pressed then, which may cover the table."""

    def scene() -> Any:
        async def play(user: Driver) -> None:
            await play_until(user, ask)
            await user.press(*keys)
            await user.until(lambda: (user.app.screen is not user.table) is covered)

        return TableScreen(table(save=SAVED, **options)), play

    return scene


def curtain() -> Any:
    """Between two people."""

    async def play(user: Driver) -> None:
        await user.until_shown("is next")

    return TableScreen(table("first", 2, people=2, save=SAVED)), play


def replay() -> Any:
    """A record with everything open, in its third round."""
    rng = random.Random(3)
    game = lux.Game("generations", 3, 3, powers="C")
    while not game.over:
        seat = game.waiting()[0]
        game.play(seat, rng.choice(game.legal(seat)))
    SAVED.write_text(json.dumps(game.record()))

    async def play(user: Driver) -> None:
        await user.press("pagedown", "pagedown", "right", "right")

    return ReplayScreen(RecordedTable(SAVED, None, None)), play


def choosing() -> Any:
    async def play(user: Driver) -> None:
        await user.press("e", "t", "s", "down", "down", "down", "n", *"Zoé", "enter")

    return menu(None, [Path("capital-lux-20260101-120000.json")]), play


def round_end() -> Any:
    """The end of a round, where a district is judged."""

    async def play(user: Driver) -> None:
        while True:
            await user.until(lambda: isinstance(user.app.screen, Story) or user.asked)
            if isinstance(user.app.screen, Story):
                break
            await user.decide_soon()
        await user.press("x")

    source = table(seats=4, save=SAVED, seed="2")
    source.tells_ends = True
    return TableScreen(source), play


GENERATIONS: dict[str, Any] = {"edition": "generations", "seats": 4}
SCENES: dict[str, Scene] = {
    "menu": choosing,
    "draft": playing("ask-draft", "2", seats=4),
    "play": playing("ask-play", "1", seats=4),
    "agent": playing("ask-agent", "y", powers="A", **GENERATIONS),
    "infiltrator": playing("ask-infiltrator", "1", "1", powers="B", **GENERATIONS),
    "aristocrat": playing("ask-aristocrat", powers="C", **GENERATIONS),
    "mentalist": playing("ask-mentalist", "1", powers="D", **GENERATIONS),
    "solo": playing("ask-play", "2", edition="generations", seats=1, powers="A"),
    "end": round_end,
    "over": playing("never", seats=4),
    "help": playing("ask-draft", "question_mark", covered=True, powers="A", **GENERATIONS),
    "log": playing("ask-play", "l", covered=True),
    "leave": playing("ask-play", "q", covered=True),
    "curtain": curtain,
    "replay": replay,
}
"""What is on the screen."""
FRENCH = "play-fr"
"""The same as `play`, in another language."""


async def painted(first: Any, play: Any) -> dict[tuple[int, int], str]:
    """The screen of a scene, small and then large."""
    app = LuxApp(first)
    found = {}
    async with app.run_test(size=SMALL) as pilot:
        user = Driver(app, pilot)
        await play(user)
        for size in (SMALL, LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            found[size] = user.text()
    return found


def screens(name: str) -> dict[tuple[int, int], str]:
    """The screens of a scene by size."""
    speak("fr" if name == FRENCH else "en")
    try:
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
            first, play = SCENES["play" if name == FRENCH else name]()
            return asyncio.run(painted(first, play))
    finally:
        speak("en")


if __name__ == "__main__":
    for scene_name in (*SCENES, FRENCH):
        for shape, lines in screens(scene_name).items():
            path(scene_name, shape).write_text(lines + "\n", "utf-8")
            print(f"wrote {path(scene_name, shape)}")
