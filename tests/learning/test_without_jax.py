"""Where there is no JAX, the commands of training say in a sentence what to install."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from capital_lux.learning import __main__, response


@pytest.mark.parametrize("command", [__main__, response])
def test_without_jax_a_command_says_what_to_install(
    command: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in [name for name in sys.modules if name.startswith("capital_lux.learning.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "jax", None)
    monkeypatch.setitem(sys.modules, "jax.numpy", None)
    with pytest.raises(SystemExit):
        command.main([str(tmp_path)])
    assert "pip install 'capital-lux[train]'" in capsys.readouterr().err
