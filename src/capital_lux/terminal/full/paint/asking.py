"""The question's panel: the cards in hand and the choices, with the keys that choose them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.console.speech import say
from capital_lux.telling.messages import DISTRICT_OF
from capital_lux.terminal.full.paint.draw import (
    PaintedLine,
    Span,
    clickable,
    cut,
    fitted,
    painted,
    width_of,
    wrapped,
)
from capital_lux.terminal.full.picker import CAPITAL, HOME, Picker

COLUMNS = 2


class Asking:
    """Paints what a seat holds and can do."""

    def __init__(self, state: Mapping[str, Any], picker: Picker, width: int) -> None:
        self.view = state["view"]
        self.seat = state["seat"]
        self.names = state["names"]
        self.picker = picker
        self.width = width

    def lines(self, room: int) -> list[PaintedLine]:
        """At most this many lines; of a long list the part around what is chosen."""
        head = self.hand()
        if self.picker.pairs:
            body = self.places()
        elif self.picker.row:
            body = self.single()
        else:
            body = self.options(room - len(head))
        return [*head, *body][:room]

    # What the seat holds

    def hand(self) -> list[PaintedLine]:
        """The cards of the pack and those kept, or the hand."""
        if self.seat is None:
            return self.open_hands()
        player = self.view["players"][self.seat]
        if self.view["phase"] == "draft":
            lines = [self.row(say("full-pack"), player["packs"], self.chosen_from("pack"))]
            return [*lines, self.row(say("full-kept"), player["kept"], [])]
        return [self.row(say("full-hand"), player.get("hand", []), self.chosen_from("hand"))]

    def open_hands(self) -> list[PaintedLine]:
        """All hands that may be seen: those of a record."""
        found: list[PaintedLine] = []
        for name, player in zip(self.names, self.view["players"], strict=True):
            line: list[Span] = []
            for zone in ("packs", "kept", "hand"):
                if player.get(zone):
                    title = say(f"full-{zone}-of", seat=name)
                    line += [*self.row(title, player[zone], []), Span(" ")]
            if line:
                found.append(line)
        return found

    def chosen_from(self, zone: str) -> list[str]:
        """The cards of a zone that are chosen by number, in the order of their numbers."""
        if self.picker.pairs:
            return self.picker.cards if zone == "hand" else []
        targets = [one["target"] for one in self.picker.choices] if self.picker.row else []
        return [target["card"] for target in targets if target["zone"] == zone]

    def row(self, title: str, cards: list[str], numbered: list[str]) -> PaintedLine:
        """Cards side by side; those that can be chosen with their numbers."""
        line = [Span(f" {title} ", "name")]
        if not cards:
            return [*line, Span("-", "soft")]
        for card in dict.fromkeys([*numbered, *cards]):
            count = cards.count(card)
            chips = [Span(" ".join([card] * count), f"{DISTRICT_OF[card[0]]} bold")]
            if card in numbered:
                at = numbered.index(card)
                chosen = at == self.picker.at
                chips.insert(0, Span(f"{at + 1} ", "key"))
                if chosen:
                    chips = [Span("[", "mark"), *chips, Span("]", "mark")]
                else:
                    chips = [Span(" "), *chips, Span(" ")]
                line += [*clickable(chips, f"pick({at})"), Span(" ")]
            elif not numbered:
                line += [*chips, Span(" ")]
            else:
                line += [Span(" "), *chips, Span("  ")]
        return line

    # What it can do

    def places(self) -> list[PaintedLine]:
        if self.picker.at is None:
            return [[Span(f" {say('full-choose-card')}", "soft")], []]
        found: list[PaintedLine] = []
        both = self.picker.of_card(self.picker.cards[self.picker.at])
        for key in (HOME, CAPITAL):
            if key in both:
                text = say(both[key]["message"])
                found += self.option(key, text, f"press('{key}')", key == self.picker.where)
        return found

    def single(self) -> list[PaintedLine]:
        chosen = self.picker.chosen
        if not chosen:
            return [[Span(f" {say('full-choose-card')}", "soft")]]
        at = self.picker.at or 0
        return self.option("Enter", say(chosen[0]["message"]), f"pick({at})", True)

    def option(self, key: str, text: str, click: str, chosen: bool) -> list[PaintedLine]:
        """A choice on a line; the chosen one in full, on several if need be."""
        mark = Span("[" if chosen else " ", "mark" if chosen else "")
        begin = [mark, Span(f"{key:>2}", "key"), Span("  ")]
        room = self.width - width_of(begin) - 1
        if not chosen:
            return [clickable([*begin, *painted(cut(text, room))], click)]
        lines = [painted(line, "bold") for line in wrapped(text, room)]
        margin = Span(" " * width_of(begin))
        lines = [[*begin, *lines[0]], *([margin, *line] for line in lines[1:])]
        lines[-1].append(Span("]", "mark"))
        return [clickable(line, click) for line in lines]

    def options(self, room: int) -> list[PaintedLine]:
        """The numbered choices, in two columns if there are many and they are short."""
        lines: list[PaintedLine] = []
        at = 0
        for number, one in enumerate(self.picker.choices):
            chosen = number == self.picker.at
            at = len(lines) if chosen else at
            lines += self.option(str(number + 1), say(one["message"]), f"pick({number})", chosen)
        half = self.width // COLUMNS
        if len(lines) > room and all(width_of(line) < half for line in lines):
            rows = -(-len(lines) // COLUMNS)
            pairs = [lines[row::rows] for row in range(rows)]
            lines = [[part for one in pair for part in fitted(one, half)] for pair in pairs]
            at %= rows
        return window(lines, at, room)


def window(lines: list[PaintedLine], at: int, room: int) -> list[PaintedLine]:
    """The lines around one, as many as there is room for; the last says how many are left."""
    if len(lines) <= room or room < 1:
        return lines
    shown = max(1, room - 1)
    start = min(max(0, at - shown // 2), len(lines) - shown)
    left = say("full-more", above=start, below=len(lines) - start - shown)
    return [*lines[start : start + shown], [Span(f"   {left}", "soft")]]
