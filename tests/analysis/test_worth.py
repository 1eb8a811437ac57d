"""What a net's values are worth: the curves are those of the shipped net, and a fit finds one."""

from __future__ import annotations

import json
import math
import random

import pytest

from capital_lux.analysis.accuracy import accuracy, accuracy_of
from capital_lux.analysis.fit import Compared, Sample, fitted, hope
from capital_lux.analysis.net_play import KINDS
from capital_lux.analysis.worth import FILE, Curve, Expected, Hope, curve_of, ended
from capital_lux.bots.net_file import fingerprint
from capital_lux.rules.cards import ROUNDS


def test_the_curves_were_fitted_to_the_net_that_is_shipped() -> None:
    """If not: python -m capital_lux.analysis.fit."""
    assert json.loads(FILE.read_text("utf-8"))["net"] == fingerprint()


def test_a_higher_value_is_never_worth_less() -> None:
    for edition, seats in KINDS:
        for turn in range(2, ROUNDS + 1):
            curve = curve_of(edition, seats, turn)
            found = [curve.at(value / 50) for value in range(-50, 51)]
            assert found == sorted(found)
            assert sorted(found, key=lambda one: one.lead) == found


def test_a_fit_finds_the_curve_that_points_came_from() -> None:
    rng = random.Random(1)
    true = Curve((0.2, 4.0, 3.0), (1.0, 30.0, 20.0), -1.0, 1.0)
    samples = []
    for _ in range(4000):
        value = rng.uniform(-0.8, 0.8)
        win, lead = true.at(value)
        samples.append(Sample(value, float(rng.random() < win), lead + rng.gauss(0, 5)))
    found = fitted(samples)
    for value in (-0.6, -0.2, 0.0, 0.3, 0.7):
        assert found.at(value).win == pytest.approx(true.at(value).win, abs=0.03)
        assert found.at(value).lead == pytest.approx(true.at(value).lead, abs=1)


def test_hope_that_is_taken_off_leaves_what_may_be_expected() -> None:
    rng = random.Random(2)
    true = Hope(-0.5, 0.7, -3.0)
    found = []
    for _ in range(100):
        own = Expected(rng.uniform(0.01, 0.99), rng.uniform(-20, 20))
        found.append(Compared("draft", own, true.taken_off(own)))
    assert hope(found) == pytest.approx(true)
    assert true.taken_off(Expected(1.0, 5.0)).win == pytest.approx(1)


def test_a_shared_victory_is_a_part_of_one() -> None:
    assert ended([10, 12, 12], [1, 2]) == [(0, -2), (0.5, 0), (0.5, 0)]


def test_the_accuracy_of_a_player_is_between_two_means_of_the_decisions() -> None:
    """The weighted mean, and the harmonic one, which a blunder pulls down."""
    assert accuracy([0.5], []) is None
    assert accuracy([0.5, 0.5, 0.5], [100.0, 100.0]) == 100
    accuracies = [accuracy_of(0.0), accuracy_of(0.25)]
    # The chance falls by 25 points at the second decision: its window weighs 12, the other 0.5.
    weighted = (0.5 * accuracies[0] + 12 * accuracies[1]) / 12.5
    harmonic = 2 / (1 / accuracies[0] + 1 / accuracies[1])
    found = accuracy([0.5, 0.5, 0.25], accuracies)
    assert found is not None
    assert math.isclose(found, (weighted + harmonic) / 2)
