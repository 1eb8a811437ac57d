"""Reasons of the rules: one English, said in every language, and none that nobody gives."""

from __future__ import annotations

import copy
import pickle
import random
import re
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.reasons import LONGEST, REASONS, Reason, because, reason_of, word
from capital_lux.texts import LANGUAGES, Texts, plain
from tests.damage import JUNK, places
from tests.texts.catalogues import reasons
from tests.texts.used import SOURCE, written

OTHERS = [language for language in LANGUAGES if language != "en"]
SOURCES = [path for path in SOURCE.rglob("*.py") if path.name != "reasons.py"]
GIVEN = re.compile(r"""(?:because|\.fail)\(\s*"([^"]*)\"""")
NO_WORDS = ("at", "tile-colour", "bot-did")
SENTENCE = re.compile(r"""raise (?!Tile|Broken|wrong)\w+\(\s*f?["']""")


def refusal(**options: Any) -> Reason:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - what it says is looked at
        lux.Game("generations", **options)
    return reason_of(error.value)


def sources_of(folder: str) -> list[Path]:
    return list(SOURCE.joinpath(folder).rglob("*.py"))


def test_every_reason_is_given_and_every_one_given_is_there() -> None:
    assert REASONS.keys() - written(SOURCES) == set()
    given = {code for path in SOURCES for code in GIVEN.findall(path.read_text("utf-8"))}
    assert given - REASONS.keys() == set()


def test_the_rules_raise_no_bare_sentences() -> None:
    """Only authors of a tile, a program or checks of the rules are told something in English."""
    for path in [*sources_of("rules"), *sources_of("bots"), *sources_of("study")]:
        assert SENTENCE.findall(path.read_text("utf-8")) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    texts = Texts(language)
    for code, blanks in zip(REASONS, reasons().values(), strict=True):
        reason = because(code, **dict.fromkeys(blanks, 3))
        said = texts.say(reason)
        assert said == texts.say(plain(reason)) == texts.say("own-text", text=reason)
        if language == "en":
            assert said == reason
        elif code not in NO_WORDS:
            assert said != reason
        assert "{" not in said
    assert texts.problems == []


def test_a_reason_within_a_reason() -> None:
    tiles = ["agent", "cleric", "merchant"]
    solo = refusal(seats=1, seed=1, powers=[*tiles, "convertor"])
    assert solo.startswith("convertor is not for solo play. Allowed solo are blue: agent, ")
    said = Texts("fr").say(solo).replace("\u00a0", " ")
    assert said.startswith(
        "Convertisseur n’est pas pour le solo. Sont possibles en solo en bleu : Agent, Infiltrateur"
        " et Recruteur ; en rose : Clerc, "
    )
    few = Texts("pt-BR").say(refusal(seats=2, seed=1, powers=tiles))
    assert "escolha atual: Agente (azul), Clérigo (rosa) e Mercador (amarelo)." in few
    none = Texts("pt-BR").say(refusal(seats=2, seed=1, powers=[]))
    assert none.startswith("escolha uma peça de cada cor; escolha atual: nada.")


def test_a_tile_of_a_users_own_is_called_as_its_author_calls_it() -> None:
    assert Texts("fr").say(word("tile", "ferryman")) == "ferryman"


def pickled(reason: Reason) -> Any:
    return pickle.loads(pickle.dumps(reason))


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, pickled])
def test_a_reason_can_be_sent(again: Any) -> None:
    game = lux.Game(seats=2, seed=1)
    with pytest.raises(lux.IllegalAction) as refused:
        game.play(0, "home B4")
    for reason in (refused.value.reason, refused.value.args[0]):
        twin = again(reason)
        assert isinstance(reason, Reason)
        assert (twin, twin.id, twin.values) == (reason, reason.id, reason.values)
        assert plain(twin) == plain(reason)


@pytest.mark.parametrize("value", ["x" * 9000, 10**40, [[[]]] * 9000, {"a": "b" * 9000}])
def test_what_somebody_wrote_is_short_in_a_message(value: Any) -> None:
    message = plain(because("not-deck", cards=value))
    assert isinstance(message["args"]["cards"], str)
    assert len(message["args"]["cards"]) <= LONGEST
    assert len(message["text"]) <= 1000


def test_an_exception_of_somebody_else_says_what_it_says() -> None:
    for problem, text in (
        (KeyError("a"), "'a'"),
        (ValueError(), ""),
        (OSError(2, "No"), "[Errno 2] No"),
    ):
        assert reason_of(problem) == Texts("fr").say(reason_of(problem)) == text


def test_damaged_positions_are_refused_in_every_language() -> None:
    """Whatever is wrong is said with all its blanks filled."""
    rng = random.Random(5)
    spoken = [Texts(language) for language in LANGUAGES]
    told: set[str] = set()
    for seats in (1, 3):
        game = lux.Game("generations", seats, 1, powers="random")
        whole = game.snapshot()
        for _ in range(400):
            broken = copy.deepcopy(whole)
            container, key = rng.choice(list(places(broken)))
            container[key] = copy.deepcopy(rng.choice(JUNK))
            try:
                lux.Game.restore(broken)
            except lux.InvalidSnapshot as problem:
                reason = problem.args[0]
                assert isinstance(reason, Reason)
                told.add(getattr(reason.values.get("reason"), "id", reason.id))
                english, *others = [texts.say(reason) for texts in spoken]
                assert english == str(problem)[:1000]
                assert english not in others
    assert len(told) > 10
    assert [texts.problems for texts in spoken] == [[], [], []]
