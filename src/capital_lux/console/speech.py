"""The language that a command speaks: English until somebody says otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from capital_lux.texts import ENGLISH, Message, Texts

if TYPE_CHECKING:
    from capital_lux.telling.log import Teller

_speaking = [Texts(ENGLISH)]
SEPARATORS = {"en": ",.", "fr": "\u202f,", "pt-BR": ".,"}
"""What separates thousands, and what stands before decimals."""


def speak(language: str) -> None:
    """Say everything in this language from now on."""
    _speaking[0] = Texts(language)


def language() -> str:
    return _speaking[0].language


def say(message: str | Message | Mapping[str, Any], /, **args: Any) -> str:
    return _speaking[0].say(message, **args)


def figure(value: float, digits: int = 0, sign: bool = False) -> str:
    """A number as it is written in the language that is spoken.

    >>> figure(1234.5, 2), figure(7, sign=True)
    ('1,234.50', '+7')
    """
    text = f"{value:{'+' if sign else ''},.{digits}f}"
    return text.translate(str.maketrans(",.", SEPARATORS[language()]))


def percent(share: float, digits: int = 0, sign: bool = False) -> str:
    """A share as it is written: 54 %."""
    return f"{figure(100 * share, digits, sign)} %"


def has(message: str) -> bool:
    return _speaking[0].has(message)


def sentences(teller: Teller, events: Iterable[Mapping[str, Any]]) -> list[str]:
    """The sentences of some events.

    >>> from capital_lux.telling.log import Teller
    >>> sentences(Teller(["Ann", "Bea"], 0), [{"what": "drew", "seat": 1}])
    ['Bea draws a card.']
    """
    return [say(line["message"]) for line in teller.lines(events)]
