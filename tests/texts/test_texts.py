from __future__ import annotations

import pytest

from capital_lux.texts import LANGUAGES, Message, Texts, closest, of_environment
from capital_lux.texts.catalogue import Catalogue


def test_a_message_is_said_with_its_arguments() -> None:
    texts = Texts("en")
    assert texts.say("log-drew", seat="Ann", card="B4") == "Ann draws B4."
    told = {"id": "log-drew", "args": {"seat": "Ann", "card": "B4"}}
    assert texts.say(told) == "Ann draws B4."
    assert texts.say(Message("log-drew", {"seat": "Ann", "card": "B4"})) == "Ann draws B4."
    assert texts.problems == []


def test_a_message_within_a_message_is_said_first() -> None:
    blue = Message("district-blue")
    for district in (blue, blue.to_dict()):
        said = Texts("fr").say("zone-home", seat={"id": "you", "args": {}}, district=district)
        assert said == "quartier bleu chez vous"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["nothing", "B4", "B4 and P2", "B4, P2 and Ann"]),
        ("fr", ["rien", "B4", "B4 et P2", "B4, P2 et Ann"]),
        ("pt-BR", ["nada", "B4", "B4 e P2", "B4, P2 e Ann"]),
    ],
)
def test_a_list_is_joined_as_one_speaks_it(language: str, said: list[str]) -> None:
    items = ["B4", "P2", Message("own-text", {"text": "Ann"})]
    texts = Texts(language)
    lists = [items[:count] for count in range(4)]
    assert [texts.say("own-text", text=some) for some in lists] == said


def test_plurals() -> None:
    def gold(language: str, count: int) -> str:
        return Texts(language).say("log-took-gold-you", count=count)

    assert gold("fr", 1) == "Vous prenez 1 disque d’or."
    assert gold("fr", 2) == "Vous prenez 2 disques d’or."
    assert gold("pt-BR", 1) == "Você pega 1 moeda de ouro."
    assert gold("pt-BR", 3) == "Você pega 3 moedas de ouro."
    assert Texts("en").say("log-short", count=1).endswith("dealt 1 card.")


def test_there_are_no_isolation_marks() -> None:
    for language in LANGUAGES:
        said = Texts(language).say("log-played-home", seat="Łukasz", card="B4")
        assert not set(said) & {"\u2068", "\u2069"}


def test_what_a_language_lacks_is_said_in_english() -> None:
    texts = Texts("fr")
    empty = Catalogue("fr")
    empty.places, empty.plain = {}, {}
    texts.catalogues[0] = empty
    assert texts.say("log-won-you") == "You win!"
    assert Texts("xx").language == "en"


def test_what_nobody_can_say_is_noted() -> None:
    texts = Texts("fr")
    assert texts.say("no-such-message") == "no-such-message"
    assert not texts.has("no-such-message")
    assert texts.has("log-won-you")
    assert len(texts.problems) == 1
    texts.say("log-drew", seat="Ann")
    assert len(texts.problems) == 2


def test_a_very_long_argument_is_cut_not_refused() -> None:
    texts = Texts("en")
    said = texts.say("file-unreadable", path="x" * 9000, problem="too long")
    assert said.startswith("xxx")
    assert said.endswith("... cannot be read: too long")
    assert len(said) < 1100
    assert texts.problems == []


@pytest.mark.parametrize("text", ["{ $seat }", "{", "}", '{ "x" }', "[one]", "*", "a\nb", "\u202e"])
def test_an_argument_is_never_read_as_fluent(text: str) -> None:
    texts = Texts("en")
    assert texts.say("own-text", text=text) == text
    assert texts.problems == []


def test_the_closest_language() -> None:
    assert [closest(code) for code in ("FR", "pt_PT", "en-GB", "C", "", "x" * 999)] == [
        "fr", "pt-BR", "en", None, None, None,
    ]  # fmt: skip


def test_the_language_of_a_terminal() -> None:
    assert of_environment({}) == "en"
    assert of_environment({"LANG": "pt_BR.UTF-8"}) == "pt-BR"
    assert of_environment({"LANG": "pt_BR.UTF-8", "LC_ALL": "C"}) == "en"
    assert of_environment({"LANG": "pt_BR.UTF-8", "LUX_LANG": "fr", "LC_ALL": "C"}) == "fr"


def test_a_name_from_right_to_left_keeps_what_follows_in_its_place() -> None:
    """It is isolated, once, wherever it stands; other names stay as they are."""
    texts, name = Texts("en"), "\u05e9\u05e8\u05d4"
    shown = f"\u2068{name}\u2069"
    assert texts.say("log-lot", seat=name, modifier="+4").endswith(f"{shown} +4.")
    said = texts.say("log-shared", seats=[name, "Ann", name])
    assert said.startswith(f"{shown}, Ann and {shown} ")
    assert texts.say("log-other", text=said).count("\u2068") == 2
    assert "\u2068" not in texts.say("log-lot", seat="Zoë 王", modifier="+4")
