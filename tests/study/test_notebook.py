"""The notebook of docs prints what it says; its cells are run without Jupyter."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.compiled

DOCS = Path(__file__).parents[2] / "docs"


def test_the_notebook_prints_what_stands_in_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pandas")
    notebook = json.loads((DOCS / "studies.ipynb").read_text("utf-8"))
    monkeypatch.chdir(DOCS)
    names: dict[str, Any] = {}
    printed = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
        [output] = cell["outputs"]
        assert capsys.readouterr().out == "".join(output["text"]), cell["id"]
        printed += 1
    assert printed == 5
