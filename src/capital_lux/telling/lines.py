"""The lines of the log: which there are, and what each needs to know.

The message of a line `took_gold-you` is `log-took-gold-you`. For an event the first line is used
whose arguments can all be filled from what the reader may see; the lines are tried in the order of
`Teller.keys`. So a new kind of event needs one line, two if "you" reads differently, one more if
others see less of it. A line that is None says nothing.
"""

from __future__ import annotations

IMPOSSIBLE = (
    "agent",
    "infiltrator",
    "recruiter",
    "cleric",
    "doomsayer",
    "mentalist",
    "merchant",
    "follower",
    "aristocrat",
    "sentinel",
    "scholar",
    "convertor",
    "discoverer",
    "dualist",
)
"""The tiles that can be impossible, each with a line that says why."""

ALIKE = {
    "same_deal": "",
    "chosen_deal": "",
    "opened": "card district",
    "short": "count",
    "short-solo": "count",
    "turned_up": "card",
    "removed": "card district",
    "removed-none": "card",
    "moved_by_tile": "card zone to_zone",
    "moved_in_secret": "card zone to_zone",
    "moved_in_secret-hidden": "zone to_zone",
    "reserved": "cards",
    "rob_turned": "turned",
    "rob_played-home": "turned card",
    "rob_played-capital": "turned card",
    "rob_nothing": "",
    "rob_refilled": "side card",
    "rob_bonus": "card",
    "played-home-solo": "card",
    "last_turns-solo": "",
    "last_turns-solo-you": "",
    "laid_down-solo": "cards",
    "revealed_rebel": "whose to district rebel",
    "nothing": "power",
    **{f"nothing-{tile}": "power" for tile in IMPOSSIBLE},
}
"""Told to everybody in the same words."""

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
    "looked": "modifier",
    "placed": "modifier district",
    "took": "card",
    "last_turns": "",
    "laid_down": "cards",
    "revealed": "district modifier",
    "over_limit": "district total limit",
    "paid": "count district",
    "discarded": "cards",
    "bonus": "district card",
    "bonus-none": "card",
    "scored": "home bonus gold points",
    "scored-tiles": "home bonus gold tiles points",
    "won": "",
    "put": "card district",
    "moved": "card district to_district",
    "outcast": "card district",
    "picked_up": "card district",
    "picked_up-none": "card",
    "gave": "card whose to",
    "again": "",
    "looked_rebel": "rebel",
    "placed_rebel": "rebel whose to district",
    "sent_follower": "district",
    "followed": "district count",
    "took_aristocrat": "district value",
    "lost_aristocrat": "district value",
    "posted": "district",
    "spent": "district",
    "returned": "district",
    "power_points": "points",
    "paid_by_tile": "count",
    "left_over": "card",
    "late": "",
    "lost_seat": "",
}
"""About a seat: each has a second line, for the reader whose seat it is."""

OTHERS = {
    "drew-hidden": "seat",
    "placed-hidden": "seat district",
    "placed_rebel-hidden": "seat whose to district",
    "shared": "seats",
    "shared-you": "seats",
    "tied": "seats district card",
    "tied-you": "seats district card",
    "tied-none": "seats card",
    "tied-none-you": "seats card",
}
"""What others see of it, and what is about several seats."""

SILENT = (
    "dealt-hidden",
    "ready",
    "passed-hidden",
    "looked-hidden",
    "looked_rebel-hidden",
    # The next round's first line names its starting seat.
    "next_start",
)
"""Not told at all."""

LINES: dict[str, tuple[str, ...] | None] = {
    **{key: tuple(needs.split()) for key, needs in (ALIKE | OTHERS).items()},
    **{key: ("seat", *needs.split()) for key, needs in ADDRESSED.items()},
    **{f"{key}-you": tuple(needs.split()) for key, needs in ADDRESSED.items()},
    **dict.fromkeys(SILENT),
}
"""All lines and the arguments of each."""

IDS = {key: f"log-{key.replace('_', '-')}" for key in LINES}
"""The message of each line."""
