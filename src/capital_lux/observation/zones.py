"""The part of an observation that every game has: the turn, the cards, the seats.

C loops over the 20 kinds fastest when the 20 is written out, so it is.
"""

from __future__ import annotations

from capital_lux.observation.layout import (
    MOST,
    ORDER_BYTES,
    SETS,
    UNLIMITED_GOLD,
    VERSION,
    offsets,
    tile_mark,
)
from capital_lux.observation.memory import Memory
from capital_lux.observation.order import Order
from capital_lux.rules import cards
from capital_lux.rules.actions import DRAFT, OVER
from capital_lux.rules.cards import DISTRICTS, KINDS, UNLIMITED, VALUES, zeros
from capital_lux.rules.game import Game
from capital_lux.rules.options import public_seats

COMPILED = not __file__.endswith(".py")
COLOUR = list(cards.COLOUR)
THIS_VERSION = VERSION
ORDERS = VALUES * ORDER_BYTES
EDITION, SEATS, TILES, ROUND, PHASE = offsets("edition", "seats", "tiles", "round", "phase")
CHANGING = ROUND
"""What lies before it is always the same in one game."""
WAITING, START, LAST_TURNS = offsets("waiting", "start", "last_turns")
DECK, GOLD_PILE, GOLD, HAND_SIZE = offsets("deck", "gold_pile", "gold", "hand_size")
HAND, PACK, UNSEEN, RECEIVED = offsets("hand", "pack", "unseen", "received")
PASSED, HOME, HOME_TOTAL, BONUS = offsets("passed", "home", "home_total", "bonus")
CAPITAL, CAPITAL_TOTAL = offsets("capital", "capital_total")
CAPITAL_ORDER, SHOWN, KNOWN = offsets("capital_order", "shown", "known")
FIRST, GENERATIONS, SOLO = range(3)
FEWEST_SEATS = 2


