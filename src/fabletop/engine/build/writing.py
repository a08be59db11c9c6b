"""The blocks of a story put back together as one function that goes on where its frame says.

    def name(g):
        top = g.depth - 1
        stop = g.stop[top]
        while True:
            if stop == 0:
                me = g.slot[top][0]         # at the head of a block that resumes: what is needed of the frame
                ...                         # at its end: jump (`stop = 3; continue`), return, or stop:
                g.slot[top][0] = me         # keep what the next block needs,
                g.stop[top] = 1             # say where to go on,
                if pause(g, me, ...):       # and put the question;
                    return                  # False: it answered itself, the answer is in g.answer

The nodes carry the author's file and lines: uncompiled it runs as it is, so tracebacks, debugger and coverage show his text.
"""

from __future__ import annotations

import ast

from .cutting import Block, Cut
from .living import effects, read_in
from .reading import code


def written(cut: Cut, live: list[list[str]]) -> ast.FunctionDef:
    """The flat function of a story that was cut."""
    used = {n for block in cut.blocks for n in effects(read_in(block))[0]}
    chain: list[ast.stmt] = []
    for i in reversed(range(len(cut.blocks))):
        here = code(cut.blocks[i].line, f"if stop == {i}:\n    pass")[0]
        assert isinstance(here, ast.If)
        here.body, here.orelse = _block(cut, cut.blocks[i], live, i, used), chain
        chain = [here]
    loop = code(cut.story, "while True:\n    pass")[0]
    assert isinstance(loop, ast.While)
    loop.body = chain
    new = code(cut.story, f"def {cut.story.name}(g: Position) -> None:\n    top = g.depth - 1\n    stop = g.stop[top]")[0]
    assert isinstance(new, ast.FunctionDef)
    new.body = [*cut.story.body[: bool(ast.get_docstring(cut.story))], *new.body, loop]
    return new


def _block(cut: Cut, block: Block, live: list[list[str]], number: int, used: set[str]) -> list[ast.stmt]:
    out: list[ast.stmt] = []
    if block.resumes:
        for name in live[number] if number else [n for n in cut.parameters if n in used]:
            out += code(block.line, f"{name} = g.slot[top][{live[number].index(name)}]")
    out += block.body
    if block.stop:
        node, after = block.stop.node, block.stop.after
        for k, name in enumerate(live[after]):
            out += code(node, f"g.slot[top][{k}] = {name}")
        for text in [f"g.stop[top] = {after}", *block.stop.text]:
            out += code(node, text)
    if block.tests:
        chain = code(block.tests[-1], f"stop = {block.goes[-1]}")
        for test, to in reversed(list(zip(block.tests, block.goes, strict=False))):
            branch = code(test, f"if x:\n    stop = {to}")[0]
            assert isinstance(branch, ast.If)
            branch.test, branch.orelse, chain = test, chain, [branch]
        out += chain
    elif block.goes:
        out += code(out[-1] if out else block.line, f"stop = {block.goes[0]}")
    if block.goes:
        out += code(out[-1], "continue")
    return out
