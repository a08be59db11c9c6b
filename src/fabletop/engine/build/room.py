"""All files of a game share one room of names. Here it is read, cut, completed with what is derived, and run as text."""

from __future__ import annotations

import ast
import importlib
import linecache
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from .. import plain, words
from ..fields import Field, engine_fields, lay_out, read_table, table_size
from . import deriving, printing
from .checking import check
from .cutting import KNOWN, Cut, stops
from .effects import EFFECTS, check_effects, derived_effects
from .hashing import ENGINE, edition_files, source_files, text_hash
from .living import living
from .loops import PlainLoops
from .naming import check_engine_fields, check_names
from .pure import check_questions_look
from .reading import StoryError, Text, called, code, read, refuse
from .secrets import Secrets
from .sharing import SHARE_OUT, check_dealt, shared_out
from .tables import check_tables
from .writing import written

INTERRUPTION = 6  # slots of a question that is put again


@dataclass
class Room:
    """A game's whole text, flat, with its numbers and its tables."""

    text: Text
    trees: dict[str, ast.Module]
    constants: dict[str, int]
    fields: list[Field]
    settings: list[Field]
    spaces: dict[str, deriving.Space]
    derived_names: frozenset[str]  # constants that stand in no file of the game
    meta: dict[str, Any]  # what runs without the text: the door, views, journals

    @property
    def derived(self) -> str:
        return self.text.sources["<derived>"]


@cache
def room(package: str, edition: str) -> Room:
    """The room of an installed game."""
    files = source_files(package, edition)
    tables = importlib.import_module(f"{package}.fields")
    sources = {str(path): path.read_text(encoding="utf-8") for name, path in files.items() if name != "fields"}
    about = {"game": package.rpartition(".")[2], "edition": edition, "hash": text_hash(package, edition)}
    return make_room(tables, sources, about, {str(files[name]) for name in edition_files(package, edition)})


def make_room(tables: ModuleType | Any, game_sources: Mapping[str, str], about: Mapping[str, Any], own: Collection[str] = ()) -> Room:
    """Build a room from a module of tables (numbers, KINDS, FIELDS, SETTINGS, EVENTS, REFUSALS) and a game's files. In those that
    are an edition's `own` a function replaces one of the same name."""
    asking = str(ENGINE / "asking.py")
    sizes = deriving.kind_sizes(tables.KINDS)
    sources = {asking: Path(asking).read_text(encoding="utf-8"), **game_sources}
    text = read(sources, sources.keys() - own, sizes)
    if "game" not in text.stories:
        raise StoryError("no story is called game; write def game(g: Position) -> Story: a whole game")
    for name, question in text.standing.items():
        if question not in text.questions or text.questions[question].known:
            refuse(text.files[name], text.stories[name], f"{name} stands for {question or 'no question'}",
                   "write @standing(question), a question that needs to know nothing beyond its option")
    _add_effects(text, tables)
    cuts = {name: Cut(node, text.files[name], text) for name, node in text.stories.items()}
    live = {name: living(cut) for name, cut in cuts.items()}
    slots = max(INTERRUPTION, *(len(names) for kept in live.values() for names in kept))
    depth = getattr(tables, "DEPTH", 0) or _depth(text, cuts, tables.SEATS)
    fields = lay_out([*engine_fields(tables.SEATS, depth, slots, KNOWN), *read_table(tables.FIELDS, "FIELDS")])
    settings = lay_out(read_table(tables.SETTINGS, "SETTINGS"))
    check_tables(tables, fields, settings, sizes)
    if "deal_world" not in text.functions:
        check_dealt(getattr(tables, "CONSERVED", {}), fields)
        _add(text, "<deal_world>", f"def deal_world(g: Position, me: int) -> None:\n    {SHARE_OUT}(g, me)\n")
    if any(called(n) == SHARE_OUT for node in text.functions.values() for n in ast.walk(node)):
        _add(text, f"<{SHARE_OUT}>", shared_out(getattr(tables, "CONSERVED", {}), fields, sizes))
    for name in ("worth", "explain"):
        if name not in text.functions:
            _add(text, f"<{name}>", f"def {name}(g: Position, me: int, {'option' if name == 'worth' else 'thing'}: int) -> int:\n    return 0\n")
    check_questions_look(text)
    check_engine_fields(text, game_sources)
    _check_secrets(text, cuts, live, fields)
    at = deriving.spaces(text, sizes)
    _add(text, "<derived>", deriving.derived(text, at, fields))
    constants = _constants(tables, text, fields, depth, slots, at)
    check_names(text, game_sources, constants, [*read_table(tables.FIELDS, "FIELDS"), *settings])
    trees = _flat(text, cuts, live)
    check(text, trees, fields, settings, constants, sizes)
    return Room(text, trees, constants, fields, settings, at, frozenset(set(constants) - set(vars(words)) - set(vars(tables)) - _named(text, game_sources)), _meta(tables, text, cuts, live, constants, fields, settings, at, about))


