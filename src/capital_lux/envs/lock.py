"""What stands for Cython's `nogil` in plain Python: nothing is released."""

from __future__ import annotations

from contextlib import nullcontext

nogil = nullcontext()
