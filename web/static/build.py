"""Builds the page that needs no server into dist/static: `make static`.

With `--quick` it is built for the tests, into build/quick: the engine is compiled in a third of the
time, and thinks three times as long.

The engine's C is compiled to WebAssembly with clang, by Python's stable ABI, and linked to one
file. Pyodide brings Python. What is imported comes as bytecode, made by that very Python, in two
files: the standard library, and all that is ours. The page itself is the server's, built for a
folder.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCE = ROOT / "src"
C = ROOT / "build/c/src"
HELPERS = ROOT / "build/c/capital_lux/_cython.c"
"""What Cython needs in all of them."""
BUILD = ROOT / "build/static"
QUICK = "--quick" in sys.argv
OUT = ROOT / ("build/quick" if QUICK else "dist/static")
OPTIMISED = "-O0" if QUICK else "-Oz"
"""-Oz is a fifth smaller than -O2, and bots think no longer."""
PYODIDE = WEB / "node_modules/pyodide"
HEADERS = "/usr/include/wasm32-wasi"
COMPILED = ("rules", "observation", "bots", "analysis")
"""Packages whose compiled files the page needs."""
TILES = ("rules/powers", "observation/tiles", "telling/tiles")
"""Folders in which every file is found that is there."""
MSGSPEC = {"platform": "pyemscripten_2026_0_wasm32", "python-version": "3.14", "abi": "cp314"}
TOOLS = "clang lld wasi-libc"


def run(*command: str | Path) -> None:
    done = subprocess.run(
        [str(part) for part in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        lines = [line for line in done.stdout.splitlines() if len(line) < 300]
        sys.exit("\n".join([*lines[-40:], f"{command[0]} failed"]))


def older(made: Path, *sources: Path) -> bool:
    """Whether a file has to be made again."""
    return not made.is_file() or made.stat().st_mtime < max(one.stat().st_mtime for one in sources)


def check_tools() -> None:
    missing = [tool for tool in ("clang", "wasm-ld") if not shutil.which(tool)]
    if missing or not Path(HEADERS).is_dir():
        sys.exit(
            f"the engine is compiled to WebAssembly with {TOOLS} (Debian: apt install {TOOLS})"
        )


# The engine


def name_of(source: Path) -> str:
    base = C if source.is_relative_to(C) else C.parent
    return ".".join(source.relative_to(base).with_suffix("").parts)


def compile_one(source: Path) -> Path:
    made = BUILD / f"wasm{OPTIMISED}" / f"{name_of(source)}.o"
    header = WEB / "static/wasm32.h"
    if older(made, source, header):
        made.parent.mkdir(parents=True, exist_ok=True)
        name = name_of(source)
        # All are in one file: what is not static must have a name of its own.
        own = name.replace(".", "__")
        names = [
            f"-DPyInit_{source.stem}=PyInit_{own}",
            f"-D__Pyx_ApplySequenceOrMappingFlag=flag_{own}",
        ]
        run(
            *"clang --target=wasm32-unknown-emscripten -fPIC -g0 -ffp-contract=off -w".split(),
            *"-D__wasi__ -DPy_LIMITED_API=0x030b0000 -DCYTHON_LIMITED_API=1".split(),
            *(*names, OPTIMISED, "-include", header, "-I", sysconfig.get_path("include")),
            *("-isystem", HEADERS, "-c", source, "-o", made),
        )
    return made


def link(sources: list[Path], made: Path) -> None:
    """One file with all compiled modules, which Pyodide loads as it loads any extension."""
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        objects = list(threads.map(compile_one, sources))
    exports = [f"--export=PyInit_{name_of(one).replace('.', '__')}" for one in sources]
    if older(made, *objects):
        run(
            *"wasm-ld -shared --experimental-pic --no-entry --allow-undefined -s".split(),
            *exports,
            *objects,
            *("-o", made),
        )


# What is imported


def modules() -> dict[str, Path]:
    """Our files that may be imported in the browser, by the path at which they will lie."""
    found: dict[str, Path] = {}
    waiting = ["capital_lux.serverless.answers"]
    while waiting:
        name = waiting.pop()
        path = file_of(name)
        if path is None or name in found:
            continue
        found[name] = path
        waiting += [name.rpartition(".")[0], *imported(path)]
    package = SOURCE / "capital_lux"
    files = {*found.values(), *(package / "puzzles").glob("*.gz")}
    for folder in TILES:
        files |= {*(package / folder).glob("*.py")}
    return {str(path.relative_to(SOURCE)): path for path in files if not is_compiled(path)}


def is_compiled(path: Path) -> bool:
    return path.with_suffix(".pxd").is_file()


def file_of(name: str) -> Path | None:
    base = SOURCE.joinpath(*name.split("."))
    found = (base.with_suffix(".py"), base / "__init__.py")
    return next((path for path in found if path.is_file() and "capital_lux" in name), None)


def imported(path: Path) -> Iterator[str]:
    """What a file imports anywhere, in functions too."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def msgspec() -> Path:
    """The one package that we need beside Python, for WebAssembly."""
    folder = BUILD / "msgspec"
    if not list(folder.glob("*.whl")):
        options = [f"--{name}={value}" for name, value in MSGSPEC.items()]
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps")
        run(
            *(*pip, "--only-binary=:all:", "--implementation=cp", *options),
            *("--constraint", ROOT / "constraints.txt", "--dest", folder, "msgspec"),
        )
    return next(folder.glob("*.whl"))


