"""The names of people."""

from __future__ import annotations

import unicodedata

from capital_lux.server.refusals import Refused

MAX_NAME = 24
ALLOWED_JOINERS = "\u200d"
"""Joins the parts of an emoji; every other invisible character is refused."""


def invisible(text: str) -> bool:
    return any(unicodedata.category(one)[0] == "C" and one not in ALLOWED_JOINERS for one in text)


def clean_name(name: str) -> str:
    """A name trimmed; control and invisible characters are refused."""
    if invisible(name):
        raise Refused(400, "name-characters")
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name:
        raise Refused(400, "name-empty")
    if len(name) > MAX_NAME:
        raise Refused(400, "name-long", most=MAX_NAME)
    return name
