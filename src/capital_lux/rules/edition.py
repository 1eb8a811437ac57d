"""What the editions share: the draft, the turn, and when a round ends.

An edition holds no state; every method is given the game.
"""

from __future__ import annotations

from typing import Any

from capital_lux.rules import cards
from capital_lux.rules.actions import DISCARD, DRAFT, GOLD, NOT_YET, OVER, PAY, PLAY
from capital_lux.rules.board import Board
from capital_lux.rules.cards import KINDS, PACKS, PICKS, ROUNDS, spread
from capital_lux.rules.chance import Chance
from capital_lux.rules.events import (
    DEALT,
    KEPT,
    LAID_DOWN,
    LAST_TURNS,
    NEXT_START,
    OVER_LIMIT,
    PAID,
    PASSED,
    PLAYED_CAPITAL,
    PLAYED_HOME,
    READY,
    ROUND,
    SCORED,
    SHORT,
    WON,
)

COLOUR = list(cards.COLOUR)
VALUE = list(cards.VALUE)


class Edition:
    """The rules of an edition."""

    name = ""
    cards = spread({})
    """How many cards of each kind there are."""

    def draw_tape(self, game: Board, chance: Chance) -> None:
        """Draw all the chance of a game except that of its powers."""

    def tape(self, game: Board, out: dict[str, Any]) -> None:
        """Add the chance that `draw_tape` drew, but for the deck."""

    def load_tape(self, game: Board, source: Any) -> None:
        """Read back what `tape` wrote (`source` is a `reader.Reader`)."""

    def redraw(self, game: Board, seat: int, chance: Chance) -> None:
        """Draw again, at random, what `draw_tape` drew and a seat cannot know, but for the deck."""

    def set_up(self, game: Board) -> None:
        """Lay the game out and begin round 1."""

    def starting_cards(self, game: Board) -> int:
        """The cards that lie in the capital at the beginning."""
        return 0

    def hand_size(self, game: Board) -> int:
        """The cards each seat is dealt in a round."""
        return 0

    def begin_round(self, game: Board) -> None:
        """Deal everybody the same, as many as the deck can give (F4, F5)."""
        game.round += 1
        game.last_turns = NOT_YET
        game.actor = game.start
        game.begin_powers()
        game.tell(ROUND, game.start, game.round, 0, 0)
        count = self.hand_size(game)
        if count * game.seats > game.cards_left():
            count = game.cards_left() // game.seats
            game.tell(SHORT, 0, count, 0, 0)
        game.passes = 0
        for seat in range(game.seats):
            for _ in range(count):
                kind = game.top_card()
                game.pack[seat][kind] += 1
                game.tell(DEALT, seat, kind, 0, 0)
            game.pack_size[seat] = count
        self.open_packs(game)
        if count == 0:
            self.end_round(game)
        else:
            game.phase = DRAFT

    def open_packs(self, game: Board) -> None:
        """Let everybody keep two cards of their pack, and remember the pack (F6, V2)."""
        for seat in range(game.seats):
            game.received[game.passes][seat][:] = game.pack[seat]
            game.picks_left[seat] = min(PICKS, game.pack_size[seat])

    def keep(self, game: Board, seat: int, kind: int) -> None:
        """A seat keeps a card of its pack; when all are ready the packs move on (F6, F7)."""
        game.pack[seat][kind] -= 1
        game.pack_size[seat] -= 1
        game.put_in_hand(seat, kind)
        game.tell(KEPT, seat, kind, 0, 0)
        game.picks_left[seat] -= 1
        if game.picks_left[seat] > 0:
            return
        if game.rob is None:
            game.tell(READY, seat, 0, 0, 0)
        for other in range(game.seats):
            if game.picks_left[other] > 0:
                return
        self.pass_packs(game)

    def pass_packs(self, game: Board) -> None:
        """Pass what is left of the packs to the left; the last that comes is kept (F6)."""
        if game.pack_size[0] == 0:
            self.begin_play(game)
            return
        game.passes += 1
        for seat in range(game.seats):
            left = (seat + 1) % game.seats
            game.received[game.passes][left][:] = game.pack[seat]
            if game.listening:
                for kind in range(KINDS):
                    for _ in range(game.pack[seat][kind]):
                        game.tell(PASSED, seat, kind, left, 0)
        for seat in range(game.seats):
            game.pack[seat][:] = game.received[game.passes][seat]
        if game.passes < PACKS - 1:
            self.open_packs(game)
            return
        for seat in range(game.seats):
            for kind in range(KINDS):
                game.hand[seat][kind] += game.pack[seat][kind]
            game.hand_size[seat] += game.pack_size[seat]
            game.clear(game.pack[seat])
            game.pack_size[seat] = 0
        self.begin_play(game)

    def begin_play(self, game: Board) -> None:
        """The starting seat begins (F8)."""
        game.phase = PLAY
        game.actor = game.start

    def play_home(self, game: Board, seat: int, kind: int) -> None:
        """Play a hand card at home (F8)."""
        game.take_from_hand(seat, kind)
        game.put_in_home(seat, COLOUR[kind], kind)
        game.tell(PLAYED_HOME, seat, kind, COLOUR[kind], 0)
        self.end_turn(game, seat)

    def play_capital(self, game: Board, seat: int, kind: int) -> None:
        """Play a hand card in the capital, which triggers that district's power (F8, F9)."""
        game.take_from_hand(seat, kind)
        game.put_in_capital(COLOUR[kind], kind)
        game.tell(PLAYED_CAPITAL, seat, kind, COLOUR[kind], 0)
        game.trigger(COLOUR[kind], seat)

    def end_turn(self, game: Board, seat: int) -> None:
        """A seat with no card left gives each other seat one last turn (F14).

        A seat whose cards another seat's tile took has nothing to play: its turn is over at once.
        """
        if game.again:
            game.again = False
            return
        if game.last_turns == NOT_YET:
            if game.hand_size[seat] == 0:
                game.last_turns = game.seats - 1
                game.tell(LAST_TURNS, seat, game.last_turns, 0, 0)
        else:
            game.last_turns -= 1
            if game.last_turns == 0:
                self.end_round(game)
                return
        game.actor = (seat + 1) % game.seats
        if game.hand_size[game.actor] == 0:
            self.end_turn(game, game.actor)

    def end_round(self, game: Board) -> None:
        """Lay down hands, turn up what lies face down, and go on (F16, F17, G8)."""
        game.last_turns = NOT_YET
        for turn in range(game.seats):
            self.lay_down(game, (game.start + turn) % game.seats)
        game.reveal_powers()
        game.step = 0
        self.go_on(game)

    def lay_down(self, game: Board, seat: int) -> None:
        """The cards still in a hand go to the owner's home (F16)."""
        for kind in range(KINDS):
            for _ in range(game.hand[seat][kind]):
                game.put_in_home(seat, COLOUR[kind], kind)
                game.tell(LAID_DOWN, seat, kind, COLOUR[kind], 0)
        game.clear(game.hand[seat])
        game.hand_size[seat] = 0

    def limit(self, game: Board, seat: int, district: int) -> int:
        """The most a home district may total: the capital's total and what powers add (F17)."""
        return game.capital_total[district] + game.limit_change(seat, district)

    def excess(self, game: Board, seat: int, district: int) -> int:
        """How far a home district's total is over its limit; 0 or less when it is not."""
        return game.home_total[seat][district] - self.limit(game, seat, district)

    def is_over(self, game: Board, seat: int, district: int) -> bool:
        """Whether a seat has cards in a district and they total more than its limit (F18)."""
        return game.home_size[seat][district] > 0 and self.excess(game, seat, district) > 0

    def may_pay(self, game: Board, seat: int) -> bool:
        """Whether a seat may save districts with gold."""
        return game.sells_limits()

    def resolve(self, game: Board, seat: int, district: int) -> bool:
        """Discard a home district that is over; False when gold must be decided on (F18-F20)."""
        if not self.is_over(game, seat, district):
            return True
        excess = self.excess(game, seat, district)
        limit = self.limit(game, seat, district)
        game.tell(OVER_LIMIT, seat, district, limit + excess, limit)
        if game.gold[seat] >= excess and self.may_pay(game, seat):
            game.phase = GOLD
            game.actor = seat
            game.ask_district = district
            return False
        game.discard_home(seat, district)
        return True

    def offer(self, game: Board, seat: int) -> None:
        """Pay or discard (F19)."""
        game.offer(PAY)
        game.offer(DISCARD)

    def settle(self, game: Board, seat: int, action: int) -> None:
        """Pay exactly the excess, or lose the district; then go on (F19, F20)."""
        district = game.ask_district
        if action == PAY:
            excess = self.excess(game, seat, district)
            game.pay_gold(seat, excess)
            game.tell(PAID, seat, district, excess, 0)
        else:
            game.discard_home(seat, district)
        game.step += 1
        self.go_on(game)

    def may_choose(self, game: Board, seat: int) -> bool:
        """Whether a seat has a bonus card to choose."""
        return False

    def go_on(self, game: Board) -> None:
        """Take the steps of the round end until one needs a choice."""

    def step_of(self, game: Board, seat: int, district: int) -> int:
        """The step of the round end that compares a home district with its limit."""
        return 0

    def prepare_next_round(self, game: Board) -> None:
        """End the game after three rounds; else name the next starting seat and begin a round."""
        game.closing = False
        if game.round == ROUNDS:
            self.end_game(game)
            return
        game.start = self.next_start(game)
        game.tell(NEXT_START, game.start, 0, 0, 0)
        self.begin_round(game)

    def next_start(self, game: Board) -> int:
        """The seat that starts the next round."""
        return 0

    def bonus_points(self, game: Board, seat: int) -> int:
        """The value of a bonus pile."""
        points = 0
        for kind in range(KINDS):
            points += game.bonus[seat][kind] * VALUE[kind]
        return points

    def gold_points(self, game: Board, seat: int) -> int:
        return game.gold[seat]

    def score(self, game: Board, seat: int) -> int:
        """The points a seat has now: home, bonus cards and gold (F24)."""
        points = game.home_points(seat) + self.bonus_points(game, seat)
        return points + self.gold_points(game, seat)

    def beats(self, game: Board, seat: int, other: int) -> bool:
        """Whether a seat wins the tie-break against another with the same score."""
        return False

    def wins(self, game: Board, seat: int) -> bool:
        """Whether no other seat is ahead after tie-breaks; those still tied share (F25, G14)."""
        score = self.score(game, seat)
        for other in range(game.seats):
            theirs = self.score(game, other)
            if theirs > score or (theirs == score and self.beats(game, other, seat)):
                return False
        return True

    def end_game(self, game: Board) -> None:
        """Count the points and name the winners."""
        game.phase = OVER
        if not game.listening:
            return
        for seat in range(game.seats):
            home = game.home_points(seat)
            bonus = self.bonus_points(game, seat)
            game.tell(SCORED, seat, home, bonus, self.gold_points(game, seat))
        for seat in range(game.seats):
            if self.wins(game, seat):
                game.tell(WON, seat, 0, 0, 0)
