"""Compiles every rules file that has a .pxd beside it; without a compiler the plain files are used.

All or none: a mixture of compiled and plain files would not work together.

CAPITAL_LUX_PURE=1 leaves the compiler out. CAPITAL_LUX_REQUIRE_C=1 makes a failure an error.
"""

import os
import sys
from pathlib import Path
from textwrap import shorten

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src")
JOBS = min(2, os.cpu_count() or 1)
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
    """Falls back to the plain files, and says so, when anything on the way to C fails."""

    def finalize_options(self):
        super().finalize_options()
        self.parallel = self.parallel or JOBS

    def run(self):
        inplace = self.inplace
        try:
            translate(self.extensions)
            self.remove_compiled(keep={self.get_ext_filename(e.name) for e in self.extensions})
            super().run()
        except Exception as problem:
            if os.environ.get("CAPITAL_LUX_REQUIRE_C"):
                raise
            self.inplace = inplace  # setuptools changes it on the way
            self.extensions[:] = []
            self.remove_compiled()
            reason = shorten(str(problem) or type(problem).__name__, 100)
            print(f"capital-lux: not compiled ({reason}); using plain Python", file=sys.stderr)

    def remove_compiled(self, keep=frozenset()):
        """Remove compiled files, of an earlier build too, from where this build puts them."""
        suffix = Path(self.get_ext_filename("x")).name[1:]
        for folder in (Path(self.build_lib), *([SOURCE] if self.inplace else [])):
            for compiled in folder.glob(f"capital_lux/**/*{suffix}"):
                if str(compiled.relative_to(folder)) not in keep:
                    compiled.unlink()


def translate(extensions):
    """Turn the rules files that changed into C."""
    from Cython.Build import cythonize

    translated = cythonize(
        list(extensions),
        nthreads=JOBS,
        compiler_directives=DIRECTIVES,
        build_dir="build/c",
        quiet=True,
    )
    by_name = {module.name: module for module in translated}
    for extension in extensions:
        extension.sources = by_name[extension.name].sources
        extension.depends = by_name[extension.name].depends


def extensions():
    """One extension for each .pxd."""
    if os.environ.get("CAPITAL_LUX_PURE"):
        return []
    return [
        Extension(
            ".".join(path.with_suffix("").relative_to(SOURCE).parts),
            [str(path.with_suffix(".py"))],
            extra_compile_args=["-O3"],
        )
        for path in sorted(SOURCE.glob("capital_lux/**/*.pxd"))
    ]


# Cython's helper processes import this file again on some systems.
if __name__ == "__main__":
    setup(cmdclass={"build_ext": BuildAllOrNone}, ext_modules=extensions())