class Zones:
    """Writes what a seat may see of the turn, the cards and the seats.

    `tile` and `mark` say where and how each tile is named.
    """

    def __init__(self, game: Game) -> None:
        if not COMPILED:
            self.tile: list[int] = zeros(DISTRICTS)
            self.mark: list[int] = zeros(DISTRICTS)
        for district, tile in enumerate(game.powers()):
            self.tile[district], self.mark[district] = tile_mark(tile.name)
        self.order = Order()
        self.edition = FIRST if game.edition.name == "first" else GENERATIONS
        if public_seats(game) == 1:
            self.edition = SOLO

    def write(self, game: Game, memory: Memory, seat: int, out: bytearray, at: int) -> None:
        """Write it all for a seat, from byte `at` on."""
        self.write_turn(game, seat, out, at)
        self.write_packs(game, seat, out, at)
        self.write_capital(game, out, at)
        for turn in range(game.seats):
            owner = seat + turn if seat + turn < game.seats else seat + turn - game.seats
            self.write_seat(game, memory, owner, turn, out, at)
        self.write_unseen(game, seat, out, at)
        if self.edition != SOLO and game.passes > 0:
            left = seat + 1 if seat + 1 < game.seats else 0
            self.add_passed(game, seat, left, memory.shown[left], out, at + KNOWN + KINDS)

    def write_turn(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Where the game stands, and which one it is."""
        here = at + CHANGING
        for i in range(54):  # HAND - CHANGING
            out[here + i] = 0
        out[at] = THIS_VERSION
        out[at + EDITION + self.edition] = 1
        out[at + SEATS + game.seats - FEWEST_SEATS] = 1
        for district in range(4):
            out[at + TILES + district * SETS + self.tile[district]] = self.mark[district]
        out[at + ROUND + game.round - 1] = 1
        out[at + PHASE + game.phase] = 1
        out[at + START + self.turn_of(game.start, seat, game.seats)] = 1
        if game.phase == DRAFT:
            for owner in range(game.seats):
                if game.picks_left[owner] > 0:
                    out[at + WAITING + self.turn_of(owner, seat, game.seats)] = 1
        elif game.phase != OVER:
            out[at + WAITING + self.turn_of(game.actor, seat, game.seats)] = 1
        out[at + LAST_TURNS] = 1 + game.last_turns
        out[at + DECK] = game.deck_size - game.deck_next
        out[at + GOLD_PILE] = UNLIMITED_GOLD if game.gold_pile == UNLIMITED else game.gold_pile

    def turn_of(self, owner: int, seat: int, seats: int) -> int:
        return owner - seat if owner >= seat else owner - seat + seats

    # Planes of 20 counts

    def write_plane(self, counts: list[int], out: bytearray, at: int) -> None:
        for kind in range(20):
            out[at + kind] = counts[kind]

    def clear_plane(self, out: bytearray, at: int) -> None:
        for kind in range(20):
            out[at + kind] = 0

    # Cards

    def write_packs(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """The seat's own cards, and those of this round's draft that it saw."""
        self.write_plane(game.hand[seat], out, at + HAND)
        self.write_plane(game.pack[seat], out, at + PACK)
        left = seat + 1 if seat + 1 < game.seats else 0
        for number in range(3):
            here = at + RECEIVED + number * KINDS
            if number <= game.passes:
                self.write_plane(game.received[number][seat], out, here)
            else:
                self.clear_plane(out, here)
        if self.edition == SOLO:
            return
        for number in range(1, 3):
            here = at + PASSED + (number - 1) * KINDS
            if number <= game.passes:
                self.write_plane(game.received[number][left], out, here)
            else:
                self.clear_plane(out, here)

    def write_capital(self, game: Game, out: bytearray, at: int) -> None:
        """The capital's cards; in Generations with the order of those of one value (G11)."""
        for district in range(4):
            out[at + CAPITAL_TOTAL + district] = min(MOST, game.capital_total[district])
            here = at + CAPITAL + district * KINDS
            self.write_district(game.capital[district], game.capital_size[district], out, here)
            if self.edition != FIRST:
                self.clear_order(out, at + CAPITAL_ORDER + district * ORDERS)
                if self.is_mixed(game.capital[district], game.capital_size[district], district):
                    self.order.write(
                        game.capital[district],
                        game.capital_size[district],
                        out,
                        at + CAPITAL_ORDER + district * ORDERS,
                    )

    def write_district(self, kinds: list[int], size: int, out: bytearray, at: int) -> None:
        self.clear_plane(out, at)
        for i in range(size):
            out[at + kinds[i]] += 1

    def clear_order(self, out: bytearray, at: int) -> None:
        for i in range(10):
            out[at + i] = 0

    def is_mixed(self, kinds: list[int], size: int, district: int) -> bool:
        """Whether a card of another colour lies in a district: only then does the order matter."""
        for i in range(size):
            if COLOUR[kinds[i]] != district:
                return True
        return False

    def write_unseen(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """All cards of the game but those in sight, which are written before; tiles have more."""
        self.begin_unseen(
            game.census, game.discard, game.hand[seat], game.pack[seat], out, at + UNSEEN
        )
        self.take_capital(out, at + CAPITAL, at + UNSEEN)
        for turn in range(game.seats):
            self.take_seat(out, at + HOME + turn * KINDS, at + BONUS + turn * KINDS, at + UNSEEN)

    def begin_unseen(
        self,
        all_cards: list[int],
        gone: list[int],
        hand: list[int],
        pack: list[int],
        out: bytearray,
        at: int,
    ) -> None:
        """The cards of the game but those discarded and a seat's own."""
        for kind in range(20):
            out[at + kind] = all_cards[kind] - gone[kind] - hand[kind] - pack[kind]

    def take_capital(self, out: bytearray, capital: int, at: int) -> None:
        """The cards of the four districts are seen."""
        for kind in range(20):
            out[at + kind] -= (
                out[capital + kind]
                + out[capital + 20 + kind]
                + out[capital + 40 + kind]
                + out[capital + 60 + kind]
            )

    def take_seat(self, out: bytearray, home: int, bonus: int, at: int) -> None:
        """A home and a bonus pile are seen."""
        for kind in range(20):
            out[at + kind] -= out[home + kind] + out[bonus + kind]

    # Seats

    def write_seat(
        self, game: Game, memory: Memory, owner: int, turn: int, out: bytearray, at: int
    ) -> None:
        """A seat's home, bonus cards, gold and hand; `turn` counts from the seat that looks."""
        out[at + GOLD + turn] = game.gold[owner]
        out[at + HAND_SIZE + turn] = game.hand_size[owner] + game.pack_size[owner]
        here = at + HOME_TOTAL + turn * DISTRICTS
        for district in range(4):
            out[here + district] = min(MOST, game.home_total[owner][district])
        here = turn * KINDS
        self.write_home(
            game.home[owner][0],
            game.home[owner][1],
            game.home[owner][2],
            game.home[owner][3],
            out,
            at + HOME + here,
        )
        self.write_plane(game.bonus[owner], out, at + BONUS + here)
        self.write_plane(memory.shown[owner], out, at + SHOWN + here)
        self.write_plane(memory.opened[owner], out, at + KNOWN + here)

    def write_home(
        self,
        blue: list[int],
        pink: list[int],
        yellow: list[int],
        green: list[int],
        out: bytearray,
        at: int,
    ) -> None:
        """The cards of the four districts together: each lies in that of its colour."""
        for kind in range(20):
            out[at + kind] = blue[kind] + pink[kind] + yellow[kind] + green[kind]

    def add_passed(
        self, game: Game, seat: int, left: int, shown: list[int], out: bytearray, at: int
    ) -> None:
        """Add what the next seat surely still has of the packs it was passed (V2).

        It kept all of the last one. If there are two, it passed on some of the one before; with two
        seats those came back.
        """
        second = 0
        if game.passes > 1:
            for kind in range(20):
                second += game.received[2][left][kind]
        if second == 0:
            self.add_sure(game.received[1][left], shown, shown, shown, out, at)
        elif game.seats > FEWEST_SEATS:
            self.add_sure(game.received[2][left], shown, shown, shown, out, at)
        else:
            self.add_sure(
                game.received[2][left],
                game.received[1][left],
                game.received[2][seat],
                shown,
                out,
                at,
            )

    def add_sure(
        self,
        pack: list[int],
        other: list[int],
        back: list[int],
        shown: list[int],
        out: bytearray,
        at: int,
    ) -> None:
        """Add a pack, and another but for what came back of it, as far as it was not shown."""
        for kind in range(20):
            out[at + kind] += max(0, pack[kind] + other[kind] - back[kind] - shown[kind])
