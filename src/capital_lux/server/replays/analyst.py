"""The process in which one game is analysed: a record comes in, progress and an analysis go out.

It comes after all others: bots, whose processes are less nice, have nearly all of the machine when
they need it. What it says of the game is in no language, and names nobody: a seat's name is one
character, which `named` replaces.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from capital_lux.analysis import Analysis, analyse, as_json
from capital_lux.analysis.words import line_message
from capital_lux.play.worker import open_pipes, read, send

NICENESS = 15
"""Beside a bot that thinks, a tenth of a core."""
FIRST_NAME = 0xE000
"""Private use: no name has these characters."""
MOST_SEATS = 4


def told(found: Analysis, names: Sequence[str]) -> dict[str, Any]:
    """An analysis as it is sent: each decision has what may follow in words."""
    game = as_json(found)
    for player, analysed in zip(game["players"], found.players, strict=True):
        for decision, one in zip(player["decisions"], analysed.decisions, strict=True):
            decision["follows"] = line_message(one.line, names)
    return game


def named(data: bytes, names: Sequence[str]) -> msgspec.Raw:
    """A stored analysis with the names that the seats have now."""
    escaped = [msgspec.json.encode(name).decode()[1:-1] for name in names]
    text = zlib.decompress(data).decode()
    return msgspec.Raw(text.translate(dict(enumerate(escaped, FIRST_NAME))).encode())


def main(niceness: int = NICENESS) -> None:
    questions, answers = open_pipes(niceness)
    send(answers, b"")
    record = msgspec.json.decode(read(questions) or b"{}")
    names = [chr(FIRST_NAME + seat) for seat in range(MOST_SEATS)]

    def progress(step: int, steps: int) -> None:
        send(answers, msgspec.json.encode(step))

    found = analyse(record, names=names, progress=progress)
    send(answers, zlib.compress(msgspec.json.encode(told(found, names))))


if __name__ == "__main__":
    main()
