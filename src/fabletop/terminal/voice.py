"""Words for one reader: the game's and the terminal's texts in a language, the players' names, the names of things."""

from __future__ import annotations

import contextlib
import importlib
import unicodedata
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from fabletop.engine.game import Settings
from fabletop.engine.names import Option, Part, Why
from fabletop.engine.phrase import HIDDEN, CardName, Phrase, PlayerName
from fabletop.engine.position import Position
from fabletop.engine.saying import Said
from fabletop.engine.screen import Look, Words
from fabletop.table import Player
from fabletop.texts import LANGUAGES, Texts, games


class Voice:
    """Says everything in one language."""

    def __init__(self, lang: str, settings: Settings, players: Sequence[Player]) -> None:
        self.lang = lang
        self.settings = settings
        game = settings.game
        self._home = game.id if game.id in games() else None
        self.texts = Texts(lang, self._home)
        self.screen: ModuleType | None = part_of_game(game.package, "screen")
        self.players: Mapping[int, PlayerName] = dict(enumerate(self._names(players)))

    def _names(self, players: Sequence[Player]) -> list[PlayerName]:
        """People by their names, bots by a name of the woods; nobody's name twice."""
        out: list[PlayerName] = []
        taken = {player.name for player in players if player.name}
        bots = 0
        for seat, player in enumerate(players):
            if player.name:
                name = player.name
            elif player.bot:
                bots += 1
                name = self.text(f"bot-name-{(bots - 1) % 6 + 1}")
                while name in taken:
                    name += "’"
            else:
                name = self.text("seat-unnamed", n=seat + 1)
            taken.add(name)
            out.append(PlayerName(name))
        return out

    # ---- saying
    def say(self, words: Words) -> str:
        """The words as a line; control characters, which names might hold, are left out."""
        if isinstance(words, str):
            said = words
        elif isinstance(words, Phrase):
            said = self.texts.say(words)
        else:
            said = self.texts.name(words)
        return printable(said)

    def text(self, key: str, **args: object) -> str:
        """The text of a key."""
        return self.say(Phrase(key, args))

    def refusal(self, error: Exception) -> str:
        """What was refused; the system's own words come as they are."""
        return error.said(self.lang) if isinstance(error, Said) else str(error)

    def either(self, key: str, otherwise: str, **args: object) -> str:
        """The text of a key, or this where the game brings none."""
        if self.texts.has(key):
            with contextlib.suppress(KeyError, TypeError, ValueError):
                return self.text(key, **args)
        return otherwise

    def bot(self, name: str) -> str:
        """What kind of bot it is."""
        return self.either(f"bot-{name}", name)

    def command(self, command: str) -> set[str]:
        """What may be typed for a command: its word in each language."""
        return {plain(Texts(lang).say(Phrase(f"command-{command}"))) for lang in LANGUAGES}

    # ---- things and options
    def thing(self, kind: str, member: str, look: Look | None = None) -> Words:
        """A member of a kind: a player, a card, or whatever the game's texts call it."""
        if kind == "Seat" and member.isdecimal() and int(member) in self.players:
            return self.players[int(member)]
        if self.screen is not None and hasattr(self.screen, "thing"):
            found: Words | None = self.screen.thing(self.settings, kind, member, look)
            if found is not None:
                return found
        if self.screen is not None and kind == explained_kind(self.settings) and hasattr(self.screen, "described"):
            described: Words = self.screen.described(self.settings, member)
            return described
        for key in (f"{kind.lower()}-{member}", f"{kind.lower()}-{member.replace('_', '-')}"):
            if self.texts.has(key):
                return CardName(member) if kind == "Card" else Phrase(key)
        return member.replace("_", " ").replace("-", " ")

    def value(self, kind: str, value: Any) -> object:
        """An argument of an event as a text takes it."""
        if value is HIDDEN or isinstance(value, bool):
            return value
        if kind.startswith("Seat") and isinstance(value, int):
            return self.players.get(value, PlayerName("", ghost=True))
        if isinstance(value, tuple):
            return tuple(self.thing(kind.partition(" ")[2], str(member)) for member in value)
        return value if isinstance(value, int) else "" if value is None else self.thing(kind, str(value))

    def part(self, part: Part, look: Look | None = None) -> Words:
        """A part of an option."""
        said = self.thing(part.kind, part.member, look)
        return said if part.number >= 0 or said != part.member else "–"

    def option(self, question: str, option: Option, look: Look | None = None) -> str:
        """What choosing this says."""
        if option.id == 0:
            return self.text("command-pass")
        if self.screen is not None and hasattr(self.screen, "button"):
            return self.say(self.screen.button(self.settings, question, option, self.players, look))
        named = {part.name: self.part(part, look) for part in option.parts}
        otherwise = ", ".join(self.say(words) for words in named.values()) or option.name.replace("-", " ")
        return self.either(f"question-{question}.button", otherwise, **named)

    def asked(self, look: Look, question: str) -> str:
        """What this seat is asked."""
        if self.screen is not None and hasattr(self.screen, "prompt"):
            return self.say(self.screen.prompt(look))
        return self.either(f"question-{question}", question.replace("-", " ").capitalize() + ".")

    def reason(self, look: Look, why: Why | None, option: str) -> Phrase:
        """Why this seat may not choose so; None is a reason that nobody knows."""
        if why is not None and self.texts.has(f"refusal-{why.code}"):
            if self.screen is not None and hasattr(self.screen, "refusal"):
                said: Phrase = self.screen.refusal(look, why, option)
                return said
            return Phrase(f"refusal-{why.code}", {"seat": self.players[look.seat], "given": 0, "now": 0, "n": why.numbers[0]})
        return Phrase("refusal-no-such-option")

    def answered(self, name: str) -> str:
        """An answer by its name in a journal: the things it names, or what choosing it says."""
        names = self.settings.names
        for question, asked in enumerate(names.questions):
            with contextlib.suppress(KeyError):
                option = names.option(question, names.option_number(question, name))
                said = [self.say(self.part(part)) for part in option.parts]
                return ", ".join(said) or self.option(asked["name"].replace("_", "-"), option)
        return name.replace("-", " ")


def look_of(position: Position, seat: int, voice: Voice) -> Look:
    """What a seat may look at now."""
    return Look(position.view(seat), seat, voice.players, lambda what, thing: position.explain(seat, what, thing))


def explained_kind(settings: Settings) -> str:
    """The kind of things that a game explains one by one; "" if it explains none."""
    return str(getattr(settings.game.about, "EXPLAINED", ""))


def explained_kinds(settings: Settings) -> set[str]:
    """That kind, and those whose members are among its members."""
    kinds = settings.game.meta["kinds"]
    found = {explained_kind(settings)}
    for kind in reversed(list(kinds)):
        members = kinds[kind]
        if kind in found and not isinstance(members, int) and members[0] in kinds:
            found.add(members[0])
    return found


def part_of_game(package: str, name: str) -> ModuleType | None:
    """A module of a game that it may lack."""
    try:
        return importlib.import_module(f"{package}.{name}")
    except ModuleNotFoundError as error:
        if error.name == f"{package}.{name}":
            return None
        raise


def printable(text: str) -> str:
    """The text without control characters, which would move the cursor or colour the screen."""
    return "".join(c for c in text if c == "\n" or unicodedata.category(c) not in ("Cc", "Cf", "Cs"))


def plain(text: str) -> str:
    """As one types it: no accents, no capitals, one kind of apostrophe, hyphens as spaces."""
    text = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    text = "".join(" " if c in "-_’'" or c.isspace() else c for c in text if not unicodedata.combining(c))
    return " ".join(text.split())
