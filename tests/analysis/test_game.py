"""A whole analysis: its sums, its words, its pictures, and reports."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from xml.etree import ElementTree as ET

import msgspec
import pytest

from capital_lux.analysis import Analysis, analyse, as_json, report
from capital_lux.analysis.plot import drawing, png, svg
from capital_lux.rules.record import replay
from capital_lux.texts import Texts
from tests.analysis.games import last_steps, short_analysis, short_record

NAMES = ["Ann", "Bea"]


def test_a_seat_is_analysed_the_same_again_alone_or_among_all() -> None:
    told: list[tuple[int, int]] = []
    alone = analyse(short_record(), seats=[1], names=NAMES, progress=lambda *far: told.append(far))
    assert alone.players == short_analysis().players[1:]
    assert alone.luck == short_analysis().luck
    total = len(short_record()["actions"])
    assert told == [(done, total) for done in range(total + 1)]


def test_results_luck_and_losses_add_up() -> None:
    found = short_analysis()
    game = replay(short_record())
    actors = [seat for seat, _ in game.actions()]
    assert sum(player.win for player in found.players) == 1
    for player in found.players:
        assert player.adjusted_win == player.win - sum(one.win[player.seat] for one in found.luck)
        assert len(player.decisions) + player.forced == actors.count(player.seat)
        assert len(player.costliest) <= 3
        for one in player.decisions:
            assert actors[one.step - 1] == player.seat
            assert (one.loss > 0) == (one.best != one.action)
    # What one of two wins by luck the other loses.
    assert found.luck[0].kind == "deal"
    for luck in found.luck:
        assert sum(luck.win) == pytest.approx(0)
        assert sum(luck.lead) == pytest.approx(0)


def test_an_analysis_travels_as_json_and_comes_back() -> None:
    text = json.dumps(as_json(short_analysis()))
    assert msgspec.json.decode(text, type=Analysis) == short_analysis()


def test_a_game_that_goes_on_is_not_analysed() -> None:
    record = {**short_record(), "actions": short_record()["actions"][:-1], "result": None}
    with pytest.raises(ValueError, match="not over"):
        analyse(record)


def test_a_picture_has_a_line_for_each_seat_and_a_mark_for_each_mistake() -> None:
    found = short_analysis()
    shapes = drawing(found, ["A & B", "Bea"], Texts("fr").say)
    root = ET.fromstring(svg(shapes))
    words = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B", "Bea", "gaffe"} <= set(words)
    marks = sum(sum(player.counts.values()) for player in found.players)
    assert marks
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 2 * marks + 3
    assert png(shapes).startswith(b"\x89PNG")


def test_a_report_is_the_mean_of_games_and_says_where_it_was_lost() -> None:
    games = short_analysis().players
    found = report(games)
    assert found.win == 0.5
    assert found.luck_win == pytest.approx(0)
    assert sum(part.decisions for part in found.parts) == sum(len(one.decisions) for one in games)
    losses = [one.loss for game in games for one in game.decisions]
    assert [one.decision.loss for one in found.costliest] == sorted(losses, reverse=True)[:3]
    total = sum(part.loss * part.decisions for part in found.parts)
    assert total / len(losses) == pytest.approx(found.loss)


def test_a_quick_analysis_says_so_and_is_the_same_in_plain_python() -> None:
    full, quick = analyse(last_steps()), analyse(last_steps(), quick=True)
    assert (full.quick, quick.quick) == (False, True)
    assert full.luck == quick.luck
    for one, other in zip(full.players, quick.players, strict=True):
        assert [found.step for found in one.decisions] == [found.step for found in other.decisions]
    assert simulations(quick) < simulations(full) / 2
    program = (
        "import json, sys; from capital_lux.analysis import analyse, as_json;"
        "print(json.dumps(as_json(analyse(json.load(sys.stdin)))))"
    )
    plain = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(last_steps()),
        env={**os.environ, "CAPITAL_LUX_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    assert json.loads(plain.stdout) == as_json(quick)


def simulations(found: Analysis) -> int:
    """All simulations of actions that an analysis tells of."""
    decisions = [one for player in found.players for one in player.decisions]
    return sum(option.simulations for one in decisions for option in one.options)
