"""The process in which bots think: a question a line on its input, an answer a line on its output.

A process of its own, so that the screen never waits, a bot that takes too long can be stopped, and
a bot that crashes takes nothing with it. It is told only what each bot's seat may know.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

from capital_lux.bots.hint import advice
from capital_lux.bots.match import Player
from capital_lux.console.own import own_tiles
from capital_lux.rules.events import Event
from capital_lux.terminal.opponents import Opponents
from capital_lux.texts import plain


class Thinker:
    """Some bots, each in its seat, and an expert who can be asked."""

    def __init__(self, spec: dict[str, Any]) -> None:
        self.tiles = own_tiles(spec["power"])
        self.players: dict[int, Player] = {}
        if spec["seats"]:
            opponents = Opponents(spec["level"], spec["bots"], spec["seconds"], spec["seed"])
            kinds = opponents.kinds(spec["seats"], spec["before"])
            self.players = opponents.players(kinds, spec["names"], self.tiles)

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """A bot's action with its faults, or an expert's advice."""
        if "advise" in question:
            try:
                return advice(question["advise"], question["heard"], tiles=self.tiles)
            except ValueError as problem:
                return {"problem": str(problem)}
        player = self.players[question["seat"]]
        player.hear([Event(event.pop("what"), event) for event in question["heard"]])
        action = player.choose(question["view"])
        faults, player.faults = player.faults, []
        told = [plain(fault) for fault in faults]
        return {"action": action, "faults": told, "traceback": player.traceback}


def main() -> None:
    """Answer until nobody asks any more."""
    # A ctrl-C in the terminal is for the screen.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = sys.stdin, os.fdopen(os.dup(1), "w", encoding="utf-8")
    # What a bot prints must not come between the answers.
    os.dup2(2, 1)
    thinker = Thinker(json.loads(questions.readline()))
    for question in questions:
        answers.write(json.dumps(thinker.answer(json.loads(question))) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
