"""What is at stake is seen at a glance, and a round end is told as it was."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit, picture
from tests.browser.games import made_table, played_table
from tests.browser.player import Player, there
from tests.browser.serving import Server

# Of each home: its total and limit, and what is said of its risk. Not where a preview is shown.
HOMES = """
() => [...document.querySelectorAll("section[data-testid^=home-]")].filter((home) =>
  !home.querySelector(".sum .new")).map((home) => {
  const [total, limit] = home.querySelector(".sum").innerText.match(/-?\\d+/g).map(Number);
  return [home.dataset.testid, total, limit, home.querySelector("[data-risk]")?.dataset.risk ?? ""];
})
"""
# The same in an open round, with the limits that a hidden modifier may lead to.
OPEN = f"""
() => document.querySelector("[data-testid=continue], [data-testid=skip]") ? [] :
  ({HOMES.strip()})().map((home) => {{
    const badge = document.querySelector(`[data-testid=limits-${{home[0].split("-").at(-1)}}]`);
    return [...home, badge?.innerText.match(/-?\\d+/g).slice(0, 2).map(Number) ?? []];
  }})
"""
# Of each district with a crown: the highest card of the capital there, and who has a crown, by
# the place of the home and the card that is at stake.
CROWNS = """
() => ["blue", "pink", "yellow", "green"].map((district) => [
  district,
  [...document.querySelectorAll(`[data-testid=capital-${district}] [data-kind]`)]
    .map((card) => card.dataset.kind).sort((one, other) => other[1] - one[1])[0] ?? "",
  [...document.querySelectorAll(`[data-testid^=home-][data-testid$=${district}]`)]
    .filter((home) => home.querySelector("[data-testid=lead]"))
    .map((home) => [home.dataset.testid, home.querySelector("[data-testid=lead]").dataset.prize]),
]).filter(([,, homes]) => homes.length > 0)
"""
# Where what lies face down is told over a card.
COVERS = """
() => [...document.querySelectorAll("[data-testid^=limits-]")].filter((badge) => {
  const cards = badge.closest("section").querySelector(".stack");
  return badge.getBoundingClientRect().top < cards.getBoundingClientRect().bottom - 1;
}).map((badge) => badge.outerHTML)
"""
STORY = """
() => [...document.querySelectorAll("[data-testid=story] li")].map((part) =>
  [part.querySelector("h3"), ...part.querySelectorAll("p")].map(({ innerText }) => innerText))
  .map(([heading, ...lines]) => [heading, lines])
"""
TOTALS = """
(testid) => [...document.querySelectorAll(`[data-testid^=${testid}-]`)].map((one) =>
  [one.dataset.testid.split("-")[1], Number(one.innerText.match(/\\d+/)[0])])
