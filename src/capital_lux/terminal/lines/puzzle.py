"""Puzzles in line mode: the table, the question, and what to say to the answer."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from capital_lux.console.files import bad_file, players_of, read_json, save
from capital_lux.console.options import NAMES
from capital_lux.console.refusal import FAILED, INTERRUPTED, Refusal, said_by_system
from capital_lux.console.speech import say
from capital_lux.puzzles import Puzzle, Rating
from capital_lux.puzzles.shape import Position
from capital_lux.puzzles.words import explained, round_log
from capital_lux.rules.powers import TILES
from capital_lux.terminal.lines.asking import Left, choice_lines, complaint, meant, plain
from capital_lux.terminal.lines.help import help_lines
from capital_lux.terminal.lines.screen import Screen
from capital_lux.terminal.lines.table import table, wrap
from capital_lux.terminal.lines.tiles import legend
from capital_lux.texts import Message

LEAVE = ("q", "q!", "quit", "exit")
KEPT = Message("thing-progress")


class Progress:
    """How well a user solves puzzles, and which have been tried: a file in the user's own data."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rating = Rating()
        self.tried: dict[str, bool] = {}
        """By id, whether the first try was right."""
        if path.exists():
            kept: Any = read_json(path, KEPT)
            try:
                self.rating = Rating(float(kept["rating"]), float(kept["deviation"]))
                self.tried = {str(puzzle): bool(right) for puzzle, right in kept["tried"].items()}
            except (AttributeError, KeyError, TypeError, ValueError) as problem:
                raise bad_file(path, "file-bad", thing=KEPT, problem=repr(problem)) from None

    def note(self, puzzle: Puzzle, right: bool) -> bool:
        """Count a first try; whether it was one."""
        if puzzle.rating is None or puzzle.id in self.tried:
            return False
        self.tried[puzzle.id] = right
        self.rating = self.rating.after(puzzle.rating, right)
        kept = {**self.rating._asdict(), "tried": self.tried}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            save(kept, self.path, replace=True)
        except OSError as problem:
            raise Refusal(
                "refusal-progress", FAILED, path=str(self.path), problem=said_by_system(problem)
            ) from None
        return True


class Solving:
    """Shows puzzles, one after the other."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress
        self.screen = Screen()
        self.show = self.screen.show
        self.right = self.count = 0

    def run(self, puzzles: Iterable[Puzzle]) -> int:
        """Show puzzles until there are no more or the user leaves; the exit status."""
        status = 0
        try:
            with suppress(Left):
                for puzzle in puzzles:
                    if self.count:
                        self.ask("puzzle-next")
                    self.solve(puzzle)
        except KeyboardInterrupt:
            status = INTERRUPTED
        if self.count:
            self.show(["", say("puzzle-solved", right=self.right, count=self.count)])
        return status

    def ask(self, prompt: str) -> str:
        line = self.screen.ask(f"{say(prompt)} ")
        if line is None or plain(line) in LEAVE:
            raise Left
        return plain(line)

    def solve(self, puzzle: Puzzle) -> None:
        position = puzzle.position()
        names = names_of(puzzle, position)
        self.show(["", *title(puzzle), "", *self.table(puzzle, position, names)])
        answer = self.answer(puzzle, position, names)
        right = puzzle.is_solved_by(answer)
        self.count += 1
        self.right += right
        self.show([""])
        for line in explained(puzzle, position, names, answer):
            self.show(wrap(say(line)))
        before = self.progress.rating
        if self.progress.note(puzzle, right):
            after = self.progress.rating
            # As text: a rating has no separator between thousands.
            figures = {"before": f"{before.rating:.0f}", "after": f"{after.rating:.0f}"}
            deviation = f"{after.deviation:.0f}"
            self.show(wrap(say("puzzle-your-rating", **figures, deviation=deviation)))

    def table(self, puzzle: Puzzle, position: Position, names: list[str]) -> list[str]:
        """The table, what the tiles do, and the question."""
        view, _, check = position
        tiles = [TILES[name] for name in view.get("powers", ())]
        lines = table(view, names, puzzle.seat, check)
        if tiles:
            lines += ["", *legend(tiles)]
        return [*lines, "", *choice_lines(view, names, check)]

    def answer(self, puzzle: Puzzle, position: Position, names: list[str]) -> str:
        """A legal action from the user; other commands are carried out on the way."""
        view = position.view
        while True:
            text = self.ask("play-prompt")
            action = meant(text, view["legal"])
            if action is not None:
                return action
            if text in ("t", "table"):
                self.show(["", *self.table(puzzle, position, names)])
            elif text in ("l", "log"):
                told = round_log(puzzle, position, names)
                self.show(["", *(line for one in told for line in wrap(say(one))), ""])
            elif text in ("?", "help"):
                tiles = [TILES[name] for name in view.get("powers", ())]
                lines = help_lines(view["edition"], "rob" in view, tiles, KEYS)
                self.show(["", *lines, ""])
            else:
                self.show(complaint(text, len(view["legal"])))


KEYS = {"t": "table", "l": "log", "?": "help", "q": "leave-puzzle"}
"""What can be typed instead of an action."""


def names_of(puzzle: Puzzle, position: Position) -> list[str]:
    seats = len(position.view["players"])
    if puzzle.rating is None:
        return [name for _, name in players_of(puzzle.record, seats)]
    return [*NAMES[:seats]] if "rob" not in position.view else [NAMES[0], "ROB"]


def title(puzzle: Puzzle) -> list[str]:
    facts = {"edition": Message(f"edition-{puzzle.record['edition']}"), "id": puzzle.id}
    if puzzle.rating is None:
        return wrap(say("puzzle-title-own", **facts))
    facts["seats"] = puzzle.record["seats"]
    return wrap(say("puzzle-title", **facts, rating=str(puzzle.rating)))
