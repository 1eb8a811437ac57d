"""Luck apart from skill: what each deal, draw and reveal was worth to each seat.

GNU Backgammon's idea: what the position is worth after chance has decided, less the mean over what
might have been decided. All cards lie open here: what is left to chance is the deck and whatever
lies face down that nobody has looked at. So the mean is over exactly what might have come, and over
many games a seat's luck adds up to nothing, however well or badly positions are judged. They are
judged by letting the net play on to the end of the round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from capital_lux.analysis.playout import Playout
from capital_lux.analysis.worth import Expected, curve_of, ended, shared
from capital_lux.bots.net import Net
from capital_lux.observation.memory import Memory
from capital_lux.rules.components import Components
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.options import options_of
from capital_lux.rules.powers import TILES
from capital_lux.rules.rob_cards import RobCards

NO_ACTION = -1
WORLDS = 24
"""How often what might have come is tried, and how often what came is played on."""
WITH_DECKS: list[type[Components]] = [*TILES.values(), RobCards]
NEXT_SHOWN = [
    event for parts in WITH_DECKS for event, how in parts.deck_events if how in ("look", "turn")
]
"""Events that show the next one of a deck; what is only revealed was looked at before."""
KINDS = {
    "dealt": "deal",
    "drew": "draw",
    "rob_refilled": "draw",
    "opened": "reveal",
    "turned_up": "reveal",
    **{event: "reveal" for event in NEXT_SHOWN},
}
"""Events by which chance shows; the first of those that happened gives a step its name."""


def kind_of(events: Iterable[Event]) -> str | None:
    """What chance did in a step, if anything."""
    found = {event.what for event in events}
    return next((kind for what, kind in KINDS.items() if what in found), None)


class Fortune:
    """Weighs the chance of one game."""

    def __init__(self, net: Net, game: Game) -> None:
        self.playout = Playout(net, game.copy())
        self.options: dict[str, Any] = dict(options_of(game))
        self.worlds = WORLDS

    def opening(self, game: Game, memory: Memory, seed: int) -> list[Expected]:
        """What the first deal was worth to each seat."""
        usual = []
        for n in range(self.worlds):
            other = Game(**self.options, seed=seed + n)
            usual.append(self.expected(other, seed + n, memory, 0, NO_ACTION, game.round))
        return self.gained(usual, game, memory, seed)

    def of_step(
        self,
        before: Game,
        memory: Memory,
        seat: int,
        action: int,
        after: Game,
        later: Memory,
        seed: int,
    ) -> list[Expected]:
        """What chance was worth in an action; the memories are those before and after it."""
        usual = [
            self.expected(before, seed + n, memory, seat, action, after.round)
            for n in range(self.worlds)
        ]
        return self.gained(usual, after, later, seed)

    def gained(
        self, usual: Sequence[list[Expected]], game: Game, memory: Memory, seed: int
    ) -> list[Expected]:
        """By how much each seat is better off than usual."""
        if game.over:
            real = [ended(game.scores(), game.winners())]
        else:
            real = [
                self.expected(game, seed + n, memory, 0, NO_ACTION, game.round)
                for n in range(self.worlds)
            ]
        found = []
        for seat in range(len(usual[0])):
            here, there = mean([one[seat] for one in real]), mean([one[seat] for one in usual])
            found.append(Expected(here.win - there.win, here.lead - there.lead))
        return found

    def expected(
        self, game: Game, seed: int, memory: Memory, seat: int, action: int, last: int
    ) -> list[Expected]:
        """What each seat expects in one world, after an action if there is one."""
        self.playout.deal(game, seed)
        over = self.playout.run(memory, seat, action, last)
        return all_expect(self.playout, over, self.options["edition"], self.options["seats"])


def all_expect(playout: Playout, over: bool, edition: str, seats: int) -> list[Expected]:
    """What each seat expects where a playout has ended; against ROB the rest is his."""
    game = playout.game
    if over:
        return ended(game.scores(), game.winners())
    curve = curve_of(edition, seats, game.round)
    found = [curve.at(playout.value(seat)) for seat in range(seats)]
    if seats == 1:
        return [found[0], Expected(1 - found[0].win, -found[0].lead)]
    return shared(found)


def mean(found: Sequence[Expected]) -> Expected:
    return Expected(
        sum(one.win for one in found) / len(found), sum(one.lead for one in found) / len(found)
    )
