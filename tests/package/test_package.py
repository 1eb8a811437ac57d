"""What an installed package looks like."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import distributions
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from packaging.specifiers import SpecifierSet

import capital_lux as lux

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "capital_lux"
SAY = "import capital_lux; print(capital_lux.COMPILED)"


def fresh_python(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if key != "CAPITAL_LUX_PURE"}
    env |= {"PYTHONPATH": str(folder), **settings}
    return subprocess.run(
        [sys.executable, "-c", SAY], env=env, check=True, capture_output=True, text=True
    )


def plain_copy(folder: Path) -> Path:
    ignore = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(PACKAGE, folder / "capital_lux", ignore=ignore)
    return folder


def test_plain_files_say_so_once(tmp_path: Path) -> None:
    done = fresh_python(plain_copy(tmp_path))
    assert done.stdout == "False\n"
    assert done.stderr.count("plain Python") == 1
    assert "--force-reinstall --no-cache-dir" in done.stderr  # else pip gives what it built before


def test_plain_files_on_purpose_say_nothing(tmp_path: Path) -> None:
    done = fresh_python(plain_copy(tmp_path), CAPITAL_LUX_PURE="1")
    assert (done.stdout, done.stderr) == ("False\n", "")


def test_plain_can_be_chosen_beside_compiled() -> None:
    assert fresh_python(PACKAGE.parent, CAPITAL_LUX_PURE="1").stdout == "False\n"


def test_every_typed_file_is_compiled_or_none() -> None:
    typed = {path.stem for path in PACKAGE.rglob("*.pxd")}
    compiled = {path.name.split(".")[0] for path in PACKAGE.rglob("*.so")}
    assert compiled in ({*typed, "_cython"}, set())


def test_compiled_files_carry_no_debug_symbols() -> None:
    found = [path.name for path in PACKAGE.rglob("*.so") if b".debug_info" in path.read_bytes()]
    assert not found


# Archives


def set_up(command: str, folder: Path, **settings: str) -> None:
    env = {key: value for key, value in os.environ.items() if key != "CAPITAL_LUX_PURE"}
    env |= {"CAPITAL_LUX_NO_WEB": "1", **settings}
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", *command.split()],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr


def own_files() -> set[str]:
    """What git has, or will have; in an unpacked source archive, what came with it."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        return {name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}
    listed_there = ROOT / "src/capital_lux.egg-info/SOURCES.txt"
    return without_made(listed_there.read_text().splitlines())


def without_made(names: list[str]) -> set[str]:
    made = re.compile(r".*\.egg-info/|src/capital_lux/server/(static|docs)/|setup\.cfg$")
    return {name for name in names if not made.match(name)}


def test_the_source_archive_holds_every_file(tmp_path: Path) -> None:
    set_up(f"egg_info --egg-base {tmp_path}", ROOT, CAPITAL_LUX_PURE="1")
    listed = (tmp_path / "capital_lux.egg-info/SOURCES.txt").read_text().splitlines()
    assert without_made(listed) == own_files()


def small_project(folder: Path) -> Path:
    """A package of one module to compile, built as ours is."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    package = folder / "src/capital_lux"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('__version__ = "1.0.0"\n')
    (package / "small.py").write_text("def one():\n    return 1\n")
    (package / "small.pxd").write_text("cpdef int one()\n")
    return folder


def compiler(folder: Path) -> str:
    """A compiler that makes every file it is asked for, at once."""
    script = folder / "cc"
    script.write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do shift; done\necho compiled > "$2"\n')
    script.chmod(0o755)
    return str(script)


@pytest.mark.parametrize("works", [True, False])
def test_a_wheel_without_compiled_files_is_for_every_platform(tmp_path: Path, works: bool) -> None:
    project = small_project(tmp_path)
    set_up("bdist_wheel", project, CC=compiler(tmp_path) if works else "false")
    [wheel] = (project / "dist").iterdir()
    names = ZipFile(wheel).namelist()
    about = ZipFile(wheel).read("capital_lux-1.0.0.dist-info/WHEEL").decode()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert (f"capital_lux/small{suffix}" in names) == works
    assert wheel.name.endswith("-py3-none-any.whl") != works
    assert ("Root-Is-Purelib: false" in about) == works


# The package page


def setup_script() -> Any:
    spec = importlib.util.spec_from_file_location("setup_script", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def links(text: str) -> list[str]:
    return re.findall(r"\]\(([^)]*)\)", text)


def test_links_of_a_package_page_lead_to_the_project_or_are_plain_text() -> None:
    readme, page = (ROOT / "README.md").read_text("utf-8"), setup_script().package_page
    files = links(readme)
    assert files
    assert all((ROOT / file.partition("#")[0]).exists() for file in files)
    home = "https://example.org/lux"
    assert [link.split("/HEAD/") for link in links(page(readme, home))] == [
        [f"{home}/{'raw' if file.endswith('.png') else 'blob'}", file] for file in files
    ]
    assert not links(page(readme, None))
    assert "Manual (docs/index.md)" in page(readme, None)
    assert page("[here](#more), [there](https://example.org)", home).count("HEAD") == 0


def test_the_version_is_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", lux.__version__)
    assert lux.__version__ not in (ROOT / "pyproject.toml").read_text()


def test_every_pin_is_a_name_and_a_version() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins == sorted(pins)
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9.]+(b\d+)?", pin) for pin in pins)


def test_what_is_pinned_installs_on_the_oldest_python() -> None:
    """Debian 12 has 3.11.2; what wants a later 3.11 would keep its people out."""
    pins = set((ROOT / "constraints.txt").read_text().splitlines())
    for found in distributions():
        wanted = found.metadata["Requires-Python"]
        if wanted and f"{found.name.lower()}=={found.version}" in pins:
            assert "3.11.0" in SpecifierSet(wanted), f"{found.name} wants Python {wanted}"
