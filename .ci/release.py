"""What can be checked by a program before a release: `make release-check`, or parts of it by name.

Everything that is wrong is listed; the exit status is 1 if anything is. CONTRIBUTING has the rest.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
INDEXES = ("pypi.", "pythonhosted.", "npmjs.", "anaconda.", "jsdelivr.", "unpkg.")
HOST = re.compile(
    r"https?://[\w.-]*(" + "|".join(map(re.escape, INDEXES)) + r")|--(extra-)?index-url"
)
"""A package index or a host of downloads: whoever installs decides where from."""


def run(*words: str, **settings: str) -> str:
    """What a command says; a failure ends the check."""
    done = subprocess.run(
        words,
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{' '.join(words)}\n{done.stdout}")
    return done.stdout


def python(*words: str, **settings: str) -> str:
    return run(sys.executable, *words, **settings)


def version() -> Iterator[str]:
    """The version, its tag and the changes are of one mind."""
    named = re.search(r'__version__ = "(.*)"', (ROOT / "src/capital_lux/__init__.py").read_text())
    assert named
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if not re.search(rf"^## \[{re.escape(named[1])}\] - \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        yield f"CHANGELOG.md has no part '## [{named[1]}] - date'"
    if "## [Unreleased]" in changes:
        yield "CHANGELOG.md has changes that belong to no version"
    tags = run("git", "tag", "--points-at", "HEAD").split()
    if tags and f"v{named[1]}" not in tags:
        yield f"the version is {named[1]}, but this commit is tagged {' '.join(tags)}"
    if run("git", "status", "--porcelain"):
        yield "there are changes that are not committed"


def hosts() -> Iterator[str]:
    """No committed file names a package index or a host of downloads."""
    for name in run("git", "ls-files").splitlines():
        path = ROOT / name
        if path.is_file():
            for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1):
                if HOST.search(line):
                    yield f"{name}:{number} names a package index: {line.strip()[:100]}"


def packed() -> list[Path]:
    """What would be published; the page that needs no server may lie beside it."""
    return sorted([*DIST.glob("*.tar.gz"), *DIST.glob("*.whl")])


def archives() -> Iterator[str]:
    """The source archive, the plain wheel and this machine's compiled one are built in dist/."""
    for earlier in packed():
        earlier.unlink()
    build = ("-m", "build", "--no-isolation", "--outdir", str(DIST))
    python(*build, "--sdist")
    python(*build, "--wheel", CAPITAL_LUX_PURE="1", CAPITAL_LUX_REQUIRE_WEB="1")
    python(*build, "--wheel", CAPITAL_LUX_REQUIRE_C="1", CAPITAL_LUX_REQUIRE_WEB="1")
    repaired()
    for wheel in DIST.glob("*.whl"):
        with zipfile.ZipFile(wheel) as files:
            for folder in ("static", "docs"):
                if f"capital_lux/server/{folder}/index.html" not in files.namelist():
                    yield f"{wheel.name} has no pages in server/{folder}"
        if wheel.stat().st_size > 20_000_000:
            yield f"{wheel.name} has grown to {wheel.stat().st_size} bytes"


def repaired() -> None:
    """Name the compiled wheel for the oldest glibc that has all it needs; on Linux only."""
    [compiled] = set(DIST.glob("*.whl")) - set(DIST.glob("*-any.whl"))
    if sys.platform == "linux":
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        python("-m", "auditwheel", "repair", "-w", str(DIST), str(compiled), PATH=path)
        compiled.unlink()


def pages() -> Iterator[str]:
    """What a package page shows can be shown."""
    said = python("-m", "twine", "check", "--strict", *map(str, packed()))
    if "WARNING" in said:
        yield said


def install() -> Iterator[str]:
    """Both wheels install and play where there is nothing else."""
    for wheel in sorted(DIST.glob("*.whl")):
        folder = ROOT / "build/clean" / wheel.stem
        shutil.rmtree(folder, ignore_errors=True)
        print(python("-m", "tests.package.clean", str(wheel), str(folder)), end="")
    yield from ()


PARTS = (version, hosts, archives, pages, install)


def main(names: list[str]) -> int:
    wrong = []
    for part in PARTS:
        if not names or part.__name__ in names:
            print(f"{part.__name__}: {part.__doc__}", flush=True)
            wrong += list(part())
    for one in wrong:
        print(f"WRONG: {one}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
