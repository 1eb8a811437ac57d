"""Every catalogue is complete, well-formed and used."""

from __future__ import annotations

import re

import pytest

from capital_lux.telling import ask, choices, lines
from capital_lux.texts import ENGLISH, LANGUAGES, Texts
from capital_lux.texts.catalogue import Catalogue
from tests.package.test_package import ROOT
from tests.texts.catalogues import ID, LOCALES, messages, reasons
from tests.texts.used import begun, families, terminal, web, written, written_anywhere

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
HERE = messages(ENGLISH)
TERMINAL = (
    *("refusal-", "file-", "play-", "table-", "label-", "cli-", "usage-", "replay-", "arena-"),
    "full-",
)
"""How ids begin that the command's code writes in full: nothing else in it looks like that."""
PAGE = "page-"
"""The same for the page."""


def test_there_is_a_folder_for_each_language() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_well_formed(language: str) -> None:
    for name, (place, variables) in messages(language).items():
        assert ID.fullmatch(name), name
        # A file is parsed on its own, by the terminal and by the web.
        assert not variables.references, f"{language}/{place}: {name} refers to another message"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_messages_in_the_same_files(language: str) -> None:
    theirs = {name: place for name, (place, _) in messages(language).items()}
    ours = {name: place for name, (place, _) in HERE.items()}
    assert theirs == ours | dict.fromkeys(reasons(), "reason.ftl")


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_variables(language: str) -> None:
    ours = {name: variables.names for name, (_, variables) in HERE.items()} | reasons()
    for name, (_, variables) in messages(language).items():
        assert variables.names == ours[name], f"{language}: {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_is_not_a_copy(language: str) -> None:
    texts, english = Texts(language), Texts(ENGLISH)
    plain = [name for name, (_, variables) in HERE.items() if not variables.names]
    same = [name for name in plain if texts.say(name) == english.say(name)]
    assert len(same) < len(plain) / 10, same


def test_french_punctuation_begins_no_line() -> None:
    """A space that may be broken would leave it alone there."""
    files = (LOCALES / "fr").glob("*.ftl")
    lines = [line for path in files for line in path.read_text().splitlines() if line[:1] != "#"]
    for page in (ROOT / "docs/fr").glob("*.md"):
        lines += [line for line in page.read_text().splitlines() if line[:4] != "lux "]
    assert [line for line in lines if re.search(r"\S [:;?!»]|« ", line)] == []


@pytest.mark.parametrize(("language", "other"), [("en", "’"), ("fr", r"\w'\w"), ("pt-BR", "’")])
def test_there_is_one_kind_of_apostrophe(language: str, other: str) -> None:
    files = (LOCALES / language).glob("*.ftl")
    lines = [line for path in files for line in path.read_text().splitlines() if line[:1] != "#"]
    assert [line for line in lines if re.search(other, line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plain_line_is_what_fluent_makes_of_it(language: str) -> None:
    """Plain lines are said without Fluent, to be quick; that must make no difference."""
    quick, slow = Catalogue(language), Catalogue(language)
    assert len(quick.plain) > 100
    slow.plain = {}
    for name, parts in quick.plain.items():
        for value in ("B4", "a { b", 0, 7, 999, -3):
            args: dict[str, str | int | float] = dict.fromkeys(parts[1::2], value)
            assert quick.format(name, args) == slow.format(name, args)
    assert quick.bundle is None


@pytest.mark.parametrize("value", [1000, -1000, 0.5, None])
def test_what_a_plain_line_cannot_say_is_said_by_fluent(value: object) -> None:
    catalogue = Catalogue("fr")
    args = {} if value is None else {"count": value}
    found = catalogue.format("table-deck", args)  # type: ignore[arg-type]
    assert found is not None
    assert catalogue.bundle is not None
    assert bool(found[1]) == (value is None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found(language: str) -> None:
    assert set(Catalogue(language).places) == set(messages(language))


def test_no_message_is_missing() -> None:
    for family, names in families().items():
        assert names <= HERE.keys(), family
    ids = {name for name in written(terminal()) if name.startswith(TERMINAL)}
    ids |= {name for name in written(web()) if name.startswith(PAGE)}
    assert ids - HERE.keys() == set()


def test_no_message_is_unused() -> None:
    used = written_anywhere().union(*families().values())
    unused = {name for name in HERE.keys() - used if not name.startswith(begun())}
    assert unused == set()


def test_the_tables_of_the_telling_say_what_a_message_needs() -> None:
    tables: dict[str, tuple[str, ...]] = {
        **{lines.IDS[key]: needs for key, needs in lines.LINES.items() if needs is not None},
        **{choices.IDS[key]: needs for key, needs in choices.NEEDS.items()},
        **{f"ask-{key}": needs for key, needs in ask.ASK_NEEDS.items()},
        **{f"wait-{key}": needs for key, needs in ask.WAIT_NEEDS.items()},
    }
    for name, needs in tables.items():
        assert HERE[name][1].names <= set(needs), name
