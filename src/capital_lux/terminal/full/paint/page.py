"""A whole screen as painted lines: the table, the log, the question with its choices, the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from capital_lux.console.speech import say
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.telling.log import Teller
from capital_lux.terminal.full.paint.asking import Asking
from capital_lux.terminal.full.paint.board import BoardPainter
from capital_lux.terminal.full.paint.clocks import clock_name, people
from capital_lux.terminal.full.paint.draw import (
    PaintedLine,
    Span,
    clickable,
    cut,
    fitted,
    painted,
    styled,
    width_of,
    wrapped,
)
from capital_lux.terminal.full.picker import Picker
from capital_lux.terminal.full.sheet import LogLine, Sheet
from capital_lux.terminal.lines.ending import bring_points, score_columns
from capital_lux.terminal.lines.table import decks
from capital_lux.texts import Message

SIDE = 112
"""From this width on the log is beside the table."""
LEAST_LOG = 2
MOST_TOLD = 3
"""Lines of a notice."""
SPACED, LOG = 34, 10
"""From this many lines on the table has empty ones; more where the log is below it."""
NAME = 18
"""The column of names in the table of points."""
LEAST = (80, 24)
"""The smallest window in which everything can be seen."""


@dataclass
class Desk:
    """What a screen shows now."""

    sheet: Sheet = field(default_factory=Sheet)
    viewer: int | None = None
    picker: Picker = field(default_factory=Picker)
    keys: Sequence[tuple[str, str, str]] = ()
    """The keys that do something: as shown, what they do, what a click presses."""
    notice: Message | Mapping[str, Any] | None = None
    lost: bool = False
    link: str = ""
    """Where others find this table."""
    banner: Message | None = None
    """Said instead of the question."""
    scroll: int = 0
    """By how many lines the log is scrolled back."""

    @property
    def state(self) -> Mapping[str, Any]:
        return self.sheet.states[self.viewer]


class Page:
    """Paints a desk in a window of some size."""

    def __init__(self, desk: Desk, width: int, height: int) -> None:
        self.desk = desk
        self.width = width
        self.height = height
        self.beside = width >= SIDE
        self.left = 80 + (width - SIDE) // 3 if self.beside else width

    def lines(self) -> list[PaintedLine]:
        """Exactly as many lines as the window has."""
        if self.desk.viewer not in self.desk.sheet.states:
            if self.desk.sheet.info is None:
                return []
            lines = lobby(self.desk, self.width)
            room = max(0, self.height - 1 - len(lines))
            return [*lines, *[[]] * room, *self.footer()][-self.height :]
        sheet = self.desk.sheet
        head = [line for line in (self.header(), people(sheet.info, sheet.informed)) if line]
        foot = self.footer()
        room = self.height - len(head) - len(foot)
        body = self.wide(room) if self.beside else self.narrow(room)
        lines = [*head, *body[:room], *[[]] * (room - len(body)), *foot]
        return [fitted(line, self.width) for line in lines[: self.height]]

    def wide(self, room: int) -> list[PaintedLine]:
        """The table and the question on the left, the log on the right."""
        board = self.board(roomy=True, spaced=room >= SPACED)
        asked = self.question(room - len(board) - 1)
        gap = room - len(board) - len(asked)
        left = [*board, *[[]] * gap, *asked]
        right = self.log(self.width - self.left - 2, room)
        right = [*right, *[[]] * (room - len(right))]
        rule = Span("│ ", "soft")
        return [
            [*fitted(one, self.left), rule, *other] for one, other in zip(left, right, strict=False)
        ]

    def narrow(self, room: int) -> list[PaintedLine]:
        """Everything one below another; the log has what the others leave."""
        board = self.board(roomy=room >= SPACED, spaced=room >= SPACED + LOG)
        asked = self.question(max(2, room - len(board) - LEAST_LOG))
        log = self.log(self.width, room - len(board) - len(asked))
        gap = room - len(board) - len(asked) - len(log)
        return [*board, *log, *[[]] * gap, *asked]

    def header(self) -> PaintedLine:
        if self.width < LEAST[0] or self.height < LEAST[1]:
            small = say("full-too-small", width=LEAST[0], height=LEAST[1])
            return [Span(cut(small, self.width), "warn")]
        view = self.desk.state["view"]
        title, turn = say("full-title"), say("table-round", round=view["round"])
        rest = "  ".join([say("table-deck", count=view["deck"]), *decks(view)])
        warnings = [part for text in self.warnings() for part in (Span(text, "warn"), Span("  "))]
        line = [Span(f"{title}  {turn}  ", "head"), *warnings, Span(rest, "head")]
        # Where there is no room for all, what everybody knows goes first.
        return line if width_of(line) <= self.width else [Span(f"{turn}  ", "head"), *line[1:]]

    def warnings(self) -> list[str]:
        """What must not be overlooked: the last turns, people who are away, a lost server."""
        view, found = self.desk.state["view"], []
        if self.desk.lost:
            found.append(say("full-lost"))
        if view.get("last_turns") is not None:
            found.append(say("table-last-turns", count=view["last_turns"]))
        away = absent(self.desk.sheet.info)
        if away:
            found.append(say("full-away", seats=away, count=len(away)))
        return found

    def board(self, roomy: bool, spaced: bool) -> list[PaintedLine]:
        return BoardPainter(self.desk.state, self.desk.picker, self.left, roomy).lines(spaced)

    def question(self, room: int) -> list[PaintedLine]:
        """What to do now and how; the points when the game is over."""
        state = self.desk.state
        told = wrapped(say(self.desk.notice), self.left - 2) if self.desk.notice else []
        notice = [self.bar(line, "warn") for line in told[:MOST_TOLD]]
        room -= len(notice)
        banner = self.desk.banner
        if state["result"] is not None:
            ended = {"name": Message("over-title"), "text": winners(state)}
            title = say(banner or Message("named-text", ended))
            return [*notice, self.bar(title, "ask"), *self.ending()[: max(0, room - 1)]]
        asking = Asking(state, self.desk.picker, self.left)
        if state["choices"] and not self.desk.picker.choices:
            banner = banner or Message("full-sending")
        sentence = say(banner or state["ask"] or "")
        asked = [self.bar(line, "ask") for line in wrapped(sentence, self.left - 2)]
        return [*notice, *asked, *asking.lines(max(1, room - len(asked)))]

    def ending(self) -> list[PaintedLine]:
        """The points seat by seat, the tie-break, the rating and how many hints helped."""
        state, info = self.desk.state, self.desk.sheet.info
        result = state["result"]
        sentences = [result[key] for key in ("tie_break", "rating") if result[key]]
        for player in info["players"] if info else ():
            if player.get("hints"):
                used = {"seat": player["name"], "count": player["hints"]}
                sentences.append(Message("full-hints", used))
        told = [line for message in sentences for line in wrapped(say(message), self.left)]
        return [*points(state), *map(painted, told)]

    def bar(self, text: str, style: str) -> PaintedLine:
        return styled(fitted([Span(f" {cut(text, self.left - 2)}")], self.left), style)

    def log(self, width: int, room: int) -> list[PaintedLine]:
        """The last lines of the log that fit, or those scrolled to."""
        if room <= 0:
            return []
        seen = self.desk.sheet.seen.get(self.desk.viewer, -1)
        lines: list[PaintedLine] = []
        for line in self.desk.sheet.log(self.desk.viewer):
            lines += log_lines(line, width, seen)
        most = max(0, len(lines) - room)
        self.desk.scroll = min(self.desk.scroll, most)
        end = len(lines) - self.desk.scroll
        return lines[max(0, end - room) : end]

    def footer(self) -> list[PaintedLine]:
        lines: list[list[Span]] = [[]]
        for key, does, press in self.desk.keys:
            item = [Span(key, "key"), Span(f" {does}" if does else "")]
            apart = [Span("  ")] if lines[-1] else [Span(" ")]
            if width_of([*lines[-1], *apart, *item]) > self.width:
                lines.append([])
                apart = [Span(" ")]
            lines[-1] += [*apart, *(clickable(item, f"press('{press}')") if press else item)]
        return list(lines)


def log_lines(line: LogLine, width: int, seen: int) -> list[PaintedLine]:
    """A sentence of the log; what the viewer has not yet looked at stands out."""
    text = say(line.message)
    if line.begins:
        return [[Span(f"-- {text} {'-' * width}"[:width], "head")]]
    style = "" if line.number > seen else "soft"
    return [painted(part, style) for part in wrapped(text, width, "  ")]


def winners(state: Mapping[str, Any]) -> str:
    teller = Teller(state["names"], state["seat"])
    won = [{"what": "won", "seat": seat} for seat in state["result"]["winners"]]
    return " ".join(say(line["message"]) for line in teller.lines(won))


def points(state: Mapping[str, Any]) -> list[PaintedLine]:
    rows = state["result"]["rows"]
    columns = score_columns(rows, bring_points(state["view"]))
    titles = [say(f"score-{column}") for column in columns]
    cell = max(7, *(len(title) + 1 for title in titles))
    head = [Span(" " * NAME)]
    head += [
        Span(f"{letter:>4}", f"{d} bold") for letter, d in zip(LETTERS, DISTRICT_NAMES, strict=True)
    ]
    lines: list[PaintedLine] = [[*head, *(Span(f"{title:>{cell}}", "soft") for title in titles)]]
    for row in rows:
        seat = row["seat"]
        style = "bold" if seat in state["result"]["winners"] else ""
        name = cut(state["names"][seat], NAME - 2)
        homes = "".join(f"{row['homes'][district]:>4}" for district in DISTRICT_NAMES)
        sums = "".join(f"{row[column]:>{cell}}" for column in columns)
        lines.append([Span(f" {name:<{NAME - 1}}{homes}{sums}", style)])
    return lines


# Who sits at a table of a server: before the game starts, and when somebody is away


def lobby(desk: Desk, width: int) -> list[PaintedLine]:
    """The seats, and the link for those who are still to come."""
    info = desk.sheet.info
    lines: list[PaintedLine] = [[Span(say("full-title"), "head")], []]
    assert info is not None
    if desk.lost or info["started"]:
        lines.append([Span(say("full-lost" if desk.lost else "full-lobby-connecting"), "bold")])
    if desk.notice:
        lines += [[Span(line, "warn")] for line in wrapped(say(desk.notice), width)]
    if info["started"]:
        return lines
    lines += [[Span(line)] for line in wrapped(say("full-lobby"), width)]
    lines += [[Span(desk.link, "bold")], []]
    if info["clock"] is not None:
        lines += [[Span(say(clock_name(info)))], []]
    for player in info["players"]:
        number, name = player["seat"], player["name"]
        if player["kind"] == "open":
            lines.append([Span(f"  {say('full-lobby-open', number=number)}", "soft")])
        else:
            shown = say("full-you", name=name) if number in info["mine"] else name
            lines.append([Span(f"  {say('full-lobby-seat', number=number, name=shown)}")])
    return lines


def absent(info: Mapping[str, Any] | None) -> list[str]:
    if info is None or info["over"]:
        return []
    players = [one for one in info["players"] if one["kind"] == "person"]
    return [one["name"] for one in players if one["away_since"] and one["seat"] not in info["mine"]]


def vacant(info: Mapping[str, Any] | None) -> int | None:
    """A seat that a bot may take: an open one, or in a game that of somebody long away."""
    if info is None or info["over"] or not info["mine"]:
        return None
    free = [one["seat"] for one in info["players"] if one["kind"] == "open"]
    if info["started"]:
        free += [
            one["seat"]
            for one in info["players"]
            if one["bot_in"] == 0 and one["seat"] not in info["mine"]
        ]
    return next(iter(free), None)
