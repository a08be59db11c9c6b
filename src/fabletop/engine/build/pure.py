"""What functions do besides giving a number: read the position, draw, write. From it follow two rules.

A question only looks: it is put for every option, again and again, before anybody has answered. So is everything that it calls,
its candidates, every walk, and the worth of an option. None may change the position, draw or tell.

And what draws or writes stands alone: Python works through an expression from left to right, C in any order.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .reading import Text, called, refuse


@dataclass(frozen=True)
class Deeds:
    """What a piece of text may do."""

    reads: bool = False
    draws: bool = False
    writes: bool = False

    def __or__(self, other: Deeds) -> Deeds:
        return Deeds(self.reads or other.reads, self.draws or other.draws, self.writes or other.writes)

    def disturbs(self, other: Deeds) -> bool:
        """Does it matter which of the two comes first?"""
        return (self.draws and other.draws) or (self.writes and other != Deeds())


NOTHING = Deeds()
WORDS = {"chance": Deeds(draws=True), "draw_from": Deeds(draws=True), "draw": Deeds(True, True, True), "say": Deeds(True, False, True)}


def deeds_of(functions: Mapping[str, ast.FunctionDef]) -> dict[str, Deeds]:
    """By name what a function, with all that it calls, may do."""
    found = {name: _own(node) for name, node in functions.items()}
    calls = {name: {called(n) for n in ast.walk(node)} & functions.keys() for name, node in functions.items()}
    changed = True
    while changed:
        changed = False
        for name, callees in calls.items():
            now = found[name]
            for callee in callees:
                now |= found[callee]
            changed, found[name] = changed or now != found[name], now
    return found


def _own(node: ast.FunctionDef) -> Deeds:
    found = NOTHING
    for n in ast.walk(node):
        found |= WORDS.get(called(n), NOTHING)
        if isinstance(n, ast.Attribute):
            found |= Deeds(reads=True, writes=isinstance(n.ctx, ast.Store))
        elif isinstance(n, ast.Subscript) and isinstance(n.ctx, ast.Store) and ast.unparse(n).startswith("g."):
            found |= Deeds(writes=True)
    return found


def check_questions_look(text: Text) -> None:
    """Refuse a question that does more than look."""
    deeds = deeds_of(text.functions)
    looking = {name: f"the question {name}" for name in text.questions}
    looking.update({name: f"the walk {name}" for name in text.walks})
    looking.update({c: f"the candidates {c}" for q in text.questions.values() for c in q.among})
    looking["worth"] = "worth"
    for name, what in looking.items():
        if deeds[name].draws or deeds[name].writes:
            refuse(text.files[name], text.functions[name], f"{what} changes the position, draws, or tells something, itself or by what it calls",
                   "it may only look, for it is called for every option; change things in the story after the answer")


def check_order(node: ast.FunctionDef, file: str, deeds: Mapping[str, Deeds]) -> None:
    """Refuse an expression in which something draws or writes and the order would matter."""

    def together(parts: Iterable[ast.AST], at: ast.AST) -> Deeds:
        done: list[Deeds] = []
        for part in parts:
            now = of(part)
            if any(now.disturbs(before) or before.disturbs(now) for before in done):
                refuse(file, at, f"{node.name}: {ast.unparse(at)} draws or changes something in an order that C does not keep",
                       "give what is drawn or done first a name on a line of its own")
            done.append(now)
        return _all(done)

    def of(n: ast.AST) -> Deeds:
        if isinstance(n, (ast.BoolOp, ast.IfExp)):  # C keeps the order of these
            return _all(of(child) for child in ast.iter_child_nodes(n))
        if isinstance(n, ast.Call):
            return together(n.args, n) | WORDS.get(called(n), deeds.get(called(n), NOTHING))
        if isinstance(n, ast.Attribute):
            return Deeds(reads=not ast.unparse(n).startswith("g.settings"))
        return together(ast.iter_child_nodes(n), n)

    for n in ast.walk(node):
        if isinstance(n, ast.Assign):
            together([n.value, *(i for target in n.targets for i in _indexes(target))], n)
        elif isinstance(n, ast.AugAssign):
            together([n.value, n.target], n)
        elif isinstance(n, (ast.Expr, ast.Return)) and n.value is not None:
            of(n.value)
        elif isinstance(n, (ast.If, ast.While)):
            of(n.test)
        elif isinstance(n, ast.For):
            of(n.iter)


def _all(deeds: Iterable[Deeds]) -> Deeds:
    found = NOTHING
    for one in deeds:
        found |= one
    return found


def _indexes(target: ast.expr) -> list[ast.expr]:
    out = []
    while isinstance(target, ast.Subscript):
        out.append(target.slice)
        target = target.value
    return out
