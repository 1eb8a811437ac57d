"""The command of a study that has a plan and a report of its own: `plan` and `report`."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any


def run_study(
    about: str | None,
    sizes: Mapping[str, tuple[int, str]],
    plan: Callable[..., Any],
    report: Callable[[Path], Iterable[tuple[str, str]]],
) -> None:
    """`sizes`: the arguments of `plan`, each with its usual value and what is counted by it."""
    reader = argparse.ArgumentParser(description=(about or "").split("\n")[0])
    commands = reader.add_subparsers(required=True, dest="command")
    planning = commands.add_parser("plan", help="print the plan")
    for name, (usual, what) in sizes.items():
        planning.add_argument(f"--{name}", type=int, default=usual, help=what)
    reporting = commands.add_parser("report", help="make tables and pictures of a study")
    reporting.add_argument("folder", type=Path)
    reporting.add_argument("out", type=Path)
    asked = reader.parse_args()
    if asked.command == "plan":
        print(json.dumps(plan(**{name: getattr(asked, name) for name in sizes}), indent=1))
        return
    if not (asked.folder / "games.parquet").exists():
        reader.error(f"{asked.folder} holds no finished study: games.parquet is not there")
    asked.out.mkdir(parents=True, exist_ok=True)
    for name, text in report(asked.folder):
        (asked.out / name).write_text(text, "utf-8")
