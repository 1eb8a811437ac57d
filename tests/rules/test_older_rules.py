"""Games of older rules: what was played is replayed, and what goes on goes on by its own rules.

The files in `tests/older` were written when the rules were those in their names; they
are never made again.
"""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.belief import Belief
from capital_lux.bots.guess import census_of, guess
from capital_lux.rules.powers import TILES
from capital_lux.rules.versions import BEFORE, RULES, UNNAMED, tile_by
from tests.positions import play, play_out, position

FOLDER = Path(__file__).parents[1] / "older"
TILES_IN_FILES = {"mentalist": "mentalist", "convertor": "convertor", "solo": "mentalist"}
GAMES = sorted(TILES_IN_FILES)


def older(name: str) -> dict[str, Any]:
    """A record, a snapshot, and a record that begins with it, of rules 1."""
    found: dict[str, Any] = json.loads((FOLDER / f"rules-1-{name}.json").read_text())
    return found


def questions_left_out(record: dict[str, Any], tile: str) -> int:
    """How often a hand card was not asked for."""
    return sum(
        text.startswith("capital") and "step" in game.snapshot()["pending"]
        for game, _, text, _ in lux.steps(record)
        if (game.snapshot()["pending"] or {}).get("power") == tile
    )


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["record", "from_position"])
def test_a_record_from_before_versions_is_replayed(name: str, kind: str) -> None:
    record = older(name)[kind]
    assert "rules" not in record
    game = lux.replay(record)
    again = {key: value for key, value in game.record().items() if key != "position"}
    told = {key: value for key, value in record.items() if key != "position"}
    assert again == {**told, "rules": UNNAMED}
    assert lux.replay(game.record()).snapshot() == game.snapshot()


@pytest.mark.parametrize("name", GAMES)
def test_in_those_games_a_hand_card_was_not_asked_for(name: str) -> None:
    record = older(name)["record"]
    assert questions_left_out(record, TILES_IN_FILES[name]) > 3
    with pytest.raises(lux.InvalidRecord, match=r"actions\[\d+\]: .* cannot be played"):
        lux.replay({**record, "rules": RULES})


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_from_before_versions_goes_on_by_its_rules(name: str) -> None:
    game = lux.Game.restore(older(name)["snapshot"])
    assert game.snapshot() == {**older(name)["snapshot"], "rules": UNNAMED}
    assert [game.view(seat)["rules"] for seat in (0, None)] == [UNNAMED, UNNAMED]
    for twin in (game.copy(), pickle.loads(pickle.dumps(game)), lux.Game.restore(game.snapshot())):
        assert twin.snapshot() == game.snapshot()
        assert play_out(twin).record()["rules"] == UNNAMED


@pytest.mark.parametrize(
    ("powers", "hand", "asked"),
    [("mentalist", "P2 G3 G3", "district P"), ("convertor", "G2 P6", "place 1 P")],
)
def test_the_rules_of_a_game_say_what_is_asked(powers: str, hand: str, asked: str) -> None:
    for rules, first in ((1, asked), (2, f"card {hand[-2:]}")):
        game = position("", [], [hand, "B3"], powers=powers, deck="P6", rules=rules)
        play(game, f"0 capital {hand[:2]}")
        assert game.legal(0)[0] == first


def test_a_copy_takes_the_rules_along() -> None:
    game = position("", [], ["P2 G3 G3", "B3"], powers="mentalist", rules=1).copy()
    play(game, "0 capital P2", "0 district P")
    assert game.rules == 1


def test_bots_think_by_the_rules_of_the_game() -> None:
    game = position("Y4", [], ["P2 G3 G3", "B3 B4"], powers="mentalist", rules=1)
    view = game.view(0)
    assert guess(view)[0].rules == 1
    world = Belief(0, 2, census_of(view)).world(view).sample(lux.Fast(1))
    play(world, "0 capital P2")
    assert world.legal(0) == ["district P", "district Y"]


def test_a_new_game_is_played_by_the_rules_of_today() -> None:
    for record in (lux.Game(seed=1).record(), lux.Game("generations", 2, 1).record()):
        assert record["rules"] == RULES


@pytest.mark.parametrize("rules", [0, RULES + 1, True, "2", 2.0, None])
def test_rules_that_this_program_does_not_know_are_refused(rules: Any) -> None:
    game = play_out(lux.Game(seed=1))
    with pytest.raises(ValueError, match="there are no rules of version"):
        lux.Game(seed=1, rules=rules)
    with pytest.raises(lux.InvalidRecord, match=f"rules: .* knows 1 to {RULES}"):
        lux.replay({**game.record(), "rules": rules})
    with pytest.raises(lux.InvalidSnapshot, match=f"rules: .* knows 1 to {RULES}"):
        lux.Game.restore({**game.snapshot(), "rules": rules})


def test_a_record_and_its_position_have_the_same_rules() -> None:
    record = position("", [], ["P2 G3", "B3"], powers="mentalist", rules=1).record()
    assert lux.replay(record).rules == 1
    with pytest.raises(lux.InvalidRecord, match="position: other options than the record's"):
        lux.replay({**record, "rules": 2})


@pytest.mark.parametrize("name", TILES)
def test_every_version_has_every_tile(name: str) -> None:
    """A corrected tile keeps all that others know it by; today's rules have today's tiles."""
    assert set(BEFORE) == set(range(UNNAMED + 1, RULES + 1))
    assert tile_by(RULES, name) is TILES[name]
    known_by = ("name", "colour", "letter", "solo")
    for rules in range(UNNAMED, RULES):
        tile = tile_by(rules, name)
        for what in known_by:
            assert getattr(tile, what) == getattr(TILES[name], what)
