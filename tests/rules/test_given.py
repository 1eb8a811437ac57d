"""What callers give: the same is welcome and the same refused, compiled or plain."""

from __future__ import annotations

import inspect
import json
import math
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import capital_lux as lux
from capital_lux.bots.bot import BelievingBot
from capital_lux.rules.chance import draw_below
from capital_lux.rules.events import seen_by
from capital_lux.rules.versions import RULES
from tests.positions import play_out, position

NO_SEATS: list[Any] = [
    0.0, 0.5, math.nan, True, "0", None, -1, 2, 2**31, 2**63, 2**70, -(2**70), [], np.float64(0),
    np.bool_(False),
]  # fmt: skip
MANUAL = Path(__file__).parents[2] / "docs/library.md"


def turn() -> lux.Game:
    return position("B5", hands=["B4 Y2", "G2"])


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_what_is_no_seat_is_refused_by_every_method(seat: Any) -> None:
    game = turn()
    asks: list[Callable[[Any], Any]] = [game.legal, game.legal_ids]
    asks += [lambda no: game.play(no, "home B4"), lambda no: game.play_id(no, 22)]
    if seat is not None:  # the view of a spectator
        asks.append(game.view)
    for ask in asks:
        with pytest.raises(lux.IllegalAction, match="there is no seat"):
            ask(seat)


@pytest.mark.parametrize(
    "action", [22.0, 22.7, math.nan, True, None, 2**70, -1, 104, [22]], ids=repr
)
def test_what_is_no_action_is_refused_by_id_as_by_text(action: Any) -> None:
    game = turn()
    for do in (game.play, game.play_id):
        with pytest.raises(lux.IllegalAction, match="is not an action"):
            do(0, action)
    assert game.actions() == []


def test_numpys_integers_are_welcome_everywhere() -> None:
    one: Any = np.int64(1)
    seed: Any = np.uint8(7)
    six: Any = np.int32(6)
    game = lux.Game(seats=one + one, seed=seed)
    assert game.snapshot() == lux.Game(seats=2, seed=7).snapshot()
    assert game.legal(one) == game.legal(1)
    assert game.view(one) == game.view(1)
    assert json.dumps(game.view(one))
    for do in (game.play, game.play_id):
        action: Any = np.int64(game.legal_ids(1)[0])
        do(one, action)
    assert json.dumps(game.record())
    assert lux.Game(seed=1, cards={"B4": six}).view()["cards"] == {"B4": 6}
    assert lux.Fast(seed).below(six) == lux.Fast(7).below(6)
    assert lux.rating(57 * one, 50) == "good"


# Chance of a user's own


class Last(lux.Chance):
    """Always the last of what is possible."""

    def below(self, n: int) -> int:
        return n - 1


class LastToo(lux.Fast):
    def below(self, n: int) -> int:
        return min(super().below(n) + n, n - 1)


def test_a_chance_of_ones_own_is_asked() -> None:
    """Nothing is exchanged when the last is always taken: the deck stays sorted."""
    game = lux.Game("first", 2, seed=1)
    for chance in (Last(), LastToo(3)):
        game.deal(chance)
        deck = game.tape()["deck"]
        assert deck == sorted(deck, key=lambda card: ("BPYG".index(card[0]), card[1]))
        assert [draw_below(chance)(n) for n in (1, 6)] == [0, 5]
        game.play_out(chance)
        assert game.over


class Asking(lux.Fast):
    """Gives the same numbers, one at a time."""

    def below(self, n: int) -> int:
        return super().below(n)


def test_a_fast_chance_shuffles_as_any_other_does() -> None:
    """At the deal, and in a possible world where part of each deck has been seen."""
    game = lux.Game("generations", 1, seed=3, powers="C")
    bot = BelievingBot()
    heard = game.opening
    while len(game.actions()) < 12:
        for event in seen_by(heard, 0):
            bot.hear(event)
        world = bot.world(game.view(0))
        fast, other = (world.sample(chance).snapshot() for chance in (lux.Fast(5), Asking(5)))
        assert fast == other
        heard = game.play(0, game.legal_ids(0)[0])
    game.deal(lux.Fast(5))
    tape = game.tape()
    game.deal(Asking(5))
    assert game.tape() == tape


@pytest.mark.parametrize("answer", [6.0, 99, -1, None, "0", True])
def test_a_chance_that_gives_no_number_is_told_of(answer: Any) -> None:
    class Wrong(lux.Chance):
        def below(self, n: int) -> int:
            return answer  # type: ignore[no-any-return]

    game = lux.Game(seed=1)
    with pytest.raises(ValueError, match=r"a number from 0 to \d+ from below\(\d+\) is needed"):
        game.deal(Wrong())
    with pytest.raises(ValueError, match="is needed"):
        game.play_out(Wrong())


def test_what_a_chance_raises_is_raised() -> None:
    class Stopped(lux.Chance):
        def below(self, n: int) -> int:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lux.Game(seed=1).deal(Stopped())


@pytest.mark.parametrize("chance", [None, 7, lux.Chance(), lux.Chance, object()])
def test_what_is_no_chance_is_refused(chance: Any) -> None:
    game = lux.Game(seed=1)
    before = game.snapshot()
    for ask in (game.deal, game.play_out):
        with pytest.raises(TypeError, match=r"lux\.Fast"):
            ask(chance)
    assert game.snapshot() == before


@pytest.mark.parametrize("n", [0, -1, 2.0, None, True, 2**40])
def test_nothing_is_drawn_below_what_is_no_number(n: Any) -> None:
    with pytest.raises(ValueError, match="a whole number of at least 1"):
        lux.Fast(1).below(n)


