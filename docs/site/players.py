"""The pages for players, in every language of the game.

The rules and tiles are made from the texts that the game shows; the rest is in docs/<language>.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import FIRST_TILES, SETS, TILES
from capital_lux.texts import LANGUAGES, Message, Texts

Say = Callable[..., str]
DOCS = Path(__file__).parents[1]
WRITTEN = ("table", "friends", "replays", "daily", "puzzles", "terminal")
"""Pages that are written, in the order of the contents."""
NAMES = {"en": "English", "fr": "français", "pt-BR": "português"}
CARDS = ["B2", "B4", "P3", "P6", "Y5", "Y6", "G2", "G6"]
MODIFIERS = ["4", "2", "-1", "-3"]


def pages() -> dict[str, str]:
    """Every page by its name."""
    made = {}
    for language in LANGUAGES:
        say = Texts(language).say
        made[f"{language}/index.md"] = with_languages("index", language, start(say))
        made[f"{language}/tiles.md"] = with_languages("tiles", language, tiles(say, language))
        for edition in ("first", "generations"):
            text = rules(say, language, edition)
            made[f"{language}/{edition}.md"] = with_languages(edition, language, text)
        for name in WRITTEN:
            text = (DOCS / language / f"{name}.md").read_text("utf-8")
            made[f"{language}/{name}.md"] = with_languages(name, language, text)
    return made


def with_languages(page: str, language: str, text: str) -> str:
    """A page with links to itself in the other languages, below its title."""
    title, _, rest = text.partition("\n")
    links = " · ".join(
        f"**{name}**" if code == language else f"[{name}](../{code}/{page}.md)"
        for code, name in NAMES.items()
    )
    return f"{title}\n\n{links}\n{rest}"


def row(names: list[str], kind: str = "card") -> str:
    """Pictures beside each other. The text says what matters: a screen reader skips them."""
    return "\n" + " ".join(f"![](../pictures/{name}.svg){{.{kind}}}" for name in names) + "\n"


def cards(*kinds: str) -> str:
    return row([f"card-{kind}" for kind in kinds])


def start(say: Say) -> str:
    parts = [
        f"# {say('page-learn-title')}",
        *(cards("P4"), say("page-learn-one")),
        *(cards("B4"), say("page-learn-two")),
        *(cards("G5", "G6"), say("page-learn-three")),
        say("page-learn-lead"),
        f"`lux serve` → **{say('page-door-learn')}**",
        f"{say('page-learn-rules')}",
        "\n".join(("```{toctree}\n:maxdepth: 1\n\nfirst\ngenerations\ntiles", *WRITTEN, "```")),
    ]
    return "\n\n".join(parts) + "\n"


def rules(say: Say, code: str, edition: str) -> str:
    first = edition == "first"

    def part(name: str, *more: str) -> list[str]:
        text = f"page-rules-{name}-{edition}"
        return [f"## {say(f'page-rules-{name}')}", say(text), *more]

    tokens = ["gold", *(f"modifier{value}" for value in MODIFIERS)] if first else ["gold"]
    parts = [
        f"# {say(f'page-rules-title-{edition}')}",
        *part("goal"),
        *part("parts", cards(*CARDS), row(tokens, "token")),
        *part("draft"),
        *(f"## {say('page-rules-turn')}", say("page-rules-turn-text")),
        *(f"### {say('page-to-home')}", cards("P4"), say("page-rules-turn-home")),
        *(f"### {say('page-to-capital')}", cards("B4"), say("page-rules-turn-capital")),
        *part("powers", *(powers(say) if first else sets(say, code))),
        *(f"## {say('page-rules-last')}", say("page-rules-last-text")),
        *part("limit", limits(say), say("page-rules-limit-example")),
        *part("bonus"),
        *part("score"),
    ]
    if not first:
        parts += [f"## {say('page-rules-solo')}", row(["rob"], "tile"), say("page-rules-solo-text")]
    return "\n\n".join(parts) + "\n"


def powers(say: Say) -> list[str]:
    """The four powers of the first edition."""
    return [
        text
        for name in FIRST_TILES
        for text in (
            f"### {say(f'tile-{name}')}",
            row([f"tile-{name}"], "tile"),
            say(f"tile-{name}-effect"),
        )
    ]


def sets(say: Say, code: str) -> list[str]:
    """The sets of Generations; each tile leads to its description."""
    parts = [f"**{say('page-menu-basis')}**"]
    for letter, members in SETS.items():
        links = [
            f"[{say(f'tile-{tile.name}')}](tiles.md#{code.lower()}-{tile.name})" for tile in members
        ]
        parts += [f"### {say(f'set-{letter.lower()}')}", " · ".join(links)]
    return parts


def limits(say: Say) -> str:
    """The example of a home within its limit and one beyond it."""
    shown = {
        f"{say('page-to-capital')} ≤9": ("G4", "G5"),
        "8/9 ✓": ("G2", "G6"),
        "11/9 ▲": ("G5", "G6"),
    }
    heads = " | ".join(shown)
    drawn = " | ".join(cards(*kinds).strip() for kinds in shown.values())
    return f"| {heads} |\n|---|---|---|\n| {drawn} |"


def tiles(say: Say, code: str) -> str:
    """Every tile with its effect, an example and its basis."""
    parts = [f"# {say('page-tiles')}", f"**{say('page-menu-basis')}**"]
    for colour in DISTRICT_NAMES:
        parts.append(f"## {say('page-tile-of', district=Message(f'district-{colour}'))}")
        for name in (name for name, tile in TILES.items() if tile.colour == colour):
            tile = TILES[name]
            basis = f"basis-{tile.basis.replace(' ', '-')}"
            meaning = Message(f"{basis}-meaning")
            known = say("page-basis", basis=Message(basis), meaning=meaning)
            solo = "tile-solo" if tile.solo else "tile-not-solo"
            parts += [
                f"({code.lower()}-{name})=\n### {say(f'tile-{name}')}",
                row([f"tile-{name}"], "tile"),
                say(f"tile-{name}-effect"),
                say("page-example", text=Message(f"tile-{name}-example")),
                " ".join((f"*{known}*", f"{say(f'set-{tile.letter.lower()}')}.", say(solo))),
            ]
    return "\n\n".join(parts) + "\n"
