"""The part of an observation that belongs to tiles and to ROB, and the choice that is asked for.

It says what `Power.show` and `Power.show_pending` say in a view, without making a view.
"""

from __future__ import annotations

from typing import Any

from capital_lux.envs.observation.layout import (
    ARISTOCRATS,
    OFFSETS,
    ORDER_BYTES,
    ORDER_CARDS,
    ROB_SORTS,
)
from capital_lux.rules import cards
from capital_lux.rules.actions import BONUS_CHOICE, GOLD, POWER, SLOTS
from capital_lux.rules.cards import (
    BLUE,
    DISTRICTS,
    GREEN,
    KINDS,
    LOWEST,
    MAX_SEATS,
    NO_KIND,
    NOBODY,
    PINK,
    SIDES,
    VALUES,
    YELLOW,
    zeros,
)
from capital_lux.rules.game import Game
from capital_lux.rules.own import own_tiles
from capital_lux.rules.rob_cards import RobCards

COMPILED = not __file__.endswith(".py")
VALUE = list(cards.VALUE)
COLOUR = list(cards.COLOUR)
MODIFIER = list(cards.MODIFIERS)
MODIFIERS = len(cards.MODIFIERS)
SETS = "ABCD"
A, B, C, D = range(4)

ASKING = OFFSETS["asking"]
STEP = OFFSETS["step"]
ABOUT_DISTRICT = OFFSETS["about_district"]
ABOUT_CARD = OFFSETS["about_card"]
MODIFIER_SEEN = OFFSETS["modifier"]
NUMBER = OFFSETS["number"]
UNSEEN = OFFSETS["unseen"]
BLUE_TILE = OFFSETS["blue"]
YELLOW_TILE = OFFSETS["yellow"]
GREEN_TILE = OFFSETS["green"]
ROB_HAND = OFFSETS["rob_hand"]
ROB_DECK = OFFSETS["rob_deck"]

HIDDEN_MODIFIERS = MODIFIERS * DISTRICTS
HIDDEN_REBELS = MAX_SEATS * DISTRICTS
REBEL_LIST = 2 * MAX_SEATS * DISTRICTS
SECOND, THIRD = 1, 2
"""Steps of a tile's choice after the first."""
LOST = MAX_SEATS
"""The owner of an aristocrat that is lost, as the tile says it."""
ROW = 3
"""The Discoverer's cards."""
LOST_TILE = 5
FIRST_SLOT = 6


