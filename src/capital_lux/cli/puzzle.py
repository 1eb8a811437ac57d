"""`lux puzzle`: decisions in which one action is clearly best, to be found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from capital_lux.cli.options import EDITIONS, CommandOptions, one_of, warn_where_plain
from capital_lux.console.refusal import Refusal

if TYPE_CHECKING:
    from capital_lux.puzzles import Puzzle
    from capital_lux.terminal.lines.puzzle import Progress

FILE = "puzzles.json"
"""In the user's own data."""
CHOICE = {"edition", "theme", "rating"}
OWN = {"seat", "player"}


def themes(incomplete: str) -> list[str]:
    from capital_lux.puzzles.themes import THEMES

    return one_of(THEMES)(incomplete)


@dataclass(kw_only=True)
class SolvePuzzles(CommandOptions):
    """Solve puzzles, one after the other, those that are shipped or your own mistakes."""

    puzzle: Annotated[str | None, typer.Argument(metavar="ID", help="cli-puzzle-id")] = None
    edition: Annotated[
        str | None, typer.Option(help="cli-puzzle-edition", autocompletion=one_of(EDITIONS))
    ] = None
    theme: Annotated[str | None, typer.Option(help="cli-puzzle-theme", autocompletion=themes)] = (
        None
    )
    rating: Annotated[int | None, typer.Option(help="cli-puzzle-rating", min=0, max=4000)] = None
    count: Annotated[int | None, typer.Option(help="cli-puzzle-count", min=1)] = None
    files: Annotated[list[Path] | None, typer.Option("--from", help="cli-puzzle-from")] = None
    seat: Annotated[int | None, typer.Option(help="cli-puzzle-seat", min=0)] = None
    player: Annotated[str | None, typer.Option(help="cli-puzzle-player")] = None

    def run(self) -> int:
        from itertools import islice

        from capital_lux.console.folder import data_folder
        from capital_lux.terminal.lines.puzzle import Progress, Solving

        self.check()
        progress = Progress(data_folder() / FILE)
        if self.files:
            puzzles: Iterator[Puzzle] = iter(self.mistakes(self.files))
        elif self.puzzle is not None:
            puzzles = iter([self.given_puzzle(self.puzzle)])
        else:
            puzzles = self.fitting(progress)
        return Solving(progress).run(islice(puzzles, self.count))

    def check(self) -> None:
        """Refuse what does not go together, or is not a word we know."""
        from capital_lux.puzzles.themes import THEMES

        sources = [bool(self.given & CHOICE), self.puzzle is not None, bool(self.files)]
        if sum(sources) > 1 or (self.given & OWN and not self.files):
            raise Refusal("refusal-puzzle-options")
        for value, known in ((self.edition, EDITIONS), (self.theme, THEMES)):
            if value is not None and value not in known:
                raise Refusal("refusal-puzzle-word", value=repr(value), known=", ".join(known))

    def given_puzzle(self, wanted: str) -> Puzzle:
        from capital_lux.puzzles import shipped

        found = shipped().get(wanted)
        if found is None:
            raise Refusal("refusal-puzzle-id", id=repr(wanted))
        return found

    def fitting(self, progress: Progress) -> Iterator[Puzzle]:
        """Those that are wanted and were not tried yet, each near the user's rating then."""
        from capital_lux.puzzles.choosing import chosen, fitting

        left = fitting(self.edition, self.theme)
        if not left:
            raise Refusal("refusal-puzzle-none")
        while left:
            wanted = progress.rating.rating if self.rating is None else self.rating
            found = chosen(left, wanted, progress.tried)
            left.remove(found)
            yield found

    def mistakes(self, files: Sequence[Path]) -> list[Puzzle]:
        """What cost most in the user's own games, the costliest first."""
        from capital_lux.cli.analyse import Analysed
        from capital_lux.puzzles import own_puzzles

        games = [Analysed(path) for path in files]
        seats = [game.seat(self.seat, self.player) for game in games]
        warn_where_plain("cli-plain-mistakes")
        found = []
        for game, seat in zip(games, seats, strict=True):
            if seat is None and len(game.people) == 1:
                seat = game.seat_of(game.people[0])
            found += own_puzzles(game.record, game.analyse(seat).players)
        if not found:
            raise Refusal("refusal-puzzle-no-mistake")
        return sorted(found, key=lambda puzzle: -puzzle.cost)
