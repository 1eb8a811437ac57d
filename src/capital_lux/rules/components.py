"""What a tile or ROB says about its components without a game: from a view, a snapshot or events.

Bots fill in what a view hides; the conformance laws count what everybody sees and change what a
seat cannot know. A tile without components needs none of this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.shapes import View

Place = tuple[Any, Any]
"""A list or an object of a snapshot, and where in it something lies."""


class Components:
    """The components of a tile, or ROB's."""

    zone_changes = tuple[tuple[str, ...], ...]()
    """Its own events, and what each does to the zones that everybody can count.

    A zone is a text, filled in from the event, with a sign before it: `+follower {seat} {district}`
    is one more there, `-` one less, and `0follower` empties all zones of that name.
    """
    tape_key = ""
    """The name of its deck on the tape."""
    deck_events = tuple[tuple[str, str], ...]()
    """The events that show something of that deck, and how.

    "look": a seat sees the next one; "turn": all see the next one; "reveal": all see every one
    that was looked at.
    """
    turned_up = 0
    """How many of that deck lie face up from the beginning."""

    @classmethod
    def cards_shown(cls, view: Mapping[str, Any]) -> list[str]:
        """The citizen cards among the components, in a view or a snapshot."""
        return []

    @classmethod
    def fill_in(cls, view: View, out: dict[str, Any]) -> None:
        """Turn what a view shows into a snapshot: what is hidden becomes anything that fits.

        `out` has everything of the view, which must not be changed, and a `tape` to fill.
        """

    @classmethod
    def public_zones(cls, snapshot: Mapping[str, Any]) -> list[str]:
        """The zones of `zone_changes`, each named once for every thing that lies there."""
        return [f"face up {card}" for card in cls.cards_shown(snapshot)]

    @classmethod
    def points_in(cls, snapshot: Mapping[str, Any], seat: int) -> int:
        """What the components in a snapshot bring a seat, counted from what lies there."""
        return 0

    @classmethod
    def secret_places(cls, snapshot: Mapping[str, Any], seat: int) -> list[Place]:
        """Where a snapshot has what a seat cannot know: swap these, and the seat sees no change."""
        return []


def rest(members: Sequence[Any], known: Sequence[Any]) -> list[Any]:
    """What is left of some things when others are taken away."""
    left = list(members)
    for one in known:
        if one in left:
            left.remove(one)
    return left


def places_in(deck: list[Any]) -> list[Place]:
    return [(deck, at) for at in range(len(deck))]
