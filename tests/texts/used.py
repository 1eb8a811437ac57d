"""Which messages the code uses: those written in it, and the families that tables make."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import capital_lux
from capital_lux.analysis import JUDGEMENTS
from capital_lux.analysis.luck import KINDS
from capital_lux.analysis.report import PART_NAMES
from capital_lux.cli.commands import COMMANDS
from capital_lux.puzzles.themes import THEMES
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import SETS, TILES
from capital_lux.rules.rating import RATINGS
from capital_lux.server.protocol.socket import PhraseName
from capital_lux.study.branches import BRANCH_WORDS, TILE_WORDS, WORDS
from capital_lux.telling import ask, choices, lines
from capital_lux.terminal.full.paint import reading
from capital_lux.terminal.lines import analysis, puzzle, tiles

SOURCE = Path(capital_lux.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""")
BEGUN = re.compile(r"""["'`]((?:[a-z][a-z0-9]*-)+)\$?\{""")
ZONES = ("deck", "discard", "capital", "home", "hand", "bonus")


def web() -> list[Path]:
    """The sources of the web page, where there are any."""
    return [path for kind in ("*.ts", "*.svelte") for path in WEB.rglob(kind)]


def terminal() -> list[Path]:
    """The sources of the command, and those that tell of tiles' components on its tables."""
    folders = ("terminal", "telling")
    return [
        *SOURCE.glob("*.py"),
        *(path for one in folders for path in SOURCE.joinpath(one).rglob("*.py")),
    ]


def written(files: Iterable[Path]) -> set[str]:
    """Every text in some sources that could be the id of a message."""
    return {name for path in files for name in QUOTED.findall(path.read_text("utf-8"))}


def written_anywhere() -> set[str]:
    """The same in all sources but the rules, which say nothing."""
    files = [path for path in SOURCE.rglob("*.py") if "rules" not in path.parts]
    return written(files + web())


def begun() -> tuple[str, ...]:
    """How the ids begin that the server and the page put together, as `page-level-${level}`."""
    files = [*SOURCE.joinpath("server").rglob("*.py"), *web()]
    return tuple({start for path in files for start in BEGUN.findall(path.read_text("utf-8"))})


COUNTED = ("games", "triggered", "impossible", "users", "points")


def counted() -> list[str]:
    """What a simulation counts, as its figures name it."""
    lost = ["", ", gold would have saved them", ", too little gold"]
    tables = (WORDS, TILE_WORDS, BRANCH_WORDS)
    named = [words for table in tables for words in table.values()]
    return [*named, *(f"districts discarded{why}" for why in lost)]


def families() -> dict[str, set[str]]:
    """The messages whose ids are put together, by what makes them; all of them must exist."""
    bases = {f"basis-{name.replace(' ', '-')}" for name in tiles.BASES}
    return {
        "telling.lines": {
            lines.IDS[key] for key, needs in lines.LINES.items() if needs is not None
        },
        "telling.choices": set(choices.IDS.values()),
        "telling.ask": {f"ask-{key}" for key in ask.ASKS} | {f"wait-{key}" for key in ask.WAITS},
        "telling.messages": {f"district-{name}" for name in DISTRICT_NAMES}
        | {f"tile-{name}" for name in TILES},
        "terminal.lines.tiles": {
            f"tile-{name}-{part}" for name in TILES for part in ("effect", "example")
        }
        | bases
        | {f"{basis}-meaning" for basis in bases},
        "telling.log": {f"zone-{zone}" for zone in ZONES}
        | {f"zone-{zone}-you" for zone in ("home", "hand", "bonus")},
        "telling.result": {f"rating-{word.replace(' ', '-')}" for word in RATINGS}
        | {f"tie-rule-{rule}" for rule in ("first", "generations", "solo")}
        | {f"tie-{what}{you}" for what in ("decides", "leaves") for you in ("", "-you")},
        "terminal": {f"edition-{edition}" for edition in ("first", "generations")}
        | {f"set-{letter.lower()}" for letter in SETS}
        | {f"score-{column}" for column in ("home", "bonus", "gold", "tiles", "total")}
        | {f"replay-{zone}" for zone in ("hand", "kept", "packs")}
        | {f"advice-{column}" for column in ("lead", "win", "search")}
        | {f"advice-meaning-{until}{you}" for until in ("round", "game") for you in ("", "-you")}
        | {f"counts-rating-{word.replace(' ', '-')}" for word in RATINGS}
        | {f"counts-tile-{column}{more}" for column in COUNTED for more in ("", "-more")}
        | {f"counted-{'-'.join(re.findall('[a-z]+', words.lower()))}" for words in counted()}
        | {f"arena-{column}" for column in ("share", "interval", "points", "move")}
        | {f"help-{key}" for key in ("table", "log", "log-all", "hint", "back", "help", "leave")}
        | {f"help-{key}" for key in puzzle.KEYS.values()}
        | {f"help-{edition}-title" for edition in ("first", "generations", "solo")}
        | {f"help-first-{power}" for power in ("agent", "cleric", "merchant", "scholar")},
        "terminal.full": {f"full-help-{what}" for _, what in reading.KEYS}
        | {f"full-{zone}-of" for zone in ("packs", "kept", "hand")},
        "terminal.full.story": {f"full-end-{step}" for step in ("check", "over", "bonus")},
        "analysis": {f"line-{verb}" for verb in {text.split()[0] for text in TEXTS}}
        | {f"analysis-{column}" for column in analysis.COLUMNS}
        | {f"analysis-{kind}" for kind in KINDS.values()}
        | {f"analysis-part-{name}" for name in PART_NAMES}
        | {f"analysis-{judgement}" for judgement in JUDGEMENTS}
        | {f"analysis-is-{judgement}" for judgement in JUDGEMENTS},
        "puzzles": {f"puzzle-{part}-{theme}" for part in ("why", "theme") for theme in THEMES}
        | {f"puzzle-{action}" for action in ("answer", "tempting")},
        "cli": {f"cli-type-{kind}" for kind in ("text", "number", "file")}
        | {f"cli-{command}" for command in COMMANDS}
        | {f"cli-{kind}s" for kind in ("argument", "option", "command")},
        "server.chat": {f"phrase-{name}" for name in get_args(PhraseName)},
        "texts": {"list-and", "list-comma", "list-empty"},
    }
