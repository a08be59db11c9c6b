"""`fabletop doctor`: what this machine has, what is missing, and what to type."""

from __future__ import annotations

import os
import shutil
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from fabletop.commands.page import page, styled, write_json
from fabletop.commands.shape import command
from fabletop.commands.words import Words

OLDEST = (3, 11)
NARROWEST = 60


@dataclass(frozen=True)
class Finding:
    """One thing looked at. `state` is ok, could-be-better or missing; `advice` says what to type where it is not ok."""

    check: str
    state: str
    found: str
    advice: str = ""


@command("doctor")
def doctor(words: Words, as_json: bool) -> None:
    """Look at Python, the compiler, the compiled rules, the folder, the terminal and the language."""
    findings = [_python(words), _libraries(words), _compiler(words), *_rules(words), _folder(words), _terminal(words), _locale(words)]
    healthy = all(one.state != "missing" for one in findings)
    if as_json:
        write_json({"ok": healthy, "checks": [asdict(one) for one in findings]})
    else:
        console = page()
        marks: dict[str, tuple[str, str]] = {"ok": ("✓", "green"), "could-be-better": ("~", "yellow"), "missing": ("✗", "red")}
        for one in findings:
            mark, style = marks[one.state]
            line = styled(f"{mark} ", style).append(words(f"doctor-{one.check}") + ": ", "bold").append(one.found, "none")
            console.print(line)
            if one.advice:
                console.print(styled(f"  → {one.advice}"))
        console.print(styled(words("doctor-well" if healthy else "doctor-ill"), "bold"))
    if not healthy:
        click.get_current_context().exit(1)


def _python(words: Words) -> Finding:
    found = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < OLDEST:
        return Finding("python", "missing", found, words("doctor-python-advice", oldest=".".join(map(str, OLDEST))))
    return Finding("python", "ok", f"{found} ({sys.executable})")


def _libraries(words: Words) -> Finding:
    from importlib.metadata import PackageNotFoundError, version

    found, gone = [], []
    for name in ("click", "rich", "fluent.runtime"):
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            gone.append(name)
    if gone:
        return Finding("libraries", "missing", ", ".join(found), f"python -m pip install {' '.join(gone)}")
    return Finding("libraries", "ok", ", ".join(found))


def _compiler(words: Words) -> Finding:
    import sysconfig

    names = [*os.environ.get("CC", "").split()[:1], "gcc", "cc", "clang"]
    compiler = next(filter(None, map(shutil.which, names)), None)
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    packages = [package for package, there in (("gcc", compiler is not None), ("python3-dev", header.exists())) if not there]
    if packages:
        return Finding("compiler", "could-be-better", compiler or words("doctor-none"), f"sudo apt install {' '.join(packages)}")
    return Finding("compiler", "ok", str(compiler))


def _rules(words: Words) -> list[Finding]:
    """Of each game: are its compiled rules there, and of the same text?"""
    from fabletop.engine.finding import discovered

    return [_rules_of(words, about, edition) for _, about in sorted(discovered().items()) for edition in about.EDITIONS]


def _rules_of(words: Words, about: Any, edition: str) -> Finding:
    from importlib import import_module

    from fabletop.engine.build.hashing import text_hash

    name = f"{about.ID} {edition}"
    try:
        module = import_module(f"fabletop.compiled.{about.ID}_{edition}".replace("-", "_"))
    except ImportError:
        return Finding("rules", "could-be-better", words("doctor-rules-uncompiled", name=name), "make build")
    if (Path(str(about.__file__)).parent / "fields.py").exists() and text_hash(about.__package__, edition) != module.META["hash"]:
        return Finding("rules", "could-be-better", words("doctor-rules-old", name=name), "make build")
    return Finding("rules", "ok", words("doctor-rules-fresh", name=name))


def _folder(words: Words) -> Finding:
    folder = Path.cwd()
    if os.access(folder, os.W_OK | os.X_OK):
        return Finding("folder", "ok", words("doctor-folder-open", folder=folder))
    return Finding("folder", "could-be-better", words("doctor-folder-closed", folder=folder), words("doctor-folder-advice"))


def _terminal(words: Words) -> Finding:
    if not sys.stdout.isatty():
        return Finding("terminal", "ok", words("doctor-terminal-none"))
    console = page()
    width = shutil.get_terminal_size().columns
    colours = console.color_system or words("doctor-none")
    found = words("doctor-terminal-found", width=width, colours=colours)
    if width < NARROWEST:
        return Finding("terminal", "could-be-better", found, words("doctor-terminal-advice", width=NARROWEST))
    return Finding("terminal", "ok", found)


def _locale(words: Words) -> Finding:
    encoding = getattr(sys.stdout, "encoding", None) or "?"
    found = words("doctor-locale-found", lang=words(f"language-{words.lang}"), encoding=encoding)
    if encoding.lower().replace("-", "") != "utf8":
        return Finding("locale", "could-be-better", found, "export LANG=C.UTF-8")
    return Finding("locale", "ok", found)
