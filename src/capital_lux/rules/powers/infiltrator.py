"""Infiltrator (blue, set B): smuggle a rebel into somebody's home."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.actions import DRAFT, GOLD, OVER, PLACE
from capital_lux.rules.board import Board
from capital_lux.rules.cards import BLUE, DISTRICT_NAMES, DISTRICTS, ROUNDS, zeros
from capital_lux.rules.chance import Chance
from capital_lux.rules.events import LOOKED_REBEL, PLACED_REBEL, REVEALED_REBEL
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import Pending, PlacedRebel, View

REBELS = (1, 1, 1, 2, 2, 2, 3, 3)
REBEL = list(REBELS)
COUNT = len(REBELS)
COMPILED = not __file__.endswith(".py")


class Infiltrator(Power):
    """Look at the top rebel card, then put it face down in any home district of any seat.

    `order` is the rebel deck of each round; those before `used` lie in district `district` of seat
    `owner`, put there by seat `by`.
    """

    name = "infiltrator"
    colour = "blue"
    letter = "B"
    basis = "reconstruction"

    def __init__(self) -> None:
        self.used = 0
        if not COMPILED:
            self.order: list[list[int]] = zeros(ROUNDS, COUNT)
            self.owner: list[int] = zeros(COUNT)
            self.district: list[int] = zeros(COUNT)
            self.by: list[int] = zeros(COUNT)

    def draw_tape(self, game: Board, chance: Chance) -> None:
        """Shuffle the rebels for each round."""
        for turn in range(ROUNDS):
            for last in range(COUNT):
                other = chance.draw(last + 1)
                self.order[turn][last] = self.order[turn][other]
                self.order[turn][other] = REBEL[last]

    def hidden(self, game: Board, seat: int, i: int) -> bool:
        """Whether a seat cannot know a rebel of this round's deck."""
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
        """Where the n-th of the rebels is that a seat cannot know."""
        i = 0
        while True:
            if self.hidden(game, seat, i):
                if n == 0:
                    return i
                n -= 1
            i += 1

    def swap(self, turn: int, i: int, j: int) -> None:
        """Exchange two rebels of a round's deck."""
        value = self.order[turn][i]
        self.order[turn][i] = self.order[turn][j]
        self.order[turn][j] = value

    def begin_round(self, game: Board) -> None:
        """All eight are in the deck again."""
        self.used = 0

    def top(self, game: Board) -> int:
        """The rebel that is next."""
        return self.order[game.round - 1][self.used]

    def possible(self, game: Board, seat: int) -> bool:
        """Not with an empty rebel deck."""
        return self.used < COUNT

    def trigger(self, game: Board, seat: int) -> None:
        """Look first, then ask where to put it."""
        game.tell(LOOKED_REBEL, seat, self.top(game), 0, 0)
        game.ask(BLUE, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Any home district of any seat."""
        for place in range(game.seats * DISTRICTS):
            game.offer(PLACE + place)

    def glimpse(self, game: Board) -> int:
        """The rebel."""
        return self.top(game)

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Put it there, face down."""
        owner = (action - PLACE) // DISTRICTS
        district = (action - PLACE) % DISTRICTS
        game.tell(PLACED_REBEL, seat, owner, district, self.top(game))
        self.owner[self.used] = owner
        self.district[self.used] = district
        self.by[self.used] = seat
        self.used += 1

    def reveal(self, game: Board) -> None:
        """Turn up all that were placed."""
        for i in range(self.used):
            rebel = self.order[game.round - 1][i]
            game.tell(REVEALED_REBEL, self.by[i], self.owner[i], self.district[i], rebel)

    def total_change(self, game: Board, seat: int, district: int) -> int:
        """The rebels in a home district."""
        change = 0
        for i in range(self.used):
            if self.owner[i] == seat and self.district[i] == district:
                change += self.order[game.round - 1][i]
        return change

    def twin(self) -> Power:
        """Each game has its own rebels."""
        return Infiltrator()

    def copy_from(self, other: Any) -> None:
        """The same rebels in the same places."""
        source = other
        self.used = source.used
        self.owner[:] = source.owner
        self.district[:] = source.district
        self.by[:] = source.by
        for turn in range(ROUNDS):
            self.order[turn][:] = source.order[turn]

    def deck_of(self, turn: int) -> list[int]:
        """A round's rebel deck."""
        return [self.order[turn][i] for i in range(COUNT)]

    def placed(self, game: Board, seat: int) -> list[PlacedRebel]:
        """The rebels placed, oldest first; the value only where `seat` may know it."""
        order = self.deck_of(game.round - 1)
        out: list[PlacedRebel] = []
        for i in range(self.used):
            known = self.is_revealed(game) or self.by[i] == seat
            out.append(
                {
                    "value": order[i] if known else None,
                    "by": self.by[i],
                    "seat": self.owner[i],
                    "district": DISTRICT_NAMES[self.district[i]],
                }
            )
        return out

    def is_revealed(self, game: Board) -> bool:
        """Whether all lie face up: not while you choose a bonus card for ROB (S5)."""
        return game.closing != 0 or game.phase == GOLD or game.phase == OVER

    def looking(self, game: Board) -> bool:
        """Whether the top rebel is in somebody's hand."""
        return game.is_asked(BLUE)

    def show(self, game: Board, out: View, seat: int) -> None:
        """How many are in the deck, and what lies where."""
        left = COUNT - self.used - self.looking(game)
        out["rebels"] = {"deck": left, "placed": self.placed(game, seat)}

    def save(self, game: Board, out: dict[str, Any]) -> None:
        """The rebel deck, the placed ones with their values, and the next rounds' decks."""
        order = self.deck_of(game.round - 1)
        placed = self.placed(game, 0)
        for i in range(self.used):
            placed[i]["value"] = order[i]
        out["rebels"] = {"deck": order[self.used + self.looking(game) :], "placed": placed}
        out["tape"]["rebels"] = [self.deck_of(turn) for turn in range(game.round, ROUNDS)]

    def load(self, game: Board, source: Reader) -> None:
        """Read `save` back."""
        rebels = source.at("rebels").fields(("deck", "placed"))
        order: list[int] = []
        for item in rebels.at("placed").items(COUNT):
            item.fields(("value", "by", "seat", "district"))
            self.owner[len(order)] = item.at("seat").whole(0, game.seats - 1)
            self.by[len(order)] = item.at("by").whole(0, game.users() - 1)
            name = item.at("district").choice(DISTRICT_NAMES)
            self.district[len(order)] = DISTRICT_NAMES.index(name)
            order.append(item.at("value").choice(REBELS))
        self.used = len(order)
        if self.used > 0 and game.phase == DRAFT:
            rebels.at("placed").fail("empty-in-phase", phase="draft")
        if self.looking(game):
            order.append(source.at("pending").at("rebel").choice(REBELS))
        order.extend(rebels.at("deck").choices(REBELS))
        if sorted(order) != sorted(REBELS):
            rebels.fail("rebels")
        self.take_order(game.round - 1, order)
        self.load_decks(source.at("tape"), game.round)

    def take_order(self, turn: int, order: list[int]) -> None:
        """Set a round's rebel deck."""
        for i in range(COUNT):
            self.order[turn][i] = order[i]

    def load_decks(self, tape: Reader, first: int) -> None:
        """The rebel decks of the rounds from `first` on."""
        for turn, order in enumerate(tape.at("rebels").shuffles(REBELS, ROUNDS - first), first):
            self.take_order(turn, order)

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """The rebel being placed, to who looked at it."""
        if mine:
            out["rebel"] = self.top(game)

    def tape(self, out: dict[str, Any]) -> None:
        """The three rebel decks."""
        out["rebels"] = [self.deck_of(turn) for turn in range(ROUNDS)]

    def load_tape(self, source: Reader) -> None:
        """Read `tape` back."""
        self.load_decks(source, 0)
