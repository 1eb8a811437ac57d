"""Which levels find the best action of a puzzle."""

from __future__ import annotations

from collections.abc import Iterable

from capital_lux.bots.levels import make_bot
from capital_lux.puzzles.shape import Puzzle
from capital_lux.rules.events import seen_by
from capital_lux.rules.shapes import SeenEvent, View

TRIES = {
    "regular": 4,
    "skilled": 4,
    "strong": 4,
    "expert": 4,
    "master": 2,
    "grandmaster": 1,
    "instinct": 1,
}
"""How often each level tries. `champion` is left out: it finds nearly all."""


def answer(level: str, seed: int, view: View, heard: Iterable[SeenEvent]) -> str:
    """What a bot that has heard all that its seat was told would do."""
    bot = make_bot(level, seed)
    for event in heard:
        bot.hear(event)
    return bot.choose(view)


def solved_by(puzzle: Puzzle) -> dict[str, float]:
    """The share of tries that each level gets right; `random` is that of chance."""
    view, events, _ = puzzle.position()
    heard = seen_by(events, puzzle.seat)
    found = {"random": round(1 / len(view["legal"]), 2)}
    for level, tries in TRIES.items():
        answers = [answer(level, seed, view, heard) for seed in range(tries)]
        found[level] = answers.count(puzzle.best.action) / tries
    return found
