"""Loops over walks and sets become loops over numbers: what both the flat text and C can run."""

from __future__ import annotations

import ast

from .reading import Text, assigned, called, code, refuse


class PlainLoops(ast.NodeTransformer):
    """`for seat in turn_order(g)` counts an index and asks the walk; `for card in each(cards)` takes the lowest bit."""

    def __init__(self, text: Text, file: str) -> None:
        self.text, self.file = text, file

    def visit_For(self, node: ast.For) -> ast.AST | list[ast.stmt]:
        call, name = node.iter, check_loop(self.file, node)
        self.generic_visit(node)
        if isinstance(call, ast.Call) and called(call) in self.text.walks:
            check_walk(self.file, node, call)
            lines = (f"{name}__at = -1\nwhile True:\n    {name}__at += 1\n    {name}__next = {with_index(call, name)}\n"
                     f"    if {name}__next < 0:\n        break\n    {name} = {name}__next")
        elif isinstance(call, ast.Call) and called(call) == "each" and len(call.args) == 1:
            lines = (f"{name}__left = {ast.unparse(call.args[0])}\nwhile {name}__left != 0:\n    {name} = lowest({name}__left)\n"
                     f"    {name}__left = {name}__left & {name}__left - 1")
        else:
            check_range(self.file, node)
            return node
        first, loop = code(node, lines)
        assert isinstance(loop, ast.While)
        loop.body += node.body
        return [first, loop]


def with_index(call: ast.Call, name: str) -> str:
    """The walk's call with the index as its last argument."""
    return f"{ast.unparse(call)[:-1]}, {name}__at)"


def check_walk(file: str, node: ast.For, call: ast.Call) -> None:
    """Python takes a walk's arguments once, the flat text at every step: they must be names the loop leaves alone."""
    changed = assigned(node.body) | assigned([node.target])
    if not all(isinstance(a, ast.Constant) or (isinstance(a, ast.Name) and a.id not in changed) for a in call.args):
        refuse(file, node, f"{ast.unparse(call)} gets more than plain names", "give its arguments names before the loop, unchanged inside it")


def check_loop(file: str, node: ast.For) -> str:
    """What holds for every loop; the name that it counts."""
    if not isinstance(node.target, ast.Name):
        refuse(file, node, f"for {ast.unparse(node.target)} in ...", "a loop counts a plain name")
    name = ast.unparse(node.target)
    if name in assigned(node.body):
        refuse(file, node, f"{name} is changed inside its own loop", "use another name, or while")
    if any(isinstance(n, ast.Name) and n.id == name for n in ast.walk(node.iter)):
        refuse(file, node, f"{name} is counted over itself", "use another name")
    if node.orelse:
        refuse(file, node, "else of a loop", "use a name that says how the loop ended")
    return name


def check_range(file: str, node: ast.For) -> None:
    """C counts as Python does only over a range whose end the loop leaves alone."""
    call, name = node.iter, ast.unparse(node.target)
    if called(call) != "range" or not isinstance(call, ast.Call) or not 1 <= len(call.args) <= 2:
        refuse(file, node, f"for ... in {ast.unparse(call)}", "a loop runs over range(n), range(a, b), each(set) or a @walk")
    assert isinstance(call, ast.Call)
    used = {n.id for a in call.args for n in ast.walk(a) if isinstance(n, ast.Name)}
    if used & assigned(node.body):
        refuse(file, node, f"the range of {name} is changed inside the loop", "keep its end under a name of its own before the loop")
