"""Builds the compiled rules: each game's text is printed for Cython and compiled. Without a compiler there are none, and the
same text runs uncompiled; FABLETOP_MUST_COMPILE=1 makes that an error."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "src"))

from fabletop.engine.build.printed import print_all  # noqa: E402

FLAGS = os.environ.get("FABLETOP_CFLAGS", "-O3 -fwrapv -Wno-unused-function").split()


class BuildRules(build_ext):
    """Compile if that is possible; say so once if it is not."""

    def run(self) -> None:
        try:
            from Cython.Build import cythonize

            self.extensions = cythonize(self.extensions, quiet=True, force=True)
            self.swig_opts = []
            for extension in self.extensions:
                extension._needs_stub = False
            super().run()
        except Exception as error:
            if os.environ.get("FABLETOP_MUST_COMPILE"):
                raise
            print(f"fabletop: the rules were not compiled ({error}); they run uncompiled, some 100 times slower", file=sys.stderr)


setup(
    ext_modules=[
        Extension(f"fabletop.compiled.{name}", [path], extra_compile_args=FLAGS, extra_link_args=os.environ.get("FABLETOP_LDFLAGS", "").split())
        for name, path in print_all(HERE / "build" / "rules").items()
    ],
    cmdclass={"build_ext": BuildRules},
)
