"""Damaged snapshots of every edition: refused in a sentence, or a game that keeps every law.

A tile that a user wrote may also say that it failed.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import capital_lux as lux
from capital_lux.conformance.laws import check_end, check_position, play_one
from capital_lux.rules.soundness import has_all_cards
from tests.damage import damaged
from tests.own_tiles import Ferryman, Toll
from tests.rules.rearranging import rearranged

Damage = Callable[[dict[str, Any], st.DataObject], dict[str, Any]]
SORTS: dict[str, dict[str, Any]] = {
    "first": {"edition": "first", "seats": 3},
    **{f"set {letter}": {"edition": "generations", "powers": letter} for letter in "ABCD"},
    "solo": {"edition": "generations", "seats": 1, "powers": "random"},
    "own": {"edition": "generations", "powers": ["agent", Ferryman, Toll, "dualist"]},
}
EXAMPLES = 250 if lux.COMPILED else 60
pytestmark = pytest.mark.untraced


@cache
def samples(sort: str) -> list[dict[str, Any]]:
    """Positions of a sort of game, one for each thing that may be asked."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(30):
        rng = random.Random(seed)
        game = lux.Game(seed=seed, **SORTS[sort])
        while not game.over:
            if rng.random() < 0.3:
                out = game.snapshot()
                pending = out["pending"] or {}
                asked = [pending.get(key) for key in ("power", "step")]
                found[str([out["phase"], out["last_turns"], *asked, sorted(pending)])] = out
            play_one(game, rng)
        found["over"] = game.snapshot()
    return list(found.values())


def play_to_the_end(game: lux.Game, seed: int) -> None:
    """Every law holds from here to the end."""
    rng = random.Random(seed)
    census = Counter(card for card, count in census_of(game).items() for _ in range(count))
    assert has_all_cards(game)
    check_position(game, census, rng, thorough=False)
    while not game.over:
        play_one(game, rng)
        assert has_all_cards(game)
    check_end(game, census)
    assert lux.replay(json.loads(json.dumps(game.record())), [Ferryman, Toll]).over


def census_of(game: lux.Game) -> dict[str, int]:
    """The cards a game was made with."""
    counts = game.snapshot().get("cards")
    if counts is None:
        counts = Counter(lux.Game(game.edition.name, 2, seed=0).tape()["deck"])
    return dict(counts)


@pytest.mark.parametrize("damage", [damaged, rearranged])
@pytest.mark.parametrize("sort", sorted(SORTS))
def test_a_damaged_snapshot_is_refused_or_keeps_every_law(sort: str, damage: Damage) -> None:
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.integers(0, len(samples(sort)) - 1), st.data(), st.integers(0, 2**32))
    def check(sample: int, data: st.DataObject, seed: int) -> None:
        broken = damage(samples(sort)[sample], data)
        try:
            game = lux.Game.restore(broken, [Ferryman, Toll])
        except lux.InvalidSnapshot as refusal:
            assert str(refusal)
            return
        try:
            play_to_the_end(game, seed)
        except lux.TileError as problem:
            # Only a tile's author knows what it may find in its memory.
            assert sort == "own"
            assert str(problem).startswith("the tile 'toll' ")

    check()


@pytest.mark.parametrize("sort", sorted(SORTS))
def test_the_samples_hold_much_that_may_be_asked(sort: str) -> None:
    phases = {sample["phase"] for sample in samples(sort)}
    assert phases >= {"draft", "play", "power", "over"} - ({"power"} if sort == "solo" else set())
    for sample in samples(sort):
        play_to_the_end(lux.Game.restore(sample, [Ferryman, Toll]), 1)
