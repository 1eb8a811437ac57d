"""A searching bot stops when its move is clear, and never thinks longer than it may."""

from __future__ import annotations

import itertools
import math

import pytest

import capital_lux as lux
from capital_lux.bots import clock
from capital_lux.bots.levels import make_bot
from capital_lux.bots.race import LEAST, Budget, PairedRace, Race, expected_loss
from capital_lux.bots.rollouts import Rollouts
from capital_lux.bots.search import Search
from capital_lux.bots.search_bot import SearchBot
from capital_lux.observation import Observer
from capital_lux.rules.actions import TEXTS
from tests.bots.nets import random_net
from tests.bots.puzzle import first
from tests.bots.seats import Listener

pytestmark = pytest.mark.compiled

MANY = 40_000
CLEAR = first("Y6", ["Y4", "P2"], ["Y3", "P3"])
"""Y3 at home makes 7 over 6 and loses all; in the capital it is a gold."""
EQUAL = first("Y6 P6", ["", ""], ["Y2 P2", "B2"])
"""The card that is not played goes home too: home Y2 and home P2 are the same."""


def race(game: lux.Game, simulations: int, caution: float = 1.5) -> Race:
    """A race of seat 0 that has been run."""
    search = Search(Listener(game, 0).world(game), lux.Fast(1), 1)
    found = Race(search, game.legal_ids(0), caution)
    found.run(Budget(1.0, simulations))
    return found


def test_a_clear_move_needs_little() -> None:
    found = race(CLEAR(), MANY)
    assert TEXTS[found.leader()] == "capital Y3"
    assert found.search.simulations < MANY / 3


def test_actions_that_meet_the_same_worlds_need_few_of_them() -> None:
    game = CLEAR()
    rollouts = Rollouts(
        Listener(game, 0).world(game), random_net(), Observer(game).memory, lux.Fast(1)
    )
    found = PairedRace(rollouts, rollouts.candidates(), 1.0)
    found.run(Budget(1.0, MANY))
    assert TEXTS[found.leader()] == "capital Y3"
    assert PairedRace.least <= len(rollouts.rewards(found.leader())) < LEAST


def test_a_limit_of_simulations_may_be_guarded_by_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 0.0
    monkeypatch.setattr(clock, "now", lambda: now)
    guarded, free = Budget(2.0, 100, guarded=True), Budget(2.0, 100)
    now = 1.0
    assert (guarded.used(80), free.used(80)) == (0.8, 0.8)
    assert (guarded.used(20), free.used(20)) == (0.5, 0.2)


def test_a_more_cautious_bot_thinks_longer() -> None:
    game = lux.Game(seed=3)
    thought = [race(game, MANY, caution).search.simulations for caution in (0.5, 1.5, 4.0)]
    assert thought == sorted(thought)
    assert thought[0] < thought[-1]


@pytest.mark.parametrize("simulations", [1, 2, 3, 7, 50, 1000])
def test_the_budget_is_never_passed(simulations: int) -> None:
    game = lux.Game(seed=3)
    found = race(game, simulations, caution=100.0)
    assert found.leader() in game.legal_ids(0)
    assert found.search.simulations == simulations


def test_nothing_is_called_clear_on_few_simulations() -> None:
    game = CLEAR()
    found = race(game, MANY)
    visits = [line["visits"] for line in found.report()]
    assert len(visits) == len(game.legal(0))
    assert min(visits) >= LEAST


def test_it_stops_where_the_choice_hardly_matters() -> None:
    found = race(EQUAL(), 100 * MANY)
    assert found.search.simulations < 100 * MANY


def test_few_stay_in_the_race_when_time_runs_out() -> None:
    game = lux.Game(seed=3)
    visits = sorted(line["visits"] for line in race(game, 300, caution=100.0).report())
    assert len(visits) == len(game.legal(0))
    assert visits[-1] > 2 * visits[0]


def test_the_best_is_reported_first() -> None:
    found = race(lux.Game(seed=3), 500)
    assert found.report()[0]["action"] == TEXTS[found.leader()]


def test_an_only_action_is_chosen_without_a_thought() -> None:
    bot = SearchBot(seconds=3600.0, simulations=10**9)
    view = first("Y6", ["Y4", "P2"], ["Y3", "P3"])().view(0)
    assert bot.choose({**view, "legal": ["home Y3"]}) == "home Y3"


def test_stopping_is_the_same_every_time() -> None:
    game = lux.Game(seed=4)
    world = Listener(game, 0).world(game)
    races = [SearchBot(5, simulations=MANY).race(world, game.legal(0)) for _ in range(2)]
    assert races[0].report() == races[1].report()
    assert races[0].leader() == races[1].leader()


@pytest.mark.parametrize("seconds", [0, -1.0, math.nan, math.inf])
def test_a_bot_without_time_is_refused(seconds: float) -> None:
    with pytest.raises(ValueError, match="more than 0 seconds"):
        make_bot("expert", seconds=seconds)


@pytest.mark.parametrize("simulations", [0, -5])
def test_a_bot_without_simulations_is_refused(simulations: int) -> None:
    with pytest.raises(ValueError, match="at least 1 simulation"):
        make_bot("master", simulations=simulations)


def test_levels_that_do_not_search_need_no_time() -> None:
    view = lux.Game(seed=1).view(0)
    for level in ("random", "beginner", "novice", "regular"):
        assert make_bot(level, seconds=0, simulations=0).choose(view) in view["legal"]


def test_the_loss_to_be_feared() -> None:
    assert expected_loss(0.0, 1.0) == pytest.approx(1 / math.sqrt(2 * math.pi))
    assert expected_loss(0.5, 0.0) == 0.0
    assert expected_loss(-0.5, 0.0) == 0.5
    assert expected_loss(-2.0, 0.01) == pytest.approx(2.0)
    assert expected_loss(60.0, 1.0) == 0.0
    losses = [expected_loss(ahead / 10, 1.0) for ahead in range(-20, 40)]
    assert all(one > other > 0 for one, other in itertools.pairwise(losses))
