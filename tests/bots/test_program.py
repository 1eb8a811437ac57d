"""Bots that are programs of their own, in any language."""

from __future__ import annotations

import gc
import json
import os
import shutil
import sys
from pathlib import Path

import pytest

import capital_lux as lux
from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, play_match
from capital_lux.bots.program import ProgramBot, ProgramError
from tests.terminal.command import refusal, run

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot.mjs"
PYTHON = [sys.executable, "-u", "-c"]
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


def test_the_example_in_javascript_plays_a_whole_game_without_a_fault() -> None:
    assert NODE, "the pages are built with Node, so it is here"
    game = lux.Game("generations", seats=2, seed=3, powers="random")
    mine = Player(ProgramBot([NODE, str(EXAMPLE)]), 0, "mine", seconds=20)
    play_match(game, [mine, Player(make_bot("random", seed=1), 1, "random")])
    assert game.over
    assert mine.faults == []
    assert mine.moves > 20


def test_the_command_plays_with_a_program() -> None:
    bot = f"program:{NODE} {EXAMPLE}"
    done = run("arena", bot, "random", "--deals", "1", "--jobs", "1", "--json")
    mine = json.loads(done.stdout)["bots"][0]
    assert mine["name"] == bot
    assert (mine["missed"], mine["failed"]) == (0, 0)


def test_a_program_hears_what_its_seat_hears_and_reads_what_is_legal(tmp_path: Path) -> None:
    kept = tmp_path / "lines"
    code = f"""
import sys
with open({str(kept)!r}, "w") as kept:
    for line in sys.stdin:
        kept.write(line)
        word, _, rest = line.strip().partition(" ")
        if word == "lux": print("ready")
        if word == "legal": first = rest.split("|")[0]
        if word == "choose": print("action", first)
"""
    game = lux.Game("first", seats=2, seed=1)
    bot = ProgramBot([*PYTHON, code])
    play_match(game, [Player(bot, 0, "mine"), Player(make_bot("random", seed=1), 1, "other")])
    process = bot.process
    del bot
    gc.collect()
    assert process.returncode == 0
    lines = [line.partition(" ") for line in kept.read_text().splitlines()]
    heard = [json.loads(rest) for word, _, rest in lines if word == "hear"]
    whole = [event for event in game.opening if event.seen_from(0)]
    assert heard[: len(whole)] == [json.loads(json.dumps(e.seen_from(0))) for e in whole]
    legal = [rest.split("|") for word, _, rest in lines if word == "legal"]
    views = [json.loads(rest) for word, _, rest in lines if word == "choose"]
    assert legal == [view["legal"] for view in views]


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("raise SystemExit(3)", "ended with status 3"),
        ("print('hello'); input()", "said 'hello' instead of ready"),
    ],
)
def test_a_program_that_is_not_ready_is_refused(code: str, says: str) -> None:
    with pytest.raises(ProgramError, match=says):
        ProgramBot([*PYTHON, code])


def test_a_program_that_ends_or_answers_nonsense_is_replaced() -> None:
    leaves = "input(); print('ready'); input()"
    silly = "import sys\nfor line in sys.stdin: print('ready' if line[0] == 'l' else 'action fly')"
    for code in (leaves, silly):
        game = lux.Game("first", seats=2, seed=1)
        mine = Player(ProgramBot([*PYTHON, code]), 0, "mine", seconds=5)
        play_match(game, [mine, Player(make_bot("random", seed=1), 1, "random")])
        assert game.over
        assert mine.missed == mine.moves > 0


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next() -> None:
    """It sleeps over its first move; from then on each answer is the last of what it read."""
    code = """
import sys, time
late = 1.5
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "lux": print("ready")
    if word == "legal": last = rest.split("|")[-1]
    if word == "choose":
        time.sleep(late)
        late = 0
        print("action", last)
"""
    game = lux.Game("first", seats=2, seed=1)
    bot = ProgramBot([*PYTHON, code])
    mine = Player(bot, 0, "mine", seconds=0.5)
    view = game.view(0)
    mine.choose(view)
    assert mine.replaced
    mine.seconds = 20
    view["legal"] = view["legal"][:2]
    assert mine.choose(view) == view["legal"][-1]
    assert not mine.replaced


def test_an_answer_that_is_too_long_is_only_one() -> None:
    code = """
import sys
long = 70_000
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "lux": print("ready")
    if word == "legal": last = rest.split("|")[-1]
    if word == "choose":
        print("action", last + "x" * long)
        long = 0
"""
    view = lux.Game("first", seats=2, seed=1).view(0)
    mine = Player(ProgramBot([*PYTHON, code]), 0, "mine", seconds=20)
    mine.choose(view)
    assert mine.replaced
    assert mine.choose(view) == view["legal"][-1]
    assert not mine.replaced


def test_a_program_that_does_not_read_holds_nobody_up() -> None:
    code = "print('ready')\nwhile True: print('action home B2')"
    event = lux.Game("first", seats=4, seed=1).opening[0]
    mine = Player(ProgramBot([*PYTHON, code]), 0, "mine", seconds=0.1)
    more_than_a_pipe_holds = (1 << 17) // len(json.dumps(event.seen_from(0)))
    mine.hear([event] * more_than_a_pipe_holds)
    said = [str(fault) for fault in mine.faults]
    assert said.count("took more than 0.1 seconds to hear an event") == 1
    assert said[-1] == "failed in hear: ProgramError: the program ended with status -9"


def test_what_a_program_has_started_ends_with_it() -> None:
    """A script starts the bot, which reads nothing and holds the script's pipes."""
    event = lux.Game("first", seats=4, seed=1).opening[0]
    bot = ProgramBot(["sh", "-c", "echo ready; sleep 60; true"])
    mine = Player(bot, 0, "mine", seconds=0.1)
    mine.hear([event] * ((1 << 17) // len(json.dumps(event.seen_from(0)))))
    assert str(mine.faults[-1]) == "failed in hear: ProgramError: the program ended with status -9"


def test_an_answer_that_is_not_utf_8_is_not_legal() -> None:
    code = "import sys; sys.stdout.buffer.write(bytes.fromhex('72656164790a616374696f6e20e90a'))"
    mine = Player(ProgramBot([*PYTHON, code + "; sys.stdout.flush(); sys.stdin.read()"]), 0, "mine")
    mine.choose(lux.Game("first", seats=2, seed=1).view(0))
    assert [str(fault) for fault in mine.faults] == ["chose '\ufffd', which is not legal"]


def test_what_cannot_be_run_is_said() -> None:
    assert "cannot be run as a bot" in refusal("play", "--bot", "program:/no/such", status=1)
    assert "or program:COMMAND" in refusal("play", "--bot", "program: ", status=2)
    french = refusal("--lang", "fr", "play", "--bot", "program:cat", status=1)
    assert french == "cat ne peut pas jouer : le programme a dit 'lux 1' au lieu de ready"
