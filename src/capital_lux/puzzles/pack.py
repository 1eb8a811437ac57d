"""Puts mined puzzles into the file that the package brings.

    python -m capital_lux.puzzles.pack MINED.jsonl
    python -m capital_lux.puzzles.pack

What `mine` found gets a theme, and the levels try it: from that comes its rating. An id is the
game's number and the step. Without a file the levels try again what the package has: they changed.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from capital_lux.puzzles.collection import FILE, read
from capital_lux.puzzles.rating import estimate
from capital_lux.puzzles.shape import position_of
from capital_lux.puzzles.solvers import solved_by
from capital_lux.puzzles.themes import theme_of

KEPT = ("record", "seat", "tempting", "options", "line", "reply")


def packed(mined: Path) -> Iterator[dict[str, Any]]:
    for line in mined.read_text("utf-8").splitlines():
        game = json.loads(line)
        for one in game["puzzles"]:
            kept = {key: one[key] for key in KEPT}
            kept["id"] = f"{game['game']}-{len(one['record']['actions'])}"
            puzzle = read({**kept, "theme": "", "solved": {}})
            view, _, check = position_of(puzzle.record, puzzle.seat)
            kept["theme"] = theme_of(view, check, puzzle.best.action, puzzle.tempting)
            kept["solved"] = solved_by(puzzle)
            yield kept


def tried_again() -> Iterator[dict[str, Any]]:
    for kept in json.loads(gzip.decompress(FILE.read_bytes())):
        yield {**kept, "solved": solved_by(read(kept))}


def main(mined: str | None = None) -> None:
    puzzles = list(tried_again() if mined is None else packed(Path(mined)))
    text = json.dumps(puzzles, separators=(",", ":"))
    FILE.write_bytes(gzip.compress(text.encode(), mtime=0))
    counts = [
        Counter(one["theme"] for one in puzzles),
        Counter(f"{one['record']['edition']} {one['record']['seats']}" for one in puzzles),
        Counter(estimate(one["solved"]) // 100 * 100 for one in puzzles),
    ]
    print(len(puzzles), FILE.stat().st_size, *(sorted(one.items()) for one in counts), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
