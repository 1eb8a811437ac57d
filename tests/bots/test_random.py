from __future__ import annotations

import inspect
from typing import Any

from capital_lux.bots.bot import Bot, RandomBot
from capital_lux.bots.levels import make_bot

VIEW: Any = {"legal": [f"home B{value}" for value in range(2, 7)]}


def test_chooses_only_what_is_legal() -> None:
    bot = RandomBot(1)
    assert {bot.choose(VIEW) for _ in range(200)} == set(VIEW["legal"])


def test_the_same_seed_gives_the_same_choices() -> None:
    one, two, other = RandomBot("a"), RandomBot("a"), RandomBot("b")
    first = [one.choose(VIEW) for _ in range(50)]
    assert [two.choose(VIEW) for _ in range(50)] == first
    assert [other.choose(VIEW) for _ in range(50)] != first


def test_is_a_bot_like_any_other() -> None:
    assert isinstance(make_bot("random", seed=1), Bot)


def test_needs_nothing_but_the_legal_actions() -> None:
    paying: Any = {"legal": ["pay"]}
    assert RandomBot(1).choose(paying) == "pay"
    assert list(inspect.signature(RandomBot.choose).parameters) == ["self", "view"]