def pack(engine: Path, names: list[str]) -> None:
    """Turn Python files into bytecode by Pyodide's own Python, and put all together."""
    files = {name: path.read_bytes() for name, path in modules().items()}
    with zipfile.ZipFile(msgspec()) as wheel:
        files |= {
            name: wheel.read(name) for name in wheel.namelist() if name.endswith((".py", ".so"))
        }
    # Who looks into a folder finds them there.
    files |= {f"{name.replace('.', '/')}.so": b"" for name in names}
    files["boot.py"] = (WEB / "static/boot.py").read_bytes()
    files["capital_lux_engine.so"] = engine.read_bytes()
    files["capital_lux_engine.json"] = json.dumps(names).encode()
    folder = BUILD / "files"
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    run("node", WEB / "static/pack.mjs", folder, BUILD)


# The folder


def build() -> None:
    check_tools()
    found = [
        HELPERS,
        *(
            path
            for name in COMPILED
            for path in sorted((C / "capital_lux" / name).rglob("*.c"))
            if is_compiled(SOURCE / path.relative_to(C))
        ),
    ]
    engine = BUILD / f"engine{OPTIMISED}.so"
    link(found, engine)
    pack(engine, [name_of(one) for one in found])
    options = ("--mode", "static", "--outDir", OUT, "--emptyOutDir")
    run("npm", "--prefix", WEB, "run", "build", "--", *options)
    for name in ("offline.html", "offline.css"):
        (OUT / name).unlink()
    shutil.copy(WEB / "static/sw.js", OUT)
    python = OUT / "python"
    python.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copy(PYODIDE / name, python)
    for name in ("python_stdlib.zip", "game.pack.gz"):
        shutil.copy(BUILD / name, python)
    shutil.copy(SOURCE / "capital_lux/bots/champion.net", python)
    licences(python)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (python / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    finish()


def licences(folder: Path) -> None:
    """By whom the parts are that are not ours, as their licences ask."""
    shutil.copy(WEB / "static/NOTICE.txt", folder)
    shutil.copy(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", folder / "PYTHON-LICENSE.txt")
    with zipfile.ZipFile(msgspec()) as wheel:
        [licence] = (name for name in wheel.namelist() if name.endswith("licenses/LICENSE"))
        (folder / "MSGSPEC-LICENSE.txt").write_bytes(wheel.read(licence))


def finish() -> None:
    """Tell the service worker what there is."""
    files = sorted(path for path in OUT.rglob("*") if path.is_file() and path.name != "sw.js")
    names = [str(path.relative_to(OUT)) for path in files]
    version = sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]
    worker = OUT / "sw.js"
    text = worker.read_text().replace("[/*files*/]", json.dumps(names))
    worker.write_text(text.replace("/*version*/", version))


if __name__ == "__main__":
    build()
