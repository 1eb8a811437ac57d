"""Taking back: when it is possible, and that it restores exactly what was."""

from __future__ import annotations

import random
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.play.game import MOST_TAKE_BACKS, Play, shows_nothing_hidden
from tests.positions import play, position

ENDS = (
    "opened lot round dealt short passed drew looked took_aristocrat looked_rebel revealed "
    "revealed_rebel turned_up laid_down over_limit paid discarded bonus next_start scored won "
    "removed followed lost_aristocrat spent returned reserved left_over rob_turned rob_nothing "
    "rob_refilled power_points moved_by_tile moved_in_secret paid_by_tile"
).split()


@pytest.mark.parametrize("what", ENDS)
def test_an_event_that_shows_something_hidden_ends_it(what: str) -> None:
    played = lux.Event("played", {"seat": 0})
    assert shows_nothing_hidden([played])
    assert not shows_nothing_hidden([played, lux.Event(what, {})])


def test_an_event_that_nobody_thought_of_ends_it() -> None:
    assert not shows_nothing_hidden([lux.Event("something new", {})])


CASES = [
    ("to the home", "0 home B2", True),
    ("Merchant: gold is open", "0 capital Y2", True),
    ("Scholar: a card is drawn", "0 capital G2", False),
    ("Agent: a modifier is looked at", "0 capital B2", False),
    ("Cleric: only asks", "0 capital P2", True),
]


@pytest.mark.parametrize(("action", "open"), [case[1:] for case in CASES], ids=lambda x: str(x))
def test_what_the_first_editions_actions_show(action: str, open: bool) -> None:
    game = position("P3 P4", hands=["B2 P2 Y2 G2 B3", "B4 B5"], deck="P6 P5")
    assert shows_nothing_hidden(play(game, action)) == open


def begun(seats: int = 2) -> Play:
    return Play(lux.Game("first", seats, bytes(32)))


def first(table: Play, seat: int) -> None:
    table.act(seat, table.game.legal(seat)[0])


def test_in_a_draft_each_seat_can_take_its_own_picks_back() -> None:
    table = begun(seats=3)
    start = table.game.snapshot()
    for seat in (0, 1, 0):
        first(table, seat)
    assert [table.can_take_back(seat) for seat in range(3)] == [3, 2, None]
    table.take_back(1, 2)
    assert [table.can_take_back(seat) for seat in range(3)] == [3, None, None]
    table.take_back(0, 3)
    table.take_back(0, 1)
    assert table.game.snapshot() == start
    assert table.game.actions() == []
    assert table.number == 6


def test_when_the_packs_are_passed_a_pick_is_final() -> None:
    table = begun()
    for seat in (0, 0, 1, 1):
        first(table, seat)
    assert [table.can_take_back(seat) for seat in range(2)] == [None, None]


def test_when_the_draft_ends_a_pick_is_final() -> None:
    table = begun()
    while "keep" in table.game.legal(table.game.waiting()[0])[0]:
        first(table, table.game.waiting()[0])
    assert [table.can_take_back(seat) for seat in range(2)] == [None, None]


def played(moves: int, seed: int) -> Play:
    """A game of Generations in its middle."""
    rng = random.Random(seed)
    table = Play(
        lux.Game("generations", 3, bytes(32), powers=["recruiter", "cleric", "merchant", "scholar"])
    )
    for _ in range(moves):
        if table.game.over:
            break
        seat = rng.choice(table.game.waiting())
        table.act(seat, rng.choice(table.game.legal(seat)))
    return table


def test_what_is_taken_back_has_never_been() -> None:
    """At every point of many games: take back, and the position is what it was."""
    found = 0
    for seed in range(6):
        rng = random.Random(seed)
        table = played(0, seed)
        while not table.game.over:
            before = table.game.snapshot()
            seat = rng.choice(table.game.waiting())
            action = rng.choice(table.game.legal(seat))
            table.act(seat, action)
            number = table.can_take_back(seat)
            if number is not None and number == table.number and rng.random() < 0.7:
                found += 1
                table.take_back(seat, number)
                assert table.game.snapshot() == before
                if table.take_backs[seat] < MOST_TAKE_BACKS:
                    table.act(seat, action)
            assert table.game.record() == lux.replay(table.game.record()).record()
        assert all(table.can_take_back(seat) is None for seat in range(3))
    assert found > 50


