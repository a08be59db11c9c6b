"""One driver for every game: its stories run as the Python generators they are written as.

The flat text is what the build makes of them, so playing both move for move proves the build. The engine itself is the same: only
`run`, which goes on with the story on top of the stack, is another. A story that calls a story has no frame of its own here, so
frames are the one thing in which the two positions differ.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from fabletop.engine.build.room import Room, as_text
from fabletop.engine.source import Fast

FRAMES = ("slot", "step", "stop", "depth")


def live_names(made: Room) -> dict[str, Any]:
    """The room's names with its stories as generators."""
    names = as_text(made, live=True)
    stories: list[str] = made.meta["stories"]
    takes = {name: len(made.text.stories[name].args.args) - 1 for name in stories if name in made.text.stories}

    def run(g: Any) -> None:
        """Go on with the story on top until it asks somebody or ends."""
        top = g.depth - 1
        name = stories[g.step[top]]
        if name == "put_again":
            names["put_again"](g)
            return
        answer = g.answer
        if top not in g.running:
            story = names[name](g, *[g.slot[top][k] for k in range(takes[name])])
            if not isinstance(story, Generator):  # a standing option that asks nothing: it is done
                g.depth = top
                return
            g.running[top], answer = story, None
        while True:
            try:
                how, who, question, known = g.running[top].send(answer)
            except StopIteration:
                del g.running[top]
                g.depth = top
                return
            if names["pause"](g, who, names[f"Q_{question}"], names[how], *[*known, 0, 0, 0][:3]):
                return
            answer = g.answer

    names["run"] = run
    return names


class Live:
    """One game of live stories, begun."""

    def __init__(self, names: dict[str, Any], settings: bytes, seed: int) -> None:
        self.names = names
        table = names["Settings"]()
        table.load(settings)
        self.g = names["Position"](table)
        self.g.source, self.g.events, self.g.running = Fast(seed), [], {}
        names["start"](self.g, names["STEP_game"])

    def apply(self, seat: int, option: int) -> int:
        """Answer, and play on to the next decision; why not, if it is refused."""
        return int(self.names["apply"](self.g, seat, option))

    def events(self) -> list[tuple[int, ...]]:
        """What happened since the last call."""
        told, self.g.events = [tuple(map(int, row)) for row in self.g.events], []
        return told

    def numbers(self) -> dict[str, Any]:
        """Every field but the frames."""
        return numbers(self.g)


def numbers(g: Any) -> dict[str, Any]:
    """Every field of an uncompiled position but the frames."""
    return {field.name: _plain(getattr(g, field.name)) for field in g.FIELDS if field.name not in FRAMES}


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, int) else [_plain(part) for part in value]
