"""Why an action is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.rules.actions import ACTIONS, TEXTS
from capital_lux.rules.reasons import because

ZONES = {"keep": ("draft", "not-in-pack"), "home": ("play", "not-in-hand")}
ZONES["capital"] = ZONES["home"]
"""When an action uses a card of a seat's own, and the reason if the card is not there."""


class IllegalAction(ValueError):
    """An action that cannot be played now. Nothing has changed."""

    def __init__(self, reason: str, legal: Sequence[str] = ()) -> None:
        self.reason = reason
        self.legal = list(legal)
        text = because("legal-now", reason=reason, legal=tuple(legal)) if legal else reason
        super().__init__(text)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.reason, self.legal)


def no_seat(seat: Any, seats: int) -> IllegalAction:
    """The refusal of a seat that is not there."""
    return IllegalAction(because("no-seat", seat=seat, last=seats - 1))


def refusal(
    seat: int, action: int, given: Any, waiting: tuple[int, ...], phase: str, legal: Sequence[str]
) -> IllegalAction:
    """The refusal of what a seat may not do: an id, and what was given for it.

    `legal`: what the seat may do.
    """
    if phase == "over":
        return IllegalAction(because("game-over"))
    if seat not in waiting:
        code = "turn-of" if len(waiting) == 1 else "still-choosing"
        return IllegalAction(because(code, waiting=waiting, seat=seat))
    if not 0 <= action < ACTIONS:
        return IllegalAction(because("not-action", action=given), legal)
    text = TEXTS[action]
    verb, _, card = text.partition(" ")
    when, code = ZONES.get(verb, ("", ""))
    if phase == when:
        return IllegalAction(because(code, seat=seat, card=card), legal)
    return IllegalAction(because("not-choice", action=text, seat=seat), legal)
