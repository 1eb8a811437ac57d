from __future__ import annotations

import json
from pathlib import Path

import pytest

import capital_lux as lux
from capital_lux.bots.levels import LEVELS
from capital_lux.bots.ratings import RATINGS
from capital_lux.rules.events import seen_by
from tests.terminal.command import on_a_terminal, record, refusal, run, saved_game
from tests.terminal.own_bots import written

PLAY = ("play", "--seed", 4)


def players(path: Path) -> list[str]:
    """Who played a saved game."""
    found: list[str] = json.loads(path.read_text("utf-8"))["players"]
    return found


# Levels at the table


def test_the_opponents_are_regular_unless_somebody_says(tmp_path: Path) -> None:
    done = run(*PLAY, answers="q\n", folder=tmp_path)
    assert "You play against Ben and Cleo (regular 1000)." in done.stdout
    assert players(saved_game(tmp_path)) == ["human:Ada", "regular:Ben", "regular:Cleo"]


def test_levels_by_seat_are_kept_in_the_record_and_restored(tmp_path: Path) -> None:
    done = run(
        *PLAY, "--seats", 4, "--seat", 1, "--level", "novice, Random,expert", "--time", 0.01,
        answers="1\nq\n", folder=tmp_path,
    )  # fmt: skip
    assert done.stderr == ""
    path = saved_game(tmp_path)
    kinds = ["novice:Ada", "human:Ben", "random:Cleo", "expert:Dan"]
    assert players(path) == kinds
    again = tmp_path / "again.json"
    done = run("play", "--resume", path, "--save", again, "--time", 0.01, answers="1\nq\n")
    greeting = " ".join(done.stdout.split())
    novice, random, expert = (RATINGS[one].points for one in ("novice", "random", "expert"))
    shown = f"Ada (novice {novice:.0f}), Cleo (random {random:.0f}) and Dan (expert {expert:.0f})"
    assert f"You play against {shown}." in greeting
    assert players(again) == kinds
    other = tmp_path / "other.json"
    run("play", "--resume", path, "--save", other, "--level", "novice", answers="q\n")
    assert players(other) == ["novice:Ada", "human:Ben", "novice:Cleo", "novice:Dan"]


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_a_whole_game_of_generations_against_a_level(tmp_path: Path, level: str) -> None:
    done = run(
        *PLAY, "--edition", "generations", "--seats", 2, "--level", level, "--time", 0.005,
        answers="1\n" * 150, folder=tmp_path,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "THE GAME IS OVER" in done.stdout
    assert "'s bot" not in done.stdout
    assert lux.replay(json.loads(saved_game(tmp_path).read_text("utf-8"))).over


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--level genius", "there is no level 'genius': choose beginner, novice, regular,"),
        ("--level regular,novice,expert", "give one level or 2 levels to --level"),
        ("--seats 2 --level regular,novice", "give one level to --level"),
        ("--edition generations --seats 1 --level expert", "a solo game has no opponents"),
        ("--edition generations --seats 1 --bot mine.py:First", "a solo game has no opponents"),
        ("--bot mine.py", "there is no bot 'mine.py': write beginner, novice,"),
        ("--bot mine.py:not-a-name", "there is no bot"),
        ("--seats 2 --bot mine.py:First --bot mine.py:Last", "2 bots are too many for 1 opponent"),
        ("--seats 2 --bot mine.py:First --level expert", "every opponent is a bot of yours"),
        ("--time 0", "--time"),
    ],
)
def test_wrong_opponents_are_refused(tmp_path: Path, arguments: str, sentence: str) -> None:
    written(tmp_path)
    assert sentence in refusal("play", *arguments.split(), status=2, folder=tmp_path)


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("none.py:First", "none.py cannot be read: No such file"),
        ("mine.py:Nobody", "mine.py has no class Nobody"),
        ("mine.py:Silent", "Silent in mine.py is not a bot: it must be a class with a method"),
        ("mine.py:NUMBER", "NUMBER in mine.py is not a bot"),
        ("mine.py:Needy", "Needy in mine.py cannot be made: TypeError"),
        ("bad.py:First", "bad.py is not Python"),
        (
            "fails.py:First",
            "fails.py cannot be loaded: ZeroDivisionError: no (line 1)",
        ),
        ("mine.py:Moody", "Moody in mine.py cannot be made: KeyError: 'no' (line "),
    ],
)
def test_a_file_without_a_good_bot_is_refused(tmp_path: Path, bot: str, sentence: str) -> None:
    written(tmp_path)
    written(tmp_path, "def", "bad.py")
    written(tmp_path, "raise ZeroDivisionError('no')", "fails.py")
    assert sentence in refusal("play", "--bot", bot, status=1, folder=tmp_path)
    assert sentence in refusal("arena", bot, "random", status=1, folder=tmp_path)


