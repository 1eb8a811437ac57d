"""The documentation as it was built: `make site`."""

from __future__ import annotations

import importlib
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import cache
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from sphinx.util.inventory import InventoryFile

from capital_lux.analysis import analyse
from capital_lux.server.settings import Settings
from capital_lux.texts import LANGUAGES
from tests.analysis.games import last_steps

ROOT = Path(__file__).parents[2]
SITE = Settings().docs
SAVED = re.compile(r"`([\w.]+\.(?:py|json))`")
PUBLIC = (
    "capital_lux",
    "capital_lux.analysis",
    "capital_lux.envs.batch",
    "capital_lux.envs.openspiel",
    "capital_lux.envs.pettingzoo",
    "capital_lux.observation",
    "capital_lux.puzzles",
    "capital_lux.texts",
)


class Page(HTMLParser):
    """What a page names: ids, links and what it loads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.inline: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attrs}
        self.ids |= {given[key] for key in ("id", "name") if key in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and "href" in given:
            self.loads.append(given["href"])
        elif "src" in given:
            self.loads.append(given["src"])
        if "style" in given or tag == "style" or (tag == "script" and "src" not in given):
            self.inline.append(f"{tag} {given}")


@cache
def page(path: Path) -> Page:
    return Page(path.read_text("utf-8"))


def pages() -> list[Path]:
    found = sorted(SITE.rglob("*.html"))
    assert found, "the documentation is not built: make site"
    return found


def target(path: Path, link: str) -> tuple[Path, str]:
    parts = urlsplit(link)
    name = unquote(parts.path)
    file = (path.parent / name).resolve() if name else path
    return (file / "index.html" if file.is_dir() else file), unquote(parts.fragment)


def test_every_link_leads_somewhere() -> None:
    broken = []
    for path in pages():
        for link in (*page(path).links, *page(path).loads):
            if urlsplit(link).scheme:
                continue
            file, fragment = target(path, link)
            there = file.is_file()
            if there and fragment and file.suffix == ".html":
                there = fragment in page(file).ids
            if not there:
                broken.append(f"{path.relative_to(SITE)}: {link}")
    assert broken == []


def test_nothing_comes_from_another_host_and_nothing_needs_a_wider_policy() -> None:
    for path in pages():
        assert [one for one in page(path).loads if urlsplit(one).netloc] == [], path
        assert page(path).inline == [], path
    assert (SITE / ".nojekyll").is_file()
    for sheet in SITE.rglob("*.css"):
        assert not re.search(
            r"url\(['\"]?(https?:)?//|url\(['\"]?data:|@import", sheet.read_text("utf-8")
        ), sheet


MADE = {"index", "first", "generations", "tiles"}
"""Pages that are made from the game's own texts, with pictures."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_every_page_in_their_own_language(language: str) -> None:
    names = {path.stem for path in (SITE / language).glob("*.html")}
    assert names == MADE | {path.stem for path in (ROOT / "docs/en").glob("*.md")}
    for name in names:
        html = (SITE / language / f"{name}.html").read_text("utf-8")
        assert f'lang="{language}"' in html
        article = html.partition("<article")[2].partition("</article>")[0]
        for other in set(LANGUAGES) - {language}:
            assert f'href="../{other}/{name}.html"' in article
        assert ('.svg"' in article) == (name in MADE), name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_lies_around_a_page_is_in_its_language(language: str) -> None:
    for path in (SITE / f"search-{language}.html", *(SITE / language).glob("*.html")):
        before, _, rest = path.read_text("utf-8").partition("<article")
        around = before + rest.partition("</article>")[2]
        links = [link for link in Page(around).links if "://" not in link]
        leads_to = {target(path, link)[0] for link in links} - {path, SITE / "index.html"}
        assert {to.parent for to in leads_to} == {SITE / language}, path
        assert re.findall(r">\s*(?:Previous|Next|Made with|Search)\b", around) == [], path


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "docs/en").glob("*.md")))
def test_translations_have_the_same_parts(name: str) -> None:
    """Whoever adds a heading, a row or a command to one of them is told of the others."""

    def parts(language: str) -> list[str]:
        text = (ROOT / "docs" / language / name).read_text("utf-8")
        lines = [line for line in text.splitlines() if re.match(r"#|[|]|- |lux |```", line)]
        return [line.partition(" # ")[0] if line[0] == "l" else line.split()[0] for line in lines]

    assert parts("fr") == parts("pt-BR") == parts("en")


