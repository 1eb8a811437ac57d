"""Sets a table for the full-screen game from the options of `lux play`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from capital_lux.rules.options import Choices
from capital_lux.rules.own import TileError
from capital_lux.terminal.files import players_of, read_record, verified_steps
from capital_lux.terminal.full.app import run_screen
from capital_lux.terminal.full.local import LocalTable, Setting
from capital_lux.terminal.full.menu import MenuScreen, Wishes
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.source import Source
from capital_lux.terminal.full.thoughts import Spec
from capital_lux.terminal.opponents import HUMAN, Opponents
from capital_lux.terminal.refusal import BAD_FILE, Refusal, told_by_rules
from capital_lux.terminal.seats import check_seat, people, read_names

SAVED = "capital-lux-"
"""How the names of files begin that were saved without one."""
MOST_SAVED = 20
"""Files that are looked at for a game to go on with."""


def play_new(
    choices: Choices,
    seat: int,
    count: int,
    seed: str | None,
    names: str | None,
    save: Path | None,
    opponents: Opponents,
) -> int:
    """Play a fresh deal; the exit status."""
    setting = new_setting(choices, seat, count, seed, names, save, opponents)
    return run_screen(TableScreen(LocalTable(setting)))


def play_resumed(
    path: Path,
    seat: int | None,
    save: Path | None,
    opponents: Opponents,
    tiles: Sequence[type],
    options: Sequence[str],
) -> int:
    """Go on with a saved game; the exit status."""
    return run_screen(TableScreen(resumed_table(path, seat, save, opponents, tiles, options)))


def walk_through(path: Path, seat: int | None, until: int | None, tiles: Sequence[type]) -> int:
    """Walk through a record; the exit status."""
    # Here, because who plays should not wait for it.
    from capital_lux.terminal.full.recorded import RecordedTable
    from capital_lux.terminal.full.replaying import ReplayScreen

    source = RecordedTable(path, seat, until, tiles)
    return run_screen(ReplayScreen(source))


def play_chosen(save: Path | None) -> int:
    """Let the user choose what to play; the exit status."""
    return run_screen(menu(save, unfinished()))


def menu(save: Path | None, saved: Sequence[Path]) -> MenuScreen:
    """The menu; `save`: where the game will be, `saved`: games to go on with."""

    def begin(wishes: Wishes) -> Source:
        tiles = wishes.tiles if wishes.edition != "first" else None
        choices = Choices(wishes.edition, wishes.seats, tiles)
        level = wishes.level if wishes.people < wishes.seats else None
        names = wishes.all_names()
        setting = new_setting(choices, 0, wishes.people, None, names, save, Opponents(level))
        return LocalTable(setting)

    def go_on(path: Path) -> Source:
        return resumed_table(path, None, save, Opponents())

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


def spec_of(
    opponents: Opponents,
    seats: Sequence[int],
    before: Sequence[str],
    names: Sequence[str],
    power: Sequence[str],
) -> Spec:
    """What another process needs to seat the same bots."""
    return Spec(
        tuple(seats),
        tuple(before),
        tuple(names),
        opponents.level,
        tuple(place for place, _ in opponents.own),
        opponents.seconds,
        opponents.seed,
        tuple(power),
    )


def our_seats(count: int, seats: int, seat: int) -> list[int]:
    """The seats of our people, beginning with one of them."""
    if not 1 <= count <= seats:
        raise Refusal("full-refusal-people", count=count, seats=seats)
    return sorted((seat + at) % seats for at in range(count))


def new_setting(
    choices: Choices,
    seat: int,
    count: int,
    seed: str | None,
    names: str | None,
    save: Path | None,
    opponents: Opponents,
) -> Setting:
    """A fresh deal; `count` people from `seat` on."""
    try:
        number = int(seed) if seed and len(seed) < 64 and seed.isdecimal() else seed
        game = choices.game(number)
    except (ValueError, TileError) as problem:
        raise told_by_rules(problem) from None
    check_seat(seat, game)
    seats = people(game)
    ours = our_seats(count, seats, seat)
    others = [at for at in range(seats) if at not in ours]
    kinds = opponents.kinds(others)
    called = read_names(names, seats)
    players = [(kinds.get(at, HUMAN), called[at]) for at in range(seats)]
    if seats < game.seats:
        players.append(("rob", "ROB"))
    power = list(choices.options)[1::2]
    spec = spec_of(opponents, others, (), called, power)
    options = [*choices.options, *opponents.options]
    setting = Setting(game, players, ours, spec, save, False, options, choices.own)
    setting.again = lambda: new_setting(choices, seat, count, None, names, None, opponents)
    return setting


def resumed_table(
    path: Path,
    seat: int | None,
    save: Path | None,
    opponents: Opponents,
    tiles: Sequence[type] = (),
    options: Sequence[str] = (),
) -> LocalTable:
    """A saved game as it was left. `tiles`: a user's own, `options`: how the user named them.

    It goes on in its own file unless another is named.
    """
    record = read_record(path)
    steps = verified_steps(path, record, tiles)
    game = next(steps)[0]
    played = [(at, events) for _, at, _, events in steps]
    if game.over:
        raise Refusal("refusal-finished", BAD_FILE, path=str(path))
    players = players_of(record, game.seats)
    ours = [at for at, (kind, _) in enumerate(players) if kind == HUMAN]
    if seat is not None:
        check_seat(seat, game)
        ours = [seat]
    elif people(game) == 1:
        ours = [0]
    if not ours:
        raise Refusal("refusal-which-seat", path=str(path))
    others = [at for at in range(people(game)) if at not in ours]
    before = [kind for kind, _ in players]
    kinds = opponents.kinds(others, before)
    for at in range(people(game)):
        players[at] = (kinds.get(at, HUMAN), players[at][1])
    names = [name for _, name in players]
    spec = spec_of(opponents, others, before, names, list(options)[1::2])
    target = save or path
    again = [*options, *opponents.options]
    setting = Setting(game, players, ours, spec, target, target == path, again, tiles, played)
    return LocalTable(setting)
