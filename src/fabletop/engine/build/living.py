"""What must outlive a stop: the names that a story may read after it before it writes them again."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from .cutting import Block, Cut
from .reading import assigned, goes_on


def effects(nodes: Iterable[ast.AST]) -> tuple[set[str], set[str]]:
    """The names that may be read before these statements write them, and the names they surely write."""
    reads: set[str] = set()
    writes: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.If):
            then, other = effects(node.body), effects(node.orelse)
            more, sure = effects([node.test])[0] | then[0] | other[0], then[1] & other[1]
            if not goes_on(node.body):
                sure = other[1]
            elif node.orelse and not goes_on(node.orelse):
                sure = then[1]
        elif isinstance(node, ast.While):
            more, sure = effects([node.test])[0] | effects(node.body)[0], set()
        elif isinstance(node, ast.For):
            more, sure = effects([node.iter])[0] | (effects(node.body)[0] - assigned([node.target])), set()
        else:
            names = [n for n in ast.walk(node) if isinstance(n, ast.Name)]
            more = {n.id for n in names if isinstance(n.ctx, ast.Load)}
            more |= assigned([node.target]) if isinstance(node, ast.AugAssign) else set()
            sure = assigned([node])
        reads |= more - writes
        writes |= sure
    return reads, writes


def read_in(block: Block) -> list[ast.AST]:
    """Everything that a block reads or writes."""
    return [*block.body, *block.tests, *(block.stop.reads if block.stop else [])]


def living(cut: Cut) -> list[list[str]]:
    """For each block the names it may read before it writes them, or hand on to blocks that do; in the order of their slots."""
    found = [effects(read_in(block)) for block in cut.blocks]
    live: list[set[str]] = [set() for _ in cut.blocks]
    changed = True
    while changed:
        changed = False
        for i in reversed(range(len(cut.blocks))):
            out = set[str]().union(*(live[j] for j in cut.blocks[i].goes))
            now = (found[i][0] & cut.names) | (out - found[i][1])
            changed, live[i] = changed or now != live[i], now
    for name in sorted(live[0] - set(cut.parameters)):
        cut.refuse(cut.story, f"{name} may be read before it has a value", f"begin with {name} = 0")
    for name, done, node in cut.loop_names:
        if name in live[done]:
            cut.refuse(node, f"{name} is read after its loop", "keep it under another name inside the loop")
    return [cut.parameters if i == 0 else sorted(names) for i, names in enumerate(live)]
