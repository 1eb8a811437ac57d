"""Belief laws on whole games: what a seat imagines agrees with all it saw, and holds the truth."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.conformance.laws import check_cards
from tests.bots.seats import Gathering, Listener, cards_of

pytestmark = pytest.mark.compiled

GAMES = [
    *({"edition": "first", "seats": seats} for seats in (2, 3, 4)),
    *({"edition": "generations", "seats": seats, "powers": "random"} for seats in (1, 2, 3, 4)),
    *({"edition": "generations", "seats": 3, "powers": letter} for letter in "ABCD"),
    *({"edition": "generations", "seats": 1, "powers": letter} for letter in "AC"),
]
SAMPLES = 3
GONE = ("passed", "played", "laid_down", "gave", "left_over")
"""Events by which a card leaves its owner's hand or pack."""


def name_of(options: Mapping[str, Any]) -> str:
    return " ".join(map(str, options.values()))


def possible(listener: Listener, truth: Mapping[str, Any]) -> bool:
    """Whether some hypothesis knows only cards that are in the true hands."""
    hands = [Counter(player["hand"]) for player in truth["players"]]
    return any(
        all(cards_of(counts) <= hands[owner] for owner, counts in enumerate(known))
        for known in listener.hypotheses()
    )


def check_told(listener: Listener, world: Mapping[str, Any]) -> None:
    """A world's snapshot has what its seat was told: packs, passes, and modifiers it placed."""
    since = max(at for at, event in enumerate(listener.told) if event["what"] == "round")
    told = listener.told[since:]
    mine = [event for event in told if event.get("seat") == listener.seat]
    came = [event for event in told if event["what"] == "passed" and event["to"] == listener.seat]
    packs = [e["cards"] for e in mine if e["what"] == "dealt"] + [e["cards"] for e in came]
    assert [sorted(pack) for pack in world["players"][listener.seat]["received"]] == [
        sorted(pack) for pack in packs
    ]
    gone = [event["cards"] for event in mine if event["what"] == "passed"]
    if gone:
        left = (listener.seat + 1) % len(world["players"])
        assert world["players"][left]["received"][1:] == gone
    placed = Counter((e["district"], e["modifier"]) for e in mine if e["what"] == "placed")
    if placed:
        assert placed == Counter(
            (district, item["value"])
            for district, items in world["modifiers"].items()
            for item in items
            if item["by"] == listener.seat
        )
    rebels = Counter(
        (e["to"], e["district"], e["rebel"]) for e in mine if e["what"] == "placed_rebel"
    )
    if rebels:
        assert rebels == Counter(
            (item["seat"], item["district"], item["value"])
            for item in world["rebels"]["placed"]
            if item["by"] == listener.seat
        )


def check_hand(listener: Listener, world: Mapping[str, Any]) -> None:
    """A world's hand is what its seat was told: all that came, less all that went."""
    hand: Counter[str] = Counter()
    for event, after in pairwise([*listener.told, {"what": ""}]):
        cards = Counter(event.get("cards", [event["card"]] if "card" in event else []))
        if event["what"] == "passed" and event["to"] == listener.seat:
            hand += cards
        elif event.get("seat") == listener.seat:
            if event["what"] in ("dealt", "drew", "picked_up"):
                hand += cards
            elif event["what"] in GONE or (event["what"], after["what"]) == ("put", "picked_up"):
                hand -= cards
    player = world["players"][listener.seat]
    assert hand == Counter(player["hand"] + player["kept"] + player["packs"])


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_every_world_looks_to_its_seat_like_the_true_one(options: dict[str, Any]) -> None:
    """The same view and legal actions, all cards, told events agree, and it can be restored."""
    chance = lux.Fast(5)
    for seed in range(2):
        game = lux.Game(seed=seed, **options)
        census = Counter(game.tape()["deck"])
        for listener in Gathering(game).walk(random.Random(seed)):
            view = json.dumps(game.view(listener.seat))
            world = listener.world(game)
            for _ in range(SAMPLES):
                sample = world.sample(chance)
                assert json.dumps(sample.view(listener.seat)) == view
                assert sample.legal(listener.seat) == game.legal(listener.seat)
            snapshot = sample.snapshot()
            check_cards(snapshot, census)
            check_told(listener, snapshot)
            check_hand(listener, snapshot)
            again = lux.Game.restore(json.loads(json.dumps(snapshot)))
            assert again.snapshot() == snapshot


