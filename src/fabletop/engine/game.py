"""A game, opened: its compiled rules where they are built, otherwise the same text uncompiled; and how it is started."""

from __future__ import annotations

import importlib
import json
import secrets
import struct
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from .finding import discovered
from .names import Names
from .phrase import Phrase
from .plain import flat
from .saying import Said, meant, part
from .source import open_key

SEED_DIGITS: Final = 18  # of a seed at most: what a journal can say
KEY_BYTES: Final = 32


class GameError(Said):
    """Something that was asked of a game cannot be; the sentence says what, and what can."""


@dataclass(frozen=True)
class Opening:
    """What is fixed before the deal, as a game's `opening` gives it."""

    numbers: Mapping[str, Any]  # the table of settings
    content: Mapping[str, Any]  # the same for people and files: seats, options, deck
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by kind the names that the deck gives


opened: dict[tuple[str, str, bool], Game] = {}  # by name, edition, compiled
_said: set[str] = set()


def find(name: str, edition: str | None = None, compiled: bool = True) -> Game:
    """The game of this name. `compiled=False` opens its uncompiled text, whatever is built."""
    games = discovered()
    if name not in games:
        raise GameError("game-unknown", name=name, known=", ".join(sorted(games)), near=meant(name, games))
    package = games[name]
    chosen = edition or next(iter(package.EDITIONS))
    if chosen not in package.EDITIONS:
        raise GameError("game-no-edition", game=name, edition=chosen, known=", ".join(package.EDITIONS), near=meant(chosen, package.EDITIONS))
    key = (name, chosen, compiled)
    if key not in opened:
        opened[key] = Game(package, chosen, compiled)
    return opened[key]


def check_content(content: Mapping[str, Any]) -> None:
    """Refuse settings out of a file that have not the form of `Settings.content`. A deck is its cards, never a path: what somebody
    sends around opens no file of whoever reads it."""
    for name, fits, form in (("seats", _is_count, "game-a-count"), ("options", _is_table, "game-a-table"), ("deck", _is_table, "game-a-deck")):
        if name not in content and name != "deck":
            raise GameError("game-settings-lack", name=name, form=part(form))
        if content.get(name) is None and name == "deck":
            continue  # a game without a deck, or the printed one
        if not fits(content[name]):
            raise GameError("game-settings-form", name=name, form=part(form), given=_shown(content[name]))


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)  # to Python True is a 1


def _is_count(value: Any) -> bool:
    return _is_whole(value) and value > 0


def _is_table(value: Any) -> bool:
    return isinstance(value, Mapping)


