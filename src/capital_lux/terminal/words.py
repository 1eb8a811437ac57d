"""Actions, questions and help in words. Tables of wording, as in `sentences`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.terminal.sentences import DISTRICTS, capitalised, powers_of, signed
from capital_lux.terminal.table import known_limit

LETTERS = {district[0].upper(): district for district in DISTRICTS}

ACTIONS = {
    "keep": "keep {card}",
    "home": "play {card} at home",
    "capital": "play {card} in the capital ({power})",
    "card": "choose {card}",
    "district": "choose {district}",
    "district-agent": "put {modifier} face down over {district} (limit {limit} now)",
    "district-cleric": "take {lowest} home, the lowest of {district}",
    "place": "choose {district} of {owner}",
    "slot": "take number {slot}",
    "pay": "pay {cost} gold, keep the cards",
    "discard": "keep the gold, lose the cards",
}
"""What an action means, by its verb, or by verb and the power that asks."""

QUESTIONS = {
    "draft": "Keep a card of this pack; the rest goes to your left.",
    "play": "Play a card, at home or in the capital.",
    "agent": "You hold the modifier {modifier}. Over which district?",
    "cleric": "Take the lowest card of which district?",
    "gold": "Your {district} total is {total} and the limit {limit}. Pay {cost} gold?",
    "bonus": "Which bonus card?",
    "power": "The {power} asks you to choose.",
}
"""What is asked, by phase or by the power that asks."""

HELP = """\
Type the number of an action, or its words (home b4), then Enter. Or a command:
  t  the table again     l  this round's log again (l all: the whole game's)
  ?  this help           q  leave; the game is saved and can be resumed

Capital Lux in brief
Three rounds. In each you draft a hand, then play one card a turn: at HOME to
score, or in the CAPITAL to raise that colour's limit and to use its power.
  B blue    Agent     look at a modifier (+4 +2 -1 -3) and put it face down
                      over a district, whose limit it changes
  P pink    Cleric    take the lowest blue, yellow or green capital card home
  Y yellow  Merchant  take a gold
  G green   Scholar   draw a card
When a hand is empty, the others have one last turn; cards left go home. Then
every home district whose total is over its limit (the capital's cards and
modifiers there) is lost, unless its owner pays the excess in gold. In each
colour the highest home total takes the capital's highest card as a bonus.
After round 3 you score home cards, bonus cards and 1 a gold. A tie goes to
the most 6s, then 5s, and so on."""


def action_words(action: str, view: Mapping[str, Any], names: Sequence[str]) -> str:
    """What an action would do, in plain words."""
    verb, *rest = action.split()
    pending = view.get("pending") or {}
    power = pending.get("power", "")
    thing = rest[-1] if rest else ""
    known: dict[str, Any] = {**pending, "card": thing, "slot": thing}
    letter = thing[:1]
    if letter in LETTERS:
        district = LETTERS[letter]
        known["district"] = district
        known["power"] = capitalised(powers_of(view)[DISTRICTS.index(district)])
        known["limit"] = known_limit(view, district)
        cards = view["capital"][district]
        known["lowest"] = min(cards, key=lambda card: card[1:]) if cards else "nothing"
    if "modifier" in pending:
        known["modifier"] = signed(pending["modifier"])
    if verb == "place":
        seat = int(rest[0])
        known["owner"] = names[seat] if seat < len(names) else f"seat {seat}"
    template = ACTIONS.get(f"{verb}-{power}") or ACTIONS.get(verb, action)
    return template.format_map(defaultdict(lambda: "?", known))


def question(view: Mapping[str, Any]) -> str:
    """What the viewer has to decide."""
    pending = dict(view.get("pending") or {})
    if "gold" in pending:
        district = pending["gold"]
        pending["district"] = district
        pending["total"] = view["players"][view["seat"]]["totals"][district]
        pending["limit"] = pending["total"] - pending["cost"]
    if "modifier" in pending:
        pending["modifier"] = signed(pending["modifier"])
    asks = pending.get("power", view["phase"])
    pending["power"] = capitalised(str(pending.get("power", "")))
    return QUESTIONS.get(asks, QUESTIONS["power"]).format_map(defaultdict(lambda: "?", pending))
