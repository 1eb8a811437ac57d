"""The one sentence that says what to do now, or whom everybody waits for."""

from __future__ import annotations

from typing import Any

from capital_lux.telling.messages import DISTRICT, Message, signed, tile
from capital_lux.telling.preview import asked_by
from capital_lux.telling.standing import Standing

ASKS = {
    "draft": "",
    "draft-solo": "",
    "play": "",
    "agent": "modifier",
    "infiltrator": "rebel",
    "recruiter": "card",
    "outsider": "",
    "outsider-1": "district",
    "outsider-2": "",
    "cleric": "",
    "cleric-1": "district",
    "doomsayer": "",
    "missionary": "",
    "missionary-1": "district",
    "missionary-2": "card",
    "mentalist": "",
    "mentalist-1": "card",
    "mentalist-2": "district",
    "follower": "",
    "aristocrat": "",
    "sentinel": "",
    "convertor": "",
    "convertor-1": "card",
    "discoverer": "",
    "gold": "district total limit cost",
    "bonus": "district",
    "bonus-rob": "district",
    "rob": "card",
    "power": "power",
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


def ask(stand: Standing) -> Message | None:
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
    return {"id": f"ask-{key}", "args": {name: arg(stand, name) for name in ASK_NEEDS[key]}}


def wait(stand: Standing) -> Message:
    """Whom this seat waits for."""
    view = stand.view
    key = "rob" if "rob" in stand.pending else view["phase"]
    return {"id": f"wait-{key}", "args": {name: arg(stand, name) for name in WAIT_NEEDS[key]}}


def arg(stand: Standing, name: str) -> Any:
    """An argument of a question."""
    pending, waiting = stand.pending, stand.view["waiting"]
    if name == "seats":
        return [stand.names[seat] for seat in waiting]
    if name == "seat":
        return stand.names[waiting[0]]
    if name == "district":
        return DISTRICT[pending.get("gold") or pending.get("bonus") or pending["district"]]
    if name == "power":
        return tile(pending["power"])
    if name == "modifier":
        return signed(pending["modifier"])
    if name == "card":
        return pending.get("rob") or pending["card"]
    if name in ("total", "limit"):
        total = stand.against(stand.view["waiting"][0], pending["gold"])
        return total if name == "total" else total - pending["cost"]
    return pending[name]
