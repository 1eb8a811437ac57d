"""Somebody who plays on a page: presses what can be pressed until the game is over."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

STEPS = 400
PATIENCE = 60.0
GAME = 240.0
"""Seconds for a whole game of several pages."""
CARD = "[data-testid=pack] button.usable, [data-testid=hand] button.usable"
PLACE = "[data-testid=choice], [data-testid=target], button.piece.open, button[data-testid^=slot-]"
ON = "[data-testid=continue], [data-testid=skip], [data-testid=open-curtain], [data-testid=pass]"
ENDING = "[data-testid=ending]"
ANYTHING = f"{CARD}, {PLACE}, {ON}, {ENDING}"


class Player:
    """Plays the seat of a page; the same seed presses the same things in the same position."""

    def __init__(self, page: Page, seed: int = 0, on: str = ON) -> None:
        self.page = page
        self.on = on
        """What is pressed to go on, where nothing is to be chosen."""
        self.chance = random.Random(seed)
        self.seen: set[str] = set()
        """The phases that it came through."""

    def over(self) -> bool:
        """Whether the scores are shown."""
        return self.page.locator(ENDING).count() > 0

    def step(self, patience: float = 20_000) -> bool:
        """Press one thing; whether there was one in time."""
        try:
            self.page.wait_for_selector(ANYTHING, timeout=patience)
        except TooLate:
            return False
        if self.over():
            return False
        for selector in (self.on, PLACE, CARD):
            found = self.page.locator(selector)
            if found.count():
                return self.press(found)
        return True

    def press(self, found: Locator) -> bool:
        """Press one of several; what has gone meanwhile is no harm."""
        one = found.nth(self.chance.randrange(found.count()))
        try:
            self.seen.add(one.get_attribute("data-testid", timeout=500) or "card")
            one.click(timeout=1_000, force=True)
        except TooLate:
            pass
        return True

    def play(self, until: Callable[[], bool] | None = None) -> None:
        """Play to the end, or until something is so at this page's turn."""
        for _ in range(STEPS):
            if until is not None and until():
                return
            if not self.step():
                assert self.over(), self.page.locator("body").inner_text()
                return
        raise AssertionError("the game does not end")

    def play_until(self, so: Callable[[], bool]) -> None:
        """Play until something is so; meanwhile it may be another's turn."""
        end = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < end, self.page.locator("body").inner_text()
            self.step(patience=50)


def play_together(players: Sequence[Player]) -> None:
    """Play to the end, each whenever it can."""
    end = time.monotonic() + GAME
    while not all(player.over() for player in players):
        assert time.monotonic() < end, players[0].page.locator("body").inner_text()
        for player in players:
            player.step(patience=50)


def log_of(page: Page) -> list[str]:
    """The log's sentences."""
    return page.locator("[data-testid=log] li").all_inner_texts()
