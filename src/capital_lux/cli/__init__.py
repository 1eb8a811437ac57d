"""The command line: `lux`."""

from capital_lux.cli.commands import main

__all__ = ["main"]
