"""Sets a table for the full-screen game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from capital_lux.console.files import read_record
from capital_lux.console.refusal import FAILED, Refusal
from capital_lux.rules.options import Choices
from capital_lux.terminal.full.app import run_screen
from capital_lux.terminal.full.menu import MenuScreen, Wishes
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.sources.local import LocalTable
from capital_lux.terminal.full.sources.source import Source
from capital_lux.terminal.opponents import Opponents
from capital_lux.terminal.seats import Seating, new_seating, resumed_seating

SAVED = "capital-lux-"
"""How the name of a file that the user did not name begins."""
MOST_SAVED = 20
"""Files that are searched for games to resume."""


def play_seated(seating: Seating, save: Path | None, resumed: Path | None = None) -> int:
    return run_screen(TableScreen(local_table(seating, save, resumed)))


def play_remote(
    server: str | None,
    link: str | None,
    seat: int | None,
    name: str | None,
    options: Mapping[str, Any],
    cookie: str = "",
) -> int:
    """Play at a table of a server, without a link at a new one; the exit status.

    `options` are those of a new table; `cookie`: the guest's, where the seat is a guest's already.
    """
    # Imported here because a game on this machine should not wait for it.
    from capital_lux.terminal.full.sources.joining import Client, address_of, made_table, seated
    from capital_lux.terminal.full.sources.tokens import SeatTokens

    try:
        from capital_lux.terminal.full.sources.remote import RemoteTable
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("capital_lux"):
            raise
        raise Refusal("full-refusal-websockets", FAILED) from None
    tokens = SeatTokens()
    if link is None:
        client = made_table(server or "", {**options, "name": name}, tokens)
    else:
        client = Client(address_of(server, link))
        client.cookie = cookie
    info = seated(client, seat, name, tokens)
    return run_screen(TableScreen(RemoteTable(client, info, tokens)))


def walk_through(path: Path, seat: int | None, until: int | None, tiles: Sequence[type]) -> int:
    # Imported here because a game should not wait for it.
    from capital_lux.terminal.full.replaying import ReplayScreen
    from capital_lux.terminal.full.sources.recorded import RecordedTable

    source = RecordedTable(path, seat, until, tiles)
    return run_screen(ReplayScreen(source))


def play_chosen(save: Path | None) -> int:
    return run_screen(menu(save, unfinished()))


def menu(save: Path | None, saved: Sequence[Path]) -> MenuScreen:
    """The menu; `save`: the file that the game will be in, `saved`: games to resume."""

    def begin(wishes: Wishes) -> Source:
        tiles = wishes.tiles if wishes.edition != "first" else None
        choices = Choices(wishes.edition, wishes.seats, tiles)
        opponents = Opponents(wishes.level if wishes.people < wishes.seats else None)
        names = wishes.all_names()
        return local_table(new_seating(choices, opponents, people=wishes.people, names=names), save)

    def go_on(path: Path) -> Source:
        return local_table(resumed_seating(path, Opponents()), save, path)

    return MenuScreen(Wishes(saved=saved), begin, go_on)


def unfinished() -> list[Path]:
    """The saved games of this folder that are not over, the newest first."""
    found = []
    for path in sorted(Path().glob(f"{SAVED}*.json"), reverse=True)[:MOST_SAVED]:
        try:
            record = read_record(path)
        except Refusal:
            continue
        if isinstance(record, dict) and record.get("result") is None:
            found.append(path)
    return found


def local_table(seating: Seating, save: Path | None, resumed: Path | None = None) -> LocalTable:
    """The table of a game on this machine.

    A game that is `resumed` goes on in its own file unless another is named.
    """
    path = save or resumed
    return LocalTable(seating, path, path is not None and path == resumed)
