# cython: nonecheck=True
"""The part of a game's tape that chance has not decided: what may come, and how it comes."""

from __future__ import annotations

from capital_lux.envs.observation.section import Section
from capital_lux.envs.openspiel.draws import OUTCOMES
from capital_lux.rules.cards import KINDS, MAX_CARDS, MAX_SEATS, MODIFIERS, zeros
from capital_lux.rules.game import Game

COMPILED = not __file__.endswith(".py")
LOT = list(MODIFIERS)
LARGEST_PACK = 6


def pascal() -> list[list[float]]:
    """In how many ways a few of many can be chosen: `WAYS[many][few]`."""
    ways = [[1.0] + [0.0] * LARGEST_PACK for _ in range(MAX_CARDS + 1)]
    for many in range(1, MAX_CARDS + 1):
        for few in range(1, LARGEST_PACK + 1):
            ways[many][few] = ways[many - 1][few - 1] + ways[many - 1][few]
    return ways


WAYS = pascal()


class Lottery:
    """What chance may draw. `left`: how many there are of each outcome."""

    def __init__(self) -> None:
        if not COMPILED:
            self.left: list[int] = zeros(OUTCOMES)

    def clear(self) -> None:
        """Nothing is left."""
        for outcome in range(OUTCOMES):
            self.left[outcome] = 0

    def count_seats(self, game: Game) -> None:
        """Every seat may start."""
        self.clear()
        for seat in range(game.seats):
            self.left[seat] = 1

    def count_cards(self, game: Game, first: int) -> None:
        """The cards from a place of the deck on."""
        self.clear()
        for at in range(first, game.deck_size):
            self.left[game.deck[at]] += 1

    def count_components(self, section: Section, game: Game, first: int) -> None:
        """The components from a place of a tile's deck on."""
        self.clear()
        size = section.deck
        for at in range(first, size):
            outcome = section.outcome_at(game, at)
            self.left[outcome] += 1

    def shares(self) -> list[tuple[int, float]]:
        """Each outcome with its probability."""
        total = 0.0
        for outcome in range(OUTCOMES):
            total += self.left[outcome]
        return [
            (outcome, self.left[outcome] / total)
            for outcome in range(OUTCOMES)
            if self.left[outcome] > 0
        ]

    def pack_shares(self, game: Game, first: int, drawn: int, size: int) -> list[tuple[int, float]]:
        """Each card that may come next into a pack that is drawn in the order of kinds.

        `drawn` cards of the pack lie before `first`. Every pack is as likely as from a shuffled
        deck: a kind's share is the number of packs that go on with it.
        """
        last = -1
        same = 0
        for at in range(first - drawn, first):
            same = same + 1 if game.deck[at] == last else 1
            last = game.deck[at]
        need = size - drawn
        above = 0
        total = 0.0
        found = []
        for kind in range(KINDS - 1, max(last, 0) - 1, -1):
            before = same if kind == last else 0
            ways = 0.0
            for more in range(1, min(need, self.left[kind]) + 1):
                ways += WAYS[self.left[kind] + before][before + more] * WAYS[above][need - more]
            if last >= 0 and kind != last:
                ways *= WAYS[self.left[last] + same][same]
            above += self.left[kind]
            if ways > 0:
                found.append((kind, ways))
                total += ways
        found.reverse()
        return [(kind, ways / total) for kind, ways in found]

    # What is drawn comes next

    def put_start(self, game: Game, seat: int) -> bool:
        """Who starts. Lots of the first edition (F3) are dealt to fit: only the best one counts."""
        if seat < 0 or seat >= game.seats:
            return False
        game.start = seat
        game.first_start = seat
        for turn in range(MAX_SEATS):
            game.lots[(seat + turn) % MAX_SEATS] = LOT[turn]
        return True

    def put_card(self, game: Game, first: int, kind: int) -> bool:
        """The card at a place of the deck, taken from there or below."""
        if first < 0:
            return False
        for at in range(first, game.deck_size):
            if game.deck[at] == kind:
                game.deck[at] = game.deck[first]
                game.deck[first] = kind
                return True
        return False

    def put_component(self, section: Section, game: Game, first: int, outcome: int) -> bool:
        """The component at a place of a tile's deck, taken from there or below."""
        size = section.deck
        for at in range(first, size):
            if section.outcome_at(game, at) == outcome:
                section.swap(game, first, at)
                return True
        return False
