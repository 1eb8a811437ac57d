"""Where the games of a batch take another sort of game from, each time they are dealt anew."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.observation.observer import Observer
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.game import Game
from capital_lux.rules.options import RANDOM, tiles_for

Sort = tuple[int, tuple[str, ...]]
"""The place of its options among those of the batch, and its tiles where they are random."""


class Stock:
    """Games that are not being played, by sort. A sort that is not there is made."""

    def __init__(self, sorts: Sequence[Mapping[str, Any]]) -> None:
        self.sorts = list(sorts)
        self.spare: defaultdict[Sort, list[tuple[Game, Observer]]] = defaultdict(list)

    def exchange(
        self, sort: Sort | None, game: Game, observer: Observer, number: int
    ) -> tuple[Sort, Game, Observer]:
        """Give a game back, and take the one that a large number stands for."""
        if sort is not None:
            self.spare[sort].append((game, observer))
        number, place = divmod(number, len(self.sorts))
        tiles = []
        if self.sorts[place].get("powers") == RANDOM:
            for colour in DISTRICT_NAMES:
                allowed = tiles_for(colour, solo=self.sorts[place].get("seats") == 1)
                number, which = divmod(number, len(allowed))
                tiles.append(allowed[which].name)
        taken = place, tuple(tiles)
        try:
            return taken, *self.spare[taken].pop()
        except IndexError:  # another thread may have been faster
            options = {**self.sorts[place], **({"powers": tiles} if tiles else {})}
            game = Game(**options)
            return taken, game, Observer(game)
