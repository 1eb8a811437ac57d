"""Random games of every edition, number of seats and tile, to tell and to show."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import capital_lux as lux
from capital_lux.rules.powers import TILES
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import powers_of
from capital_lux.texts import LANGUAGES, Message, Texts
from tests.own_tiles import Ferryman, Hermit, Oracle, Toll

NAMES = ("Ada", "Ben", "Cleo", "Dan")
OWN: tuple[type[lux.Tile], ...] = (Toll, Ferryman, Hermit, Oracle)


@dataclass
class Sayers:
    """All languages; every message is said in each."""

    texts: list[Texts] = field(default_factory=lambda: [Texts(name) for name in LANGUAGES])
    ids: set[str] = field(default_factory=set)

    def say(self, message: dict[str, Any] | Message) -> list[str]:
        """A message in all languages; it is an error when one of them lacks something."""
        said = [texts.say(message) for texts in self.texts]
        for texts, text in zip(self.texts, said, strict=True):
            assert texts.problems == [], (texts.language, message)
            assert text
            assert "None" not in text, text
        self.ids.add(message["id"] if isinstance(message, dict) else message.id)
        return said


def games(count: int, seed: int = 0) -> Iterator[lux.Game]:
    """Deals: the first edition, then Generations with every tile in turn, then users' own."""
    rng = random.Random(seed)
    by_colour = [
        [tile for tile in TILES if TILES[tile].colour == colour]
        for colour in ("blue", "pink", "yellow", "green")
    ]
    for number in range(count):
        deal = rng.randrange(10**9)
        if number % 5 == 0:
            yield lux.Game("first", 2 + number // 5 % 3, deal)
        elif number % 5 == 4:
            own = OWN[number // 5 % len(OWN)]
            others = [rng.choice(names) for names in by_colour]
            powers = [name for name in others if TILES[name].colour != own.colour]
            yield lux.Game("generations", rng.randint(2, 4), deal, powers=[*powers, own])
        elif number % 5 == 3:
            yield lux.Game("generations", 1, deal, powers="random")
        else:
            turn = number // 5 * 2 + number % 5
            powers = [names[(turn + at) % len(names)] for at, names in enumerate(by_colour)]
            yield lux.Game("generations", rng.randint(2, 4), deal, powers=powers)


def names_of(game: lux.Game) -> list[str]:
    """The names of those who play."""
    return [NAMES[0], "ROB"] if "rob" in game.view(None) else list(NAMES[: game.seats])


def readers(game: lux.Game) -> list[int | None]:
    """All who look on: every seat that people take, and a spectator."""
    return [*range(game.view(None)["seats"]), None]


def tellers(game: lux.Game) -> dict[int | None, Teller]:
    """A teller for each of them."""
    view = game.view(None)
    solo = "rob" in view
    names, powers = names_of(game), powers_of(view)
    return {reader: Teller(names, reader, powers, solo) for reader in readers(game)}


def moves(game: lux.Game, rng: random.Random) -> Iterator[tuple[int, str]]:
    """A random seat that must act, and a random action, until the game is over."""
    while not game.over:
        seat = rng.choice(game.waiting())
        yield seat, rng.choice(game.legal(seat))
