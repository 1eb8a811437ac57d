"""What a seat knows, as numbers: one layout for both editions, all tiles and solo.

>>> import capital_lux as lux
>>> game = lux.Game("first", seats=2, seed=1)
>>> observe(game, 0).shape, int(mask(game, 0).sum()) == len(game.legal_ids(0))
((795,), True)

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
from capital_lux.envs.layout import MOST, OFFSETS, ORDER_BYTES, SIZE, UNLIMITED_GOLD, VERSION
from capital_lux.envs.memory import Memory
from capital_lux.rules.actions import ACTIONS, NOT_YET, PLACE, SLOT
from capital_lux.rules.cards import DISTRICTS, KINDS, PACKS, UNLIMITED, VALUES
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.record import record_of, steps

__all__ = ["ACTIONS", "SIZE", "VERSION", "Observer", "absolute", "mask", "observe", "relative"]

THIS_VERSION, ACTION_IDS = VERSION, ACTIONS
"""For C, which cannot show its own numbers to Python."""
EDITION = OFFSETS["edition"]
SEATS = OFFSETS["seats"]
ROUND = OFFSETS["round"]
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
OPEN = OFFSETS["open"]
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
        for action in range(ACTION_IDS):
            out[at + action] = 0
        self.game.choice_count = 0
        if self.game.is_waiting(seat):
            self.game.find_choices(seat)
        for i in range(self.game.choice_count):
            out[at + relative(self.game.choices[i], seat, self.game.seats)] = 1

    def write(self, seat: int, out: bytearray, at: int) -> None:
        """Write what a seat knows, from byte `at` on.

        The bytes must be zero, or what this observer wrote there before.
        """
        self.write_turn(self.game, seat, out, at)
        self.write_packs(self.game, seat, out, at)
        self.write_capital(self.game, out, at)
        self.write_seats(self.game, seat, out, at)
        self.components.write(self.game, seat, out, at)

    def write_turn(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Where the game stands, and which one it is."""
        for i in range(HAND):
            out[at + i] = 0
        out[at] = THIS_VERSION
        out[at + EDITION + self.edition] = 1
        out[at + SEATS + game.seats - FEWEST_SEATS] = 1
        out[at + ROUND + game.round - 1] = 1
        out[at + PHASE + game.phase] = 1
        for turn in range(game.seats):
            if game.is_waiting((seat + turn) % game.seats):
                out[at + WAITING + turn] = 1
        out[at + START + (game.start - seat + game.seats) % game.seats] = 1
        if game.last_turns != NOT_YET:
            out[at + LAST_TURNS] = 1 + game.last_turns
        out[at + DECK] = game.cards_left()
        out[at + GOLD_PILE] = UNLIMITED_GOLD if game.gold_pile == UNLIMITED else game.gold_pile
        for district in range(DISTRICTS):
            out[at + TILES + district * SETS + self.components.letter[district]] = 1

    def write_packs(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """The seat's own cards, those of this round's draft that it saw, and those it does not see."""
        self.write_plane(game.hand[seat], out, at + HAND)
        self.write_plane(game.pack[seat], out, at + PACK)
        left = (seat + 1) % game.seats
        for number in range(PACKS):
            if number <= game.passes:
                self.write_plane(game.received[number][seat], out, at + RECEIVED + number * KINDS)
            else:
                self.clear_plane(out, at + RECEIVED + number * KINDS)
        if self.edition != SOLO:
            for number in range(1, PACKS):
                if number <= game.passes:
                    self.write_plane(
                        game.received[number][left], out, at + PASSED + (number - 1) * KINDS
                    )
                else:
                    self.clear_plane(out, at + PASSED + (number - 1) * KINDS)
        self.clear_plane(out, at + UNSEEN)
        for i in range(game.deck_next, game.deck_size):
            out[at + UNSEEN + game.deck[i]] += 1
        for turn in range(1, game.seats):
            other = (seat + turn) % game.seats
            for kind in range(20):
                out[at + UNSEEN + kind] += game.hand[other][kind] + game.pack[other][kind]

    def write_plane(self, counts: list[int], out: bytearray, at: int) -> None:
        """Twenty counts."""
        for kind in range(20):  # a literal: C makes it two moves
            out[at + kind] = counts[kind]

    def clear_plane(self, out: bytearray, at: int) -> None:
        """Twenty zeros."""
        for kind in range(20):
            out[at + kind] = 0

    def write_capital(self, game: Game, out: bytearray, at: int) -> None:
        """The capital's cards; in Generations with the order of those of one value (G11)."""
        for i in range(DISTRICTS * KINDS):
            out[at + CAPITAL + i] = 0
        for district in range(DISTRICTS):
            out[at + CAPITAL_TOTAL + district] = min(MOST, game.capital_total[district])
            for i in range(game.capital_size[district]):
                out[at + CAPITAL + district * KINDS + game.capital[district][i]] += 1
            if self.edition != FIRST:
                self.components.write_order(
                    game.capital[district],
                    game.capital_size[district],
                    out,
                    at + CAPITAL_ORDER + district * VALUES * ORDER_BYTES,
                )

    def write_seats(self, game: Game, seat: int, out: bytearray, at: int) -> None:
        """Every seat's home, bonus cards, gold and hand, the seat's own first."""
        for turn in range(game.seats):
            owner = (seat + turn) % game.seats
            out[at + GOLD + turn] = game.gold[owner]
            out[at + HAND_SIZE + turn] = game.hand_size[owner] + game.pack_size[owner]
            for district in range(DISTRICTS):
                total = game.home_total[owner][district]
                out[at + HOME_TOTAL + turn * DISTRICTS + district] = min(MOST, total)
                for rank in range(VALUES):
                    kind = district * VALUES + rank
                    out[at + HOME + turn * KINDS + kind] = game.home[owner][district][kind]
            for rank in range(VALUES):
                count = 0
                for district in range(DISTRICTS):
                    count += game.bonus[owner][district * VALUES + rank]
                out[at + BONUS + turn * VALUES + rank] = count
            self.write_plane(self.memory.shown[owner], out, at + SHOWN + turn * KINDS)
            self.write_plane(self.memory.opened[owner], out, at + OPEN + turn * KINDS)


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
