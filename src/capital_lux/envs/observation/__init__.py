"""What a seat knows, as numbers."""

from capital_lux.envs.observation.describe import describe
from capital_lux.envs.observation.layout import ACTION_NAMES, SIZE, VERSION
from capital_lux.envs.observation.observer import Observer, absolute, mask, observe, relative
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
