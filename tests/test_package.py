"""What an installed package looks like."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import capital_lux as lux

ROOT = Path(__file__).parent.parent
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


def test_plain_files_on_purpose_say_nothing(tmp_path: Path) -> None:
    done = fresh_python(plain_copy(tmp_path), CAPITAL_LUX_PURE="1")
    assert (done.stdout, done.stderr) == ("False\n", "")


def test_plain_can_be_chosen_beside_compiled() -> None:
    assert fresh_python(PACKAGE.parent, CAPITAL_LUX_PURE="1").stdout == "False\n"


def test_every_typed_file_is_compiled_or_none() -> None:
    typed = {path.stem for path in PACKAGE.rglob("*.pxd")}
    compiled = {path.name.split(".")[0] for path in PACKAGE.rglob("*.so")}
    assert compiled in (typed, set())


def test_the_version_is_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", lux.__version__)
    assert lux.__version__ not in (ROOT / "pyproject.toml").read_text()


def test_every_pin_is_a_name_and_a_version() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    assert pins == sorted(pins)
    assert all(re.fullmatch(r"[a-z0-9-]+==[0-9.]+", pin) for pin in pins)
