"""The command in other languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from capital_lux.texts import LANGUAGES, Texts
from tests.terminal.command import record, refusal, run, saved_game

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = re.compile(
    r"\b(the|you|your|plays?|takes?|draws?|hand|home|gold|limit|deck|round|starts?|with|and)\b",
    re.IGNORECASE,
)
GAMES = [("first", 3, ()), ("generations", 4, ("--powers", "C")), ("generations", 1, ())]


def one_line(text: str) -> str:
    """A text without its line ends and no-break spaces."""
    return " ".join(text.split())


def english_in(text: str) -> list[str]:
    """Lines that look English. Actions, options and commands are typed as they are."""
    text = re.sub(
        r"(\d\) (home|capital|place|card|keep|district|slot) .{3} *)|home b4|lux .*", "", text
    )
    return [line for line in text.splitlines() if ENGLISH.search(line)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("edition", "seats", "more"), GAMES)
def test_a_whole_game(
    tmp_path: Path, language: str, edition: str, seats: int, more: tuple[str, ...]
) -> None:
    done = run(
        "--lang", language, "play", "--edition", edition, "--seats", seats, "--seed", 7, *more,
        answers="?\n2\n1\n0\n" * 90, folder=tmp_path,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    texts = Texts(language)
    assert texts.say("over-title") in done.stdout
    shown = done.stdout.replace(texts.say("play-prompt") + " ", "")
    assert max(map(len, shown.splitlines())) <= 80
    assert english_in(shown) == []
    path = saved_game(tmp_path)
    again = run("--language", language, "replay", path)
    assert max(map(len, again.stdout.splitlines())) <= 80
    typed = r"^ +[\d-]+  \d \w+( \w+)*"
    assert english_in(re.sub(typed, "", again.stdout, flags=re.MULTILINE)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_of_help(language: str) -> None:
    texts = Texts(language)
    whole = run("--lang", language, "--help").stdout
    assert texts.say("cli-lux") in whole
    assert whole.startswith(texts.say("cli-usage"))
    for command in ("play", "simulate", "arena", "hint", "replay", "powers"):
        page = run("--lang", language, command, "--help").stdout
        assert one_line(texts.say(f"cli-{command}")) in one_line(page)
        assert texts.say("cli-help") in page
        assert "default" not in page
        assert "required" not in page
        assert "cli-" not in page


@pytest.mark.parametrize("language", OTHERS)
def test_tiles_are_found_by_both_names(language: str) -> None:
    texts = Texts(language)
    done = run("powers", LUX_LANG=language)
    assert max(map(len, done.stdout.splitlines())) <= 80
    by_id = run("powers", "recruiter", LUX_LANG=language).stdout
    by_name = run("powers", texts.say("tile-recruiter"), LUX_LANG=language).stdout
    assert by_id == by_name
    assert texts.say("basis-reconstruction") in by_id


def test_who_says_which_language(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(actions=5)))

    def spoken(*options: str, **more: str) -> str:
        first = run(*options, "replay", path, folder=None, **more).stdout.splitlines()[0]
        words = {"seats": "en", "joueurs": "fr", "jogadores": "pt-BR"}
        return next(language for word, language in words.items() if word in first)

    quiet = {"LUX_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8"}
    assert spoken(**quiet) == "en"
    assert spoken(**{**quiet, "LANG": "fr_CA.UTF-8"}) == "fr"
    assert spoken(**{**quiet, "LANG": "fr_CA.UTF-8", "LC_ALL": "pt_BR.UTF-8"}) == "pt-BR"
    assert spoken(**{**quiet, "LC_ALL": "pt_BR.UTF-8", "LUX_LANG": "fr"}) == "fr"
    assert spoken("--lang", "pt", **{**quiet, "LUX_LANG": "fr"}) == "pt-BR"
    assert refusal("--lang", "de", "powers", status=2) == (
        "there is no language 'de': choose en, fr, pt-BR"
    )


@pytest.mark.parametrize("language", OTHERS)
def test_a_refusal(language: str, tmp_path: Path) -> None:
    done = run("play", "--seat", 9, folder=tmp_path, LUX_LANG=language)
    assert done.returncode == 2
    sentence = Texts(language).say("refusal-seat", seat="9", last=2)
    assert done.stderr == f"lux: {one_line(sentence)}\n"
    assert "--bogus" in run("play", "--bogus", LUX_LANG=language).stderr


REFUSED = [
    ("play", "--edition", "second"),
    ("play", "--seats", "7"),
    ("play", "--seed", "zz"),
    ("play", "--edition", "generations", "--powers", "E"),
    ("play", "--edition", "generations", "--powers", "agent,cleric,merchant,nobody"),
    ("simulate", "--edition", "generations", "--seats", "1", "--powers", "B"),
    ("arena", "novice"),
]


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_what_the_rules_refuse(arguments: tuple[str, ...]) -> None:
    english = run(*arguments).stderr
    said = {language: run(*arguments, LUX_LANG=language) for language in OTHERS}
    assert {done.returncode for done in said.values()} == {2}
    assert len({english, *(done.stderr for done in said.values())}) == 3
    for done in said.values():
        assert english_in(done.stderr.removeprefix("lux: ")) == []
        assert "is not" not in done.stderr


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "fr",
            "actions[0] : '0 home B4' ne peut pas être joué : « home B4 » n’est pas un des choix",
        ),
        ("pt-BR", "actions[0]: '0 home B4' não pode ser jogado: “home B4” não é uma das escolhas"),
    ],
)
def test_a_record_that_is_not_true(language: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**record(actions=0), "actions": ["0 home B4"]}))
    assert said in one_line(run("replay", path, LUX_LANG=language).stderr)


@pytest.mark.parametrize("language", OTHERS)
def test_tiles_are_chosen_by_both_names(language: str, tmp_path: Path) -> None:
    game = ("play", "--edition", "generations", "--seed", 1, "--powers")
    names = ("recruiter", "mentalist", "follower", "dualist")
    texts = Texts(language)
    theirs = ", ".join(texts.say(f"tile-{name}") for name in names)
    both = (theirs, ",".join(names))
    shown = [run(*game, some, LUX_LANG=language, folder=tmp_path) for some in both]
    assert shown[0].returncode == shown[1].returncode
    assert shown[0].stdout.splitlines()[:20] == shown[1].stdout.splitlines()[:20]
    assert texts.say("tile-recruiter") in shown[0].stdout


@pytest.mark.parametrize("language", OTHERS)
def test_a_hint_and_an_arena_fit(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(actions=25)))
    hint = run("hint", path, "--simulations", 20, LUX_LANG=language)
    arena = run("arena", "random", "novice", "regular", "--deals", 1, LUX_LANG=language)
    for done in (hint, arena):
        assert (done.returncode, done.stderr) == (0, "")
        assert max(map(len, done.stdout.splitlines())) <= 80
        typed = r"^(home|capital) \w+|random|novice|regular"
        assert english_in(re.sub(typed, "", done.stdout, flags=re.MULTILINE)) == []
