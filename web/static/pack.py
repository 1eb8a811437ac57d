"""Runs in Pyodide: files to bytecode. The last expression is what is packed."""

import importlib.util
import json
import marshal
import sys
import zipfile
from pathlib import Path

FOLDER = Path("/lux")
HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""Bytecode that nobody compares with a source."""
ALSO = "encodings.ascii encodings.latin_1 encodings.utf_8 traceback linecache gzip".split()
"""What Python may import later, when something goes wrong or is read."""


def bytecode(source, name, optimize):
    return HEAD + marshal.dumps(compile(source, name, "exec", dont_inherit=True, optimize=optimize))


def module_of(path):
    name = path.removesuffix(".py").replace("/", ".")
    return name.removesuffix(".__init__")


ours = sorted(path for path in FOLDER.rglob("*") if path.is_file())
sys.dont_write_bytecode = True
sys.path.append(str(FOLDER))
importlib.import_module("boot")
# What is there of the standard library when all of ours is imported is all that is needed.
for path in ours:
    if path.suffix == ".py" and path.name not in ("boot.py", "toml.py", "yaml.py"):
        importlib.import_module(module_of(str(path.relative_to(FOLDER))))
for name in ALSO:
    importlib.import_module(name)

with zipfile.ZipFile("/stdlib.zip") as library, zipfile.ZipFile("/small.zip", "w") as small:
    for name in library.namelist():
        if name.endswith(".py"):
            if module_of(name) not in sys.modules:
                continue
            name, data = (
                name + "c",
                bytecode(library.read(name), name, 1 if "pyodide" in name else 2),
            )
        elif name.endswith("/"):
            continue
        else:
            data = library.read(name)
        small.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED, 9)

header, parts = [], []
for path in ours:
    name, data = str(path.relative_to(FOLDER)), path.read_bytes()
    if name.endswith(".py"):
        name, data = name + "c", bytecode(data, name, 1)
    header.append((name, len(data)))
    parts.append(data)

json.dumps(header), b"".join(parts)
