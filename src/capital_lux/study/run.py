"""Runs a study: portion by portion into a folder, from where it goes on after any interruption."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from capital_lux.rules.reasons import because
from capital_lux.study.plan import Plan, Portion
from capital_lux.study.workers import PATIENCE, workers

PLAN = "plan.json"
PORTIONS = "portions"


def run_study(
    plan: Plan,
    folder: Path,
    *,
    jobs: int | None = None,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Path]:
    """Play what the folder does not have yet; its tables, one file each.

    The files are the same, byte by byte, whatever the number of workers, and whether it was
    stopped in between or a worker was killed. A folder of another plan raises `ValueError`.
    """
    try:
        from capital_lux.study.parquet import TABLES, join, portion_as_parquet
    except ImportError:
        raise ValueError(because("no-arrow")) from None

    begin(plan, folder)
    wholes = {name: folder / f"{name}.parquet" for name in TABLES}
    if not wholes["games"].exists():
        portions = list(plan.portions())
        left = [one for one in portions if not file_of(folder, "games", one).exists()]
        progress(plan.games - sum(one.games for one in left))
        count = min(jobs or os.cpu_count() or 1, max(1, len(left)))
        with workers(count, cluster=cluster, patience=PATIENCE) as busy:
            found = busy.in_order(portion_as_parquet, ((plan, one) for one in left))
            for portion, files in zip(left, found, strict=True):
                # Last come the games: where they are, everything is.
                for name, content in sorted(files.items()):
                    write(file_of(folder, name, portion), content)
                progress(portion.games)
        for name in sorted(TABLES):
            parts = [file_of(folder, name, one) for one in portions]
            if present := [part for part in parts if part.exists()]:
                join(present, wholes[name], TABLES[name])
    for file in sorted((folder / PORTIONS).glob("*")):
        file.unlink()
    if (folder / PORTIONS).exists():
        (folder / PORTIONS).rmdir()
    return [whole for whole in wholes.values() if whole.exists()]


def begin(plan: Plan, folder: Path) -> None:
    """Make a folder for a plan, or see that it is the plan's."""
    folder.mkdir(parents=True, exist_ok=True)
    said = folder / PLAN
    if said.exists():
        if said.read_text("utf-8") != plan.text():
            raise ValueError(because("other-plan", folder=str(folder)))
        return
    if any(folder.iterdir()):
        raise ValueError(because("folder-taken", folder=str(folder)))
    (folder / PORTIONS).mkdir()
    write(said, plan.text().encode())


def file_of(folder: Path, table: str, portion: Portion) -> Path:
    return folder / PORTIONS / f"{table}-{portion.name}.parquet"


def write(file: Path, content: bytes) -> None:
    """Write a file that has its name only when it is complete."""
    new = file.with_suffix(".new")
    new.write_bytes(content)
    new.replace(file)
