"""The simplest opponent: any legal action, each as likely as the others."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from capital_lux.bots.bot import Bot


class RandomBot(Bot):
    """Chooses blindly.

    >>> RandomBot(seed=1).choose({"legal": ["home B4"]})
    'home B4'
    """

    def __init__(self, seed: int | str | None = None) -> None:
        """The same seed and the same views give the same choices; None leaves it to chance."""
        self.chance = random.Random(seed)

    def choose(self, view: Mapping[str, Any]) -> str:
        action: str = self.chance.choice(view["legal"])
        return action
