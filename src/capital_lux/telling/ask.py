"""The one sentence that says what to do now, or whom everybody waits for."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.cards import PICKS
from capital_lux.rules.powers import TILES
from capital_lux.telling import rob
from capital_lux.telling.messages import DISTRICT, PlainMessage, tile
from capital_lux.telling.standing import Standing
from capital_lux.telling.tile import SILENT, TELLINGS, Offer, Telling

OWN = "own"
"""A tile of a user's own asks."""
ASKERS: dict[str, Telling] = {**TELLINGS, "bonus-rob": rob.SOLO, "rob": rob.SOLO}
"""What may ask: the tiles that have something to tell, and ROB."""

ASKS = {
    "draft": "keep cards pass to",
    "play": "",
    "gold": "district total limit cost",
    "bonus": "district",
    "power": "power",
    **{key: needs for telling in ASKERS.values() for key, needs in telling.asks.items()},
}
"""What is asked, by phase, or by the tile that asks and its step."""

WAITS = {
    "draft": "seats",
    "play": "seat",
    "power": "seat power",
    "gold": "seat district cost",
    "bonus": "seat district",
    "rob": "seat card",
}
"""What somebody else is doing."""

ASK_NEEDS = {key: tuple(needs.split()) for key, needs in ASKS.items()}
WAIT_NEEDS = {key: tuple(needs.split()) for key, needs in WAITS.items()}


def asked_by(stand: Standing) -> str:
    """What asks: a tile, the bonus, or nothing in particular."""
    pending = stand.pending
    if "power" in pending:
        return pending["power"] if pending["power"] in TILES else OWN
    if "rob" in pending or ("bonus" in pending and rob.leads(stand.view, pending["bonus"])):
        return "bonus-rob"
    return "bonus" if "bonus" in pending else ""


def ask(stand: Standing) -> PlainMessage | None:
    """What the seat must do now, or whom it waits for; None when the game is over."""
    view = stand.view
    if view["phase"] == "over":
        return None
    if stand.seat not in view["waiting"]:
        return wait(stand)
    asks = "rob" if "rob" in stand.pending else asked_by(stand) or view["phase"]
    if asks == "draft" and "rob" in view:
        asks = "draft-solo"
    for key in (f"{asks}-{stand.pending.get('step', 0)}", asks, "power"):
        if key in ASK_NEEDS:
            break
    fills = ASKERS.get(asks, SILENT).args
    args = {
        name: fills[name](stand, Offer()) if name in fills else arg(stand, name)
        for name in ASK_NEEDS[key]
    }
    return {"id": f"ask-{key}", "args": args}


def wait(stand: Standing) -> PlainMessage:
    key = "rob" if "rob" in stand.pending else stand.view["phase"]
    return {"id": f"wait-{key}", "args": {name: arg(stand, name) for name in WAIT_NEEDS[key]}}


def draft(stand: Standing) -> dict[str, Any]:
    """How many cards a seat keeps of those before it, and how many it passes on to whom (F6)."""
    assert stand.seat is not None
    player = stand.players[stand.seat]
    cards, came = len(player["packs"]), len(player["received"][-1])
    keep = min(PICKS, came) - (came - cards)
    left = stand.names[(stand.seat + 1) % len(stand.names)]
    return {"keep": keep, "cards": cards, "pass": cards - keep, "to": left}


def arg(stand: Standing, name: str) -> Any:
    pending, waiting = stand.pending, stand.view["waiting"]
    if name in ("keep", "cards", "pass", "to"):
        return draft(stand)[name]
    if name == "seats":
        return [stand.names[seat] for seat in waiting]
    if name == "seat":
        return stand.names[waiting[0]]
    if name == "district":
        return DISTRICT[pending.get("gold") or pending.get("bonus") or pending["district"]]
    if name == "power":
        return tile(pending["power"])
    if name == "card":
        return pending.get("rob") or pending["card"]
    if name in ("total", "limit"):
        total = stand.against(waiting[0], pending["gold"])
        return total if name == "total" else total - pending["cost"]
    return pending[name]
