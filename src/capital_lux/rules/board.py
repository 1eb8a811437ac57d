"""The zones of a game and the verbs that editions and power tiles are written with.

Every zone is a small fixed array: mostly 20 counts, because cards of one kind are the same card.
The capital also keeps the order in which its cards were placed.

`board.pxd` has the types with which this file compiles to C.
"""

from __future__ import annotations

from typing import Any

from capital_lux.rules import cards
from capital_lux.rules.actions import ACTIONS, CARD, NOT_YET, POWER
from capital_lux.rules.cards import (
    CARD_NAMES,
    DISTRICTS,
    KINDS,
    MAX_CARDS,
    MAX_SEATS,
    NO_KIND,
    PACKS,
    UNLIMITED,
    zeros,
)
from capital_lux.rules.chance import Chance
from capital_lux.rules.events import BONUS, DISCARDED, DREW, TOOK_GOLD, WIDTH, Note

COMPILED = not __file__.endswith(".py")
VALUE = list(cards.VALUE)

MAX_NOTES = 512
SHAPES: dict[str, tuple[int, ...]] = {
    "census": (KINDS,),
    "deck": (MAX_CARDS,),
    "lots": (MAX_SEATS,),
    "hand": (MAX_SEATS, KINDS),
    "hand_size": (MAX_SEATS,),
    "pack": (MAX_SEATS, KINDS),
    "pack_size": (MAX_SEATS,),
    "picks_left": (MAX_SEATS,),
    "received": (PACKS, MAX_SEATS, KINDS),
    "home": (MAX_SEATS, DISTRICTS, KINDS),
    "home_size": (MAX_SEATS, DISTRICTS),
    "home_total": (MAX_SEATS, DISTRICTS),
    "capital": (DISTRICTS, MAX_CARDS),
    "capital_size": (DISTRICTS,),
    "capital_total": (DISTRICTS,),
    "bonus": (MAX_SEATS, KINDS),
    "gold": (MAX_SEATS,),
    "discard": (KINDS,),
    "choices": (ACTIONS,),
}
"""The lists of plain Python; `board.pxd` declares the same for C."""


class Listener:
    """Takes the engine's notes of what happens, in order."""

    def __init__(self) -> None:
        self.count = 0
        if not COMPILED:
            self.notes: list[list[int]] = zeros(MAX_NOTES, WIDTH)

    def hear(self, what: int, seat: int, a: int, b: int, c: int) -> None:
        note = self.notes[self.count]
        note[0] = what
        note[1] = seat
        note[2] = a
        note[3] = b
        note[4] = c
        if self.count < MAX_NOTES - 1:
            self.count += 1

    def drain(self) -> list[Note]:
        """The notes since the last call."""
        heard: list[Note] = []
        for i in range(self.count):
            note = self.notes[i]
            heard.append((note[0], note[1], note[2], note[3], note[4]))
        self.count = 0
        return heard


