"""`lux serve` whose bots do not wait: python -m tests.terminal.full.quick_server PORT FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path

from capital_lux.server import run
from capital_lux.server.settings import Settings


def quick(data: Path | None) -> Settings:
    """The settings of the command but for the bots' pause."""
    assert data is not None
    return Settings(data=data, pace=0)


if __name__ == "__main__":
    run.settings_for = quick
    run.run_server("127.0.0.1", int(sys.argv[1]), False, Path(sys.argv[2]))
