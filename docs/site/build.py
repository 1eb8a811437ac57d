"""Builds the documentation: python docs/site/build.py FOLDER.

The sources are gathered in build/site: the files of docs/, pages for players made from the game's
own texts and pictures, and the interface of the server. Every warning of Sphinx is an error.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import sys
from pathlib import Path
from urllib.parse import unquote

os.environ["CAPITAL_LUX_PURE"] = "1"  # plain files have signatures and types

from sphinx import package_dir
from sphinx.cmd.build import main as sphinx

sys.path.insert(0, str(Path(__file__).parent))

import interface
import pictures
import players

from capital_lux.rules.record_schema import record_schema

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LOCALES = Path(package_dir) / "locale"
GATHERED = ROOT / "build/site"
BESIDE = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Documents beside docs/, and their names in the site."""
OUTSIDE = re.compile(r"\[(`?[^]\n]*`?)\]\(\.\./(?!#)([^)]*)\)")
"""A link from docs/ to a file of the source that is not a document."""
NAMED = {
    'role="heading"': 'role="heading" aria-level="2"',
    'class="sidebar-drawer"': 'class="sidebar-drawer" aria-label="Capital Lux"',
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
    '<th class="head"><p></p></th>': '<td class="head"></td>',
    '<noscript>\n<div class="admonition error">': (
        '<h1>Search</h1>\n<noscript>\n<div class="admonition error">'
    ),
}
"""What Sphinx and furo leave out for those who use a screen reader or a keyboard."""
MADE = (
    '<a href="https://www.sphinx-doc.org/">Sphinx</a>',
    '<a class="muted-link" href="https://pradyunsg.me">@pradyunsg</a>\'s',
)
WORDS = {
    "fr": {
        "Made with {} and {}".format(*MADE): f"Fait avec {MADE[0]} et",
        "<span>Previous</span>": "<span>Précédent</span>",
        "<span>Next</span>": "<span>Suivant</span>",
        "<span>Back to top</span>": "<span>Haut de page</span>",
        ">Skip to content<": ">Aller au contenu<",
        '"Search"': '"Rechercher"',
        "<h1>Search<": "<h1>Rechercher<",
        "<title>Search ": "<title>Rechercher ",
        '="admonition-title">Error<': '="admonition-title">Erreur<',
        "Please activate JavaScript to enable the search functionality.": (
            "La recherche demande JavaScript."
        ),
        "            On this page": "            Sur cette page",
        '"Toggle site navigation sidebar"': '"Ouvrir ou fermer le sommaire"',
        '"Toggle table of contents sidebar"': '"Ouvrir ou fermer le plan de la page"',
        '"Toggle Light / Dark / Auto color theme"': '"Clair, sombre ou automatique"',
        '"Toggle navigation of ': '"Ouvrir ou fermer\u00a0: ',
    },
    "pt-BR": {
        "Made with {} and {}".format(*MADE): f"Feito com {MADE[0]} e",
        "<span>Previous</span>": "<span>Anterior</span>",
        "<span>Next</span>": "<span>Próxima</span>",
        "<span>Back to top</span>": "<span>Voltar ao topo</span>",
        ">Skip to content<": ">Ir para o conteúdo<",
        '"Search"': '"Buscar"',
        "<h1>Search<": "<h1>Buscar<",
        "<title>Search ": "<title>Buscar ",
        '="admonition-title">Error<': '="admonition-title">Erro<',
        "Please activate JavaScript to enable the search functionality.": (
            "A busca precisa de JavaScript."
        ),
        "            On this page": "            Nesta página",
        '"Toggle site navigation sidebar"': '"Abrir ou fechar o sumário"',
        '"Toggle table of contents sidebar"': '"Abrir ou fechar o índice da página"',
        '"Toggle Light / Dark / Auto color theme"': '"Claro, escuro ou automático"',
        '"Toggle navigation of ': '"Abrir ou fechar: ',
    },
}
"""What furo says around the pages for players, in their languages."""
SPEAKING = '<script src="{}_static/sphinx_highlight.js'
"""The first script that says something."""
DATA = re.compile(r"""url\((["'])data:image/svg\+xml;charset=utf-8,(.*?)\1\)""")
CELL = re.compile(r"<td><p>.*?</p></td>")
FIGURE = re.compile(r"(?<=\d) (?=[±%])|(?<=±) (?=\d)")
"""Within a figure of a table: no line ends there."""
STYLED = re.compile(r' style="([^"]*)"')
INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)


