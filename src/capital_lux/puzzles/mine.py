"""Finds puzzles in strong games, for the file that the package brings.

    python -m capital_lux.puzzles.mine MINED.jsonl --minutes 60

Each line of the file is a game and the puzzles in it. A game depends on its number alone, and the
same command goes on after the last line. `python -m capital_lux.puzzles.pack` puts them into the
package.

A decision must pass through ever dearer sieves: `regular` would do something other than the best
action of a short race; the best is well ahead there; it is at least 10 points of win chance ahead
of every other legal action, and surely so, in up to 1,024 new worlds; games played to their end
agree; and no `regular` finds it. What the short race thinks best is also what is played, so the
games are those of a champion that thinks briefly.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from capital_lux.analysis.decide import APART, CLEAR, Trials
from capital_lux.analysis.game import JudgedSeat
from capital_lux.analysis.net_play import new_game, remember
from capital_lux.analysis.worth import ended
from capital_lux.bots.net_file import champion
from capital_lux.bots.policy import Policy
from capital_lux.bots.rollouts import Rollouts
from capital_lux.observation.memory import Memory
from capital_lux.puzzles.solvers import answer
from capital_lux.rules.actions import TEXTS, action_id
from capital_lux.rules.cards import ROUNDS
from capital_lux.rules.chance import Fast
from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.shapes import View
from capital_lux.study.workers import PATIENCE, workers

KINDS = (
    *(("first", 2), ("generations", 2), ("first", 2), ("generations", 1), ("first", 3)),
    *(("generations", 2), ("first", 2), ("generations", 3), ("first", 4), ("generations", 1)),
    *(("first", 2), ("generations", 2), ("first", 2), ("generations", 4)),
)
"""Edition and seats of one game after another, over and over."""
FIRST_SEED = 17_000_000
"""Other games than those that the net's worth was fitted to and measured in."""
GLANCES = 16
"""Worlds in which `regular` looks at its actions."""
LIKELY = 5
SHORT = 14
"""Worlds of the short race, between the actions that the net thinks likeliest."""
PROMISING = 0.08
"""How far the winner of the short race must be ahead in it."""
GAP = 0.10
"""How far it must be ahead in the end."""
WORTHWHILE = 0.12
"""A lead that may be smaller, within its standard error, is not looked at any longer."""
LONG = (32, 128, 512, 1024)
"""Worlds of an action after each round of the long race; the second best is tried in all."""
HOPELESS = 3.0
"""An action behind by this many standard errors more than wanted is left early."""
TO_THE_END = 400
"""Games played to their end."""
FEWEST = 3
"""The fewest legal actions: of two a coin finds the better one half of the time."""
DRAFTS = 1
"""The most puzzles of one game that are picks of a draft; otherwise most would be."""
REGULARS = 8
"""This many `regular` bots must all fail to find it."""


class Miner:
    """One game, played by short races, and the puzzles in it."""

    def __init__(self, number: int) -> None:
        edition, seats = KINDS[number % len(KINDS)]
        self.net = champion()
        self.game: Game = new_game(edition, seats, FIRST_SEED + number)
        self.memory = Memory()
        self.seats = [JudgedSeat(seat) for seat in range(seats)]
        self.history: list[Event] = []
        self.found: list[dict[str, Any]] = []
        self.taken: set[tuple[int, int, str]] = set()
        """The rounds, seats and phases that have a puzzle; their decisions are alike."""

    def run(self) -> list[dict[str, Any]]:
        self.hear(self.game.opening)
        while not self.game.over:
            seat = self.game.waiting()[0]
            legal = self.game.legal_ids(seat)
            action = legal[0] if len(legal) == 1 else self.decide(seat)
            self.hear(self.game.play(seat, action))
        return self.found

    def hear(self, events: list[Event]) -> None:
        self.history += events
        for seat in self.seats:
            seat.follow(events)
        remember(self.memory, events)

    def decide(self, seat: int) -> int:
        """What a short race thinks best; if that may be a puzzle, it is looked at closely.

        Where no puzzle is wanted there is no race, and the net chooses.
        """
        view = self.game.view(seat)
        me = self.seats[seat]
        world = me.world(view)
        likely = Rollouts(world, self.net, self.memory, Fast(0)).candidates()[:LIKELY]
        here = (view["round"], seat, view["phase"])
        drafted = [one["phase"] for one in self.found].count("draft") >= DRAFTS
        if (
            len(view["legal"]) < FEWEST
            or here in self.taken
            or (view["phase"] == "draft" and drafted)
        ):
            return likely[0]
        glance = Policy(0.0, world.base.copy()).weigh(world, Fast(0), GLANCES)
        trials = Trials(world, self.net, self.memory, view, me.past.seed())
        actions = list(dict.fromkeys([*likely, glance]))
        for action in actions:
            trials.bring(action, SHORT)
        best = max(actions, key=trials.promise)
        gaps = [trials.behind(action, best)[0] for action in actions if action != best]
        if best != glance and min(gaps) >= PROMISING:
            puzzle = self.puzzle(trials, view, best)
            if puzzle is not None:
                self.found.append(puzzle)
                self.taken.add(here)
        return best

    def puzzle(self, trials: Trials, view: View, best: int) -> dict[str, Any] | None:
        seat = trials.seat
        second = long_race(trials, best, self.game.legal_ids(seat))
        if second is None:
            return None
        gap, error = trials.behind(second, best)
        ends = played_out(trials, best, second)
        if ends[0] <= CLEAR * ends[1]:
            return None
        heard = seen_by(self.history, seat)
        answers = [answer("regular", seed, view, heard) for seed in range(REGULARS)]
        if TEXTS[best] in answers:
            return None
        tempting = max(set(answers), key=lambda one: (answers.count(one), one))
        record = self.game.record()
        by_win = sorted(trials.found, key=lambda action: (action != best, -trials.mean(action).win))
        return {
            "record": {key: record[key] for key in record if key not in ("format", "version")},
            "seat": seat,
            "round": view["round"],
            "phase": view["phase"],
            "tempting": tempting,
            "options": [
                [TEXTS[action], *(round(x, 4) for x in trials.expected(action))]
                for action in by_win
            ],
            "gap": round(gap, 4),
            "error": round(error, 4),
            "ends": [round(one, 4) for one in ends],
            "line": [[move.seat, move.action] for move in trials.line(best)],
            "reply": [[move.seat, move.action] for move in trials.line(action_id(tempting))],
        }


