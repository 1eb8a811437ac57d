"""The deal of the day without a server: a key of this machine, one try, the levels as the field.

Every game is a record in a folder of its day. The person's is written after each move, so that
leaving and coming back changes nothing. A player could read these files, and would cheat nobody
else.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import shlex
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, TextIO

from capital_lux import COMPILED
from capital_lux.bots.bot import Bot
from capital_lux.bots.levels import LEVELS, SLOW, make_bot
from capital_lux.bots.match import Player, play_match
from capital_lux.console.files import read_record, save, verified_steps
from capital_lux.console.folder import data_folder
from capital_lux.console.options import read_names
from capital_lux.console.refusal import FAILED, Refusal, said_by_system
from capital_lux.console.speech import figure, say
from capital_lux.play import daily
from capital_lux.play.game import Play, resumed
from capital_lux.play.players import HUMAN, player_text
from capital_lux.rules.game import Game
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.study.progress import progress
from capital_lux.terminal.lines.game import LineGame
from capital_lux.terminal.lines.screen import PATIENCE, Screen
from capital_lux.terminal.lines.table import wrap
from capital_lux.terminal.opponents import Opponents, rated
from capital_lux.terminal.seats import Seating
from capital_lux.texts import Message

COMMAND = "lux daily"
MINE = "you"
"""The name of the person's game, among those of the levels."""


class DailyBot(Bot):
    """A bot that begins anew with each decision: it plays the same after a break."""

    def __init__(self, seed: bytes, seat: int, level: str, simulations: int | None = None) -> None:
        self.deal, self.seat = seed, seat
        self.level, self.simulations = level, simulations
        self.heard: list[SeenEvent] = []

    def hear(self, event: SeenEvent) -> None:
        self.heard.append(event)

    def choose(self, view: View) -> str:
        heard = len(self.heard)
        kind = daily.bot_kind(self.deal, view, heard, self.level, self.simulations)
        bot = make_bot(kind.level, kind.seed, simulations=kind.simulations)
        for event in self.heard:
            bot.hear(event)
        return bot.choose(view)


class DailyOpponents(Opponents):
    """The bots of a day."""

    def __init__(self, deal: bytes) -> None:
        super().__init__(daily.OPPONENT)
        self.deal = deal

    def players(
        self, kinds: dict[int, str], names: Sequence[str], tiles: Sequence[Any]
    ) -> dict[int, Player]:
        return {
            seat: Player(DailyBot(self.deal, seat, kind), seat, names[seat])
            for seat, kind in kinds.items()
        }


