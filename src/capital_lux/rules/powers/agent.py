"""Agent (blue): bend a limit in secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules.actions import DISTRICT
from capital_lux.rules.board import Board
from capital_lux.rules.cards import ALL_KNOWING, BLUE, DISTRICT_NAMES, DISTRICTS, MODIFIERS, ROUNDS
from capital_lux.rules.chance import Chance
from capital_lux.rules.events import LOOKED, PLACED, REVEALED
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.secret_deck import SecretDeck
from capital_lux.rules.shapes import DistrictModifiers, Pending, PlacedModifier, View

MODIFIER = list(MODIFIERS)
COUNT = len(MODIFIERS)
NO_MINUS = 4
"""Makes every modifier a number above 0."""


class Agent(SecretDeck):
    """Look at the top modifier, then put it face down over any district of the capital (F12)."""

    name = "agent"
    colour = "blue"
    letter = "A"
    basis = "first edition"
    members = MODIFIERS
    singular = "modifier"
    pending_keys = ("modifier",)
    tape_key = "modifiers"
    deck_events = (("looked", "look"), ("revealed", "reveal"))
    zone_changes = (
        ("round", "0modifier"),
        ("looked", "+modifier out"),
        ("placed", "+modifier {district} {seat}"),
        ("revealed",),
    )

    def count(self) -> int:
        return COUNT

    def draw_tape(self, game: Board, chance: Chance) -> None:
        self.shuffle(chance, MODIFIER, COUNT)

    def trigger(self, game: Board, seat: int) -> None:
        """Look first, then ask where to put it."""
        game.tell(LOOKED, seat, self.top(game), 0, 0)
        game.ask(BLUE, 0)

    def offer(self, game: Board, seat: int) -> None:
        """Any district, blue too."""
        for district in range(DISTRICTS):
            game.offer(DISTRICT + district)

    def glimpse(self, game: Board) -> int:
        return self.top(game) + NO_MINUS

    def choose(self, game: Board, seat: int, action: int) -> None:
        district = action - DISTRICT
        game.tell(PLACED, seat, district, self.top(game), 0)
        self.place(district, seat)

    def reveal(self, game: Board) -> None:
        """Turn up all that were placed (F17)."""
        for i in range(self.used):
            modifier = self.order[game.round - 1][i]
            game.tell(REVEALED, self.by[i], self.district[i], modifier, 0)

    def limit_change(self, game: Board, seat: int, district: int) -> int:
        """The sum of the modifiers over a district."""
        change = 0
        for i in range(self.used):
            if self.district[i] == district:
                change += self.order[game.round - 1][i]
        return change

    def over(self, game: Board, seat: int) -> DistrictModifiers:
        over: DistrictModifiers = {name: [] for name in DISTRICT_NAMES}
        for i in range(self.used):
            one: PlacedModifier = {"value": self.value(game, i, seat), "by": self.by[i]}
            over[DISTRICT_NAMES[self.district[i]]].append(one)
        return over

    def twin(self) -> Power:
        twin = Agent.__new__(Agent)
        twin.lay_out()
        return twin

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """What is being placed, if it is yours to see."""
        if mine:
            out["modifier"] = self.top(game)

    def show(self, game: Board, out: View, seat: int) -> None:
        """How many are in the deck, and what lies where; its value only to its placer."""
        out["modifier_deck"] = self.left(game)
        out["modifiers"] = self.over(game, seat)

    def save(self, game: Board, out: dict[str, Any]) -> None:
        out["modifier_deck"] = self.save_decks(game, out)
        out["modifiers"] = self.over(game, ALL_KNOWING)

    def load(self, game: Board, source: Reader) -> None:
        order: list[int] = []
        over = source.at("modifiers").fields(DISTRICT_NAMES)
        for district in range(DISTRICTS):
            for item in over.at(DISTRICT_NAMES[district]).items(COUNT - len(order)):
                item.fields(("value", "by"))
                order.append(self.load_placed(game, item, len(order), district))
        deck = source.at("modifier_deck")
        self.load_rest(game, source, order, over, deck, deck)

    @classmethod
    def parts(cls, snapshot: Mapping[str, Any]) -> tuple[list[int], list[dict[str, Any]]]:
        placed = [one for over in snapshot["modifiers"].values() for one in over]
        return snapshot["modifier_deck"], placed

    @classmethod
    def fill_in(cls, view: View, out: dict[str, Any]) -> None:
        left = cls.left_in(view)
        out["modifiers"] = {
            district: [cls.known(one, left) for one in over]
            for district, over in view["modifiers"].items()
        }
        out["modifier_deck"] = left
        out["tape"]["modifiers"] = [list(MODIFIERS)] * (ROUNDS - view["round"])

    @classmethod
    def public_zones(cls, snapshot: Mapping[str, Any]) -> list[str]:
        """Those out of the deck, and which seat placed one over which district."""
        zones = ["modifier out"] * (COUNT - len(snapshot["modifier_deck"]))
        for district, over in snapshot["modifiers"].items():
            zones += [f"modifier {district} {one['by']}" for one in over]
        return zones
