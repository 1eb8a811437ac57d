"""What the seats were told in a game: each sees its own part, and remembers all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.bots.belief import Belief
from capital_lux.bots.guess import census_of
from capital_lux.bots.world import World
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.events import (
    DEALT,
    DREW,
    KEPT,
    LOOKED,
    LOOKED_REBEL,
    PASSED,
    PLACED,
    PLACED_REBEL,
    ROUND,
    Note,
    decode,
)

SECRET = {
    DEALT: 2,
    KEPT: 2,
    PASSED: 2,
    DREW: 2,
    LOOKED: 2,
    PLACED: 3,
    LOOKED_REBEL: 2,
    PLACED_REBEL: 4,
}
"""Where in a note the number is that only the seats concerned may know."""
HIDDEN = -1
OWN_ACTION = 100
ROW_SHOWN = 101
"""Rows that are no notes: an action of the seat's own; an aristocrat turned up."""
CHANCE, EVERYBODY = -1, -2
"""No seats: who does the set-up; who sees only what all see."""

Row = tuple[int, int, int, int, int]
Seen = dict[str, Any]


def row_of(note: Note, seat: int) -> Row | None:
    """A note as a seat sees it, or None when it may not know of it."""
    what = note[0]
    if what not in SECRET or note[1] == seat or (what == PASSED and note[3] == seat):
        return note
    if what == KEPT:
        return None
    row = list(note)
    row[SECRET[what]] = HIDDEN
    return row[0], row[1], row[2], row[3], row[4]


class Told:
    """One action and what followed, linked to what was before it. Never changed: positions share it.

    `turned_up`: aristocrats turned up, of which there are no events. A link without a `before` may
    be given what the seats know by then: a text for each, and for one seat also the events.
    """

    __slots__ = ("action", "before", "heard", "notes", "seat", "texts", "turned_up", "worlds")

    def __init__(
        self,
        before: Told | None,
        seat: int,
        action: int,
        notes: list[Note],
        turned_up: tuple[int, ...] = (),
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.notes = notes
        self.turned_up = turned_up
        self.texts: dict[int, str] = {}
        self.heard: dict[int, tuple[list[Seen], list[Row]]] = {}
        self.worlds: dict[int, World] = {}

    # What a seat saw of this action

    def seen(self, seat: int) -> list[Seen]:
        """The events, as the seat saw them."""
        seen = (event.seen_from(seat) for event in decode(self.notes))
        return [event for event in seen if event is not None]

    def rows(self, seat: int) -> list[Row]:
        """The same as numbers, and the seat's own action."""
        rows: list[Row] = []
        if self.seat == seat:
            rows.append((OWN_ACTION, seat, self.action, 0, 0))
        rows += [row for row in (row_of(note, seat) for note in self.notes) if row is not None]
        rows += [(ROW_SHOWN, 0, tile, 0, 0) for tile in self.turned_up]
        return rows

    def words(self, seat: int) -> str:
        """The same as text."""
        words = [f"> {TEXTS[self.action]}"] if self.seat == seat else []
        for event in self.seen(seat):
            words.append(" ".join(map(_word, event.values())))
        words += [f"aristocrat {tile}" for tile in self.turned_up]
        return "".join(f"|{word}" for word in words)

    # All that a seat knows

    def links(self) -> list[Told]:
        """From the beginning to this one."""
        links = [self]
        while links[-1].before is not None:
            links.append(links[-1].before)
        links.reverse()
        return links

    def text(self, seat: int) -> str:
        """Everything the seat was told and did, as one line."""
        unread: list[Told] = []
        link: Told | None = self
        while link is not None and seat not in link.texts:
            unread.append(link)
            link = link.before
        text = "" if link is None else link.texts[seat]
        for link in reversed(unread):
            text += link.words(seat)
            link.texts[seat] = text
        return text

    def all_rows(self, seat: int) -> list[Row]:
        """Everything the seat was told and did, as numbers."""
        rows: list[Row] = []
        for link in self.links():
            rows += link.heard[seat][1] if seat in link.heard else link.rows(seat)
        return rows

    def round_rows(self) -> list[Row]:
        """What everybody was told since the round began."""
        rows: list[Row] = []
        link: Told | None = self
        while link is not None:
            found = link.heard[EVERYBODY][1] if EVERYBODY in link.heard else link.notes
            rows = [*found, *rows]
            if any(row[0] == ROUND for row in found):
                break
            link = link.before
        return rows

    def all_seen(self, seat: int) -> list[Seen]:
        """Every event, as the seat saw it."""
        seen: list[Seen] = []
        for link in self.links():
            seen += link.heard[seat][0] if seat in link.heard else link.seen(seat)
        return seen

    def world(self, seat: int, view: Seen) -> World:
        """The worlds that the seat holds possible, behind its view."""
        if seat not in self.worlds:
            belief = Belief(seat, len(view["players"]), census_of(view))
            for event in self.all_seen(seat):
                belief.hear(event)
            self.worlds[seat] = belief.world(view)
        return self.worlds[seat]

    # The same past in another world

    def imagined(self, seat: int, holdings: Sequence[str]) -> Told:
        """The past in a world that the seat holds possible.

        The seat's own memory is as it was. Of the others it is only known what everybody saw and
        what each of them holds in that world: `holdings`, a text for each seat.
        """
        past = Told(None, CHANCE, 0, [])
        public, public_rows = self.text(EVERYBODY), self.all_rows(EVERYBODY)
        past.texts[EVERYBODY] = public
        past.heard[EVERYBODY] = ([], public_rows)
        for other, holding in enumerate(holdings):
            past.texts[other] = f"{public}|holds {holding}"
            past.heard[other] = ([], public_rows)
        past.texts[seat] = self.text(seat)
        past.heard[seat] = (self.all_seen(seat), self.all_rows(seat))
        return past

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        links = self.links()
        parts = [(link.seat, link.action, link.notes, link.turned_up) for link in links]
        return rebuilt, (parts, links[0].texts if links[0].heard else {}, links[0].heard)


def rebuilt(
    parts: list[tuple[int, int, list[Note], tuple[int, ...]]],
    texts: dict[int, str],
    heard: dict[int, tuple[list[Seen], list[Row]]],
) -> Told:
    """What `Told.__reduce__` took apart."""
    told: Told | None = None
    for seat, action, notes, turned_up in parts:
        told = Told(told, seat, action, notes, turned_up)
        if told.before is None:
            told.texts.update(texts)
            told.heard.update(heard)
    if told is None:
        raise ValueError("nothing was told")
    return told


def _word(value: Any) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)
