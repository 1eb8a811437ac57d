"""Games that are played over HTTP as the guest of a page, where a test needs only their end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

STEPS = 1500
TRIES = 10
"""Games of chance in one of which a phase must come."""

PLAY = """
async ([table, steps, until]) => {
  const json = (path, body) => fetch("/api" + path, body === undefined ? {} : {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  for (let step = 0; step < steps; step++) {
    const info = await json(`/tables/${table}`);
    if (info.over) return true;
    const seats = info.mine.filter((seat) => info.players[seat].acting);
    if (seats.length === 0) { await new Promise((done) => setTimeout(done, 10)); continue; }
    const live = await json(`/tables/${table}/live?seat=${seats[0]}`);
    const state = live.seats.find((one) => one.seat === seats[0]);
    if (!state || state.choices.length === 0) continue;
    if (state.view.phase === until) return false;
    const piece = ({target}) => target.zone === "capital" && target.card;
    if (until === "card" && state.view.phase === "power" && state.choices.some(piece)) return false;
    const alone = state.view.players[seats[0]].hand?.length === 1;
    if (until === "last" && state.view.phase === "play" && alone) return false;
    const pink = until === "card" && state.choices.find(({action}) => /^capital P/.test(action));
    const choice = pink || state.choices[(step * 7) % state.choices.length];
    await json(`/tables/${table}/actions`, {id: `p${step}`, seat: seats[0], action: choice.action});
  }
  return false;
}
"""
MAKE = """
(wanted) => fetch("/api/tables", {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(wanted),
}).then((answer) => answer.json())
"""


def made_table(page: Page, **wanted: Any) -> dict[str, Any]:
    """A new table of the page's guest; random bots, as they answer at once."""
    # Two first requests at once would make two guests of one.
    while not page.context.cookies():
        page.wait_for_timeout(20)
    found: dict[str, Any] = page.evaluate(MAKE, {"level": "random", "name": "Ann", **wanted})
    assert "table" in found, found
    return found


def played_table(page: Page, until: str = "over", **wanted: Any) -> str:
    """The id of a table whose game was played, to its end or until the guest is in a phase.

    "last" is the turn with the last card of a hand, "card" the choice of a card in the capital.
    """
    for _ in range(TRIES):
        table: str = made_table(page, **wanted)["table"]
        if page.evaluate(PLAY, [table, STEPS, until]) is (until == "over"):
            return table
    raise AssertionError(f"{TRIES} games without {until!r}")