class Board:
    """All zones of a game, where its turn stands, and the verbs that change them."""

    seats: int
    round: int
    phase: int
    start: int
    """The round's starting seat."""
    first_start: int
    """The game's first starting seat."""
    actor: int
    """The seat that acts, in every phase but the draft."""
    last_turns: int
    """Turns left once the round's end is triggered, else NOT_YET."""
    step: int
    """How far the round end has come."""
    passes: int
    """How often the draft's packs were passed."""
    asking: int
    """The district whose power waits for a choice, with the choice's step and what it is about."""
    ask_step: int
    ask_district: int
    ask_kind: int
    closing: int
    """Whether the round end is under way: a power that asks then does not end a turn."""
    again: int
    """Whether the acting seat takes another turn at once."""
    gold_pile: int
    deck_size: int
    deck_next: int
    choice_count: int
    listening: bool
    listener: Any
    """A `Listener`, or None while nobody has listened yet."""
    rob: Any
    """A `RobCards` in a solo game, else None."""
    census: list[int]
    """How many cards of each kind the game has."""
    deck: list[int]
    lots: list[int]
    """The modifiers dealt to decide who starts (F3)."""
    hand: list[list[int]]
    """By seat and kind. In a draft: the cards kept."""
    hand_size: list[int]
    pack: list[list[int]]
    """By seat and kind: what the seat chooses from."""
    pack_size: list[int]
    picks_left: list[int]
    received: list[list[list[int]]]
    """By pass, seat and kind: the round's packs as they came (V2)."""
    home: list[list[list[int]]]
    """By seat, district and kind."""
    home_size: list[list[int]]
    home_total: list[list[int]]
    capital: list[list[int]]
    """By district: its cards, oldest first."""
    capital_size: list[int]
    capital_total: list[int]
    bonus: list[list[int]]
    """By seat and kind."""
    gold: list[int]
    discard: list[int]
    choices: list[int]
    """The actions offered; only the first `choice_count` count."""

    def lay_out(self) -> None:
        """Make the zones. Compiled, they are part of the object and empty from the start."""
        if not COMPILED:
            for name, kind in Board.__annotations__.items():
                setattr(self, name, None if kind == "Any" else zeros(*SHAPES.get(name, ())))

    def copy_zones(self, other: Board) -> None:
        """Take over every zone and the turn of another board.

        C copies fastest where the number of rows stands in the loop, so it does.
        """
        self.seats = other.seats
        self.round = other.round
        self.phase = other.phase
        self.start = other.start
        self.first_start = other.first_start
        self.actor = other.actor
        self.last_turns = other.last_turns
        self.step = other.step
        self.passes = other.passes
        self.asking = other.asking
        self.ask_step = other.ask_step
        self.ask_district = other.ask_district
        self.ask_kind = other.ask_kind
        self.closing = other.closing
        self.again = other.again
        self.gold_pile = other.gold_pile
        self.deck_size = other.deck_size
        self.deck_next = other.deck_next
        self.census[:] = other.census
        self.deck[:] = other.deck
        self.lots[:] = other.lots
        self.hand_size[:] = other.hand_size
        self.pack_size[:] = other.pack_size
        self.picks_left[:] = other.picks_left
        self.capital_size[:] = other.capital_size
        self.capital_total[:] = other.capital_total
        self.gold[:] = other.gold
        self.discard[:] = other.discard
        for district in range(4):
            self.capital[district][:] = other.capital[district]
        for seat in range(self.seats):
            self.hand[seat][:] = other.hand[seat]
            self.pack[seat][:] = other.pack[seat]
            self.bonus[seat][:] = other.bonus[seat]
            self.home_size[seat][:] = other.home_size[seat]
            self.home_total[seat][:] = other.home_total[seat]
            for district in range(4):
                self.home[seat][district][:] = other.home[seat][district]
            for passed in range(3):
                self.received[passed][seat][:] = other.received[passed][seat]

    def clear_zones(self) -> None:
        """Put every card and coin away."""
        self.clear(self.discard)
        for district in range(DISTRICTS):
            self.capital_size[district] = 0
            self.capital_total[district] = 0
        for seat in range(self.seats):
            self.clear(self.hand[seat])
            self.clear(self.pack[seat])
            self.clear(self.bonus[seat])
            self.hand_size[seat] = 0
            self.pack_size[seat] = 0
            self.picks_left[seat] = 0
            self.gold[seat] = 0
            for district in range(DISTRICTS):
                self.clear(self.home[seat][district])
                self.home_size[seat][district] = 0
                self.home_total[seat][district] = 0
        self.round = 0
        self.last_turns = NOT_YET
        self.closing = False
        self.again = False

    def clear(self, counts: list[int]) -> None:
        for kind in range(KINDS):
            counts[kind] = 0

    def cards_in(self, counts: list[int]) -> list[str]:
        """The names of a zone's cards."""
        found = []
        for kind in range(KINDS):
            if counts[kind]:
                for _ in range(counts[kind]):
                    found.append(CARD_NAMES[kind])  # noqa: PERF401 - so it becomes a C loop
        return found

    def tell(self, what: int, seat: int, a: int, b: int, c: int) -> None:
        """Say what happens, if anybody listens."""
        if self.listening:
            self.listener.hear(what, seat, a, b, c)

    def shuffle_deck(self, chance: Chance) -> None:
        """Put all cards of the game into the deck, in random order."""
        size = 0
        for kind in range(KINDS):
            for _ in range(self.census[kind]):
                self.deck[size] = kind
                size += 1
        chance.shuffle(self.deck, 0, size)
        self.deck_size = size
        self.deck_next = 0

    def users(self) -> int:
        """How many seats use tiles: ROB's does not."""
        return self.seats if self.rob is None else 1

    def cards_left(self) -> int:
        return self.deck_size - self.deck_next

    def top_card(self) -> int:
        """Take the deck's top card; NO_KIND when it is empty."""
        if self.deck_next == self.deck_size:
            return NO_KIND
        kind = self.deck[self.deck_next]
        self.deck_next += 1
        return kind

    def draw(self, seat: int) -> None:
        """Move the top card of the deck to a hand."""
        kind = self.top_card()
        if kind != NO_KIND:
            self.put_in_hand(seat, kind)
            self.tell(DREW, seat, kind, 0, 0)

    def put_in_hand(self, seat: int, kind: int) -> None:
        self.hand[seat][kind] += 1
        self.hand_size[seat] += 1

    def take_from_hand(self, seat: int, kind: int) -> None:
        self.hand[seat][kind] -= 1
        self.hand_size[seat] -= 1

    def put_in_home(self, seat: int, district: int, kind: int) -> None:
        self.home[seat][district][kind] += 1
        self.home_size[seat][district] += 1
        self.home_total[seat][district] += VALUE[kind]

    def discard_home(self, seat: int, district: int) -> None:
        """All cards of a home district leave the game."""
        home = self.home[seat][district]
        for kind in range(KINDS):
            for _ in range(home[kind]):
                self.discard[kind] += 1
                self.tell(DISCARDED, seat, kind, district, 0)
            home[kind] = 0
        self.home_size[seat][district] = 0
        self.home_total[seat][district] = 0

    def put_in_capital(self, district: int, kind: int) -> None:
        """Put a card into a capital district, on top of those already there."""
        self.capital[district][self.capital_size[district]] = kind
        self.capital_size[district] += 1
        self.capital_total[district] += VALUE[kind]

    def take_from_capital(self, district: int, kind: int) -> None:
        """Take a card from a capital district; of several of a kind the one placed last (G13)."""
        size = self.capital_size[district] - 1
        at = size
        while self.capital[district][at] != kind:
            at -= 1
        while at < size:
            self.capital[district][at] = self.capital[district][at + 1]
            at += 1
        self.capital_size[district] = size
        self.capital_total[district] -= VALUE[kind]

    def lowest(self, district: int) -> int:
        """The lowest card of a capital district; NO_KIND when it has none."""
        found = NO_KIND
        for at in range(self.capital_size[district]):
            kind = self.capital[district][at]
            if found == NO_KIND or VALUE[kind] < VALUE[found]:
                found = kind
        return found

    def highest(self, district: int) -> int:
        """The highest card of a capital district, the last placed of equals, or NO_KIND."""
        found = NO_KIND
        for at in range(self.capital_size[district]):
            kind = self.capital[district][at]
            if found == NO_KIND or VALUE[kind] >= VALUE[found]:
                found = kind
        return found

    def value_of(self, kind: int) -> int:
        return VALUE[kind]

    def kinds_like(self, district: int, kind: int) -> int:
        """The kinds in a capital district with the value of `kind`, as bits; NO_KIND: all kinds."""
        kinds = 0
        for at in range(self.capital_size[district]):
            other = self.capital[district][at]
            if kind == NO_KIND or VALUE[other] == VALUE[kind]:
                kinds |= 1 << other
        return kinds

    def lowest_kinds(self, district: int) -> int:
        """The kinds of the lowest value in a capital district, as bits."""
        return self.kinds_like(district, self.lowest(district))

    def kinds_in_hand(self, seat: int) -> int:
        """The kinds in a hand, as bits."""
        kinds = 0
        for kind in range(KINDS):
            if self.hand[seat][kind] > 0:
                kinds |= 1 << kind
        return kinds

    def single(self, kinds: int) -> int:
        """The only kind among some, or NO_KIND when there are several: a choice, as in G13."""
        if kinds & (kinds - 1):
            return NO_KIND
        kind = 0
        while kinds > 1:
            kinds >>= 1
            kind += 1
        return kind

    def offer_cards(self, kinds: int) -> None:
        """Offer `card K` for each of some kinds."""
        for kind in range(KINDS):
            if kinds >> kind & 1:
                self.offer(CARD + kind)

    def take_from_home(self, seat: int, district: int, kind: int) -> None:
        self.home[seat][district][kind] -= 1
        self.home_size[seat][district] -= 1
        self.home_total[seat][district] -= VALUE[kind]

    def lowest_at_home(self, seat: int, district: int) -> int:
        """The lowest card of a home district; NO_KIND when it has none."""
        found = NO_KIND
        for kind in range(KINDS):
            if self.home[seat][district][kind] == 0:
                continue
            if found == NO_KIND or VALUE[kind] < VALUE[found]:
                found = kind
        return found

    def home_points(self, seat: int) -> int:
        """The value of all cards in a home."""
        points = 0
        for district in range(DISTRICTS):
            points += self.home_total[seat][district]
        return points

    def take_bonus(self, seat: int, district: int, kind: int) -> None:
        """Move a capital card to a seat's bonus pile."""
        self.take_from_capital(district, kind)
        self.bonus[seat][kind] += 1
        self.tell(BONUS, seat, kind, district, 0)

    def take_gold(self, seat: int, count: int) -> None:
        """Move gold from the pile to a seat."""
        if self.gold_pile != UNLIMITED:
            self.gold_pile -= count
        self.gold[seat] += count
        self.tell(TOOK_GOLD, seat, count, 0, 0)

    def pay_gold(self, seat: int, count: int) -> None:
        """Move gold from a seat back to the pile."""
        self.gold[seat] -= count
        if self.gold_pile != UNLIMITED:
            self.gold_pile += count

    def offer(self, action: int) -> None:
        """Add an action to those a seat may choose from."""
        self.choices[self.choice_count] = action
        self.choice_count += 1

    def offer_each(self, counts: list[int], first: int) -> None:
        """Offer an action for each kind of card in a zone; `first` is that of the first kind."""
        count = self.choice_count
        choices = self.choices
        for kind in range(KINDS):
            choices[count] = first + kind
            if counts[kind]:
                count += 1
        self.choice_count = count

    def ask(self, district: int, step: int) -> None:
        """Wait for the acting seat's choice, the step-th of that district's power."""
        self.phase = POWER
        self.asking = district
        self.ask_step = step

    def is_asked(self, district: int) -> bool:
        """Whether a district's power waits for a choice."""
        return self.phase == POWER and self.asking == district

    def trigger(self, district: int, seat: int) -> None:
        """Carry out a district's power (see `Game`)."""

    def set_up_powers(self) -> None:
        """Lay out every power's components (see `Game`)."""

    def begin_powers(self) -> None:
        """Make every power ready for a round (see `Game`)."""

    def reveal_powers(self) -> None:
        """Turn up what powers put face down (see `Game`)."""

    def limit_change(self, seat: int, district: int) -> int:
        """What powers add to a limit (see `Game`)."""
        return 0

    def total_change(self, seat: int, district: int) -> int:
        """What powers add to a home total when limits are compared (see `Game`)."""
        return 0

    def sells_limits(self) -> bool:
        """Whether gold may be paid to keep a district that is over (see `Game`)."""
        return False

    def tell_resolved(self, seat: int, district: int, over: bool) -> None:
        """Let powers know how a home district stands, before it is discarded (see `Game`)."""

    def tell_bonus(self, district: int, winner: int) -> None:
        """Let powers know which seat alone is highest in a district (see `Game`)."""

    def close_power(self, district: int) -> None:
        """What a power does after the bonus cards (see `Game`)."""

    def power_points(self, seat: int) -> int:
        """What powers add to a seat's points (see `Game`)."""
        return 0
