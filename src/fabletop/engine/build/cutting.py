"""A story cut at its stops: where it asks (`x = yield ask(...)`) and where it calls another (`x = yield from ...`).

The pieces are blocks. A block runs without stopping, then jumps, returns, or stops; a block that is entered after a stop
takes what it needs out of the frame's slots. `living` finds out what that is, `writing` puts the blocks back together.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from .loops import PlainLoops, check_loop, check_walk, with_index
from .reading import QUESTION_HEAD, Text, assigned, body_of, called, code, expression, refuse

ASKING = {"ask": "ASK", "may": "MAY", "ask_if_any": "IF_ANY", "sealed": "SEALED"}
RESERVED = {"g", "top", "stop"}
KNOWN = 3  # numbers that a question may need to know


@dataclass
class Stop:
    """Where a story waits: for an answer, or for the story it called. It goes on in the block `after`."""

    node: ast.stmt
    text: list[str]  # what to write once the names that are needed later are kept
    reads: list[ast.expr]
    after: int
    target: str = ""
    question: str = ""


@dataclass
class Block:
    """Statements that run without a stop, and where they lead."""

    line: ast.AST
    body: list[ast.stmt] = field(default_factory=list)
    tests: list[ast.expr] = field(default_factory=list)  # an if/elif chain ...
    goes: list[int] = field(default_factory=list)  # ... and where each leads, at last the else; or one jump
    stop: Stop | None = None
    resumes: bool = False  # entered after a stop: what it needs comes from the slots


def stops(nodes: Iterable[ast.AST]) -> bool:
    """Is there a stop in these?"""
    return any(isinstance(n, (ast.Yield, ast.YieldFrom)) for node in nodes for n in ast.walk(node))


def leaves(nodes: Iterable[ast.AST]) -> bool:
    """Is there a break or continue that belongs to a loop further out?"""
    for node in nodes:
        if isinstance(node, (ast.Break, ast.Continue)):
            return True
        if not isinstance(node, (ast.For, ast.While)) and leaves(ast.iter_child_nodes(node)):
            return True
    return False


class Cut:
    """One story and its blocks."""

    def __init__(self, story: ast.FunctionDef, file: str, text: Text) -> None:
        self.story, self.file, self.text = story, file, text
        self.parameters = [a.arg for a in story.args.args][1:]
        self.names = set(self.parameters) | assigned(story.body)
        self.loops: list[tuple[int, int]] = []  # where continue and break lead
        self.loop_names: list[tuple[str, int, ast.AST]] = []
        self.blocks = [Block(story, resumes=True)]
        self.calls: list[str] = []
        self.gives = any(isinstance(n, ast.Return) and n.value is not None for n in ast.walk(story))
        if not story.args.args or story.args.args[0].arg != "g":
            self.refuse(story, "the first parameter is not g", "write g: Position")
        if taken := sorted((self.names & RESERVED) | {n for n in self.names if "__" in n}):
            self.refuse(story, f"the name {taken[0]} is taken", "choose another (no g, top, stop, no double underscore)")
        last = self.cut(body_of(story), 0)
        if last is not None:
            if self.gives:
                self.refuse(story.body[-1], "one way ends without a value", "end every way with return and a number")
            self.blocks[last].body += self.leave(story.body[-1], None)

    def refuse(self, node: ast.AST, what: str, instead: str) -> None:
        refuse(self.file, node, f"{self.story.name}: {what}", instead)

    def block(self, line: ast.AST, resumes: bool = False) -> int:
        self.blocks.append(Block(line, resumes=resumes))
        return len(self.blocks) - 1

    def leave(self, node: ast.AST, value: ast.expr | None) -> list[ast.stmt]:
        """The end of a story: its value is what the story below reads as its answer."""
        return code(node, (f"g.answer = {ast.unparse(value)}\n" if value else "") + "g.depth = top\nreturn")

    # ---- statements
    def cut(self, body: Sequence[ast.stmt], at: int) -> int | None:
        """Put these statements into block `at`; the block where they end, or None when they never come to their end."""
        for node in body:
            if isinstance(node, ast.Return):
                if stops([node]):
                    self.refuse(node, "return with a yield", "x = yield ... first, then return x")
                if self.gives and node.value is None:
                    self.refuse(node, "return without a value", "this story gives a number elsewhere: give one here too")
                self.blocks[at].body += self.leave(node, node.value)
                return None
            if isinstance(node, (ast.Break, ast.Continue)):
                self.blocks[at].goes = [self.loops[-1][isinstance(node, ast.Break)]]
                return None
            if isinstance(node, (ast.If, ast.For, ast.While)) and (stops([node]) or leaves([node])):
                end = self.cut_if(node, at) if isinstance(node, ast.If) else self.cut_for(node, at) if isinstance(node, ast.For) else self.cut_while(node, at)
                if end is None:
                    return None
                at = end
            elif stops([node]):
                at = self.cut_stop(node, at)
            else:
                self.blocks[at].body += self.plain(node)
        return at

    def plain(self, node: ast.stmt) -> list[ast.stmt]:
        """A statement without stops stays as it is, but for its loops and for return."""
        cut = self

        class Leave(PlainLoops):
            def visit_Return(self, inner: ast.Return) -> list[ast.stmt]:  # noqa: N802
                if cut.gives and inner.value is None:
                    cut.refuse(inner, "return without a value", "this story gives a number elsewhere: give one here too")
                return cut.leave(inner, inner.value)

        done = Leave(self.text, self.file).visit(copy.deepcopy(node))
        statements: list[ast.stmt] = done if isinstance(done, list) else [done]
        self.names |= assigned(statements)
        return statements

    # ---- stops
    def cut_stop(self, node: ast.stmt, at: int) -> int:
        target, value = "", None
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            target, value = node.targets[0].id, node.value
        elif isinstance(node, ast.Expr):
            value = node.value
        call = value.value if isinstance(value, (ast.Yield, ast.YieldFrom)) else None
        if not isinstance(call, ast.Call) or not called(call) or call.keywords or stops([call]):
            self.refuse(node, "a yield inside something else", "give it a line of its own: x = yield ask(...), or x = yield from story(g, ...)")
        assert isinstance(call, ast.Call)
        after = self.block(node, resumes=True)
        name, args = called(call), call.args
        asking = isinstance(value, ast.Yield)
        lines = self.asking(node, name, args, target) if asking else self.calling(node, name, args, target)
        question = args[1].id if asking and isinstance(args[1], ast.Name) else ""
        self.blocks[at].stop = Stop(node, lines, list(args), after, target, question)
        self.blocks[at].goes = [after]
        if target:
            self.blocks[after].body += code(node, f"{target} = g.answer")
        return after

    def asking(self, node: ast.stmt, how: str, args: list[ast.expr], target: str) -> list[str]:
        question = args[1].id if len(args) > 1 and isinstance(args[1], ast.Name) else ""
        if how not in ASKING or question not in self.text.questions:
            self.refuse(node, f"yield {how}(...)", f"write yield {'/'.join(ASKING)}(seat, question, ...), a question being a function -> Refusal of (g, me, option: a kind, ...)")
        if how == "sealed" and target:
            self.refuse(node, "sealed answers have no name", "read g.sealed[seat] after it")
        given, wanted = len(args) - QUESTION_HEAD, len(self.text.questions[question].known)
        if given != wanted or wanted > KNOWN:
            self.refuse(node, f"{question} needs to know {wanted} numbers (at most {KNOWN}), here are {given}", f"give what its parameters after the option ask for, after {question}")
        numbers = [ast.unparse(a) for a in args[QUESTION_HEAD:]] + ["0"] * (KNOWN - wanted)
        return [f"if pause(g, {ast.unparse(args[0])}, Q_{question}, {ASKING[how]}, {', '.join(numbers)}):\n    return"]

    def calling(self, node: ast.stmt, name: str, args: list[ast.expr], target: str) -> list[str]:
        story = self.text.stories.get(name)
        if story is None or ast.unparse(story.returns or ast.Constant(None)) != "Story" or not args or ast.unparse(args[0]) != "g":
            self.refuse(node, f"yield from {name}", "only another story of this game can be called so: yield from story(g, ...)")
        assert story is not None
        if len(args) != len(story.args.args):
            self.refuse(node, f"{name} takes {len(story.args.args)} arguments, here are {len(args)}", "give as many as it takes")
        if target and not any(isinstance(n, ast.Return) and n.value for n in ast.walk(story)):
            self.refuse(node, f"{name} gives nothing back", "let it return a number, or drop the name")
        self.calls.append(name)
        slots = [f"g.slot[top + 1][{k}] = {ast.unparse(a)}" for k, a in enumerate(args[1:])]
        return [f"if not push(g, STEP_{name}):\n    return", *slots, f"{name}(g)", "if g.depth != top + 1:\n    return"]

    # ---- branches and loops
    def cut_if(self, node: ast.If, at: int) -> int | None:
        tests, bodies, rest = [node.test], [node.body], node.orelse
        while len(rest) == 1 and isinstance(rest[0], ast.If):
            inner = rest[0]
            tests, bodies, rest = [*tests, inner.test], [*bodies, inner.body], inner.orelse
        if stops(tests):
            self.refuse(node, "a yield inside a condition", "x = yield ... on a line before it, then test x")
        done, reached = self.block(node), not rest
        start, goes = self.blocks[at], []
        for body in [*bodies, rest] if rest else bodies:
            goes.append(self.block(body[0]))
            end = self.cut(body, goes[-1])
            if end is not None:
                self.blocks[end].goes, reached = [done], True
        start.tests, start.goes = tests, goes + ([] if rest else [done])
        return done if reached else None

    def cut_loop(self, node: ast.For | ast.While, at: int, test: ast.expr, again: str) -> int:
        if node.orelse or stops([test]):
            self.refuse(node, "else of a loop, or a yield in its head", "use a name that says how the loop ended")
        head, inside, done = self.block(node), self.block(node.body[0]), self.block(node)
        step = self.block(node) if again else head
        self.blocks[at].goes = [head]
        endless = isinstance(test, ast.Constant) and bool(test.value)
        self.blocks[head].tests, self.blocks[head].goes = ([], [inside]) if endless else ([test], [inside, done])
        if again:
            self.blocks[step].body, self.blocks[step].goes = code(node, again), [head]
        self.loops.append((step, done))
        end = self.cut(node.body, inside)
        self.loops.pop()
        if end is not None:
            self.blocks[end].goes = [step]
        return done

    def cut_while(self, node: ast.While, at: int) -> int | None:
        done = self.cut_loop(node, at, node.test, "")
        return done if any(done in b.goes for b in self.blocks) else None

    def cut_for(self, node: ast.For, at: int) -> int:
        call, name = node.iter, check_loop(self.file, node)
        kind = called(call)
        if not isinstance(call, ast.Call) or (kind != "range" and kind not in self.text.walks) or len(call.args) > 2:
            self.refuse(node, f"for ... in {ast.unparse(call)}", "with a yield inside, a loop runs over range(n), range(a, b) or a @walk")
        assert isinstance(call, ast.Call)
        changed = assigned(node.body)
        if kind == "range":
            start, end = ("0", call.args[0]) if len(call.args) == 1 else (ast.unparse(call.args[0]), call.args[1])
            fixed = isinstance(end, ast.Constant) or (isinstance(end, ast.Name) and end.id not in changed)
            limit = ast.unparse(end) if fixed else f"{name}__end"
            self.names |= {f"{name}__end"}
            self.blocks[at].body += code(node, ("" if fixed else f"{limit} = {ast.unparse(end)}\n") + f"{name} = {start}")
            done = self.cut_loop(node, at, expression(node, f"{name} < {limit}"), f"{name} += 1")
        else:
            check_walk(self.file, node, call)
            self.names |= {f"{name}__at"}
            self.blocks[at].body += code(node, f"{name}__at = 0")
            done = self.cut_loop(node, at, expression(node, f"{name} >= 0"), f"{name}__at += 1")
            self.blocks[self.blocks[at].goes[0]].body = code(node, f"{name} = {with_index(call, name)}")
        self.loop_names.append((name, done, node))
        return done
