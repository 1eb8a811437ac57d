"""The commands for a server's data: `lux server backup`, `restore`, `check`, `move`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from capital_lux.cli.help import Command, Group
from capital_lux.console.refusal import FAILED, Refusal

if TYPE_CHECKING:
    from capital_lux.server.settings import Settings

DataOption = Annotated[Path | None, typer.Option(help="cli-data")]
DatabaseOption = Annotated[str | None, typer.Option(help="cli-database")]
FileArgument = Annotated[Path, typer.Argument(help="cli-backup-file")]


class ServerGroup(Group):
    """The commands for a server's data."""

    introduction = ("cli-server",)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])


server = typer.Typer(cls=ServerGroup, add_completion=False, rich_markup_mode=None)


def commands() -> Any:
    """What carries the commands out, where the server is installed."""
    try:
        from capital_lux.server.upkeep import commands as found
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("capital_lux"):
            raise
        raise Refusal("refusal-serve-extra", FAILED) from None
    return found


def settings(data: Path | None, database: str | None) -> Settings:
    from capital_lux.server.run import settings_for

    return settings_for(data, database=database)


@server.command(cls=Command, help="cli-server-backup")
def backup(file: FileArgument, data: DataOption = None, database: DatabaseOption = None) -> None:
    """Copy the database and the key into one file, while the server runs."""
    commands().backup(settings(data, database), file)


@server.command(cls=Command, help="cli-server-restore")
def restore(file: FileArgument, data: DataOption = None, database: DatabaseOption = None) -> None:
    """Fill an empty database from a backup."""
    commands().restore(settings(data, database), file)


@server.command(cls=Command, help="cli-server-check")
def check(
    file: Annotated[Path | None, typer.Argument(help="cli-check-file")] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> int:
    """Replay every table's log by the rules."""
    status: int = commands().check(settings(data, database), file)
    return status


@server.command(cls=Command, help="cli-server-move")
def move(
    target: Annotated[str, typer.Argument(help="cli-move-target")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Copy everything into another, empty database."""
    commands().move(settings(data, database), target)
