"""Which language a reader wants."""

from __future__ import annotations

import os
from collections.abc import Mapping

from capital_lux.texts.catalogue import ENGLISH, LANGUAGES


def closest(wanted: str) -> str | None:
    """The language we have that is nearest to a code, if any is near.

    >>> closest("fr_CA.UTF-8"), closest("pt"), closest("de")
    ('fr', 'pt-BR', None)
    """
    code = wanted.split(".")[0].split("@")[0].replace("_", "-").strip().lower()
    for language in LANGUAGES:
        if code == language.lower():
            return language
    for language in LANGUAGES:
        if code.split("-")[0] == language.lower().split("-")[0]:
            return language
    return None


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal: LUX_LANG, else the locale's.

    >>> of_environment({"LANG": "C.UTF-8"}), of_environment({"LC_ALL": "fr_FR", "LANG": "pt_BR"})
    ('en', 'fr')
    """
    for name in ("LUX_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return closest(environment[name]) or ENGLISH
    return ENGLISH