def long_race(trials: Trials, best: int, legal: Sequence[int]) -> int | None:
    """The second best of all actions in new worlds; None where the best is not surely ahead."""
    left = sorted((one for one in legal if one != best), key=lambda one: -seen(trials, one))
    trials.seed += APART
    trials.found.clear()
    trials.lines.clear()
    for length in LONG:
        trials.bring(best, length)
        # The strongest rivals first: most would-be puzzles end here.
        for action in left:
            trials.bring(action, length)
            gap, error = trials.behind(action, best)
            if gap + error < WORTHWHILE:
                return None
        left = [action for action in left if not is_hopeless(trials, action, best)]
    second = max((one for one in legal if one != best), key=lambda one: trials.mean(one).win)
    trials.bring(second, LONG[-1])
    gap, error = trials.behind(second, best)
    shown = trials.expected(best).win - trials.expected(second).win
    return second if gap - CLEAR * error >= GAP and shown >= GAP else None


def seen(trials: Trials, action: int) -> float:
    """What an action was worth in the short race, if it was in it."""
    return trials.promise(action) if action in trials.found else -math.inf


def is_hopeless(trials: Trials, action: int, best: int) -> bool:
    gap, error = trials.behind(action, best)
    return gap - HOPELESS * error >= GAP


def played_out(trials: Trials, best: int, second: int) -> tuple[float, float]:
    """How much more often the best action wins games that are played to their end, and its error.

    No value of the net is in this, only how it plays.
    """
    gaps = []
    for number in range(TO_THE_END):
        wins = []
        for action in (best, second):
            trials.playout.imagine(trials.world, trials.seed + APART + number)
            trials.playout.run(trials.memory, trials.seat, action, ROUNDS)
            game = trials.playout.game
            wins.append(ended(game.scores(), game.winners())[trials.seat].win)
        gaps.append(wins[0] - wins[1])
    return fmean(gaps), stdev(gaps) / math.sqrt(len(gaps))


def mined(number: int) -> dict[str, Any]:
    """A game and its puzzles, as a line of the file."""
    begun = time.process_time()
    found = Miner(number).run()
    return {
        "game": number,
        "seconds": round(time.process_time() - begun, 1),
        "puzzles": found,
    }


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    reader.add_argument("file", type=Path)
    reader.add_argument("--minutes", type=float, default=60)
    reader.add_argument("--seats", default="1234", help="as 12: leave out games of other numbers")
    reader.add_argument("--jobs", type=int, default=1)
    reader.add_argument("--ray", help="the address of a cluster")
    asked = reader.parse_args()
    lines = asked.file.read_text("utf-8").splitlines() if asked.file.exists() else []
    first = json.loads(lines[-1])["game"] + 1 if lines else 0
    count = sum(len(json.loads(line)["puzzles"]) for line in lines)
    end = time.monotonic() + 60 * asked.minutes
    wanted = (
        (number,)
        for number in itertools.takewhile(lambda _: time.monotonic() < end, itertools.count(first))
        if str(KINDS[number % len(KINDS)][1]) in asked.seats
    )
    with (
        asked.file.open("a", encoding="utf-8") as out,
        workers(asked.jobs, cluster=asked.ray, patience=PATIENCE) as busy,
    ):
        for line in busy.in_order(mined, wanted):
            out.write(json.dumps(line) + "\n")
            out.flush()
            found = len(line["puzzles"])
            count += found
            print(
                f"game {line['game']}: {found} in {line['seconds']} s, {count} in all", flush=True
            )


if __name__ == "__main__":
    main()