class LocalDay:
    """The games of one day on this machine."""

    def __init__(
        self,
        day: int,
        folder: Path | None = None,
        levels: Sequence[str] = LEVELS,
        simulations: int | None = None,
    ) -> None:
        """`simulations`: for a move of the levels; None: as each has them."""
        self.day = day
        self.all = data_folder() / "daily" if folder is None else folder
        self.folder = self.all / str(day)
        self.levels = sorted(levels, key=lambda level: level in SLOW)
        self.simulations = simulations

    def key(self) -> bytes:
        """The secret of this machine, made when it is first needed."""
        path = self.all / "key"
        with suppress(FileExistsError):
            self.all.mkdir(parents=True, exist_ok=True, mode=0o700)
            with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
                file.write(secrets.token_bytes(32))
        return path.read_bytes()

    def path(self, who: str) -> Path:
        return self.folder / f"{who}.json"

    def earlier(self) -> list[int]:
        """The earlier days on which there was a game, the newest first."""
        found = self.all.glob(f"*/{MINE}.json")
        days = [int(path.parent.name) for path in found if path.parent.name.isdecimal()]
        return sorted((day for day in days if day < self.day), reverse=True)

    def seating(self) -> Seating:
        """The person's game, new or as it was left."""
        deal, path = daily.seed_of(self.day, self.key()), self.path(MINE)
        if path.exists():
            play = resumed(verified_steps(path, read_record(path)))
        else:
            play = Play(daily.new_game(self.day, self.key()))
        play.final = True
        seats = play.game.seats
        kinds: dict[int, str] = dict.fromkeys(range(1, seats), daily.OPPONENT)
        players = [(kinds.get(at, HUMAN), name) for at, name in enumerate(read_names(None, seats))]
        return Seating(play, players, [daily.PERSON], kinds, DailyOpponents(deal))

    @property
    def unfinished(self) -> bool:
        return self.path(MINE).exists() and self.finished(MINE) is None

    def finished(self, who: str) -> tuple[Game, dict[str, Any]] | None:
        """A game that is over, and its record."""
        path = self.path(who)
        if not path.exists():
            return None
        record = read_record(path)
        game = [game for game, *_ in verified_steps(path, record)][-1]
        return (game, record) if game.over else None

    def results(self) -> list[dict[str, Any]]:
        """The table of results, as a server has it."""
        found: list[dict[str, Any]] = []
        for who in (MINE, *self.levels):
            ended = self.finished(who)
            if ended is not None:
                game, _ = ended
                scores, won = game.scores(), daily.PERSON in game.winners()
                lead, mine = daily.lead_of(scores), who == MINE
                found.append(
                    {
                        "name": say("you-name"),
                        "level": None if mine else who,
                        "mine": mine,
                        "score": scores[daily.PERSON],
                        "lead": lead,
                        "won": won,
                    }
                )
        ranked = daily.ranked(found, lambda one: (one["won"], one["lead"]))
        return [{**one, "rank": rank} for rank, one in ranked]

    def left(self) -> list[str]:
        """The levels that have not played the deal yet."""
        return [level for level in self.levels if not self.path(level).exists()]

    def play_field(self) -> None:
        """Let the levels that have not played the deal do so, each into its file."""
        deal = daily.seed_of(self.day, self.key())
        for level in self.left():
            game = daily.new_game(self.day, self.key())
            kinds = [level, *[daily.OPPONENT] * (game.seats - 1)]
            players = [
                Player(DailyBot(deal, seat, kind, self.simulations), seat, kind)
                for seat, kind in enumerate(kinds)
            ]
            play_match(game, players)
            names = read_names(None, game.seats)
            told = list(map(player_text, kinds, names))
            save({**game.record(), "players": told}, self.path(level), replace=True)


def field(day: LocalDay) -> None:
    """Play the field in a process of its own, while the person plays."""
    # Ctrl-C is for the person's game; this process ends with it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    # Whoever waits says which levels are missing.
    with suppress(OSError):
        day.play_field()


class DailyGame(LineGame):
    """The person's game: kept after each move, without hints."""

    path: Path

    def __init__(self, seating: Seating, path: Path) -> None:
        super().__init__(seating, path, path)
        self.kept = seating.record()["actions"]

    def let_human_play(self) -> None:
        super().let_human_play()
        self.keep()

    def keep(self) -> None:
        """Write the game down, unless it has gone on in another window: there is one try."""
        if read_record(self.path)["actions"] != self.kept:
            raise Refusal("daily-elsewhere", command=COMMAND)
        record = self.seating.record()
        save(record, self.path, replace=True)
        self.kept = record["actions"]

    def obey(self, command: str, view: View) -> None:
        if command == "hint":
            self.show(["", say("daily-no-hint"), ""])
        else:
            super().obey(command, view)

    def keep_record(self) -> int:
        self.keep()
        return 0

    def save(self, file: TextIO | None = None) -> bool:
        self.keep()
        self.saved = True
        print("", say("daily-kept", command=COMMAND), sep="\n", file=file)
        return True


def play_local(day: LocalDay) -> int:
    """Play today's deal, or show how it went; the exit status."""
    screen = Screen()
    if day.finished(MINE) is not None:
        screen.show([say("daily-again", number=day.day)])
        return show_local(day)
    try:
        day.folder.mkdir(parents=True, exist_ok=True)
        seating = day.seating()
        save(seating.record(), day.path(MINE), replace=True)
    except OSError as problem:
        why = said_by_system(problem)
        raise Refusal("play-save-failed-in", FAILED, path=str(day.folder), problem=why) from None
    playing = begin_field(day)
    screen.show([title(day.day), "", *wrap(say("daily-rules")), ""])
    game = DailyGame(seating, day.path(MINE))
    status = game.play()
    if not game.game.over:
        return status
    return show_local(day, playing)


