"""Every choice of both editions: one small integer, one text.

>>> TEXTS[HOME + 2], action_id("district P") == DISTRICT + 1, ACTIONS
('home B4', True, 104)
"""

from __future__ import annotations

from capital_lux.rules.cards import CARD_NAMES, DISTRICTS, KINDS, LETTERS, MAX_SEATS
from capital_lux.rules.shapes import Phase

KEEP = 0
"""``keep B4``: draft, keep a card."""
HOME = KEEP + KINDS
"""``home B4``: play a hand card at home."""
CAPITAL = HOME + KINDS
"""``capital B4``: play a hand card in the capital."""
CARD = CAPITAL + KINDS
"""``card G3``: a card of a kind, where a zone offers a choice."""
DISTRICT = CARD + KINDS
"""``district P``: a capital district."""
PLACE = DISTRICT + DISTRICTS
"""``place 2 Y``: home district Y of seat 2."""
SLOTS = 2
SLOT = PLACE + MAX_SEATS * DISTRICTS
"""``slot 2``: one of a face-up row of tiles."""
PAY = SLOT + SLOTS
"""``pay``: spend gold to keep a district that is over its limit."""
DISCARD = PAY + 1
"""``discard``: lose it instead."""
ACTIONS = DISCARD + 1
"""How many ids there are."""

TEXTS = (
    *(f"keep {card}" for card in CARD_NAMES),
    *(f"home {card}" for card in CARD_NAMES),
    *(f"capital {card}" for card in CARD_NAMES),
    *(f"card {card}" for card in CARD_NAMES),
    *(f"district {letter}" for letter in LETTERS),
    *(f"place {seat} {letter}" for seat in range(MAX_SEATS) for letter in LETTERS),
    *(f"slot {slot + 1}" for slot in range(SLOTS)),
    "pay",
    "discard",
)
"""The text of each id."""

DRAFT, PLAY, POWER, GOLD, BONUS_CHOICE, OVER = range(6)
"""What a game waits for: a pick, a card, a power's choice, gold, a bonus card, nothing."""
PHASES: tuple[Phase, ...] = ("draft", "play", "power", "gold", "bonus", "over")
NOT_YET = -1
"""The last turns left, before a round's end is triggered."""

_IDS = {text: number for number, text in enumerate(TEXTS)}


def action_id(text: str) -> int:
    """The id of an action's text; ``KeyError`` if it is not an action."""
    return _IDS[text]
