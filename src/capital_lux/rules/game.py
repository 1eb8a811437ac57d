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
from capital_lux.rules.chance import Chance, Stream, chance_of, seed_bytes
from capital_lux.rules.events import Event, Note, decode
from capital_lux.rules.given import Made, natural, wrong
from capital_lux.rules.illegal import IllegalAction, no_seat, refusal
from capital_lux.rules.own import TileError, check_tiles, own_tiles
from capital_lux.rules.powered import PoweredBoard
from capital_lux.rules.reasons import because
from capital_lux.rules.rob_cards import RobCards
from capital_lux.rules.shapes import View
from capital_lux.rules.versions import RULES, read_rules

ONE_SEAT = tuple((seat,) for seat in range(MAX_SEATS))
SIGNATURE = Made(
    lambda edition="first", seats=2, seed=None, *,
    powers=None, cards=None, rob_cards=None, tape=None, rules=RULES: None
)  # fmt: skip


class Game(PoweredBoard):
    """A game of Capital Lux.

    `edition` and `powers()` say by which rules.

    >>> game = Game(edition="first", seats=3, seed=7)
    >>> game.waiting()
    (0, 1, 2)
    >>> [event.what for event in game.play(0, game.legal(0)[0])]
    ['kept']
    >>> game.over
    False
    """

    __signature__ = SIGNATURE

    rules: int
    """The version of the rules it is played by."""
    guarded: bool
    """Whether a tile that a user wrote is in play."""
    sort: tuple[Any, ...] | None
    """Equal for games that `copy_from` can make alike; None until a game is dealt."""

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
        self.sort = None
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
            check_tiles(self)
        table = None if self.rob is None else self.rob.table
        tiles = [type(power) for power in self.powers()]
        self.sort = self.edition, self.seats, self.rules, table, *tiles

    def check_dealt(self) -> None:
        """Refuse a game that `Game(...)` did not make, or could not."""
        if self.sort is None:
            raise wrong("a game that lux.Game(...) has dealt", self, RuntimeError)

    def begin(self) -> None:
        """Start from the tape."""
        self.clear_zones()
        self.edition.set_up(self)

    def deal(self, chance: Chance) -> None:
        """Start another game of the same kind; it has a tape but no seed."""
        self.check_dealt()
        source = chance_of(chance)
        self.history = None
        self.recorded = True
        self.seed = None
        self.position = None
        self.opening_notes = []
        self.draw_tape(source)
        self.begin()
        source.settle()

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
        """Play on with random actions to the end, and return how many decisions it took.

        The actions are not kept: after this there is no `record`.
        """
        self.check_dealt()
        source = chance_of(chance)
        decisions = 0
        self.recorded = self.recorded and self.phase == OVER
        while self.phase != OVER:
            seat = self.next_seat()
            self.find_choices(seat)
            if self.choice_count == 0:
                break
            self.act(seat, self.choices[source.draw(self.choice_count)])
            decisions += 1
        source.settle()
        if self.phase != OVER:
            raise TileError("somebody took the cards that a seat must play")
        if self.guarded:
            check_tiles(self)
        return decisions

    def allows(self, seat: int, action: int) -> bool:
        if not self.is_waiting(seat):
            return False
        self.find_choices(seat)
        for i in range(self.choice_count):
            if self.choices[i] == action:
                return True
        return False

    def seat_number(self, seat: Any) -> int:
        """The number of a seat; `IllegalAction` when there is no such seat."""
        number = natural(seat)
        if number < 0 or number >= self.seats:
            self.check_dealt()
            raise no_seat(seat, self.seats)
        return number

    # The public face

    def __repr__(self) -> str:
        if self.sort is None:
            return "<Game that was never dealt>"
        seats = "solo" if self.rob is not None else f"{self.seats} seats"
        state = f"round {self.round}, {PHASES[self.phase]}"
        waiting = f", waiting for {', '.join(map(str, self.waiting()))}" if self.waiting() else ""
        return f"<Game {self.edition.name}, {seats}, {state}{waiting}>"

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
        place = self.seat_number(seat)
        if not self.is_waiting(place):
            return []
        self.find_choices(place)
        return [self.choices[i] for i in range(self.choice_count)]

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, as text; empty when it is not its turn."""
        return [TEXTS[action] for action in self.legal_ids(seat)]

    def play_id(self, seat: int, action: int) -> None:
        """As `play`, by id, and without making events."""
        place = self.seat_number(seat)
        number = natural(action)
        if not self.allows(place, number):
            phase = PHASES[self.phase]
            raise refusal(place, number, action, self.waiting(), phase, self.legal(place))
        if self.guarded:
            self.play_guarded(place, number)
        else:
            self.act(place, number)
        self.history = (self.history, place * ACTIONS + number)

    def play_guarded(self, seat: int, action: int) -> None:
        """Act, and take it all back if a user's tile misbehaves."""
        from capital_lux.rules.soundness import has_all_cards

        before = self.copy()
        try:
            self.act(seat, action)
            check_tiles(self)
            if not has_all_cards(self):
                raise TileError(f"a card was lost or added by {own_tiles(self)[0].name!r}")
        except BaseException:
            self.become(before)
            raise

    def play(self, seat: int, action: str | int) -> list[Event]:
        """Do an action and return what happened.

        Raises `IllegalAction`, and changes nothing, when it is not legal.
        """
        place = self.seat_number(seat)
        number = self.number_of(place, action)
        if self.listener is None:
            self.listener = Listener()
        self.listening = True
        try:
            self.play_id(place, number)
        finally:
            self.listening = False
            notes = self.listener.drain()
        return decode(notes)

    def number_of(self, seat: int, action: Any) -> int:
        """The id of an action given as text or id."""
        number = natural(action)
        if isinstance(action, str) and action in TEXTS:
            number = action_id(action)
        if number < 0 or number >= ACTIONS:
            raise IllegalAction(because("not-action", action=action), self.legal(seat))
        return number

    def scores(self) -> list[int]:
        """Each seat's points now; final when the game is over."""
        scores = [self.edition.score(self, seat) for seat in range(self.seats)]
        if self.guarded:
            check_tiles(self)
        return scores

    def winners(self) -> tuple[int, ...]:
        """The seat that won, or those that share the victory; empty before the end."""
        if self.phase != OVER:
            return ()
        return tuple([seat for seat in range(self.seats) if self.edition.wins(self, seat)])

    def copy_from(self, other: Game) -> None:
        """Take over the position of another game of the same edition, powers and seats."""
        self.check_dealt()
        if not isinstance(other, Game):
            raise wrong("a game", other)
        game = other
        if self.sort is not game.sort and self.sort != game.sort:
            raise wrong("a game of the same edition, powers and seats", other, ValueError)
        self.become(game)

    def become(self, other: Game) -> None:
        """Do what `copy_from` does when the other game is known to be of the same sort."""
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
        self.check_dealt()
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
        twin.sort = self.sort
        twin.become(self)
        return twin

    def view(self, seat: int | None = None) -> View:
        """Everything a seat may see, its legal actions included; None is a spectator."""
        from capital_lux.rules.view import view_of

        self.check_dealt()
        seen = view_of(self, seat)
        if self.guarded:
            check_tiles(self)
        return seen

    def snapshot(self) -> dict[str, Any]:
        """The full truth, as JSON."""
        from capital_lux.rules.snapshot import snapshot_of

        self.check_dealt()
        return snapshot_of(self)

    @staticmethod
    def restore(snapshot: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Game:
        """The game of a snapshot; `InvalidSnapshot` when it is not one. `tiles`: a user's own."""
        from capital_lux.rules.snapshot import restored

        return restored(snapshot, tiles)

    def tape(self) -> dict[str, Any]:
        """All the chance of this game, drawn before it began."""
        from capital_lux.rules.options import tape_of

        self.check_dealt()
        return tape_of(self)

    def actions(self) -> list[tuple[int, str]]:
        """What has been played so far: seats and action texts."""
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

        self.check_dealt()
        return record_of(self)

    def __reduce__(self) -> tuple[Any, ...]:
        from capital_lux.rules.record import replay

        return replay, (self.record(),)
