"""A study gives the same files whatever plays it, and its rows say what happened."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Iterator
from math import prod
from pathlib import Path

import pytest

import capital_lux as lux
from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, play_match
from capital_lux.rules.chance import Fast
from capital_lux.rules.powers import TILES
from capital_lux.study import rows
from capital_lux.study.parquet import read
from capital_lux.study.plan import Part, Plan, Portion, combinations, plan_of, read_plan
from capital_lux.study.players import AS_USUAL, make_player
from capital_lux.study.run import run_study
from capital_lux.study.workers import workers
from tests.terminal.command import refusal, run

pytestmark = pytest.mark.compiled
SET_A = ("agent", "cleric", "merchant", "scholar")
PLAN = Plan(
    (
        Part("first", 2, None, ("instinct",) * 2, 175, look=10),
        Part("generations", 3, "random", ("instinct",) * 3, 175),
        Part("generations", 1, "random", ("instinct",), 125),
        Part("generations", 2, "random", ("regular", "novice"), 25),
    ),
    seed=4,
    portion=23,
)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The study played by one process."""
    folder = tmp_path_factory.mktemp("study") / "alone"
    run_study(PLAN, folder, jobs=1)
    return folder


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(one.relative_to(folder)): one.read_bytes() for one in folder.rglob("*.*")}


def test_a_worker_that_is_killed_and_a_second_core_change_nothing(
    alone: Path, tmp_path: Path
) -> None:
    killed: list[int] = []

    def kill_one(games: int) -> None:
        if games and not killed:
            worker = multiprocessing.active_children()[0]
            assert worker.pid
            os.kill(worker.pid, signal.SIGKILL)
            killed.append(worker.pid)

    run_study(PLAN, tmp_path / "two", jobs=2, progress=kill_one)
    assert killed
    assert files_of(tmp_path / "two") == files_of(alone)
    assert set(files_of(alone)) == {"plan.json", "games.parquet", "decisions.parquet"}


def test_a_study_that_was_stopped_goes_on(alone: Path, tmp_path: Path) -> None:
    def stop(games: int) -> None:
        if games:
            raise KeyboardInterrupt

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            run_study(PLAN, tmp_path, jobs=1, progress=stop)
    begun: list[int] = []
    run_study(PLAN, tmp_path, jobs=1, progress=begun.append)
    assert begun[0] > 0
    assert sum(begun) == PLAN.games
    assert files_of(tmp_path) == files_of(alone)


def test_a_folder_of_something_else_is_refused(alone: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="another study"):
        run_study(Plan(PLAN.parts, seed=5), alone)
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(ValueError, match="not empty"):
        run_study(PLAN, tmp_path)


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A Ray cluster of two nodes with one core each, which nobody outside can reach."""
    # Otherwise Ray takes the machine's own address for that of the loop.
    monkeypatch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    from ray.cluster_utils import Cluster

    small = {"num_cpus": 1, "object_store_memory": 100 << 20, "node_ip_address": "127.0.0.1"}
    made = Cluster(initialize_head=True, head_node_args={**small, "include_dashboard": False})
    try:
        made.add_node(**small)
        yield made.address
    finally:
        made.shutdown()


def test_a_cluster_of_two_nodes_gives_the_same(alone: Path, tmp_path: Path, cluster: str) -> None:
    run_study(PLAN, tmp_path, cluster=cluster)
    assert files_of(tmp_path) == files_of(alone)


def die_once(flag: Path, number: int) -> int:
    if number == 3 and not flag.exists():
        flag.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_what_a_dead_process_left_is_done_by_another(tmp_path: Path) -> None:
    tasks = [(tmp_path / "died", number) for number in range(8)]
    with workers(2, patience=2) as busy:
        assert list(busy.in_order(die_once, tasks)) == list(range(8))


def test_the_net_alone_plays_as_instinct_plays() -> None:
    """It sees no more in the study than a bot does that is told its seat's events."""
    for edition, seats, powers in (("first", 2, None), ("generations", 3, SET_A)):
        part = Part(edition, seats, powers, ("instinct",) * seats, 1)
        for number in range(3):
            seed = bytes([number] * 32)
            row, _ = rows.NetPlayer(part).play(seed, 0)
            game = part.choices().game(0)
            game.deal(Fast(int.from_bytes(seed[:8])))
            twin = lux.Game(edition, seats, tape=game.tape(), powers=powers)
            players = [Player(make_bot("instinct"), seat, "instinct") for seat in range(seats)]
            play_match(twin, players)
            assert row["score"] == list(twin.scores())
            assert row["decisions"] == len(twin.actions())


