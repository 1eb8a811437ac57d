"""The bots that learned: one plays what its net thinks best, one searches with the net."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from capital_lux.bots.guess import guess
from capital_lux.bots.judge import Judge
from capital_lux.bots.net import Net
from capital_lux.bots.net_file import champion
from capital_lux.bots.race import Budget, PairedRace
from capital_lux.bots.rollouts import TRUST, Rollouts
from capital_lux.bots.search_bot import (
    SECONDS,
    SIMULATIONS,
    SearchBot,
    simulations_in,
)
from capital_lux.observation.memory import Memory
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.game import Game
from capital_lux.rules.powers import TILES
from capital_lux.rules.shapes import SeenEvent, View

CHAMPION_BATCH = 1
"""The clock is read before each simulation: in plain Python eight take half a second."""
CHAMPION_CAUTION = 1.0
"""Its means do not go on learning, and all its actions meet the same worlds."""


class NetSearch(NamedTuple):
    """The most simulations for a move, and how much the net's first thought is trusted."""

    simulations: int
    trust: float


CHAMPION = NetSearch(800, TRUST)
"""A few hundred simulations are enough for most moves, and more bring little."""
GRANDMASTER = {"first": NetSearch(32, 1.2), "generations": NetSearch(64, 1.2)}
"""With so few simulations only a great lead means more than the net's first thought."""
GRANDMASTER_AMONG_MORE = NetSearch(160, 0.5)
"""With three and four seats the first thought is no better than what `master` finds."""


class NetBot(SearchBot):
    """Plays the likeliest action of a net; without one, of the net that the package brings.

    No net knows the tiles of users. In a game with one it searches as `master` does, and says so:
    then `falls_back` is True.
    """

    def __init__(
        self,
        seed: int = 0,
        tiles: Sequence[Any] = (),
        net: Net | None = None,
        seconds: float = SECONDS,
        simulations: int | None = None,
    ) -> None:
        """`seconds`, `simulations`: the limit where it searches."""
        most = SIMULATIONS["master"] if simulations is None else simulations
        super().__init__(seed, tiles, seconds, most, guarded=simulations is None)
        self.net = champion() if net is None else net
        self.memory = Memory()
        self.falls_back = False

    def hear(self, event: SeenEvent) -> None:
        super().hear(event)
        self.memory.hear_seen(event)

    def choose(self, view: View) -> str:
        legal: list[str] = view["legal"]
        self.falls_back = not knows(view)
        if self.falls_back:
            return super().choose(view)
        return legal[0] if len(legal) == 1 else TEXTS[self.think(view)]

    def think(self, view: View) -> int:
        """The action of the net's choice."""
        game: Game = guess(view)[0]
        assert view["seat"] is not None
        return Judge(self.net, game).best(self.memory, view["seat"])


class ChampionBot(NetBot):
    """Tries the actions its net thinks likely, until its move is clear or its limit is reached.

    The limit is a number of simulations, so that it plays the same on every machine. Only without
    one of your own does it read the clock, for machines so slow that they would need more than
    `seconds`.
    """

    def think(self, view: View) -> int:
        usual, trust = self.effort(view)
        rollouts = Rollouts(self.world(view), self.net, self.memory, self.chance, trust)
        race = PairedRace(rollouts, rollouts.candidates(), CHAMPION_CAUTION)
        limit = simulations_in(view["edition"], usual if self.guarded else self.simulations)
        race.run(Budget(self.seconds, limit, CHAMPION_BATCH, self.guarded))
        return race.leader()

    def effort(self, view: View) -> NetSearch:
        """How much it thinks about a move of this game."""
        return CHAMPION


class GrandmasterBot(ChampionBot):
    """Thinks for a moment, and leaves its first thought only for something clearly better."""

    def effort(self, view: View) -> NetSearch:
        return GRANDMASTER[view["edition"]] if view["seats"] <= 2 else GRANDMASTER_AMONG_MORE


def knows(view: View) -> bool:
    """Whether a net knows all tiles of a game."""
    return all(name in TILES for name in view.get("powers", ()))
