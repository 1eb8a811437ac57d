# cython: nonecheck=True
"""What a game is made from: edition, seats, tiles, cards, and the tape."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from capital_lux.rules.cards import (
    CARD_NAMES,
    DISTRICT_NAMES,
    KINDS,
    MAX_CARDS,
    kind_of,
    names_of,
)
from capital_lux.rules.chance import Chance, Stream, pick, seed_bytes
from capital_lux.rules.edition import Edition
from capital_lux.rules.first import First
from capital_lux.rules.game import Game
from capital_lux.rules.generations import Generations
from capital_lux.rules.given import natural
from capital_lux.rules.own import Tile, fingerprint, own_tiles
from capital_lux.rules.power import Power
from capital_lux.rules.powers import FIRST_TILES, SETS, TILES
from capital_lux.rules.reader import Reader
from capital_lux.rules.reasons import Reason, because, word
from capital_lux.rules.rob import Solo
from capital_lux.rules.rob_cards import ROB_CARDS, RobCards
from capital_lux.rules.shapes import GameOptions
from capital_lux.rules.versions import tile_by

FIRST = First()
GENERATIONS = Generations()
SOLO = Solo()
EDITION_NAMES = ("first", "generations")
SEAT_COUNTS = {"first": range(2, 5), "generations": range(1, 5)}
RANDOM = "random"
USUAL_SET = "A"


def equip(
    game: Game,
    edition: str,
    seats: int,
    powers: str | Sequence[Any] | None,
    cards: Mapping[str, int] | None,
    rob_cards: Sequence[str] | None,
    seed: bytes,
) -> None:
    """Give a game its edition, seats, tiles and cards, or say in a sentence what is wrong."""
    game.edition = edition_of(edition, seats)
    solo = game.edition is SOLO
    game.seats = 2 if solo else natural(seats)
    if rob_cards is not None and not solo:
        raise ValueError(because("rob-solo"))
    game.rob = RobCards(rob_cards) if solo else None
    game.blue, game.pink, game.yellow, game.green = tiles_of(game, powers, seed)
    game.guarded = len(own_tiles(game)) > 0
    census = game.edition.cards if cards is None else read_cards(cards)
    for kind in range(KINDS):
        game.census[kind] = census[kind]


def edition_of(name: str, seats: int) -> Edition:
    """The edition that a name and a number of seats mean."""
    if name not in EDITION_NAMES:
        first, other = EDITION_NAMES
        editions = because("either", a=first, b=other)
        raise ValueError(because("no-edition", edition=name, editions=editions))
    if natural(seats) not in SEAT_COUNTS[name]:
        allowed = tuple(SEAT_COUNTS[name])
        raise ValueError(because("no-seats", seats=seats, edition=name, allowed=allowed))
    if name == "first":
        return FIRST
    return SOLO if seats == 1 else GENERATIONS


def tiles_of(
    game: Game, powers: str | Sequence[Any] | None, seed: bytes
) -> tuple[Power, Power, Power, Power]:
    """The four tiles, blue pink yellow green."""
    if game.edition is FIRST:
        if powers is not None:
            raise ValueError(because("first-powers"))
        blue, pink, yellow, green = [TILES[name]() for name in FIRST_TILES]
        return blue, pink, yellow, green
    solo = game.edition is SOLO
    # The tape of a seed does not depend on the tiles that it draws.
    chance = Stream(hashlib.sha256(b"powers" + seed).digest())
    chosen = [
        tile_by(game.rules, tile)() if isinstance(tile, str) else own_tile(tile)
        for tile in chosen_tiles(powers, solo, chance)
    ]
    by_district = {tile.colour: tile for tile in chosen}
    names = [tile.name for tile in chosen]
    if sorted(tile.colour for tile in chosen) != sorted(DISTRICT_NAMES):
        given = tuple(
            because("tile-colour", tile=named(tile), colour=word("district", tile.colour))
            for tile in chosen
        )
        raise ValueError(because("colours", tiles=given, allowed=allowed_tiles(solo)))
    for tile in chosen:
        if names.count(tile.name) > 1:
            raise ValueError(because("two-tiles", tile=named(tile)))
        if solo and not tile.solo:
            raise ValueError(because("not-solo", tile=named(tile), allowed=allowed_tiles(solo)))
    blue, pink, yellow, green = (by_district[name] for name in DISTRICT_NAMES)
    return blue, pink, yellow, green


def chosen_tiles(
    powers: str | Sequence[Any] | None, solo: bool, chance: Chance
) -> list[str | type[Tile]]:
    """The tiles that an option means, a set's letter, "random", or a list: names and classes."""
    if powers is None:
        powers = USUAL_SET
    if powers == RANDOM:
        return [pick(chance, tiles_for(name, solo)).name for name in DISTRICT_NAMES]
    if isinstance(powers, str):
        if powers not in SETS:
            raise ValueError(because("no-set", powers=powers, sets=tuple(SETS)))
        return [tile.name for tile in SETS[powers]]
    if not isinstance(powers, Sequence):
        raise ValueError(because("not-powers", powers=powers))
    return [tile_named(power, solo) for power in powers]


def tiles_for(colour: str, solo: bool) -> list[type[Power]]:
    """The tiles of a colour that may be used."""
    tiles = [tile for tile in TILES.values() if tile.colour == colour]
    return [tile for tile in tiles if tile.solo or not solo]


