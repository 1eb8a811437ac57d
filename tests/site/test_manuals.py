"""Every command that a manual shows is one: its words, its options and their values."""

from __future__ import annotations

import argparse
import importlib.util
import inspect
import re
import runpy
import shlex
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from textwrap import dedent
from typing import Any
from unittest.mock import MagicMock

import pytest
import typer

from capital_lux.cli import commands
from capital_lux.cli import help as helping
from capital_lux.console.refusal import Refusal
from capital_lux.console.speech import speak
from tests.package.test_package import ROOT

MANUALS = [
    path
    for pattern in ("*.md", "docs/**/*.md", "web/*.md")
    for path in sorted(ROOT.glob(pattern))
    if path.name != "CHANGELOG.md"
]
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
GOES_ON = re.compile(r"\n +(?=\[-)")
LINE = re.compile(r"(?:[A-Z_]+=\S+ )*((?:lux|make|python -m capital_lux|python [a-z]+/).*)")
SPOKEN = re.compile(r"`((?:lux (?=[a-z-]{2})|make |python -m capital_lux|python [a-z]+/)[^`]+)`")
"""A command within a sentence: what it needs may be left out."""
FREE = re.compile(r":|[A-Z]{2}|^[.]{3}$")
"""A bot of one's own, or what stands for a word or more."""


def found() -> Iterator[tuple[Path, str, bool]]:
    """Each command of the manuals, and whether all that it needs is there."""
    for path in MANUALS:
        text = path.read_text("utf-8")
        for block in BLOCK.finditer(text):
            if block[2] in ("", "sh", "text"):
                lines = GOES_ON.sub(" ", block[3]).splitlines()
                commands = filter(None, map(LINE.fullmatch, map(str.strip, lines)))
                yield from ((path, one[1].partition(" #")[0].strip(), True) for one in commands)
        for command in SPOKEN.finditer(" ".join(BLOCK.sub("", text).split())):
            yield path, command[1], False


def words_of(command: str) -> list[str]:
    """What a program is given: what may be left out too, and nothing that the shell does."""
    return shlex.split(re.sub(r" >.*|[][]", "", command))


class Read(Exception):
    """A command line was read, and nothing is carried out."""


def read_by_lux(lux: Any, words: list[str], whole: bool) -> None:
    try:
        lux(words, "lux", standalone_mode=False)
    except Read as read:
        context: Any = read.args[0]
        for param in context.command.get_params(context):
            values = context.params.get(param.name)
            for value in values if isinstance(values, list | tuple) else [values]:
                check_value(param, context, value)
    except typer.TyperException as problem:
        if whole or type(problem).__name__ not in ("MissingParameter", "BadOptionUsage"):
            raise AssertionError(helping.misuse(problem)) from None


def check_value(param: Any, context: Any, value: object) -> None:
    """A word is one that a shell would complete, where it completes any; of a list each."""
    if isinstance(value, str) and not FREE.search(value) and param.shell_complete(context, ""):
        parts = value.split(",")
        for at in range(1, len(parts) + 1):
            word = ",".join(parts[:at])
            known = [item.value for item in param.shell_complete(context, word)]
            assert word in known, f"{param.name} cannot be {word}"


def read_by_program(name: str, arguments: list[str], whole: bool) -> None:
    if name.endswith(".py"):
        path = str(ROOT / name)
        start: Callable[..., Any] = partial(runpy.run_path, path)
    else:
        spec = importlib.util.find_spec(name)
        if spec and spec.submodule_search_locations:
            spec = importlib.util.find_spec(f"{name}.__main__")
        assert spec is not None, name
        path, start = str(spec.origin), partial(runpy.run_module, name)
    source = Path(path).read_text("utf-8")
    if "parse_args" in source or "study.commands" in source:
        sys.argv = [name, *arguments]
        with pytest.raises(Read):
            start(run_name="__main__")
    elif "main(*" in source and whole:
        inspect.signature(start()["main"]).bind(*arguments)
    else:
        assert "sys.argv" in source or not arguments, f"{name} takes no {arguments}"


def read_by_make(words: list[str]) -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(rf"^{words[0]}:.* ##", text, re.MULTILINE), words[0]
    for word in words[1:]:
        name, equals, _ = word.partition("=")
        assert not equals or re.search(rf"^{name} \?=", text, re.MULTILINE), name


@pytest.fixture
def nothing_runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    parse = argparse.ArgumentParser.parse_args

    def read(*given: Any) -> None:
        raise Read(*given[1:], parse(*given))

    def refused(parser: Any, problem: str) -> None:
        raise AssertionError(problem)

    torch = MagicMock()
    torch.nn.Module = object
    for name in ("torch", "torch.distributions"):
        monkeypatch.setitem(sys.modules, name, torch)
    monkeypatch.setitem(sys.modules, "jax", None)  # other tests of this process fork
    monkeypatch.setattr(sys, "argv", sys.argv)
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", read)
    monkeypatch.setattr(argparse.ArgumentParser, "error", refused)
    monkeypatch.setattr(helping.Command, "invoke", lambda command, context: read_only(context))
    monkeypatch.setattr(helping, "install_completion", installs)
    yield
    speak("en")


def read_only(context: Any) -> None:
    raise Read(context)


def installs(context: Any, param: Any, wanted: bool) -> None:
    """Called for every command line, with whether this one asks for it."""
    if wanted:
        read_only(context)


def read(command: str, whole: bool) -> None:
    """Have a command read by the program that it names, which refuses what it does not know."""
    program, *words = words_of(command)
    if program == "lux":
        read_by_lux(typer.main.get_command(commands.app), words, whole)
    elif program == "make":
        read_by_make(words)
    else:
        name, *given = words[1:] if words[0] == "-m" else words
        read_by_program(name, given, whole)


REFUSED = (AssertionError, Refusal, SystemExit, TypeError, OSError)


# Another test of this process may have imported a module that is run here.
@pytest.mark.filterwarnings("ignore:.* found in sys.modules:RuntimeWarning")
@pytest.mark.usefixtures("nothing_runs")
def test_every_command_that_a_manual_shows_is_read_by_its_program() -> None:
    shown = {command: (path, whole) for path, command, whole in found()}
    wrong = []
    for command, (path, whole) in shown.items():
        try:
            read(command, whole)
        except REFUSED as problem:
            wrong.append(f"{path.relative_to(ROOT)}: {command}: {problem!r}")
    assert len(shown) > 100
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("nothing_runs")
@pytest.mark.parametrize(
    "wrong",
    [
        "lux plai",
        "lux play --seets 2",
        "lux play --level expret",
        "lux play --level expert,novise",
        "lux puzzle --theme limits",
        "lux hint",
        "make brench",
        "make fuzz GAME=3",
        "python -m capital_lux.server.opanapi web/openapi.json",
        "python benchmarks/bot.py",
        "python benchmarks/bots.py --deal many",
    ],
)
def test_a_command_that_is_none_is_found(wrong: str) -> None:
    with pytest.raises(REFUSED):
        read(wrong, True)


def test_the_smallest_tile_that_contributing_shows_is_one_of_ours() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    shown = re.search(r"```python\n( +class Recruiter.*?)```", text, re.DOTALL)
    assert shown
    recruiter = ROOT / "src/capital_lux/telling/tiles/recruiter.py"
    assert dedent(shown[1]) in recruiter.read_text("utf-8")
