"""What the seats were told in a game: each sees its own part, and remembers all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from capital_lux.bots.belief import Belief
from capital_lux.bots.guess import census_of, unseen_cards
from capital_lux.bots.world import World
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.events import EVENT_KINDS, ROUND, Note, decode, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.shapes import SeenEvent, View

HIDDEN = -1
OWN_ACTION = 100
TURNED_UP = (103, 104, 101, 102)
"""Rows that are not notes: an action of the seat's own; what the tile of a district turned up."""
CHANCE, EVERYBODY = -1, -2
"""In place of a seat: chance, which does the set-up; a spectator, who sees only what all see."""

SeenNote = tuple[int, int, int, int, int]
TurnedUp = tuple[tuple[int, str, int], ...]
"""Draws that no event tells: the district, its tile, and what was drawn."""


def row_of(note: Note, seat: int) -> SeenNote | None:
    """A note as a seat sees it, or None when it may not know of it."""
    kind = EVENT_KINDS[note[0]]
    if not kind.secret or seat in kind.seats_told(note):
        return note
    if kind.private:
        return None
    row = list(note)
    row[kind.secret] = HIDDEN
    return row[0], row[1], row[2], row[3], row[4]


class Past(NamedTuple):
    """The past of a world that a seat thinks possible.

    What the seat itself recalls is true. Of the others only this is known: what everybody saw, and
    what each of them holds in that world: `holdings`, a text for each seat.
    """

    seat: int
    own_text: str
    own_events: list[SeenEvent]
    own_rows: list[SeenNote]
    public_text: str
    public_rows: list[SeenNote]
    holdings: Sequence[str] = ()

    def text(self, seat: int) -> str:
        """What a seat knows, as text."""
        if seat == self.seat:
            return self.own_text
        return f"{self.public_text}|holds {self.holdings[seat] if seat >= 0 else ''}"

    def rows(self, seat: int) -> list[SeenNote]:
        """What a seat knows, as numbers."""
        return self.own_rows if seat == self.seat else self.public_rows

    def seen(self, seat: int) -> list[SeenEvent]:
        """What a seat knows, as events. Those of others are not known: they begin to listen now."""
        return self.own_events if seat == self.seat else []


class Link:
    """One action and what followed, linked to what was before it. Positions share it."""

    __slots__ = ("action", "before", "notes", "pasts", "seat", "texts", "turned_up", "worlds")

    def __init__(
        self,
        before: Link | Past | None,
        seat: int,
        action: int,
        notes: list[Note],
        turned_up: TurnedUp = (),
    ) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.notes = notes
        self.turned_up = turned_up
        self.texts: dict[int, str] | None = None
        self.worlds: dict[int, World] | None = None
        self.pasts: dict[int, Past] | None = None

    # What a seat saw of this action

    def seen(self, seat: int) -> list[SeenEvent]:
        """The events, as the seat saw them."""
        return seen_by(decode(self.notes), seat)

    def rows(self, seat: int) -> list[SeenNote]:
        """The same as numbers, and the seat's own action."""
        rows: list[SeenNote] = []
        if self.seat == seat:
            rows.append((OWN_ACTION, seat, self.action, 0, 0))
        rows += [row for row in (row_of(note, seat) for note in self.notes) if row is not None]
        rows += [(TURNED_UP[district], 0, drawn, 0, 0) for district, _, drawn in self.turned_up]
        return rows

    def words(self, seat: int) -> str:
        """The same as text."""
        words = [f"> {TEXTS[self.action]}"] if self.seat == seat else []
        words += [" ".join(map(_word, event.values())) for event in self.seen(seat)]
        words += [f"{tile} {drawn}" for _, tile, drawn in self.turned_up]
        return "".join(f"|{word}" for word in words)

    # All that a seat knows

    def links(self) -> list[Link | Past]:
        """From the beginning to this one."""
        links: list[Link | Past] = []
        link: Link | Past | None = self
        while link is not None:
            links.append(link)
            link = link.before if isinstance(link, Link) else None
        links.reverse()
        return links

    def text(self, seat: int) -> str:
        """Everything the seat was told and did, as one line."""
        unread: list[Link] = []
        link: Link | Past | None = self
        while isinstance(link, Link) and (link.texts is None or seat not in link.texts):
            unread.append(link)
            link = link.before
        text = ""
        if isinstance(link, Past):
            text = link.text(seat)
        elif link is not None and link.texts is not None:
            text = link.texts[seat]
        for told in reversed(unread):
            text += told.words(seat)
            if told.texts is None:
                told.texts = {}
            told.texts[seat] = text
        return text

    def all_rows(self, seat: int) -> list[SeenNote]:
        """Everything the seat was told and did, as numbers."""
        return [row for link in self.links() for row in link.rows(seat)]

    def all_seen(self, seat: int) -> list[SeenEvent]:
        """Every event, as the seat saw it."""
        return [event for link in self.links() for event in link.seen(seat)]

    def round_rows(self) -> Iterator[SeenNote]:
        """What everybody was told since the round began, and perhaps more."""
        links: list[Sequence[SeenNote]] = []
        link: Link | Past | None = self
        while link is not None and not (links and any(row[0] == ROUND for row in links[-1])):
            links.append(link.notes if isinstance(link, Link) else link.rows(EVERYBODY))
            link = link.before if isinstance(link, Link) else None
        return (row for rows in reversed(links) for row in rows)

    def world(self, seat: int, view: View, base: Game) -> World:
        """The worlds that the seat thinks possible.

        `view` is its view of the position here, `base` a game in which that view is true.
        """
        if self.worlds is None:
            self.worlds = {}
        if seat not in self.worlds:
            belief = Belief(seat, len(view["players"]), census_of(view))
            for event in self.all_seen(seat):
                belief.hear(event)
            self.worlds[seat] = belief.world_around(base, unseen_cards(view), view)
        return self.worlds[seat]

    def imagined(self, seat: int, holdings: Sequence[str]) -> Link:
        """The past in a world that the seat thinks possible; see `Past`."""
        if self.pasts is None:
            self.pasts = {}
        if seat not in self.pasts:
            own = self.text(seat), self.all_seen(seat), self.all_rows(seat)
            public = self.text(EVERYBODY), self.all_rows(EVERYBODY)
            self.pasts[seat] = Past(seat, *own, *public)
        return Link(self.pasts[seat]._replace(holdings=holdings), CHANCE, 0, [])

    def __reduce__(self) -> tuple[Any, ...]:
        links = self.links()
        past = links.pop(0) if isinstance(links[0], Past) else None
        parts = [
            (link.seat, link.action, link.notes, link.turned_up)
            for link in links
            if isinstance(link, Link)
        ]
        return rebuilt, (past, parts)


def rebuilt(
    past: Past | None, parts: list[tuple[int, int, list[Note], TurnedUp]]
) -> Link | Past | None:
    """What `Link.__reduce__` took apart."""
    told: Link | Past | None = past
    for seat, action, notes, turned_up in parts:
        told = Link(told, seat, action, notes, turned_up)
    return told


def _word(value: Any) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)
