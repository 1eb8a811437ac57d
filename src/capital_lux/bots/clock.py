"""The clock by which a bot thinks and its thinking is measured."""

from __future__ import annotations

import time
from collections.abc import Callable

now: Callable[[], float] = time.monotonic
"""Seconds since some moment. A benchmark may put its processor time here, so that a level can think
as long on a busy machine."""
