"""What a game never writes by hand: numbers for its names, and the functions that choose by story, question or viewer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from ..fields import Field
from .reading import Asked, Part, StoryError, Text

FIRST_REFUSAL = 10  # below: the engine's own
DECLINE = 0  # the option of declining, in every game
LISTED = ("found[n] = $id", "n += 1")


@dataclass(frozen=True)
class Space:
    """A kind or a product of kinds whose options are numbered in a row from `offset`."""

    name: str
    parts: tuple[Part, ...]
    sizes: tuple[int, ...]
    offset: int

    @property
    def size(self) -> int:
        n = 1
        for size in self.sizes:
            n *= size
        return n


def kind_sizes(kinds: Mapping[str, object]) -> dict[str, int]:
    """How many members each kind has. A kind is a number, or names; the first of which may be another kind, whose members come first."""
    sizes: dict[str, int] = {}
    for kind, members in kinds.items():
        if isinstance(members, int):
            sizes[kind] = members
        elif isinstance(members, Sequence) and members and all(isinstance(m, str) for m in members):
            sizes[kind] = len(members) + (sizes[members[0]] - 1 if members[0] in sizes else 0)
        else:
            raise StoryError(f'KINDS, "{kind}": {members!r} is neither a number nor names; write 4, ("straw", "wood") or ("Card", "draft")')
    return sizes


def kind_constants(kinds: Mapping[str, object], others: Collection[str] = ()) -> dict[str, int]:
    """TOKEN_STAR for each named member, and STAR where neither another kind nor one of the `others` has that name."""
    sizes = kind_sizes(kinds)
    named: dict[str, int] = {}
    short: dict[str, list[int]] = {}
    for kind, members in kinds.items():
        if isinstance(members, int):
            continue
        assert isinstance(members, Sequence)
        extends = members[0] in sizes
        for i, member in enumerate(members[extends:], start=sizes[members[0]] if extends else 0):
            name = member.upper().replace("-", "_")
            named[f"{kind.upper()}_{name}"] = i
            short.setdefault(name, []).append(i)
    return {**{name: numbers[0] for name, numbers in short.items() if len(numbers) == 1 and name not in others}, **named}


def spaces(text: Text, sizes: Mapping[str, int]) -> dict[str, Space]:
    """By question its space. Questions whose options have the same parts share one; a standing question has its own."""
    out: dict[str, Space] = {}
    shared: dict[str, Space] = {}
    offset = DECLINE + 1
    standing = set(text.standing.values())
    for name in sorted(text.questions, key=lambda q: (q in standing, [list(sizes).index(p.kind) for p in text.questions[q].parts], q)):
        parts = text.questions[name].parts
        key = " ".join(("maybe " if p.maybe else "") + p.kind for p in parts)
        if name in standing or key not in shared:
            space = Space(name if name in standing else key, parts, tuple(sizes[p.kind] + p.maybe for p in parts), offset)
            offset += space.size
            if offset > 32767:
                raise StoryError(f"{text.questions[name].file}: {name}: with its {space.size} options there are more than 32767 in this game; split the question")
            if name not in standing:
                shared[key] = space
        out[name] = space if name in standing else shared[key]
    return out


def derived(text: Text, at: Mapping[str, Space], fields: Sequence[Field]) -> str:
    """The text of all derived functions."""
    asked = {n: q for n, q in text.questions.items() if n not in text.standing.values()}
    return "\n\n".join([
        _chain("run", "g: Position", "None", "step = g.step[g.depth - 1]",
               [(f"step == STEP_{n}", f"{n}(g)") for n in [*text.stories, "put_again"]], ""),
        _chain("is_private", "question: int", "bool", "", [(f"question == Q_{n}", "return True") for n, q in asked.items() if q.private], "return False"),
        _chain("offset_of", "question: int", "int", "", [(f"question == Q_{n}", f"return {at[n].offset}") for n in asked], "return 0"),
        _chain("size_of", "question: int", "int", "", [(f"question == Q_{n}", f"return {at[n].size}") for n in asked], "return 0"),
        _chain("why_not", "g: Position, seat: int, option: int", "Refusal", "", [(f"g.question == Q_{n}", _put(n, q, at[n])) for n, q in asked.items()], "return no(NO_SUCH_OPTION)"),
        _listing("list_asked", "g: Position, seat: int, found: Listing, n: int", text, at, "pass", LISTED, "return n"),
        _listing("only_option", "g: Position, seat: int", text, at, "one = NONE", ("if one != NONE:", "    return MANY", "one = $option"), "return one"),
        _standing(text, at),
        _blind(fields),
    ]) + "\n"


def _chain(name: str, parameters: str, returns: str, first: str, cases: Sequence[tuple[str, str]], last: str) -> str:
    lines = [f"def {name}({parameters}) -> {returns}:"]
    if first and cases:
        lines.append(f"    {first}")
    for i, (test, body) in enumerate(cases):
        lines += [f"    {'el' if i else ''}if {test}:", *(f"        {line}" for line in body.split("\n"))]
    lines.append(f"    {last or ('pass' if not cases else 'return' if returns == 'None' else '')}")
    return "\n".join(lines)


def _values(parts: tuple[Part, ...], sizes: tuple[int, ...], names: Sequence[str]) -> list[str]:
    return [f"NONE if {n} == {s - 1} else {n}" if p.maybe else n for p, s, n in zip(parts, sizes, names, strict=True)]


def _put(name: str, question: Asked, space: Space) -> str:
    """Ask the question about one option: its parts are taken out of the number."""
    known = [f"g.asked[{k}]" for k in range(len(question.known))]
    return _unpacked(name, question, space, known)


def _unpacked(name: str, question: Asked, space: Space, known: Sequence[str]) -> str:
    lines, names, rest = [], [], "option"
    for i, size in enumerate(space.sizes):
        below = 1
        for later in space.sizes[i + 1 :]:
            below *= later
        names.append(f"part_{i}" if len(space.sizes) > 1 else "option")
        if len(space.sizes) > 1:
            lines.append(f"part_{i} = {rest} // {below} % {size}")
    return "\n".join([*lines, f"return {name}({', '.join(['g', 'seat', *_values(question.parts, space.sizes, names), *known])})"])


def _loops(text: Text, name: str, space: Space, known: Sequence[str], found: Sequence[str], indent: int) -> list[str]:
    """Loops over what may be an option of this question, with `found` done for each that is."""
    question, lines, pad = text.questions[name], list[str](), " " * indent
    names = [f"part_{i}" for i in range(len(space.parts))]
    sets = [i for i, candidates in enumerate(question.among) if candidates not in text.walks]
    lines += [f"{pad}among_{i} = {question.among[i]}(g, seat)" for i in sets]  # once, not in each round of the loops around
    for i, part in enumerate(names):
        if question.among:
            lines.append(f"{pad}for {part} in {f'each(among_{i})' if i in sets else f'{question.among[i]}(g, seat)'}:")
        else:
            lines.append(f"{pad}for {part} in range({space.sizes[i]}):")
        pad += "    "
    index = names[0]
    for part, size in zip(names[1:], space.sizes[1:], strict=True):
        index = f"({index}) * {size} + {part}"
    call = f"{name}({', '.join(['g', 'seat', *_values(question.parts, space.sizes, names), *known])})"
    lines.append(f"{pad}if {call} == OK:")
    return lines + [f"{pad}    {line}".replace("$id", f"{space.offset} + {index}").replace("$option", index) for line in found]


def _listing(name: str, parameters: str, text: Text, at: Mapping[str, Space], first: str, found: Sequence[str], last: str) -> str:
    """A function that looks through the options of the question that is put."""
    lines = [f"def {name}({parameters}) -> int:", f"    {first}"]
    asked = [n for n in text.questions if n not in text.standing.values()]
    for i, n in enumerate(asked):
        lines.append(f"    {'el' if i else ''}if g.question == Q_{n}:")
        lines += _loops(text, n, at[n], [f"g.asked[{k}]" for k in range(len(text.questions[n].known))], found, 8)
    return "\n".join([*lines, f"    {last}"])


def _standing(text: Text, at: Mapping[str, Space]) -> str:
    """The questions that stand at every decision of their seat."""
    pairs = sorted(text.standing.items(), key=lambda pair: at[pair[1]].offset)
    listed = [line for _, q in pairs for line in _loops(text, q, at[q], [], LISTED, 4)]
    found = [line for _, q in pairs for line in _loops(text, q, at[q], [], ("return True",), 4)]
    first = min((at[q].offset for _, q in pairs), default=32767)
    why = [(f"option < {at[q].offset + at[q].size}", f"option -= {at[q].offset}\n" + _unpacked(q, text.questions[q], at[q], [])) for _, q in pairs]
    act = [(f"option < {at[q].offset + at[q].size}", f"return begin_standing(g, STEP_{story}, seat, option - {at[q].offset})") for story, q in pairs]
    return "\n\n".join([
        "\n".join(["def list_standing(g: Position, seat: int, found: Listing, n: int) -> int:", *listed, "    return n"]),
        "\n".join(["def any_standing(g: Position, seat: int) -> bool:", *found, "    return False"]),
        _chain("is_standing", "option: int", "bool", "", [], f"return option >= {first}"),
        _chain("why_not_standing", "g: Position, seat: int, option: int", "Refusal", "", why, "return no(NO_SUCH_OPTION)"),
        _chain("act_standing", "g: Position, seat: int, option: int", "bool", "", act, "return False"),
    ])


def _blind(fields: Sequence[Field]) -> str:
    """Make a position what one viewer may know: what he may not read becomes 0, or the lowest numbers with the same total."""
    lines = ["def blind(g: Position, viewer: int) -> None:"]
    sealed_bit = 0
    for field in fields:
        if not field.hidden:
            continue
        if field.reader == "SEALED":
            lines.append(f"    if not has(g.shown, {sealed_bit}):")
            sealed_bit += 1
            lines += _hide(field, 8)
        else:
            lines += _hide(field, 4)
    return "\n".join([*lines, "    pass"])


def _hide(field: Field, indent: int) -> list[str]:
    lines, pad = [], " " * indent
    index = ""
    axes = list(field.shape)
    if field.reader in ("OWNER", "SEALED"):
        lines += [f"{pad}for i_0 in range({axes[0]}):", f"{pad}    if i_0 != viewer:"]
        pad, index, axes = pad + "        ", "[i_0]", axes[1:]
    elif field.reader == "HOLDER":
        lines.append(f"{pad}if g.{field.holder} != viewer:")
        pad += "    "
    counts = field.total and field.type != "set"
    for k, size in enumerate(axes[:-1] if counts else axes, start=1):
        lines.append(f"{pad}for i_{k} in range({size}):")
        pad, index = pad + "    ", f"{index}[i_{k}]"
    name = f"g.{field.name}{index}"
    if counts:
        lines += [f"{pad}total = 0", f"{pad}for last in range({axes[-1]}):", f"{pad}    total += {name}[last]",
                  f"{pad}    {name}[last] = 0", f"{pad}{name}[0] = total"]
    elif field.total:
        lines.append(f"{pad}{name} = first_of(size({name}))")
    else:
        lines.append(f"{pad}{name} = 0")
    return lines
