"""Generations, as its rulebook has it. Numbers are those of the rules page (G1-G14)."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.actions import BONUS_CHOICE, CARD, PLAY
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICTS, NO_KIND, NOBODY, UNLIMITED, VALUES, spread
from capital_lux.rules.chance import Chance
from capital_lux.rules.edition import Edition
from capital_lux.rules.events import OPENED, POWER_POINTS, REMOVED
from capital_lux.rules.reader import Reader

STARTING_CARDS = 3
HAND = 6
GOLD_POINTS = 2


class Generations(Edition):
    """Capital Lux 2: Generations, 2-4 seats."""

    name = "generations"
    cards = spread({2: 5, 3: 5, 4: 5, 5: 5, 6: 5})
    """G1: 100 cards, five of each kind (decided; the text gives no split)."""

    # Set-up

    def draw_tape(self, game: Board, chance: Chance) -> None:
        """Shuffle the deck and choose who starts (G4)."""
        game.shuffle_deck(chance)
        game.start = chance.draw(game.seats)

    def tape(self, game: Board, out: dict[str, Any]) -> None:
        out["start"] = game.first_start

    def load_tape(self, game: Board, source: Reader) -> None:
        game.start = source.at("start").whole(0, game.seats - 1)

    def set_up(self, game: Board) -> None:
        """Three cards in the capital, unlimited gold, and the tiles' components (G2, G3, G13)."""
        game.gold_pile = UNLIMITED
        game.first_start = game.start
        self.open_capital(game)
        game.set_up_powers()
        self.begin_round(game)

    def starting_cards(self, game: Board) -> int:
        """Three (G2)."""
        return STARTING_CARDS

    def open_capital(self, game: Board) -> None:
        """Starting cards, each to the district of its colour."""
        for _ in range(self.starting_cards(game)):
            kind = game.top_card()
            if kind != NO_KIND:
                game.put_in_capital(kind // VALUES, kind)
                game.tell(OPENED, 0, kind, kind // VALUES, 0)

    # 1. Draft cards

    def hand_size(self, game: Board) -> int:
        """Always six (G5)."""
        return HAND

    # 2. Play cards: see Edition and powers/

    # 3. Round end

    def end_round(self, game: Board) -> None:
        game.closing = True
        Edition.end_round(self, game)

    def go_on(self, game: Board) -> None:
        """Resolve, then score bonus, then what powers add, until a choice is needed (G9, G10)."""
        resolve_steps = DISTRICTS * game.seats
        while game.step < resolve_steps:
            # G9: district by district, in each from the starting seat; F19 goes seat by seat.
            seat = (game.start + game.step % game.seats) % game.seats
            if not self.resolve(game, seat, game.step // game.seats):
                return
            game.step += 1
        while game.step < resolve_steps + DISTRICTS:
            if not self.score_bonus(game, game.step - resolve_steps):
                return
            game.step += 1
        while game.step < resolve_steps + 2 * DISTRICTS:
            game.phase = PLAY
            game.step += 1
            game.close_power(game.step - 1 - resolve_steps - DISTRICTS)
            if game.phase != PLAY:
                return
        self.prepare_next_round(game)

    def step_of(self, game: Board, seat: int, district: int) -> int:
        """The step of `go_on` that resolves a seat's district."""
        return district * game.seats + (seat - game.start + game.seats) % game.seats

    def excess(self, game: Board, seat: int, district: int) -> int:
        """How far a home is over, with what powers add to its total."""
        total = game.home_total[seat][district] + game.total_change(seat, district)
        return total - self.limit(game, seat, district)

    def resolve(self, game: Board, seat: int, district: int) -> bool:
        """Discard a home district that is over MAX; False when gold must be decided on (G9)."""
        game.tell_resolved(seat, district, self.is_over(game, seat, district))
        return Edition.resolve(self, game, seat, district)

    def leader(self, game: Board, district: int) -> int:
        """The seat alone with the highest total of at least 1, else NOBODY."""
        best = 0
        seat = NOBODY
        for other in range(game.seats):
            total = game.home_total[other][district]
            if total > best:
                best = total
                seat = other
            elif total == best:
                seat = NOBODY
        return seat

    def score_bonus(self, game: Board, district: int) -> bool:
        """The leader takes the highest card, or the tied get gold; False when it must choose."""
        kind = game.highest(district)
        if kind == NO_KIND:  # G12
            return True
        seat = self.leader(game, district)
        if seat == NOBODY:
            self.share_gold(game, district, kind)
            return True
        kind = game.single(game.kinds_like(district, kind))
        if kind == NO_KIND:  # G10
            game.phase = BONUS_CHOICE
            game.actor = self.chooser(game, seat)
            game.ask_district = district
            return False
        self.give_bonus(game, seat, district, kind)
        return True

    def chooser(self, game: Board, seat: int) -> int:
        """The seat that chooses for a seat."""
        return seat

    def may_choose(self, game: Board, seat: int) -> bool:
        """Whether a seat has equal bonus cards of several colours to choose from (G10)."""
        leader = self.leader(game, game.ask_district)
        if leader == NOBODY or self.chooser(game, leader) != seat:
            return False
        highest = game.highest(game.ask_district)
        if highest == NO_KIND:
            return False
        return game.single(game.kinds_like(game.ask_district, highest)) == NO_KIND

    def give_bonus(self, game: Board, seat: int, district: int, kind: int) -> None:
        """A bonus card to a seat alone in the lead (G10)."""
        game.take_bonus(seat, district, kind)
        game.tell_bonus(district, seat)

    def share_gold(self, game: Board, district: int, kind: int) -> None:
        """Tied seats get a gold each, and the highest card, last placed, is discarded (G11)."""
        best = 0
        for seat in range(game.seats):
            best = max(best, game.home_total[seat][district])
        if best == 0:
            return
        for turn in range(game.seats):
            seat = (game.start + turn) % game.seats
            if game.home_total[seat][district] == best:
                game.take_gold(seat, 1)
        game.take_from_capital(district, kind)
        game.discard[kind] += 1
        game.tell(REMOVED, NOBODY, kind, district, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Which of equal bonus cards (G10), or pay or discard (the Merchant tile)."""
        if game.phase == BONUS_CHOICE:
            game.offer_cards(game.kinds_like(game.ask_district, game.highest(game.ask_district)))
        else:
            Edition.offer(self, game, seat)

    def settle(self, game: Board, seat: int, action: int) -> None:
        if game.phase == BONUS_CHOICE:
            district = game.ask_district
            self.give_bonus(game, self.leader(game, district), district, action - CARD)
            game.step += 1
            self.go_on(game)
        else:
            Edition.settle(self, game, seat, action)

    def next_start(self, game: Board) -> int:
        """The emperor tile moves one seat to the left (G4)."""
        return (game.start + 1) % game.seats

    # Game end

    def gold_points(self, game: Board, seat: int) -> int:
        """Two points per gold (G14)."""
        return GOLD_POINTS * game.gold[seat]

    def score(self, game: Board, seat: int) -> int:
        """Home, bonus cards, gold, and what powers add (G14)."""
        return Edition.score(self, game, seat) + game.power_points(seat)

    def end_game(self, game: Board) -> None:
        """Count the points, those of powers too, and name the winners."""
        if game.listening:
            for seat in range(game.seats):
                points = game.power_points(seat)
                if points != 0:
                    game.tell(POWER_POINTS, seat, points, 0, 0)
        Edition.end_game(self, game)

    def beats(self, game: Board, seat: int, other: int) -> bool:
        """Less gold (G14)."""
        return game.gold[seat] < game.gold[other]
