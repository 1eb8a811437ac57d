"""The start page as tests use it: a dialog with all options, and what begins the game."""

from __future__ import annotations

from playwright.sync_api import Page


def choose(page: Page, way: str = "options", **chosen: str | int) -> None:
    """Open the options by a button of the start page, and choose there."""
    page.get_by_test_id(way).click()
    page.get_by_test_id("begin").wait_for()
    for name, value in chosen.items():
        if name == "name":
            page.get_by_test_id("name").fill(str(value))
        elif name in ("tiles", "level"):
            page.get_by_test_id(name).select_option(str(value))
        else:
            page.get_by_test_id(f"{name}-{value}").click(force=True)


def begin(page: Page, way: str = "options", **chosen: str | int) -> None:
    """Begin a game with these options."""
    choose(page, way, **chosen)
    page.get_by_test_id("begin").click()