def test_a_game_whose_cards_were_taken_from_outside_stops() -> None:
    game = position("B5", hands=["B4", "G2"], last_turns=None)
    lux.Table(game).move("B4", "hand 0", "discard")
    assert game.legal(0) == []
    with pytest.raises(lux.TileError, match="somebody took the cards"):
        game.play_out(lux.Fast(1))


# Copies


OTHERS: list[Any] = [
    lux.Game("first", 3, 1),
    lux.Game("generations", 2, 1),
    lux.Game("generations", 2, 1, powers="B"),
    lux.Game("generations", 1, 1),
    lux.Game("generations", 1, 1, rob_cards=["red left"] * 3),
]
KINDS = ["first", "A", "B", "solo", "another ROB", "None", "number", "chance"]


@pytest.mark.parametrize("other", [*OTHERS, None, 3, lux.Fast(1)], ids=KINDS)
@pytest.mark.parametrize("game", OTHERS, ids=KINDS[: len(OTHERS)])
def test_copy_from_another_sort_of_game_is_refused_and_changes_nothing(
    game: lux.Game, other: Any
) -> None:
    before = game.snapshot()
    if other is game:
        game.copy_from(other)
    else:
        with pytest.raises((TypeError, ValueError), match="is needed, not"):
            game.copy_from(other)
    assert game.snapshot() == before


def test_a_game_that_was_never_dealt_refuses() -> None:
    if not lux.COMPILED:
        return  # Python itself says what such an object lacks
    game = lux.Game.__new__(lux.Game)
    for ask in (game.copy, game.snapshot, game.record, game.tape, game.view):
        with pytest.raises(RuntimeError, match=r"a game that lux\.Game"):
            ask()
    with pytest.raises(ValueError, match="not-a-set"):
        game.__init__("generations", powers="not-a-set")  # type: ignore[misc]
    assert repr(game) == "<Game that was never dealt>"


def test_what_a_record_hands_out_is_a_copy() -> None:
    game = turn()
    before = json.dumps(game.record())
    record = game.record()
    record["position"]["deck"].clear()
    record["position"]["players"][0]["hand"].append("B6")
    assert json.dumps(game.record()) == before
    assert lux.replay(game.record()).snapshot() == game.snapshot()


# Messages

LONG = "x" * 1_000_000
HUGE = 10**5000
"""Python refuses to write a number of so many digits."""
TOO_LONG: list[Callable[[lux.Game, Any], Any]] = [
    lambda game, value: game.play(0, value),
    lambda game, value: game.play(value, "home B4"),
    lambda game, value: game.view(value),
    lambda game, value: lux.Game(value),
    lambda game, value: lux.Game(seats=value),
    lambda game, value: lux.Game("generations", powers=value),
    lambda game, value: lux.Game("generations", powers=[value] * 4),
    lambda game, value: lux.Game(cards={value: 1}),
    lambda game, value: lux.Game(cards={"B4": value}),
    lambda game, value: lux.Game(cards=value),
    lambda game, value: lux.Game("generations", 1, rob_cards=[value]),
    lambda game, value: lux.Game.restore({**game.snapshot(), value: 1}),
    lambda game, value: lux.Game.restore({**game.snapshot(), "deck": [value]}),
    lambda game, value: lux.Game.restore({**game.snapshot(), "round": value}),
    lambda game, value: lux.replay({**game.record(), "actions": [value]}),
    lambda game, value: lux.replay({**game.record(), "result": value}),
    lambda game, value: lux.Table(game).move(value, "hand 0", "discard"),
    lambda game, value: lux.Table(game).move("B4", value, "discard"),
    lambda game, value: lux.Table(game).gold(value),
    lambda game, value: lux.Table(game).take_gold(0, value),
    lambda game, value: lux.Fast(1).below(value),
    lambda game, value: game.copy_from(value),
    lambda game, value: game.deal(value),
]


@pytest.mark.parametrize("value", [LONG, HUGE], ids=["text", "number"])
@pytest.mark.parametrize("call", TOO_LONG)
def test_no_message_repeats_what_is_long(call: Callable[[lux.Game, Any], Any], value: Any) -> None:
    with pytest.raises((ValueError, TypeError)) as refused:
        call(turn(), value)
    assert len(str(refused.value)) < 1000
    assert "x..." in str(refused.value) or value == HUGE or "xxx" not in str(refused.value)


# The face


def test_a_game_says_what_it_is() -> None:
    game = lux.Game("generations", 3, 5)
    assert repr(game) == "<Game generations, 3 seats, round 1, draft, waiting for 0, 1, 2>"
    assert (
        repr(play_out(lux.Game("generations", 1, 5))) == "<Game generations, solo, round 3, over>"
    )


def test_inspect_reads_how_a_game_is_made() -> None:
    class Mine(lux.Game):
        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    given = inspect.signature(lux.Game)
    given.bind("generations", 1, 7, powers="C", rob_cards=["red left"])
    assert {name: one.default for name, one in given.parameters.items()} == {
        "edition": "first", "seats": 2, "seed": None, "powers": None, "cards": None,
        "rob_cards": None, "tape": None, "rules": RULES,
    }  # fmt: skip
    assert list(inspect.signature(lux.Fast).parameters) == ["seed"]
    assert list(inspect.signature(Mine).parameters) == ["name"]
    if not lux.COMPILED:
        written = inspect.signature(lux.Game.__init__).parameters
        assert list(written)[1:] == list(given.parameters)


def test_every_public_name_of_a_game_is_in_the_manual() -> None:
    manual = MANUAL.read_text("utf-8")
    public = [name for name in dir(lux.Game) if not name.startswith("_")] if lux.COMPILED else []
    assert [name for name in public if not re.search(rf"\b{name}\b", manual)] == []
