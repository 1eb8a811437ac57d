"""Quick judgement: what a sensible player does at a glance. Search plays its games out with it.

Every card in a hand ends up at home unless it is played in the capital, so a district's *load* is
what its owner has there at home and in hand. A load up to the limit is worth its points; beyond the
limit it is worth less the heavier it is.
"""

from __future__ import annotations

from typing import Any

from capital_lux.bots.world import World
from capital_lux.rules import cards
from capital_lux.rules.actions import ACTIONS, CAPITAL, DRAFT, GOLD, HOME, KEEP, PAY, PLAY
from capital_lux.rules.cards import DISTRICTS, VALUES, zeros
from capital_lux.rules.chance import Chance, chance_of
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

COMPILED = not __file__.endswith(".py")
VALUE = list(cards.VALUE)
COLOUR = list(cards.COLOUR)
PLACE_OF = [COLOUR[action % cards.KINDS] for action in range(ACTIONS)]
"""The district of an action with a card: such ids come in blocks of the 20 kinds."""
GRAIN = 1024
GRAIN_BITS = 10
GRAINS = GRAIN**3
BONUS = 3.0
"""What leading a district is worth."""
POWER = 1.3
"""What using a power is worth."""
OVERLOAD = 0.6
"""What each point beyond the limit costs."""


class Policy:
    """Chooses at a glance; `noise` is how far, in points, it may misjudge an action."""

    def __init__(self, noise: float, scratch: Any = None) -> None:
        """`scratch`: a game of the same kind to try actions in, needed only by `weigh`."""
        self.noise = noise
        self.scratch = scratch
        if not COMPILED:
            self.load: list[int] = zeros(DISTRICTS)
            self.limit: list[int] = zeros(DISTRICTS)
            self.rival: list[int] = zeros(DISTRICTS)
            self.total: list[float] = zeros(ACTIONS)

    def look(self, game: Game, seat: int) -> None:
        """Take in the seat's loads, its limits and its rivals' totals."""
        for district in range(DISTRICTS):
            self.look_at(game, seat, district)

    def look_at(self, game: Game, seat: int, district: int) -> None:
        load = game.home_total[seat][district]
        for kind in range(district * VALUES, district * VALUES + VALUES):
            load += game.hand[seat][kind] * VALUE[kind]
        self.load[district] = load
        self.limit[district] = game.edition.limit(game, seat, district)
        rival = 0
        for other in range(game.seats):
            if other != seat:
                rival = max(rival, game.home_total[other][district])
        self.rival[district] = rival

    def worth(self, district: int, load: int, limit: int) -> float:
        """What a district is worth with a load and a limit."""
        if load > limit:
            return limit - OVERLOAD * (load - limit)
        if load > self.rival[district]:
            return load + BONUS
        return load

    def gain(self, game: Game, seat: int, action: int) -> float:
        """How much better a card played at home or in the capital makes things."""
        if action < CAPITAL:
            kind = action - HOME
            district = COLOUR[kind]
            over = game.home_total[seat][district] + VALUE[kind] - self.limit[district]
            return -OVERLOAD * over if over > 0 else 0.0
        kind = action - CAPITAL
        district = COLOUR[kind]
        value = VALUE[kind]
        load = self.load[district]
        limit = self.limit[district]
        after = self.worth(district, load - value, limit + value)
        return after - self.worth(district, load, limit) + POWER

    def pick_gain(self, kind: int) -> float:
        """How much better a card in the hand makes things."""
        district = COLOUR[kind]
        load = self.load[district] + VALUE[kind]
        home = self.worth(district, load, self.limit[district])
        capital = self.worth(district, self.load[district], self.limit[district] + VALUE[kind])
        return max(home, capital + POWER) - self.worth(
            district, self.load[district], self.limit[district]
        )

    def weigh(self, world: World, chance: Chance, worlds: int) -> int:
        """The action that looks best on average in some possible worlds."""
        if world is None or world.base is None:
            raise wrong("a world", world)
        base = world.base
        game = world.game
        seat = world.seat
        source = chance_of(chance)
        count = natural(worlds)
        if count < 1:
            raise wrong("one world or more", worlds, ValueError)
        if not base.is_waiting(seat):
            raise wrong("a game in which the seat must act", base, ValueError)
        if self.scratch is None and base.phase != PLAY and base.phase != DRAFT:
            raise wrong("a game to try actions in", None)
        for action in range(ACTIONS):
            self.total[action] = 0.0
        for _ in range(count):
            world.deal(source)
            game.find_choices(seat)
            if game.phase == PLAY or game.phase == DRAFT:
                self.look(game, seat)
            for i in range(game.choice_count):
                action = game.choices[i]
                if game.phase == PLAY:
                    self.total[action] += self.gain(game, seat, action)
                elif game.phase == DRAFT:
                    self.total[action] += self.pick_gain(action - KEEP)
                else:
                    self.total[action] += self.try_out(world, action)
        best = -1e9
        found = 0
        for i in range(game.choice_count):
            action = game.choices[i]
            gain = self.total[action] / count + self.noise * source.draw(GRAIN) / GRAIN
            if gain > best:
                best = gain
                found = action
        source.settle()
        return found

    def try_out(self, world: World, action: int) -> float:
        """What all districts are worth to the seat, against its rivals, after an action."""
        game = world.game
        self.scratch.copy_from(game)
        self.scratch.act(world.seat, action)
        mine = self.standing(self.scratch, world.seat)
        best = -1e9
        for other in range(game.seats):
            if other != world.seat:
                best = max(best, self.standing(self.scratch, other))
        return mine - best

    def standing(self, game: Game, seat: int) -> float:
        """Points, and what the districts are worth."""
        self.look(game, seat)
        worth = 0.0
        for district in range(DISTRICTS):
            worth += self.worth(district, self.load[district], self.limit[district])
            worth -= game.home_total[seat][district]
        return worth + game.edition.score(game, seat)

    def choose(self, game: Game, seat: int, chance: Chance) -> int:
        game.find_choices(seat)
        if game.choice_count == 1:
            return game.choices[0]
        if game.phase == GOLD:
            return PAY
        if game.phase != PLAY and game.phase != DRAFT:
            return game.choices[chance.draw(game.choice_count)]
        best = -1000.0
        found = game.choices[0]
        grain = self.noise / GRAIN
        drawn = 0
        looked = 0
        for i in range(game.choice_count):
            action = game.choices[i]
            # Only colours that can be played matter.
            district = PLACE_OF[action]
            if not looked >> district & 1:
                looked |= 1 << district
                self.look_at(game, seat, district)
            if game.phase == PLAY:
                gain = self.gain(game, seat, action)
            else:
                gain = self.pick_gain(action - KEEP)
            # One random number is enough for three actions.
            drawn = chance.draw(GRAINS) if i % 3 == 0 else drawn >> GRAIN_BITS
            gain += grain * (drawn & (GRAIN - 1))
            if gain > best:
                best = gain
                found = action
        return found