def test_a_row_says_what_the_events_of_its_game_say() -> None:
    part = Part("generations", 2, "random", ("regular", "novice"), 6)
    plan = Plan((part,))
    for played in rows.play_portion(plan, Portion(0, 0, 6)):
        row = played.game
        seed = plan.seed_of(row["deal"])
        game = part.choices().game(seed)
        names = part.seated(row["game"])
        players = [make_player(level, seat, seed, AS_USUAL, ()) for seat, level in enumerate(names)]
        play_match(game, players)
        again = part.choices().game(seed)
        told = [event.whole() for event in again.opening]
        for seat, action in game.actions():
            told += [event.whole() for event in again.play(seat, action)]
        assert row["bots"] == list(names)
        assert row["score"] == list(game.scores())
        assert [row[colour] for colour in ("blue", "pink", "yellow", "green")] == [
            power.name for power in game.powers()
        ]
        for seat in range(2):
            scored = [one for one in told if one["what"] == "scored" and one["seat"] == seat]
            assert row["home"][seat] == scored[-1]["home"]
            assert row["gold"][seat] == scored[-1]["gold"]
        whats = [one["what"] for one in told]
        assert sum(row["lost"]) == whats.count("over_limit") - whats.count("paid")
        for at, district in enumerate(("blue", "pink", "yellow", "green")):
            put = [
                one
                for one in told
                if one["what"] == "played"
                and (one["where"], one["district"]) == ("capital", district)
            ]
            assert row["capital"][at] == len(put)


def test_all_decisions_of_a_game_are_looked_at_alike(tmp_path: Path) -> None:
    """Rarely looked at, too: not only how games begin; and in no game beyond those named."""
    part = {"edition": "first", "seats": 2, "games": 500, "look": 50, "looked": 400}
    run_study(plan_of({"parts": [part]}), tmp_path / "found", jobs=1)
    games = read(tmp_path / "found" / "games.parquet").to_pylist()
    looked = read(tmp_path / "found" / "decisions.parquet").to_pylist()
    assert max(one["game"] for one in looked) < 400
    choices = sum(one["choices"] for one in games[:400])
    assert abs(len(looked) - choices / 50) < 0.15 * choices / 50
    for turn in (1, 2, 3):
        share = sum(one["round"] == turn for one in looked) / len(looked)
        assert 0.25 < share < 0.42
    verbs = {one["action"].split()[0] for one in looked}
    assert {"keep", "home", "capital"} <= verbs


def test_a_decision_looked_at_closely_has_nothing_better_beside_it(alone: Path) -> None:
    looked = read(alone / "decisions.parquet").to_pylist()
    assert len(looked) > 700
    for one in looked:
        assert one["worst"] <= min(one["after"], one["other"])
        assert one["options"] >= 2
    # On the whole the net does what it thinks best.
    assert sum(one["after"] - one["other"] for one in looked) > 0


def test_all_combinations_of_tiles() -> None:
    by_colour = Counter(tile.colour for tile in TILES.values())
    every = combinations(2)
    assert len(set(every)) == len(every) == prod(by_colour.values())
    solo = combinations(1)
    assert set(solo) < set(every)
    plan = plan_of({"parts": [{"edition": "generations", "seats": 1, "powers": "all"}]})
    assert [part.powers for part in plan.parts] == solo


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({}, "parts"),
        ({"parts": []}, "parts"),
        ({"parts": [{"edition": "second", "seats": 2}]}, "edition"),
        ({"parts": [{"edition": "first", "seats": 1}]}, "seats"),
        ({"parts": [{"edition": "first", "seats": 2, "powers": "all"}]}, "powers"),
        ({"parts": [{"edition": "first", "seats": 2, "bots": ["regular"]}]}, "bots"),
        ({"parts": [{"edition": "first", "seats": 2, "games": 0}]}, "games"),
    ],
)
def test_what_is_wrong_with_a_plan_is_said(given: object, says: str, tmp_path: Path) -> None:
    file = tmp_path / "plan.json"
    file.write_text(json.dumps(given))
    with pytest.raises(ValueError, match=rf"plan\.json is not a plan of a study: .*{says}"):
        read_plan(file)


def test_the_command_plays_a_plan_and_names_its_tables(tmp_path: Path) -> None:
    plan = tmp_path / "small.json"
    plan.write_text('{"parts": [{"edition": "first", "seats": 2, "games": 3}]}')
    done = run("study", str(plan), str(tmp_path / "found"), "--jobs", "1")
    assert done.stdout.splitlines() == [str(tmp_path / "found" / "games.parquet")]
    assert read(tmp_path / "found" / "games.parquet").num_rows == 3
    assert "not empty" in refusal("study", plan, tmp_path, status=2)
    french = refusal("--lang", "fr", "study", "none.json", tmp_path, status=1)
    assert french == "none.json ne peut pas être lu : fichier ou dossier introuvable"
