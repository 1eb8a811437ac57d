"""Information-set tree search.

Every simulation deals another world that the seat thinks possible, walks down one tree that all
worlds share, adds a node, plays on by quick judgement to the end of the round, and remembers how it
went for the seat that moved. Other seats' draft picks are hidden, so they are not part of the tree.

Where a power shows a seat something before it chooses (the Agent's modifier), the choice has nodes
of its own for each thing that can be seen. What another seat saw is not known to those that choose
after it, so the tree goes on from one node whatever it was.
"""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Any

from capital_lux.bots.policy import Policy
from capital_lux.bots.world import World
from capital_lux.rules.actions import ACTIONS, DRAFT, OVER, TEXTS
from capital_lux.rules.cards import MAX_SEATS, ROUNDS, zeros
from capital_lux.rules.chance import Chance, chance_of
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

COMPILED = not __file__.endswith(".py")
MAX_NODES = 1 << 18
MAX_DEPTH = 200
NONE = -1
EXPLORE = 0.5
"""How much the tree tries what seems worse, in standard deviations of the rewards."""
LEAST_SPREAD, USUAL_SPREAD = 0.005, 0.25
"""What the standard deviation is taken for at least, and at first."""
ROOTS = 4096
COARSE = 7
"""Numbers from `ROOTS` on are looked up in tables without their last bits."""
BONUS = [math.sqrt(math.log(max(1, n))) for n in range(ROOTS)]
FAR_BONUS = [math.sqrt(math.log(max(1, n << COARSE))) for n in range(ROOTS)]
SHARE = [1 / math.sqrt(max(1, n)) for n in range(ROOTS)]
FAR_SHARE = [1 / math.sqrt(max(1, n << COARSE)) for n in range(ROOTS)]
ROLLOUT_NOISE = 3.0
SOFTNESS = 14.0
"""The lead, in points, that is worth half of a certain win."""


