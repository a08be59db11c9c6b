"""`fabletop new-game NAME`: a small whole game to begin from."""

from __future__ import annotations

from pathlib import Path

from fabletop.commands.names import FOLDER
from fabletop.commands.page import write_json
from fabletop.commands.shape import argument, command, option
from fabletop.commands.words import Words


@command("new-game")
@argument("name")
@option("--into", type=FOLDER, default=".", metavar="FOLDER")
def new_game(words: Words, as_json: bool, name: str, into: str) -> None:
    """Write the files of a new game."""
    from fabletop.engine.new_game import write_new_game

    folder = Path(into)
    files = write_new_game(name, folder)
    if as_json:
        write_json({"name": name, "folder": str(folder), "files": [str(path) for path in files]})
        return
    for path in files:
        print(path)
    print(words("new-game-next", folder=folder.resolve(), name=name))