"""
# Of each player: the parts that are shown, multiplied out and added, and the sum beside them.
SUMS = """
() => [...document.querySelectorAll("[data-testid^=person-]")].map((person) => {
  const parts = [...person.querySelectorAll(".tiles, .points > span")].map((part) => {
    const shown = part.cloneNode(true);
    shown.querySelector(".unseen")?.remove();
    return shown.textContent.match(/\\d+/g).reduce((all, figure) => all * figure, 1);
  });
  const sum = Number(person.querySelector(".sum b").textContent.match(/\\d+/)[0]);
  return [parts.reduce((all, part) => all + part, 0), sum];
})
"""
GAMES = 8
VERDICT = re.compile(r"(You|\w+): \w+ (\d+) ([≤>]) (-?\d+): (safe|lost|gold can save it)")


def test_what_a_hidden_modifier_may_change_is_marked_with_its_range(
    server: Server, visit: Visit
) -> None:
    page, found = visit(server), set()
    # In some games no total lies between the limits that are possible.
    for seed in range(GAMES):
        page.goto(f"/t/{made_table(page, seats=3)['table']}")
        player = Player(page, seed)
        # Whenever it is one's turn, so nothing changes meanwhile.
        while "maybe" not in found and player.play(most=1) == "pressed":
            for name, total, limit, risk, limits in page.evaluate(OPEN):
                # Both may be above the limit that is seen, where what is hidden can only be good.
                least, most = limits or (limit, limit)
                assert least <= most <= least + 10
                expected = "over" if total > most else "maybe" if total > least else ""
                assert risk == (expected if total else ""), name
                found.add(risk)
            assert page.evaluate(COVERS) == []
        if "maybe" in found:
            break
    picture(page, "risk")
    assert "maybe" in found


def test_a_crown_marks_who_leads_and_the_bonus_card_beside_it(server: Server, visit: Visit) -> None:
    page = visit(server)
    page.goto(f"/t/{made_table(page, seats=3)['table']}")
    player, seen = Player(page, 7), 0
    while seen < 5 and player.play(most=1) == "pressed":
        homes = {name: (total, limit) for name, total, limit, *_ in page.evaluate(OPEN)}
        for district, highest, crowned in page.evaluate(CROWNS) if homes else []:
            here = {name: home for name, home in homes.items() if name.endswith(district)}
            most = max(total for total, limit in here.values() if total <= limit)
            assert all(here[name][0] == most for name, _ in crowned if name in here)
            assert highest in {prize for _, prize in crowned}
            seen += 1
    assert seen >= 5


@pytest.mark.parametrize("tiles", ["", "B", "D"])
def test_every_home_is_given_its_verdict(server: Server, visit: Visit, tiles: str) -> None:
    page = visit(server)
    wanted = {"edition": "generations", "powers": tiles} if tiles else {}
    page.goto(f"/t/{made_table(page, seats=3, **wanted)['table']}")
    Player(page, 2).play(there("[data-testid=continue]"))
    told = dict(page.evaluate(STORY))
    assert all(told.values()), "a heading without a line"
    verdicts = [VERDICT.search(line) for line in told["The check"]]
    safe = [found for found in verdicts if found and found[5] == "safe"]
    assert all(int(found[2]) <= int(found[4]) for found in safe)
    assert all(int(found[2]) > int(found[4]) for found in verdicts if found and found not in safe)
    kept = [home for home in page.evaluate(HOMES) if home[1]]
    # A home that gold saved is told of in other words.
    assert {risk for *_, risk in kept} <= {"safe"}
    assert len(kept) >= len(safe) > 0
    assert all(total <= limit for _, total, limit, _ in kept)
    # The bonus cards have left the capital: the limits are not the totals of what lies there.
    sums = page.locator("[data-testid^=capital-] .sum")
    assert not any("total" in text for text in sums.all_inner_texts())
    picture(page, f"verdicts-{tiles or 'first'}")


def test_a_replay_tells_the_same_verdicts(server: Server, visit: Visit) -> None:
    page = visit(server)
    page.goto(f"/replay/{played_table(page, seats=2)}")
    steps = page.get_by_test_id("steps")
    steps.wait_for()
    safe = steps.get_by_role("button").filter(has_text=re.compile(r"≤ \d+: safe"))
    assert safe.count() > 0
    safe.first.click()
    risks = {risk for _, total, _, risk in page.evaluate(HOMES) if total}
    # In an open round a home within its limit has no mark; what gold can save is over, not lost.
    assert risks <= {"safe", "lost", "over"}
    assert "safe" in risks


def test_the_running_score_ends_as_the_result(server: Server, visit: Visit) -> None:
    page = visit(server)
    table = played_table(page, edition="generations", powers="C", seats=4)
    page.goto(f"/t/{table}")
    page.get_by_test_id("ending").wait_for()
    result = dict(page.evaluate(TOTALS, "total"))
    assert all(sum(points for _, points in page.evaluate(TOTALS, one)) for one in ("gold", "tiles"))
    page.get_by_test_id("look").click()
    page.get_by_test_id("score-0").wait_for()
    assert dict(page.evaluate(TOTALS, "score")) == result
    assert all(parts == total for parts, total in page.evaluate(SUMS))
    homes = [home for home in page.evaluate(HOMES) if home[1]]
    # Bonus cards have left the capital, but the limits are those of the check.
    assert all(total <= limit and risk == "safe" for _, total, limit, risk in homes)