# Bots of a user's own at the table


def test_a_bot_is_told_its_seats_events_also_when_a_game_goes_on(tmp_path: Path) -> None:
    written(tmp_path)
    left = run(*PLAY, "--bot", "mine.py:Ears", answers="1\n" * 6 + "q\n", folder=tmp_path)
    path = next(tmp_path.glob("capital*.json"))
    assert players(path) == ["human:Ada", "Ears:Ben", "regular:Cleo"]
    assert f"lux play --resume {path.name} --bot mine.py:Ears" in left.stdout
    sentence = refusal("play", "--resume", path, status=2, folder=tmp_path)
    assert sentence.startswith("seat 1 was played by the bot Ears: add --bot FILE.py:Ears")
    words = ("--bot", "mine.py:Ears", "--save", "over.json")
    over = run(*PLAY, *words, answers="1\n" * 300, folder=tmp_path)
    assert "lux replay over.json\n" in over.stdout
    (tmp_path / "heard.json").unlink()
    again = tmp_path / "again.json"
    run("play", "--resume", path, "--bot", "mine.py:Ears", "--save", again,
        answers="1\n" * 4 + "q\n", folder=tmp_path)  # fmt: skip
    heard = json.loads((tmp_path / "heard.json").read_text())
    steps = lux.steps(json.loads(again.read_text("utf-8")))
    known = [seen for *_, events in steps for seen in seen_by(events, 1)]
    assert heard == json.loads(json.dumps(known))[: len(heard)]
    assert len(known) - len(heard) < 20


@pytest.mark.parametrize(
    ("bot", "seconds", "sentence"),
    [
        ("Broken", 60, r"Ben's bot failed in choose: KeyError: 'oops\x1b[2J'."),
        ("Cheat", 60, "Ben's bot chose 'win', which is not legal."),
        ("Leaver", 60, "Ben's bot failed in choose: SystemExit: 3."),
        ("Slow", 0.02, "Ben's bot took more than 0.02 seconds."),
    ],
)
def test_a_bot_that_fails_is_named_and_the_game_goes_on(
    tmp_path: Path, bot: str, seconds: float, sentence: str
) -> None:
    written(tmp_path)
    done = run(*PLAY, "--seats", 2, "--bot", f"mine.py:{bot}", "--time", seconds,
               answers="1\n" * 120, folder=tmp_path)  # fmt: skip
    assert done.returncode == 0
    assert "do not print me" not in done.stdout
    times = done.stdout.count(sentence)
    assert times > 10
    assert done.stdout.count("A greedy move is made for Ben.") == times
    assert f"Ben's bot failed {times} times." in done.stdout
    where = f'File "{tmp_path / "mine.py"}", line '
    assert (where in done.stdout) == (bot != "Cheat")
    assert "\x1b" not in done.stdout


def test_a_bot_that_cannot_hear_plays_its_own_moves(tmp_path: Path) -> None:
    written(tmp_path)
    done = run(*PLAY, "--bot", "mine.py:Deaf", answers="1\nq\n", folder=tmp_path)
    assert "Ben's bot failed in hear: AttributeError: no ears." in done.stdout
    assert "A greedy move" not in done.stdout
    assert "in hear\n" in done.stdout


def test_a_slow_opponent_is_said_to_think_on_a_terminal_only(tmp_path: Path) -> None:
    written(tmp_path)
    game = ("--seed", "4", "--seats", "2", "--bot", "mine.py:Slow", "--time", "0.7")
    arguments = ("play", "--plain", *game)
    assert "Ben is thinking..." in on_a_terminal(*arguments, answers="q!\n", folder=tmp_path)
    done = run(*arguments, answers="q!\n", folder=tmp_path)
    assert "thinking" not in done.stdout + done.stderr


