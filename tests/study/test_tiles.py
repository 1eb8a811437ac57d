"""Simulations of Generations: what is counted for each tile, and against ROB."""

from __future__ import annotations

import pytest

import capital_lux as lux
from capital_lux.rules.options import Choices
from capital_lux.rules.powers import TILES
from capital_lux.rules.rating import RATINGS
from capital_lux.study.report import tiles_of
from capital_lux.study.simulate import simulated
from capital_lux.study.tally import TallyListener
from tests.study.test_tally import splitmix

GAMES = 1000 if lux.COMPILED else 60


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_tiles_are_new_in_every_game(seats: int) -> None:
    found = simulated(Choices("generations", seats, "random"), GAMES, 3)
    tiles = found["tiles"]
    allowed = [name for name, tile in TILES.items() if tile.solo or seats > 1]
    assert list(tiles) == allowed
    assert found["games"] == GAMES
    for colour in ("blue", "pink", "yellow", "green"):
        mine = [tiles[name]["games"] for name in allowed if TILES[name].colour == colour]
        assert sum(mine) == GAMES
        assert max(mine) < 2 * GAMES / len(mine)
    nothing = sum(tile["impossible"] for tile in tiles.values())
    assert nothing == found["branches"].get("power impossible", 0)
    played = found["branches"]["action capital"]
    assert sum(tile["triggers"] for tile in tiles.values()) == played - nothing
    people = 1 if seats == 1 else seats
    assert all(tile["seats"] <= people * tile["games"] for tile in tiles.values())
    assert ("ratings" in found) == (seats == 1)


def test_the_counts_of_one_game_against_its_events() -> None:
    """The tally of one game against the events and points of the same game played by hand."""
    game = lux.Game("generations", 3, 0, powers="B")
    tally = TallyListener()
    tally.name_tiles([4, 5, 6, 7])
    tally.play(game, lux.Fast(8), 1)
    counts = tally.counts()
    game.deal(lux.Fast(8))
    twin = lux.Game("generations", 3, tape=game.tape(), powers="B")
    numbers = splitmix(8)
    for _ in range(99 + 1 + 3 * 8):
        next(numbers)
    told = list(twin.opening)
    while not twin.over:
        seat = twin.waiting()[0]
        choices = twin.legal_ids(seat)
        told += twin.play(seat, choices[(next(numbers) >> 32) * len(choices) >> 32])
    scores = twin.scores()
    assert scores == counts["points"][:3]
    found = tiles_of(counts, 3, {"one": 4, "two": 5, "three": 6, "four": 7})
    for name, district in zip(found, ("blue", "pink", "yellow", "green"), strict=True):
        times = [0, 0, 0]
        nothing = 0
        for event in told:
            if event.data.get("district") == district:
                if event.what == "played" and event.data["where"] == "capital":
                    times[event.data["seat"]] += 1
                elif event.what == "nothing":
                    times[event.data["seat"]] -= 1
                    nothing += 1
        users = [scores[seat] - sum(scores) / 3 for seat in range(3) if times[seat]]
        tile = found[name]
        assert (tile["games"], tile["triggers"], tile["impossible"]) == (1, sum(times), nothing)
        assert tile["seats"] == len(users)
        assert tile["points"] == pytest.approx(sum(users) / len(users))


def test_a_tile_that_nobody_used_has_no_points() -> None:
    found = tiles_of(TallyListener().counts(), 2, {"agent": 0})
    assert found["agent"]["points"] is None


def test_ratings_against_rob() -> None:
    found = simulated(Choices("generations", 1, "A"), GAMES, 5)
    assert list(found["ratings"]) == list(RATINGS)
    assert sum(found["ratings"].values()) == GAMES
    assert found["win_share"][0] <= 1 - found["ratings"]["loss"] / GAMES
    assert sum(found["win_share"]) == pytest.approx(1)
    assert list(found["tiles"]) == ["agent", "cleric", "merchant", "scholar"]


def test_a_fixed_set_names_its_tiles_in_the_branches() -> None:
    branches = simulated(Choices("generations", 2, "B"), 50, 1)["branches"]
    assert branches["power impossible: doomsayer"] > 0
    assert branches["rebels placed"] > 0
    assert "modifiers placed" not in branches
    assert branches["bonus cards discarded in a tie"] >= branches["bonus ties"] > 0


def test_bonus_cards_from_outside_are_counted_in_no_district() -> None:
    branches = simulated(Choices("generations", 2, "D"), 100, 1)["branches"]
    inside = sum(branches[f"bonus cards: {name}"] for name in ("blue", "pink", "yellow", "green"))
    assert inside < branches["bonus cards"]


class Lucky(lux.Tile):
    name = "lucky"
    colour = "green"

    def act(self, table: lux.Table, seat: int) -> None:
        table.take_gold(seat)


def test_a_users_own_tile_is_counted_and_kept_while_the_others_vary() -> None:
    found = simulated(Choices("generations", 2, "random", own=(Lucky,)), 100, 1)
    assert found["tiles"]["lucky"]["games"] == 100
    assert found["tiles"]["lucky"]["points"] > 0
    assert not {"scholar", "dualist"} & set(found["tiles"])
    game = Choices("generations", 2, "random", own=(Lucky,)).game(5)
    usual = lux.Game("generations", 2, 5, powers="random")
    assert [t.name for t in game.powers()] == [*[t.name for t in usual.powers()][:3], "lucky"]
