"""A study that is stopped by ctrl-C."""

from __future__ import annotations

from typing import Any


class Interrupted(KeyboardInterrupt):
    """Ctrl-C; `found` is what was found before it."""

    def __init__(self, found: Any) -> None:
        super().__init__()
        self.found = found
