"""Golden transcripts: whole games in a compact notation that a person can read in a diff.

`python -m tests.rules.golden_transcript` writes the files of golden/ again. Do it only after an
intended change of the rules, and read the difference.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import capital_lux as lux
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS

FOLDER = Path(__file__).parent / "golden"
SEED = 2026
GAMES: dict[str, dict[str, Any]] = {
    **{f"first-{seats}": {"edition": "first", "seats": seats} for seats in (2, 3, 4)},
    "generations-A": {"edition": "generations", "seats": 2, "powers": "A"},
    "generations-B": {"edition": "generations", "seats": 3, "powers": "B"},
    "generations-C": {"edition": "generations", "seats": 4, "powers": "C"},
    "generations-D": {"edition": "generations", "seats": 3, "powers": "D"},
    "solo": {"edition": "generations", "seats": 1, "powers": "A"},
}
"""The games, by the name of their file."""
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
            yield letter(value) if value else "outside"
        elif name == "to_district":
            yield f"to {letter(value)}"
        elif name == "modifier":
            yield f"{value:+}"
        else:
            yield f"{name} {value}"


def place(game: lux.Game, district: str) -> str:
    """A district's letter, where its cards may be of another colour (G7)."""
    return "" if game.view()["edition"] == "first" else f"{letter(district)}: "


def totals(game: lux.Game) -> Iterable[str]:
    """The table: capital and homes with their totals, bonus piles and gold."""
    view = game.view()
    zones = [("capital", view["capital"])]
    zones += [(f"home {seat}", player["home"]) for seat, player in enumerate(view["players"])]
    for name, districts in zones:
        shown = [
            f"{place(game, district)}{' '.join(cards)} ={sum(int(card[1]) for card in cards)}"
            for district, cards in districts.items()
            if cards
        ]
        yield f"    {name}: {'; '.join(shown) or '-'}"
    for seat, player in enumerate(view["players"]):
        yield f"    bonus {seat}: {' '.join(player['bonus']) or '-'}, gold {player['gold']}"


def component(value: Any) -> str:
    """A tile's component, or ROB, as short text."""
    if isinstance(value, dict):
        return "; ".join(f"{name} {component(part)}" for name, part in value.items())
    if isinstance(value, list):
        apart = " / " if any(isinstance(part, list) for part in value) else ", "
        return apart.join(component(part) for part in value) or "-"
    return "-" if value is None else str(value)


def components(game: lux.Game) -> Iterable[str]:
    """What lies on the table besides citizens and gold."""
    view = game.view()
    for name in ("outsider", "aristocrats", "discovery", "rob"):
        if name in view:
            yield f"    {name}: {component(view[name])}"


def chance(game: lux.Game) -> Iterable[str]:
    """The game's tape."""
    for name, value in game.tape().items():
        if name == "deck":
            yield f"deck: {' '.join(value)}"
        elif name == "rob":
            yield from (f"rob: {', '.join(deck)}" for deck in value)
    parts = [
        f"{name}: {value}" for name, value in game.tape().items() if name not in ("deck", "rob")
    ]
    if parts:
        yield "; ".join(parts)


def title(options: Mapping[str, Any]) -> str:
    """The game in a line."""
    seats = "solo against ROB" if options["seats"] == 1 else f"{options['seats']} seats"
    tiles = f", set {options['powers']}" if "powers" in options else ""
    name = "first edition" if options["edition"] == "first" else options["edition"]
    return f"{name}{tiles}, {seats}, seed {SEED}"


def transcript(name: str) -> str:
    """A whole game with a seeded picker."""
    options = GAMES[name]
    rng = random.Random(SEED + options["seats"])
    game = lux.Game(seed=SEED, **options)
    lines = [
        title(options),
        HEADER,
        *chance(game),
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
            lines += ["", f"after round {view['round']}", *totals(game), *components(game), ""]
    lines.append(f"scores {game.scores()}, won by {list(game.winners())}")
    return "\n".join(lines) + "\n"


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for game_name in GAMES:
        path(game_name).write_text(transcript(game_name))
        print(f"wrote {path(game_name)}")
