"""A game's files read: which functions are stories, questions, walks, candidates; and the small tools that all of build uses."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field

QUESTION_HEAD = 2  # g and the seat that is asked
EFFECT_MARK = 2  # a window and a card
STANDING_HEAD = 3  # g, the seat, and the option's place in its space


class StoryError(SyntaxError):
    """The rules' text says something that cannot be kept or compiled. Names the place and what to write instead."""


@dataclass(frozen=True)
class Part:
    """One part of a question's option: a kind, perhaps with NONE as its last member."""

    name: str
    kind: str
    maybe: bool = False


@dataclass
class Asked:
    """A function that says why not: a question once a story puts it, its option's parts, and what else it needs to know."""

    node: ast.FunctionDef
    file: str
    parts: tuple[Part, ...]
    known: tuple[str, ...]
    among: tuple[str, ...] = ()
    private: bool = False  # reads something that not everybody may read


@dataclass(frozen=True)
class Effect:
    """What a card does in a window: by their names the window, the card, the function, and the function that says why it cannot."""

    window: str
    card: str
    function: str
    unless: str = ""


@dataclass
class Text:
    """A game's whole text by file, and what its functions are."""

    trees: dict[str, ast.Module] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)  # where each function stands
    stories: dict[str, ast.FunctionDef] = field(default_factory=dict)
    questions: dict[str, Asked] = field(default_factory=dict)
    walks: dict[str, ast.FunctionDef] = field(default_factory=dict)
    standing: dict[str, str] = field(default_factory=dict)  # story: its question
    effects: list[Effect] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)  # "file: function" that an edition's own function replaces


def refuse(file: str, node: ast.AST, what: str, instead: str) -> None:
    """The one way in which the build says no."""
    raise StoryError(f"{file}:{getattr(node, 'lineno', 1)}: {what}; {instead}")


def code(at: ast.AST, text: str) -> list[ast.stmt]:
    """Statements that stand, for tracebacks and coverage, where `at` stands."""
    body = ast.parse(text).body
    for statement in body:
        for node in ast.walk(statement):
            ast.copy_location(node, at)
    return body


def expression(at: ast.AST, text: str) -> ast.expr:
    """An expression that stands where `at` stands."""
    statement = code(at, text)[0]
    assert isinstance(statement, ast.Expr)
    return statement.value


def called(node: ast.AST) -> str:
    """The name of the function that a call calls; empty when it is no plain call."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def assigned(nodes: Iterable[ast.AST]) -> set[str]:
    """The names that these statements write."""
    return {n.id for node in nodes for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def body_of(node: ast.FunctionDef) -> list[ast.stmt]:
    """A function's statements without its docstring."""
    return node.body[1:] if ast.get_docstring(node) else node.body


def goes_on(body: Iterable[ast.stmt]) -> bool:
    """May these statements come to their end?"""
    for node in body:
        if isinstance(node, (ast.Return, ast.Break, ast.Continue)):
            return False
        if isinstance(node, ast.If) and node.orelse and not goes_on(node.body) and not goes_on(node.orelse):
            return False
        if isinstance(node, ast.While) and isinstance(node.test, ast.Constant) and node.test.value and not breaks(node.body):
            return False
    return True


def breaks(nodes: Iterable[ast.AST]) -> bool:
    """Is there a break that belongs to the loop around these?"""
    for node in nodes:
        if isinstance(node, ast.Break) or (not isinstance(node, (ast.For, ast.While)) and breaks(ast.iter_child_nodes(node))):
            return True
    return False


def read(sources: dict[str, str], shared: set[str], kinds: dict[str, int]) -> Text:
    """Read these files (name: text). In a file that is not `shared` a function replaces one of the same name."""
    text = Text(sources=dict(sources))
    for file, source in sources.items():
        try:
            tree = ast.parse(source, file)
        except SyntaxError as error:
            raise StoryError(f"{file}:{error.lineno}: {error.msg}") from error
        text.trees[file] = tree
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                _place(text, file, node, file not in shared)
            elif not _harmless(node):
                refuse(file, node, "a statement outside of functions", "rules files hold functions and imports; numbers and tables go to fields.py")
    walks = {name for name, node in text.functions.items() if any(ast.unparse(mark) == "walk" for mark in node.decorator_list)}
    for name, node in text.functions.items():
        _classify(text, name, node, kinds, walks)
    return text


def _harmless(node: ast.stmt) -> bool:
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    final = isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final"
    return docstring or final or isinstance(node, (ast.Import, ast.ImportFrom))


def _place(text: Text, file: str, node: ast.FunctionDef, may_replace: bool) -> None:
    if node.name in text.functions:
        where = text.files[node.name]
        if not may_replace or where == file:
            refuse(file, node, f"{node.name} is also in {where}", "all files of a game share one room: choose another name")
        text.trees[where].body.remove(text.functions[node.name])
        text.replaced.append(f"{where}: {node.name}")
    text.functions[node.name] = node
    text.files[node.name] = file


