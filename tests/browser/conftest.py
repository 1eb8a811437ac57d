"""A real Chromium and a real server for the tests of the pages."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.browser.serving import ROOT, RUNNING, Folder, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PICTURES = ROOT / "screenshots"
DESK = ViewportSize(width=1280, height=720)
PHONE = ViewportSize(width=375, height=667)
PICTURED = {
    "desk": ViewportSize(width=1280, height=800),
    "phone": ViewportSize(width=390, height=844),
    "sideways": ViewportSize(width=844, height=390),
    "zoomed": ViewportSize(width=640, height=400),
}
"""The sizes that pictures are taken at; it is checked at smaller ones."""
LANGUAGES = ("en", "fr", "pt-BR")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PATIENCE = 60_000
"""Milliseconds until something counts as lost: an analysis on a busy machine takes half of it."""
SLOW = 120_000
"""As long where Python starts in the browser, on a machine that has other things to do."""
expect.set_options(timeout=PATIENCE)
# What is seen through is laid out, found and pressed as ever, but no pixel of it is drawn, which is
# a third of a browser's work. Pictures need them, and axe looks at a page without this.
UNDRAWN = """
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
"""


# Without a server it is the page that has the bots pause.
AT_ONCE = "localStorage['lux-preferences'] ??= JSON.stringify({ pace: 'instant' });"


def dealt_for(name: str) -> None:
    """Say to servers which test runs, or which fixture of several is made: deals go by that."""
    Path(os.environ[RUNNING]).write_text(name)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    dealt_for(item.nodeid)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    dealt_for(item.nodeid)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, without a window if it can be had so, or the one that CHROMIUM names."""
    installed = map(shutil.which, ("chromium-headless-shell", "chromium"))
    path = os.environ.get("CHROMIUM") or next(filter(None, installed), None)
    assert path, "no Chromium here: apt install chromium, or set CHROMIUM to its path"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with bots that answer at once, for tests that do not mind others' tables."""
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def folder() -> Iterator[Folder]:
    found = Folder()
    yield found
    found.stop()


@pytest.fixture(params=["server", "static"])
def place(request: pytest.FixtureRequest) -> Any:
    """Where the same page is: on a server, and without one."""
    return request.getfixturevalue("server" if request.param == "server" else "folder")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A way to a server of the test's own, with its own settings, and a clock that stands still."""
    made: list[Server] = []

    def make(*, stopped: bool = False, **settings: Any) -> Server:
        made.append(Server(tmp_path, **settings))
        if stopped:
            made[-1].later(0)
        made[-1].start()
        return made[-1]

    yield make
    for running in made:
        running.stop()


def undrawn(context: BrowserContext) -> BrowserContext:
    """Spare a context the drawing of its pages, unless pictures are taken."""
    if "LUX_PICTURES" not in os.environ:
        context.add_init_script(UNDRAWN)
    return context


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    """A way to open a page as somebody new; what goes wrong on any page fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def new(
        place: Server | Folder,
        path: str = "/",
        *,
        phone: bool = False,
        still: bool = True,
        dark: bool = False,
        language: str = "en",
    ) -> Page:
        context = undrawn(
            chromium.new_context(
                base_url=place.address,
                viewport=PHONE if phone else DESK,
                has_touch=phone,
                reduced_motion="reduce" if still else "no-preference",
                color_scheme="dark" if dark else "light",
                locale=language,
            )
        )
        context.set_default_timeout(PATIENCE)
        if isinstance(place, Folder):
            context.set_default_timeout(SLOW)
            context.add_init_script(AT_ONCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda message: noted(message.type, message.text))
        page.goto(place.to(path))
        return page

    def noted(kind: str, text: str) -> None:
        # A server that is down is part of some tests; a refused request says so itself. A browser
        # warns of many things; Svelte, with an address of its own, of what is wrong in the page.
        ours = kind == "error" and not re.search("ERR_|WebSocket|status of 4", text)
        if ours or "svelte.dev/e/" in text:
            problems.append(text)

    yield new
    for context in contexts:
        context.close()
    assert problems == []


def picture(page: Page, name: str) -> None:
    """Keep what a page looks like, for whoever wants to look at it: `make pictures`."""
    if "LUX_PICTURES" in os.environ:
        PICTURES.mkdir(exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png")


def pictures(page: Page, name: str) -> None:
    """The same at every size, light and dark; the page is a desk's after it."""
    if "LUX_PICTURES" not in os.environ:
        return
    for where, size in PICTURED.items():
        page.set_viewport_size(size)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            picture(page, f"{name}-{where}-{theme}")
    page.set_viewport_size(DESK)


CHOOSE = "language => localStorage.setItem('lux-preferences', JSON.stringify({ language }))"
SPOKEN = "language => document.documentElement.lang === language"


def speak(page: Page, settings: Page, language: str) -> None:
    """Choose a language in another tab."""
    settings.evaluate(CHOOSE, language)
    page.wait_for_function(SPOKEN, arg=language)


def pictures_in_all_languages(page: Page, name: str) -> None:
    """The same at every size, light and dark, and in every language; it speaks English after it."""
    if "LUX_PICTURES" not in os.environ:
        return
    settings = page.context.new_page()
    settings.goto("/offline.html")
    for language in reversed(LANGUAGES):
        speak(page, settings, language)
        pictures(page, f"{name}-{language}")
    settings.close()


BEYOND = """
() => {
  const page = document.scrollingElement;
  if (page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight) return [];
  const out = [...document.querySelectorAll("body *")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
  });
  return out.slice(0, 5).map((one) => one.outerHTML.slice(0, 150));
}
"""


def beyond(page: Page) -> list[str]:
    """What one must scroll to."""
    found: list[str] = page.evaluate(BEYOND)
    return found
