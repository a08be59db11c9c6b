"""A room printed for Cython and compiled into a folder, for tests of rules that belong to no installed game."""

from __future__ import annotations

import importlib.util
import json
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from fabletop.engine.build.room import Room, as_cython

COMPILER = shlex.split(sysconfig.get_config_var("CC") or "cc")


def can_compile() -> bool:
    """Are Cython and a C compiler here?"""
    return importlib.util.find_spec("Cython") is not None and shutil.which(COMPILER[0]) is not None


def compiled(made: Room, name: str, folder: Path) -> Any:
    """The compiled module of this room."""
    source = folder / f"{name}.pyx"
    source.write_text(as_cython(made).replace("@META@", "json.loads(" + repr(json.dumps(made.meta)) + ")"), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "cython", "-3", str(source)], check=True)
    target = folder / f"{name}.so"
    include = sysconfig.get_paths()["include"]
    subprocess.run([*COMPILER, "-shared", "-fPIC", "-O1", "-fwrapv", "-w", f"-I{include}", str(source.with_suffix(".c")), "-o", str(target)], check=True)
    spec = importlib.util.spec_from_file_location(name, target)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
