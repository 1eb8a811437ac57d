"""Options that several commands have. The help of each is a message of `cli.ftl`."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import typer

from capital_lux import COMPILED
from capital_lux.console.speech import say

if TYPE_CHECKING:
    from capital_lux.rules.options import Choices
    from capital_lux.rules.own import Tile

EDITIONS = ("first", "generations")


def warn_where_plain(message: str) -> None:
    """Say of a command that it takes long where the engine is not compiled."""
    if not COMPILED:
        print(say(message), file=sys.stderr, flush=True)


def warn_without_net(levels: Iterable[str], own: Sequence[Any]) -> None:
    """Say which levels search as `master` does: no net knows a tile of the user's own."""
    # Imported here because only commands whose bots play need it.
    from capital_lux.bots.levels import NETS

    names = [level for level in dict.fromkeys(levels) if level in NETS]
    if own and names:
        print(say("play-no-net", names=names, count=len(names)), file=sys.stderr, flush=True)


def one_of(words: Iterable[str]) -> Callable[[str], list[str]]:
    """Completes a word to one of these."""

    def complete(incomplete: str) -> list[str]:
        return [word for word in words if word.startswith(incomplete)]

    return complete


def levels(incomplete: str) -> list[str]:
    """Completes a level: in a list, the last one."""
    # Imported here because it is needed only when a shell asks.
    from capital_lux.bots.levels import LEVELS

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + level for level in LEVELS if level.startswith(last)]


def opponents(incomplete: str) -> list[str]:
    """Completes a level, or the adaptive opponent."""
    from capital_lux.bots.adaptive import ADAPTIVE

    return [*levels(incomplete), *one_of((ADAPTIVE,))(incomplete)]


EditionOption = Annotated[str, typer.Option(help="cli-edition", autocompletion=one_of(EDITIONS))]
SeatsOption = Annotated[int, typer.Option(help="cli-seats")]
PowersOption = Annotated[
    str | None,
    typer.Option(help="cli-tiles", autocompletion=one_of(("A", "B", "C", "D", "random"))),
]
PowerOption = Annotated[list[str] | None, typer.Option(help="cli-own-tile")]
CardsOption = Annotated[Path | None, typer.Option(help="cli-cards")]
RobOption = Annotated[Path | None, typer.Option(help="cli-rob")]
TimeOption = Annotated[float | None, typer.Option("--time", help="cli-time", min=0.001, max=3600)]
SimulationsOption = Annotated[int | None, typer.Option(help="cli-simulations", min=1, max=10**9)]
SeedOption = Annotated[int, typer.Option(help="cli-seed-study", min=0, max=2**64 - 1)]
JsonOption = Annotated[bool, typer.Option("--json", help="cli-json")]


def tiles_at(places: Sequence[str] | None) -> tuple[type[Tile], ...]:
    if not places:
        return ()
    # Imported here because hardly anybody has some, and it takes a while.
    from capital_lux.console.own import own_tiles

    return own_tiles(places)


def print_json(found: Any) -> None:
    print(json.dumps(found, indent=1, ensure_ascii=False))


@dataclass(kw_only=True)
class CommandOptions:
    """The options of a command that has many: each field is one, as Typer wants it annotated."""

    def run(self) -> int:
        """Carry out the command; the exit status."""
        raise NotImplementedError

    def __post_init__(self) -> None:
        self.given: frozenset[str] = frozenset()
        """The options that are on the command line; the others have their defaults."""


@dataclass(kw_only=True)
class GameCommandOptions(CommandOptions):
    """What is played."""

    edition: EditionOption = "first"
    seats: SeatsOption = 3
    powers: PowersOption = None
    power: PowerOption = None

    def choices(self) -> Choices:
        from capital_lux.console.options import read_powers
        from capital_lux.rules.options import Choices

        powers = read_powers(self.powers)
        return Choices(self.edition, self.seats, powers, tiles_at(self.power))


@dataclass(kw_only=True)
class DeckOptions(GameCommandOptions):
    """What is played, and with which cards."""

    cards: CardsOption = None
    rob: RobOption = None

    def choices(self) -> Choices:
        from capital_lux.console.options import read_cards, read_rob

        return replace(super().choices(), cards=read_cards(self.cards), rob=read_rob(self.rob))


def command(kind: type[CommandOptions]) -> Callable[..., int]:
    """A function for Typer, which reads the options of a command from a signature."""

    def run(ctx: typer.Context, **values: Any) -> int:
        options = kind(**values)
        sources = {name: ctx.get_parameter_source(name) for name in values}
        options.given = frozenset(
            name for name, source in sources.items() if source and source.name == "COMMANDLINE"
        )
        return options.run()

    hints = get_type_hints(kind, include_extras=True)
    run.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter("ctx", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context),
            *(
                inspect.Parameter(
                    one.name,
                    inspect.Parameter.KEYWORD_ONLY,
                    default=inspect.Parameter.empty if one.default is MISSING else one.default,
                    annotation=hints[one.name],
                )
                for one in fields(kind)
            ),
        ]
    )
    return run
