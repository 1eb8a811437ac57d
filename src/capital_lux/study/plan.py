"""What a study plays: parts of many games each, cut into portions that any process can play.

A portion depends on the plan and its place in it alone, so that the result is the same whatever the
number of workers.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from capital_lux.bots.levels import LEVELS
from capital_lux.rules.cards import DISTRICT_NAMES, MAX_SEATS
from capital_lux.rules.options import EDITION_NAMES, RANDOM, Choices, tiles_for
from capital_lux.rules.reader import Reader
from capital_lux.rules.reasons import because, reason_of

ALL = "all"
PORTION = 1000
"""Games of a portion."""
GAMES = 100
"""Games of a part that does not say how many."""
NET = "instinct"
MOST, MOST_PARTS = 10**9, 10**4


@dataclass(frozen=True)
class Part:
    """Games of one kind.

    Where the seats are not alike every deal is played once for each rotation of the bots.
    `powers`: four tiles, "random" for new ones in every game; none in the first edition. `look`:
    one in so many decisions with a choice is looked at closely, where the net plays alone, in the
    first `looked` games; in all of them if it is not said.
    """

    edition: str
    seats: int
    powers: tuple[str, ...] | str | None
    bots: tuple[str, ...]
    games: int
    look: int = 0
    looked: int | None = None
    rob_cards: tuple[str, ...] | None = None
    """ROB's cards, where they are not the usual ones."""

    @property
    def by_net(self) -> bool:
        """Whether nobody plays but the net."""
        return set(self.bots) == {NET}

    @property
    def rotations(self) -> int:
        return len(self.bots) if len(set(self.bots)) > 1 else 1

    def seated(self, game: int) -> tuple[str, ...]:
        """The bots of a game, seat by seat."""
        shift = game % self.rotations
        return self.bots[shift:] + self.bots[:shift]

    def look_in(self, game: int) -> int:
        """One decision of a game in how many is looked at closely; 0: none."""
        return self.look if self.looked is None or game < self.looked else 0

    def choices(self) -> Choices:
        powers = list(self.powers) if isinstance(self.powers, tuple) else self.powers
        rob = None if self.rob_cards is None else list(self.rob_cards)
        return Choices(self.edition, self.seats, powers, rob=rob)


class Portion(NamedTuple):
    """Some games of a part."""

    part: int
    first: int
    games: int

    @property
    def name(self) -> str:
        return f"{self.part:05}-{self.first:09}"


@dataclass(frozen=True)
class Plan:
    """All parts of a study."""

    parts: tuple[Part, ...]
    seed: int = 0
    portion: int = PORTION

    def portions(self) -> Iterator[Portion]:
        for number, part in enumerate(self.parts):
            for first in range(0, part.games, self.portion):
                yield Portion(number, first, min(self.portion, part.games - first))

    @property
    def games(self) -> int:
        return sum(part.games for part in self.parts)

    def seed_of(self, deal: int) -> bytes:
        """All parts play the same deals."""
        return hashlib.sha256(f"study {self.seed} {deal}".encode()).digest()

    def text(self) -> str:
        return json.dumps(asdict(self), indent=1) + "\n"


def combinations(seats: int) -> list[tuple[str, ...]]:
    """All that four tiles can be, one of each colour; solo some may not be used."""
    allowed = [tiles_for(colour, seats == 1) for colour in DISTRICT_NAMES]
    return [tuple(tile.name for tile in tiles) for tiles in product(*allowed)]


def read_plan(file: Path) -> Plan:
    """A plan from a file of JSON; `ValueError` says what is wrong with what is in it."""
    try:
        return plan_of(json.loads(file.read_text("utf-8")))
    except ValueError as problem:
        why = reason_of(problem)
        raise ValueError(because("no-plan", file=str(file), problem=why)) from None


def plan_of(given: Any) -> Plan:
    """A plan from what a file says.

    >>> plan = plan_of({"parts": [{"edition": "generations", "seats": 2, "powers": "all"}]})
    >>> len(plan.parts) == len(combinations(2)), plan.parts[0].bots
    (True, ('instinct', 'instinct'))
    """
    reader = Reader(given, ValueError).fields(("parts",), ("seed", "portion"))
    parts = [part for one in reader.at("parts").items(MOST_PARTS) for part in parts_of(one)]
    if not parts:
        reader.at("parts").fail("not-list", value="[]")
    seed = reader.at("seed").whole(0, MOST) if reader.has("seed") else 0
    portion = reader.at("portion").whole(1, MOST) if reader.has("portion") else PORTION
    return Plan(tuple(parts), seed, portion)


def parts_of(reader: Reader) -> Iterator[Part]:
    """The parts that an entry of a file stands for: with `"powers": "all"` one per combination."""
    reader.fields(("edition", "seats"), ("powers", "bots", "games", "look", "looked", "rob_cards"))
    edition = reader.at("edition").choice(EDITION_NAMES)
    seats = reader.at("seats").whole(1, MAX_SEATS)
    powers = reader.value.get("powers", RANDOM if edition == "generations" else None)
    bots = (NET,) * seats
    if reader.has("bots"):
        bots = tuple(one.choice(LEVELS) for one in reader.at("bots").exactly(seats))
    games = reader.at("games").whole(1, MOST) if reader.has("games") else GAMES
    look = reader.at("look").whole(0, MOST) if reader.has("look") else 0
    looked = reader.at("looked").whole(0, MOST) if reader.has("looked") else None
    rob = tuple(reader.value["rob_cards"]) if reader.value.get("rob_cards") else None
    tiles = combinations(seats) if powers == ALL and edition == "generations" else [powers]
    for one in tiles:
        fixed = tuple(one) if isinstance(one, (list, tuple)) else one
        part = Part(edition, seats, fixed, bots, games, look, looked, rob)
        try:
            part.choices().game(0)
        except ValueError as problem:
            reader.refuse(problem.args[0])
        yield part
