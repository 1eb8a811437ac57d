"""`lux serve` whose bots do not wait: python -m tests.terminal.full.quick_server PORT FOLDER."""

from __future__ import annotations

import sys
from pathlib import Path

from capital_lux.server.run import run
from capital_lux.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(data=Path(sys.argv[2]), pace=0, daily_field=("random",))
    run("127.0.0.1", int(sys.argv[1]), False, settings)