# The hint at the table


def test_a_hint_at_the_table(tmp_path: Path) -> None:
    done = run(*PLAY, answers="hint\nq!\n", folder=tmp_path)
    assert done.returncode == 0
    assert "lead    win  search" in done.stdout
    assert "this would put you ahead" in done.stdout
    for action in lux.Game("first", 3, 4).legal(0):
        assert f"\n{action} " in done.stdout
    assert "what an expert would do" in run(*PLAY, answers="?\nq!\n", folder=tmp_path).stdout


# Simulations


def test_a_simulation_by_levels_has_the_same_keys_and_is_the_same_again() -> None:
    arguments = ("simulate", "--games", 3, "--seats", 2, "--seed", 5, "--json")
    bots = ("--level", "expert,regular", "--simulations", 20)
    one, two = (json.loads(run(*arguments, *bots).stdout) for _ in range(2))
    usual = json.loads(run(*arguments).stdout)
    assert one.keys() == usual.keys()
    assert one["branches"].keys() == usual["branches"].keys()
    assert one["games"] == 3
    for found in (one, two):
        assert found.pop("seconds") > 0
        assert found.pop("decisions_per_s") > 0
    assert one == two


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--level genius", "there is no level 'genius'"),
        ("--level regular,novice", "give one level or 3 levels to --level"),
        ("--simulations 5", "--time and --simulations are for bots: add --level"),
        ("--time 5", "--time and --simulations are for bots: add --level"),
        ("--level regular --seats 7", "7 is not a number of seats"),
    ],
)
def test_wrong_levels_of_a_simulation(arguments: str, sentence: str) -> None:
    assert sentence in refusal("simulate", *arguments.split(), status=2)


# The hint for a file


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game in which seat 1 is to act."""
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(actions=20)))
    return path


def test_a_hint_for_a_saved_game(saved: Path) -> None:
    game = lux.replay(json.loads(saved.read_text()))
    (seat,) = game.waiting()
    done = run("hint", saved, "--simulations", 200)
    assert (done.returncode, done.stderr) == (0, "")
    assert max(map(len, done.stdout.splitlines())) <= 80
    for action in game.legal(seat):
        assert f"\n{action} " in done.stdout
    assert f"Seat {seat}, seat {seat}: Play a card" in done.stdout
    assert "when this round ends, on average." in " ".join(done.stdout.split())


def test_the_json_of_a_hint_is_the_same_again(saved: Path) -> None:
    one, two = (run("hint", saved, "--simulations", 300, "--json").stdout for _ in range(2))
    assert one == two
    found = json.loads(one)
    assert found["simulations"] == 300
    assert found["until"] == "round"
    game = lux.replay(json.loads(saved.read_text()))
    assert sorted(line["action"] for line in found["actions"]) == sorted(game.legal(found["seat"]))
    keys = {"action", "visits", "lead", "win", "searched", "words"}
    assert all(line.keys() == keys for line in found["actions"])
    visits = [line["visits"] for line in found["actions"]]
    assert visits == sorted(visits, reverse=True)
    assert run("hint", saved, "--time", 0.01).returncode == 0


def test_hints_that_cannot_be_given(saved: Path) -> None:
    (seat,) = lux.replay(json.loads(saved.read_text())).waiting()
    other = (seat + 1) % 3
    assert f"it is up to seat {seat}" in refusal("hint", saved, "--seat", other, status=1)
    assert "there is no seat 7" in refusal("hint", saved, "--seat", 7, status=2)
    assert "--time" in refusal("hint", saved, "--time", 0, status=2)
    saved.write_text(json.dumps(record()))
    assert "this game is over" in refusal("hint", saved, status=1)
    saved.write_text("{}")
    assert "is not a true record" in refusal("hint", saved, status=1)
    assert "cannot be read" in refusal("hint", saved.parent / "none", status=1)


def test_every_level_is_named_in_the_help() -> None:
    for command in ("play", "simulate", "arena"):
        text = " ".join(run(command, "--help", COLUMNS="200").stdout.split())
        assert all(f"{level} ({RATINGS[level].points:.0f})" in text for level in LEVELS)
