"""A match: no bot can break the game, and each failed move is named."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.bot import Bot
from capital_lux.bots.glance import GreedyBot
from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, play_match
from tests.positions import position

View = Mapping[str, Any]
TURN = position("B5 P5", ["", ""], ["B2 P3", "Y2 G2"])


def against_greedy(bot: Any, seed: int = 1, seconds: float | None = None) -> Player:
    """The player of a bot in seat 0 after a whole game against a sound one."""
    game = lux.Game(seed=seed)
    players = [Player(bot, 0, "tried", seconds=seconds), Player(GreedyBot(2), 1, "sound")]
    play_match(game, players)
    assert game.over
    assert players[1].faults == []
    assert players[0].moves > 0
    return players[0]


class Answers(Bot):
    """Always gives the same answer."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, view: View) -> Any:
        return self.answer


class AgreesWithAll:
    """Says it equals whatever it is compared with."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        return True

    def __repr__(self) -> str:
        return "anything"


def test_a_sound_bot_has_no_faults() -> None:
    player = against_greedy(make_bot("novice", 3))
    assert player.faults == []
    assert player.thinking > 0


def test_a_bot_without_hear_works() -> None:
    class Deaf:
        def choose(self, view: View) -> str:
            return str(view["legal"][-1])

    assert against_greedy(Deaf()).faults == []


@pytest.mark.parametrize("problem", [ValueError, KeyError, AttributeError, ZeroDivisionError])
def test_a_bot_that_raises_in_choose_is_replaced_for_each_move(problem: type[Exception]) -> None:
    class Raises(Bot):
        def choose(self, view: View) -> str:
            raise problem("sorry")

    player = against_greedy(Raises())
    assert len(player.faults) == player.moves
    assert set(player.faults) == {f"failed in choose: {problem.__name__}: {problem('sorry')}"}


@pytest.mark.parametrize("problem", [ValueError, AttributeError, RecursionError])
def test_a_bot_that_raises_in_hear_plays_on(problem: type[Exception]) -> None:
    class Raises(Bot):
        def hear(self, event: View) -> None:
            raise problem("sorry")

    player = against_greedy(Raises())
    assert set(player.faults) == {f"failed in hear: {problem.__name__}: sorry"}


def test_a_bot_that_exits_does_not_end_the_program() -> None:
    class Exits(Bot):
        def choose(self, view: View) -> str:
            raise SystemExit(1)

    player = against_greedy(Exits())
    assert set(player.faults) == {"failed in choose: SystemExit: 1"}


@pytest.mark.parametrize(
    "answer", ["home B9", "", None, 0, 3.5, b"home B4", [], {}, AgreesWithAll()], ids=repr
)
def test_an_illegal_answer_is_replaced_and_named(answer: Any) -> None:
    player = against_greedy(Answers(answer))
    assert player.faults == [f"chose {answer!r}, which is not legal"] * player.moves


def test_an_answer_that_cannot_be_shown_is_replaced() -> None:
    class Unspeakable:
        def __repr__(self) -> str:
            raise RuntimeError("no")

    player = against_greedy(Answers(Unspeakable()))
    assert len(player.faults) == player.moves


def test_the_replacement_is_a_good_move() -> None:
    """Y6 is the free bonus; the understudy sees that too."""
    game = position("Y6 Y6", ["Y2", "Y3 B2"], ["Y6", ""], round=3, last_turns=1)
    player = Player(Answers("home G2"), 0, "tried")
    assert player.choose(game.view(0)) == "home Y6"
    assert player.faults == ["chose 'home G2', which is not legal"]


def test_only_the_failed_moves_are_replaced() -> None:
    class FailsOnce(Bot):
        asked = 0

        def choose(self, view: View) -> str:
            self.asked += 1
            return str(view["legal"][0]) if self.asked != 3 else "resign"

    player = against_greedy(FailsOnce())
    assert player.faults == ["chose 'resign', which is not legal"]


def test_a_busy_loop_is_stopped() -> None:
    class Busy(Bot):
        def choose(self, view: View) -> str:
            while True:
                pass

    player = against_greedy(Busy(), seconds=0.01)
    assert player.faults == ["took more than 0.01 seconds"] * player.moves
    assert player.thinking < 0.2 * player.moves


def test_a_busy_loop_that_catches_everything_it_can_is_stopped() -> None:
    class Stubborn(Bot):
        def choose(self, view: View) -> str:
            while True:
                try:
                    time.sleep(0.001)
                except Exception:
                    continue

    player = Player(Stubborn(), 0, "tried", seconds=0.01)
    assert player.choose(TURN.view(0)) in TURN.legal(0)
    assert player.faults == ["took more than 0.01 seconds"]


def test_a_bot_busy_in_hear_is_stopped() -> None:
    class Busy(Bot):
        def hear(self, event: View) -> None:
            while True:
                pass

    player = Player(Busy(), 0, "tried", seconds=0.01)
    player.hear(lux.Game(seed=1).opening[:2])
    assert player.faults == ["took more than 0.01 seconds to hear an event"] * 2


@pytest.mark.parametrize("answer", ["home B2", "home G6"], ids=["legal", "illegal"])
def test_outside_the_main_thread_a_late_answer_is_replaced(answer: str) -> None:
    """No alarm can ring there, so the bot ends when it likes, and its answer does not count."""

    class Late(Bot):
        def choose(self, view: View) -> str:
            time.sleep(0.05)
            return answer

    class Understudy(GreedyBot):
        def choose(self, view: View) -> str:
            return "capital P3"

    player = Player(Late(), 0, "tried", seconds=0.01)
    player.understudy = Understudy()
    chosen: list[str] = []
    thread = threading.Thread(target=lambda: chosen.append(player.choose(TURN.view(0))))
    thread.start()
    thread.join()
    assert chosen == ["capital P3"]
    assert player.faults == ["took more than 0.01 seconds"]


ALARMS = """
import signal
from capital_lux.bots import overtime
from capital_lux.bots.match import Player
from tests.bots.test_match import TURN, Answers

