"""What a seat knows, as numbers: one layout for both editions, all tiles and solo.

>>> import capital_lux as lux
>>> game = lux.Game("first", seats=2, seed=1)
>>> observe(game, 0).shape, int(mask(game, 0).sum()) == len(game.legal_ids(0))
((855,), True)

`observe` and `mask` are for a look now and then. Who plays on makes an `Observer` once and plays
through it: it remembers what each hand has shown, and writes without making anything new.

Action ids are the engine's (`capital_lux.rules.actions`) with one difference: the seat of
``place SEAT DISTRICT`` is counted from the seat that acts, as in the observation.

Plain Python that `observation.pxd` compiles; `layout.py` says where everything lies.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from capital_lux.envs.components import Components
from capital_lux.envs.describe import describe
from capital_lux.envs.layout import MOST, OFFSETS, ORDER_BYTES, SIZE, UNLIMITED_GOLD, VERSION
from capital_lux.envs.memory import Memory
from capital_lux.rules.actions import ACTIONS, DRAFT, OVER, PLACE, SLOT
from capital_lux.rules.cards import DISTRICTS, KINDS, PACKS, UNLIMITED, VALUES
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.record import record_of, steps

__all__ = ["ACTIONS", "SIZE", "VERSION", "Observer", "absolute", "describe", "mask", "observe", "relative"]

THIS_VERSION = VERSION
"""For C, which cannot show its own numbers to Python."""
EDITION = OFFSETS["edition"]
SEATS = OFFSETS["seats"]
ROUND = CHANGING = OFFSETS["round"]
"""What lies before it is always the same in one game."""
PHASE = OFFSETS["phase"]
WAITING = OFFSETS["waiting"]
START = OFFSETS["start"]
LAST_TURNS = OFFSETS["last_turns"]
DECK = OFFSETS["deck"]
GOLD_PILE = OFFSETS["gold_pile"]
TILES = OFFSETS["tiles"]
HAND = OFFSETS["hand"]
PACK = OFFSETS["pack"]
UNSEEN = OFFSETS["unseen"]
RECEIVED = OFFSETS["received"]
PASSED = OFFSETS["passed"]
CAPITAL = OFFSETS["capital"]
CAPITAL_TOTAL = OFFSETS["capital_total"]
CAPITAL_ORDER = OFFSETS["capital_order"]
HOME = OFFSETS["home"]
HOME_TOTAL = OFFSETS["home_total"]
BONUS = OFFSETS["bonus"]
GOLD = OFFSETS["gold"]
HAND_SIZE = OFFSETS["hand_size"]
SHOWN = OFFSETS["shown"]
KNOWN = OFFSETS["known"]
FIRST, GENERATIONS, SOLO = range(3)
SETS = 4
FEWEST_SEATS = 2


class Observer:
    """Looks at one game, for any of its seats, and remembers what each hand has shown.

    The memory follows what is played through `act` and `play`. `like` is the observer of a game
    with the same past (a copy, or a world that a seat holds possible) whose memory is taken over.
    Without it a game that is under way is played again from its beginning; one without a record
    of its past is remembered from now on.
    """

    def __init__(self, game: Game, like: Observer | None = None) -> None:
        self.game = game
        self.components = Components(game)
        self.memory = Memory()
        self.row = bytearray(SIZE)
        self.marks = bytearray(ACTIONS)
        self.edition = FIRST if game.edition.name == "first" else GENERATIONS
        if self.game.rob is not None:
            self.edition = SOLO
        if like is not None:
            self.memory.copy_from(like.memory)
        elif game.recorded and game.actions():
            self.catch_up()

    def catch_up(self) -> None:
        """Hear the game's past."""
        for past, _, _, _ in steps(record_of(self.game)):
            game = past
            game.listener = self.memory

    # Playing

    def act(self, seat: int, action: int) -> None:
        """Do an action by its id here; as `Game.play_id`."""
        self.game.listener = self.memory
        self.game.listening = True
        try:
            self.game.play_id(seat, absolute(action, seat, self.game.seats))
        finally:
            self.game.listening = False

    def play(self, seat: int, action: str | int) -> list[Event]:
        """Do an action by text or by the engine's id, and tell what happened; as `Game.play`."""
        self.game.listener = self.memory
        self.memory.noting = True
        try:
            return self.game.play(seat, action)
        finally:
            self.memory.noting = False

    # Looking

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat knows, as a new array."""
        self.check(seat)
        self.write(seat, self.row, 0)
        return np.array(self.row, dtype=np.uint8)

    def mask(self, seat: int) -> npt.NDArray[np.uint8]:
        """1 for each action that a seat may do now, as a new array."""
        self.check(seat)
        self.write_mask(seat, self.marks, 0)
        return np.array(self.marks, dtype=np.uint8)

    def check(self, seat: int) -> None:
        """There must be such a seat."""
        if seat < 0 or seat >= self.game.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.game.seats - 1}")

    def write_mask(self, seat: int, out: bytearray, at: int) -> None:
        """Write the mask, from byte `at` on; the game's choices are the seat's afterwards."""
        for i in range(104):
            out[at + i] = 0
        self.game.choice_count = 0
        if self.game.is_waiting(seat):
            self.game.find_choices(seat)
        self.write_choices(self.game, seat, out, at)

    def write_choices(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Mark the game's choices."""
        count = game.choice_count
        seats = game.seats
        for i in range(count):
            out[at + relative(game.choices[i], seat, seats)] = 1

    def write(self, seat: int, out: bytearray, at: int) -> None:
        """Write what a seat knows, from byte `at` on.

        The bytes must be zero, or what this observer wrote there before.
        """
        self.write_turn(self.game, seat, out, at)
        self.write_packs(self.game, seat, out, at)
        self.write_unseen(self.game, seat, out, at + UNSEEN)
        self.write_capital(self.game, out, at)
        self.write_seats(self.game, seat, out, at)
        self.components.write(self.game, seat, out, at)

    def write_turn(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Where the game stands, and which one it is."""
        for i in range(CHANGING, HAND):
            out[at + i] = 0
        out[at] = THIS_VERSION
        out[at + EDITION + self.edition] = 1
        out[at + SEATS + game.seats - FEWEST_SEATS] = 1
        for district in range(DISTRICTS):
            out[at + TILES + district * SETS + self.components.letter[district]] = 1
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
        out[at + DECK] = game.cards_left()
        out[at + GOLD_PILE] = UNLIMITED_GOLD if game.gold_pile == UNLIMITED else game.gold_pile

    def turn_of(self, owner: int, seat: int, seats: int) -> int:
        """A seat counted from another."""
        return owner - seat if owner >= seat else owner - seat + seats

    def write_packs(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """The seat's own cards, and those of this round's draft that it saw."""
        self.write_plane(game.hand[seat], out, at + HAND)
        self.write_plane(game.pack[seat], out, at + PACK)
        left = seat + 1 if seat + 1 < game.seats else 0
        for number in range(PACKS):
            here = at + RECEIVED + number * KINDS
            if number <= game.passes:
                self.write_plane(game.received[number][seat], out, here)
            else:
                self.clear_plane(out, here)
        if self.edition == SOLO:
            return
        for number in range(1, PACKS):
            here = at + PASSED + (number - 1) * KINDS
            if number <= game.passes:
                self.write_plane(game.received[number][left], out, here)
            else:
                self.clear_plane(out, here)

    def write_unseen(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """All cards of the deck and the other seats, together: the seat knows those it sees."""
        self.clear_plane(out, at)
        for owner in range(game.seats):
            if owner != seat:
                self.add_plane(game.hand[owner], out, at)
                self.add_plane(game.pack[owner], out, at)
        end = game.deck_size
        for i in range(game.deck_next, end):
            out[at + game.deck[i]] += 1

    # Loops of 20 are written as a literal: C makes them a few moves.

    def write_plane(self, counts: list[int], out: bytearray, at: int) -> None:
        """Twenty counts."""
        for kind in range(20):
            out[at + kind] = counts[kind]

    def add_plane(self, counts: list[int], out: bytearray, at: int) -> None:
        """Twenty counts more."""
        for kind in range(20):
            out[at + kind] += counts[kind]

    def clear_plane(self, out: bytearray, at: int) -> None:
        """Twenty zeros."""
        for kind in range(20):
            out[at + kind] = 0

    def write_capital(self, game: Game, out: bytearray, at: int) -> None:
        """The capital's cards; in Generations with the order of those of one value (G11)."""
        for district in range(DISTRICTS):
            out[at + CAPITAL_TOTAL + district] = min(MOST, game.capital_total[district])
            here = at + CAPITAL + district * KINDS
            self.write_district(game.capital[district], game.capital_size[district], out, here)
            if self.edition != FIRST:
                here = at + CAPITAL_ORDER + district * VALUES * ORDER_BYTES
                self.components.write_order(
                    game.capital[district], game.capital_size[district], out, here
                )

    def write_district(self, kinds: list[int], size: int, out: bytearray, at: int) -> None:
        """Count some cards."""
        self.clear_plane(out, at)
        for i in range(size):
            out[at + kinds[i]] += 1

    def write_seats(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Every seat's home, bonus cards, gold and hand, the seat's own first."""
        turn = 0
        for owner in range(game.seats):
            turn = self.turn_of(owner, seat, game.seats)
            out[at + GOLD + turn] = game.gold[owner]
            out[at + HAND_SIZE + turn] = game.hand_size[owner] + game.pack_size[owner]
            here = at + HOME + turn * KINDS
            self.write_plane(game.home[owner][0], out, here)
            for district in range(1, DISTRICTS):
                self.add_plane(game.home[owner][district], out, here)
            here = at + HOME_TOTAL + turn * DISTRICTS
            for district in range(DISTRICTS):
                out[here + district] = min(MOST, game.home_total[owner][district])
            self.write_plane(game.bonus[owner], out, at + BONUS + turn * KINDS)
            self.write_plane(self.memory.shown[owner], out, at + SHOWN + turn * KINDS)
            self.write_plane(self.memory.opened[owner], out, at + KNOWN + turn * KINDS)
            if turn == 1 and self.edition != SOLO:
                self.add_passed(game, seat, owner, out, at + KNOWN + KINDS)

    def add_passed(self, game: Game, seat: int, left: int, out: bytearray, at: int) -> None:
        """Add what the next seat surely still has of the packs it was passed (V2).

        It kept all of the last one. Of the one before, if there are two, it passed some on; with two
        seats those came back.
        """
        second = 0
        if game.passes > 1:
            for kind in range(20):
                second += game.received[2][left][kind]
        for kind in range(20):
            sure = 0
            if second > 0:
                sure = game.received[2][left][kind]
                if game.seats == FEWEST_SEATS:
                    sure += game.received[1][left][kind] - game.received[2][seat][kind]
            elif game.passes > 0:
                sure = game.received[1][left][kind]
            sure -= self.memory.shown[left][kind]
            if sure > 0:
                out[at + kind] += sure


def relative(action: int, seat: int, seats: int) -> int:
    """An action's id here, from the engine's: the seat of `place` is counted from `seat`."""
    if action < PLACE or action >= SLOT:
        return action
    owner = (action - PLACE) // DISTRICTS
    return action + ((owner - seat + seats) % seats - owner) * DISTRICTS


def absolute(action: int, seat: int, seats: int) -> int:
    """The engine's id of an action, from its id here."""
    if action < PLACE or action >= PLACE + seats * DISTRICTS:
        return action
    owner = (action - PLACE) // DISTRICTS
    return action + ((owner + seat) % seats - owner) * DISTRICTS


def observe(game: Game, seat: int) -> npt.NDArray[np.uint8]:
    """What a seat of a game knows now."""
    return Observer(game).observe(seat)


def mask(game: Game, seat: int) -> npt.NDArray[np.uint8]:
    """1 for each action that a seat of a game may do now."""
    out = np.zeros(ACTIONS, dtype=np.uint8)
    out[[relative(action, seat, game.seats) for action in game.legal_ids(seat)]] = 1
    return out
