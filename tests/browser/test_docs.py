"""The documentation in a browser, as a server shows it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.looks import clean, cut_off
from tests.browser.serving import Server


@pytest.mark.parametrize("dark", [False, True])
def test_nothing_is_wrong_with_the_documentation(server: Server, visit: Visit, dark: bool) -> None:
    page = visit(server, "/docs", dark=dark, phone=dark)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in (
        "/docs/",
        "/docs/fr/generations.html",
        "/docs/pt-BR/terminal.html",
        "/docs/library.html",
        "/docs/reference.html",
        "/docs/first-bot.html",
        "/docs/compared.html",
        "/docs/search.html",
        "/docs/search-pt-BR.html?q=mesa",
    ):
        page.goto(path)
        assert [clean(page), cut_off(page)] == [[], []], path
    assert all(url.startswith(server.address) for url in asked)


def test_the_documentation_is_found_and_searched(server: Server, visit: Visit) -> None:
    page = visit(server, language="fr")
    page.get_by_test_id("to-docs").click()
    page.wait_for_url("**/docs/fr/index.html")
    page.get_by_role("textbox", name="Rechercher").wait_for()
    page.get_by_text("Suivant", exact=True).wait_for()
    page.get_by_role("textbox", name="Rechercher").fill("donne du jour")
    page.keyboard.press("Enter")
    page.get_by_text("Recherche terminée").wait_for()
    page.get_by_role("link", name="La donne du jour").first.click()
    page.wait_for_url("**/docs/fr/daily.html*")
    page.get_by_role("link", name="Cacher les résultats de la recherche").wait_for()
    page.goto("/docs/")
    page.get_by_role("textbox", name="Search").fill("commitment")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="The library").first.click()
    page.get_by_role("heading", name="The library", level=1).wait_for()
