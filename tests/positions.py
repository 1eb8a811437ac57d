"""Positions in one line, so that tests read as play.

>>> game = position(capital="B5 P2", homes=["B3 B4"], hands=["P3 Y2", "B2"], gold=[3, 0])
>>> events = play(game, "0 home P3", "1 capital B2", "1 district Y")
>>> home(game, 0), capital(game), hand(game, 0), game.view()["modifiers"]["yellow"]
('B3 B4 P3', 'B5 B2 P2', 'Y2', [{'value': None, 'by': 1}])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import capital_lux as lux
from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, GOLD_DISCS, LETTERS, MODIFIERS
from capital_lux.rules.first import First

FIRST = {name: First.cards[kind] for kind, name in enumerate(CARD_NAMES)}
"""The first edition's cards."""


def by_district(cards: str) -> dict[str, list[str]]:
    """Cards sorted into the districts of their colours, in the order given."""
    return {
        name: [card for card in cards.split() if card[0] == letter]
        for name, letter in zip(DISTRICT_NAMES, LETTERS, strict=True)
    }


def snapshot(
    capital: str = "",
    homes: Sequence[str] = (),
    hands: Sequence[str] = (),
    *,
    modifiers: Mapping[str, Sequence[tuple[int, int]]] | None = None,
    gold: Sequence[int] = (),
    bonus: Sequence[str] = (),
    turn: int = 0,
    start: int = 0,
    round: int = 1,
    last_turns: int | None = None,
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    modifier_deck: Sequence[int] | None = None,
    **other: Any,
) -> dict[str, Any]:
    """The snapshot of a position; see `position`."""
    seats = max(2, len(hands), len(homes), len(gold), len(bonus))

    def of(given: Sequence[Any], seat: int, default: Any) -> Any:
        return given[seat] if seat < len(given) else default

    placed = modifiers or {}
    used = [value for over in placed.values() for value, _ in over]
    if modifier_deck is None:
        modifier_deck = [value for value in MODIFIERS if value not in used]
    there = " ".join((capital, deck, discard, *homes, *hands, *bonus)).split()
    others = list((Counter(FIRST) - Counter(there)).elements())
    zones = {"deck": deck.split(), "discard": discard.split()}
    zones[rest] += others
    players = [
        {
            "hand": of(hands, seat, "").split(),
            "packs": [],
            "kept": [],
            "home": by_district(of(homes, seat, "")),
            "bonus": of(bonus, seat, "").split(),
            "gold": of(gold, seat, 0),
        }
        for seat in range(seats)
    ]
    return {
        "edition": "first",
        "seats": seats,
        "round": round,
        "phase": "play",
        "start": start,
        "waiting": [turn],
        "last_turns": last_turns,
        "pending": None,
        **zones,
        "gold_pile": GOLD_DISCS - sum(gold),
        "capital": by_district(capital),
        "modifiers": {
            name: [{"value": value, "by": by} for value, by in placed.get(name, ())]
            for name in DISTRICT_NAMES
        },
        "modifier_deck": list(modifier_deck),
        "players": players,
        "tape": {"modifiers": [list(MODIFIERS)] * (3 - round)},
        **other,
    }


def position(*zones: Any, **options: Any) -> lux.Game:
    """A first-edition game in the middle of a round.

    `capital`, `homes`, `hands`, `bonus`: cards in notation. `modifiers`: by district, pairs of
    value and placer. `turn`: who plays now; `last_turns=1` makes it the last turn of the round.
    `deck`: the deck's top cards. All cards not named go under those, or `rest="discard"` to
    the discard pile, which leaves the deck as given. Any key of a snapshot can be given too.
    """
    return lux.Game.restore(snapshot(*zones, **options))


def round_end(capital: str, homes: Sequence[str], **options: Any) -> lux.Game:
    """A position of which the last turn of the round was just played.

    The last seat's last action is a card at home: the last card written in its home.
    """
    start = options.get("start", 0)
    last = (start + len(homes) - 1) % len(homes)
    *before, final = homes[last].split()
    hands = [final if seat == last else "" for seat in range(len(homes))]
    there = [" ".join(before) if seat == last else home for seat, home in enumerate(homes)]
    game = position(capital, there, hands, turn=last, last_turns=1, **options)
    play(game, f"{last} home {final}")
    return game


def play(game: lux.Game, *lines: str) -> list[lux.Event]:
    """Play actions written as `0 home B4`; all their events."""
    events: list[lux.Event] = []
    for line in lines:
        seat, _, action = line.partition(" ")
        events += game.play(int(seat), action)
    return events


def draft(game: lux.Game) -> None:
    """Everybody keeps the first cards of each pack."""
    while game.view()["phase"] == "draft":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])


def play_out(game: lux.Game) -> lux.Game:
    """Play the first legal action until the game is over."""
    while not game.over:
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    return game


def told(events: Iterable[lux.Event], what: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one sort as a seat (None: a spectator) is told them."""
    seen = (event.seen_from(seat) for event in events if event.what == what)
    return [{k: v for k, v in event.items() if k != "what"} for event in seen if event]


def joined(districts: Mapping[str, Iterable[str]]) -> str:
    """The cards of all districts in notation."""
    return " ".join(card for cards in districts.values() for card in cards)


def capital(game: lux.Game) -> str:
    """The capital's cards, oldest first in each district."""
    return joined(game.view()["capital"])


def home(game: lux.Game, seat: int) -> str:
    """A home's cards, lowest first in each district."""
    return joined(game.view()["players"][seat]["home"])


def hand(game: lux.Game, seat: int) -> str:
    """A hand's cards."""
    return " ".join(game.snapshot()["players"][seat]["hand"])


def bonus(game: lux.Game, seat: int) -> str:
    """A bonus pile's cards."""
    return " ".join(game.view()["players"][seat]["bonus"])


def gold(game: lux.Game) -> list[int]:
    """Each seat's gold."""
    return [player["gold"] for player in game.view()["players"]]
