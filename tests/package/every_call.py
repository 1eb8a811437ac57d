"""Calls everything public of every compiled module with every kind of wrong object.

A program of its own, because what it looks for ends the interpreter:
`python -m tests.package.every_call` prints each class and function before it is called, and after
all of them what must never be raised.
"""

from __future__ import annotations

import copy
import importlib
import inspect
import math
import pickle
import pkgutil
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib.machinery import EXTENSION_SUFFIXES
from operator import attrgetter
from types import ModuleType
from typing import Any

import numpy as np

import capital_lux as lux
from capital_lux.analysis.playout import Playout
from capital_lux.bots.judge import Judge
from capital_lux.bots.net import Net
from capital_lux.bots.policy import Policy
from capital_lux.bots.rollouts import Rollouts
from capital_lux.bots.search import Search
from capital_lux.bots.world import World
from capital_lux.envs.batch.crew import BatchPart, Crew
from capital_lux.envs.batch.slots import Arrays, Slot
from capital_lux.envs.openspiel.late import LateGame
from capital_lux.observation.layout import SIZE
from capital_lux.observation.memory import Memory
from capital_lux.observation.observer import Observer
from capital_lux.observation.zones import Zones
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.chance import OwnChance, Stream
from capital_lux.rules.reader import Reader
from capital_lux.rules.rob_cards import RobCards
from tests.bots.nets import random_net
from tests.bots.seats import Listener
from tests.own_tiles import Toll

PACKAGES = ("rules", "observation", "bots", "envs", "study", "analysis")
LONG = ("games", "simulations", "worlds")
"""How much work is wanted: a large number is valid but takes long."""
MIXTURES = 12
USES: tuple[Callable[[Any], Any], ...] = (
    repr, hash, copy.copy, copy.deepcopy, pickle.dumps, list, len, dir,
)  # fmt: skip


class Broken(lux.Chance):
    """A chance of a user's own that never gives a number."""

    def below(self, n: int) -> int:
        return "none"  # type: ignore[return-value]


def compiled() -> Iterator[ModuleType]:
    """The package's extension modules."""
    for package in PACKAGES:
        name = f"capital_lux.{package}"
        path = importlib.import_module(name).__path__
        for found in pkgutil.walk_packages(path, name + "."):
            module = importlib.import_module(found.name)
            if str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
                yield module


def public(owner: Any) -> Iterator[tuple[str, Any]]:
    """The public names of a module or class that are its own."""
    for name in dir(owner):
        if not name.startswith("_"):
            thing = getattr(owner, name)
            home = getattr(thing, "__module__", None)
            if not isinstance(owner, ModuleType) or home == owner.__name__:
                yield name, thing


CLASSES = [thing for module in compiled() for _, thing in public(module) if isinstance(thing, type)]


def game() -> lux.Game:
    return lux.Game("generations", 2, 7, powers="B")


def world() -> World:
    """The worlds that seat 0 of a game thinks possible, at its first turn."""
    played = game()
    listener = Listener(played, 0)
    return listener.world(played)


def arrays() -> Arrays:
    return Arrays(
        np.zeros(2, np.int64),
        np.zeros(2, np.uint8),
        np.zeros((2, 4), np.float32),
        np.zeros((2, 4), np.int32),
        np.zeros((2, 4), np.uint8),
        np.zeros(2, np.uint8),
        np.zeros(2, np.int8),
        np.zeros(2, np.int8),
        np.zeros((2, SIZE), np.uint8),
        np.zeros((2, 0), np.uint8),
        "win",
    )


def slot() -> Slot:
    return Slot(game(), arrays(), 1, -1)


def buffers() -> tuple[bytearray, bytearray]:
    return bytearray(2 * 1000), bytearray(2 * ACTIONS)


MAKERS: dict[type, Callable[[], Any]] = {
    lux.Game: game,
    lux.Fast: lambda: lux.Fast(1),
    Stream: lambda: Stream(bytes(32)),
    OwnChance: lambda: OwnChance(Broken()),
    lux.Table: lambda: lux.Table(game()),
    lux.Tile: Toll,
    RobCards: lambda: RobCards(None),
    World: world,
    Net: random_net,
    Rollouts: lambda: Rollouts(SOUND["world"](), random_net(), Memory(), lux.Fast(1)),
    Judge: lambda: Judge(random_net(), game()),
    Playout: lambda: Playout(random_net(), SOUND["world"]().game),
    Policy: lambda: Policy(1.0, game()),
    Search: lambda: Search(SOUND["world"](), lux.Fast(1), 1),
    Observer: lambda: Observer(game()),
    Zones: lambda: Zones(game()),
    LateGame: lambda: LateGame(game(), Observer(game())),
    Arrays: arrays,
    Slot: slot,
    BatchPart: lambda: BatchPart(slot(), *buffers()),
    Crew: lambda: Crew([slot()], *buffers()),
}


def good(kind: type) -> Any:
    """A sound object of a class, or a bare one where nothing is needed to make it."""
    try:
        return MAKERS[kind]() if kind in MAKERS else kind()
    except TypeError:
        return bare(kind)


def bare(kind: Any) -> Any:
    """An object that was never made."""
    return kind.__new__(kind)


def over() -> lux.Game:
    ended = game()
    ended.play_out(lux.Fast(1))
    return ended


