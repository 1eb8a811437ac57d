"""Tiles written by users: they play, are recorded and saved, and cannot spoil a game."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.own import fingerprint
from tests.own_tiles import Bare, Hermit, Oracle, bad, generator
from tests.positions import capital, gold, hand, home, play, play_out, position, restored, told


def oracle_memory(**known: Any) -> dict[str, Any]:
    memory = {"omens": [1], "guess": [None, None], "rounds": [1, 0], **known}
    return {"oracle": {"memory": memory, "options": []}}


def new(tile: type[lux.Tile], seats: int = 2, seed: int = 3) -> lux.Game:
    return lux.Game("generations", seats, seed, powers=["agent", "cleric", tile, "scholar"])


def yellow(tile: type[lux.Tile], **options: Any) -> lux.Game:
    """A position in which seat 0 can play its yellow card to the capital."""
    hands = options.pop("hands", ["Y2 B2", "B3 B4"])
    return position("B6 P5", ["B2", "P3"], hands, powers=[tile], **options)


def refused(game: lux.Game, line: str = "0 capital Y2") -> str:
    """What a play is refused with; the game must be byte for byte what it was."""
    before = json.dumps([game.snapshot(), game.record(), game.legal(0)])
    with pytest.raises(lux.TileError) as error:
        play(game, line)
    assert json.dumps([game.snapshot(), game.record(), game.legal(0)]) == before
    return str(error.value)


# A tile that works


def test_a_tile_plays_its_choice() -> None:
    game = yellow(Hermit)
    play(game, "0 capital Y2")
    assert game.view()["pending"] == {"seat": 0, "power": "hermit"}
    assert game.legal(0) == ["card B2"]
    events = play(game, "0 card B2")
    assert told(events, "moved_by_tile") == [{"card": "B2", "zone": "hand 0", "to_zone": "discard"}]
    assert (gold(game), hand(game, 0), game.view()["discard"]) == ([1, 0], "", ["B2"])
    assert game.view()["last_turns"] == 1


def test_a_tile_that_cannot_act_lets_the_card_be_played() -> None:
    events = play(yellow(Hermit, hands=["Y2", "B3"]), "0 capital Y2")
    assert told(events, "nothing") == [{"seat": 0, "district": "yellow"}]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("tile", [Hermit, Oracle, Bare])
def test_whole_games_are_played_and_replayed(tile: type[lux.Tile], seats: int) -> None:
    game = new(tile, seats)
    rng = random.Random(seats)
    while not game.over:
        seat = rng.choice(game.waiting())
        game.play(seat, rng.choice(game.legal(seat)))
    again = lux.replay(json.loads(json.dumps(game.record())), tiles=[tile])
    assert again.snapshot() == game.snapshot()


def test_choices_one_after_another() -> None:
    game = yellow(Oracle, tile_memory=oracle_memory())
    play(game, "0 capital Y2")
    assert game.legal(0) == ["district B", "district P", "district Y", "district G"]
    play(game, "0 district G")
    assert game.legal(0) == ["slot 1", "slot 2"]
    play(game, "0 slot 2")
    assert game.waiting() == (1,)


def test_extra_limit_and_extra_points() -> None:
    game = position(
        "B6", ["B6 B3", "B6 B2"], ["", "G2"], powers=[Oracle], turn=1, last_turns=1, round=3,
        tile_memory=oracle_memory(guess=["B", None]),
    )  # fmt: skip
    events = play(game, "1 home G2")
    assert (home(game, 0), home(game, 1)) == ("B3 B6", "")
    assert told(events, "power_points") == [{"seat": 0, "points": 7}]
    assert game.scores() == [9 + 6 + 7, 0]


def test_round_begins_and_round_ends_are_called_once_a_round() -> None:
    game = new(Oracle)
    assert game.snapshot()["tile_memory"]["oracle"]["memory"]["rounds"] == [1, 0]
    play_out(game)
    assert game.snapshot()["tile_memory"]["oracle"]["memory"]["rounds"] == [3, 3]


def test_the_chance_of_prepare_is_on_the_tape() -> None:
    game = new(Oracle, seed=5)
    omens = game.tape()["tile_memory"]["oracle"]["omens"]
    assert all(0 <= omen < 6 for omen in omens)
    assert game.snapshot()["tile_memory"]["oracle"]["memory"]["omens"] == omens
    assert new(Oracle, seed=5).tape() == game.tape()
    assert new(Oracle, seed=6).tape()["tile_memory"] != game.tape()["tile_memory"]
    names = ["agent", "cleric", Oracle, "scholar"]
    again = lux.Game("generations", 2, powers=names, tape=game.tape())
    assert again.snapshot() == game.snapshot()
    broken = {**game.tape(), "tile_memory": {"oracle": 3}}
    with pytest.raises(ValueError, match="not an object"):
        lux.Game("generations", 2, powers=names, tape=broken)


def test_seen_by_keeps_a_secret() -> None:
    game = yellow(Oracle, tile_memory=oracle_memory(guess=["B", "G"]))
    seen = {seat: game.view(seat)["tile_memory"]["oracle"] for seat in (0, 1, None)}
    assert seen == {0: {"guess": "B"}, 1: {"guess": "G"}, None: {}}


def test_without_seen_by_everybody_sees_the_memory() -> None:
    given = {"bare": {"memory": {"a": [1]}, "options": []}}
    game = yellow(Bare, tile_memory=given)
    shown = game.view()["tile_memory"]["bare"]
    assert shown == {"a": [1]}
    shown["a"].append(2)
    assert game.view()["tile_memory"]["bare"] == {"a": [1]}


def test_a_copy_has_a_memory_of_its_own() -> None:
    game = yellow(Oracle, tile_memory=oracle_memory())
    play(game, "0 capital Y2")
    twin = game.copy()
    play(twin, "0 district G", "0 slot 1")
    memory = game.snapshot()["tile_memory"]["oracle"]["memory"]
    assert (memory["guess"], game.legal(0)[0]) == ([None, None], "district B")


def test_a_snapshot_in_the_middle_of_each_choice() -> None:
    game = yellow(Oracle, tile_memory=oracle_memory())
    for line in ("0 capital Y2", "0 district G", "0 slot 2"):
        play(game, line)
        game = restored(game, [Oracle])
    assert game.snapshot()["tile_memory"] == oracle_memory(guess=["G", None])


def test_solo_false_keeps_a_tile_from_rob() -> None:
    with pytest.raises(ValueError, match=r"bad is not for solo play\. Allowed solo are blue"):
        new(bad(solo=False), seats=1)


# Records and snapshots name the tile


def test_a_record_names_the_tile_and_its_fingerprint() -> None:
    record = new(Hermit).record()
    assert record["powers"] == ["agent", "cleric", "hermit", "scholar"]
    assert record["tiles"] == {"hermit": fingerprint(Hermit)}


@pytest.mark.parametrize("load", [lux.replay, lux.Game.restore])
def test_a_missing_tile_is_named(load: Any) -> None:
    game = new(Hermit)
    saved = game.record() if load is lux.replay else game.snapshot()
    mark = fingerprint(Hermit)
    missing = f"tiles: the tile 'hermit' \\(fingerprint {mark}\\) is missing: give its class"
    with pytest.raises(ValueError, match=missing):
        load(saved)


@pytest.mark.parametrize("load", [lux.replay, lux.Game.restore])
def test_a_changed_tile_is_named_with_both_fingerprints(load: Any) -> None:
    game = new(Hermit)
    saved = json.loads(json.dumps(game.record() if load is lux.replay else game.snapshot()))
    saved["tiles"]["hermit"] = "0123456789abcdef"
    changed = f"'hermit' has changed: fingerprint 0123456789abcdef then, {fingerprint(Hermit)} now"
    with pytest.raises(ValueError, match=changed):
        load(saved, [Hermit])


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("memory", 3, "tile_memory.hermit.memory: not an object"),
        ("options", ["fly"], r"tile_memory.hermit.options\[0\]: 'fly' is not an action"),
        ("options", 3, "tile_memory.hermit.options: 3 is not a list"),
    ],
)
def test_a_damaged_memory_is_refused_with_its_place(path: str, value: Any, message: str) -> None:
    truth = new(Hermit).snapshot()
    truth["tile_memory"]["hermit"][path] = value
    with pytest.raises(lux.InvalidSnapshot, match=message):
        lux.Game.restore(truth, [Hermit])


# A tile that misbehaves


def raising(self: lux.Tile, *_: Any) -> Any:
    raise RuntimeError("no idea")


def losing(self: lux.Tile, table: lux.Table, seat: int) -> None:
    table.take_gold(seat)
    self.memory["touched"] = True
    table.move("B2", "hand 0", "discard")
    table.move("B2", "hand 0", "discard")


def hiding(self: lux.Tile, table: lux.Table, seat: int) -> None:
    self.memory["cards"] = {1, 2}


@pytest.mark.parametrize(
    ("methods", "message"),
    [
        ({"act": raising}, "the tile 'bad' failed in act: RuntimeError: no idea"),
        ({"can_act": raising}, "the tile 'bad' failed in can_act: RuntimeError: no idea"),
        ({"act": lambda *_: []}, "the tile 'bad' offered nothing to choose"),
        ({"act": lambda *_: ["fly"]}, "the tile 'bad' offered ['fly'], which are not all actions"),
        ({"act": lambda *_: 3}, "the tile 'bad' offered 3, which are not all actions"),
        ({"act": lambda *_: [[]]}, "the tile 'bad' offered [[]], which are not all actions"),
        (
            {"act": lambda *_: "district B"},
            "the tile 'bad' offered 'district B', which are not all actions",
        ),
        (
            {"act": losing},
            "the tile 'bad' failed in act: TileMistake: there is no B2 to take from 'hand 0'",
        ),
        ({"act": hiding}, "the tile 'bad' keeps a memory that is not JSON: {'cards': {1, 2}}"),
    ],
)
def test_a_bad_turn_is_taken_back(methods: dict[str, Any], message: str) -> None:
    assert refused(yellow(bad(**methods))) == message


def test_a_generator_that_fails_is_taken_back() -> None:
    assert "which are not all actions" in refused(yellow(bad(act=generator)))


def test_a_generator_is_a_list_of_choices() -> None:
    game = yellow(bad(act=lambda *_: (text for text in ("district B", "district G"))))
    play(game, "0 capital Y2")
    assert game.legal(0) == ["district B", "district G"]


def test_the_same_choice_offered_often_is_offered_once() -> None:
    game = yellow(bad(act=lambda *_: ["district B"] * 5000))
    play(game, "0 capital Y2")
    assert game.legal(0) == ["district B"]


def test_another_card_can_be_played_instead() -> None:
    game = yellow(bad(act=raising))
    refused(game)
    play(game, "0 home Y2", "1 home B3")
    assert home(game, 0) == "B2 Y2"


def test_a_bad_answer_to_a_choice_is_taken_back() -> None:
    game = yellow(bad(act=lambda *_: ["district B"], chosen=raising))
    play(game, "0 capital Y2")
    assert refused(game, "0 district B") == (
        "the tile 'bad' failed in chosen: RuntimeError: no idea"
    )
    assert game.legal(0) == ["district B"]


def test_a_tile_that_asks_without_end_is_stopped() -> None:
    game = yellow(bad(act=lambda *_: ["district B"], chosen=lambda *_: ["district B"]))
    play(game, "0 capital Y2")
    with pytest.raises(lux.TileError, match="the tile 'bad' asks without end"):
        play(game, *["0 district B"] * 100)
    assert 5 < len(game.actions()) < 50


@pytest.mark.parametrize("answer", [1000, "2", None, 1.5, True])
def test_an_extra_limit_that_is_no_small_number_is_taken_back(answer: Any) -> None:
    game = yellow(bad(extra_limit=lambda *_: answer), hands=["", "B3"], turn=1, last_turns=1)
    message = f"the tile 'bad' gave {answer!r} from extra_limit instead of a small whole number"
    assert refused(game, "1 home B3") == message


@pytest.mark.parametrize("method", ["round_ends", "round_begins", "extra_limit"])
def test_a_bad_round_end_is_taken_back(method: str) -> None:
    tile = bad(**{method: raising})
    game = yellow(bad_later(tile, method), hands=["", "B3"], turn=1, last_turns=1)
    assert f"the tile 'bad' failed in {method}: RuntimeError" in refused(game, "1 home B3")


def bad_later(tile: type[lux.Tile], method: str) -> type[lux.Tile]:
    """The same tile, good while a position is made."""
    if method != "round_begins":
        return tile

    def late(self: lux.Tile, table: lux.Table) -> None:
        if table.round == 2:
            raise RuntimeError("no idea")

    return bad(round_begins=late)


@pytest.mark.parametrize("method", ["prepare", "lay_out", "round_begins"])
def test_a_tile_that_cannot_be_set_up_makes_no_game(method: str) -> None:
    with pytest.raises(lux.TileError, match=f"'bad' failed in {method}: RuntimeError: no idea"):
        new(bad(**{method: raising}))


def test_a_failing_seen_by_is_told_to_whoever_looks_and_the_game_goes_on() -> None:
    game = yellow(bad(seen_by=raising))
    for _ in range(2):
        with pytest.raises(lux.TileError, match="'bad' failed in seen_by: RuntimeError: no idea"):
            game.view(0)
    game.play(0, "home Y2")
    assert game.waiting() == (1,)


def test_failing_points_are_told_to_whoever_asks_and_the_game_goes_on() -> None:
    game = yellow(bad(extra_points=raising))
    with pytest.raises(lux.TileError, match="'bad' failed in extra_points: RuntimeError: no idea"):
        game.scores()
    game.play(0, "home Y2")
    assert game.waiting() == (1,)


def test_a_seat_whose_hand_was_taken_has_its_turn_over_at_once() -> None:
    def rob(self: lux.Tile, table: lux.Table, seat: int) -> None:
        for card in table.hand(1):
            table.move(card, "hand 1", "discard")

    game = yellow(bad(act=rob), hands=["Y2 B2", "B3 B4", "G2 G3"])
    events = play(game, "0 capital Y2")
    assert told(events, "last_turns") == [{"seat": 1, "turns": 2}]
    assert (game.waiting(), game.view()["last_turns"]) == ((2,), 2)
    play(game, "2 home G2", "0 home B2")
    assert game.view()["round"] == 2


def test_a_secret_move_is_told_to_the_hands_concerned_only() -> None:
    def swap(self: lux.Tile, table: lux.Table, seat: int) -> None:
        table.move("B2", "hand 0", "hand 1")

    game = yellow(bad(act=swap), hands=["Y2 B2 B5", "B3 B4", "G2"])
    events = play(game, "0 capital Y2")
    moved = {"zone": "hand 0", "to_zone": "hand 1"}
    seen = [told(events, "moved_in_secret", seat) for seat in (0, 1, 2, None)]
    assert seen == [[{"card": "B2", **moved}]] * 2 + [[moved]] * 2
    assert capital(game) == "B6 P5 Y2"


@pytest.mark.parametrize(
    ("problem", "raised"),
    [(SystemExit(3), lux.TileError), (KeyboardInterrupt(), KeyboardInterrupt)],
)
def test_nothing_that_a_tile_raises_is_lost(
    problem: BaseException, raised: type[BaseException]
) -> None:
    """Compiled, an exception that no method catches is printed and forgotten."""

    class Raises(lux.Tile):
        name = "raises"
        colour = "yellow"

        def act(self, table: lux.Table, seat: int) -> None:
            raise problem

    game = lux.Game("generations", 2, 5, powers=["agent", "cleric", Raises, "scholar"])
    with pytest.raises(raised):
        game.play_out(lux.Fast(1))
