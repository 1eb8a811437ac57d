"""Search with a net: fair comparisons, the same choice every time, and moves that win."""

from __future__ import annotations

import hashlib
import itertools
import random
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots import clock
from capital_lux.bots.match import Player, play_match
from capital_lux.bots.net_bot import ChampionBot
from capital_lux.bots.rollouts import MOST_ACTIONS, Rollouts
from capital_lux.observation import Observer
from capital_lux.rules.actions import action_id
from tests.bots.nets import random_net
from tests.bots.puzzles_first import FIRST_EDITION
from tests.bots.seats import Gathering
from tests.envs.games import FIRST, SETS, SOLO

GOLDEN = "b7198349cfb75739"
"""The fingerprint of some simulations with a random net, compiled and plain."""


def rollouts_of(gathering: Gathering, seat: int) -> Rollouts:
    """The simulations of a seat that must act."""
    game = gathering.game
    world = gathering.listeners[seat].world(game)
    return Rollouts(world, random_net(), Observer(game).memory, lux.Fast(3))


def test_compiled_and_plain_simulate_the_same() -> None:
    digest = hashlib.sha256()
    for options in (FIRST[0], FIRST[2], SETS[1], SOLO):
        gathering = Gathering(lux.Game(seed=5, **options))
        for number, listener in enumerate(gathering.walk(random.Random(5))):
            if number % 24 == 2:
                rollouts = rollouts_of(gathering, listener.seat)
                for action in rollouts.candidates()[:2]:
                    rollouts.run(2, action)
                digest.update(repr(rollouts.report()).encode())
    assert digest.hexdigest()[:16] == GOLDEN


def test_all_actions_meet_the_same_worlds_whatever_was_tried_before() -> None:
    gathering = Gathering(lux.Game("generations", 3, seed=2, powers="D"))
    gathering.draft()
    seat = gathering.game.waiting()[0]
    here, there = rollouts_of(gathering, seat), rollouts_of(gathering, seat)
    actions = here.candidates()
    assert 2 <= len(actions) <= MOST_ACTIONS
    for action in actions:
        here.run(4, action)
    for action in reversed(actions):
        there.run(1, action)
        there.run(3, action)
    assert [here.tally(action) for action in actions] == [there.tally(a) for a in actions]
    assert here.simulations == 4 * len(actions)


@pytest.mark.parametrize("puzzle", FIRST_EDITION[:5], ids=lambda puzzle: puzzle.name)
def test_at_the_end_of_a_game_it_finds_the_right_move_with_any_net(puzzle: Any) -> None:
    bot = ChampionBot(net=random_net(), simulations=120 if lux.COMPILED else 40)
    assert bot.choose(puzzle.game().view(0)) == puzzle.best


def test_whole_games_by_the_clock_and_by_simulations() -> None:
    for options in (FIRST[0], SOLO):
        game = lux.Game(seed=1, **options)
        limits: list[dict[str, Any]] = [{"seconds": 0.002}, {"simulations": 3}]
        bots = [ChampionBot(net=random_net(), **limits[seat]) for seat in range(len(game.scores()))]
        players = [Player(bot, seat, "champion") for seat, bot in enumerate(bots)]
        play_match(game, players)
        assert [player.faults for player in players] == [[], []]


def test_the_clock_is_read_before_each_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    """In plain Python one takes long enough: a move is not to be much longer than its limit."""
    made: list[Rollouts] = []

    class Kept(Rollouts):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            made.append(self)

    seconds = itertools.count()
    monkeypatch.setattr("capital_lux.bots.net_bot.Rollouts", Kept)
    monkeypatch.setattr(clock, "now", lambda: next(seconds))
    ChampionBot(net=random_net(), seconds=4.5).choose(lux.Game(seed=1).view(0))
    assert made[0].simulations == 4


def test_an_action_that_the_seat_may_not_do_is_refused() -> None:
    gathering = Gathering(lux.Game(seed=2))
    rollouts = rollouts_of(gathering, 0)
    with pytest.raises(ValueError, match="an action that the seat may do is needed"):
        rollouts.run(1, action_id("pay"))