def test_every_public_name_is_in_the_reference() -> None:
    with (SITE / "objects.inv").open("rb") as file:
        inventory = InventoryFile.load(file, "", lambda base, name: name)
    known = {name for kind, names in inventory.items() if kind.startswith("py:") for name in names}
    public = {
        f"{module}.{name}" for module in PUBLIC for name in importlib.import_module(module).__all__
    }
    examples = (ROOT / "examples").glob("*.py")
    for document in (ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *examples):
        for module, names in re.findall(
            r"from (capital_lux[\w.]*) import (.+)", document.read_text("utf-8")
        ):
            public |= {f"{module}.{name.strip()}" for name in names.split("#")[0].split(",")}
    assert public - known == set()


def test_the_search_knows_words_without_their_accents() -> None:
    index = (SITE / "searchindex.js").read_text("utf-8")
    known = json.loads(index[index.index("{") : index.rindex("}") + 1])["terms"]
    assert {"règles", "regl", "distribuição", "distribuicao"} <= known.keys()


# The tutorials, followed


def code_of(html: str) -> list[tuple[str, str, str]]:
    """The language and text of each code block of a page, with what stands before it."""
    pattern = r'<div class="highlight-(\w+) notranslate">.*?<pre[^>]*>(.*?)</pre>'
    found, end = [], 0
    for block in re.finditer(pattern, html, re.DOTALL):
        before = re.sub(r"<[^>]+>", "", re.sub(r"</?code[^>]*>", "`", html[end : block.start()]))
        text = unescape(re.sub(r"<[^>]+>", "", block[2]))
        found.append((block[1], text, unescape(before)))
        end = block.end()
    return found


def follow(name: str, folder: Path) -> list[str]:
    """Do what a page says: save files under the name that stands before them, run commands."""
    said: list[str] = []
    for language, text, before in code_of((SITE / f"{name}.html").read_text("utf-8")):
        if language in ("python", "json"):
            (folder / SAVED.findall(before)[-1]).write_text(text)
        elif language == "sh":
            for line in text.splitlines():
                program, *words = shlex.split(line)
                module = [] if program == "python" else ["-m", "capital_lux"]
                done = subprocess.run(
                    [sys.executable, *module, *words],
                    cwd=folder,
                    env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},  # others test beside us
                    capture_output=True,
                    text=True,
                    check=False,
                )
                assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"
                said.append(done.stdout)
    return said


def test_a_newcomer_gets_from_the_front_page_to_a_bot_of_their_own(tmp_path: Path) -> None:
    assert "first-bot.html" in page(SITE / "index.html").links
    first, second, beginner = follow("first-bot", tmp_path)
    won = [float(re.findall(r"MyBot +.*?(\d+\.\d)", said)[0]) for said in (first, second, beginner)]
    assert won[0] < 50
    assert 70 < won[1] < 80  # what the page says of them
    assert 70 < won[2] < 80


@pytest.mark.parametrize("name", ["analysis", "bots", "studies"])
def test_what_a_manual_shows_in_python_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("run").mkdir()
    shutil.copy(ROOT / "src/capital_lux/bots/champion.net", "run/player.net")
    record = last_steps()
    blocks = [
        text
        for language, text, _ in code_of((SITE / f"{name}.html").read_text("utf-8"))
        if language == "python" and ">>>" not in text
    ]
    assert blocks
    for text in blocks:
        exec(text, {"record": record, "analyses": [analyse(record, quick=True)]})


def test_a_thousand_games_are_in_a_data_frame(tmp_path: Path) -> None:
    *_, said = follow("thousand-games", tmp_path)
    assert said.startswith("1000 games\n")
    assert "merchant" in said


def test_the_agent_learns(tmp_path: Path) -> None:
    [said] = follow("train-an-agent", tmp_path)
    won = [int(share) for share in re.findall(r"(\d+)% won", said)]
    assert max(won) > 60
