"""Aristocrat (yellow, set C): court a noble."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules.actions import SLOT, SLOTS
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICT_NAMES, NOBODY, YELLOW, zeros
from capital_lux.rules.chance import Chance
from capital_lux.rules.components import Place, places_in, rest
from capital_lux.rules.events import LOST_ARISTOCRAT, TOOK_ARISTOCRAT
from capital_lux.rules.power import Power
from capital_lux.rules.reader import Reader
from capital_lux.rules.shapes import View

COMPILED = not __file__.endswith(".py")
RANKS = 3
COUNT = 12
LOST = 4
NAMES = [f"{name} {rank + 1}" for name in DISTRICT_NAMES for rank in range(RANKS)]


class Aristocrat(Power):
    """Take one of two face-up aristocrat tiles to your home district of its colour.

    A tile is numbered colour * 3 + value - 1. `order` is the tile deck, with `drawn` of it out;
    `slots` lie face up (NOBODY: none); `owner` says which seat has a tile (LOST: discarded).
    """

    name = "aristocrat"
    colour = "yellow"
    letter = "C"
    basis = "reconstruction"
    tape_key = "aristocrats"
    deck_events = (("took_aristocrat", "turn"),)
    turned_up = SLOTS
    zone_changes = (
        ("took_aristocrat", "+aristocrat {seat} {district} {value}"),
        (
            "lost_aristocrat",
            "-aristocrat {seat} {district} {value}",
            "+aristocrat lost {district} {value}",
        ),
    )

    def __init__(self) -> None:
        self.drawn = 0
        if not COMPILED:
            self.order: list[int] = zeros(COUNT)
            self.slots: list[int] = zeros(SLOTS)
            self.owner: list[int] = zeros(COUNT)

    def draw_tape(self, game: Board, chance: Chance) -> None:
        for last in range(COUNT):
            other = chance.draw(last + 1)
            self.order[last] = self.order[other]
            self.order[other] = last

    def redraw(self, game: Board, seat: int, chance: Chance) -> None:
        """Shuffle the tiles that nobody has seen."""
        chance.shuffle(self.order, self.drawn, COUNT)

    def set_up(self, game: Board) -> None:
        """Turn up two tiles."""
        self.drawn = 0
        for tile in range(COUNT):
            self.owner[tile] = NOBODY
        for slot in range(SLOTS):
            self.refill(slot)

    def refill(self, slot: int) -> None:
        """Turn up the next tile."""
        self.slots[slot] = NOBODY
        if self.drawn < COUNT:
            self.slots[slot] = self.order[self.drawn]
            self.drawn += 1

    def possible(self, game: Board, seat: int) -> bool:
        """Only while a tile is face up."""
        for slot in range(SLOTS):
            if self.slots[slot] != NOBODY:
                return True
        return False

    def trigger(self, game: Board, seat: int) -> None:
        game.ask(YELLOW, 0)

    def offer(self, game: Board, seat: int) -> None:
        for slot in range(SLOTS):
            if self.slots[slot] != NOBODY:
                game.offer(SLOT + slot)

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Take it and turn up another."""
        tile = self.slots[action - SLOT]
        self.owner[tile] = seat
        game.tell(TOOK_ARISTOCRAT, seat, tile // RANKS, tile % RANKS + 1, 0)
        self.refill(action - SLOT)

    def resolved(self, game: Board, seat: int, district: int, over: bool) -> None:
        """A lost district loses its tiles."""
        if not over:
            return
        for rank in range(RANKS):
            tile = district * RANKS + rank
            if self.owner[tile] == seat:
                self.owner[tile] = LOST
                game.tell(LOST_ARISTOCRAT, seat, district, rank + 1, 0)

    def points(self, game: Board, seat: int) -> int:
        points = 0
        for tile in range(COUNT):
            if self.owner[tile] == seat:
                points += tile % RANKS + 1
        return points

    def twin(self) -> Power:
        return Aristocrat()

    def copy_from(self, other: Any) -> None:
        source = other
        self.drawn = source.drawn
        self.order[:] = source.order
        self.slots[:] = source.slots
        self.owner[:] = source.owner

    def shown(self, game: Board, deck: Any) -> Any:
        tiles = range(COUNT)
        up = [self.slots[slot] for slot in range(SLOTS)]
        return {
            "deck": deck,
            "slots": [None if tile == NOBODY else NAMES[tile] for tile in up],
            "owned": [
                [NAMES[t] for t in tiles if self.owner[t] == seat] for seat in range(game.seats)
            ],
            "lost": [NAMES[t] for t in tiles if self.owner[t] == LOST],
        }

    def show(self, game: Board, out: View, seat: int) -> None:
        out["aristocrats"] = self.shown(game, COUNT - self.drawn)

    def save(self, game: Board, out: dict[str, Any]) -> None:
        deck = [NAMES[self.order[i]] for i in range(self.drawn, COUNT)]
        out["aristocrats"] = self.shown(game, deck)

    def load(self, game: Board, source: Reader) -> None:
        tiles = source.at("aristocrats").fields(("deck", "slots", "owned", "lost"))
        found: list[int] = []
        for slot, item in enumerate(tiles.at("slots").exactly(SLOTS)):
            self.slots[slot] = NOBODY
            if item.value is not None:
                self.slots[slot] = NAMES.index(item.choice(NAMES))
                found.append(self.slots[slot])
        for tile in range(COUNT):
            self.owner[tile] = NOBODY
        groups = [*tiles.at("owned").exactly(game.seats), tiles.at("lost")]
        for seat, group in enumerate(groups):
            if group.value and game.users() <= seat < game.seats:
                group.fail("no-tile-used")
            for name in group.choices(NAMES):
                tile = NAMES.index(name)
                self.owner[tile] = LOST if seat == game.seats else seat
                found.append(tile)
        deck = [NAMES.index(name) for name in tiles.at("deck").choices(NAMES)]
        if sorted(found + deck) != list(range(COUNT)):
            tiles.fail("aristocrats")
        if deck and None in tiles.at("slots").value:
            tiles.at("slots").fail("not-filled")
        self.drawn = len(found)
        for i, tile in enumerate(found + deck):
            self.order[i] = tile

    def tape(self, out: dict[str, Any]) -> None:
        out["aristocrats"] = [self.order[i] for i in range(COUNT)]

    def load_tape(self, source: Reader) -> None:
        for i, tile in enumerate(source.at("aristocrats").shuffle(range(COUNT))):
            self.order[i] = tile

    @classmethod
    def fill_in(cls, view: View, out: dict[str, Any]) -> None:
        """The deck has the tiles that nobody has seen."""
        tiles = view["aristocrats"]
        seen = [*tiles["slots"], *tiles["lost"], *(tile for own in tiles["owned"] for tile in own)]
        out["aristocrats"] = {**tiles, "deck": rest(NAMES, seen)}

    @classmethod
    def public_zones(cls, snapshot: Mapping[str, Any]) -> list[str]:
        tiles = snapshot["aristocrats"]
        owners = [*enumerate(tiles["owned"]), ("lost", tiles["lost"])]
        return [f"aristocrat {owner} {tile}" for owner, owned in owners for tile in owned]

    @classmethod
    def points_in(cls, snapshot: Mapping[str, Any], seat: int) -> int:
        return sum(int(tile.split()[1]) for tile in snapshot["aristocrats"]["owned"][seat])

    @classmethod
    def secret_places(cls, snapshot: Mapping[str, Any], seat: int) -> list[Place]:
        return places_in(snapshot["aristocrats"]["deck"])
