"""Solo against ROB, as the Generations rulebook has it. Numbers are those of the rules page.

You are seat 0. ROB is seat 1: a seat with a home, a bonus pile and gold, but without choices: you
decide what the rules leave open for him.
"""

from __future__ import annotations

from typing import Any

from capital_lux.rules import cards
from capital_lux.rules.actions import BONUS_CHOICE, CARD, DISTRICT, DRAFT, NOT_YET, PLAY
from capital_lux.rules.board import Board
from capital_lux.rules.cards import (
    DISTRICTS,
    HIGHEST,
    KINDS,
    NO_KIND,
    PACKS,
    PICKS,
    RED_LIMIT,
    RESERVE,
    ROUNDS,
    SIDES,
    UNLIMITED,
    VALUES,
)
from capital_lux.rules.chance import Chance
from capital_lux.rules.edition import Edition
from capital_lux.rules.events import (
    DEALT,
    LAID_DOWN,
    LAST_TURNS,
    LEFT_OVER,
    PLAYED_CAPITAL,
    PLAYED_HOME,
    RESERVED,
    ROB_NOTHING,
    ROB_REFILLED,
    ROB_TURNED,
    ROUND,
    SHORT,
)
from capital_lux.rules.generations import Generations
from capital_lux.rules.reader import Reader

COLOUR = list(cards.COLOUR)
VALUE = list(cards.VALUE)
YOU = 0
ROB = 1
SOLO_STARTING_CARDS = 4
PACK = 3
RED = 0
WHICH_DISTRICT = 0
WHICH_CARD = 1