class Components:
    """Writes what a seat may see of a game's tiles, of ROB and of the choice being made."""

    def __init__(self, game: Game) -> None:
        for tile in own_tiles(game):
            raise ValueError(
                f"an observation cannot hold the tile {tile.name!r}, which is your own"
            )
        if not COMPILED:
            self.letter: list[int] = zeros(DISTRICTS)
            self.counter: list[int] = zeros(VALUES)
        letters = [SETS.index(power.letter) for power in game.powers()]
        blue, _, yellow, green = game.powers()
        for district in range(DISTRICTS):
            self.letter[district] = letters[district]
        self.agent: Any = blue if letters[BLUE] == A else None
        self.infiltrator: Any = blue if letters[BLUE] == B else None
        self.outsider: Any = blue if letters[BLUE] == D else None
        self.follower: Any = yellow if letters[YELLOW] == B else None
        self.aristocrat: Any = yellow if letters[YELLOW] == C else None
        self.sentinel: Any = yellow if letters[YELLOW] == D else None
        self.discoverer: Any = green if letters[GREEN] == C else None

    def write(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Write it all for a seat, from byte `at` on; cards in sight here are no longer unseen."""
        self.write_choice(game, seat, out, at)
        if self.agent is not None:
            self.write_modifiers(game, self.agent, seat, out, at + BLUE_TILE)
        elif self.infiltrator is not None:
            self.write_rebels(game, self.infiltrator, seat, out, at + BLUE_TILE)
        elif self.outsider is not None:
            self.write_outside(self.outsider, out, at + BLUE_TILE, at + UNSEEN)
        if self.aristocrat is not None:
            self.write_aristocrats(game, self.aristocrat, seat, out, at + YELLOW_TILE)
        elif self.follower is not None or self.sentinel is not None:
            self.write_posts(game, seat, out, at + YELLOW_TILE)
        if self.discoverer is not None:
            self.write_row(self.discoverer, out, at + GREEN_TILE, at + UNSEEN)
        if game.rob is not None:
            self.write_rob(game.rob, out, at + ROB_HAND, at + UNSEEN)
            self.write_rob_cards(game.rob, game.round - 1, out, at + ROB_DECK)

    # The choice being made

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
        """What a tile's choice is about; `mine`: with what only the chooser sees."""
        letter = self.letter[game.asking]
        district = False
        card = False
        if game.asking == BLUE:
            if mine and letter == A:
                self.write_looked_at(self.agent.top(game), out, at + MODIFIER_SEEN)
            elif mine and letter == B:
                out[at + NUMBER] = self.infiltrator.top(game)
            elif letter == C:  # the card that a Recruiter turned up lies nowhere yet
                card = True
                out[at + UNSEEN + game.ask_kind] -= 1
            district = letter == D and game.ask_step == SECOND
        elif game.asking == PINK:
            if letter == C:
                district = game.ask_step > 0
                card = game.ask_step == THIRD
            elif letter == D:
                district = game.ask_step == THIRD
                card = mine and game.ask_step > 0
            else:
                district = game.ask_step > 0
        elif game.asking == GREEN:
            card = mine and letter == B and game.ask_step > 0
        if district:
            out[at + ABOUT_DISTRICT + game.ask_district] = 1
        if card:
            out[at + ABOUT_CARD + game.ask_kind] = 1

    def write_looked_at(self, modifier: int, out: bytearray, at: int) -> None:
        """The modifier in the chooser's hand."""
        for number in range(MODIFIERS):
            if MODIFIER[number] == modifier:
                out[at + number] = 1

    # Blue tiles

    def write_modifiers(self, game: Game, tile: Any, seat: int, out: bytearray, at: int) -> None:
        """Known ones by value and district, as 1 + who placed it; the others are counted."""
        for i in range(40):
            out[at + i] = 0
        for i in range(tile.used):
            by = (tile.by[i] - seat + game.seats) % game.seats
            if by != 0 and not tile.is_revealed(game):
                out[at + HIDDEN_MODIFIERS + by * DISTRICTS + tile.district[i]] += 1
                continue
            for number in range(MODIFIERS):
                if MODIFIER[number] == tile.order[game.round - 1][i]:
                    out[at + number * DISTRICTS + tile.district[i]] = 1 + by

    def write_rebels(self, game: Game, tile: Any, seat: int, out: bytearray, at: int) -> None:
        """By home district the sum of known ones and the number of others; then a list of all.

        A rebel in the list: its value (0: not known), who placed it, whose home, which district.
        """
        for i in range(40):
            out[at + i] = 0
        for i in range(tile.used):
            by = (tile.by[i] - seat + game.seats) % game.seats
            owner = (tile.owner[i] - seat + game.seats) % game.seats
            place = owner * DISTRICTS + tile.district[i]
            value = 0
            if by == 0 or tile.is_revealed(game):
                value = tile.order[game.round - 1][i]
                out[at + place] += value
            else:
                out[at + HIDDEN_REBELS + place] += 1
            out[at + REBEL_LIST + i] = value + 4 * by + 16 * owner + 64 * tile.district[i]

    def write_outside(self, tile: Any, out: bytearray, at: int, unseen: int) -> None:
        """The Outsider district: its cards, and the order of those of one value."""
        for i in range(40):
            out[at + i] = 0
        for i in range(tile.size):
            out[at + tile.outside[i]] += 1
            out[unseen + tile.outside[i]] -= 1
        self.write_order(tile.outside, tile.size, out, at + KINDS)

    def write_order(self, kinds: list[int], size: int, out: bytearray, at: int) -> None:
        """For each value the colours of its cards, newest first, two bits each; zero before."""
        for rank in range(5):
            self.counter[rank] = 0
        for i in range(size):
            kind = kinds[size - 1 - i]
            rank = VALUE[kind] - LOWEST
            count = self.counter[rank]
            if count < ORDER_CARDS:
                self.counter[rank] = count + 1
                out[at + rank * ORDER_BYTES + count // 4] |= COLOUR[kind] << 2 * (count % 4)

    # Yellow and green tiles

    def write_aristocrats(self, game: Game, tile: Any, seat: int, out: bytearray, at: int) -> None:
        """Each tile: 0 in the deck, 1 + its owner, 5 lost, 6 or 7 face up in slot 1 or 2."""
        for number in range(ARISTOCRATS):
            owner = tile.owner[number]
            where = 0
            if owner == LOST:
                where = LOST_TILE
            elif owner != NOBODY:
                where = 1 + (owner - seat + game.seats) % game.seats
            out[at + number] = where
        for slot in range(SLOTS):
            if tile.slots[slot] != NOBODY:
                out[at + tile.slots[slot]] = FIRST_SLOT + slot

    def write_posts(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Where each seat's followers or sentinels are."""
        for turn in range(game.seats):
            owner = (seat + turn) % game.seats
            for district in range(DISTRICTS):
                if self.follower is not None:
                    there = self.follower.placed[owner][district]
                else:
                    there = self.sentinel.placed[owner][district]
                out[at + turn * DISTRICTS + district] = there

    def write_row(self, tile: Any, out: bytearray, at: int, unseen: int) -> None:
        """The Discoverer's cards."""
        for kind in range(KINDS):
            out[at + kind] = 0
        for i in range(ROW):
            if tile.row[i] != NO_KIND:
                out[at + tile.row[i]] += 1
                out[unseen + tile.row[i]] -= 1

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