def tile_named(power: Any, solo: bool) -> str | type[Tile]:
    """A tile from its name, or from the class of a user's own."""
    if isinstance(power, type) and issubclass(power, Tile):
        return power
    if isinstance(power, str) and power.lower() in TILES:
        return power.lower()
    raise ValueError(because("no-tile", tile=power, allowed=allowed_tiles(solo)))


def own_tile(tile: type[Tile]) -> Tile:
    """A tile of a user's own, if it can be one."""
    if tile.colour not in DISTRICT_NAMES:
        raise ValueError(because("tile-no-colour", tile=tile.__name__, colours=DISTRICT_NAMES))
    if not isinstance(tile.name, str) or not tile.name or tile.name in TILES:
        raise ValueError(because("tile-no-name", tile=tile.__name__, name=tile.name))
    try:
        return tile()
    except Exception as problem:
        reason = because("tile-not-made", tile=tile.name, problem=str(problem))
        raise ValueError(reason) from problem


def allowed_tiles(solo: bool) -> Reason:
    """A sentence that lists what may be chosen."""
    tiles = {name: tuple(map(named, tiles_for(name, solo))) for name in DISTRICT_NAMES}
    return because("allowed-solo" if solo else "allowed", **tiles)


def named(tile: Power | type[Power]) -> Reason:
    """A tile's name, for a sentence."""
    return word("tile", tile.name)


def read_cards(cards: Mapping[str, int]) -> Sequence[int]:
    """How many cards of each kind, from an option that replaces the edition's deck."""
    if not isinstance(cards, Mapping):
        raise ValueError(because("not-deck", cards=cards))
    census = [0] * KINDS
    for name, count in cards.items():
        if name not in CARD_NAMES:
            raise ValueError(because("not-deck-card", card=name))
        number = natural(count)
        if not 0 <= number <= MAX_CARDS:
            raise ValueError(because("not-card-count", count=count, card=name))
        census[kind_of(name)] = number
    if not 1 <= sum(census) <= MAX_CARDS:
        raise ValueError(because("deck-size", most=MAX_CARDS, count=sum(census)))
    return census


def options_of(game: Game) -> GameOptions:
    """What a game was made with, as JSON; cards and tiles that are the usual ones are absent."""
    options: GameOptions = {
        "edition": "first" if game.edition is FIRST else "generations",
        "seats": public_seats(game),
        "rules": game.rules,
    }
    if game.edition is not FIRST:
        options["powers"] = [power.name for power in game.powers()]
    if game.guarded:
        options["tiles"] = {tile.name: fingerprint(type(tile)) for tile in own_tiles(game)}
    census = [game.census[kind] for kind in range(KINDS)]
    if tuple(census) != game.edition.cards:
        options["cards"] = {CARD_NAMES[kind]: census[kind] for kind in range(KINDS) if census[kind]}
    if game.rob is not None and game.rob.table != ROB_CARDS:
        options["rob_cards"] = list(game.rob.table)
    return options


def position_of(game: Game) -> dict[str, Any] | None:
    """The snapshot that a game began with, if it was restored: a copy."""
    return copy.deepcopy(game.position)


def public_seats(game: Game) -> int:
    """The seats that people take: ROB's is not one."""
    return game.seats if game.rob is None else 1


def tape_of(game: Game) -> dict[str, Any]:
    if game.position is not None:
        raise ValueError(because("no-tape"))
    tape: dict[str, Any] = {
        "deck": [CARD_NAMES[game.deck[at]] for at in range(game.deck_size)],
    }
    game.edition.tape(game, tape)
    for power in game.powers():
        power.tape(tape)
    return tape


def load_tape(game: Game, tape: Mapping[str, Any]) -> None:
    source = Reader(tape, ValueError, "tape").fields(tape_of(game))
    deck = source.at("deck").cards()
    census = [deck.count(kind) for kind in range(KINDS)]
    if census != [game.census[kind] for kind in range(KINDS)]:
        source.at("deck").fail("other-cards", cards=tuple(names_of(census)))
    game.deck_size = len(deck)
    for i in range(len(deck)):
        game.deck[i] = deck[i]
    game.edition.load_tape(game, source)
    for power in game.powers():
        power.load_tape(source)


@dataclass(frozen=True)
class Choices:
    """What games are made from, before a seed deals one of them."""

    edition: str
    seats: int
    powers: str | list[str] | None = None
    own: tuple[type[Tile], ...] = ()
    """A user's tiles; each takes the place of the tile of its colour."""
    cards: Any = None
    rob: Any = None

    def game(self, seed: bytes | str | int | None) -> Game:
        """Deal a game; `ValueError` or `TileError` says what is wrong."""
        powers: Any = self.powers
        if self.own and powers == RANDOM:
            seed = seed_bytes(seed)
            usual = Game(self.edition, self.seats, seed, powers=RANDOM)
            powers = [tile.name for tile in usual.powers()]
        return Game(
            self.edition,
            self.seats,
            seed,
            powers=self.replaced(powers),
            cards=self.cards,
            rob_cards=self.rob,
        )

    def replaced(self, powers: Any) -> Any:
        """A set or list of tiles with the user's own instead of those of the same colours."""
        if not self.own:
            return powers
        if powers is None:
            powers = USUAL_SET
        if isinstance(powers, str):
            if powers not in SETS:
                return powers
            powers = [tile.name for tile in SETS[powers]]
        taken = {tile.colour for tile in self.own}
        usual = [name for name in powers if name not in TILES or TILES[name].colour not in taken]
        return [*usual, *self.own]