def _classify(text: Text, name: str, node: ast.FunctionDef, kinds: dict[str, int], walks: set[str]) -> None:
    file = text.files[name]
    returns = ast.unparse(node.returns) if node.returns else "None"
    marks = {called(m) or ast.unparse(m): m for m in node.decorator_list}
    for mark in marks:
        if mark not in ("walk", "among", "standing", "when"):
            refuse(file, node, f"{name} has the mark @{mark}", "rules know @walk, @among(...), @standing(question) and @when(WINDOW, CARD)")
    if node.args.kwonlyargs or node.args.vararg or node.args.kwarg or node.args.posonlyargs or node.args.defaults:
        refuse(file, node, f"{name} has parameters that are not plain", "give it plain parameters without defaults or stars")
    text.effects += [_effect(file, node, mark) for mark in node.decorator_list if called(mark) == "when"]
    node.decorator_list = []
    asks = any(isinstance(n, (ast.Yield, ast.YieldFrom)) for n in ast.walk(node)) or (returns == "Story" and not body_of(node))  # or a story of nothing
    if asks != (returns == "Story"):
        refuse(file, node, f"{name} {'asks' if asks else 'never asks'}", "a function with a yield is annotated -> Story, and no other is")
    if "walk" in marks:
        if len(node.args.args) < QUESTION_HEAD or node.args.args[0].arg != "g":
            refuse(file, node, f"{name} is no walk", "a walk takes g, what it needs to know, and at last the index: def all_seats(g: Position, i: int) -> int")
        text.walks[name] = node
    if returns == "Story" or "standing" in marks:
        text.stories[name] = node
    if "standing" in marks:
        call = marks["standing"]
        text.standing[name] = ast.unparse(call.args[0]) if isinstance(call, ast.Call) and len(call.args) == 1 else ""
        if returns not in ("Story", "None") or len(node.args.args) != STANDING_HEAD:
            refuse(file, node, f"{name} cannot stand", "write def story(g: Position, me: int, option: int) -> Story, or -> None when it asks nothing")
    parts = _parts(file, node, kinds) if returns == "Refusal" else ()
    if parts:
        among = marks.get("among")
        candidates = tuple(ast.unparse(a) for a in among.args) if isinstance(among, ast.Call) else ()
        if among is not None and len(candidates) != len(parts):
            refuse(file, node, f"{name} has {len(parts)} parts and {len(candidates)} candidates", "name one set or walk for each part")
        known = tuple(a.arg for a in node.args.args[QUESTION_HEAD + len(parts) :])
        text.questions[name] = Asked(node, file, parts, known, candidates)
        for candidate in candidates:
            if candidate not in text.functions or candidate in text.stories or len(text.functions[candidate].args.args) != QUESTION_HEAD + (candidate in walks):
                refuse(file, node, f"{candidate} names no candidates", "name functions of (g, me) -> Set, or walks of (g, me, i)")
    elif "among" in marks:
        refuse(file, node, f"{name} is no question", "@among marks a function -> Refusal whose third parameter is a kind")


def _effect(file: str, node: ast.FunctionDef, mark: ast.expr) -> Effect:
    assert isinstance(mark, ast.Call)
    returns = ast.unparse(node.returns) if node.returns else "None"
    if not EFFECT_MARK <= len(mark.args) <= EFFECT_MARK + 1 or mark.keywords or not all(isinstance(a, ast.Name) for a in mark.args):
        refuse(file, node, f"{node.name} has the mark @{ast.unparse(mark)}", "write @when(WINDOW, CARD), or @when(WINDOW, CARD, function_that_says_why_not)")
    if len(node.args.args) != QUESTION_HEAD or returns not in ("Story", "None"):
        refuse(file, node, f"{node.name} is no effect", "an effect takes g and a number, and is annotated -> Story or -> None")
    names = [ast.unparse(a) for a in mark.args]
    return Effect(names[0], names[1], node.name, "".join(names[EFFECT_MARK:]))


def _parts(file: str, node: ast.FunctionDef, kinds: dict[str, int]) -> tuple[Part, ...]:
    """The parameters after the seat that are annotated with a kind: Seat, Card, Maybe[Card]."""
    parts = []
    for arg in node.args.args[QUESTION_HEAD:]:
        kind = ast.unparse(arg.annotation) if arg.annotation else ""
        maybe = kind.startswith("Maybe[")
        kind = kind[6:-1] if maybe else kind
        if kind not in kinds:
            if kind != "int":
                refuse(file, node, f"{node.name}: {arg.arg} is annotated {kind or 'not at all'}", "write a kind for a part of the option, int for what it needs to know")
            break
        parts.append(Part(arg.arg, kind, maybe))
    return tuple(parts)
