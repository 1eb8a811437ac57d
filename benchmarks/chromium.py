"""The Chromium that the benchmarks of pages drive."""

from __future__ import annotations

import os
import shutil


def chromium() -> str | None:
    """Debian's, without a window if it can be had so, or the one that CHROMIUM names."""
    installed = map(shutil.which, ("chromium-headless-shell", "chromium"))
    return os.environ.get("CHROMIUM") or next(filter(None, installed), None)
