"""The generic sampler of worlds, written as rules text: what is hidden is dealt anew, true to public totals.

A game says in CONSERVED which fields share out the members of a kind between them, each member lying in just one place. What
a viewer sees stays; the others go at random to the hidden places, each getting as many as it is known to have, and what is
left to the one place whose total nobody knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..fields import Field
from .reading import StoryError

SHARE_OUT = "share_out"


def shared_out(conserved: Mapping[str, Sequence[str]], fields: Sequence[Field], sizes: Mapping[str, int]) -> str:
    """The function share_out(g, me): the deal_world of a game that gives none, or the beginning of one that it gives."""
    table = {field.name: field for field in fields}
    lines = [f"def {SHARE_OUT}(g: Position, me: int) -> None:"]
    for kind, names in conserved.items():
        places = [place for name in names for place in _places(table, name)]
        rest = [name for name, seen, total in places if seen != "True" and not total]
        if len(rest) > 1:
            raise StoryError(f'CONSERVED, "{kind}": nobody knows how many lie in {rest[0]} and in {rest[1]}; '
                             "declare TOTAL for all but one of them, or write deal_world(g, me) in worlds.py")
        lines.append(f"    left = first_of({sizes[kind]})")
        for place, seen, _ in places:
            lines += [f"    if {seen}:", f"        left = left & ~g.{place}"]
        for place, seen, total in places:
            if seen != "True" and total:
                lines += [f"    if not ({seen}):", f"        n = size(g.{place})", f"        g.{place} = 0", "        for _ in range(n):",
                          "            member = draw_from(g, left)", "            left = left & ~only(member)",
                          f"            g.{place} = g.{place} | only(member)"]
        for place, seen, total in places:
            if seen != "True" and not total:
                lines += [f"    if not ({seen}):", f"        g.{place} = left"]
    return "\n".join([*lines, "    pass"]) + "\n"


def check_dealt(conserved: Mapping[str, Sequence[str]], fields: Sequence[Field]) -> None:
    """Where a game gives no deal_world, every field that hides something is shared out."""
    dealt = {name for names in conserved.values() for name in names} | {"sealed"}
    for field in fields:
        if field.hidden and field.name not in dealt:
            raise StoryError(f'fields, "{field.name}": nothing says what it holds in a world that somebody imagines; name it in CONSERVED, '
                             "or write deal_world(g, me) in worlds.py, which may begin with share_out(g, me)")


def _places(table: Mapping[str, Field], name: str) -> list[tuple[str, str, bool]]:
    """(place, condition under which `me` sees it, is its total public) for each set of a field."""
    field = table.get(name)
    if field is None:
        raise StoryError(f'CONSERVED: "{name}" is no field; name fields of FIELDS')
    if field.type != "set" or len(field.shape) > 1 or field.reader == "SEALED":
        raise StoryError(f'CONSERVED: "{name}" is no set, or has several axes, or is sealed; write deal_world(g, me) in worlds.py for such a game')
    seen = {"ALL": "True", "NOBODY": "False", "HOLDER": f"g.{field.holder} == me"}
    if not field.shape:
        return [(name, seen[field.reader], field.total)]
    return [(f"{name}[{i}]", seen.get(field.reader, f"me == {i}"), field.total) for i in range(field.shape[0])]
