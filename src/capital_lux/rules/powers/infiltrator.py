"""Infiltrator (blue, set B): smuggle a rebel into somebody's home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules.actions import PLACE
from capital_lux.rules.board import Board
from capital_lux.rules.cards import ALL_KNOWING, BLUE, DISTRICT_NAMES, DISTRICTS, ROUNDS
from capital_lux.rules.chance import Chance
from capital_lux.rules.events import LOOKED_REBEL, PLACED_REBEL, REVEALED_REBEL
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.secret_deck import SecretDeck
from capital_lux.rules.shapes import Pending, PlacedRebel, View

REBELS = (1, 1, 1, 2, 2, 2, 3, 3)
REBEL = list(REBELS)
COUNT = len(REBELS)


class Infiltrator(SecretDeck):
    """Look at the top rebel card, then put it face down in any home district of any seat."""

    name = "infiltrator"
    colour = "blue"
    letter = "B"
    basis = "reconstruction"
    members = REBELS
    singular = "rebel"
    pending_keys = ("rebel",)
    tape_key = "rebels"
    deck_events = (("looked_rebel", "look"), ("revealed_rebel", "reveal"))
    zone_changes = (
        ("round", "0rebel"),
        ("looked_rebel", "+rebel out"),
        ("placed_rebel", "+rebel {to} {district} {seat}"),
        ("revealed_rebel",),
    )

    def count(self) -> int:
        return COUNT

    def draw_tape(self, game: Board, chance: Chance) -> None:
        self.shuffle(chance, REBEL, COUNT)

    def trigger(self, game: Board, seat: int) -> None:
        """Look first, then ask where to put it."""
        game.tell(LOOKED_REBEL, seat, self.top(game), 0, 0)
        game.ask(BLUE, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Any home district of any seat."""
        for place in range(game.seats * DISTRICTS):
            game.offer(PLACE + place)

    def glimpse(self, game: Board) -> int:
        return self.top(game)

    def choose(self, game: Board, seat: int, action: int) -> None:
        owner = (action - PLACE) // DISTRICTS
        district = (action - PLACE) % DISTRICTS
        game.tell(PLACED_REBEL, seat, owner, district, self.top(game))
        self.owner[self.used] = owner
        self.place(district, seat)

    def reveal(self, game: Board) -> None:
        """Turn up all that were placed."""
        for i in range(self.used):
            rebel = self.order[game.round - 1][i]
            game.tell(REVEALED_REBEL, self.by[i], self.owner[i], self.district[i], rebel)

    def total_change(self, game: Board, seat: int, district: int) -> int:
        """The rebels in a home district."""
        change = 0
        for i in range(self.used):
            if self.owner[i] == seat and self.district[i] == district:
                change += self.order[game.round - 1][i]
        return change

    def placed(self, game: Board, seat: int) -> list[PlacedRebel]:
        """What lies where, oldest first."""
        return [
            {
                "value": self.value(game, i, seat),
                "by": self.by[i],
                "seat": self.owner[i],
                "district": DISTRICT_NAMES[self.district[i]],
            }
            for i in range(self.used)
        ]

    def twin(self) -> Power:
        twin = Infiltrator.__new__(Infiltrator)
        twin.lay_out()
        return twin

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """What is being placed, if it is yours to see."""
        if mine:
            out["rebel"] = self.top(game)

    def show(self, game: Board, out: View, seat: int) -> None:
        """How many are in the deck, and what lies where; its value only to its placer."""
        placed = self.placed(game, seat)
        out["rebels"] = {"deck": self.left(game), "placed": placed}

    def save(self, game: Board, out: dict[str, Any]) -> None:
        placed = self.placed(game, ALL_KNOWING)
        out["rebels"] = {"deck": self.save_decks(game, out), "placed": placed}

    def load(self, game: Board, source: Reader) -> None:
        rebels = source.at("rebels").fields(("deck", "placed"))
        order: list[int] = []
        for item in rebels.at("placed").items(COUNT):
            item.fields(("value", "by", "seat", "district"))
            self.owner[len(order)] = item.at("seat").whole(0, game.seats - 1)
            district = item.at("district").district()
            order.append(self.load_placed(game, item, len(order), district))
        self.load_rest(game, source, order, rebels.at("placed"), rebels.at("deck"), rebels)

    @classmethod
    def parts(cls, snapshot: Mapping[str, Any]) -> tuple[list[int], list[dict[str, Any]]]:
        return snapshot["rebels"]["deck"], snapshot["rebels"]["placed"]

    @classmethod
    def fill_in(cls, view: View, out: dict[str, Any]) -> None:
        left = cls.left_in(view)
        placed = [cls.known(one, left) for one in view["rebels"]["placed"]]
        out["rebels"] = {"deck": left, "placed": placed}
        out["tape"]["rebels"] = [list(REBELS)] * (ROUNDS - view["round"])

    @classmethod
    def public_zones(cls, snapshot: Mapping[str, Any]) -> list[str]:
        """Those out of the deck, and which seat placed one in which home district."""
        deck, placed = cls.parts(snapshot)
        zones = ["rebel out"] * (COUNT - len(deck))
        return zones + [f"rebel {one['seat']} {one['district']} {one['by']}" for one in placed]
