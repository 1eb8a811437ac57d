"""Why an action is not legal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from capital_lux.rules.actions import ACTIONS, TEXTS
from capital_lux.rules.reasons import because

ZONES = {"keep": ("draft", "not-in-pack"), "home": ("play", "not-in-hand")}
ZONES["capital"] = ZONES["home"]
"""In which phase an action uses a seat's own card, and the reason when it is not there."""
usual = cache(because)
"""For reasons that are given again and again, with few seats and actions."""


class IllegalAction(ValueError):
    """An action that cannot be played now. Nothing has changed.

    Its text lists what is legal. It is put together only when it is read, which is rare.
    """

    def __init__(self, reason: str, legal: Sequence[str] = ()) -> None:
        self.reason = reason
        self.legal = list(legal)

    @property
    def args(self) -> tuple[Any, ...]:  # type: ignore[override]
        """The text, where other exceptions have theirs."""
        if not self.legal:
            return (self.reason,)
        return (because("legal-now", reason=self.reason, legal=tuple(self.legal)),)

    def __str__(self) -> str:
        return str(self.args[0])

    def __repr__(self) -> str:
        return f"IllegalAction({self.args[0]!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.reason, self.legal)


def no_seat(seat: Any, seats: int) -> IllegalAction:
    return IllegalAction(because("no-seat", seat=seat, last=seats - 1))


def refusal(
    seat: int, action: int, given: Any, waiting: tuple[int, ...], phase: str, legal: Sequence[str]
) -> IllegalAction:
    """The refusal of an action that a seat may not do: its id, and what was given for it.

    `legal`: what the seat may do.
    """
    if phase == "over":
        return IllegalAction(because("game-over"))
    if seat not in waiting:
        code = "turn-of" if len(waiting) == 1 else "still-choosing"
        return IllegalAction(usual(code, waiting=waiting, seat=seat))
    if not 0 <= action < ACTIONS:
        return IllegalAction(because("not-action", action=given), legal)
    text = TEXTS[action]
    verb, _, card = text.partition(" ")
    when, code = ZONES.get(verb, ("", ""))
    if phase == when:
        return IllegalAction(usual(code, seat=seat, card=card), legal)
    return IllegalAction(usual("not-choice", action=text, seat=seat), legal)
