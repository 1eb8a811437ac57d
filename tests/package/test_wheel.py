"""A wheel in an environment of its own."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.package.clean import make, play
from tests.package.test_package import ROOT, set_up

BUILT = ("capital_lux/server/static/index.html", "capital_lux/server/docs/fr/index.html")
"""Pages that a wheel has if they were built before it."""


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that every machine can use, built in a copy: two builds in one place would mix."""
    project = tmp_path_factory.mktemp("project")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, project)
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "static", "docs", "*.egg-info")
    shutil.copytree(ROOT / "src", project / "src", ignore=ignore)
    for name in BUILT:
        (project / "src" / name).parent.mkdir(parents=True)
        (project / "src" / name).write_text("<!doctype html>")
    set_up("bdist_wheel", project, CAPITAL_LUX_PURE="1")
    [wheel] = (project / "dist").iterdir()
    return wheel


def test_the_plain_wheel_plays_with_nothing_else_around(plain_wheel: Path, tmp_path: Path) -> None:
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(plain_wheel) as packed:
        assert set(BUILT) <= set(packed.namelist())
    play(make(plain_wheel, tmp_path / "clean"))


def test_the_wheels_that_would_be_built_are_those_of_every_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    built = project["tool"]["cibuildwheel"]["build"].split()
    named = [
        f"cp3{line.rpartition('.')[2]}-*"
        for line in project["project"]["classifiers"]
        if line.startswith("Programming Language :: Python :: 3.")
    ]
    assert built == named


def test_no_committed_file_names_a_package_index() -> None:
    listed = subprocess.run(
        [sys.executable, ".ci/release.py", "hosts"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert listed.returncode == 0, listed.stdout + listed.stderr