@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_the_true_world_is_always_possible(options: dict[str, Any]) -> None:
    for seed in range(6):
        game = lux.Game(seed=100 + seed, **options)
        for listener in Gathering(game).walk(random.Random(seed)):
            if game.view()["phase"] != "draft":
                assert possible(listener, game.snapshot())
                assert sum(listener.hypotheses().values()) == pytest.approx(1)


@pytest.mark.parametrize("options", GAMES[:3], ids=name_of)
def test_worlds_differ_and_can_be_played_out(options: dict[str, Any]) -> None:
    """A sample is a game of its own: playing it changes neither the truth nor the next sample."""
    chance = lux.Fast(6)
    game = lux.Game(seed=3, **options)
    gathering = Gathering(game)
    gathering.draft()
    listener = gathering.listeners[game.waiting()[0]]
    view, truth = game.view(listener.seat), game.snapshot()
    world = listener.world(game)
    decks = set()
    for _ in range(20):
        sample = world.sample(chance)
        assert sample.view(listener.seat) == view
        decks.add(tuple(sample.snapshot()["deck"]))
        sample.play_out(chance)
        assert sample.over
    assert len(decks) == 20
    assert game.snapshot() == truth


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_samples_the_same_worlds(seats: int) -> None:
    gathering = Gathering(lux.Game(seats=seats, seed=4))
    gathering.draft()
    listener = gathering.listeners[gathering.game.waiting()[0]]

    def samples() -> list[Any]:
        world, chance = listener.world(gathering.game), lux.Fast(9)
        return [world.sample(chance).snapshot() for _ in range(5)]

    assert samples() == samples()


def test_whoever_comes_late_and_heard_nothing_still_sees_true_worlds() -> None:
    """A belief without events knows what the view says, and no more."""
    gathering = Gathering(lux.Game(seats=3, seed=4))
    gathering.draft()
    game = gathering.game
    seat = game.waiting()[0]
    late = Listener(game, seat)
    late.belief.forget()
    world = late.world(game)
    assert world.sample(lux.Fast(1)).view(seat) == game.view(seat)
    assert world.count == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("dealt", [1, 2, 3, 4, 5])
def test_short_deals(seats: int, dealt: int) -> None:
    """F5: whatever is dealt, worlds agree with the view and hold the truth, in every phase."""
    rng = random.Random(seats * 10 + dealt)
    deck = [f"{rng.choice('BPYG')}{rng.randint(2, 6)}" for _ in range(1 + seats * dealt)]
    tape = {
        "deck": deck,
        "lots": [4, 2, -1, -3],
        "modifiers": [[4, 2, -1, -3]] * 3,
    }
    chance = lux.Fast(dealt)
    for walk in range(4):
        game = lux.Game("first", seats, cards=Counter(deck), tape=tape)
        assert game.view(0)["players"][0]["hand_size"] == dealt
        for listener in Gathering(game).walk(random.Random(walk)):
            sample = listener.world(game).sample(chance)
            assert sample.view(listener.seat) == game.view(listener.seat)
            assert lux.Game.restore(sample.snapshot()).snapshot() == sample.snapshot()
            if game.view()["phase"] != "draft":
                assert possible(listener, game.snapshot())


@pytest.mark.parametrize("decisions", [0, 1, 2, 4, 5, 6])
def test_a_draft_restored_without_the_memory_of_its_packs(decisions: int) -> None:
    """A snapshot need not have `received`."""
    game = lux.Game(seats=2, seed=3)
    for _ in range(decisions):
        seat = game.waiting()[-1]
        game.play(seat, game.legal(seat)[0])
    snapshot = game.snapshot()
    for player in snapshot["players"]:
        del player["received"]
    restored = lux.Game.restore(snapshot)
    seat = restored.waiting()[0]
    sample = Listener(restored, seat).world(restored).sample(lux.Fast(1))
    assert sample.view(seat) == restored.view(seat)
