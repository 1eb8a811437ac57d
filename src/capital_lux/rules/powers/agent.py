"""Agent (blue): bend a limit in secret."""

from __future__ import annotations

from typing import Any

from capital_lux.rules import cards
from capital_lux.rules.actions import DISTRICT, DRAFT, GOLD, OVER
from capital_lux.rules.board import Board
from capital_lux.rules.cards import BLUE, DISTRICT_NAMES, DISTRICTS, ROUNDS, zeros
from capital_lux.rules.chance import Chance
from capital_lux.rules.events import LOOKED, PLACED, REVEALED
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import DistrictModifiers, Pending, View

MODIFIER = list(cards.MODIFIERS)
COMPILED = not __file__.endswith(".py")
COUNT = len(cards.MODIFIERS)
NO_MINUS = 4
"""Makes every modifier a number above 0."""


class Agent(Power):
    """Look at the top modifier, then put it face down over any district of the capital (F12).

    `order` is the modifier deck of each round; those before `used` lie over `district`, put there
    by seat `by`.
    """

    name = "agent"
    colour = "blue"
    letter = "A"
    basis = "first edition"

    def __init__(self) -> None:
        self.used = 0
        if not COMPILED:
            self.order: list[list[int]] = zeros(ROUNDS, COUNT)
            self.district: list[int] = zeros(COUNT)
            self.by: list[int] = zeros(COUNT)

    def draw_tape(self, game: Board, chance: Chance) -> None:
        """Shuffle the modifiers for each round."""
        for turn in range(ROUNDS):
            for last in range(COUNT):
                other = chance.draw(last + 1)
                self.order[turn][last] = self.order[turn][other]
                self.order[turn][other] = MODIFIER[last]

    def hidden(self, game: Board, seat: int, i: int) -> bool:
        """Whether a seat cannot know a modifier of this round's deck."""
        if i < self.used:
            return self.by[i] != seat and game.phase < GOLD and not game.closing
        return not (i == self.used and self.looking(game) and game.actor == seat)

    def redraw(self, game: Board, seat: int, chance: Chance) -> None:
        """Shuffle what a seat cannot know among itself, and the decks of the next rounds."""
        unknown = 0
        for i in range(COUNT):
            if self.hidden(game, seat, i):
                unknown += 1
                self.swap(game.round - 1, i, self.nth_hidden(game, seat, chance.draw(unknown)))
        for turn in range(game.round, ROUNDS):
            for i in range(1, COUNT):
                self.swap(turn, i, chance.draw(i + 1))

    def nth_hidden(self, game: Board, seat: int, n: int) -> int:
        """Where the n-th of the modifiers is that a seat cannot know."""
        i = 0
        while True:
            if self.hidden(game, seat, i):
                if n == 0:
                    return i
                n -= 1
            i += 1

    def swap(self, turn: int, i: int, j: int) -> None:
        """Exchange two modifiers of a round's deck."""
        value = self.order[turn][i]
        self.order[turn][i] = self.order[turn][j]
        self.order[turn][j] = value

    def begin_round(self, game: Board) -> None:
        """All four are in the deck again (F23)."""
        self.used = 0

    def top(self, game: Board) -> int:
        """The modifier that is next."""
        return self.order[game.round - 1][self.used]

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty modifier deck."""
        return self.used < COUNT

    def trigger(self, game: Board, seat: int) -> None:
        """Look first, then ask where to put it."""
        game.tell(LOOKED, seat, self.top(game), 0, 0)
        game.ask(BLUE, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Any district, blue too."""
        for district in range(DISTRICTS):
            game.offer(DISTRICT + district)

    def glimpse(self, game: Board) -> int:
        """The modifier."""
        return self.top(game) + NO_MINUS

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Put it there, face down."""
        district = action - DISTRICT
        game.tell(PLACED, seat, district, self.top(game), 0)
        self.district[self.used] = district
        self.by[self.used] = seat
        self.used += 1

    def reveal(self, game: Board) -> None:
        """Turn up all that were placed (F17)."""
        for i in range(self.used):
            modifier = self.order[game.round - 1][i]
            game.tell(REVEALED, self.by[i], self.district[i], modifier, 0)

    def limit_change(self, game: Board, seat: int, district: int) -> int:
        """The sum of the modifiers over a district."""
        change = 0
        for i in range(self.used):
            if self.district[i] == district:
                change += self.order[game.round - 1][i]
        return change

    def twin(self) -> Power:
        """Each game has its own modifiers."""
        return Agent()

    def copy_from(self, other: Any) -> None:
        """The same modifiers in the same places."""
        source = other
        self.used = source.used
        self.district[:] = source.district
        self.by[:] = source.by
        for turn in range(ROUNDS):
            self.order[turn][:] = source.order[turn]

    def is_revealed(self, game: Board) -> bool:
        """Whether all lie face up: not while you choose a bonus card for ROB (S5)."""
        return game.closing != 0 or game.phase == GOLD or game.phase == OVER

    def looking(self, game: Board) -> bool:
        """Whether the top modifier is in somebody's hand."""
        return game.is_asked(BLUE)

    def show(self, game: Board, out: View, seat: int) -> None:
        """How many are in the deck, and what lies where; its value only to its placer."""
        over: DistrictModifiers = {name: [] for name in DISTRICT_NAMES}
        for i in range(self.used):
            known = self.is_revealed(game) or self.by[i] == seat
            value = self.order[game.round - 1][i] if known else None
            over[DISTRICT_NAMES[self.district[i]]].append({"value": value, "by": self.by[i]})
        out["modifier_deck"] = COUNT - self.used - self.looking(game)
        out["modifiers"] = over

    def save(self, game: Board, out: dict[str, Any]) -> None:
        """The modifier deck, the placed ones with their values, and the next rounds' decks."""
        order = self.deck_of(game.round - 1)
        over: dict[str, list[dict[str, Any]]] = {name: [] for name in DISTRICT_NAMES}
        for i in range(self.used):
            over[DISTRICT_NAMES[self.district[i]]].append({"value": order[i], "by": self.by[i]})
        out["modifier_deck"] = order[self.used + self.looking(game) :]
        out["modifiers"] = over
        out["tape"]["modifiers"] = [self.deck_of(turn) for turn in range(game.round, ROUNDS)]

    def load(self, game: Board, source: Reader) -> None:
        """Read `save` back."""
        order: list[int] = []
        over = source.at("modifiers").fields(DISTRICT_NAMES)
        for district in range(DISTRICTS):
            for item in over.at(DISTRICT_NAMES[district]).items(COUNT - len(order)):
                placed = item.fields(("value", "by"))
                self.district[len(order)] = district
                self.by[len(order)] = placed.at("by").whole(0, game.users() - 1)
                order.append(placed.at("value").choice(cards.MODIFIERS))
        self.used = len(order)
        if self.used > 0 and game.phase == DRAFT:
            over.fail("empty-in-phase", phase="draft")
        if self.looking(game):
            order.append(source.at("pending").at("modifier").choice(cards.MODIFIERS))
        deck = source.at("modifier_deck")
        order.extend(deck.choices(cards.MODIFIERS))
        if sorted(order) != sorted(cards.MODIFIERS):
            deck.fail("modifiers")
        self.take_order(game.round - 1, order)
        self.load_decks(source.at("tape"), game.round)

    def deck_of(self, turn: int) -> list[int]:
        """A round's modifier deck."""
        return [self.order[turn][i] for i in range(COUNT)]

    def take_order(self, turn: int, order: list[int]) -> None:
        """Set a round's modifier deck."""
        for i in range(COUNT):
            self.order[turn][i] = order[i]

    def load_decks(self, tape: Reader, first: int) -> None:
        """The modifier decks of the rounds from `first` on."""
        decks = tape.at("modifiers").shuffles(cards.MODIFIERS, ROUNDS - first)
        for turn, order in enumerate(decks, first):
            self.take_order(turn, order)

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """The modifier being placed, to who looked at it."""
        if mine:
            out["modifier"] = self.top(game)

    def tape(self, out: dict[str, Any]) -> None:
        """The three modifier decks."""
        out["modifiers"] = [self.deck_of(turn) for turn in range(ROUNDS)]

    def load_tape(self, source: Reader) -> None:
        """Read `tape` back."""
        self.load_decks(source, 0)
