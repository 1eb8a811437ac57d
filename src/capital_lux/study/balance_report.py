"""The figures of the balance study as text: tables in Markdown, pictures, JSON and CSV.

Everything here is made of the figures alone, so that what is published can be checked.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import TILES
from capital_lux.study.means import Mean, table
from capital_lux.study.pictures import curves, forest, heat_map

Figures = dict[str, Any]
"""By "kinds", "tiles" and "leads", each by the kind of game; "combinations" are apart, in CSV."""
PAIR = 2
PRINTED = ("rulebook", "first edition")
"""What a tile that is no reconstruction of ours is based on."""
SHARES = ("start", "won", "impossible", "share", "worth", "leader", "matter", "skill")
"""Figures that are written in hundredths."""
TITLES = {
    "start": "start's advantage",
    "won": "won",
    "score": "mean score",
    "spread": "spread",
    "impossible": "impossible",
    "share": "share of the capital",
    "worth": "worth of a use",
    "lost": "districts lost",
    "length": "decisions",
    "leader": "leader after 2 wins",
    "matter": "matter",
    "skill": "instinct against regular",
}
YARDSTICK = [name for name in TITLES if name not in ("won", "skill")]


def figure(name: str, pair: list[float] | None) -> str:
    """A figure with half of its 95 % interval."""
    if pair is None:
        return "-"
    found = Mean(*pair)
    return found.percent if name in SHARES else str(found)


def named(kind: str) -> str:
    """The kind of a game in words, from "first 2" or "generations 1"."""
    edition, seats = kind.split()
    if seats == "1":
        return "solo"
    return f"{'Generations' if edition == 'generations' else 'first'}, {seats} seats"


def as_json(found: Figures) -> str:
    """All but the combinations, a line for each kind and tile."""
    lines = []
    for part in ("kinds", "leads"):
        inner = [f"  {json.dumps(name)}: {json.dumps(one)}" for name, one in found[part].items()]
        lines.append(f' "{part}": {{\n' + ",\n".join(inner) + "\n }")
    kinds = []
    for kind, tiles in found["tiles"].items():
        inner = [f"   {json.dumps(name)}: {json.dumps(one)}" for name, one in tiles.items()]
        kinds.append(f"  {json.dumps(kind)}: {{\n" + ",\n".join(inner) + "\n  }")
    lines.append(' "tiles": {\n' + ",\n".join(kinds) + "\n }")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def as_csv(combinations: Mapping[str, Mapping[str, Any]]) -> str:
    """A row for each combination; a figure and half of its interval are two columns."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    names = list(dict.fromkeys(n for c in combinations.values() for one in c.values() for n in one))
    pairs = [name for name in names if name != "games"]
    columns = [column for name in pairs for column in (name, f"{name} ±")]
    writer.writerow(["seats", *DISTRICT_NAMES, "games", *columns])
    for kind, found in combinations.items():
        for tiles, one in found.items():
            cells = [cell for name in pairs for cell in one.get(name, ["", ""])]
            writer.writerow([kind.split()[1], *tiles.split(), one["games"], *cells])
    return out.getvalue()


def from_csv(text: str) -> dict[str, dict[str, Any]]:
    """What `as_csv` wrote."""
    found: dict[str, dict[str, Any]] = {}
    for row in csv.DictReader(io.StringIO(text)):
        tiles = " ".join(row[colour] for colour in DISTRICT_NAMES)
        one: dict[str, Any] = {"games": int(row["games"])}
        for name in [name for name in row if f"{name} ±" in row and row[name]]:
            one[name] = [float(row[name]), float(row[f"{name} ±"])]
        found.setdefault(f"generations {row['seats']}", {})[tiles] = one
    return found


def tell(found: Figures) -> dict[str, str]:
    """The tables and pictures by name."""
    files = {"editions.md": editions(found), "yardstick.md": yardstick(found)}
    for kind in found["combinations"]:
        seats = kind.split()[1]
        files[f"tiles-{seats}.md"] = tile_table(found, kind)
        files[f"outliers-{seats}.md"] = outliers(found, kind)
        if any("worth" in one for one in found["tiles"][kind].values()):
            files[f"worth-{seats}.svg"] = worth_picture(found, seats)
        for name in ("won",) if seats == "1" else ("start", "leader"):
            if any(name in one for one in found["combinations"][kind].values()):
                files[f"{name}-{seats}.svg"] = combination_map(found, kind, name)
    leads = {named(kind): points for kind, points in found["leads"].items() if points}
    if leads:
        files["leads.svg"] = curves(
            "The leader after two rounds: how often it wins, by its lead in points", leads
        )
    return files


