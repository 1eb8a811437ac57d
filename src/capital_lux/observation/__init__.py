"""What a seat knows, as numbers."""

from capital_lux.observation.describe import describe
from capital_lux.observation.layout import ACTION_NAMES, SIZE, VERSION
from capital_lux.observation.observer import Observer, absolute, mask, observe, relative
from capital_lux.rules.actions import ACTIONS

__all__ = [
    "ACTIONS",
    "ACTION_NAMES",
    "SIZE",
    "VERSION",
    "Observer",
    "absolute",
    "describe",
    "mask",
    "observe",
    "relative",
]
