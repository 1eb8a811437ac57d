"""Compiles every rules file that has a .pxd beside it; without a compiler the plain files are used.

All or none: a mixture of compiled and plain files would not work together.
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
    "binding": True,
}


class BuildAllOrNone(build_ext):
    """Falls back to the plain files, and says so, when the C compiler is missing or fails."""

    def run(self):
        try:
            super().run()
        except Exception as problem:
            if os.environ.get("CAPITAL_LUX_REQUIRE_C"):
                raise
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            print(f"capital-lux: no C compiler ({problem}); using plain Python", file=sys.stderr)


def extensions():
    from Cython.Build import cythonize

    modules = [
        Extension(
            ".".join(path.with_suffix("").relative_to(SOURCE).parts),
            [str(path.with_suffix(".py"))],
            extra_compile_args=["-O3"],
        )
        for path in sorted(SOURCE.glob("capital_lux/**/*.pxd"))
    ]
    return cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/c", quiet=True)


setup(cmdclass={"build_ext": BuildAllOrNone}, ext_modules=extensions())
