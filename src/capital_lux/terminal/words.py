"""Actions and questions in words. Tables of wording, as in `templates`.

For an action the template of its verb, tile and step is used, or that of verb and tile, or that of
the verb: `card-outsider-1`, `card-outsider`, `card`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.terminal.components import guard, rebels
from capital_lux.terminal.sentences import (
    DISTRICTS,
    LETTERS,
    ROB,
    capitalised,
    in_words,
    powers_of,
    signed,
)
from capital_lux.terminal.table import known_limit

ACTIONS = {
    "keep": "keep {card}",
    "home": "play {card} at home",
    "capital": "play {card} in the capital ({power})",
    "card": "choose {card}",
    "card-bonus": "take {card} as a bonus card",
    "card-bonus-rob": "ROB takes {card} as a bonus card",
    "card-outsider": "send {card} out: {district} limit {out}",
    "card-outsider-2": "take {card} as a bonus card",
    "card-cleric": "take {card} home: your {colour} total {gain}",
    "card-missionary": "move {card} out: {district} limit {out}",
    "card-mentalist": "put {card} into the capital",
    "card-mentalist-2": "take {card} to your hand: {district} limit {swap}",
    "card-convertor": "give {card} away",
    "card-discoverer": "take {card} to your hand",
    "district": "choose {district}",
    "district-agent": "put {modifier} face down over {district} (limit {limit} now)",
    "district-recruiter": "put {asked} into {district}: limit {in}",
    "district-outsider": "send out one of {cards}",
    "district-cleric": "take {lowest} home, the lowest of {district}",
    "district-doomsayer": "{losses}",
    "district-missionary": "move {lowest} out of {district}: limit {out}",
    "district-missionary-2": "move {asked} to {district}: limit {in}",
    "district-mentalist": "take {lowest} from {district}: limit {swap}",
    "district-follower": "send a follower to {district} ({leads})",
    "district-bonus-rob": "ROB takes {lowest} from {district}",
    "place": "choose {district} of {owner}",
    "place-infiltrator": "into {whose} {district}: {sum} of {limit}, then {more}",
    "place-convertor": "into {whose} {district}: total {add}, limit {limit}",
    "place-sentinel": "guard {district}: total {total}, limit {guarded}",
    "slot": "take number {slot}",
    "slot-aristocrat": "take the {tile} aristocrat",
    "pay": "pay {cost} gold, keep the cards",
    "discard": "keep the gold, lose the cards",
}
"""What an action means."""

QUESTIONS = {
    "draft": "Keep a card of this pack; the rest goes to your left.",
    "draft-solo": "Keep two of every three; the card left over is discarded.",
    "play": "Play a card, at home or in the capital.",
    "agent": "You hold the modifier {modifier}. Over which district?",
    "infiltrator": "You hold a rebel of {rebel}. Into which home district?",
    "recruiter": "Into which district of the capital goes {card}?",
    "outsider": "Send a card out of which district of the capital?",
    "outsider-1": "Which card of {district} leaves the capital?",
    "outsider-2": "You alone have the lowest home. Which card of the Outsider district?",
    "cleric": "Take the lowest card of which district?",
    "cleric-1": "Which of the lowest cards of {district}?",
    "doomsayer": "In which district does everybody with two cards lose the lowest?",
    "missionary": "Move the lowest card of which district of the capital?",
    "missionary-1": "Which of the lowest cards of {district}?",
    "missionary-2": "To which district does {card} move?",
    "mentalist": "Which card of your hand goes into the capital?",
    "mentalist-1": "Into which district goes {card}? You take its lowest card.",
    "mentalist-2": "Which of the lowest cards of {district}?",
    "follower": "To which district goes your follower?",
    "aristocrat": "Which aristocrat? It is worth its value at the end.",
    "sentinel": "Which of your districts is guarded?",
    "convertor": "Which card of your hand goes into another home?",
    "convertor-1": "Into whose home goes {card}?",
    "discoverer": "Which card of the row?",
    "gold": "Your {district} total is {total} and the limit {limit}. Pay {cost} gold?",
    "bonus": "You lead in {bonus}. Which of the highest cards is your bonus card?",
    "bonus-rob": "ROB leads in {bonus}. Which of the highest cards is his bonus card?",
    "rob": "ROB plays {rob} with the bonus symbol: he gets the lowest other card. Which?",
    "power": "The {power} asks you to choose.",
}
"""What is asked, by phase, or by the tile that asks and its step."""

View = Mapping[str, Any]


def change(before: int, by: int) -> str:
    """A number and what becomes of it."""
    return f"{before} -> {before + by}"


def value(card: str) -> int:
    """What a card counts."""
    return int(card[1:])


def lowest_of(cards: Sequence[str]) -> list[str]:
    """The kinds of the lowest value among cards."""
    least = min((value(card) for card in cards), default=0)
    return sorted({card for card in cards if value(card) == least})


def one_of(kinds: Sequence[str]) -> str:
    """Kinds to choose among."""
    return " or ".join(kinds) or "nothing"


def asked_by(view: View) -> str:
    """Who asks: a tile, the bonus, or nobody in particular."""
    pending = view.get("pending") or {}
    if "rob" in pending or ("bonus" in pending and rob_leads(view, pending["bonus"])):
        return "bonus-rob"
    return str(pending.get("power", "bonus" if "bonus" in pending else ""))


def rob_leads(view: View, district: str) -> bool:
    """Whether it is ROB's bonus card that you choose."""
    if "rob" not in view:
        return False
    totals = [player["totals"][district] for player in view["players"]]
    return totals.index(max(totals)) == ROB


