"""Runs first in the browser: finds the compiled modules, which are all in one file."""

import _imp
import json
import sys
from importlib.machinery import ModuleSpec

FOLDER = "/lux/"
FILE = FOLDER + "capital_lux_engine.so"
with open(FOLDER + "capital_lux_engine.json") as file:
    NAMES = frozenset(json.load(file))


class Engine:
    """Imports a compiled module: its function in the file has the module's whole name."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        return ModuleSpec(name, Engine, origin=FILE) if name in NAMES else None

    @staticmethod
    def create_module(spec):
        module = _imp.create_dynamic(ModuleSpec(spec.name.replace(".", "__"), Engine, origin=FILE))
        module.__name__, module.__package__ = spec.name, spec.parent
        return module

    @staticmethod
    def exec_module(module):
        _imp.exec_dynamic(module)


sys.meta_path.insert(0, Engine)
sys.path.insert(0, FOLDER)