def gather(folder: Path) -> None:
    """Everything that Sphinx reads; a file that stayed the same keeps its time."""
    pages = {
        path.relative_to(ROOT / "docs").as_posix(): path.read_bytes()
        for path in (ROOT / "docs").rglob("*")
        if path.is_file() and HERE not in path.parents
    }
    for name, content in pages.items():
        if name.endswith(".md"):
            text = content.decode()
            for old, new in BESIDE.items():
                text = text.replace(f"](../{old}", f"]({new}")
            pages[name] = OUTSIDE.sub(r"\1", text).encode()
    for name, new in BESIDE.items():
        text = (ROOT / name).read_text("utf-8").replace("](docs/", "](")
        pages[new] = text.replace("```mermaid", "```{layers}").encode()
    pages |= {name: text.encode() for name, text in players.pages().items()}
    pages |= {name: text.encode() for name, text in interface.pages().items()}
    pages |= {f"pictures/{name}.svg": svg.encode() for name, svg in pictures.all_of_them().items()}
    for name, content in pages.items():
        write(folder / name, content)
    known = {folder / name for name in pages}
    for path in folder.rglob("*"):
        if path.is_file() and path not in known:
            path.unlink()


def write(path: Path, content: bytes) -> None:
    if not path.is_file() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def short(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()[:12]


def without_inline(folder: Path) -> None:
    """Scripts, styles and pictures get files of their own: the server's policy allows no others."""
    for sheet in (folder / "_static").rglob("*.css"):

        def kept(found: re.Match[str], sheet: Path = sheet) -> str:
            picture = unquote(found[2])
            name = f"{short(picture)}.svg"
            write(sheet.parent / name, picture.encode())
            return f"url({name})"

        write(sheet, DATA.sub(kept, sheet.read_text("utf-8")).encode())
    styles: set[str] = set()
    for page in folder.rglob("*.html"):
        up = "../" * (len(page.relative_to(folder).parts) - 1)

        def moved(found: re.Match[str], up: str = up) -> str:
            kind, content = found.groups()
            suffix = "css" if kind == "style" else "js"
            name = f"_static/{short(content)}.{suffix}"
            write(folder / name, content.encode())
            if kind == "style":
                return f'<link rel="stylesheet" href="{up}{name}">'
            return f'<script src="{up}{name}"></script>'

        text = INLINE.sub(moved, page.read_text("utf-8"))
        language = page.relative_to(folder).parts[0]
        language = language.removeprefix("search-").removesuffix(".html")
        for plain, named in (NAMED | WORDS.get(language, {})).items():
            text = text.replace(plain, named)
        if language in WORDS:
            search = f"{up}search-{language}.html"
            text = text.replace(f'action="{up}search.html"', f'action="{search}"')
            words = f'<script src="{up}_static/{language}.js"></script>'
            speaking = SPEAKING.format(up)
            text = text.replace(speaking, words + speaking)
        text = CELL.sub(lambda cell: FIGURE.sub("\u00a0", cell[0]), text)
        styles |= set(STYLED.findall(text))
        write(page, STYLED.sub(lambda found: f' data-look="{short(found[1])}"', text).encode())
    with (folder / "_static/site.css").open("a") as file:
        file.writelines(f'[data-look="{short(one)}"] {{ {one} }}\n' for one in sorted(styles))


def translate_search(folder: Path) -> None:
    """Sphinx has the words of its search in many languages, but uses only one."""
    for language in WORDS:
        code = language.replace("-", "_")
        said = (LOCALES / code / "LC_MESSAGES/sphinx.js").read_text("utf-8")
        words = json.loads(said[said.index("{") : said.rindex("}") + 1])["messages"]
        script = f"Object.assign(Documentation.TRANSLATIONS, {json.dumps(words)});\n"
        write(folder / f"_static/{language}.js", script.encode())


def main(out: Path) -> int:
    gather(GATHERED / "source")
    made = GATHERED / "html"
    options = ["--fail-on-warning", "--keep-going", "--quiet", "--conf-dir", str(HERE)]
    trees = ["--doctree-dir", str(GATHERED / "trees")]
    failed = sphinx([*options, *trees, str(GATHERED / "source"), str(made)])
    if failed:
        return failed
    shutil.rmtree(out, ignore_errors=True)
    leave = shutil.ignore_patterns(".buildinfo", "_sources", "*.map", "objects.inv.txt")
    shutil.copytree(made, out, ignore=leave)
    without_inline(out)
    translate_search(out)
    # GitHub's pages leave out folders like _static where this file is missing.
    write(out / ".nojekyll", b"")
    write(out / "record.schema.json", json.dumps(record_schema(), indent=2).encode())
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
