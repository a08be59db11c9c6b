"""What would mean one thing in Python and another in C is refused: with file, line, and what to write instead.

Checked is the flat text, where stories and loops are plain functions already; the nodes still stand on the author's lines.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from .. import words
from ..fields import LIMITS, Field
from .living import effects
from .pure import check_order, deeds_of
from .reading import Text, assigned, body_of, called, goes_on, refuse

OUTSIDE = {
    ast.List: "a list", ast.Dict: "a dict", ast.Set: "a set display", ast.Tuple: "a tuple", ast.ListComp: "a comprehension",
    ast.GeneratorExp: "a comprehension", ast.SetComp: "a comprehension", ast.DictComp: "a comprehension", ast.Lambda: "a lambda",
    ast.Try: "try", ast.TryStar: "try", ast.With: "with", ast.Global: "global", ast.Nonlocal: "nonlocal", ast.JoinedStr: "a text",
    ast.Raise: "raise", ast.Assert: "assert", ast.Delete: "del", ast.ClassDef: "a class", ast.Div: "/", ast.Pow: "**",
    ast.LShift: "<<", ast.RShift: ">>", ast.NamedExpr: ":=", ast.Starred: "a star", ast.Is: "is", ast.IsNot: "is not", ast.In: "in",
    ast.NotIn: "not in", ast.Match: "match", ast.MatMult: "@", ast.Slice: "a slice", ast.Import: "an import", ast.ImportFrom: "an import",
    ast.AnnAssign: "an annotated name", ast.AsyncFunctionDef: "async",
}
INSTEAD = {
    "<<": "write shl(bits, n) or only(n)", ">>": "write has(members, member), or n // 2", "/": "write //",
    "in": "write has(members, member), or compare one by one", "not in": "write not has(members, member), or compare one by one",
    "is": "write ==", "is not": "write !=", "raise": "a refusal is return no(CODE, ...); a fault of the rules cannot be caught by rules",
    "an annotated name": "write name = value: every name is a whole number", "an import": "import at the head of the file",
}
HEAPS = {"draw": 1, "count": 0, "kinds_of": 0}  # words that take a heap kept as counts, and where
WORDS = ("no", "shl", "only", "has", "size", "lowest", "highest", "first_of", "chance", "draw", "draw_from", "count", "kinds_of", "say")
MOST = {"say": 9, "min": 9, "max": 9, "abs": 1, "range": 2}  # arguments, where the word itself does not say
LEAST = {"say": 2, "min": 2, "max": 2, "abs": 1, "range": 1}
SILENT = ("None", "Story")  # what a function is annotated with that gives nothing back
WIDEST = LIMITS["set"]


@dataclass(frozen=True)
class Rules:
    """What a function may speak of."""

    functions: Mapping[str, ast.FunctionDef]
    fields: Mapping[str, Field]
    settings: Mapping[str, Field]
    constants: Collection[str]
    kinds: Collection[str]


def check(text: Text, trees: Mapping[str, ast.Module], fields: list[Field], settings: list[Field], constants: Collection[str], kinds: Collection[str]) -> None:
    """Every function of the flat text."""
    functions = {n.name: n for tree in trees.values() for n in tree.body if isinstance(n, ast.FunctionDef)}
    rules = Rules(functions, {f.name: f for f in fields}, {f.name: f for f in settings}, constants, kinds)
    deeds = deeds_of(functions)
    for name, node in functions.items():
        _Check(node, text.files[name], rules, name in text.stories)
        check_order(node, text.files[name], deeds)


class _Check:
    """One function."""

    def __init__(self, node: ast.FunctionDef, file: str, rules: Rules, story: bool) -> None:
        self.node, self.file, self.rules = node, file, rules
        self.returns = ast.unparse(node.returns) if node.returns else "None"
        self.parameters = {a.arg: ast.unparse(a.annotation) if a.annotation else "" for a in node.args.args}
        self.names = self.parameters.keys() | assigned(body_of(node))
        if not story:
            self.signature()
        for n, above in _with_parents(node):
            self.syntax(n, above)
            if isinstance(n, ast.Call):
                self.call(n, above)
            elif isinstance(n, ast.Name):
                self.name(n, above)
            elif isinstance(n, (ast.Attribute, ast.Subscript)) and not (isinstance(above, (ast.Attribute, ast.Subscript)) and above.value is n):
                self.place(n, above)
            elif isinstance(n, ast.For) and n.orelse:
                self.refuse(n, "else of a loop", "use a name that says how the loop ended")
            elif isinstance(n, ast.Return) and not story:
                self.giving(n)
        if not story:
            self.ends()

    def refuse(self, at: ast.AST, what: str, instead: str) -> None:
        refuse(self.file, at, f"{self.node.name}: {what}", instead)

    def syntax(self, n: ast.AST, above: ast.AST) -> None:
        for kind, what in OUTSIDE.items():
            if isinstance(n, kind):
                at = n if hasattr(n, "lineno") else above
                self.refuse(at, f"{what} is outside the rules' Python", INSTEAD.get(what, "rules are numbers, fields and functions: write it with those"))
        if isinstance(n, ast.FunctionDef) and n is not self.node:
            self.refuse(n, "a function inside a function", "put it beside the others")
        if isinstance(n, ast.Constant):
            if not isinstance(n.value, int):
                self.refuse(n, f"{n.value!r} is no whole number", "rules are numbers: name a constant")
            elif abs(n.value) > WIDEST:
                self.refuse(n, f"{n.value} is too wide", f"a number of the rules lies between -{WIDEST} and {WIDEST}")

    # ---- functions
    def signature(self) -> None:
        for i, (name, kind) in enumerate(self.parameters.items()):
            if (name == "g" and i == 0) != (kind == "Position"):
                self.refuse(self.node, f"{name} is annotated {kind or 'not at all'}", "the position is the first parameter: g: Position")
            plain = kind[6:-1] if kind.startswith("Maybe[") else kind
            if plain not in ("Position", "Listing", "int", "bool", "Set", "Refusal") and plain not in self.rules.kinds:
                self.refuse(self.node, f"{name} is annotated {kind or 'not at all'}", "write int, bool, Set or a kind of fields.py")
        if "g" in assigned(body_of(self.node)):
            self.refuse(self.node, "g is given another value", "the position is changed, never replaced")

    def giving(self, node: ast.Return) -> None:
        if self.returns in SILENT and node.value is not None:
            self.refuse(node, f"it is annotated -> {self.returns} and returns a value", "annotate what it gives: -> int, bool, Set or Refusal")
        if self.returns not in SILENT and node.value is None:
            self.refuse(node, "return without a value", f"it is annotated -> {self.returns}: give a number here too")

    def ends(self) -> None:
        body = body_of(self.node)
        if self.returns not in SILENT and goes_on(body):
            self.refuse(self.node, "one way ends without a value", "end every way with return and a number (Python gives None there, C a 0)")
        for name in sorted(effects(body)[0] & (assigned(body) - self.parameters.keys())):
            self.refuse(self.node, f"{name} may be read before it has a value", f"begin with {name} = 0")

    def call(self, n: ast.Call, above: ast.AST) -> None:
        name, count = called(n), len(n.args)
        callee = self.rules.functions.get(name)
        if (callee is None and name not in WORDS and name not in MOST) or n.keywords:
            self.refuse(n, f"it calls {ast.unparse(n.func)}", "rules call functions of their game and the words of engine/words.py, with plain arguments")
        if name == "range" and not (isinstance(above, ast.For) and above.iter is n):
            self.refuse(n, "range(...) without a loop", "write for name in range(n)")
        silent = name == "say" or (callee is not None and (ast.unparse(callee.returns) if callee.returns else "None") in SILENT)
        if silent and not isinstance(above, ast.Expr):
            self.refuse(n, f"{name} gives nothing back", "call it on a line of its own")
        if callee is not None:
            least = most = len(callee.args.args)
        elif name in MOST:
            least, most = LEAST[name], MOST[name]
        else:
            wanted = inspect.signature(getattr(words, name)).parameters.values()
            least, most = sum(p.default is p.empty for p in wanted), len(wanted)
        if not least <= count <= most:
            self.refuse(n, f"{name} takes {least if least == most else f'{least} to {most}'} arguments, here are {count}", "give as many as it takes")
        position = (callee is not None and bool(callee.args.args) and callee.args.args[0].arg == "g") or name in ("say", "chance", "draw", "draw_from")
        for i, argument in enumerate(n.args):
            if (isinstance(argument, ast.Name) and argument.id == "g") != (position and i == 0):
                self.refuse(n, f"{name} is not given g in its place", "the position goes first, and only to functions that take it")
        if name in HEAPS:
            self.heap(name, n.args[HEAPS[name]])

    def heap(self, word: str, row: ast.expr) -> None:
        """What `draw` draws from and `count` counts: a row of counts in the position."""
        base, have = row, 0
        while isinstance(base, ast.Subscript):
            base, have = base.value, have + 1
        field = self.rules.fields.get(base.attr) if isinstance(base, ast.Attribute) and ast.unparse(base.value) == "g" else None
        if field is None or field.type not in ("int8", "int16", "int32") or have != len(field.shape) - 1:
            self.refuse(row, f"{word} {'from ' if word == 'draw' else ''}{ast.unparse(row)}",
                        f"{word} takes a heap kept as counts: the last axis of a field of int8, int16 or int32; for a set there is {'draw_from' if word == 'draw' else 'size'}")

    # ---- names and fields
    def name(self, n: ast.Name, above: ast.AST) -> None:
        if isinstance(above, ast.Call) and above.func is n:
            return
        if n.id == "g" and not isinstance(above, (ast.Attribute, ast.Call)):
            self.refuse(n, "g stands for a number", "only its fields are numbers: g.field")
        if n.id not in self.names and n.id not in self.rules.constants:
            self.refuse(n, f"nothing is called {n.id}", f"name a constant of fields.py, a field g.{n.id}, or a name that was given a value")

    def place(self, n: ast.Attribute | ast.Subscript, above: ast.AST) -> None:
        """A field, with as many indexes as it has axes."""
        base: ast.expr = n
        have = 0
        while isinstance(base, ast.Subscript):
            have, base = have + 1, base.value
        if isinstance(base, ast.Name) and have == 1 and self.parameters.get(base.id) == "Listing":
            return
        if not isinstance(base, ast.Attribute):
            self.refuse(n, f"{ast.unparse(n)} is indexed", "only fields of the position have parts")
            return
        of = ast.unparse(base.value)
        fields = self.rules.settings if of == "g.settings" else self.rules.fields
        if of not in ("g", "g.settings") or base.attr not in fields:
            self.refuse(n, f"{of}.{base.attr} is no field", "declare it in FIELDS or SETTINGS of fields.py")
        if of == "g.settings" and isinstance(n.ctx, ast.Store):
            self.refuse(n, f"{ast.unparse(n)} is written", "settings are fixed before the deal")
        if isinstance(above, ast.Call) and called(above) in HEAPS and n in above.args:
            return
        want = len(fields[base.attr].shape)
        if have != want:
            self.refuse(n, f"{base.attr} has {want} axes, here are {have}", "C copies a row, Python shares it: read and write numbers, not rows")


def _with_parents(node: ast.FunctionDef) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Every node of a function's body (the docstring is none of it) with the one it stands in."""
    rest: list[tuple[ast.AST, ast.AST]] = [(statement, node) for statement in reversed(body_of(node))]
    while rest:
        n, above = rest.pop()
        yield n, above
        if isinstance(n, ast.FunctionDef):
            continue
        rest += [(child, n) for child in reversed(list(ast.iter_child_nodes(n)))]
