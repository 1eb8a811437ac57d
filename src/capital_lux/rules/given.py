"""What callers give, checked where they give it: compiled or plain, the same is refused."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from operator import index
from typing import Any

from capital_lux.rules.reasons import shown

NO_NUMBER = -1


def natural(value: Any) -> int:
    """A whole number of 0 or more; NO_NUMBER for anything else.

    Whatever stands for a whole number is welcome, numpy's integers too. A float, a bool or a text
    is not; nor, compiled, is a number that a C int cannot hold: no seat or action is that large.

    >>> natural(3), natural(-3), natural(2.0), natural(True), natural("3")
    (3, -1, -1, -1, -1)
    """
    whole = value
    if type(value) is not int:
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            return NO_NUMBER
        try:
            whole = index(value)
        except TypeError:
            return NO_NUMBER
    try:
        number = whole
    except OverflowError:
        return NO_NUMBER
    return number if number >= 0 else NO_NUMBER


def wrong(wanted: str, value: Any, error: type[Exception] = TypeError) -> Exception:
    """The error that tells a programmer what is needed."""
    return error(f"{wanted} is needed, not {shown(value)}")


class Made:
    """How a class is made, for `inspect`: Cython does not tell."""

    def __init__(self, like: Callable[..., None]) -> None:
        self.signature: inspect.Signature = inspect.signature(like)

    def __get__(self, instance: object, owner: type) -> inspect.Signature:
        first = next(base for base in owner.__mro__ if "__init__" in vars(base))
        if vars(first).get("__signature__") is not self:
            raise AttributeError
        signature: inspect.Signature = self.signature
        return signature
