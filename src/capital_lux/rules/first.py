"""The first edition, as its rulebook has it. Numbers are those of the rules page (F1-F25)."""

from __future__ import annotations

from typing import Any

from capital_lux.rules import cards
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICTS, GOLD_DISCS, MAX_SEATS, NO_KIND, VALUES, spread
from capital_lux.rules.chance import Chance
from capital_lux.rules.edition import Edition
from capital_lux.rules.events import LOT, OPENED
from capital_lux.rules.reader import Reader

MODIFIER = list(cards.MODIFIERS)


class First(Edition):
    """Capital Lux, first edition, 2-4 seats."""

    name = "first"
    cards = spread({2: 3, 3: 4, 4: 4, 5: 4, 6: 3})
    """F1: 72 cards, 18 of each colour."""

    # Set-up

    def draw_tape(self, game: Board, chance: Chance) -> None:
        """Shuffle the deck, and deal a modifier to each seat as its lot (F3)."""
        game.shuffle_deck(chance)
        for last in range(MAX_SEATS):
            other = chance.draw(last + 1)
            game.lots[last] = game.lots[other]
            game.lots[other] = MODIFIER[last]

    def tape(self, game: Board, out: dict[str, Any]) -> None:
        out["lots"] = [game.lots[seat] for seat in range(MAX_SEATS)]

    def load_tape(self, game: Board, source: Reader) -> None:
        lots = source.at("lots").shuffle(cards.MODIFIERS)
        for seat in range(MAX_SEATS):
            game.lots[seat] = lots[seat]

    def set_up(self, game: Board) -> None:
        """F1-F3: a card in the capital, eight gold, and the highest lot starts."""
        game.gold_pile = GOLD_DISCS
        kind = game.top_card()
        game.put_in_capital(kind // VALUES, kind)
        game.tell(OPENED, 0, kind, kind // VALUES, 0)
        game.start = 0
        for seat in range(game.seats):
            game.tell(LOT, seat, game.lots[seat], 0, 0)
            if game.lots[seat] > game.lots[game.start]:
                game.start = seat
        self.begin_round(game)

    def starting_cards(self, game: Board) -> int:
        """One (F2)."""
        return 1

    # 1. Choose cards

    def hand_size(self, game: Board) -> int:
        """Six cards each, five with four seats (F4)."""
        return 5 if game.seats == 4 else 6

    # 2. Play cards: see Edition, and the four special actions (F10-F13) in powers/: agent, cleric,
    # merchant, scholar

    # 3. Round end

    def go_on(self, game: Board) -> None:
        """Seat by seat, district by district: discard what is over, or ask for gold (F18-F20)."""
        while game.step < game.seats * DISTRICTS:
            seat = (game.start + game.step // DISTRICTS) % game.seats
            if not self.resolve(game, seat, game.step % DISTRICTS):
                return
            game.step += 1
        self.award_bonus_cards(game)

    def step_of(self, game: Board, seat: int, district: int) -> int:
        """The step of `go_on` that resolves a seat's district."""
        return (seat - game.start + game.seats) % game.seats * DISTRICTS + district

    def award_bonus_cards(self, game: Board) -> None:
        """The highest total of each district takes its highest capital card (F21, F22)."""
        for district in range(DISTRICTS):
            best = 0
            for seat in range(game.seats):
                best = max(best, game.home_total[seat][district])
            if best == 0:
                continue
            for turn in range(game.seats):
                seat = (game.start + turn) % game.seats
                if game.home_total[seat][district] != best:
                    continue
                kind = game.highest(district)
                if kind != NO_KIND:
                    game.take_bonus(seat, district, kind)
        self.prepare_next_round(game)

    def next_start(self, game: Board) -> int:
        """The richest home starts; of equals the nearest to the last start, clockwise (F23)."""
        richest = game.start
        for turn in range(1, game.seats):
            seat = (game.start + turn) % game.seats
            if game.home_points(seat) > game.home_points(richest):
                richest = seat
        return richest

    # Winner of the game

    def beats(self, game: Board, seat: int, other: int) -> bool:
        """More 6s among home and bonus cards, then more 5s, and so on (F25)."""
        for rank in range(VALUES - 1, -1, -1):
            mine = self.cards_of_rank(game, seat, rank)
            theirs = self.cards_of_rank(game, other, rank)
            if mine != theirs:
                return mine > theirs
        return False

    def cards_of_rank(self, game: Board, seat: int, rank: int) -> int:
        """How many cards of one value a seat owns; rank 0 is the lowest value."""
        count = 0
        for colour in range(DISTRICTS):
            kind = colour * VALUES + rank
            count += game.bonus[seat][kind]
            for district in range(DISTRICTS):
                count += game.home[seat][district][kind]
        return count
