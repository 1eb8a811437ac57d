"""OpenSpiel's own tests, as it publishes them, and what they do not look at."""

from __future__ import annotations

import pickle
import random
import unittest
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

import capital_lux as lux
import capital_lux.envs.openspiel.game
from capital_lux.observation import Observer
from capital_lux.rules.powers import TILES

pytestmark = pytest.mark.compiled

TINY = "Y2 G3 P4 Y5"
"""One card opens, each seat gets one, one is left for a Scholar: CFR solves it in seconds."""
KINDS: list[dict[str, Any]] = [
    {},
    {"players": 3, "edition": "first", "powers": "A"},
    {"players": 4, "reward": "margin"},
    {"players": 2, "edition": "generations", "powers": "C"},
    {"players": 3, "edition": "generations", "powers": "D", "reward": "margin"},
    {
        "players": 4,
        "edition": "generations",
        "powers": "infiltrator doomsayer aristocrat convertor",
    },
    {"deck": TINY},
    {"edition": "generations", "powers": "B", "deck": "B2 B3 P4 P5 Y2 Y6 G3 G3 G4"},
]
SIMULATIONS = 2
SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)
each_kind = pytest.mark.parametrize("params", KINDS, ids=str)


def load(**params: Any) -> Any:
    return pyspiel.load_game("capital_lux", params)


def chance_move(state: Any, rand: random.Random) -> int:
    outcomes = state.chance_outcomes()
    return int(rand.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])


def walk(game: Any, seed: int) -> Any:
    """Every state of a random game, the end included."""
    rand = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(chance_move(state, rand))
        else:
            state.apply_action(rand.choice(state.legal_actions()))
    yield state


# OpenSpiel's suites, which import all its games: two seconds for whoever only collects tests.


@each_kind
def test_random_simulations(params: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(**params), num_sims=SIMULATIONS, serialize=True, verbose=False)


@each_kind
def test_python_simulation(params: dict[str, Any]) -> None:
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(load(**params))


@pytest.mark.parametrize(
    ("suite", "count", "name", "params"),
    [
        ("EnforceAPIOnPartialTreeBase", 5, "capital_lux", {}),
        (
            "EnforceAPIOnPartialTreeBase",
            5,
            "capital_lux",
            {"players": 3, "edition": "generations", "powers": "B"},
        ),
        ("EnforceAPIOnFullTreeBase", 8, "capital_lux_tiny", {"deck": TINY}),
    ],
    ids=["first", "generations", "full tree"],
)
def test_the_api_is_as_openspiel_wants_it(
    suite: str, count: int, name: str, params: dict[str, Any]
) -> None:
    """Every test of a suite, `count` in all."""
    from open_spiel.integration_tests import api_test

    api_test.TOTAL_NUM_STATES["capital_lux_tiny"] = (71, 312, 236)
    api_test.PERFECT_RECALL_NUM_STATES["capital_lux_tiny"] = 234
    case = type(suite, (getattr(api_test, suite),), {"game_name": name, "game": load(**params)})
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    found = tests.run(unittest.TestResult())
    assert found.testsRun == count
    assert [*found.errors, *found.failures, *found.skipped] == []


# OpenSpiel's algorithms


def test_cfr_solves_a_tiny_deck() -> None:
    game = load(deck=TINY)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, UniformRandomPolicy(game))
    for _ in range(8):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert before > 0.3
    assert after < 0.02


def test_cfr_in_cpp() -> None:
    game = load(deck=TINY)
    solver = pyspiel.CFRSolver(game)
    for _ in range(5):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.1


def searcher(game: Any, simulations: int) -> Any:
    rand = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rand)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.5, simulations, random_state=rand)
    chance = random.Random(1).random  # OpenSpiel's own sampler has another seed each time
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance))
    return bot


@pytest.mark.parametrize("params", KINDS[1:6:2], ids=str)
def test_is_mcts_plays(params: dict[str, Any]) -> None:
    game = load(**params)
    bot = searcher(game, 2)
    rand = random.Random(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance_move(state, rand))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_is_mcts_beats_random() -> None:
    game = load(deck="Y2 Y3 G3 P4 Y5 B6")
    bot = searcher(game, 40)
    rand = random.Random(3)
    total = 0.0
    games = 40
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance_move(state, rand))
            elif state.current_player() == number % 2:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(rand.choice(state.legal_actions()))
        total += state.returns()[number % 2]
    assert total / games > 0.2


# Resampling


def powers_at_random(rand: random.Random) -> str:
    names: dict[str, list[str]] = {}
    for name, tile in TILES.items():
        names.setdefault(tile.colour, []).append(name)
    return " ".join(rand.choice(tiles) for tiles in names.values())


def resampling_kinds() -> list[dict[str, Any]]:
    rand = random.Random(1)
    return [
        *({"players": players} for players in (2, 3, 4)),
        *(
            {
                "players": rand.choice((2, 3, 4)),
                "edition": "generations",
                "powers": powers_at_random(rand),
            }
            for _ in range(6)
        ),
    ]


