"""The flat text printed for Cython: the same functions, each with C types from its annotations and the table of fields.

What would mean one thing in Python and another in C is either made the same (division rounds down in both, names start at
0) or refused, with file, line and what to write instead.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence

from ..fields import C_TYPES, Field
from .reading import Text, assigned, body_of, called, refuse

ARGUMENT = {"Position": "Position*", "Listing": "short*", "bool": "bint"}
OUTSIDE = {
    ast.List: "a list", ast.Dict: "a dict", ast.Set: "a set display", ast.Tuple: "a tuple", ast.ListComp: "a comprehension",
    ast.GeneratorExp: "a comprehension", ast.SetComp: "a comprehension", ast.DictComp: "a comprehension", ast.Lambda: "a lambda",
    ast.Try: "try", ast.With: "with", ast.Global: "global", ast.Nonlocal: "nonlocal", ast.JoinedStr: "a text", ast.Raise: "raise",
    ast.Assert: "assert", ast.Delete: "del", ast.ClassDef: "a class", ast.Div: "/", ast.Pow: "**", ast.LShift: "<<",
    ast.NamedExpr: ":=", ast.Starred: "a star", ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in", ast.Match: "match",
    ast.MatMult: "@",
}
INSTEAD = {
    "<<": "write shl(bits, n) or only(n)", "/": "write //", "in": "write has(members, member), or compare one by one",
    "not in": "write not has(members, member), or compare one by one", "is": "write ==", "is not": "write !=",
    "raise": "a refusal is return no(CODE, ...); a fault of the rules cannot be caught by rules",
}
WORDS = {"no", "shl", "only", "has", "size", "lowest", "highest", "first_of", "each", "chance", "draw", "draw_from", "say", "min", "max", "abs", "range"}


def struct_of(name: str, fields: Sequence[Field], pointers: Sequence[str] = ()) -> str:
    """The C struct of a table that was laid out."""
    lines = [f"ctypedef struct {name}:"]
    lines += [f"    {C_TYPES[f.type]} {f.name}" + "".join(f"[{n}]" for n in f.shape) for f in fields]
    return "\n".join([*lines, *(f"    {p}" for p in pointers)] if fields or pointers else [*lines, "    int nothing"])


def printed(text: Text, trees: Mapping[str, ast.Module], fields: Sequence[Field], settings: Sequence[Field], constants: Mapping[str, int]) -> str:
    """All functions of the flat text in Cython."""
    table = {f.name: f for f in fields}
    fixed = {f.name: f for f in settings}
    functions = {n.name: n for tree in trees.values() for n in tree.body if isinstance(n, ast.FunctionDef)}
    out = []
    for file, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                check(node, file, table, fixed, set(functions) | WORDS, constants)
                out.append(f"cdef {_head(node)}:\n{_body(node, table)}")
    return "\n\n".join(out)


def _head(node: ast.FunctionDef) -> str:
    args = ", ".join(f"{ARGUMENT.get(ast.unparse(a.annotation), 'long long') if a.annotation else 'long long'} {a.arg}" for a in node.args.args)
    returns = ast.unparse(node.returns) if node.returns else "None"
    return f"{'void' if returns in ('None', 'Story') else ARGUMENT.get(returns, 'long long')} {node.name}({args}) noexcept nogil"


def _body(node: ast.FunctionDef, table: Mapping[str, Field]) -> str:
    body = [_ForC(table).visit(copy.deepcopy(statement)) for statement in body_of(node)]
    names = sorted(assigned(body) - {a.arg for a in node.args.args})
    lines = [f"cdef long long {', '.join(f'{name} = 0' for name in names)}"] if names else []
    return "\n".join("    " + line for line in [*lines, *("\n".join(ast.unparse(s) for s in body) or "pass").split("\n")])


class _ForC(ast.NodeTransformer):
    """Python rounds down, C towards zero; a heap of counts is a pointer of its own width."""

    def __init__(self, table: Mapping[str, Field]) -> None:
        self.table = table

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.op, (ast.FloorDiv, ast.Mod)):
            return _division(node.op, node.left, node.right)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.op, (ast.FloorDiv, ast.Mod)):
            read = copy.deepcopy(node.target)
            for n in ast.walk(read):
                if isinstance(n, (ast.Name, ast.Attribute, ast.Subscript)):
                    n.ctx = ast.Load()
            return ast.Assign([node.target], _division(node.op, read, node.value), lineno=node.lineno)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:  # noqa: N802
        self.generic_visit(node)
        if called(node) == "draw":
            base = node.args[1]
            while isinstance(base, ast.Subscript):
                base = base.value
            assert isinstance(base, ast.Attribute)
            node.func = ast.Name(f"draw_{self.table[base.attr].type}", ast.Load())
        return node


def _division(op: ast.operator, left: ast.expr, right: ast.expr) -> ast.Call:
    return ast.Call(ast.Name("floor_div" if isinstance(op, ast.FloorDiv) else "floor_mod", ast.Load()), [left, right], [])


def check(node: ast.FunctionDef, file: str, table: Mapping[str, Field], settings: Mapping[str, Field], functions: set[str], constants: Mapping[str, int]) -> None:
    """Refuse what would mean one thing in Python and another in C."""
    inner = {id(n.value) for n in ast.walk(node) if isinstance(n, ast.Subscript)}
    heaps = {id(n.args[1]) for n in ast.walk(node) if called(n) == "draw" and isinstance(n, ast.Call) and len(n.args) == 3}
    known = {a.arg for a in node.args.args} | assigned(body_of(node)) | set(constants)
    callees = {id(n.func) for n in ast.walk(node) if isinstance(n, ast.Call)}
    annotations = {id(m) for n in ast.walk(node) for a in _annotations(n) if a is not None for m in ast.walk(a)}
    for n in ast.walk(node):
        if id(n) in annotations:
            continue
        _check_syntax(n, node, file)
        if isinstance(n, ast.Call):
            if called(n) not in functions or n.keywords:
                refuse(file, n, f"{node.name} calls {ast.unparse(n.func)}", "rules call functions of their game and the words of engine/words.py, with plain arguments")
        elif isinstance(n, ast.Name) and id(n) not in callees and n.id not in known and n.id not in ("True", "False"):
            refuse(file, n, f"{node.name}: nothing is called {n.id}", "name a constant of fields.py, a field g." + n.id + ", or a name that was given a value")
        elif isinstance(n, (ast.Attribute, ast.Subscript)) and id(n) not in inner:
            _check_row(n, node, file, table, settings, id(n) in heaps)


def _annotations(n: ast.AST) -> list[ast.expr | None]:
    if isinstance(n, ast.FunctionDef):
        return [n.returns, *(a.annotation for a in n.args.args)]
    return [n.annotation] if isinstance(n, ast.AnnAssign) else []


def _check_syntax(n: ast.AST, node: ast.FunctionDef, file: str) -> None:
    for kind, what in OUTSIDE.items():
        if isinstance(n, kind):
            at = n if hasattr(n, "lineno") else next((m for m in ast.walk(node) if any(c is n for c in ast.iter_child_nodes(m)) and hasattr(m, "lineno")), node)
            refuse(file, at, f"{node.name}: {what} is outside the rules' Python", INSTEAD.get(what, "rules are numbers, fields and functions: write it with those"))
    if isinstance(n, ast.Constant) and not isinstance(n.value, (int, bool)) and not (isinstance(n.value, str) and ast.get_docstring(node, clean=False) == n.value):
        refuse(file, n, f"{node.name}: {n.value!r} is no whole number", "rules are numbers: name a constant")
    if isinstance(n, ast.FunctionDef) and n is not node:
        refuse(file, n, f"{node.name}: a function inside a function", "put it beside the others")


def _check_row(n: ast.Attribute | ast.Subscript, node: ast.FunctionDef, file: str, table: Mapping[str, Field], settings: Mapping[str, Field], heap: bool) -> None:
    have, base = 0, n
    while isinstance(base, ast.Subscript):
        have, base = have + 1, base.value  # type: ignore[assignment]
    if isinstance(base, ast.Name) and have == 1 and any(a.arg == base.id and a.annotation and ast.unparse(a.annotation) == "Listing" for a in node.args.args):
        return
    if not isinstance(base, ast.Attribute):
        refuse(file, n, f"{node.name}: {ast.unparse(n)} is indexed", "only fields of the position have parts")
    assert isinstance(base, ast.Attribute)
    of = ast.unparse(base.value)
    fields = settings if of == "g.settings" else table
    if of not in ("g", "g.settings") or base.attr not in fields:
        if base.attr not in ("settings",):
            refuse(file, n, f"{node.name}: {of}.{base.attr} is no field", "declare it in FIELDS or SETTINGS of fields.py")
        return
    if of == "g.settings" and isinstance(n.ctx, ast.Store):
        refuse(file, n, f"{node.name}: {ast.unparse(n)} is written", "settings are fixed before the deal")
    want = len(fields[base.attr].shape)
    if have != want and not (heap and have == want - 1):
        refuse(file, n, f"{node.name}: {base.attr} has {want} axes, here are {have}", "C copies a row, Python shares it: read and write numbers, not rows")