class Solo(Generations):
    """Generations, one player against ROB."""

    # Set-up

    def draw_tape(self, game: Board, chance: Chance) -> None:
        """Shuffle the deck, and ROB's cards for each round (S1, S9)."""
        game.shuffle_deck(chance)
        for turn in range(ROUNDS):
            for last in range(game.rob.count):
                other = chance.draw(last + 1)
                game.rob.order[turn][last] = game.rob.order[turn][other]
                game.rob.order[turn][other] = last

    def tape(self, game: Board, out: dict[str, Any]) -> None:
        out["rob"] = [game.rob.deck_of(turn) for turn in range(ROUNDS)]

    def load_tape(self, game: Board, source: Reader) -> None:
        game.rob.load_decks(source.at("rob"), 0)

    def redraw(self, game: Board, seat: int, chance: Chance) -> None:
        """Shuffle ROB's cards that are not turned up, and his decks of the next rounds."""
        for turn in range(game.round - 1, ROUNDS):
            first = game.rob.turned if turn == game.round - 1 else 0
            chance.shuffle(game.rob.order[turn], first, game.rob.count)

    def set_up(self, game: Board) -> None:
        """Four cards in the capital, ROB's hand of two, and a card in his home (S1)."""
        game.gold_pile = UNLIMITED
        game.start = ROB
        self.open_capital(game)
        for side in range(SIDES):
            game.rob.hand[side] = NO_KIND
        self.refill_hand(game)
        game.clear(game.rob.reserve)
        game.rob.reserve_size = 0
        kind = game.top_card()
        if kind != NO_KIND:
            game.put_in_home(ROB, COLOUR[kind], kind)
            game.tell(PLAYED_HOME, ROB, kind, COLOUR[kind], 0)
        game.set_up_powers()
        self.begin_round(game)

    def starting_cards(self, game: Board) -> int:
        """Four (S1)."""
        return SOLO_STARTING_CARDS

    # 1. Draft cards

    def begin_round(self, game: Board) -> None:
        """Fill ROB's reserve to five, then draft from the deck (S3)."""
        game.round += 1
        game.last_turns = NOT_YET
        game.actor = YOU
        game.rob.turned = 0
        game.begin_powers()
        game.tell(ROUND, ROB, game.round, 0, 0)
        while game.rob.reserve_size < RESERVE and game.cards_left() > 0:
            kind = game.top_card()
            game.rob.change_reserve(kind, 1)
            game.tell(RESERVED, ROB, kind, 0, 0)
        for received in range(PACKS):
            game.clear(game.received[received][YOU])
        game.passes = 0
        self.open_pack(game)

    def open_pack(self, game: Board) -> None:
        """Draw three cards to choose from, or what is left of the deck (S3)."""
        count = min(PACK, game.cards_left())
        if count < PACK:
            game.tell(SHORT, YOU, count, 0, 0)
        if count == 0:
            self.begin_play(game)
            return
        for _ in range(count):
            kind = game.top_card()
            game.pack[YOU][kind] += 1
            game.tell(DEALT, YOU, kind, 0, 0)
        game.pack_size[YOU] = count
        game.received[game.passes][YOU][:] = game.pack[YOU]
        game.picks_left[YOU] = min(PICKS, count)
        game.phase = DRAFT

    def pass_packs(self, game: Board) -> None:
        """Two of three are kept: the one left over is discarded; three times (S3)."""
        for left in range(KINDS):
            if game.pack[YOU][left] > 0:
                game.pack[YOU][left] = 0
                game.discard[left] += 1
                game.tell(LEFT_OVER, YOU, left, 0, 0)
        game.pack_size[YOU] = 0
        game.passes += 1
        if game.passes < PACKS:
            self.open_pack(game)
        else:
            self.begin_play(game)

    # 2. Play cards

    def begin_play(self, game: Board) -> None:
        """ROB goes first (S4); without a card in your hand the round ends at once (S7b)."""
        if game.hand_size[YOU] == 0:
            self.end_round(game)
        else:
            self.rob_turn(game)

    def end_turn(self, game: Board, seat: int) -> None:
        """Your turn is over: ROB's, or the round's end (S4, S7)."""
        if game.again:
            game.again = False
            return
        if game.last_turns != NOT_YET:
            self.end_round(game)
            return
        if game.hand_size[YOU] == 0:
            game.last_turns = 1
            game.tell(LAST_TURNS, YOU, 1, 0, 0)
        self.rob_turn(game)

    def rob_turn(self, game: Board) -> None:
        """Turn up ROB's top card and play the citizen it names (S4)."""
        game.phase = PLAY
        kind = NO_KIND
        symbol = 0
        if game.rob.turned < game.rob.count:
            number = game.rob.order[game.round - 1][game.rob.turned]
            game.rob.turned += 1
            symbol = game.rob.symbol[number]
            takes = game.rob.takes[number]
            game.tell(ROB_TURNED, ROB, game.rob.colour[number], takes, symbol)
            if takes < SIDES:
                kind = game.rob.hand[takes]
                game.rob.hand[takes] = NO_KIND
            else:
                kind = game.top_card()
        if kind == NO_KIND:  # S6
            game.tell(ROB_NOTHING, ROB, 0, 0, 0)
        else:
            self.rob_play(game, kind, symbol)
        if game.phase == PLAY:
            self.end_rob_turn(game)

    def fits(self, game: Board, kind: int) -> bool:
        """Whether ROB's home stays within the capital with a card; nothing hidden counts (S4)."""
        district = COLOUR[kind]
        return game.home_total[ROB][district] + VALUE[kind] <= game.capital_total[district]

    def rob_play(self, game: Board, kind: int, symbol: int) -> None:
        """At home if it fits, else in the capital: no power, perhaps a bonus (S4, S5)."""
        district = COLOUR[kind]
        if self.fits(game, kind):
            game.put_in_home(ROB, district, kind)
            game.tell(PLAYED_HOME, ROB, kind, district, 0)
            return
        game.put_in_capital(district, kind)
        game.tell(PLAYED_CAPITAL, ROB, kind, district, 0)
        if symbol:
            game.ask_kind = kind
            self.choose_rob_bonus(game)

    def choose_rob_bonus(self, game: Board) -> None:
        """The lowest card of the capital but the one just played; you choose among equals (S5)."""
        found = NO_KIND
        places = 0
        lowest = self.rob_lowest(game)
        for district in range(DISTRICTS):
            if self.rob_kinds(game, district, lowest) != 0:
                places += 1
                found = district
        if places == 0:
            return
        game.ask_district = found
        kind = game.single(self.rob_kinds(game, found, lowest))
        if places == 1 and kind != NO_KIND:
            self.give_rob_bonus(game, found, kind)
            return
        game.phase = BONUS_CHOICE
        game.actor = YOU
        game.ask_step = WHICH_DISTRICT if places > 1 else WHICH_CARD

    def older_cards(self, game: Board, district: int) -> int:
        """The cards of a capital district without the one just played (`ask_kind`), its last."""
        return game.capital_size[district] - (COLOUR[game.ask_kind] == district)

    def rob_lowest(self, game: Board) -> int:
        """The lowest value in the capital but for the card just played."""
        lowest = HIGHEST + 1
        for district in range(DISTRICTS):
            for at in range(self.older_cards(game, district)):
                lowest = min(lowest, VALUE[game.capital[district][at]])
        return lowest

    def rob_kinds(self, game: Board, district: int, value: int) -> int:
        """The kinds in a district of that value, but for the card just played, as bits."""
        kinds = 0
        for at in range(self.older_cards(game, district)):
            kind = game.capital[district][at]
            if VALUE[kind] == value:
                kinds |= 1 << kind
        return kinds

    def give_rob_bonus(self, game: Board, district: int, kind: int) -> None:
        """A capital card to ROB's bonus pile; the one just played stays where it is."""
        if kind == game.ask_kind and district == COLOUR[kind]:
            game.take_from_capital(district, kind)
            game.take_bonus(ROB, district, kind)
            game.put_in_capital(district, kind)
        else:
            game.take_bonus(ROB, district, kind)

    def refill_hand(self, game: Board) -> None:
        """Fill ROB's hand to two again, on the side that is empty (S6)."""
        for side in range(SIDES):
            if game.rob.hand[side] == NO_KIND:
                kind = game.top_card()
                game.rob.hand[side] = kind
                if kind != NO_KIND:
                    game.tell(ROB_REFILLED, ROB, kind, side, 0)

    def end_rob_turn(self, game: Board) -> None:
        """ROB's turn is over: yours, or the round's end (S6, S7)."""
        self.refill_hand(game)
        game.phase = PLAY
        game.actor = YOU
        if game.last_turns != NOT_YET:
            self.end_round(game)
            return
        red = 0
        for i in range(game.rob.turned):
            if game.rob.colour[game.rob.order[game.round - 1][i]] == RED:
                red += 1
        if red >= RED_LIMIT:
            game.last_turns = 1
            game.tell(LAST_TURNS, ROB, 1, 0, 0)
        if game.hand_size[YOU] == 0:
            self.end_turn(game, YOU)

    def offer(self, game: Board, seat: int) -> None:
        """Which of the capital's lowest cards ROB gets (S5), or as G10."""
        if game.closing:
            Generations.offer(self, game, seat)
        elif game.ask_step == WHICH_CARD:
            game.offer_cards(self.rob_kinds(game, game.ask_district, self.rob_lowest(game)))
        else:
            for district in range(DISTRICTS):
                if self.rob_kinds(game, district, self.rob_lowest(game)) != 0:
                    game.offer(DISTRICT + district)

    def may_choose(self, game: Board, seat: int) -> bool:
        """Whether you have a card to choose for ROB or yourself."""
        if game.closing:
            return Generations.may_choose(self, game, seat)
        places = 0
        lowest = self.rob_lowest(game)
        for district in range(DISTRICTS):
            if self.rob_kinds(game, district, lowest) != 0:
                places += 1
        played = COLOUR[game.ask_kind]
        size = game.capital_size[played]
        if size == 0 or game.capital[played][size - 1] != game.ask_kind or seat != YOU:
            return False
        if game.ask_step == WHICH_CARD:
            return self.rob_kinds(game, game.ask_district, lowest) != 0
        return places > 1

    def settle(self, game: Board, seat: int, action: int) -> None:
        """Give ROB his bonus card and end his turn (S5), or as G10."""
        if game.closing:
            Generations.settle(self, game, seat, action)
            return
        kind = action - CARD
        if game.ask_step == WHICH_DISTRICT:
            game.ask_district = action - DISTRICT
            kind = game.single(self.rob_kinds(game, game.ask_district, self.rob_lowest(game)))
            if kind == NO_KIND:
                game.ask_step = WHICH_CARD
                return
        self.give_rob_bonus(game, game.ask_district, kind)
        self.end_rob_turn(game)

    # 3. Round end

    def lay_down(self, game: Board, seat: int) -> None:
        """Lay down your hand as always, and ROB's reserve where it fits, high cards first (S8)."""
        if seat == YOU:
            Edition.lay_down(self, game, seat)
            return
        for district in range(DISTRICTS):
            for rank in range(VALUES - 1, -1, -1):
                kind = district * VALUES + rank
                while game.rob.reserve[kind] > 0 and self.fits(game, kind):
                    game.rob.change_reserve(kind, -1)
                    game.put_in_home(ROB, district, kind)
                    game.tell(LAID_DOWN, ROB, kind, district, 0)

    def may_pay(self, game: Board, seat: int) -> bool:
        """ROB never pays."""
        return seat == YOU and game.sells_limits()

    def chooser(self, game: Board, seat: int) -> int:
        """You choose for ROB, among equal bonus cards too (S5)."""
        return YOU

    def next_start(self, game: Board) -> int:
        """ROB goes first every round (S4)."""
        return ROB

    # Game end

    def beats(self, game: Board, seat: int, other: int) -> bool:
        """On a tie you win with less gold; with as much or more, ROB is ahead (S10)."""
        if seat == other:
            return False
        yours = game.gold[YOU] < game.gold[ROB]
        return yours if seat == YOU else not yours