def editions(found: Figures) -> str:
    """The yardstick: the first edition beside Generations."""
    names = [name for name in TITLES if name not in ("won", "share", "worth")]
    rows = []
    for kind, one in found["kinds"].items():
        first = figure("won", one.get("won")) + " won" if "won" in one else None
        cells = [figure(name, one.get(name)) for name in names]
        rows.append([named(kind), f"{one['games']:,}", first or cells[0], *cells[1:]])
    return table(["game", "games", *(TITLES[name] for name in names)], rows)


def tile_table(found: Figures, kind: str) -> str:
    """Each tile, over all combinations with it; the first edition's four below."""
    tiles = found["tiles"][kind]
    names = [name for name in TITLES if any(name in one for one in tiles.values())]
    rows = [
        [f"{tile} ({TILES[tile].basis})", *(figure(name, one.get(name)) for name in names)]
        for tile, one in tiles.items()
    ]
    for tile, one in found["tiles"].get(f"first {kind.split()[1]}", {}).items():
        rows.append([f"*{tile}*, first edition", *(figure(n, one.get(n)) for n in names)])
    return table(["tile", *(TITLES[name] for name in names)], rows)


def yardstick(found: Figures) -> str:
    """How far from the first edition the printed tiles are, and which of ours are further."""
    rows = []
    for kind in found["tiles"]:
        seats = kind.split()[1]
        if kind.startswith("first") or f"first {seats}" not in found["tiles"]:
            continue
        for name in YARDSTICK:
            reach, further = distances(found, seats, name)
            cells = [f"{tile} {signed(name, off)}" for tile, off in further]
            rows.append([seats, TITLES[name], signed(name, reach), ", ".join(cells) or "-"])
    return table(["seats", "figure", "furthest printed tile", "ours that are further"], rows)


def distances(found: Figures, seats: str, name: str) -> tuple[Mean, list[tuple[str, Mean]]]:
    """The furthest printed tile's distance from the first edition; our tiles that are further.

    Those that chance may have put there are left out.
    """
    first = {str(TILES[tile].colour): one for tile, one in found["tiles"][f"first {seats}"].items()}
    off: dict[str, Mean] = {}
    for tile, one in found["tiles"][f"generations {seats}"].items():
        base = first[str(TILES[tile].colour)].get(name)
        if base is None or name not in one:
            continue
        value = one[name]
        off[tile] = Mean(value[0] - base[0], (value[1] ** 2 + base[1] ** 2) ** 0.5)
    printed = [one for tile, one in off.items() if TILES[tile].basis in PRINTED]
    reach = max(printed, key=lambda one: abs(one.value), default=Mean(0.0, 0.0))
    further = [
        (tile, one)
        for tile, one in off.items()
        if TILES[tile].basis not in PRINTED
        and abs(one.value) - abs(reach.value) > (one.half**2 + reach.half**2) ** 0.5
    ]
    return reach, sorted(further, key=lambda item: -abs(item[1].value))


def signed(name: str, found: Mean) -> str:
    if name in SHARES:
        return f"{100 * found.value:+.1f} ± {100 * found.half:.1f} %"
    return f"{found.value:+.2f} ± {found.half:.2f}"


def combination_map(found: Figures, kind: str, name: str) -> str:
    values = {}
    for tiles, one in found["combinations"][kind].items():
        blue, pink, yellow, green = tiles.split()
        if name in one:
            values[f"{blue} {pink}", f"{yellow} {green}"] = one[name][0]
    title = {
        "start": "Advantage of the starting seat",
        "leader": "The leader after two rounds wins",
        "won": "Wins against ROB",
    }[name]
    return heat_map(f"{title}, {named(kind)}", values)


def worth_picture(found: Figures, seats: str) -> str:
    rows = []
    for kind, mark in ((f"generations {seats}", ""), (f"first {seats}", ", first edition")):
        for tile, one in found["tiles"].get(kind, {}).items():
            if "worth" in one:
                rows.append((f"{tile}{mark}", *one["worth"]))
    title = f"What a use of the tile is worth, in chance to win, {named(f'generations {seats}')}"
    return forest(title, rows)


def outliers(found: Figures, kind: str) -> str:
    """The combinations with the lowest and the highest of each figure."""
    rows = []
    combinations = found["combinations"][kind]
    for name in ("won" if kind.endswith(" 1") else "start", "score", "lost", "length", "leader"):
        known = [(tiles, one) for tiles, one in combinations.items() if name in one]
        ordered = sorted(known, key=lambda item: float(item[1][name][0]))
        for tiles, one in (*ordered[:PAIR], *ordered[-PAIR:]):
            rows.append([TITLES[name], ", ".join(tiles.split()), figure(name, one[name])])
    return table(["figure", "tiles", "value"], rows)


def published(figures: str, combinations: str) -> Iterator[tuple[str, str]]:
    """The report of figures that were written before: its tables and pictures."""
    found = json.loads(figures) | {"combinations": from_csv(combinations)}
    yield from tell(found).items()
