"""The part of an observation that belongs to tiles and to ROB, and the choice that is asked for.

It says what `Power.show` and `Power.show_pending` say in a view, without making a view.
"""

from __future__ import annotations

from math import prod

from capital_lux.observation.layout import OFFSETS, ROB_SORTS, SHAPES, offsets
from capital_lux.observation.tiles import section_of
from capital_lux.rules.actions import BONUS_CHOICE, GOLD, POWER
from capital_lux.rules.cards import (
    BLUE,
    DISTRICT_NAMES,
    DISTRICTS,
    GREEN,
    KINDS,
    NO_KIND,
    PINK,
    SIDES,
    YELLOW,
    zeros,
)
from capital_lux.rules.game import Game
from capital_lux.rules.own import own_tiles
from capital_lux.rules.rob_cards import RobCards

COMPILED = not __file__.endswith(".py")
FIELD = [OFFSETS.get(name, 0) for name in DISTRICT_NAMES]
"""Where the components of each colour's tile lie."""
ROOM = [prod(SHAPES.get(name, (0,))) for name in DISTRICT_NAMES]
"""How many bytes there are for them."""
ASKING, STEP, NUMBER, UNSEEN = offsets("asking", "step", "number", "unseen")
ABOUT_DISTRICT, ABOUT_CARD = offsets("about_district", "about_card")
ROB_HAND, ROB_DECK = offsets("rob_hand", "rob_deck")


class ComponentsWriter:
    """Writes what a seat may see of a game's tiles, of ROB and of the choice being made.

    `sections` are those of the four tiles, `size` the bytes of each; `shuffled` those of which
    chance draws something in the course of a game.
    """

    def __init__(self, game: Game) -> None:
        for tile in own_tiles(game):
            raise ValueError(
                f"an observation cannot hold the tile {tile.name!r}, which is your own"
            )
        if not COMPILED:
            self.size: list[int] = zeros(DISTRICTS)
        self.sections = tuple([section_of(tile) for tile in game.powers()])
        self.blue, self.pink, self.yellow, self.green = self.sections
        self.shuffled = tuple([section for section in self.sections if section.deck])
        for district, colour in enumerate(DISTRICT_NAMES):
            size = self.sections[district].size
            if size > ROOM[district]:
                raise ValueError(f"the {colour} tile's {size} bytes do not fit an observation")
            self.size[district] = size

    def write(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Write it all for a seat, from byte `at` on; cards in sight here are no longer unseen."""
        self.write_choice(game, seat, out, at)
        if self.size[BLUE] > 0:
            self.blue.write(game, seat, out, at + FIELD[BLUE], at + UNSEEN)
        if self.size[PINK] > 0:
            self.pink.write(game, seat, out, at + FIELD[PINK], at + UNSEEN)
        if self.size[YELLOW] > 0:
            self.yellow.write(game, seat, out, at + FIELD[YELLOW], at + UNSEEN)
        if self.size[GREEN] > 0:
            self.green.write(game, seat, out, at + FIELD[GREEN], at + UNSEEN)
        if game.rob is not None:
            self.write_rob(game.rob, out, at + ROB_HAND, at + UNSEEN)
            self.write_rob_cards(game.rob, game.round - 1, out, at + ROB_DECK)

    def write_choice(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """What is asked, as far as the seat may know it; the bytes for it are zero before."""
        if game.phase == POWER:
            out[at + ASKING + game.asking] = 1
            if game.actor == seat:  # to others the step would tell that a hand is all one kind
                out[at + STEP] = game.ask_step
            self.write_power(game, game.actor == seat, out, at)
        elif game.phase == GOLD:
            out[at + ABOUT_DISTRICT + game.ask_district] = 1
            out[at + NUMBER] = game.edition.excess(game, game.actor, game.ask_district)
        elif game.phase == BONUS_CHOICE:
            if game.closing or game.ask_step > 0:
                out[at + ABOUT_DISTRICT + game.ask_district] = 1
            if not game.closing:
                out[at + ABOUT_CARD + game.ask_kind] = 1

    def write_power(self, game: Game, mine: bool, out: bytearray, at: int) -> None:
        """What the choice of the asking tile is about."""
        if game.asking == BLUE:
            self.blue.write_choice(game, mine, out, at)
        elif game.asking == PINK:
            self.pink.write_choice(game, mine, out, at)
        elif game.asking == YELLOW:
            self.yellow.write_choice(game, mine, out, at)
        else:
            self.green.write_choice(game, mine, out, at)

    # Solo

    def write_rob(self, rob: RobCards, out: bytearray, hand: int, unseen: int) -> None:
        """ROB's hand and reserve; the reserve lies behind the hand, both are in sight."""
        for i in range(60):
            out[hand + i] = 0
        for side in range(SIDES):
            if rob.hand[side] != NO_KIND:
                out[hand + side * KINDS + rob.hand[side]] = 1
                out[unseen + rob.hand[side]] -= 1
        for kind in range(20):
            out[hand + 40 + kind] = rob.reserve[kind]
            out[unseen + kind] -= rob.reserve[kind]

    def write_rob_cards(self, rob: RobCards, turn: int, out: bytearray, at: int) -> None:
        """How many of each sort of ROB's cards are to come, and behind that how many lie open."""
        for i in range(24):
            out[at + i] = 0
        for i in range(rob.count):
            number = rob.order[turn][i]
            sort = rob.colour[number] * 6 + rob.takes[number] * 2 + rob.symbol[number]
            if i < rob.turned:
                sort += ROB_SORTS
            out[at + sort] += 1
