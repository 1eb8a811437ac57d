"""The levels: each plays everything, always the same with one seed, and better than the last."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots import clock
from capital_lux.bots.bot import Bot
from capital_lux.bots.levels import LEVELS, OPPONENTS, RUNGS, make_bot
from capital_lux.bots.match import Player, play_match
from capital_lux.bots.ratings import RATINGS
from tests.positions import position

pytestmark = pytest.mark.compiled

FEW = 16


def few(level: str) -> int:
    """Simulations for a level: those with a net take longer."""
    return FEW // 4 if level in ("grandmaster", "champion") else FEW


ALIKE = ("beginner", "skilled", "strong", "veteran", "master", "grandmaster")
"""These are other levels with other numbers."""
PLAYED = [level for level in LEVELS if level not in ALIKE]
TILE_SETS: list[Any] = [
    "A",
    "B",
    "C",
    "D",
    ["recruiter", "doomsayer", "sentinel", "scholar"],
    ["infiltrator", "missionary", "merchant", "dualist"],
    ["outsider", "cleric", "aristocrat", "convertor"],
    ["agent", "mentalist", "follower", "discoverer"],
]
SOLO_SETS: list[Any] = [
    "A",
    "C",
    ["infiltrator", "mentalist", "follower", "dualist"],
    ["recruiter", "missionary", "sentinel", "discoverer"],
]


class Almoner(lux.Tile):
    """Asks for a district, whose limit is then 2 higher; a seat gets gold at the round end."""

    name = "almoner"
    colour = "yellow"

    def lay_out(self, table: lux.Table) -> None:
        self.memory["over"] = []

    def round_begins(self, table: lux.Table) -> None:
        self.memory["over"] = []

    def act(self, table: lux.Table, seat: int) -> Sequence[str]:
        return [f"district {letter}" for letter in "BPYG"]

    def chosen(self, table: lux.Table, seat: int, choice: str) -> None:
        self.memory["over"].append(choice[-1])

    def extra_limit(self, table: lux.Table, seat: int, district: str) -> int:
        return 2 * int(self.memory["over"].count(district))

    def round_ends(self, table: lux.Table) -> None:
        table.take_gold(table.round % table.seats)


class Sealed(lux.Tile):
    """Has a hidden number, drawn before the game, that is paid in gold and shown to nobody."""

    name = "sealed"
    colour = "yellow"

    def prepare(self, below: Any) -> None:
        self.memory["gold"] = 1 + below(2)

    def act(self, table: lux.Table, seat: int) -> None:
        table.take_gold(seat, self.memory["gold"])

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return {}


def match(levels: Sequence[str], seed: int = 1, tiles: Sequence[Any] = (), **options: Any) -> Any:
    """A whole game between levels; the game and its players."""
    game = lux.Game(seed=seed, seats=len(levels), **options)
    players = [
        Player(make_bot(level, seat, simulations=few(level), tiles=tiles), seat, level, tiles=tiles)
        for seat, level in enumerate(levels)
    ]
    play_match(game, players)
    assert game.over
    assert [player.faults for player in players] == [[]] * len(players)
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", PLAYED)
def test_every_level_plays_the_first_edition(level: str, seats: int) -> None:
    match([level] * seats, edition="first")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", PLAYED)
def test_every_level_plays_generations(level: str, seats: int) -> None:
    for powers in TILE_SETS:
        match([level] * seats, seed=seats, edition="generations", powers=powers)


@pytest.mark.parametrize("level", PLAYED)
def test_every_level_plays_solo(level: str) -> None:
    for powers in SOLO_SETS:
        match([level], edition="generations", powers=powers)


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("level", PLAYED)
@pytest.mark.parametrize("tile", [Almoner, Sealed])
def test_every_level_plays_a_users_own_tile(level: str, tile: type[lux.Tile], seats: int) -> None:
    powers = ["agent", "cleric", tile, "scholar"]
    match([level] * seats, edition="generations", powers=powers, tiles=[tile])


def test_levels_play_at_one_table() -> None:
    match(["beginner", "regular", "strong", "master"], edition="first")


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    games = [match([level] * 2, seed=8).record() for _ in range(2)]
    assert games[0] == games[1]


def test_no_clock_decides_how_a_level_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    view = lux.Game(seed=1).view(0)
    usual = make_bot("strong", 1).choose(view)
    hours = itertools.count(step=3600)
    monkeypatch.setattr(clock, "now", lambda: next(hours))
    assert make_bot("strong", 1).choose(view) == usual


def test_a_beginner_hopes_that_the_capital_will_grow() -> None:
    """Another 5 at home are 5 beyond the limit: a novice sees that, and a beginner plays them."""
    view = position(capital="B5", homes=["B2 B3"], hands=["B5", "P2"]).view(0)
    assert make_bot("beginner").choose(view) == "home B5"
    assert make_bot("novice").choose(view) == "capital B5"


def test_the_names_in_old_records_are_still_levels() -> None:
    old = {"random", "novice", "regular", "veteran", "expert", "master", "instinct", "champion"}
    assert old <= set(LEVELS) == set(RATINGS)


def test_the_ratings_go_up_the_ladder() -> None:
    points = [RATINGS[rung].points for rung in RUNGS]
    assert points == sorted(points)
    offered = [RATINGS[level].points for level in OPPONENTS]
    assert offered == sorted(offered)
    assert RATINGS["regular"] == (1000, 0)


def test_another_seed_gives_other_choices() -> None:
    game = lux.Game(seed=1)
    found = set()
    for seed in range(20):
        bot = make_bot("novice", seed)
        found.add(bot.choose(game.view(0)))
    assert len(found) > 1


def test_a_number_of_simulations_replaces_the_clock() -> None:
    """No time passes that a choice depends on: seconds would let it think for hours."""
    view = lux.Game(seed=1).view(0)
    bots = [make_bot("master", 5, seconds=3600, simulations=FEW) for _ in range(2)]
    assert len({bot.choose(view) for bot in bots}) == 1


def test_a_searching_level_keeps_to_its_time() -> None:
    assert make_bot("expert", seconds=0.02).choose(lux.Game(seed=1).view(0)).startswith("keep")


def test_a_level_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="there is no level 'god': choose beginner, novice"):
        make_bot("god")


def test_a_bot_of_ones_own_starts_from_the_first_legal_action() -> None:
    view = lux.Game(seed=1).view(0)
    bot = Bot()
    bot.hear({"what": "anything"})
    assert bot.choose(view) == view["legal"][0]


def share(first: str, second: str, deals: int) -> float:
    """The share of wins of one level against another: the same deals with both seatings."""
    won = 0.0
    for deal in range(deals):
        for place in (0, 1):
            levels = [second, second]
            levels[place] = first
            game = lux.Game(seed=1000 + deal)
            bots = [Player(make_bot(level, deal), seat, level) for seat, level in enumerate(levels)]
            play_match(game, bots)
            assert not bots[0].faults + bots[1].faults
            won += (place in game.winners()) / len(game.winners())
    return won / (2 * deals)


@pytest.mark.parametrize(("worse", "better"), list(itertools.pairwise(RUNGS[:4])))
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """Seeds are fixed, so the shares are the same every time; strength is measured elsewhere."""
    assert share(better, worse, deals=12) > 0.6
