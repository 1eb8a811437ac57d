"""Which deck suits ROB? Players of all strengths against decks that the rulebook would allow.

    python -m capital_lux.study.solo plan --games 500 > solo.json
    lux study solo.json found
    python -m capital_lux.study.solo report found out

The rulebook says how many cards ROB has but not which, so his deck is a decision of ours (S2). With
a good one the printed words for a result are all in use, and stronger players earn better ones. A
tool for developers: it speaks English.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from capital_lux.rules.rating import RATINGS, rating
from capital_lux.rules.rob_cards import ROB_CARDS
from capital_lux.study.commands import run_study
from capital_lux.study.means import Array, mean, table
from capital_lux.study.parquet import read
from capital_lux.study.pictures import bars

PLAYERS = (
    *("random", "beginner", "novice", "regular", "skilled", "strong", "expert"),
    "instinct",
)
"""From the weakest to the strongest; those above think too long for thousands of games."""
USUAL = "usual"


def deck(red: int, symbols: int) -> list[str]:
    """A deck of ROB's with this many red cards and bonus symbols, as evenly divided as they can be.

    >>> sorted(deck(5, 5)) == sorted(ROB_CARDS)
    True
    """
    red_symbols = round(symbols * red / len(ROB_CARDS))
    cards = []
    for colour, count, with_bonus in (
        ("red", red, red_symbols),
        ("blue", len(ROB_CARDS) - red, symbols - red_symbols),
    ):
        takes = [("left", "right", "deck")[at % 3] for at in range(count)]
        cards += [f"{colour} {take}{' bonus' * (at < with_bonus)}" for at, take in enumerate(takes)]
    return cards


DECKS = {
    USUAL: list(ROB_CARDS),
    "4 red": deck(4, 5),
    "6 red": deck(6, 5),
    "3 symbols": deck(5, 3),
    "7 symbols": deck(5, 7),
}


def plan(games: int) -> dict[str, Any]:
    """Every deck against every player, with random tiles."""
    parts = [
        {
            "edition": "generations",
            "seats": 1,
            "bots": [player],
            "games": games,
            "rob_cards": None if name == USUAL else cards,
        }
        for name, cards in DECKS.items()
        for player in PLAYERS
    ]
    return {"seed": 20, "portion": 250, "parts": parts}


class Results:
    """The games of a study by deck and player: points ahead of ROB, and whether they were won."""

    def __init__(self, folder: Path) -> None:
        games = read(folder / "games.parquet")
        scores = np.array(games["score"].to_pylist())
        won = np.array(games["won"].to_pylist())[:, 0]
        part = games["part"].to_numpy()
        self.score = scores
        self.won = won
        self.at: dict[tuple[str, str], Array] = {
            (name, player): part == number
            for number, (name, player) in enumerate(
                (name, player) for name in DECKS for player in PLAYERS
            )
        }

    def words(self, name: str, player: str) -> list[float]:
        """The share of each word for a result, the worst first."""
        found = [rating(you, rob) for you, rob in self.score[self.at[name, player]].tolist()]
        return [found.count(word) / len(found) for word in RATINGS]


def report(folder: Path) -> Iterator[tuple[str, str]]:
    """A table and a picture of each deck, and a table of all decks."""
    results = Results(folder)
    for name in DECKS:
        file = f"rob-{name.replace(' ', '-')}"
        yield f"{file}.md", by_player(results, name)
        yield (
            f"{file}.svg",
            bars(
                f"Results against ROB, {name} deck"
                if name == USUAL
                else f"Results against ROB, {name}",
                RATINGS,
                [(player, results.words(name, player)) for player in PLAYERS],
            ),
        )
    yield "rob.md", by_deck(results)


def by_player(results: Results, name: str) -> str:
    rows = []
    for player in PLAYERS:
        which = results.at[name, player]
        ahead = results.score[which][:, 0] - results.score[which][:, 1]
        shares = [f"{100 * share:.0f} %" for share in results.words(name, player)]
        rows.append([player, mean(results.won[which]).percent, str(mean(ahead)), *shares])
    return table(["player", "won", "points ahead", *RATINGS], rows)


def by_deck(results: Results) -> str:
    """How far the decks spread the players, and over how many words."""
    rows = []
    for name in DECKS:
        shares = np.array([results.words(name, player) for player in PLAYERS])
        used = [
            word
            for word, share in zip(RATINGS, shares[1:].mean(axis=0), strict=True)
            if share >= 0.05
        ]
        weak, strong = (
            mean(results.won[results.at[name, player]]).percent
            for player in ("regular", "instinct")
        )
        rows.append([name, weak, strong, f"{told(shares):.2f}", ", ".join(used)])
    return table(
        ["deck", "regular wins", "instinct wins", "bits told", "words that 5 % or more earn"], rows
    )


def told(shares: Array) -> float:
    """How many bits a word tells about who played, if all players are as likely."""
    together = shares.mean(axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        terms = np.where(shares > 0, shares * np.log2(shares / together), 0.0)
    return float(terms.sum(axis=1).mean())


def main() -> None:
    run_study(__doc__, {"games": (500, "of each deck and player")}, plan, report)


if __name__ == "__main__":
    main()
