"""An environment with a wheel and what it declares, and nothing else: no extras, compiler or Node.

As a program: `python -m tests.package.clean WHEEL FOLDER` makes one and plays in it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path
from shutil import copyfile

from tests.analysis.games import last_steps

PLAYS = (
    ("--version", ""),
    ("play --plain --seats 2 --seed 11 --level novice --save left.json", "1\n1\nq\n"),
    ("hint left.json", ""),
    ("play --plain --resume left.json", "1\n" * 200),
    ("replay left.json", ""),
    ("play --plain --edition generations --seats 1 --seed 3 --save solo.json", "1\n" * 200),
    ("--lang fr play --plain --edition generations --seats 4 --level regular", "1\nq\n"),
    ("daily", "1\n"),
    ("puzzle", "1\nq\n"),
    ("simulate --games 5 --seed 1", ""),
    ("arena random novice --deals 2 --seed 1 --seats 2", ""),
    ("powers", ""),
    ("analyse end.json --all", ""),
    ("puzzle --from end.json --seat 1", "1\nq\n"),
)
"""Commands that need no extra, with what is typed; some go on where others have left.

`end.json` is the end of a short game.
"""
LONG = ("simulate", "arena", "analyse", "puzzle --from")
"""Those that say so where they take long in plain Python."""
EXTRAS = {
    "serve --no-open": "capital-lux[server]",
    "server check": "capital-lux[server]",
    "study plan.json found": "capital-lux[study]",
}
"""Commands that need an extra, and which."""
PLAN = '{"seed": 1, "parts": [{"edition": "first", "seats": 2, "games": 2}]}'


def needed(name: str, known: set[str]) -> set[str]:
    """A distribution that is installed here, and all that it needs without extras."""
    if name not in known:
        known.add(name)
        for requirement in distribution(name).requires or ():
            word, _, condition = requirement.partition(";")
            if "extra" not in condition and applies(condition):
                needed(re.split(r"[^\w.-]", word.strip())[0], known)
    return known


def applies(condition: str) -> bool:
    from packaging.markers import Marker

    return not condition.strip() or Marker(condition).evaluate()


def make(wheel: Path, folder: Path) -> Path:
    """Install a wheel; what it needs is copied from here, so that nothing is downloaded."""
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    [packages] = folder.glob("lib/python*/site-packages")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    python = folder / "bin/python"
    install = ["--python", str(python), "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run([*pip, *install], check=True)
    for name in needed("capital-lux", set()) - {"capital-lux"}:
        for file in distribution(name).files or ():
            if ".." not in file.parts and "__pycache__" not in file.parts:
                target = packages / file
                target.parent.mkdir(parents=True, exist_ok=True)
                copyfile(Path(str(file.locate())), target)
    return folder


def lux(folder: Path, words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run `lux` there, where no other program can be found."""
    home = folder / "home"
    return subprocess.run(
        [folder / "bin/lux", *words.split()],
        cwd=home,
        input=typed,
        env={"PATH": str(folder / "bin"), "HOME": str(home), "COLUMNS": "100", "LUX_LANG": "en"},
        capture_output=True,
        text=True,
        check=False,
    )


def play(folder: Path) -> None:
    """Run every command: it works, or says which extra it needs."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    (home / "end.json").write_text(json.dumps(last_steps()))
    (home / "plan.json").write_text(PLAN)
    plain = "plain Python" in lux(folder, "--version").stdout
    for words, typed in PLAYS:
        done = lux(folder, words, typed)
        assert done.returncode == 0, f"lux {words}\n{done.stdout}{done.stderr}"
        said = "In plain Python, without a compiler, " if plain and words.startswith(LONG) else ""
        assert done.stderr.startswith(said), done.stderr
        assert done.stderr.count("\n") == bool(said), done.stderr
    for words, extra in EXTRAS.items():
        done = lux(folder, words)
        assert done.returncode, f"lux {words}\n{done.stdout}"
        assert extra in done.stderr, f"lux {words}\n{done.stderr}"
        assert "Traceback" not in done.stderr, done.stderr


if __name__ == "__main__":
    play(make(Path(sys.argv[1]).absolute(), Path(sys.argv[2]).absolute()))
    print(f"{sys.argv[1]} installs and plays with nothing else around")