def _add_effects(text: Text, tables: Any) -> None:
    """The functions that call the cards' effects, as if the game had written them."""
    members = deriving.kind_constants(tables.KINDS, {*tables.EVENTS, *tables.REFUSALS})
    check_effects(text, members)
    source, stories = derived_effects(text, tables.KINDS.get("Window", ()), members)
    if source:
        _add(text, EFFECTS, source)
        text.stories.update({name: text.functions[name] for name in sorted(stories)})


def _depth(text: Text, cuts: Mapping[str, Cut], seats: int) -> int:
    """How deep stories can stand on each other, when every seat has taken each of its standing options once."""

    def chain(name: str, above: tuple[str, ...]) -> int:
        if name in above:
            refuse(text.files[name], text.stories[name], f"stories call each other in a ring: {' > '.join((*above, name))}",
                   "say in fields.py how deep they may stand: DEPTH: Final = 16")
        return 1 + max((chain(c, (*above, name)) for c in cuts[name].calls), default=0)

    deepest = chain("game", ())
    return deepest + seats * sum(1 + chain(name, ()) for name in text.standing)


def _add(text: Text, file: str, source: str) -> None:
    """A derived file joins the text; tracebacks can quote it."""
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    text.sources[file] = source
    text.trees[file] = ast.parse(source, file)
    for node in text.trees[file].body:
        if isinstance(node, ast.FunctionDef):
            if node.name in text.functions:
                refuse(text.files[node.name], text.functions[node.name], f"{node.name} is a name that the build derives", "choose another")
            text.functions[node.name] = node
            text.files[node.name] = file


def _check_secrets(text: Text, cuts: Mapping[str, Cut], live: Mapping[str, list[list[str]]], fields: list[Field]) -> None:
    secrets = Secrets(text, fields)
    secrets.check_questions()
    giving: set[str] = set()
    while True:
        now = {name for name, cut in cuts.items() if cut.gives and secrets.gives_secret(cut, giving)}
        if now == giving:
            break
        giving = now
    for name, cut in cuts.items():
        secrets.check_kept(cut, live[name], giving)
        secrets.check_flow(cut)


def _constants(tables: Any, text: Text, fields: list[Field], depth: int, slots: int, at: Mapping[str, deriving.Space]) -> dict[str, int]:
    constants: dict[str, int] = {}
    for module in (words, tables):
        constants.update({n: int(v) for n, v in vars(module).items() if n.isupper() and isinstance(v, int) and not n.startswith("_")})
    for file, tree in text.trees.items():
        for node in tree.body:
            if isinstance(node, ast.AnnAssign):
                name, value = _final(file, node, constants)
                if constants.setdefault(name, value) != value:
                    refuse(file, node, f"{name} is {constants[name]} elsewhere", "give one of the two another name")
    derived = deriving.kind_constants(tables.KINDS, {*tables.EVENTS, *tables.REFUSALS, *constants})
    sealed = [field.name for field in fields if field.reader == "SEALED"]
    for names in ({name: i for i, name in enumerate(tables.EVENTS)}, {name: deriving.FIRST_REFUSAL + i for i, name in enumerate(tables.REFUSALS)},
                  {f"Q_{name}": i for i, name in enumerate(text.questions)}, {f"STEP_{name}": i for i, name in enumerate([*text.stories, "put_again"])},
                  {f"SHOWN_{name}": i for i, name in enumerate(sealed)}, constants):
        if clash := sorted(set(derived) & set(names)):
            raise StoryError(f"fields.py: the name {clash[0]} is given twice, or derived from KINDS, EVENTS or REFUSALS and given again; give one of them another name")
        derived.update(names)
    constants = {**constants, **derived}
    standing = [text.questions[q] for q in text.standing.values()]
    most = 2 + max((s.size for s in at.values()), default=0) + sum(at[q].size for q in text.standing.values())
    sizes = {"DEPTH": depth, "SLOTS": slots, "MOST_OPTIONS": most, "STANDING": int(bool(standing)), "STANDING_PRIVATE": int(any(q.private for q in standing))}
    return {**constants, **sizes}


def _named(text: Text, files: Collection[str]) -> set[str]:
    """The numbers that these files name themselves."""
    return {ast.unparse(node.target) for file in files for node in text.trees[file].body if isinstance(node, ast.AnnAssign)}


def _final(file: str, node: ast.AnnAssign, constants: Mapping[str, int]) -> tuple[str, int]:
    """A number that a rules file names: NAME: Final = what can be reckoned from other numbers."""
    name = ast.unparse(node.target)
    try:
        value = eval(ast.unparse(node.value or node.target), {"__builtins__": {}}, dict(constants))  # noqa: S307
    except Exception as error:
        value = error
    if not isinstance(value, int):
        refuse(file, node, f"{name} is no whole number", "write NAME: Final = 3, or something reckoned from other numbers")
    return name, int(value)


