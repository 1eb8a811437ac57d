"""Games that are played over a socket as the guest of a page, where a test needs only their end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.analysis.games import short_record

TRIES = 10
"""Games of chance in one of which a phase must come."""

PLAY = """
([table, until]) => new Promise((done, failed) => {
  const wire = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  // Until an action is done and shown, what could be chosen before it cannot.
  let newest = null, sending = false, answered = -1, step = 0;
  const end = (reached) => { wire.onclose = null; wire.close(); done(reached); };
  const wanted = ({ seat, view, choices }) => {
    if (until === "card" || until === "row") {
      const zone = until === "card" ? "capital" : "row";
      const piece = ({ target }) => target.zone === zone && target.card;
      return view.phase === "power" && choices.some(piece);
    }
    const last = view.phase === "play" && view.players[seat].hand?.length === 1;
    if (until === "last") return last;
    if (until === "end") return last && view.round === 3;
    return view.phase === until;
  };
  wire.onclose = ({ code }) => failed(new Error(`closed: ${code}`));
  const act = () => {
    if (sending || !newest || newest.number < answered) return;
    if (newest.seats[0].result) return end(until === "over");
    const state = newest.seats.find(({ choices }) => choices.length > 0);
    if (!state) return;
    if (wanted(state)) return end(true);
    const used = { card: "capital P", row: "capital G" }[until];
    const played = used && state.choices.find(({ action }) => action.startsWith(used));
    const { action } = played || state.choices[(step * 7) % state.choices.length];
    sending = true;
    wire.send(JSON.stringify({ type: "act", id: `${until}${step++}`, seat: state.seat, action }));
  };
  wire.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === "refused") failed(new Error(data));
    if (said.type === "update") newest = said;
    if (said.type === "done") [sending, answered] = [false, said.number];
    act();
  };
})
"""
# The page's first answer brings the cookie of its guest; two first requests would make two guests.
MAKE = """
async (wanted) => {
  const ours = ({ name }) => name.includes("/api/");
  await new Promise((done) => new PerformanceObserver((all) => {
    if (all.getEntries().some(ours)) done();
  }).observe({ type: "resource", buffered: true }));
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(wanted);
  return (await fetch("/api/tables", { method: "POST", headers, body })).json();
}
"""


UPLOAD = """
(record) => fetch("/api/records", {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(record),
}).then((answer) => answer.json()).then(({ replay }) => `/records/${replay}`)
"""


def short_game(page: Page) -> str:
    """The address of a game with eight cards, in which hardly anything was played well."""
    page.locator("h1").first.wait_for()
    address: str = page.evaluate(UPLOAD, {**short_record(), "players": ["Ann", "Bea"]})
    return address


def made_table(page: Page, **wanted: Any) -> dict[str, Any]:
    """A new table of the page's guest; random bots, as they answer at once."""
    found: dict[str, Any] = page.evaluate(MAKE, {"level": "random", "name": "Ann", **wanted})
    assert "table" in found, found
    return found


def played_on(page: Page, table: str, until: str) -> bool:
    """Play on for the guest; whether it came to what is wanted."""
    return bool(page.evaluate(PLAY, [table, until]))


def played_table(page: Page, until: str = "over", **wanted: Any) -> str:
    """The id of a table whose game was played, to its end or until the guest is in a phase.

    "last" is the turn with the last card of a hand, "end" that of the last round, "card" the choice
    of a card in the capital, "row" that of one in the Discoverer's row.
    """
    for _ in range(TRIES):
        table: str = made_table(page, **wanted)["table"]
        if played_on(page, table, until):
            return table
    raise AssertionError(f"{TRIES} games without {until!r}")