overtime.AGAIN = 1e-5
player = Player(Answers("home P3"), 0, "tried", seconds=1e-5)
for _ in range(50):
    assert player.choose(TURN.view(0)) in TURN.legal(0)
assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
"""


def test_an_alarm_that_rings_at_any_moment_leaves_nothing_behind() -> None:
    """One that rang while the limit ended was raised there, and others after it for ever.

    In a process of one thread: with several, Python may hear of an alarm too late.
    """
    subprocess.run([sys.executable, "-c", ALARMS], check=True, timeout=60)


def test_a_bot_in_time_keeps_its_answer() -> None:
    player = Player(Answers("home P3"), 0, "tried", seconds=5)
    assert player.choose(TURN.view(0)) == "home P3"
    assert player.faults == []


def test_a_bot_cannot_make_an_action_legal() -> None:
    class Forger(Bot):
        def choose(self, view: Any) -> str:
            view["legal"].append("home B9")
            return "home B9"

    player = against_greedy(Forger())
    assert player.faults == ["chose 'home B9', which is not legal"] * player.moves


def test_a_bot_cannot_spoil_what_others_see() -> None:
    class Vandal(Bot):
        def hear(self, event: Any) -> None:
            for value in event.values():
                if isinstance(value, list):
                    value.clear()
            event.clear()

        def choose(self, view: Any) -> str:
            view["players"].clear()
            view["legal"].clear()
            return "nothing"

    player = against_greedy(Vandal())
    assert player.faults == ["chose 'nothing', which is not legal"] * player.moves


def test_a_solo_match_needs_one_player() -> None:
    game = lux.Game("generations", 1, seed=5)
    player = Player(GreedyBot(1), 0, "you")
    play_match(game, [player])
    assert game.over
    assert player.faults == []


def test_an_understudy_plays_with_a_users_own_tile() -> None:
    class Coin(lux.Tile):
        name = "coin"
        colour = "yellow"

        def act(self, table: lux.Table, seat: int) -> None:
            table.take_gold(seat)

    tiles = ["agent", "cleric", Coin, "scholar"]
    game = lux.Game("generations", 2, seed=5, powers=tiles)
    players = [Player(Answers(None), seat, "silent", tiles=[Coin]) for seat in range(2)]
    play_match(game, players)
    assert game.over
    assert all(len(player.faults) == player.moves for player in players)


# Where a fault comes from, and how much of a game was not the bot's


def test_the_first_traceback_has_file_and_line_and_nothing_of_ours() -> None:
    class Raises(Bot):
        asked = 0

        def choose(self, view: View) -> str:
            self.asked += 1
            return self.deeper()

        def deeper(self) -> str:
            raise ValueError(f"no. {self.asked}\x1b[2J")

    player = against_greedy(Raises())
    line = Raises.deeper.__code__.co_firstlineno + 1
    assert f'File "{__file__}", line {line}, in deeper' in player.traceback
    assert player.traceback.splitlines()[-1] == "ValueError: no. 1 [2J"
    assert "match.py" not in player.traceback.replace(__file__, "")
    assert "\x1b" not in player.traceback + "".join(player.faults)


def test_where_a_bot_hangs_is_shown() -> None:
    class Busy(Bot):
        def choose(self, view: View) -> str:
            while True:
                pass

    player = Player(Busy(), 0, "tried", seconds=0.01)
    player.choose(TURN.view(0))
    assert "in choose" in player.traceback
    assert player.traceback.endswith("took more than 0.01 seconds")
    assert "ring" not in player.traceback


def test_a_bot_that_calls_itself_has_a_short_traceback() -> None:
    class Endless(Bot):
        def choose(self, view: View) -> str:
            return self.other(view)

        def other(self, view: View) -> str:
            return self.choose(view)

    player = Player(Endless(), 0, "tried")
    player.choose(TURN.view(0))
    assert "RecursionError" in player.traceback
    assert len(player.traceback.splitlines()) < 30


def test_moves_that_were_not_the_bots_own_are_counted() -> None:
    class Third(Bot):
        """Fails in every third move, and cannot hear in the first."""

        asked = 0

        def hear(self, event: View) -> None:
            if not self.asked:
                raise ValueError("deaf")

        def choose(self, view: View) -> str:
            self.asked += 1
            return "resign" if self.asked % 3 == 0 else str(view["legal"][0])

    player = against_greedy(Third())
    assert player.missed == player.moves // 3
    assert player.failed == player.moves // 3 + 1


class Mute(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


class Rude(BaseException):
    """Not even an `Exception`."""


@pytest.mark.parametrize("problem", [Mute(), Rude(), GeneratorExit(), ValueError("x" * 10**6)])
def test_no_exception_breaks_the_game(problem: BaseException) -> None:
    class Raises(Bot):
        def hear(self, event: View) -> None:
            raise problem

        def choose(self, view: View) -> str:
            raise problem

    player = Player(Raises(), 0, "tried")
    player.hear(lux.Game(seed=1).opening[:1])
    assert player.choose(TURN.view(0)) in TURN.legal(0)
    assert len(player.faults) == 2
    assert max(map(len, player.faults)) < 300


def test_ctrl_c_is_not_a_fault_of_the_bot() -> None:
    class Interrupted(Bot):
        def choose(self, view: View) -> str:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Player(Interrupted(), 0, "tried").choose(TURN.view(0))


def test_an_answer_that_changes_its_mind_is_taken_once() -> None:
    class Fickle(str):
        words = iter(["home B2", "win", "win"])

        def __str__(self) -> str:
            return next(self.words)

    player = Player(Answers(Fickle()), 0, "tried")
    assert player.choose(TURN.view(0)) == "home B2"
    assert player.faults == []
