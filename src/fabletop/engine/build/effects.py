"""From the marks @when(WINDOW, CARD): which cards act when, and the functions that call them. No game writes a list of its cards."""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping, Sequence

from .reading import Effect, Text, called, refuse

ACT = "act"
EFFECTS = "<effects>"  # the derived file


def window_function(window: str) -> str:
    """What the function is called that does a card's effect in this window."""
    return f"{ACT}_{window.lower()}"


def check_effects(text: Text, constants: Mapping[str, int]) -> None:
    """Refuse a mark that names no window or card, or one that is there twice."""
    seen: dict[tuple[str, str], str] = {}
    for effect in text.effects:
        file, node = text.files[effect.function], text.functions[effect.function]
        for name in (effect.window, effect.card):
            if name not in constants:
                refuse(file, node, f"@when of {effect.function}: nothing is called {name}", "name a window and a card of fields.py")
        if effect.unless and effect.unless not in text.functions:
            refuse(file, node, f"@when of {effect.function}: nothing is called {effect.unless}", "name a function of (g, me) -> Refusal")
        if (key := (effect.window, effect.card)) in seen:
            refuse(file, node, f"{effect.card} acts in {effect.window} already, by {seen[key]}", "write one function for a card in a window")
        seen[key] = effect.function


def derived_effects(text: Text, windows: Sequence[str], constants: Mapping[str, int]) -> tuple[str, set[str]]:
    """The text of the functions, and which of them are stories. A window's own function is derived where something calls it."""
    if not windows:
        return "", set()
    functions = {window_function(window.replace("-", "_")) for window in windows}
    calls = {called(n): isinstance(above, ast.YieldFrom) for above, n in _calls(text) if called(n) in functions}
    by_window: dict[str, list[Effect]] = {}
    for effect in text.effects:
        by_window.setdefault(effect.window, []).append(effect)
    own = {name: effects for name in calls for window, effects in by_window.items() if window_function(window) == name}
    parts = [_acting(by_window, constants), _cannot_act(by_window)]
    stories: set[str] = set()
    if any(called(n) == ACT for _, n in _calls(text)):
        parts.append(_act(text, by_window))
        stories.add(ACT)
    for name, story in sorted(calls.items()):
        lines = [f"def {name}(g: Position, card: int, me: int) -> {'Story' if story else 'None'}:"]
        parts.append("\n".join([*lines, *_chain(text, own.get(name, []), 4), *_end(own.get(name, []))]))
        if story:
            stories.add(name)
    return "\n\n\n".join(parts) + "\n", stories


def _calls(text: Text) -> list[tuple[ast.AST, ast.AST]]:
    return [(above, n) for node in text.functions.values() for above in ast.walk(node) for n in ast.iter_child_nodes(above) if isinstance(n, ast.Call)]


def _acting(by_window: Mapping[str, Sequence[Effect]], constants: Mapping[str, int]) -> str:
    lines = ["def acting(now: int) -> Set:"]
    for window, effects in by_window.items():
        lines += [f"    if now == {window}:", f"        return {sum(1 << constants[effect.card] for effect in effects)}"]
    return "\n".join([*lines, "    return 0"])


def _cannot_act(by_window: Mapping[str, Sequence[Effect]]) -> str:
    lines = ["def cannot_act(g: Position, now: int, card: int, me: int) -> Refusal:"]
    for window, effects in by_window.items():
        for effect in effects:
            if effect.unless:
                lines += [f"    if now == {window} and card == {effect.card}:", f"        return {effect.unless}(g, me)"]
    return "\n".join([*lines, "    return OK"])


def _act(text: Text, by_window: Mapping[str, Sequence[Effect]]) -> str:
    lines = [f"def {ACT}(g: Position, now: int, card: int, me: int) -> Story:"]
    for i, (window, effects) in enumerate(by_window.items()):
        lines += [f"    {'el' if i else ''}if now == {window}:", *_chain(text, effects, 8)]
    return "\n".join([*lines, *_end(by_window)])


def _chain(text: Text, effects: Sequence[Effect], indent: int) -> list[str]:
    lines, pad = [], " " * indent
    for i, effect in enumerate(effects):
        call = f"{effect.function}(g, me)"
        lines += [f"{pad}{'el' if i else ''}if card == {effect.card}:", f"{pad}    {'yield from ' if _is_story(text, effect) else ''}{call}"]
    return lines


def _end(effects: Collection[object]) -> list[str]:
    return [] if effects else ["    pass"]


def _is_story(text: Text, effect: Effect) -> bool:
    return effect.function in text.stories
