"""The table as painted lines: the capital, every home against its limits, what lies beside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.rules.powers import TILES
from capital_lux.telling.messages import DISTRICT, tile, value
from capital_lux.telling.rob import ROB
from capital_lux.telling.standing import tellings_of
from capital_lux.telling.tile import Marks
from capital_lux.terminal.full.paint.draw import (
    PaintedLine,
    Span,
    clickable,
    cut,
    fitted,
    painted,
    shown,
    wrapped,
)
from capital_lux.terminal.full.picker import Picker
from capital_lux.terminal.lines.table import MARKS, beside

LABEL = 16
NONE = "-"
Model = Mapping[str, Any]
Spot = tuple[str, int | None, str]
"""A zone, a seat (of a home) and a district."""


class Mark(NamedTuple):
    """What is shown in a cell because of the choices."""

    label: str
    """The number that chooses it."""
    click: str


class BoardPainter:
    """Paints a table model; `picker` says what is in question."""

    def __init__(self, model: Model, picker: Picker, width: int, roomy: bool = False) -> None:
        """`roomy`: whether there are lines enough for cards that do not fit in one."""
        self.model = model
        self.view = model["view"]
        self.tellings = tellings_of(self.view)
        self.picker = picker
        self.width = width
        self.cell = max(8, (width - LABEL) // len(DISTRICT_NAMES))
        self.most = 3 if roomy else 1
        self.settled = self.view["phase"] == "over"
        self.changes = changes(picker)
        self.marks = marks(picker)

    def lines(self, spaced: bool = False) -> list[PaintedLine]:
        """The whole table; `spaced`: with an empty line before each home."""
        lines = [self.heads(), self.tiles()]
        if not self.settled:
            lines.append(self.row([Span(f"  {say('label-limit')}")], self.limit))
        lines += self.capital()
        for seat in range(len(self.view["players"])):
            lines += [*[[]] * spaced, *self.home(seat)]
        beside = self.beside()
        return [fitted(line, self.width) for line in [*lines, *[[]] * spaced, *beside]]

    def row(self, label: PaintedLine, cell: Callable[[str], PaintedLine]) -> PaintedLine:
        """A label and four cells with a space after each."""
        line = fitted(label, LABEL)
        for district in DISTRICT_NAMES:
            line += [*fitted(cell(district), self.cell - 1), Span(" ")]
        return line

    def rows(
        self, label: list[PaintedLine], cell: Callable[[str], list[list[Span]]]
    ) -> list[PaintedLine]:
        """The same with cells of several lines."""
        cells = {district: cell(district) for district in DISTRICT_NAMES}
        count = max(len(label), *map(len, cells.values()))
        found = []
        for at in range(count):
            begin = label[at] if at < len(label) else ()
            parts: dict[str, PaintedLine] = {
                d: c[at] if at < len(c) else () for d, c in cells.items()
            }
            found.append(self.row(begin, parts.__getitem__))
        return found

    # The capital

    def heads(self) -> PaintedLine:
        def head(district: str) -> PaintedLine:
            letter = LETTERS[DISTRICT_NAMES.index(district)]
            text = cut(f" {letter} {say(DISTRICT[district])}", self.cell - 1)
            return [Span(text.ljust(self.cell - 1), f"{district} bar")]

        return self.row([], head)

    def tiles(self) -> PaintedLine:
        """The districts' powers; a tile has the mark of its basis."""

        def name(district: str) -> PaintedLine:
            power = self.model["districts"][district]["power"]
            basis = TILES[power].basis if power in TILES else "your own"
            mark = MARKS.get(basis, "") if "powers" in self.view else ""
            text = cut(say(tile(power)), self.cell - 2) + mark
            return [Span(text, "bold", "press('question_mark')")]

        return self.row([Span(say("label-capital"), "bold")], name)

    def limit(self, district: str) -> PaintedLine:
        """One limit, and what tiles have there."""
        here = self.model["districts"][district]
        place = ("capital", None, district)
        parts = self.number(place, here["limit"], "?" if here["hidden"] else "")
        marks = [telling.limit_mark(here, self.model["names"]) for telling in self.tellings]
        parts += [Span(f" {mark}", "soft") for mark in marks if mark]
        return self.with_mark(place, parts)

    def capital(self) -> list[PaintedLine]:
        """The capital's cards, oldest first, beside the titles of the homes' columns."""
        hand, gold, bonus = say("full-columns").split()
        titles = [Span(f"{hand:>4}{gold:>5}{bonus:>6}", "soft")]
        cards = self.view["capital"]
        return self.rows([titles], lambda district: self.cards(cards[district]))

    def cards(self, cards: list[str]) -> list[list[Span]]:
        return shown(cards, self.cell - 1, self.most) or [[Span(NONE, "soft")]]

    # The homes

    def home(self, seat: int) -> list[PaintedLine]:
        player = self.view["players"][seat]
        mine = seat == self.model["seat"]
        name = (
            say("full-you", name=self.model["names"][seat]) if mine else self.model["names"][seat]
        )
        begin = "> " if seat in self.view["waiting"] else "  "
        label = [Span(begin, "bold"), Span(cut(name, LABEL - 3), "bold" if mine else "name")]
        is_rob = "rob" in self.view and seat == ROB
        hand = NONE if is_rob else str(player["hand_size"])
        bonus = sum(value(card) for card in player["bonus"])
        facts = [Span(f"{hand:>4}{player['gold']:>5}{bonus:>6}")]
        first = self.row(label, lambda district: self.total(seat, district))
        cards = player["home"]
        # Nothing where there are no cards.
        return [first, *self.rows([facts], lambda d: self.cards(cards[d]) if cards[d] else [[]])]

    def total(self, seat: int, district: str) -> PaintedLine:
        """A home's total against its limit, and what tiles have there."""
        here = self.model["homes"][seat][district]
        place = ("home", seat, district)
        empty = not self.view["players"][seat]["home"][district]
        marks = [one.home_marks(self.view, seat, district, here) for one in self.tellings]
        beside, guard, owned = map("".join, zip(Marks(), *marks, strict=True))
        end = [Span(f" {owned}", "name")] if owned else []
        if empty and not beside and place not in self.changes:
            plain = [Span(f"0/{here['limit']}{guard}" if guard else NONE, "soft")]
            return self.with_mark(place, [*plain, *end])
        if self.settled:
            return [Span(str(here["total"]), "bold"), *end]
        hidden = self.model["districts"][district]["hidden"]
        parts = self.number(place, here["total"], beside)
        limit = self.changes.get(place, here)["limit"] or here["limit"]
        parts.append(Span(f"/{limit}{'?' * bool(hidden)}{guard}"))
        over = self.changes[place]["over"] if place in self.changes else here["over"]
        if over:
            parts = [part._replace(style=f"{part.style} over") for part in parts]
            parts.append(Span("!", "over"))
        return self.with_mark(place, [*parts, *end])

    # Choices on the table

    def number(self, place: Spot, number: int, more: str) -> list[Span]:
        """A total or limit; with a choice in question, before and after."""
        change = self.changes.get(place)
        if change is None:
            return [Span(f"{number}{more}", "bold")]
        before, after = change["before"], change["after"]
        shown = str(after) if before == after else f"{before}->{after}"
        return [Span(f"{shown}{more}", "bold mark")]

    def with_mark(self, place: Spot, parts: list[Span]) -> PaintedLine:
        """A cell with the number that chooses it."""
        mark = self.marks.get(place)
        if mark is None:
            return parts
        label = [Span(f"{mark.label}) ", "key")] if mark.label else []
        line = fitted([*label, *parts], self.cell - 1, click=mark.click)
        return clickable(line, mark.click)

    def beside(self) -> list[PaintedLine]:
        """What lies beside the capital; short things share a line."""
        texts: list[str] = []
        for text in beside(self.view):
            if texts and len(texts[-1]) + len(text) + 3 <= self.width:
                texts[-1] += f" | {text}"
            else:
                texts.append(text)
        return [painted(line) for text in texts for line in wrapped(text, self.width, "  ")]