def action_words(action: str, view: View, names: Sequence[str]) -> str:
    """What an action would do, in plain words."""
    verb, *rest = action.split()
    pending = view.get("pending") or {}
    thing = rest[-1] if rest else ""
    known: dict[str, Any] = {**pending, "card": thing, "slot": thing}
    if "modifier" in pending:
        known["modifier"] = signed(pending["modifier"])
    if thing[:1] in LETTERS:
        known.update(of_district(view, verb, thing, pending))
    if verb == "place":
        known.update(of_home(view, int(rest[0]), known["district"], names))
    if verb == "district":
        known["losses"] = losses(view, known["district"], names)
        known["leads"] = leads(view, known["district"], names)
    if verb == "slot" and "aristocrats" in view:
        known["tile"] = view["aristocrats"]["slots"][int(thing) - 1]
    tile = asked_by(view)
    keys = (f"{verb}-{tile}-{pending.get('step', 0)}", f"{verb}-{tile}", verb)
    template = next((ACTIONS[key] for key in keys if key in ACTIONS), action)
    return template.format_map(defaultdict(lambda: "?", known))


def of_district(view: View, verb: str, thing: str, pending: View) -> dict[str, Any]:
    """The blanks about a card, or about the capital district that an action or its card names."""
    colour = LETTERS[thing[0]]
    # A card that is chosen from a district may be of another colour (G7).
    district = pending.get("district", colour) if verb == "card" else colour
    cards = view["capital"][district]
    if pending.get("rob", "")[:1] == thing[0]:
        # The card that ROB has just played is not for him to take (S5).
        cards = cards[:-1]
    lowest = lowest_of(cards)
    known: dict[str, Any] = {"district": district, "colour": colour, "cards": in_words(cards)}
    known["power"] = capitalised(powers_of(view)[DISTRICTS.index(district)])
    known["limit"] = limit = known_limit(view, district)
    known["lowest"] = one_of(lowest)
    least = value(lowest[0]) if lowest else 0
    known["out"] = change(limit, -(value(thing) if verb == "card" else least))
    asked = pending.get("card")
    if asked:
        known["asked"] = asked
        known["in"] = change(limit, value(asked))
        known["swap"] = change(limit, value(asked) - least)
    if view.get("seat") is not None and verb == "card":
        total = view["players"][view["seat"]]["totals"][colour]
        known["gain"] = change(total, value(thing))
    return known


def of_home(view: View, seat: int, district: str, names: Sequence[str]) -> dict[str, Any]:
    """The blanks about a home district."""
    if seat >= len(names):
        return {"owner": f"seat {seat}"}
    pending = view.get("pending") or {}
    total: int = view["players"][seat]["totals"][district]
    limit = known_limit(view, district) + guard(view, seat, district)
    known, hidden = rebels(view, seat, district)
    against = total + known
    mine = seat == view.get("seat")
    return {
        "owner": names[seat],
        "whose": "your" if mine else f"{names[seat]}'s",
        "total": total,
        "limit": limit,
        "guarded": change(limit, 2),
        "sum": f"{against}{'+' * bool(hidden)}",
        "more": f"{against + pending.get('rebel', 0)}{'+' * bool(hidden)}",
        "add": change(total, value(pending["card"])) if "card" in pending else total,
    }


def losses(view: View, district: str, names: Sequence[str]) -> str:
    """Who loses which card when everybody with two cards in a district loses the lowest."""
    found = [
        f"{name} {one_of(lowest_of(player['home'][district])[:1])}"
        for name, player in zip(names, view["players"], strict=False)
        if len(player["home"][district]) > 1
    ]
    return f"lost in {district}: {', '.join(found) or 'nothing'}"


def leads(view: View, district: str, names: Sequence[str]) -> str:
    """The home totals in a district."""
    totals = zip(names, view["players"], strict=False)
    return ", ".join(f"{name} {player['totals'][district]}" for name, player in totals)


def question(view: View) -> str:
    """What the viewer has to decide."""
    pending = dict(view.get("pending") or {})
    if "gold" in pending:
        district = pending["gold"]
        pending["district"] = district
        known, _ = rebels(view, view["seat"], district)
        pending["total"] = view["players"][view["seat"]]["totals"][district] + known
        pending["limit"] = pending["total"] - pending["cost"]
    if "modifier" in pending:
        pending["modifier"] = signed(pending["modifier"])
    asks = "rob" if "rob" in pending else asked_by(view) or view["phase"]
    if asks == "draft" and "rob" in view:
        asks = "draft-solo"
    keys = (f"{asks}-{pending.get('step', 0)}", asks, "power")
    pending["power"] = capitalised(str(pending.get("power", "")))
    template = next(QUESTIONS[key] for key in keys if key in QUESTIONS)
    return template.format_map(defaultdict(lambda: "?", pending))
