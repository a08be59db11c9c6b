"""Who may know what, derived from the text: which questions read something hidden, and what no frame may keep.

Frames are public, and so is the pause of a question. So a question that reads anything hidden is private (it is always put),
it may read only what its own seat may read, and no name that came from something hidden may outlive a stop.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ..fields import Field
from .cutting import Cut, Stop
from .reading import Text, assigned, body_of, called, refuse

DRAWS = ("draw", "draw_from")
SEAT = 1  # the place of the asked seat among a question's parameters


@dataclass(frozen=True)
class Read:
    """A function reads this hidden field; `owner` is the place of its parameter that names whose part it reads."""

    field: str
    owner: int | None


class Secrets:
    """What each function of a text reads that not everybody may read."""

    def __init__(self, text: Text, fields: Sequence[Field]) -> None:
        self.text = text
        self.hidden: Mapping[str, Field] = {f.name: f for f in fields if f.hidden and f.name != "answer"}
        self.reads: dict[str, set[Read]] = {}
        self._own = {name: self._direct(node) for name, node in text.functions.items()}
        self._calls = {name: self._called(node) for name, node in text.functions.items()}
        for name in text.functions:
            self.reads[name] = set(self._own[name])
        changed = True
        while changed:
            changed = False
            for name in text.functions:
                more = {self._through(read, owners) for callee, owners in self._calls[name] for read in self.reads[callee]}
                changed = changed or not more <= self.reads[name]
                self.reads[name] |= more

    @staticmethod
    def _through(read: Read, owners: Sequence[int | None]) -> Read:
        owner = owners[read.owner] if read.owner is not None and read.owner < len(owners) else None
        return Read(read.field, owner)

    def _direct(self, node: ast.FunctionDef) -> set[Read]:
        parameters = _fixed_parameters(node)
        found = set()
        for field, first, _ in hidden_reads(body_of(node), self.hidden):
            found.add(Read(field, parameters.get(first) if first else None))
        return found

    def _called(self, node: ast.FunctionDef) -> list[tuple[str, list[int | None]]]:
        parameters = _fixed_parameters(node)
        out = []
        for n in ast.walk(node):
            if isinstance(n, ast.Call) and called(n) in self.text.functions:
                out.append((called(n), [parameters.get(a.id) if isinstance(a, ast.Name) else None for a in n.args]))
        question = self.text.questions.get(node.name)
        for candidates in question.among if question else ():
            out.append((candidates, [0, SEAT]))
        return out

    def check_questions(self) -> None:
        """Mark the private questions; refuse one that reads what its own seat may not read."""
        for name, question in self.text.questions.items():
            for read in sorted(self.reads[name], key=lambda r: r.field):
                field = self.hidden[read.field]
                if field.reader == "NOBODY" or (field.reader in ("OWNER", "SEALED") and read.owner != SEAT):
                    refuse(question.file, question.node, f"{name} reads {read.field}, which its seat may not read",
                           f"a question reads only what everybody or g.{read.field}[{question.node.args.args[SEAT].arg}] tells; of a hidden set declared with TOTAL, also size(...)")
                question.private = True

    def check_flow(self, cut: Cut) -> None:
        """Refuse to ask, to end or to leave a loop where something hidden is so: what follows, or does not, would tell."""
        secret = self._names(cut, set(), answers=False)
        for node in ast.walk(cut.story):
            if isinstance(node, (ast.If, ast.While)) and self._tells(node.test, secret):
                for inner in [m for part in (*node.body, *node.orelse) for m in ast.walk(part)]:
                    if isinstance(inner, (ast.Yield, ast.YieldFrom, ast.Return, ast.Break, ast.Continue)):
                        what = {ast.Return: "the story ends", ast.Break: "a loop is left", ast.Continue: "a loop goes on"}.get(type(inner), "somebody is asked")
                        cut.refuse(inner, f"{what} only where {ast.unparse(node.test)}, which is hidden",
                                   "ask what everybody may know (of a hidden set or heap declared with TOTAL: size, count), or do it in a function without a stop")
            if isinstance(node, ast.Yield) and isinstance(node.value, ast.Call) and node.value.args and self._tells(node.value.args[0], secret):
                cut.refuse(node, f"who is asked, {ast.unparse(node.value.args[0])}, comes from something hidden", "ask a seat that everybody can know")

    def _tells(self, node: ast.expr, secret: set[str]) -> bool:
        """Does this depend on a hidden field? What was drawn or answered is about to be seen, and may lead the way."""
        if hidden_reads([node], self.hidden):
            return True
        return any((isinstance(n, ast.Name) and n.id in secret) or (isinstance(n, ast.Call) and bool(self.reads.get(called(n)))) for n in ast.walk(node))

    def check_kept(self, cut: Cut, live: list[list[str]], giving: set[str]) -> None:
        """Refuse to keep over a stop what came from something hidden."""
        secret = self.secret_names(cut, giving)
        for block, names in zip(cut.blocks, live, strict=True):
            for name in names:
                if name in secret and block.resumes and block is not cut.blocks[0]:
                    cut.refuse(block.line, f"{name} may be a secret and is needed after this stop, where everybody sees it",
                               "keep it in a field with readers, or read it anew after the stop")
            if block.stop and block.stop.question:
                self._check_holders(cut, block.stop)
            if block.stop and not block.stop.question:
                for argument in block.stop.reads[1:]:
                    if self._is_secret(argument, secret):
                        cut.refuse(block.stop.node, f"{ast.unparse(argument)} may be a secret and is handed to a story, whose frame everybody sees",
                                   "write it into a field with readers first, and let the story read it there")

    def _check_holders(self, cut: Cut, stop: Stop) -> None:
        """What one seat holds, that seat alone may be asked about."""
        for field in sorted({read.field for read in self.reads[stop.question]}):
            holder = self.hidden[field].holder
            if holder and ast.unparse(stop.reads[0]) != f"g.{holder}":
                cut.refuse(stop.node, f"{stop.question} reads {field}, which only the seat in g.{holder} may read", f"ask that seat: yield ask(g.{holder}, {stop.question})")

    def secret_names(self, cut: Cut, giving: set[str]) -> set[str]:
        """The names of a story that may hold something hidden."""
        return self._names(cut, giving, answers=True)

    def _names(self, cut: Cut, giving: set[str], answers: bool) -> set[str]:
        secret: set[str] = set()
        for block in cut.blocks:
            if answers and block.stop and block.stop.target and self._secret_answer(block.stop.question, block.stop.node, giving):
                secret.add(block.stop.target)
        changed = True
        while changed:
            now = set(secret)
            for block in cut.blocks:
                now |= self._spread(block.body, now, self._is_secret if answers else self._tells)
            changed, secret = now != secret, now
        return secret

    def _secret_answer(self, question: str, node: ast.stmt, giving: set[str]) -> bool:
        if question:
            return self.text.questions[question].private
        return any(isinstance(n, ast.YieldFrom) and called(n.value) in giving for n in ast.walk(node))

    def _spread(self, nodes: Iterable[ast.stmt], secret: set[str], is_secret: Callable[[ast.expr, set[str]], bool]) -> set[str]:
        """The names that these statements make secret: by what they are given, or by where they are given it."""
        out: set[str] = set()
        for node in nodes:
            if isinstance(node, (ast.If, ast.While)):
                inner = [*node.body, *node.orelse]
                out |= assigned(inner) if is_secret(node.test, secret) else self._spread(inner, secret, is_secret)
            elif isinstance(node, ast.For):
                out |= assigned([node]) if is_secret(node.iter, secret) else self._spread(node.body, secret, is_secret)
            elif isinstance(node, (ast.Assign, ast.AugAssign)) and node.value is not None and is_secret(node.value, secret):
                out |= assigned([node])
            if isinstance(node, (ast.For, ast.While)) and self._leaves_by(node, secret, is_secret):
                out |= assigned([node])  # how often it went round is a secret, and all that it counted
        return out

    def _leaves_by(self, loop: ast.For | ast.While, secret: set[str], is_secret: Callable[[ast.expr, set[str]], bool]) -> bool:
        return any(isinstance(n, ast.If) and is_secret(n.test, secret) and any(isinstance(m, (ast.Break, ast.Continue)) for m in ast.walk(n)) for n in ast.walk(loop))

    def _is_secret(self, node: ast.expr, secret: set[str]) -> bool:
        if any(True for _ in hidden_reads([node], self.hidden)):
            return True
        for n in ast.walk(node):
            if isinstance(n, ast.Name) and n.id in secret:
                return True
            if isinstance(n, ast.Call) and (called(n) in DRAWS or (called(n) in self.reads and self.reads[called(n)])):
                return True
        return False

    def gives_secret(self, cut: Cut, giving: set[str]) -> bool:
        """Does this story give back something hidden?"""
        secret = self.secret_names(cut, giving)
        return any(isinstance(n, ast.Return) and n.value is not None and self._is_secret(n.value, secret) for n in ast.walk(cut.story))


def _fixed_parameters(node: ast.FunctionDef) -> dict[str, int]:
    """The parameters that keep their value: by name their place."""
    changed = assigned(body_of(node))
    return {a.arg: i for i, a in enumerate(node.args.args) if a.arg not in changed}


def hidden_reads(nodes: Iterable[ast.AST], hidden: Mapping[str, Field]) -> list[tuple[str, str, ast.AST]]:
    """(field, the name that stands as its first index, node) for each reading of a hidden field."""
    found: list[tuple[str, str, ast.AST]] = []

    def look(node: ast.AST, index: ast.expr | None) -> None:
        if isinstance(node, ast.Call) and called(node) in ("size", "count") and _is_total(node.args[0], hidden, called(node) == "size"):
            return
        if isinstance(node, (ast.Assign, ast.AugAssign)):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                while isinstance(target, ast.Subscript):
                    look(target.slice, None)
                    target = target.value
            look(node.value, None)
            return
        if isinstance(node, ast.Subscript):
            look(node.value, node.slice)
            look(node.slice, None)
            return
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr in hidden:
            found.append((node.attr, index.id if isinstance(index, ast.Name) else "", node))
            return
        for child in ast.iter_child_nodes(node):
            look(child, None)

    for node in nodes:
        look(node, None)
    return found


def _is_total(node: ast.expr, hidden: Mapping[str, Field], of_set: bool) -> bool:
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and node.attr in hidden and hidden[node.attr].total and (hidden[node.attr].type == "set") == of_set
