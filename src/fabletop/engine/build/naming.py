"""Names that a game may not give: the engine's, the words', the derived ones, and those that C or Cython read as their own."""

from __future__ import annotations

import ast
import keyword
import re
from collections.abc import Iterable

from .. import words
from ..fields import Field
from .hashing import ENGINE
from .reading import StoryError, Text, assigned, body_of, refuse

FOREIGN = frozenset((
    "int", "long", "short", "double", "float", "char", "signed", "unsigned", "void", "bint", "complex", "cdef", "cpdef", "ctypedef", "cimport",
    "include", "DEF", "IF", "ELIF", "ELSE", "NULL", "sizeof", "operator", "errno", "INFINITY", "EOF", "linux", "unix",
))  # fmt: skip
BUILT_IN = frozenset(("min", "max", "abs", "range"))
OF_THE_CLASS = frozenset(("settings", "source", "events", "copy", "save", "load", "FIELDS", "viewer", "running"))  # beside a position's fields
# the engine's fields that rules only read
ENGINE_ALONE = frozenset((
    "sealed", "slot", "step", "stop", "asked", "number", "question", "answer", "waiting", "seats", "depth", "how", "over", "fault",
))  # fmt: skip


def check_names(text: Text, own: Iterable[str], constants: Iterable[str], fields: Iterable[Field]) -> None:
    """`own` are the game's files; the others are the engine's and derived."""
    door = names_of_the_door()
    word = {name for name, value in vars(words).items() if callable(value) and not name.startswith("_")} | BUILT_IN
    numbers = set(constants)
    for name in numbers & (door | FOREIGN):
        raise StoryError(f"fields.py: the name {name} is the engine's own or C's; give the number, member, event or refusal another name")
    for field in fields:
        if field.name in OF_THE_CLASS | FOREIGN or keyword.iskeyword(field.name):
            raise StoryError(f'fields.py, "{field.name}": a field cannot have this name; choose another')
    inner = {n for name, node in text.functions.items() if text.files[name] not in own for n in _locals(node)}
    for name, node in text.functions.items():
        if text.files[name] not in own:
            continue
        if name in door | word | FOREIGN | inner or "__" in name or name.startswith("core_"):
            refuse(text.files[name], node, f"{name} is a name of the engine, of its words or of C", "choose another name for this function")
        for taken in sorted(_locals(node)):
            if taken in text.functions or taken in word or taken in numbers or taken in FOREIGN or "__" in taken:
                refuse(text.files[name], _where(node, taken), f"{name}: the name {taken} is taken", "it is a function, a constant or a word of C, or has a double underscore: choose another")


def check_engine_fields(text: Text, own: Iterable[str]) -> None:
    """Where a game stands, whom it asks and what was answered is written by the engine alone."""
    for name, node in text.functions.items():
        if text.files[name] in own:
            for n in ast.walk(node):
                if isinstance(n, ast.Attribute) and n.attr in ENGINE_ALONE and ast.unparse(n.value) == "g" and _is_written(n, node):
                    refuse(text.files[name], n, f"{name} writes g.{n.attr}", "this field is the engine's; rules may write g.cause, g.shown, g.rank and g.tie of its fields")


def _is_written(place: ast.Attribute, node: ast.FunctionDef) -> bool:
    for n in ast.walk(node):
        for target in n.targets if isinstance(n, ast.Assign) else [n.target] if isinstance(n, (ast.AugAssign, ast.For)) else []:
            base: ast.expr = target
            while isinstance(base, ast.Subscript):
                base = base.value
            if base is place:
                return True
    return False


def _locals(node: ast.FunctionDef) -> set[str]:
    return ({a.arg for a in node.args.args} | assigned(body_of(node))) - {"g"}


def _where(node: ast.FunctionDef, name: str) -> ast.AST:
    return next((n for n in ast.walk(node) if isinstance(n, ast.Name) and n.id == name and isinstance(n.ctx, ast.Store)), node)


def names_of_the_door() -> set[str]:
    """What core.pyx defines for itself, outside of its functions."""
    template = (ENGINE / "build" / "core.pyx").read_text(encoding="utf-8")
    found = set(re.findall(r"^(?:cdef|def|ctypedef)[^(\n]*?(\w+)(?=\(|:)", template, re.MULTILINE))
    found |= set(re.findall(r"^    ([A-Z_]{2,}) = ", template, re.MULTILINE))
    return found | set(re.findall(r"^(?:cimport|import) (\w+)", template, re.MULTILINE)) | {"META", "free", "malloc", "realloc", "memcmp", "memcpy", "memset"}
