"""Seats that listen: a game played at random while beliefs hear what their seats are told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import capital_lux as lux
from capital_lux.bots.belief import Belief, Known
from capital_lux.bots.guess import census_of
from capital_lux.bots.world import World
from capital_lux.rules.cards import CARD_NAMES, MODIFIERS
from capital_lux.rules.events import seen_by


def cards_of(counts: Iterable[int]) -> Counter[str]:
    """Twenty counts as cards."""
    return Counter({CARD_NAMES[kind]: count for kind, count in enumerate(counts) if count})


def small(deck: str, seats: int = 3) -> lux.Game:
    """A first-edition game with this deck, first card on top; seat 0 starts."""
    tape = {"deck": deck.split(), "lots": list(MODIFIERS), "modifiers": [list(MODIFIERS)] * 3}
    return lux.Game("first", seats, cards=Counter(deck.split()), tape=tape)


class Listener:
    """A seat's belief, fed with its events, and all it was told."""

    def __init__(self, game: lux.Game, seat: int, tiles: Sequence[Any] = ()) -> None:
        view = game.view(seat)
        self.seat = seat
        self.tiles = tiles
        self.belief = Belief(seat, len(view["players"]), census_of(view))
        self.told: list[Mapping[str, Any]] = []
        self.hear(game.opening)

    def hear(self, events: Iterable[lux.Event]) -> None:
        for seen in seen_by(events, self.seat):
            self.told.append(seen)
            self.belief.hear(seen)

    def world(self, game: lux.Game) -> World:
        return self.belief.world(game.view(self.seat), self.tiles)

    def hypotheses(self) -> dict[Known, float]:
        if self.belief.drafting:
            self.belief.end_draft()
        return self.belief.hypotheses


class Gathering:
    """A game whose seats listen."""

    def __init__(self, game: lux.Game, tiles: Sequence[Any] = ()) -> None:
        self.game = game
        people = game.view()["seats"]
        self.listeners = [Listener(game, seat, tiles) for seat in range(people)]

    def play(self, *lines: str) -> None:
        """Play actions written as `0 home B4`."""
        for line in lines:
            seat, _, action = line.partition(" ")
            events = self.game.play(int(seat), action)
            for listener in self.listeners:
                listener.hear(events)

    def walk(self, rng: random.Random) -> Iterator[Listener]:
        """Play on at random; each time, first the seat that decides."""
        while not self.game.over:
            seat = rng.choice(self.game.waiting())
            yield self.listeners[seat]
            self.play(f"{seat} {rng.choice(self.game.legal(seat))}")

    def until(self, there: Callable[[Mapping[str, Any]], bool]) -> None:
        """Keep and play the first legal action until a spectator's view is so."""
        while not there(self.game.view()):
            seat = self.game.waiting()[0]
            self.play(f"{seat} {self.game.legal(seat)[0]}")

    def draft(self, **keeps: str) -> None:
        """Everybody keeps the first of each pack, or what `s1="B2 P3"` says for seat 1."""
        wanted = {int(name[1:]): cards.split() for name, cards in keeps.items()}
        while self.game.view()["phase"] == "draft":
            seat = self.game.waiting()[0]
            legal = self.game.legal(seat)
            action = next(
                (f"keep {card}" for card in wanted.get(seat, ()) if f"keep {card}" in legal),
                legal[0],
            )
            if action[5:] in wanted.get(seat, ()):
                wanted[seat].remove(action[5:])
            self.play(f"{seat} {action}")