class Game:
    """One game in one edition."""

    def __init__(self, about: Any, edition: str, compiled: bool = True, rules: Any = None) -> None:
        """`rules` takes the place of the installed ones: a text that is being worked on, or a deliberate fault in a test."""
        self.about = about
        self.id: str = about.ID
        self.edition = edition
        self.package: str = about.__package__
        self.rules_version: int = about.RULES_VERSION[edition]
        self._given = rules
        built = self._compiled() if compiled and rules is None else None
        self.compiled = built is not None
        self.rules: Any = rules or built or self._uncompiled()
        self.meta: dict[str, Any] = self.rules.META
        self._fields = {f["name"]: f for f in self.meta["fields"]}

    # ---- its rules
    def _compiled(self) -> Any:
        try:
            module = importlib.import_module(f"fabletop.compiled.{self.id}_{self.edition}".replace("-", "_"))
        except ImportError:
            return self._say_once(f"the rules of {self.id} are not compiled; they run uncompiled, some 100 times slower (make build compiles them)")
        if (Path(str(self.about.__file__)).parent / "fields.py").exists():
            from .build.hashing import text_hash

            if text_hash(self.package, self.edition) != module.META["hash"]:
                return self._say_once(f"the compiled rules of {self.id} are older than their text; the text runs uncompiled (make build compiles it)")
        return module

    def _say_once(self, sentence: str) -> None:
        if sentence not in _said:
            _said.add(sentence)
            print(f"fabletop: {sentence}", file=sys.stderr)

    def _uncompiled(self) -> Any:
        from . import uncompiled

        return uncompiled.rules(self.package, self.edition)

    @property
    def text_rules(self) -> Any:
        """The rules as uncompiled text, for previews and for looking into."""
        return self.rules if not self.compiled else self._uncompiled()

    # ---- starting
    def start(self, seats: int | None = None, seed: int | None = None, *, settings: Mapping[str, Any] | None = None,
              deck: str | Path | Mapping[str, Any] | None = None, key: bytes | None = None) -> Any:
        """A new game at its first decision. With `seed` an open deal that anybody can repeat; otherwise a secret one, with its seal."""
        from .position import Position

        if seed is not None:
            if not _is_whole(seed):
                raise GameError("game-seed-no-number", given=_shown(seed))
            if abs(seed) >= 10**SEED_DIGITS:
                raise GameError("game-seed-large", digits=SEED_DIGITS)
        if seed is not None and key is not None:
            raise GameError("game-seed-and-key")
        if key is not None and (not isinstance(key, bytes) or len(key) != KEY_BYTES):
            raise GameError("game-key", bytes=KEY_BYTES, given=part("game-so-many", count=len(key)) if isinstance(key, bytes) else _shown(key))
        opening = self.opening(self.about.USUAL_SEATS if seats is None else seats, settings or {}, deck)
        if key is None:
            key = secrets.token_bytes(KEY_BYTES) if seed is None else open_key(seed)
        return Position.deal(Settings(self, opening), key, seed)

    def opening(self, seats: int, options: Mapping[str, Any], deck: Any = None) -> Opening:
        """What is fixed before the deal, checked."""
        low, high = self.about.SEATS
        if not _is_whole(seats) or not low <= seats <= high:
            raise GameError("game-seats", game=self.id, low=low, high=high, given=_shown(seats))
        for name, value in options.items():
            if name not in self.about.OPTIONS:
                known = ", ".join(self.about.OPTIONS) or part("game-none")
                raise GameError("game-no-option", game=self.id, given=_shown(name), known=known, near=meant(str(name), self.about.OPTIONS))
            if not any(value is allowed or (value == allowed and type(value) is type(allowed)) for allowed in self.about.OPTIONS[name][1]):
                allowed = ", ".join(map(_written, self.about.OPTIONS[name][1]))
                raise GameError("game-option-value", game=self.id, option=name, given=_shown(value), allowed=allowed)
        module = importlib.import_module(f"{self.package}.opening")
        try:
            made: Opening = module.opening(self.edition, seats, {n: options.get(n, default) for n, (default, _) in self.about.OPTIONS.items()}, deck)
        except ValueError as error:
            raise GameError("said-so", said=error if isinstance(error, Said) else str(error)) from error
        return made

    def settings_from(self, content: Mapping[str, Any]) -> Settings:
        """The settings out of a journal's header; whatever else it holds, it is read as content, and no file is opened for it."""
        check_content(content)
        return Settings(self, self.opening(content["seats"], content["options"], content.get("deck")))

    def field(self, name: str) -> dict[str, Any]:
        """The declaration of a field."""
        found: dict[str, Any] = self._fields[name]
        return found


def _shown(value: Any, longest: int = 60) -> Phrase | str:
    """A value as a file would say it, in few letters that any screen can show."""
    if _is_whole(value) and abs(value) >= 10**longest:  # Python refuses to spell out a number of 5,000 digits
        return part("said-large-number")
    return _written(value, longest)


def _written(value: Any, longest: int = 60) -> str:
    said = json.dumps(value, default=repr)
    return said if len(said) <= longest else f"{said[:longest]}..."


class Settings:
    """A game's settings, ready to play: the numbers for the rules, the names for everybody else. Shared by all positions of a game."""

    def __init__(self, game: Game, opening: Opening) -> None:
        self.game = game
        self.content = opening.content
        self.numbers = opening.numbers
        self.names = Names(game.meta, opening.names)
        self.bytes = _packed(game.meta["settings"], opening.numbers, game.meta["settings_size"])
        self.numbers_table = game.rules.SettingsTable(self.bytes)
        self.seats: int = opening.content["seats"]

    @property
    def hash(self) -> str:
        """Of the content, as it stands in a journal."""
        return sha256(json.dumps(self.content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()

    @property
    def text_numbers(self) -> Any:
        """The settings for the uncompiled text."""
        return self.game.text_rules.SettingsTable(self.bytes).s


def _packed(fields: list[dict[str, Any]], numbers: Mapping[str, Any], size: int) -> bytes:
    """The bytes of the table of settings."""
    from .fields import CODES

    out = bytearray(size)
    if set(numbers) != {f["name"] for f in fields}:
        raise GameError("game-settings-numbers", names=str(sorted(set(numbers) ^ {f["name"] for f in fields})))
    for f in fields:
        values = flat(numbers[f["name"]])
        struct.pack_into(f"<{len(values)}{CODES[f['type']]}", out, f["offset"], *values)
    return bytes(out)
