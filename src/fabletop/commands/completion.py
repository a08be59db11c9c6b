"""`fabletop completion bash|zsh|fish`: what a shell needs to complete commands and names."""

from __future__ import annotations

import click

from fabletop.commands.names import Named
from fabletop.commands.page import write_json
from fabletop.commands.shape import argument, command
from fabletop.commands.words import Words

SHELLS = ("bash", "zsh", "fish")


@command("completion")
@argument("shell", type=Named("shell", lambda ctx: SHELLS), metavar="|".join(SHELLS))
def completion(words: Words, as_json: bool, shell: str) -> None:
    """The script of a shell; put it where the shell reads it at its start."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    script = kind(click.get_current_context().find_root().command, {}, "fabletop", "_FABLETOP_COMPLETE").source()
    if as_json:
        write_json({"shell": shell, "script": script})
    else:
        print(script)