def test_nobody_takes_back_what_another_has_answered() -> None:
    for seed in range(5):
        table = played(60, seed)
        for _ in range(40):
            if table.game.over:
                break
            actor = table.game.waiting()[0]
            drafting = table.game.legal(actor)[0].startswith("keep")
            first(table, actor)
            if not drafting:
                others = [seat for seat in range(3) if seat != actor]
                assert all(table.can_take_back(seat) is None for seat in others)


def test_there_is_an_end_to_it() -> None:
    table = begun()
    for _ in range(MOST_TAKE_BACKS):
        first(table, 0)
        number = table.can_take_back(0)
        assert number is not None
        table.take_back(0, number)
    first(table, 0)
    assert table.can_take_back(0) is None
    first(table, 1)
    assert table.can_take_back(1) is not None


def against_bots(seats: int, seed: int, moves: int) -> tuple[Play, random.Random]:
    """A game of a person in seat 0 against bots, and the dice that play it."""
    rng = random.Random(seed)
    table = Play(lux.Game("first", seats, seed))
    table.played_by([0])
    for _ in range(moves):
        seat = rng.choice(table.game.waiting())
        table.act(seat, rng.choice(table.game.legal(seat)))
    return table, rng


def test_against_bots_their_answers_are_taken_back_too() -> None:
    """As long as nothing hidden was shown, and then not one step further."""
    found = 0
    for seed in range(8):
        table, rng = against_bots(3, seed, 0)
        before: list[tuple[int, dict[str, Any]]] = []
        """The person's actions that can be taken back, with the game before each."""
        while not table.game.over:
            seat = rng.choice(table.game.waiting())
            snapshot, drafting = table.game.snapshot(), table.game.legal(seat)[0].startswith("keep")
            events = table.act(seat, rng.choice(table.game.legal(seat)))
            if drafting or table.game.over or not shows_nothing_hidden(events):
                before.clear()
            elif seat == 0:
                before.append((table.number, snapshot))
            if drafting:
                continue
            assert table.can_take_back(0) == (before[-1][0] if before else None)
            if before and rng.random() < 0.3:
                number, snapshot = before.pop()
                last = table.number
                assert table.take_back(0, number) == []
                assert table.entries[-1].back == tuple(range(number, last + 1))
                assert table.game.snapshot() == snapshot
                found += last > number
    assert found > 20


def test_what_a_bot_drew_is_never_taken_back() -> None:
    table = Play(position("P3 P4", hands=["B2 P2 Y2 G2 B3", "G4 B5"], deck="P6 P5"))
    table.played_by([0])
    table.act(0, "home B2")
    assert table.can_take_back(0) == 1
    table.act(1, "capital G4")
    assert table.can_take_back(0) is None


def test_where_another_person_plays_nobody_may_have_answered() -> None:
    """Not even a bot: it would show the one person what the other cannot know."""
    hands = ["B2 P2 Y2", "G4 B5 B6", "Y3 Y4 Y5"]
    for people, back in (([0], 1), ([0, 2], None)):
        table = Play(position("P3 P4", hands=hands, deck="P6 P5"))
        table.played_by(people)
        table.act(0, "home B2")
        assert table.can_take_back(0) == 1
        table.act(1, "home B5")
        assert table.can_take_back(0) == back


def test_between_people_it_is_told() -> None:
    for people, told in (([0], []), ([0, 1], ["took_back"])):
        table = Play(position("P3 P4", hands=["B2 P2 Y2", "G4 B5 B6"], deck="P6 P5"))
        table.played_by(people)
        table.act(0, "home B2")
        assert [event.what for event in table.take_back(0, 1)] == told
        assert [event.what for event in list(table.again())[-1]] == told


def test_what_a_person_did_before_a_bot_took_their_seat_stays() -> None:
    table = Play(position("P3 P4", hands=["B2 P2 Y2", "G4 B5 B6"], deck="P6 P5"))
    table.act(0, "home B2")
    table.act(1, "home B5")
    table.bots = [1]
    assert table.can_take_back(0) is None


def test_at_the_deal_of_the_day_nothing_is_taken_back() -> None:
    table = begun()
    table.final = True
    first(table, 0)
    assert table.can_take_back(0) is None
