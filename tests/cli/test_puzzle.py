"""`lux puzzle`, as a user types it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from capital_lux.puzzles import Puzzle, Rating, shipped
from tests.analysis.games import short_record
from tests.terminal.command import record, refusal, run


@pytest.fixture
def data(tmp_path: Path) -> dict[str, Any]:
    """Where the user's own data is; on a Mac and on Windows it is elsewhere."""
    return {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}


@pytest.fixture
def puzzle() -> Puzzle:
    return next(one for one in shipped().values() if one.record["edition"] == "generations")


def test_a_wrong_answer_is_explained_and_only_the_first_try_counts(
    data: dict[str, Any], puzzle: Puzzle, tmp_path: Path
) -> None:
    done = run("puzzle", puzzle.id, answers=f"what\nt\nl\n?\n{puzzle.tempting}\n", **data)
    assert done.returncode == 0
    assert "'what' is not one of your choices" in done.stdout
    assert "There is something better: " in done.stdout
    assert "points less" in " ".join(done.stdout.split())
    assert "0 of 1 right." in done.stdout
    (kept,) = tmp_path.rglob("puzzles.json")
    before = json.loads(kept.read_text())
    assert puzzle.rating is not None
    assert before["rating"] == Rating().after(puzzle.rating, solved=False).rating
    best = puzzle.best.action.upper()
    again = run("puzzle", puzzle.id, answers=f"{best}\n", LUX_LANG="fr", **data)
    assert "Juste\xa0: " in again.stdout
    assert json.loads(kept.read_text()) == before


def test_one_after_the_other_until_the_user_leaves(data: dict[str, Any]) -> None:
    done = run("puzzle", "--theme", "draft", "--rating", "1200", answers="1\n\n2\nq\n", **data)
    assert done.stdout.count("Your pack: ") == 2
    assert done.stdout.count("Your rating: ") == 2
    assert " of 2 right." in done.stdout
    (first, second) = (line for line in done.stdout.splitlines() if line.startswith("Puzzle "))
    assert first != second


def test_your_own_mistakes_are_puzzles(data: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(short_record()))
    done = run("puzzle", "--from", path, "--player", "ann", "--count", "1", answers="1\n", **data)
    assert done.returncode == 0
    assert "From your game, step " in done.stdout
    assert "You (seat 0)" in done.stdout
    assert "of 1 right." in done.stdout
    assert "Your rating" not in done.stdout


def test_what_cannot_be_is_refused_in_a_sentence(data: dict[str, Any], tmp_path: Path) -> None:
    assert "there is no puzzle 'x'" in refusal("puzzle", "x", status=2)
    assert "there is no 'luck': draft, limit" in refusal("puzzle", "--theme", "luck", status=2)
    assert "exclude each other" in refusal("puzzle", "1", "--theme", "draft", status=2)
    assert "go with --from" in refusal("puzzle", "--seat", "0", status=2)
    going = tmp_path / "going.json"
    going.write_text(json.dumps(record(actions=5)))
    assert "the game is not over" in refusal("puzzle", "--from", going, status=1)
    kept = tmp_path / "capital-lux" / "puzzles.json"
    kept.parent.mkdir()
    kept.write_text('{"rating": "much"}')
    done = run("puzzle", **data)
    assert done.returncode == 1
    assert "your puzzle results" in done.stderr
