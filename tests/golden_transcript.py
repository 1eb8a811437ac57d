"""Golden transcripts: whole games in a compact notation that a person can read in a diff.

`python -m tests.golden_transcript` writes tests/golden/*.txt again. Do it only after a change of
the rules that is meant, and read the difference.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import capital_lux as lux
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS

FOLDER = Path(__file__).parent / "golden"
SEED = 2026
HEADER = "Seats are numbered from 0. [brackets]: what only the seats concerned may see."
SKIPPED = frozenset({"kept", "ready"})
"""The action itself says as much."""


def letter(district: str) -> str:
    """The letter of a district's name."""
    return LETTERS[DISTRICT_NAMES.index(district)]


def line(event: lux.Event) -> str:
    """An event in a few words: the public part, then the secret one in brackets."""
    public = " ".join(words(event.data))
    secret = " ".join(words(event.secret))
    return f"{event.what} {public}" + (f" [{secret}]" if secret else "")


def words(data: Any) -> Iterable[str]:
    """The values of an event, each with its name unless it speaks for itself."""
    for name, value in data.items():
        if name == "cards":
            yield " ".join(value)
        elif name in ("card", "where"):
            yield value
        elif name == "district":
            yield letter(value)
        elif name == "modifier":
            yield f"{value:+}"
        else:
            yield f"{name} {value}"


def totals(game: lux.Game) -> Iterable[str]:
    """The table: capital and homes with their totals, bonus piles and gold."""
    view = game.view()
    zones = [("capital", view["capital"])]
    zones += [(f"home {seat}", player["home"]) for seat, player in enumerate(view["players"])]
    for name, districts in zones:
        shown = [
            f"{' '.join(cards)} ={sum(int(card[1]) for card in cards)}"
            for cards in districts.values()
            if cards
        ]
        yield f"    {name}: {'; '.join(shown) or '-'}"
    for seat, player in enumerate(view["players"]):
        yield f"    bonus {seat}: {' '.join(player['bonus']) or '-'}, gold {player['gold']}"


def transcript(seats: int) -> str:
    """A whole game with a seeded picker."""
    rng = random.Random(SEED + seats)
    game = lux.Game("first", seats, SEED)
    tape = game.tape()
    lines = [
        f"first edition, {seats} seats, seed {SEED}",
        HEADER,
        f"deck: {' '.join(tape['deck'])}",
        f"lots: {tape['lots']}; modifiers: {tape['modifiers']}",
        "",
        *(line(event) for event in game.opening),
    ]
    while not game.over:
        view = game.view()
        seat = rng.choice(game.waiting())
        action = rng.choice(game.legal(seat))
        told = [line(event) for event in game.play(seat, action) if event.what not in SKIPPED]
        lines.append(f"{seat}> {action}")
        if told and told[0].startswith("played"):
            del told[0]
        lines += [f"    {text}" for text in told]
        if game.view()["round"] != view["round"] or game.over:
            lines += ["", f"after round {view['round']}", *totals(game), ""]
    lines.append(f"scores {game.scores()}, won by {list(game.winners())}")
    return "\n".join(lines) + "\n"


def path(seats: int) -> Path:
    """Where a transcript is kept."""
    return FOLDER / f"first-{seats}.txt"


if __name__ == "__main__":
    for number in (2, 3, 4):
        path(number).write_text(transcript(number))
        print(f"wrote {path(number)}")
