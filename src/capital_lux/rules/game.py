"""A game: its edition, its powers, and the few methods everybody uses it through."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.actions import (
    ACTIONS,
    CAPITAL,
    DRAFT,
    HOME,
    KEEP,
    OVER,
    PHASES,
    PLAY,
    POWER,
    TEXTS,
    action_id,
)
from capital_lux.rules.board import Listener
from capital_lux.rules.cards import MAX_SEATS
from capital_lux.rules.chance import Chance, Stream, seed_bytes
from capital_lux.rules.events import Event, Note, decode
from capital_lux.rules.illegal import IllegalAction, no_seat, refusal
from capital_lux.rules.own import INTERRUPTED, Tile, TileError
from capital_lux.rules.powered import PoweredBoard
from capital_lux.rules.reasons import because
from capital_lux.rules.rob_cards import RobCards
from capital_lux.rules.versions import RULES, read_rules

ONE_SEAT = tuple((seat,) for seat in range(MAX_SEATS))


class Game(PoweredBoard):
    """A game of Capital Lux.

    `edition`, `blue`, `pink`, `yellow` and `green` say by which rules.

    >>> game = Game(edition="first", seats=3, seed=7)
    >>> game.waiting()
    (0, 1, 2)
    >>> [event.what for event in game.play(0, game.legal(0)[0])]
    ['kept']
    >>> game.over
    False
    """

    rules: int
    """The version of the rules it is played by."""
    guarded: bool
    """Whether a tile that a user wrote is in play."""

    def __init__(
        self,
        edition: str = "first",
        seats: int = 2,
        seed: bytes | str | int | None = None,
        *,
        powers: str | Sequence[Any] | None = None,
        cards: Mapping[str, int] | None = None,
        rob_cards: Sequence[str] | None = None,
        tape: Mapping[str, Any] | None = None,
        rules: int = RULES,
    ) -> None:
        """Deal a game.

        `edition`: "first" (2-4 seats) or "generations" (1-4; 1 is solo against ROB, who is seat 1).
        `seed`: 32 bytes, 64 hex digits or a number; chance decides when it is None. `powers`, for
        Generations: a set "A" to "D", "random", or four tiles. `cards` replaces the edition's deck
        (a count for each card code), `rob_cards` the table of ROB's cards. `tape` gives all chance
        openly instead of a seed (see `tape()`). `rules` is the version of the rules: an older one
        is for games that began with it.
        """
        from capital_lux.rules.options import equip, load_tape

        if seed is not None and tape is not None:
            raise ValueError(because("seed-and-tape"))
        self.lay_out()
        self.rules = read_rules(rules)
        self.history: Any = None
        self.recorded = True
        self.seed: bytes | None = None
        self.opening_notes: list[Note] = []
        self.position: dict[str, Any] | None = None
        drawn = seed_bytes(seed)
        equip(self, edition, seats, powers, cards, rob_cards, drawn)
        if tape is None:
            self.seed = drawn
            self.draw_tape(Stream(drawn))
        else:
            load_tape(self, tape)
        self.listener = Listener()
        self.listening = True
        self.begin()
        self.listening = False
        self.opening_notes = self.listener.drain()
        if self.guarded:
            self.check_tiles()

    def own_tiles(self) -> list[Tile]:
        """The tiles that a user wrote."""
        return [power for power in self.powers() if isinstance(power, Tile)]

    def check_tiles(self) -> None:
        """Raise what a user's tile did wrong, if anything."""
        troubles = [tile.take_trouble() for tile in self.own_tiles()]
        if INTERRUPTED in troubles:
            raise KeyboardInterrupt
        for trouble in troubles:
            if trouble is not None:
                raise TileError(trouble)

    def begin(self) -> None:
        """Start from the tape."""
        self.clear_zones()
        self.edition.set_up(self)

    def deal(self, chance: Chance) -> None:
        """Start another game of the same kind; it has a tape but no seed."""
        self.history = None
        self.recorded = True
        self.seed = None
        self.position = None
        self.opening_notes = []
        self.draw_tape(chance)
        self.begin()

    # Decisions

    def is_waiting(self, seat: int) -> bool:
        """Whether a seat must act now."""
        if self.phase == DRAFT:
            return self.picks_left[seat] > 0
        return self.phase != OVER and self.actor == seat

    def find_choices(self, seat: int) -> None:
        """Fill `choices` with what a waiting seat may do, in the order of the ids."""
        self.choice_count = 0
        if self.phase == PLAY:
            self.offer_each(self.hand[seat], HOME)
            count = self.choice_count
            choices = self.choices
            for i in range(count):
                choices[count + i] = choices[i] + CAPITAL - HOME
            self.choice_count = 2 * count
        elif self.phase == DRAFT:
            self.offer_each(self.pack[seat], KEEP)
        elif self.phase == POWER:
            self.offer_choices(seat)
        else:
            self.edition.offer(self, seat)

    def act(self, seat: int, action: int) -> None:
        """Carry out a legal action."""
        if self.phase == PLAY:
            if action < CAPITAL:
                self.edition.play_home(self, seat, action - HOME)
            else:
                self.edition.play_capital(self, seat, action - CAPITAL)
        elif self.phase == DRAFT:
            self.edition.keep(self, seat, action - KEEP)
        elif self.phase == POWER:
            self.choose(seat, action)
        else:
            self.edition.settle(self, seat, action)

    def next_seat(self) -> int:
        """The seat that acts now: in a draft the first that is waiting."""
        if self.phase != DRAFT:
            return self.actor
        seat = 0
        while self.picks_left[seat] == 0:
            seat += 1
        return seat

    def play_out(self, chance: Chance) -> int:
        """Play on with random actions to the end; how many decisions it took.

        The actions are not kept: after this there is no `record`.
        """
        decisions = 0
        self.recorded = False
        while self.phase != OVER:
            seat = self.next_seat()
            self.find_choices(seat)
            self.act(seat, self.choices[chance.below(self.choice_count)])
            decisions += 1
        if self.guarded:
            self.check_tiles()
        return decisions

    def allows(self, seat: int, action: int) -> bool:
        """Whether a seat may do this now."""
        if seat < 0 or seat >= self.seats or not self.is_waiting(seat):
            return False
        self.find_choices(seat)
        for i in range(self.choice_count):
            if self.choices[i] == action:
                return True
        return False

    # The public face

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def opening(self) -> list[Event]:
        """The events of the set-up, before the first action."""
        return decode(self.opening_notes)

    @property
    def commitment(self) -> str | None:
        """The sha256 of the seed: publish it before the game, the seed after it."""
        return None if self.seed is None else hashlib.sha256(self.seed).hexdigest()

    def waiting(self) -> tuple[int, ...]:
        """The seats that must act now: in a draft all that are not ready, else one."""
        if self.phase != DRAFT:
            return ONE_SEAT[self.actor] if self.phase != OVER else ()
        return tuple([seat for seat in range(self.seats) if self.picks_left[seat] > 0])

    def legal_ids(self, seat: int) -> list[int]:
        """What a seat may do now, as ids; empty when it is not its turn."""
        if seat < 0 or seat >= self.seats or not self.is_waiting(seat):
            return []
        self.find_choices(seat)
        return [self.choices[i] for i in range(self.choice_count)]

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, as text; empty when it is not its turn."""
        return [TEXTS[action] for action in self.legal_ids(seat)]

    def play_id(self, seat: int, action: int) -> None:
        """As `play`, by id, and without making events."""
        if not self.allows(seat, action):
            phase = PHASES[self.phase]
            raise refusal(seat, action, self.seats, self.waiting(), phase, self.legal(seat))
        if self.guarded:
            self.play_guarded(seat, action)
        else:
            self.act(seat, action)
        self.history = (self.history, seat * ACTIONS + action)

    def play_guarded(self, seat: int, action: int) -> None:
        """Act, and take it all back if a user's tile misbehaves."""
        from capital_lux.rules.soundness import has_all_cards

        before = self.copy()
        try:
            self.act(seat, action)
            self.check_tiles()
            if not has_all_cards(self):
                raise TileError(f"a card was lost or added by {self.own_tiles()[0].name!r}")
        except BaseException:
            self.copy_from(before)
            raise

    def play(self, seat: int, action: str | int) -> list[Event]:
        """Do an action and return what happened.

        Raises `IllegalAction`, and changes nothing, when it is not legal.
        """
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise no_seat(seat, self.seats)
        number = self.number_of(seat, action)
        if self.listener is None:
            self.listener = Listener()
        self.listening = True
        try:
            self.play_id(seat, number)
        finally:
            self.listening = False
            notes = self.listener.drain()
        return decode(notes)

    def number_of(self, seat: int, action: Any) -> int:
        """The id of an action given as text or id."""
        try:
            return action_id(TEXTS[action] if type(action) is int and action >= 0 else action)
        except (KeyError, IndexError, TypeError):
            raise IllegalAction(because("not-action", action=action), self.legal(seat)) from None

    def scores(self) -> list[int]:
        """Each seat's points now; final when the game is over."""
        scores = [self.edition.score(self, seat) for seat in range(self.seats)]
        if self.guarded:
            self.check_tiles()
        return scores

    def winners(self) -> tuple[int, ...]:
        """The seat that won, or those that share the victory; empty before the end."""
        if self.phase != OVER:
            return ()
        return tuple([seat for seat in range(self.seats) if self.edition.wins(self, seat)])

    def copy_from(self, other: Game) -> None:
        """Become the same position as another game of the same edition, powers and seats."""
        self.copy_zones(other)
        self.blue.copy_from(other.blue)
        self.pink.copy_from(other.pink)
        self.yellow.copy_from(other.yellow)
        self.green.copy_from(other.green)
        if self.rob is not None:
            self.rob.copy_from(other.rob)
        self.seed = other.seed
        self.opening_notes = other.opening_notes
        self.position = other.position
        self.history = other.history
        self.recorded = other.recorded

    def copy(self) -> Game:
        """An independent game in the same position, with the same past."""
        twin = Game.__new__(Game)
        twin.lay_out()
        twin.rules = self.rules
        twin.edition = self.edition
        twin.guarded = self.guarded
        if self.rob is not None:
            twin.rob = RobCards(self.rob.table)
        twin.blue = self.blue.twin()
        twin.pink = self.pink.twin()
        twin.yellow = self.yellow.twin()
        twin.green = self.green.twin()
        twin.copy_from(self)
        return twin

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything a seat may see, its legal actions included; None is a spectator."""
        from capital_lux.rules.view import view_of

        seen = view_of(self, seat)
        if self.guarded:
            self.check_tiles()
        return seen

    def snapshot(self) -> dict[str, Any]:
        """The full truth, as JSON."""
        from capital_lux.rules.snapshot import snapshot_of

        return snapshot_of(self)

    @staticmethod
    def restore(snapshot: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Game:
        """The game of a snapshot; `InvalidSnapshot` when it is not one. `tiles`: a user's own."""
        from capital_lux.rules.snapshot import restored

        return restored(snapshot, tiles)

    def tape(self) -> dict[str, Any]:
        """All the chance of this game, drawn before it began."""
        from capital_lux.rules.options import tape_of

        return tape_of(self)

    def actions(self) -> list[tuple[int, str]]:
        """What was played so far: seats and action texts."""
        played: list[tuple[int, str]] = []
        link = self.history
        while link is not None:
            link, number = link
            played.append((number // ACTIONS, TEXTS[number % ACTIONS]))
        played.reverse()
        return played

    def record(self) -> dict[str, Any]:
        """How the game was dealt, all that was played and the result; `replay` is the inverse."""
        from capital_lux.rules.record import record_of

        return record_of(self)

    def __reduce__(self) -> tuple[Any, ...]:
        from capital_lux.rules.record import record_of, replay

        return replay, (record_of(self),)