def begin_field(day: LocalDay) -> BaseProcess:
    # A process started afresh: a fork would share this one's terminal.
    playing = multiprocessing.get_context("spawn").Process(target=field, args=(day,), daemon=True)
    playing.start()
    return playing


def wait_for_field(day: LocalDay, playing: BaseProcess) -> None:
    """Wait until all levels have played, or the person wants to wait no longer."""
    playing.join(PATIENCE)
    if not playing.is_alive():
        return
    left = day.left()
    said = "daily-field" if COMPILED else "daily-field-plain"
    sys.stdout.flush()
    print(say(said, levels=[*map(spoken, left)]), file=sys.stderr, flush=True)
    with progress(len(left)) as advance:
        while playing.is_alive():
            playing.join(PATIENCE)
            before, left = left, day.left()
            advance(len(before) - len(left))


def show_local(day: LocalDay, playing: BaseProcess | None = None) -> int:
    """The results of a day on this machine; `playing`: the levels, if they have begun."""
    mine = day.finished(MINE)
    if not day.path(MINE).exists():
        raise Refusal("error-no-such-day")
    if day.left():
        with suppress(KeyboardInterrupt):
            wait_for_field(day, playing or begin_field(day))
    signs = None if mine is None else daily.signs_of(mine[1])
    results = day.results()
    left = day.left()
    lines = result_lines(day.day, results, signs, 0 if left else len(results))
    if left:
        levels, command = [*map(spoken, left)], f"{COMMAND} --day {day.day}"
        lines += [say("daily-left", levels=levels, command=command), ""]
    for who, name in ((MINE, say("daily-beside-you")), ("champion", spoken("champion"))):
        if day.finished(who) is not None:
            command = shlex.join(["lux", "replay", str(day.path(who))])
            lines.append(say("daily-seen", level=name, command=command))
    if day.earlier():
        days = ", ".join(map(str, day.earlier()))
        lines += ["", say("daily-days", days=days, command=f"{COMMAND} --day")]
    Screen().show(lines)
    return 0


def title(day: int) -> str:
    return say("daily-day", number=day, date=daily.date_of(day))


def result_lines(
    day: int,
    results: Sequence[Mapping[str, Any]],
    signs: str | None,
    ranked: int,
    link: str = "",
) -> list[str]:
    """A table of results and the text to share; `ranked`: 0 while levels may change the rank."""
    columns: list[tuple[str, Callable[[Mapping[str, Any]], str]]] = [
        ("daily-points", lambda one: str(one["score"])),
        ("daily-lead", lambda one: figure(one["lead"], sign=one["lead"] > 0)),
    ]
    names = [name_of(one) for one in results]
    wide = max([len(say("daily-player")), *map(len, names)])
    titles = [say(name) for name, _ in columns]
    lines = [
        "",
        title(day),
        "",
        f"{say('daily-rank'):>7}  {say('daily-player'):<{wide}}"
        + "".join(f"  {text:>8}" for text in titles),
    ]
    for one, name in zip(results, names, strict=True):
        mark = "*" if one["mine"] else " "
        row = f"{mark}{one['rank'] or '-':>6}  {name:<{wide}}"
        if one["rank"] is None:
            lines.append(f"{row}  {say('daily-unfinished')}")
        else:
            lines.append(row + "".join(f"  {cell(one):>8}" for _, cell in columns))
    mine = next((one for one in results if one["mine"] and one["rank"]), None)
    if mine is not None and signs is not None:
        lead = abs(mine["lead"])
        how = f"daily-{'won' if mine['won'] else 'lost'}{'' if lead else '-level'}"
        said = Message(how, {"lead": lead})
        if ranked:
            place = Message("daily-place", {"rank": mine["rank"], "count": ranked})
            said = Message("daily-share-result", {"result": said, "place": place})
        share = [say("daily-share-head", number=day), say(said), signs]
        lines += ["", say("daily-share"), "", *share, *[link] * bool(link), ""]
    return lines


def name_of(one: Mapping[str, Any]) -> str:
    return say(rated(one["level"])) if one["level"] else str(one["name"])


def spoken(level: str) -> str:
    return say(f"page-level-{level}")