class Search:
    """A tree for one decision of one seat."""

    def __init__(self, world: World, chance: Chance, horizon: int) -> None:
        """`horizon`: how many rounds are played out, the present one included."""
        if not isinstance(world, World):
            raise wrong("a world", world)
        self.chance = chance_of(chance)
        self.policy = Policy(ROLLOUT_NOISE)
        self.last_round = world.base.round + min(natural(horizon), ROUNDS) - 1
        self.me = world.seat
        self.nodes = 1
        self.must = NONE
        self.total = 0.0
        self.total_squares = 0.0
        self.explore = EXPLORE * USUAL_SPREAD
        self.simulations = 0
        if not COMPILED:
            # A plain search makes few of the nodes that there could be.
            self.first: dict[int, int] = defaultdict(int)
            self.next: dict[int, int] = defaultdict(int)
            self.action: dict[int, int] = defaultdict(int)
            self.seen: dict[int, int] = defaultdict(int)
            self.visits: dict[int, int] = defaultdict(int)
            self.chances: dict[int, int] = defaultdict(int)
            self.value: dict[int, float] = defaultdict(float)
            self.path: list[int] = zeros(MAX_DEPTH)
            self.mover: list[int] = zeros(MAX_DEPTH)
            self.child: list[int] = zeros(ACTIONS)
            self.reward: list[float] = zeros(MAX_SEATS)
            self.leads: list[float] = zeros(ACTIONS)
            self.wins: list[float] = zeros(ACTIONS)
            self.squares: list[float] = zeros(ACTIONS)
        self.first[0] = NONE
        self.world = world

    def check_made(self) -> None:
        """Refuse a tree that `Search(...)` did not make."""
        if self.world is None:
            raise wrong("Search(...) to make a search", self)

    def run(self, simulations: int, action: int = NONE) -> None:
        """Simulate this many more times, with one action of the seat's or as seems best."""
        self.check_made()
        self.must = natural(action)
        if self.must != NONE and not self.world.base.allows(self.me, self.must):
            raise wrong("an action that the seat may do", action, ValueError)
        if self.simulations > 0:
            self.explore = EXPLORE * max(LEAST_SPREAD, self.spread())
        for _ in range(natural(simulations)):
            self.world.deal(self.chance)
            self.simulate(self.world.game)
            self.simulations += 1
        self.chance.settle()

    def spread(self) -> float:
        """The standard deviation of the seat's rewards so far."""
        mean = self.total / self.simulations
        return math.sqrt(max(0.0, self.total_squares / self.simulations - mean * mean))

    def simulate(self, game: Game) -> None:
        """Down the tree, out of it, and back up."""
        depth = self.descend(game)
        self.play_on(game)
        self.judge(game)
        self.total += self.reward[self.me]
        self.total_squares += self.reward[self.me] * self.reward[self.me]
        for i in range(depth):
            node = self.path[i]
            self.visits[node] += 1
            self.value[node] += self.reward[self.mover[i]]
        if depth > 0:
            self.note_root(game, self.action[self.path[0]])

    def finished(self, game: Game) -> bool:
        """Whether the game is beyond what is simulated."""
        return game.phase == OVER or game.round > self.last_round

    def descend(self, game: Game) -> int:
        """Walk down until a node is added; how many nodes the path has."""
        node = 0
        depth = 0
        while depth < MAX_DEPTH and not self.finished(game):
            seat = game.next_seat()
            if game.phase == DRAFT:
                if game.picks_left[self.me] > 0:
                    seat = self.me
                else:
                    game.act(seat, self.policy.choose(game, seat, self.chance))
                    continue
            before = self.nodes
            parent = node
            if depth == 0 and self.must != NONE:
                node = self.child_of(0, self.must, game.glimpse())
            else:
                node = self.select(game, seat, parent)
            if node == NONE:
                break
            self.path[depth] = node
            self.mover[depth] = seat
            depth += 1
            game.act(seat, self.action[node])
            if self.nodes > before:
                break
            if self.seen[node] != 0 and seat != self.me:
                node = self.child_of(parent, self.action[node], 0)
                if node == NONE:
                    break
        return depth

    def child_of(self, parent: int, action: int, seen: int) -> int:
        """The node of an action, added if need be and there is room."""
        node = self.first[parent]
        while node != NONE:
            if self.action[node] == action and self.seen[node] == seen:
                return node
            node = self.next[node]
        return self.add(parent, action, seen)

    def select(self, game: Game, seat: int, parent: int) -> int:
        """A child of a node: an untried action if there is one, else the most promising."""
        game.find_choices(seat)
        seen = game.glimpse()
        for i in range(game.choice_count):
            self.child[game.choices[i]] = NONE
        node = self.first[parent]
        while node != NONE:
            if self.seen[node] == seen:
                self.child[self.action[node]] = node
            node = self.next[node]
        untried = 0
        for i in range(game.choice_count):
            if self.child[game.choices[i]] == NONE:
                untried += 1
        if untried > 0:
            return self.expand(game, parent, self.chance.draw(untried), seen)
        best = -1.0
        found = NONE
        for i in range(game.choice_count):
            node = self.child[game.choices[i]]
            self.chances[node] += 1
            score = self.promise(node)
            if score > best:
                best = score
                found = node
        return found

    def promise(self, node: int) -> float:
        """How much a node deserves another visit: its mean, and how little it is known."""
        visits = self.visits[node]
        chances = self.chances[node]
        mean = self.value[node] / visits
        if chances < ROOTS:
            return mean + self.explore * BONUS[chances] * SHARE[visits]
        bonus = self.explore * FAR_BONUS[min(chances >> COARSE, ROOTS - 1)]
        if visits < ROOTS:
            return mean + bonus * SHARE[visits]
        return mean + bonus * FAR_SHARE[min(visits >> COARSE, ROOTS - 1)]

    def expand(self, game: Game, parent: int, untried: int, seen: int) -> int:
        """Add the untried-th action that has no node yet."""
        found = 0
        for i in range(game.choice_count):
            if self.child[game.choices[i]] == NONE:
                if untried == 0:
                    found = game.choices[i]
                untried -= 1
        return self.add(parent, found, seen)

    def add(self, parent: int, action: int, seen: int) -> int:
        if self.nodes == MAX_NODES:
            return NONE
        node = self.nodes
        self.nodes += 1
        self.action[node] = action
        self.seen[node] = seen
        self.first[node] = NONE
        self.next[node] = self.first[parent]
        self.first[parent] = node
        self.visits[node] = 0
        self.chances[node] = 1
        self.value[node] = 0.0
        return node

    def play_on(self, game: Game) -> None:
        """Everybody by quick judgement, to where simulation ends."""
        while not self.finished(game):
            seat = game.next_seat()
            game.act(seat, self.policy.choose(game, seat, self.chance))

    def lead(self, game: Game, seat: int) -> int:
        """A seat's lead over the best of the others."""
        best = -1000
        for other in range(game.seats):
            if other != seat:
                best = max(best, game.edition.score(game, other))
        return game.edition.score(game, seat) - best

    def judge(self, game: Game) -> None:
        """How it went for each seat, from 0 to 1: the win, and by how much."""
        for seat in range(game.seats):
            lead = self.lead(game, seat)
            reward = 0.5 + 0.5 * lead / (SOFTNESS + abs(lead))
            if game.phase == OVER:
                reward = 0.4 * reward + (0.6 if game.edition.wins(game, seat) else 0.0)
            self.reward[seat] = reward

    def note_root(self, game: Game, action: int) -> None:
        """Keep lead and win of the seat's own actions, for anyone who asks why."""
        lead = self.lead(game, self.me)
        self.squares[action] += self.reward[self.me] * self.reward[self.me]
        self.leads[action] += lead
        if game.phase == OVER:
            self.wins[action] += 1.0 if game.edition.wins(game, self.me) else 0.0
        else:
            self.wins[action] += 0.5 + 0.5 * lead / (SOFTNESS + abs(lead))

    def root_node(self, action: int) -> int:
        """The node of one of the seat's actions, or NONE."""
        node = self.first[0]
        while node != NONE and self.action[node] != action:
            node = self.next[node]
        return node

    def tally(self, action: int) -> tuple[int, float, float]:
        """How often one of the seat's actions was simulated, its rewards, and their squares."""
        self.check_made()
        number = natural(action)
        node = self.root_node(number)
        if node == NONE:
            return 0, 0.0, 0.0
        return self.visits[node], self.value[node], self.squares[number]

    def partner(self, action: int) -> int:
        """What would be picked after a draft's first pick of two; NONE where it is not one."""
        self.check_made()
        base = self.world.base
        parent = self.root_node(natural(action))
        if base.phase != DRAFT or base.picks_left[self.me] < 2 or parent == NONE:
            return NONE
        found = NONE
        most = 0
        node = self.first[parent]
        while node != NONE:
            if self.visits[node] > most:
                most = self.visits[node]
                found = self.action[node]
            node = self.next[node]
        return found

    def report(self) -> list[dict[str, Any]]:
        """Each action tried: visits, mean lead and win chance; the best first."""
        self.check_made()
        found = []
        node = self.first[0]
        while node != NONE:
            visits = max(1, self.visits[node])
            action = self.action[node]
            found.append(
                {
                    "action": TEXTS[action],
                    "visits": self.visits[node],
                    "lead": self.leads[action] / visits,
                    "win": self.wins[action] / visits,
                }
            )
            node = self.next[node]
        return sorted(found, key=lambda line: -int(line["visits"]))
