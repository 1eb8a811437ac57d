"""Puzzles: decisions in which one action is clearly best, and not the one that comes to mind.

>>> from capital_lux.puzzles import shipped
>>> len(shipped()) >= 300
True

`shape` says what a puzzle is and makes some from mistakes, `words` explains it, `rating` rates
puzzles and players. `mine` and `pack` are commands: one finds puzzles, one puts them into the file
that the package brings.
"""

from capital_lux.puzzles.collection import shipped
from capital_lux.puzzles.rating import Rating
from capital_lux.puzzles.shape import Puzzle, own_puzzles

__all__ = ["Puzzle", "Rating", "own_puzzles", "shipped"]
