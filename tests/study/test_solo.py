"""The study of ROB's deck says what its rows say."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from capital_lux.rules.rating import RATINGS, rating
from capital_lux.rules.rob_cards import ROB_CARDS
from capital_lux.study.parquet import read
from capital_lux.study.plan import plan_of
from capital_lux.study.run import run_study
from capital_lux.study.solo import DECKS, PLAYERS, plan, report, told


@pytest.mark.compiled
def test_the_report_counts_the_words_of_the_games(tmp_path: Path) -> None:
    run_study(plan_of(plan(2)), tmp_path, jobs=1)
    parts = dict(report(tmp_path))
    assert len(parts) == 2 * len(DECKS) + 1
    rows = read(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == 2 * len(DECKS) * len(PLAYERS)
    line = parts["rob-usual.md"].splitlines()[2 + PLAYERS.index("regular")]
    player, _, _, *shares = (cell.strip() for cell in line.strip("| ").split("|"))
    played = [row for row in rows if row["bots"] == [player]][:2]
    words = [rating(*row["score"]) for row in played]
    assert shares == [f"{50 * words.count(word)} %" for word in RATINGS]


def test_every_deck_has_as_many_cards_as_the_rulebook_says() -> None:
    assert {len(cards) for cards in DECKS.values()} == {len(ROB_CARDS)}


def test_a_word_that_all_earn_alike_tells_nothing() -> None:
    assert told(np.full((4, 7), 1 / 7)) == pytest.approx(0)
    assert told(np.eye(4)) == pytest.approx(2)
