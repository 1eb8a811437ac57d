"""A guest's figures, and the guest's data: kept, downloaded, deleted."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import Visit, picture
from tests.browser.games import played_table
from tests.browser.serving import Server


def test_figures_and_data(server: Server, visit: Visit) -> None:
    page = visit(server)
    page.get_by_test_id("to-statistics").click()
    expect(page.get_by_test_id("no-games")).to_be_visible()
    played_table(page, seats=2)
    played_table(page, edition="generations", powers="B", seats=3)
    played_table(page, edition="generations", powers="A", seats=1)
    page.reload()
    expect(page.get_by_test_id("games")).to_have_text("3")
    expect(page.get_by_role("table", name="By power tile").get_by_role("row")).to_have_count(9)
    # No game won must not look like all won.
    expect(page.locator("rect.games").first).to_have_css("fill", "none")
    picture(page, "statistics")
    with page.expect_download() as kept:
        page.get_by_test_id("download-data").click()
    data = json.loads(kept.value.path().read_text())
    assert len(data["results"]) >= 3
    page.get_by_test_id("game").first.click()
    page.get_by_test_id("replay-next").wait_for()
    page.go_back()
    page.get_by_test_id("delete-data").click()
    picture(page, "delete-data")
    page.get_by_test_id("delete-really").click()
    expect(page.get_by_test_id("deleted")).to_be_visible()
    expect(page.get_by_test_id("no-games")).to_be_visible()