@pytest.mark.parametrize("params", resampling_kinds(), ids=str)
def test_resampled_states_look_the_same(params: dict[str, Any]) -> None:
    """As OpenSpiel's ResampleInfostateTest, which is only in C++, and a little more."""
    game = load(**params)
    for number, state in enumerate(walk(game, 1)):
        if not state.is_player_node() or number % 5:
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, SAMPLER)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_resampled_states_can_be_played_and_kept() -> None:
    rand = random.Random(4)
    for state in walk(load(players=3, edition="generations", powers="B"), 2):
        if state.is_player_node() and rand.random() < 0.1:
            other = state.resample_from_infostate(state.current_player(), SAMPLER)
            again = pickle.loads(pickle.dumps(other))
            assert str(again) == str(other)
            player = (state.current_player() + 1) % 3
            other.resample_from_infostate(player, SAMPLER)
            while not other.is_terminal():
                if other.is_chance_node():
                    other.apply_action(chance_move(other, rand))
                else:
                    other.apply_action(rand.choice(other.legal_actions()))
            assert sum(other.returns()) == pytest.approx(0)


def test_a_resampled_state_does_not_tell_the_truth() -> None:
    state = load(players=3).new_initial_state()
    rand = random.Random(5)
    while state.is_chance_node():
        state.apply_action(chance_move(state, rand))
    others = [state.resample_from_infostate(0, SAMPLER) for _ in range(10)]
    assert not any(other.history() for other in others)
    for player in (1, 2):
        texts = {other.information_state_string(player) for other in others}
        assert len(texts) == len(others)
        assert state.information_state_string(player) not in texts


def deals(state: Any, chance: float = 1.0) -> Any:
    """Every way that chance may deal, with its probability."""
    if not state.is_chance_node():
        yield state, chance
        return
    for action, probability in state.chance_outcomes():
        yield from deals(state.child(action), chance * probability)


def test_resampled_hands_are_as_likely_as_they_should_be() -> None:
    """Beside all the ways in which chance may have dealt what the seat sees."""
    likely: dict[str, Counter[str]] = {}
    states: dict[str, Any] = {}
    for state, chance in deals(load(deck="Y2 Y2 Y5 G3 G3 P4").new_initial_state()):
        seen = state.information_state_string(0)
        states[seen] = state
        likely.setdefault(seen, Counter())[state.late.held(1)] += chance
    seen = max(likely, key=lambda text: len(likely[text]))
    total = sum(likely[seen].values())
    samples = 3000
    found = Counter(
        states[seen].resample_from_infostate(0, SAMPLER).late.held(1) for _ in range(samples)
    )
    assert set(found) == set(likely[seen])
    for holding, weight in likely[seen].items():
        assert found[holding] / samples == pytest.approx(weight / total, abs=0.05)


# What a player is told


@each_kind
def test_history_leads_to_the_same_state(params: dict[str, Any]) -> None:
    game = load(**params)
    *_, state = walk(game, 6)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_observers() -> None:
    game = load(players=3)
    *_, state = (state for state in walk(game, 7) if state.is_player_node())
    kinds = [
        pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)
        for recall in (False, True)
        for public in (False, True)
        for private in pyspiel.PrivateInfoType.__members__.values()
    ]
    texts = [make_observation(game, kind).string_from(state, 1) for kind in kinds]
    assert all(texts)
    public = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert len({make_observation(game, public).string_from(state, seat) for seat in range(3)}) == 1
    own = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    own.set_from(state, 1)
    assert list(own.dict) == ["player", "observation", "told"]
    assert own.dict["player"].tolist() == [0, 1, 0, 0]
    assert own.dict["told"].any()


def test_the_observation_is_the_same_as_elsewhere() -> None:
    """Beside an ordinary game with the same tape, watched from its beginning."""
    rand = random.Random(8)
    state = load(players=3, edition="generations", powers="D").new_initial_state()
    seen = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance_move(state, rand))
            continue
        action = rand.choice(state.legal_actions())
        tensors = [state.observation_tensor(player) for player in range(3)]
        seen.append((state.current_player(), action, np.array(tensors)[:, 4:]))
        state.apply_action(action)
    tape = state.late.game.tape()
    table = Observer(lux.Game("generations", 3, powers="D", tape=tape))
    for seat, action, observations in seen:
        assert np.array_equal(observations, [table.observe(player) for player in range(3)])
        table.play_relative(seat, action)


@pytest.mark.parametrize(
    ("params", "what"),
    [
        ({"edition": "third"}, "edition"),
        ({"edition": "generations", "players": 1}, "2, 3 or 4"),
        ({"edition": "generations", "powers": "random"}, "named"),
        ({"deck": "B4 X2"}, "not a card"),
        ({"reward": "points"}, "reward"),
    ],
)
def test_parameters_are_checked(params: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        capital_lux.envs.openspiel.game.CapitalLuxGame(params)


def test_chance_can_only_draw_what_is_there() -> None:
    state = load(deck=TINY).new_initial_state()
    state.apply_action(1)
    with pytest.raises(ValueError, match="cannot be drawn"):
        state.apply_action(0)