def changes(picker: Picker) -> dict[Spot, Mapping[str, Any]]:
    """What the choices in question would change, by place."""
    found: dict[Spot, Mapping[str, Any]] = {}
    for choice in picker.chosen:
        for change in choice["preview"]:
            place = (change["zone"], change.get("seat"), change["district"])
            found[place] = {"limit": None, "over": False, **change}
    return found


def marks(picker: Picker) -> dict[Spot, Mark]:
    """The places where a choice can be made, with what chooses it."""
    found: dict[Spot, Mark] = {}
    if picker.pairs:
        for choice in picker.chosen:
            key = "h" if choice["target"]["zone"] == "home" else "c"
            here = place_of(choice["target"])
            if here is not None:
                found[here] = Mark("", f"press('{key}')")
        return found
    places = [place_of(one["target"]) for one in picker.choices]
    for at, place in enumerate(places):
        # Of several cards in one district only the list can say which.
        if place is not None and places.count(place) == 1:
            found[place] = Mark(str(at + 1), f"pick({at})")
    return found


def place_of(target: Mapping[str, Any]) -> Spot | None:
    """The cell of the table that a choice is in, if any."""
    if target["zone"] not in ("home", "capital") or "district" not in target:
        return None
    return (target["zone"], target.get("seat"), target["district"])
