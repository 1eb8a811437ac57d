"""When an action may be taken back: nothing hidden was shown by it."""

from __future__ import annotations

from collections.abc import Iterable

from capital_lux.rules.events import EVENT_KINDS, Event

OPEN = frozenset(kind.what for kind in EVENT_KINDS if kind.back)
"""Events in which nobody learns anything but what the seat that acts chose to show.

All others end the possibility: cards, modifiers and rebels drawn, looked at or turned up, packs
passed or dealt, aristocrats replaced from their deck, ROB's turns, the end of a round. An event
that is not known here ends it too.
"""


def shows_nothing_hidden(events: Iterable[Event]) -> bool:
    """Whether an action with these events could be taken back."""
    return all(event.what in OPEN for event in events)