WRONG: list[Any] = [
    None, True, -1, 0, 1, 3, 99, 10**6, 2**31, 2**70, -(2**70), 0.5, math.nan, 1e300, "", "B4", "0",
    "home B4", b"", bytes(32), [], [0], [0] * 20, [99] * 20, [-1] * 20, [[0] * 20] * 9, [None], {},
    {"deck": ["B4"]}, (), (0, 0, [-9, -9, 10**6, 3], (99,)), object(), int, lux.Game, len,
    np.int64(1), np.float64(0.5), np.zeros(865, np.uint8), np.zeros((2, 2)), bytearray(865),
    bytearray(ACTIONS), Broken(), lux.Chance(), Reader({}, ValueError), Toll, Toll(),
    over(), lux.Game(seats=3, seed=1), lux.Game("generations", 1, 1),
]  # fmt: skip
SOUND: dict[str, Callable[[], Any]] = {
    "game": game,
    "base": game,
    "other": game,
    "chance": lambda: lux.Fast(1),
    "world": cache(world),
    "net": random_net,
    "memory": Memory,
    "temperature": lambda: 1.0,
    "body": bytes,
    "width": lambda: 16,
    "blocks": lambda: 2,
    "watcher": lambda: Observer(game()),
    "slot": slot,
    "root": slot,
    "arrays": arrays,
    "part": lambda: BatchPart(slot(), *buffers()),
    "out": dict,
    "source": lambda: Reader(game().snapshot(), ValueError),
    "snapshot": lambda: game().snapshot(),
    "tape": lambda: game().tape(),
    "unseen": lambda: [2] * 20,
    "known": lambda: [[0] * 20] * 2,
    "weight": lambda: 1.0,
    "observation": lambda: np.zeros(865, np.uint8),
    "mask": lambda: np.zeros(ACTIONS, np.uint8),
    "moves": lambda: [(0, 0)],
}
"""What fits a parameter of this name; 0 fits most others."""


def parameters(call: Any) -> list[str]:
    """The names of what a call takes, as far as it tells."""
    try:
        kinds = inspect.signature(call).parameters.values()
    except (TypeError, ValueError):
        return ["object", "object"]
    return [one.name for one in kinds if one.name != "self" and one.kind is not one.VAR_KEYWORD]


def allowed(name: str, value: Any) -> bool:
    """Whether a value may be tried without working for hours."""
    return name not in LONG or not isinstance(value, int) or value < 100


def argument_lists(names: list[str], rng: random.Random) -> Iterator[list[Any]]:
    """One thing wrong and the rest sound; then some mixtures; too little and too much."""
    things = [*WRONG, *(make() for make in BARE)]
    for at in range(len(names)):
        for value in things:
            if allowed(names[at], value):
                given = [SOUND.get(name, int)() for name in names]
                given[at] = value
                yield given
    for _ in range(MIXTURES if names else 0):
        given = [rng.choice([value for value in things if allowed(n, value)]) for n in names]
        yield given
    yield []
    yield [SOUND.get(name, int)() for name in names]
    yield [None] * (len(names) + 1)


BARE: list[Callable[[], Any]] = [partial(bare, kind) for kind in CLASSES]
NEVER: list[str] = []


def attempt(what: str, call: Callable[[], Any]) -> None:
    """Make a call; what is raised must be an honest exception."""
    try:
        call()
    except SystemError as problem:
        NEVER.append(f"{what}: SystemError: {problem}")
    except Exception:
        pass


def try_function(what: str, call: Any, make: Callable[[], Any], rng: random.Random) -> None:
    """Call something with all that is wrong; `make` gives what it is a method of, fresh."""
    for given in argument_lists(parameters(call(make())), rng):
        attempt(what, partial(on, make(), call, given))


def on(owner: Any, call: Any, given: list[Any]) -> None:
    """Call a method of something."""
    call(owner)(*given)


def try_class(kind: type, rng: random.Random) -> None:
    """Make it wrongly, and use what was made rightly, wrongly or not at all."""
    what = f"{kind.__module__}.{kind.__name__}"
    print(what, flush=True)
    try_function(what, lambda _: kind, lambda: None, rng)
    makers: tuple[Callable[[], Any], ...] = (partial(good, kind), partial(bare, kind))
    for make in makers:
        for use in USES:
            attempt(f"{use} {what}", partial(use, make()))
        try_function(f"{what}.__init__", attrgetter("__init__"), make, rng)
        for name in dir(kind):
            if name.startswith("_"):
                continue
            print(f"{what}.{name}", flush=True)
            owner = make()
            attempt(name, partial(getattr, owner, name))
            if inspect.isdatadescriptor(getattr(kind, name)):
                for value in WRONG:
                    attempt(name, partial(setattr, owner, name, value))
            elif callable(getattr(kind, name)):
                try_function(f"{what}.{name}", attrgetter(name), make, rng)


def main() -> None:
    sys.unraisablehook = lambda ignored: NEVER.append(f"ignored: {ignored.exc_value!r}")
    rng = random.Random(1)
    for kind in CLASSES:
        if not issubclass(kind, BaseException):
            try_class(kind, rng)
    for module in compiled():
        for name, thing in public(module):
            if not isinstance(thing, type) and callable(thing):
                print(f"{module.__name__}.{name}", flush=True)
                try_function(name, lambda _, thing=thing: thing, lambda: None, rng)
    print("never:", *sorted(set(NEVER)), sep="\n")


if __name__ == "__main__":
    main()
