"""What a finished game can teach, and hints in a game against bots."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.analysis.games import rebel_game, short_record
from tests.browser.conftest import Visit, beyond, picture
from tests.browser.games import PLAY, UPLOAD, made_table, short_game
from tests.browser.looks import SAID, clean, cut_off, too_small, untranslated
from tests.browser.serving import Server


def looks_wrong(page: Page) -> list[str]:
    return beyond(page) + cut_off(page) + clean(page)


def step_of(page: Page) -> int:
    return int(page.get_by_test_id("replay-position").get_attribute("data-step") or 0)


def test_a_game_is_analysed_at_a_desk_and_looked_at_on_a_phone(
    server: Server, visit: Visit
) -> None:
    page = visit(server)
    address = short_game(page)
    page.goto(f"{address}?from=0")
    page.get_by_test_id("analyse").wait_for()
    # Without a connection it goes on as soon as there is one.
    page.context.set_offline(True)
    page.get_by_test_id("analyse").click()
    expect(page.get_by_test_id("progress")).to_have_attribute("data-state", "lost")
    page.context.set_offline(False)
    page.get_by_test_id("curve").wait_for()

    verdict = page.get_by_test_id("verdict")
    page.keyboard.press("n")
    expect(verdict).to_contain_text("Ann: a blunder")
    assert step_of(page) == 1
    page.keyboard.press("n")
    assert step_of(page) == 7
    page.keyboard.press("p")
    page.get_by_test_id("mistake-after").click()
    assert step_of(page) == 7
    expect(page.get_by_test_id("better")).to_contain_text("Better: ")
    expect(page.locator("[data-testid=option] th").first).to_contain_text("best")
    assert page.get_by_test_id("notes").count() > 1
    picture(page, "analysis")
    assert looks_wrong(page) == []
    # A press on a mark of the curve leads to it; with the keyboard it is a slider.
    curve = page.get_by_test_id("curve")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": 34 + (box["width"] - 41) * 9 / 13 + 3, "y": 60})
    assert step_of(page) == 9
    assert "Step 9 of 13: Ann" in (curve.get_attribute("aria-valuetext") or "")
    page.keyboard.press("ArrowLeft")
    assert step_of(page) == 8

    # A review keeps the answer until it is asked for, wherever the link is opened.
    page.get_by_test_id("review").check()
    page.get_by_test_id("mistake-before").click()
    expect(page.get_by_test_id("answer")).to_be_visible()
    page.wait_for_url("**?from=0&analyse=review#7")
    phone = visit(server, page.url, phone=True)
    for one in (page, phone):
        expect(one.get_by_test_id("judgement")).to_contain_text("Ann: a blunder")
        assert "Better" not in one.get_by_test_id("judgement").inner_text()
        assert one.locator(".notes .best").count() == 0
    picture(phone, "analysis-review-phone")
    assert looks_wrong(phone) + too_small(phone) == []
    phone.get_by_test_id("answer").click()
    expect(phone.get_by_test_id("judgement")).to_contain_text("Better: ")
    assert phone.locator(".notes .best").count() == 1
    phone.get_by_test_id("analysis-more").click()
    expect(phone.get_by_test_id("players")).to_contain_text("luck aside")
    picture(phone, "analysis-whole-phone")
    assert cut_off(phone) + clean(phone) + too_small(phone) == []
    # The costliest decision of all comes first, and leads there.
    phone.get_by_test_id("costliest").locator("button").first.click()
    expect(phone.get_by_test_id("players")).to_have_count(0)
    phone.get_by_test_id("viewpoint").select_option("1")
    phone.get_by_test_id("mistake-after").click()
    expect(phone.get_by_test_id("judgement")).to_contain_text("Bea: a blunder")

    page.get_by_test_id("answer").click()
    page.get_by_test_id("try-here").click()
    page.wait_for_url("**/t/*")
    page.get_by_test_id("ask").wait_for()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", ["fr", "pt-BR"])
def test_an_analysis_is_read_in_other_languages(
    server: Server, visit: Visit, language: str, phone: bool
) -> None:
    page = visit(server, phone=phone, language=language)
    page.goto(f"{short_game(page)}?from=0&analyse")
    page.get_by_test_id("curve").wait_for()
    page.get_by_test_id("mistake-after").click()
    expect(page.get_by_test_id("judgement")).to_contain_text("Ann")
    picture(page, f"analysis-{language}-{'phone' if phone else 'desk'}")
    assert looks_wrong(page) + untranslated(page.evaluate(SAID), language) == []
    if phone:
        page.get_by_test_id("analysis-more").click()
        assert too_small(page) == []
    page.get_by_test_id("players").wait_for()
    picture(page, f"analysis-whole-{language}-{'phone' if phone else 'desk'}")
    assert cut_off(page) + clean(page) + untranslated(page.evaluate(SAID), language) == []
    # Whoever comes by the link has no name yet.
    page.get_by_test_id("try-here").click()
    page.wait_for_url("**/t/*")
    page.get_by_text({"fr": "Anonyme", "pt-BR": "Visitante"}[language]).first.wait_for()


def test_four_players_and_their_figures_fit_a_phone(server: Server, visit: Visit) -> None:
    page = visit(server, phone=True, language="pt-BR")
    page.locator("h1").first.wait_for()
    address = page.evaluate(UPLOAD, {**short_record(seats=4), "players": ["Annabella", *"bcd"]})
    page.goto(f"{address}?analyse")
    page.get_by_test_id("analysis-more").click()
    page.get_by_test_id("players").scroll_into_view_if_needed()
    picture(page, "analysis-whole-four-phone")
    sideways = page.get_by_test_id("players").evaluate(SIDEWAYS)
    assert sideways == 0


# How far one can scroll sideways to see the end of something.
SIDEWAYS = """
(one) => {
  const region = one.closest("[role=region]");
  return region.scrollWidth - region.clientWidth;
}
"""
SIZES = [
    ViewportSize(width=844, height=390),
    ViewportSize(width=640, height=400),
    ViewportSize(width=390, height=844),
]
# What an action is worth, over a total that it hides.
OVER_A_TOTAL = """
() => [...document.querySelectorAll("[data-testid=notes] > span")].filter((chip) => {
  const own = chip.getBoundingClientRect();
  return [...document.querySelectorAll(".district .sum > :not(.unseen)")].some((one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(own.right, box.right) - Math.max(own.left, box.left);
    const high = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
    return wide > 1 && high > 1;
  });
}).map((chip) => chip.innerText)
"""


def test_what_an_action_is_worth_hides_no_total(server: Server, visit: Visit) -> None:
    page = visit(server)
    record, step = rebel_game()
    page.locator("h1").first.wait_for()
    page.goto(f"{page.evaluate(UPLOAD, record)}?from=0&analyse#{step}")
    # A rebel may be put into every home.
    expect(page.locator(".row.other [data-testid=notes]")).to_have_count(4)
    expect(page.locator(".row.mine [data-testid=notes]")).to_have_count(4)
    for size in SIZES:
        page.set_viewport_size(size)
        assert page.evaluate(OVER_A_TOTAL) == []
        picture(page, f"worth-{size['width']}")


def test_a_hint_against_bots(server: Server, visit: Visit) -> None:
    page = visit(server)
    table: str = made_table(page, seats=2)["table"]
    page.goto(f"/t/{table}")
    page.get_by_test_id("hint").click()
    ask = page.get_by_test_id("ask")
    expect(ask).to_contain_text("choice: keep ")
    advised = ask.locator("[data-chip]").first.get_attribute("data-chip")
    marked = page.locator(f".slot:has([data-kind={advised}]) .notes .best")
    expect(marked.first).to_be_visible()
    picture(page, "hint")
    assert looks_wrong(page) == []
    page.locator(f"[data-testid=pack] [data-kind={advised}]").first.click()
    expect(page.get_by_test_id("notes")).to_have_count(0)
    page.evaluate(PLAY, [table, "over"])
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("hints")).to_have_text("Ann used one hint.")
    address = f"/replay/{table}?from=0&analyse"
    expect(page.get_by_test_id("analyse")).to_have_attribute("href", address)