def _flat(text: Text, cuts: Mapping[str, Cut], live: Mapping[str, list[list[str]]]) -> dict[str, ast.Module]:
    trees = {}
    for file, tree in text.trees.items():
        body: list[ast.stmt] = []
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                done = written(cuts[node.name], live[node.name]) if node.name in cuts else PlainLoops(text, file).visit(node)
                body.append(done)
        trees[file] = ast.Module(body, [])
    return trees


def _meta(tables: Any, text: Text, cuts: Mapping[str, Cut], live: Mapping[str, list[list[str]]], constants: Mapping[str, int],
          fields: list[Field], settings: list[Field], at: Mapping[str, deriving.Space], about: Mapping[str, Any]) -> dict[str, Any]:
    """Plain data (it becomes JSON inside of the compiled module)."""
    return {
        **about,
        "seats": tables.SEATS,
        "size": table_size(fields),
        "fields": [f.__dict__ for f in fields],
        "settings": [f.__dict__ for f in settings],
        "settings_size": table_size(settings),
        "kinds": {k: v if isinstance(v, int) else list(v) for k, v in tables.KINDS.items()},
        "events": {name: {arg: list(row) for arg, row in args.items()} for name, args in tables.EVENTS.items()},
        "refusals": {str(constants[name]): name for name in ("NOT_ASKED", "NO_SUCH_OPTION", "MUST_CHOOSE", "GAME_OVER", "STALE", *tables.REFUSALS)},
        "stories": [*text.stories, "put_again"],
        "questions": [{"name": n, "parts": [[p.name, p.kind, p.maybe] for p in q.parts], "known": list(q.known), "private": q.private,
                       "sizes": list(at[n].sizes), "offset": at[n].offset, "standing": n in text.standing.values()}
                      for n, q in text.questions.items()],
        "stops": {n: {str(i): [getattr(b.line, "lineno", 0), live[n][i]] for i, b in enumerate(c.blocks) if b.resumes} for n, c in cuts.items()},
        "notes": list(getattr(tables, "NOTES", ())),
        "counts": list(getattr(tables, "COUNTS", ())),
        "ties": list(getattr(tables, "TIES", ())),
        "windows": _windows(tables, text),
        "blank": list(getattr(tables, "BLANK", ())),
        "axes": {k: list(v) for k, v in getattr(tables, "AXES", {}).items()},
        "conserved": {k: list(v) for k, v in getattr(tables, "CONSERVED", {}).items()},
        "most_options": constants["MOST_OPTIONS"],
    }


def _windows(tables: Any, text: Text) -> dict[str, list[str]]:
    """By card (as the rules name it) the windows in which it acts, in their order."""
    windows = list(tables.KINDS.get("Window", ()))
    acting: dict[str, set[str]] = {}
    for effect in text.effects:
        acting.setdefault(effect.card.lower().replace("_", "-"), set()).add(effect.window.lower().replace("_", "-"))
    return {card: sorted(names, key=windows.index) for card, names in acting.items()}


# ---- run as text
def as_text(made: Room, live: bool = False) -> dict[str, Any]:
    """The room's names, run as plain Python: flat, or (live) with its stories as the generators they are."""
    names: dict[str, Any] = {**vars(words), **made.constants, "__name__": "room"}
    names["Position"] = plain.make_numbers("Position", plain.Position, made.fields)
    names["Settings"] = plain.make_numbers("Settings", plain.Numbers, made.settings)
    future = ast.parse("from __future__ import annotations").body
    for file, source in made.text.sources.items():
        body = [n for n in (ast.parse(source, file) if live else made.trees[file]).body if isinstance(n, ast.FunctionDef)]
        if live:
            body = [n for n in body if f"{file}: {n.name}" not in made.text.replaced]
            for n in body:
                if isinstance(n, ast.FunctionDef) and n.name in made.text.stories and not stops([n]):  # it asks nothing, but is a generator like all stories
                    n.body += code(n, "return\nyield")
            for n in body:  # the other marks mean nothing here, and name functions of files that are still to come
                n.decorator_list = [mark for mark in n.decorator_list if ast.unparse(mark) == "walk"]
        module = ast.fix_missing_locations(ast.Module([*future, *body], []))
        exec(compile(module, file, "exec"), names)  # noqa: S102
    return names


def as_cython(made: Room) -> str:
    """The room printed for Cython, in the template of the door."""
    template = (ENGINE / "build" / "core.pyx").read_text(encoding="utf-8")
    enum = "cdef enum:\n" + "\n".join(f"    {name} = {value}" for name, value in made.constants.items() if abs(value) < 2**31)
    structs = "\n\n".join([
        printing.struct_of("Settings", made.settings),
        printing.struct_of("Position", made.fields, ("Settings* settings", "Source* source", "Events* events")),
    ])
    body = printing.printed(made.trees, made.fields, made.constants)
    return template.replace("@NUMBERS@", enum).replace("@STRUCTS@", structs).replace("@BODY@", body)
