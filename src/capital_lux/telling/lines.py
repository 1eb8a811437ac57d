"""The lines of the log: which there are, and what each needs to know.

The message of a line `took_gold-you` is `log-took-gold-you`. For an event the first line is used
whose arguments can all be filled from what the reader may see; the lines are tried in the order of
`Teller.keys`. So a new kind of event needs one line, two if "you" reads differently, one more if
others see less of it. A line that is None says nothing. The lines about a tile's components are in
its file in `tiles`.
"""

from __future__ import annotations

from collections.abc import Mapping

from capital_lux.rules.powers import TILES
from capital_lux.telling.rob import SOLO
from capital_lux.telling.tile import TELLINGS

ALIKE = {
    "same_deal": "",
    "chosen_deal": "",
    "opened": "card district",
    "short": "count",
    "turned_up": "card",
    "removed": "card district",
    "removed-none": "card",
    "moved_by_tile": "card zone to_zone",
    "moved_in_secret": "card zone to_zone",
    "moved_in_secret-hidden": "zone to_zone",
    "drew-hidden": "seat",
    "shared": "seats",
    "shared-you": "seats",
    "tied": "seats district card",
    "tied-you": "seats district card",
    "tied-none": "seats card",
    "tied-none-you": "seats card",
    "nothing": "power",
    **{f"nothing-{name}": "power" for name, tile in TILES.items() if not tile.always},
}
"""Lines told to everybody in the same words, or about several seats."""

ADDRESSED = {
    "lot": "modifier",
    "round": "round",
    "dealt": "cards",
    "kept": "card",
    "passed": "cards whose to",
    "played-home": "card",
    "played-capital": "card power",
    "drew": "card",
    "took_gold": "count",
    "last_turns": "",
    "laid_down": "cards",
    "over_limit": "district total limit",
    "paid": "count district",
    "discarded": "cards",
    "bonus": "district card",
    "bonus-none": "card",
    "scored": "home bonus gold points",
    "scored-tiles": "home bonus gold tiles points",
    "won": "",
    "put": "card district",
    "picked_up": "card district",
    "picked_up-none": "card",
    "power_points": "points",
    "paid_by_tile": "count",
    "left_over": "card",
    "late": "",
    "lost_seat": "",
    "took_back": "",
}
"""Lines about a seat: each has a second one, for the reader whose seat it is."""

# The next round's first line names its starting seat.
SILENT = ("dealt-hidden", "ready", "passed-hidden", "next_start")
"""Events that are not told at all."""

LINES: dict[str, tuple[str, ...] | None] = dict.fromkeys(SILENT)
"""All lines and the arguments of each."""


def add(alike: Mapping[str, str | None], addressed: Mapping[str, str]) -> None:
    for key, needs in alike.items():
        LINES[key] = None if needs is None else tuple(needs.split())
    for key, told in addressed.items():
        LINES[key] = ("seat", *told.split())
        LINES[f"{key}-you"] = tuple(told.split())


add(ALIKE, ADDRESSED)
for telling in (*TELLINGS.values(), SOLO):
    add(telling.lines, telling.addressed)

IDS = {key: f"log-{key.replace('_', '-')}" for key in LINES}
"""The message of each line."""
