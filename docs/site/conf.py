"""How Sphinx builds the documentation; `build.py` gathers what it reads."""

import re
import unicodedata
from typing import Any

from bs4 import BeautifulSoup
from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx
from sphinx.search.en import SearchEnglish

import capital_lux
from capital_lux.texts import LANGUAGES

project = "Capital Lux"
author = "the Capital Lux contributors"
release = capital_lux.__version__
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]

html_theme = "furo"
html_title = "Capital Lux"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_favicon = "static/icon.svg"
html_theme_options: dict[str, list[str]] = {"top_of_page_buttons": []}

myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 4
# Plain text in a code block is no language that could be wrong.
suppress_warnings = ["misc.highlighting_failure"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_preserve_defaults = True
# What numpy means by it is longer than a phone is wide, and says less.
autodoc_type_aliases = {"npt.ArrayLike": "npt.ArrayLike"}
add_module_names = False
python_use_unqualified_type_names = True
default_role = "code"
ELSEWHERE = {
    "fr": "Héberger, programmer, étudier (en anglais)",
    "pt-BR": "Hospedar, programar, estudar (em inglês)",
}
"""What leads from the pages for players to all others."""
SEARCH = "search-"
"""How the pages begin that show what was found, in other languages: Sphinx links from its root."""
html_additional_pages = {f"{SEARCH}{language}": "search.html" for language in ELSEWHERE}


class Search(SearchEnglish):
    """Finds a word without its accents too: many type none."""

    def split(self, text: str) -> list[str]:
        apart = unicodedata.normalize("NFD", text)
        plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
        return list(super().split(f"{text} {plain}"))


class Layers(Directive):  # type: ignore[misc]
    """The picture of the packages in CONTRIBUTING, as a table: what each may import directly."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        below: dict[str, list[str]] = {}
        for above, under in re.findall(r"(\w+) --> (\w+)", "\n".join(self.content)):
            below.setdefault(above, []).append(under)
        listed = nodes.bullet_list()
        for package, under in below.items():
            line = nodes.paragraph("", "", nodes.literal("", package), nodes.Text(" → "))
            for at, name in enumerate(under):
                line += (
                    [nodes.Text(", "), nodes.literal("", name)] if at else nodes.literal("", name)
                )
            listed += nodes.list_item("", line)
        return [listed]


def name_the_language(
    app: Sphinx, page: str, template: str, context: dict[str, Any], document: Any
) -> None:
    """Pages for players are in the language of their folder, and so is what lies around them."""
    folder = page.removeprefix(SEARCH).partition("/")[0]
    if folder not in LANGUAGES:
        if context.get("prev") and context["prev"]["link"].startswith(tuple(ELSEWHERE)):
            context["prev"] = None
        return
    context["language"] = folder
    for way in ("prev", "next"):
        if context.get(way) and context[way]["link"].startswith("../"):
            context[way] = None
    if folder in ELSEWHERE:
        tree = BeautifulSoup(context["furo_navigation_tree"], "html.parser")
        own = tree.select_one(f"li.current, li:has(> a[href='{folder}/index.html'])")
        others = (
            f'<a class="reference internal" href="{context["pathto"]("index")}">'
            f"{ELSEWHERE[folder]}</a>"
        )
        context["furo_navigation_tree"] = (
            f'<ul class="current">{own}<li class="toctree-l1">{others}</li></ul>'
        )


def own_words(
    app: Sphinx, what: str, name: str, value: Any, options: Any, lines: list[str]
) -> None:
    """A constant without a docstring must not show that of its type."""
    if what == "data" and lines and lines[0] in (type(value).__doc__ or ""):
        lines.clear()


def setup(app: Sphinx) -> None:
    app.connect("autodoc-process-docstring", own_words)
    app.add_directive("layers", Layers)
    app.add_search_language(Search)
    # After furo, which makes the tree of all pages.
    app.connect("html-page-context", name_the_language, priority=900)
