"""The result of an arena as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from capital_lux.study.arena import fair
from capital_lux.terminal.files import printable
from capital_lux.terminal.table import WIDTH, wrap

LONGEST = 24
MOST_FAULTS = 10


def standings(found: Mapping[str, Any], edition: str, seats: int, seconds: float) -> list[str]:
    """Each bot's figures, who did how against whom, and what went wrong."""
    against = {1: "against ROB", 2: "2 seats"}.get(seats, f"{seats} seats")
    deals, games = counted(found["deals"], "deal"), counted(found["games"], "game")
    labels = dict(zip((bot["name"] for bot in found["bots"]), shorter(found["bots"]), strict=True))
    wide = max(5, *map(len, labels.values()))
    lines = [f"{deals}, {games} in {seconds:.1f} s: {edition} edition, {against}", ""]
    lines.append(
        f"{'bot':<{wide}}{'win share':>12}{'95 % interval':>19}{'points':>9}{'a move':>12}"
    )
    for bot in found["bots"]:
        interval = f"{100 * bot['low']:.1f} - {100 * bot['high']:.1f} %"
        lines.append(
            f"{labels[bot['name']]:<{wide}}{100 * bot['win_share']:>10.1f} %{interval:>19}"
            f"{bot['points']:>9.1f}{duration(bot['seconds_per_move']):>12}"
        )
    if seats > 2:
        equal = f"One seat's share: that of an equal is {100 * fair(seats):.1f} %."
        lines += ["", *wrap(equal)]
    if len(found["bots"]) > 2 and seats > 1:
        lines += ["", *crosstable(found["pairs"], labels, seats)]
    if "faults" in found:
        lines += ["", *faults(found["faults"])]
    return lines


def counted(number: int, what: str) -> str:
    """A number of things."""
    return f"{number:,} {what}{'s' * (number != 1)}"


def duration(seconds: float) -> str:
    """A time in milliseconds, or in seconds when it is long.

    >>> duration(0.0123), duration(2.5)
    ('12.30 ms', '2.50 s')
    """
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.2f} ms"


def shorter(bots: Sequence[Mapping[str, Any]]) -> list[str]:
    """Names for a table: of a bot from a file its class, where that is clear."""
    names = [str(bot["name"]) for bot in bots]
    classes = [name.rpartition(":")[2] for name in names]
    clear = [
        short if classes.count(short) == 1 else name
        for short, name in zip(classes, names, strict=True)
    ]
    return [printable(name)[-LONGEST:] for name in clear]


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
    what = "Win share of the row against the column"
    if seats > 2:
        what = "Win share of one seat of the row at a table of the column"
    lines = [f"{what}, %", "", " " * wide + "".join(head.rjust(cell) for head in heads)]
    for row, one in zip(rows, labels, strict=True):
        cells = (f"{100 * shares[one, two]:.1f}" if (one, two) in shares else "-" for two in labels)
        lines.append(f"{row:<{wide}}" + "".join(text.rjust(cell) for text in cells))
    return lines


def faults(found: Mapping[str, int]) -> Iterator[str]:
    """What bots did wrong; greedy moves were made for them."""
    yield "Faults; a move that failed was replaced by a greedy one:"
    most = sorted(found.items(), key=lambda item: -item[1])
    for fault, times in most[:MOST_FAULTS]:
        yield from wrap(f"{times} x {printable(fault)}", "  ")
    if len(most) > MOST_FAULTS:
        yield f"  and {len(most) - MOST_FAULTS} other kinds"
