"""The branches of the rules that a tally tells apart, and their names.

The names are the keys of the figures. Programs read those, so they are English for everybody; the
page that people read says them with the messages `counted-...` of `counts.ftl`.

A new event kind is counted under its own name; it gets a better one with a line in `WORDS` or, if
it is a tile's, in the tile's `Telling`, and is counted by district with a line in `PLACE`.
"""

from __future__ import annotations

from capital_lux.rules import events
from capital_lux.telling.rob import SOLO
from capital_lux.telling.tile import TELLINGS

KINDS_OF_EVENT = 128
"""Room for event kinds; each is a small number."""
MAX_TILES = 64
"""Room for the tiles of a simulation: all in the box, and four of a user's own."""
LEADS = 400
"""Points by which a solo game is won or lost, at most (more counts as this)."""
WHOLE_WIN = 12
"""A victory in parts, so that two, three or four seats share it in whole numbers."""
A, B = 1, 2

PLACE = [0] * KINDS_OF_EVENT
"""Where an event's note has its district: in `a`, in `b`, or (0) nowhere we count."""
for _kind in (events.NOTHING, events.PLACED, events.OVER_LIMIT, events.PAID):
    PLACE[_kind] = A
for _kind in (events.PLAYED_HOME, events.PLAYED_CAPITAL, events.TOOK, events.BONUS):
    PLACE[_kind] = B

(
    NO_CARD_DEALT,
    DREW_LAST_HOPE,
    DREW_IN_LAST_TURN,
    LIMIT_BELOW_ZERO,
    GOLD_PAID,
    BONUS_TIE,
    BONUS_TIE_UNPAID,
    TIE_BREAK,
    SHARED_VICTORY,
) = range(9)
BRANCHES = 9
"""What an event's kind alone does not tell."""

UNCOUNTED = frozenset(
    (
        "opened lot dealt kept ready passed looked laid_down revealed discarded next_start scored "
        "won turned_up looked_rebel revealed_rebel power_points reserved left_over rob_refilled"
    ).split()
)
"""Kinds that always happen, that go with another, or that are told card by card."""

WORDS = {
    events.ROUND: "rounds",
    events.SHORT: "short deals",
    events.PLAYED_HOME: "played at home",
    events.PLAYED_CAPITAL: "played in the capital",
    events.NOTHING: "power impossible",
    events.DREW: "cards drawn by a power",
    events.TOOK_GOLD: "gold taken",
    events.PLACED: "modifiers placed",
    events.TOOK: "cards taken home from the capital",
    events.LAST_TURNS: "last turns",
    events.OVER_LIMIT: "districts over their limit",
    events.PAID: "districts kept for gold",
    events.BONUS: "bonus cards",
}
"""An event kind without words here goes by its own name."""

TILE_WORDS = {
    events.REMOVED: "bonus cards discarded in a tie",
    events.PUT: "cards put into the capital by a tile",
    events.PICKED_UP: "cards picked up by a tile",
    events.MOVED_BY_TILE: "moved by tile",
    events.MOVED_IN_SECRET: "moved in secret",
    events.PAID_BY_TILE: "paid by tile",
    **{
        number: telling.counted[kind.what]
        for telling in (*TELLINGS.values(), SOLO)
        for number, kind in enumerate(events.EVENT_KINDS)
        if kind.what in telling.counted
    },
}
"""Words for kinds that only tiles and ROB make; one that does not happen gets no line."""

BRANCH_WORDS = {
    NO_CARD_DEALT: "deals of no card",
    DREW_LAST_HOPE: "empty hands saved by a draw",
    DREW_IN_LAST_TURN: "cards drawn in a last turn",
    LIMIT_BELOW_ZERO: "over a limit below zero",
    GOLD_PAID: "gold paid",
    BONUS_TIE: "bonus ties",
    BONUS_TIE_UNPAID: "bonus ties with too few cards",
    TIE_BREAK: "games won by the tie-break",
    SHARED_VICTORY: "shared victories",
}
