"""What ROB has: his cards, his hand of two, his reserve. How he plays is in `rob.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from capital_lux.rules.cards import (
    CARD_NAMES,
    KINDS,
    NO_KIND,
    RESERVE,
    ROUNDS,
    SIDES,
    names_of,
    zeros,
)
from capital_lux.rules.components import Components, Place, places_in, rest
from capital_lux.rules.reader import Reader
from capital_lux.rules.reasons import because
from capital_lux.rules.shapes import RobState, View

ROB_CARDS = (
    *("red left bonus", "red left", "red right bonus", "red right", "red deck"),
    *("blue left bonus", "blue left", "blue left"),
    *("blue right bonus", "blue right", "blue right"),
    *("blue deck bonus", "blue deck", "blue deck"),
)
"""S2 (decided: the text gives no counts): a colour, the citizen ROB takes, and the bonus symbol."""

COMPILED = not __file__.endswith(".py")
MAX_ROB_CARDS = 30
COLOURS = ("red", "blue")
TAKES = ("left", "right", "deck")
SORTS = {
    f"{colour} {takes}{' bonus' * symbol}": (COLOURS.index(colour), TAKES.index(takes), symbol)
    for colour, takes, symbol in product(COLOURS, TAKES, (0, 1))
}
"""Every card that ROB may have, as numbers: its colour, what it takes, and its symbol."""


class RobCards(Components):
    """ROB's components.

    `table` lists his cards; None is the usual one. `order` is his deck in each round, as numbers of
    the table; those before `turned` are turned up.
    """

    tape_key = "rob"
    deck_events = (("rob_turned", "turn"),)
    zone_changes = (
        ("round", "0turned"),
        ("reserved", "-deck", "+reserve {card}"),
        ("rob_turned", "+turned {colour} {take} {symbol}"),
        ("rob_refilled", "-deck", "+rob {side} {card}"),
        ("rob_nothing",),
    )

    def __init__(self, table: Sequence[str] | None) -> None:
        self.table = tuple(read_rob(table))
        self.count = len(self.table)
        self.turned = 0
        self.reserve_size = 0
        if not COMPILED:
            self.colour: list[int] = zeros(MAX_ROB_CARDS)
            self.takes: list[int] = zeros(MAX_ROB_CARDS)
            self.symbol: list[int] = zeros(MAX_ROB_CARDS)
            self.order: list[list[int]] = zeros(ROUNDS, MAX_ROB_CARDS)
            self.hand: list[int] = zeros(SIDES)
            self.reserve: list[int] = zeros(KINDS)
        for number, card in enumerate(self.table):
            self.colour[number], self.takes[number], self.symbol[number] = SORTS[card]

    def change_reserve(self, kind: int, count: int) -> None:
        """Put cards into the reserve, or take them out."""
        self.reserve[kind] += count
        self.reserve_size += count

    def copy_from(self, other: RobCards) -> None:
        self.turned = other.turned
        self.reserve_size = other.reserve_size
        self.hand[:] = other.hand
        self.reserve[:] = other.reserve
        for turn in range(ROUNDS):
            self.order[turn][:] = other.order[turn]

    def deck_of(self, turn: int) -> list[str]:
        return [self.table[self.order[turn][i]] for i in range(self.count)]

    def held(self) -> list[int]:
        """The citizens in ROB's hand and reserve."""
        held = [self.hand[side] for side in range(SIDES) if self.hand[side] != NO_KIND]
        for kind in range(KINDS):
            held += [kind] * self.reserve[kind]
        return held

    def shown(self, turn: int, deck: Any) -> Any:
        """What everybody sees in a round: all of the blue pile, for everybody saw it (V2b)."""
        up = self.deck_of(turn)[: self.turned]
        hand = [self.hand[side] for side in range(SIDES)]
        return {
            "deck": deck,
            "hand": [CARD_NAMES[kind] if kind != NO_KIND else None for kind in hand],
            "reserve": names_of([self.reserve[kind] for kind in range(KINDS)]),
            "red": [card for card in up if card.startswith("red")],
            "pile": [card for card in up if card.startswith("blue")],
        }

    def view(self, turn: int) -> RobState:
        state: RobState = self.shown(turn, self.count - self.turned)
        return state

    def save(self, turn: int) -> Any:
        return self.shown(turn, self.deck_of(turn)[self.turned :])

    def load(self, source: Reader, turn: int) -> None:
        source.fields(("deck", "hand", "reserve", "red", "pile"))
        up = [*source.at("red").choices(self.table), *source.at("pile").choices(self.table)]
        for key, colour in (("red", "red"), ("pile", "blue")):
            for card in source.at(key).value:
                if not card.startswith(colour):
                    source.at(key).fail("rob-colour", colour=colour)
        deck = source.at("deck").choices(self.table)
        if sorted(up + deck) != sorted(self.table):
            source.fail("rob-deck")
        self.take_order(turn, up + deck)
        self.turned = len(up)
        for side, item in enumerate(source.at("hand").exactly(SIDES)):
            self.hand[side] = NO_KIND if item.value is None else item.card()
        counts = source.at("reserve").counts()
        self.reserve_size = sum(counts)
        if self.reserve_size > RESERVE:
            source.at("reserve").fail("rob-reserve", most=RESERVE)
        for kind in range(KINDS):
            self.reserve[kind] = counts[kind]

    def take_order(self, turn: int, deck: list[str]) -> None:
        names: list[str | None] = list(self.table)
        for i, card in enumerate(deck):
            self.order[turn][i] = names.index(card)
            names[names.index(card)] = None

    def load_decks(self, source: Reader, first: int) -> None:
        """The decks of the rounds from `first` on."""
        for turn, deck in enumerate(source.shuffles(self.table, ROUNDS - first), first):
            self.take_order(turn, deck)

    @classmethod
    def cards_shown(cls, view: Mapping[str, Any]) -> list[str]:
        return [*view["rob"]["reserve"], *(card for card in view["rob"]["hand"] if card)]

    @classmethod
    def fill_in(cls, view: View, out: dict[str, Any]) -> None:
        """His deck has his cards that are not turned up."""
        table = view.get("rob_cards", ROB_CARDS)
        rob = view["rob"]
        out["rob"] = {**rob, "deck": rest(table, rob["red"] + rob["pile"])}
        out["tape"]["rob"] = [list(table)] * (ROUNDS - view["round"])

    @classmethod
    def public_zones(cls, snapshot: Mapping[str, Any]) -> list[str]:
        rob = snapshot["rob"]
        zones = [f"reserve {card}" for card in rob["reserve"]]
        for card in (*rob["red"], *rob["pile"]):
            colour, take, *symbol = card.split()
            zones.append(f"turned {colour} {take} {bool(symbol)}")
        hand = zip(TAKES[:SIDES], rob["hand"], strict=True)
        return zones + [f"rob {side} {card}" for side, card in hand if card]

    @classmethod
    def secret_places(cls, snapshot: Mapping[str, Any], seat: int) -> list[Place]:
        return places_in(snapshot["rob"]["deck"])


def read_rob(table: Any) -> Sequence[str]:
    """Check a table of ROB's cards that a user gives."""
    if table is None:
        return ROB_CARDS
    if not isinstance(table, list | tuple) or not 1 <= len(table) <= MAX_ROB_CARDS:
        raise ValueError(because("rob-count", most=MAX_ROB_CARDS))
    plain = [" ".join(card.split()) if isinstance(card, str) else "" for card in table]
    for given, card in zip(table, plain, strict=True):
        if card not in SORTS:
            raise ValueError(because("not-rob-card", card=given))
    return plain
