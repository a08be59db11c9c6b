"""The flat text printed for Cython: the same functions, each with C types from its annotations and the table of fields.

What would mean one thing in Python and another in C is made the same here (division rounds down, sums are 64 bits wide); what cannot
be is refused by `checking` before.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Mapping, Sequence

from ..fields import C_TYPES, Field
from .checking import HEAPS
from .reading import assigned, body_of, called

ARGUMENT = {"Position": "Position*", "Listing": "short*"}
ENUM = 2**31  # a C enum's numbers are below this
WIDE = "cdef inline long long core_wide(long long number) noexcept nogil:\n    return number"


def struct_of(name: str, fields: Sequence[Field], pointers: Sequence[str] = ()) -> str:
    """The C struct of a table that was laid out."""
    lines = [f"ctypedef struct {name}:"]
    lines += [f"    {C_TYPES[f.type]} {f.name}" + "".join(f"[{n}]" for n in f.shape) for f in fields]
    return "\n".join([*lines, *(f"    {p}" for p in pointers)] if fields or pointers else [*lines, "    int nothing"])


def printed(trees: Mapping[str, ast.Module], fields: Sequence[Field], constants: Mapping[str, int]) -> str:
    """All functions of the flat text in Cython."""
    table = {f.name: f for f in fields}
    functions = [n for tree in trees.values() for n in tree.body if isinstance(n, ast.FunctionDef)]
    return "\n\n".join([WIDE, *(f"cdef {_head(node)}:\n{_body(node, table, constants)}" for node in functions)])


def _head(node: ast.FunctionDef) -> str:
    args = ", ".join(f"{ARGUMENT.get(ast.unparse(a.annotation), 'long long') if a.annotation else 'long long'} {a.arg}" for a in node.args.args)
    returns = ast.unparse(node.returns) if node.returns else "None"
    return f"{'void' if returns in ('None', 'Story') else ARGUMENT.get(returns, 'long long')} {node.name}({args}) noexcept nogil"


def _body(node: ast.FunctionDef, table: Mapping[str, Field], constants: Mapping[str, int]) -> str:
    own = {a.arg for a in node.args.args} | assigned(body_of(node))
    body = [_ForC(table, {n: v for n, v in constants.items() if n not in own}).visit(copy.deepcopy(statement)) for statement in body_of(node)]
    names = sorted(assigned(body) - {a.arg for a in node.args.args})
    lines = [f"cdef long long {', '.join(f'{name} = 0' for name in names)}"] if names else []
    return "\n".join("    " + line for line in [*lines, *("\n".join(ast.unparse(s) for s in body) or "pass").split("\n")])


class _ForC(ast.NodeTransformer):
    """Python rounds down, C towards zero; C reckons with narrow numbers narrowly; a heap of counts is a pointer of its own width."""

    def __init__(self, table: Mapping[str, Field], constants: Mapping[str, int]) -> None:
        self.table, self.constants = table, constants

    def visit_Name(self, node: ast.Name) -> ast.AST:
        value = self.constants.get(node.id, 0)
        return node if abs(value) < ENUM else _wide(ast.Constant(value))

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return _wide(node) if isinstance(node.value, int) and node.value >= ENUM else node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, (ast.FloorDiv, ast.Mod)):
            return _division(node.op, node.left, node.right)
        if isinstance(node.op, (ast.Add, ast.Sub, ast.Mult)) and self.narrow(node.left):
            node.left = _wide(node.left)
        return node

    def narrow(self, node: ast.expr) -> bool:
        """May C hold this in an int? A name that was given a value, what a function gives, and a sum are wide."""
        if isinstance(node, ast.Name):
            return node.id in self.constants
        wide = isinstance(node, ast.Call) and called(node) not in ("min", "max", "abs")
        return not wide and not (isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub, ast.Mult)))

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.USub) and self.narrow(node.operand):
            node.operand = _wide(node.operand)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, (ast.FloorDiv, ast.Mod)):
            read = copy.deepcopy(node.target)
            for n in ast.walk(read):
                if isinstance(n, (ast.Name, ast.Attribute, ast.Subscript)):
                    n.ctx = ast.Load()
            return ast.Assign([node.target], _division(node.op, read, node.value), lineno=node.lineno)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if called(node) in ("min", "max", "abs"):
            node.args = [_wide(argument) if self.narrow(argument) else argument for argument in node.args]
        if called(node) in HEAPS:
            base = node.args[HEAPS[called(node)]]
            while isinstance(base, ast.Subscript):
                base = base.value
            assert isinstance(base, ast.Attribute)
            node.func = ast.Name(f"{called(node)}_{self.table[base.attr].type}", ast.Load())
        return node


def _wide(node: ast.expr) -> ast.Call:
    return ast.Call(ast.Name("core_wide", ast.Load()), [node], [])


def _division(op: ast.operator, left: ast.expr, right: ast.expr) -> ast.Call:
    return ast.Call(ast.Name("floor_div" if isinstance(op, ast.FloorDiv) else "floor_mod", ast.Load()), [left, right], [])
