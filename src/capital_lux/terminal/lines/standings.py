"""The result of an arena as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from capital_lux.console.files import printable
from capital_lux.console.speech import figure, say
from capital_lux.study.arena import fair
from capital_lux.terminal.lines.table import WIDTH, wrap
from capital_lux.terminal.opponents import traced
from capital_lux.texts import Message

LONGEST = 24
NARROW = 14
"""Characters of a name: usually, and beside the column for moves that were missed."""
MOST_FAULTS = 10


def standings(found: Mapping[str, Any], edition: str, seats: int, seconds: float) -> list[str]:
    """Each bot's figures, the results between them, and what went wrong."""
    done = {"deals": found["deals"], "games": found["games"], "seconds": figure(seconds, 1)}
    key = "arena-title-solo" if seats == 1 else "arena-title"
    missed = any(bot["missed"] for bot in found["bots"])
    names = shorter(found["bots"], NARROW if missed else LONGEST)
    labels = dict(zip((bot["name"] for bot in found["bots"]), names, strict=True))
    wide = max(5, *map(len, labels.values()))
    lines = [say(key, edition=Message(f"edition-{edition}"), seats=seats, **done), ""]
    titles = [say(f"arena-{column}") for column in ("share", "interval", "points", "move")]
    share, between, points, move = titles
    head = f"{say('arena-bot'):<{wide}}{share:>12}{between:>19}{points:>9}{move:>12}"
    lines.append(head + f"{say('arena-missed'):>14}" * missed)
    for bot in found["bots"]:
        interval = f"{figure(100 * bot['low'], 1)} - {figure(100 * bot['high'], 1)} %"
        own = f"{bot['missed']} / {bot['moves']}"
        lines.append(
            f"{labels[bot['name']]:<{wide}}{figure(100 * bot['win_share'], 1):>10} %{interval:>19}"
            f"{figure(bot['points'], 1):>9}{duration(bot['seconds_per_move']):>12}"
            f"{own if missed else '':>{14 * missed}}"
        )
    if seats > 2:
        lines += ["", *wrap(say("arena-equal", share=figure(100 * fair(seats), 1)))]
    if len(found["bots"]) > 2 and seats > 1:
        lines += ["", *crosstable(found["pairs"], labels, seats)]
    if all("rating" in bot for bot in found["bots"]):
        lines += ["", *wrap(say("arena-ratings")), "", *rated(found["bots"], labels)]
    if "faults" in found:
        lines += ["", *faults(found["faults"])]
        for name, traceback in found["tracebacks"].items():
            lines += ["", say("arena-traceback", bot=printable(name)), *traced(traceback)]
    return lines


def duration(seconds: float) -> str:
    """A time in milliseconds, or in seconds when it is long.

    >>> duration(0.0123), duration(2.5)
    ('12.30 ms', '2.50 s')
    """
    return f"{figure(seconds, 2)} s" if seconds >= 1 else f"{figure(1000 * seconds, 2)} ms"


def shorter(bots: Sequence[Mapping[str, Any]], longest: int) -> list[str]:
    """Names for a table: a bot from a file goes by its class, if no other has the same."""
    names = [str(bot["name"]) for bot in bots]
    classes = [name.rpartition(":")[2] for name in names]
    clear = [
        short if classes.count(short) == 1 else name
        for short, name in zip(classes, names, strict=True)
    ]
    return [ending(printable(name), longest) for name in clear]


def ending(text: str, most: int) -> str:
    """The end of a text, at most this many characters: commands and paths differ there.

    >>> ending("program:python greedy.py", 14)
    '...n greedy.py'
    """
    return text if len(text) <= most else f"...{text[3 - most :]}"


def crosstable(
    pairs: Sequence[Mapping[str, Any]], labels: Mapping[str, str], seats: int
) -> list[str]:
    """The share of each row's bot against each column's."""
    shares = {}
    for pair in pairs:
        shares[pair["bot"], pair["against"]] = pair["win_share"]
        if seats == 2:
            shares[pair["against"], pair["bot"]] = 1 - pair["win_share"]
    heads = list(labels.values())
    rows = heads
    wide = max(map(len, rows))
    cell = max(9, *(len(head) + 2 for head in heads))
    if wide + cell * len(heads) > WIDTH:
        heads = [str(number) for number in range(1, len(rows) + 1)]
        rows = [f"{number} {row}" for number, row in zip(heads, rows, strict=True)]
        wide, cell = wide + 3, 9
    what = say("arena-cross" if seats == 2 else "arena-cross-seat")
    lines = [what, "", " " * wide + "".join(head.rjust(cell) for head in heads)]
    for row, one in zip(rows, labels, strict=True):
        cells = (
            figure(100 * shares[one, two], 1) if (one, two) in shares else "-" for two in labels
        )
        lines.append(f"{row:<{wide}}" + "".join(text.rjust(cell) for text in cells))
    return lines


def rated(bots: Sequence[Mapping[str, Any]], labels: Mapping[str, str]) -> Iterator[str]:
    """The bots with their ratings, the strongest first."""
    wide = max(map(len, labels.values()))
    for bot in sorted(bots, key=lambda bot: -bot["rating"]):
        half = bot["rating_high"] - bot["rating"]
        yield f"{labels[bot['name']]:<{wide}}{bot['rating']:>7.0f} ± {half:.0f}"


def faults(found: Mapping[str, int]) -> Iterator[str]:
    yield say("arena-faults")
    most = sorted(found.items(), key=lambda item: -item[1])
    for fault, times in most[:MOST_FAULTS]:
        yield from wrap(f"{times} x {printable(say(fault))}", "  ")
    if len(most) > MOST_FAULTS:
        yield "  " + say("arena-more-faults", count=len(most) - MOST_FAULTS)
