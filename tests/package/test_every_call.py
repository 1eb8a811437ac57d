"""No public call crashes the interpreter, whatever it is given."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import capital_lux as lux

ROOT = Path(lux.__file__).parent


def test_no_call_of_a_compiled_module_crashes_whatever_it_is_given() -> None:
    run = subprocess.run(
        [sys.executable, "-W", "ignore", "-m", "tests.package.every_call"],
        cwd=Path(__file__).parents[2],
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    called, _, never = run.stdout.partition("never:\n")
    last = called.splitlines()[-1:] or [run.stderr]
    assert run.returncode == 0, f"it ended with {run.returncode} in {last[0]}\n{run.stderr[-2000:]}"
    assert never.split("\n") == [""], never
    modules = {line.rpartition(".")[0] for line in called.splitlines()}
    for pxd in ROOT.rglob("*.pxd") if lux.COMPILED else ():
        name = ".".join(("capital_lux", *pxd.relative_to(ROOT).with_suffix("").parts))
        assert any(module.startswith(name) for module in modules), f"{name} was not tried"
