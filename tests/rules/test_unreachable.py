"""Snapshots that no play can reach are refused, as far as counts can tell; true ones never are."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.conformance.laws import play_one
from tests.positions import position, snapshot

Change = Callable[[dict[str, Any]], Any]
SOLO = {"edition": "generations", "seats": 1, "powers": "A"}


def played(until: Callable[[dict[str, Any]], bool], **options: Any) -> dict[str, Any]:
    """The snapshot of a random game at the first such moment."""
    for seed in range(200):
        rng = random.Random(seed)
        game = lux.Game(seed=seed, **options)
        while not game.over:
            truth = game.snapshot()
            if until(truth):
                return truth
            play_one(game, rng)
    raise AssertionError("there is no such moment")


def in_play(truth: dict[str, Any]) -> bool:
    return bool(truth["phase"] == "play" and truth["last_turns"] is None)


def passing(truth: dict[str, Any]) -> bool:
    """In the second pack of a draft, with a pick made of it."""
    kept = [len(player["kept"]) for player in truth["players"]]
    return bool(truth["phase"] == "draft" and min(kept) == 2 and max(kept) == 3)


def in_first_draft(truth: dict[str, Any]) -> bool:
    return bool(truth["phase"] == "draft" and truth["round"] == 1)


def move(truth: dict[str, Any], source: list[str], target: list[str], count: int = 1) -> None:
    target.extend(source.pop() for _ in range(count))


def red_row(truth: dict[str, Any]) -> None:
    rob = truth["rob"]
    rob["red"] = [card for card in rob["red"] + rob["deck"] if card.startswith("red")]
    rob["deck"] = [card for card in rob["deck"] if card.startswith("blue")]


def no_card_of_rob(truth: dict[str, Any]) -> None:
    truth["deck"].append(truth["rob"]["hand"][0])
    truth["rob"]["hand"][0] = None


def no_slot(truth: dict[str, Any]) -> None:
    tiles = truth["aristocrats"]
    tiles["deck"].append(tiles["slots"][0])
    tiles["slots"][0] = None


def of_rob(truth: dict[str, Any]) -> None:
    truth["followers"][1] = ["blue"]


UNREACHABLE: list[tuple[str, dict[str, Any], Callable[..., bool], Change, str]] = [
    ("last turns while all hold cards", {}, in_play, lambda t: t.update(last_turns=1),
     "last_turns: seat . must have ended the round"),
    ("a pack of 50", {}, in_play, lambda t: t["players"][0].update(received=[["B6"] * 50]),
     "players.0..received: not the packs"),
    ("packs of different sizes", {}, in_play, lambda t: t["players"][1]["received"][0].pop(),
     "not the packs"),
    ("a card that was not in the pack", {}, passing,
     lambda t: t["players"][0]["received"][1].__setitem__(0, "B2" if t["players"][0]["received"][1]
                                                          [0] != "B2" else "G6"), "not the packs"),
    ("a pack to come", {}, in_first_draft,
     lambda t: t["players"][0]["received"].append(["B4", "B4", "B4", "B4"]), "not the packs"),
    ("a hand of 36", {}, in_play, lambda t: move(t, t["deck"], t["players"][0]["hand"], 30),
     "players.0..hand: 3. items, at most 6"),
    ("a home before the first card", {}, in_first_draft,
     lambda t: move(t, t["deck"], t["players"][0]["home"][{"B": "blue", "P": "pink", "Y": "yellow",
                                                          "G": "green"}[t["deck"][-1][0]]]),
     "before the first card is played"),
    ("a bonus card before the first card", {}, in_first_draft,
     lambda t: move(t, t["deck"], t["players"][0]["bonus"]), "before the first card is played"),
    ("a discard before the first card", {}, in_first_draft,
     lambda t: move(t, t["deck"], t["discard"]), "discard: before the first card is played"),
    ("all five reds", SOLO, in_play, red_row, "rob.red: 5 items, at most 3"),
    ("ROB's hand is not filled", SOLO, in_play, no_card_of_rob, "rob.hand: must be filled"),
    ("ROB's reserve is not filled", SOLO, in_play,
     lambda t: move(t, t["rob"]["reserve"], t["deck"]), "rob.reserve: must be filled"),
    ("last turns without three reds", SOLO, in_play, lambda t: t.update(last_turns=1),
     "last_turns: not after these red cards"),
    ("ROB has turned cards in a draft", SOLO, in_first_draft,
     lambda t: move(t, t["rob"]["deck"], t["rob"]["red" if t["rob"]["deck"][-1].startswith("red")
                                                   else "pile"]), "rob: must be empty"),
    ("a slot is empty", {"edition": "generations", "powers": "C"}, in_play, no_slot,
     "aristocrats.slots: must be filled"),
    ("ROB has sent a follower",
     {**SOLO, "powers": ["agent", "cleric", "follower", "scholar"]}, in_play, of_rob,
     "followers.1.: nobody can have used"),
    ("a modifier is placed in a draft", {}, in_first_draft,
     lambda t: t["modifiers"]["blue"].append({"value": t["modifier_deck"].pop(), "by": 0}),
     "modifiers: must be empty in phase draft"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("options", "until", "change", "problem"),
    [case[1:] for case in UNREACHABLE],
    ids=[case[0] for case in UNREACHABLE],
)
def test_what_no_play_can_reach_is_refused(
    options: dict[str, Any], until: Callable[..., bool], change: Change, problem: str
) -> None:
    truth = played(until, **options)
    lux.Game.restore(copy.deepcopy(truth))
    change(truth)
    with pytest.raises(lux.InvalidSnapshot, match=problem):
        lux.Game.restore(truth)


@pytest.mark.parametrize("district", ["pink", "blue", "green"])
def test_a_cleric_does_not_ask_which_card_where_there_is_one_or_none(district: str) -> None:
    """Pink is never chosen, green has no card, and of blue's lowest there is one kind."""
    asked = snapshot("P2 P3 B4 B5", [], ["Y2", "Y3"], phase="power")
    asked["pending"] = {"seat": 0, "power": "cleric", "step": 1, "district": district}
    with pytest.raises(lux.InvalidSnapshot, match="nothing can be chosen"):
        lux.Game.restore(asked)


def test_only_the_poorest_seat_chooses_from_the_outsiders() -> None:
    zones: Any = {"powers": "outsider", "outsider": "P6 Y6", "phase": "power", "round": 2}
    for seat in (0, 1):
        pending = {"seat": seat, "power": "outsider", "step": 2}
        give = {**zones, "pending": pending, "turn": seat}
        if seat == 1:
            assert position("G6 G5", ["G4", "G3"], **give).legal(1) == ["card P6", "card Y6"]
        else:
            with pytest.raises(lux.InvalidSnapshot, match="nothing for this seat to choose"):
                position("G6 G5", ["G4", "G3"], **give)
