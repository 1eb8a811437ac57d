"""The command that starts a server: `lux serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from capital_lux.console.refusal import FAILED, Refusal


def serve(
    host: Annotated[str, typer.Option(help="cli-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-port", min=0, max=65535)] = 8000,
    no_open: Annotated[bool, typer.Option("--no-open", help="cli-no-open")] = False,
    data: Annotated[Path | None, typer.Option(help="cli-data")] = None,
) -> None:
    """Play in the browser: start a server on this machine."""
    try:
        from capital_lux.server.run import run, settings_for
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("capital_lux"):
            raise
        raise Refusal("refusal-serve-extra", FAILED) from None
    run(host, port, not no_open, settings_for(data))
