"""How puzzles are set up: positions with one clearly right move, and why.

Most are the last turns of round 3, where the outcome of every action can be worked out; cards that
are not named are out of the game unless a deck is given, so little is hidden.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import capital_lux as lux
from capital_lux.rules.cards import CARD_NAMES
from capital_lux.rules.rob_cards import ROB_CARDS
from tests.positions import by_district, position, round_end

SET_A = ("agent", "cleric", "merchant", "scholar")


@dataclass(frozen=True)
class Puzzle:
    """A position for seat 0, the right move and the reason."""

    name: str
    why: str
    game: Callable[[], lux.Game]
    best: str
    exact: bool = True
    """Whether all that can follow is few enough to be worked out."""


def first(
    capital: str, homes: Sequence[str], hands: Sequence[str], **options: Any
) -> Callable[[], lux.Game]:
    """The first edition in round 3, seat 0's very last turn unless said otherwise."""
    if options.get("last_turns", 1):
        homes, hands = laid_down(homes, hands)
    usual = {"round": 3, "last_turns": 1, "rest": "discard"}
    return lambda: position(capital, homes, hands, **{**usual, **options})


def laid_down(homes: Sequence[str], hands: Sequence[str]) -> tuple[list[str], list[str]]:
    """In seat 0's last turn seat 1 has ended the round: its cards are at home already."""
    there = [f"{home} {hands[1]}" if seat == 1 else home for seat, home in enumerate(homes)]
    return there, ["" if seat == 1 else hand for seat, hand in enumerate(hands)]


def agent(capital: str, homes: Sequence[str], modifier: int, **options: Any) -> Any:
    """Seat 0, in the last turn, has looked at a modifier."""
    return first(
        capital,
        homes,
        ["", *[""] * (len(homes) - 1)],
        phase="power",
        pending={"seat": 0, "power": "agent", "modifier": modifier},
        modifier_deck=[value for value in (4, 2, -1, -3) if value != modifier],
        **options,
    )


def cleric(capital: str, homes: Sequence[str], **options: Any) -> Any:
    """Seat 0, in the last turn, must take a card of the capital."""
    pending = {"seat": 0, "power": "cleric"}
    return first(capital, homes, ["", ""], phase="power", pending=pending, **options)


def generations(
    powers: Sequence[str],
    capital: str,
    homes: Sequence[str],
    hands: Sequence[str],
    *,
    seats: int = 2,
    deck: str = "",
    gold: Sequence[int] = (0, 0),
    ask: dict[str, Any] | None = None,
    phase: str = "power",
    **other: Any,
) -> Callable[[], lux.Game]:
    """Generations (solo: `seats=1`) in seat 0's last turn of round 3; `ask`: what is pending."""

    if "rob" not in other and other.get("last_turns", 1):
        homes, hands = laid_down(homes, hands)

    def make() -> lux.Game:
        out = lux.Game("generations", seats, seed=0, powers=list(powers)).snapshot()
        elsewhere = [*other.get("discovery", ()), *other.get("outsider", ())]
        if "rob" in other:
            elsewhere += [*other["rob"]["hand"], *other["rob"]["reserve"]]
        there = " ".join((capital, deck, *homes, *hands, *elsewhere)).split()
        if ask and "card" in ask and ask["power"] == "recruiter":
            there.append(ask["card"])
        everything = Counter({name: 5 for name in CARD_NAMES})
        out |= {
            "round": 3,
            "phase": phase if ask else "play",
            "start": 1,
            "waiting": [0],
            "last_turns": 1,
            "pending": {"seat": 0, **ask} if ask else None,
            "deck": deck.split(),
            "discard": list((everything - Counter(there)).elements()),
            "capital": by_district(capital),
            "players": [
                {
                    "hand": hands[seat].split(),
                    "packs": [],
                    "kept": [],
                    "home": by_district(homes[seat]),
                    "bonus": [],
                    "gold": gold[seat],
                }
                for seat in range(len(homes))
            ],
            "tape": {key: [] for key in out["tape"]},
            **other,
        }
        return lux.Game.restore(out)

    return make


def tiles(**chosen: str) -> tuple[str, ...]:
    """Set A with some tiles replaced: `tiles(yellow="sentinel")`."""
    names = dict(zip(("blue", "pink", "yellow", "green"), SET_A, strict=True))
    return tuple((names | chosen).values())


def gold_choice(capital: str, homes: Sequence[str], **options: Any) -> Callable[[], lux.Game]:
    """The first edition at the end of round 3: seat 0 pays or discards. Seat 1 played last."""
    return lambda: round_end(capital, homes, **{"round": 3, "rest": "discard", **options})


def rob(hand: str, reserve: str, red: int, pile: Sequence[str]) -> dict[str, Any]:
    """ROB's things with so many red cards turned up, the last card turned up first in `pile`."""
    reds = [card for card in ROB_CARDS if card.startswith("red")][:red]
    left = list((Counter(ROB_CARDS) - Counter(reds) - Counter(pile)).elements())
    return {
        "hand": hand.split(),
        "reserve": reserve.split(),
        "red": reds,
        "pile": list(pile),
        "deck": left,
    }
