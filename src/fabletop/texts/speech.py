"""The only place that knows Fluent's runtime: keys and arguments in, a sentence of one language out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax import ast

from fabletop.engine.phrase import HIDDEN, CardName, Phrase, PlayerName
from fabletop.engine.saying import Said
from fabletop.texts.files import refusals, source
from fabletop.texts.names import AFTER_THE_FIRST, Named, bend, elides, named_in_a_file


class Spoken(FluentType):
    """An argument that is more than a word: a card, a player, or a list. Put into a text as it is, it reads plain."""

    def __init__(self, value: CardName | PlayerName | tuple[object, ...], plain: Callable[[object], str]) -> None:
        self.value: Final = value
        self.plain: Final = plain

    def format(self, locale: object) -> str:
        return self.plain(self.value)


class Speech:
    """The texts of one language, the common ones and a game's, ready to be said."""

    def __init__(self, lang: str, game: str | None) -> None:
        self.lang: Final = lang
        functions = cast(Any, {"NAME": self._name_function, "LIST": self._list_function})  # its type allows one argument only
        self._names: dict[str, Named] = {}
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for home in (None, game) if game else (None,):
            resource = FluentResource(f"{source(lang, home)}\n{refusals(lang, home)}")
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    where = f"the {lang} texts" + (f" of {home}" if home else "")
                    raise ValueError(f"{where} hold what Fluent cannot read: {str(entry.content).strip().splitlines()[0]}")
            self._bundle.add_resource(resource)

    def has(self, key: str) -> bool:
        """Whether there is such a text, or such an attribute of one (`event-played`, `token-heart.count`)."""
        return self._pattern(key) is not None

    def say(self, phrase: Phrase) -> str:
        """The sentence. A key or an argument that is missing is a KeyError that names it."""
        pattern = self._pattern(phrase.key)
        if pattern is None:
            raise KeyError(f"there is no text {phrase.key} in {self.lang}")
        args = {name: self._argument(value) for name, value in phrase.args.items()}
        said, errors = self._bundle.format_pattern(pattern, args)
        for error in errors:
            if isinstance(error, FluentReferenceError):
                raise KeyError(f"text {phrase.key} in {self.lang}: {str(error).lower()}")
            raise error
        return str(said)

    def name(self, thing: CardName | PlayerName, form: str) -> str:
        """A card's or a player's name in one of the forms of `names.FORMS`."""
        return bend(self.lang, self._named(thing), form)

    def join(self, things: tuple[object, ...], form: str, last: str = "and") -> str:
        """A list in words. Names in it are bent; the form's preposition is repeated where the language repeats it."""
        said: list[str] = []
        for thing in things:
            if isinstance(thing, (CardName, PlayerName)):
                said.append(self.name(thing, form if not said else AFTER_THE_FIRST[self.lang].get(form, form)))
            else:
                said.append(str(self._argument(thing)))
        if not said:
            return self.say(Phrase("list-none"))
        if len(said) == 1:
            return said[0]
        return self.say(Phrase(f"list-{last}", {"head": ", ".join(said[:-1]), "last": said[-1]}))

    def _pattern(self, key: str) -> Any:
        message, _, attribute = key.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    def _argument(self, value: object) -> object:
        if value is HIDDEN:
            return HIDDEN.value
        if isinstance(value, Said):
            return value.said(self.lang)  # it may be of another game
        if isinstance(value, Phrase):
            return self.say(value)
        if isinstance(value, bool):  # before int, which it also is
            return "yes" if value else "no"
        if isinstance(value, (int, str)):
            return value
        if isinstance(value, tuple):
            return Spoken(value, lambda things: self.join(cast("tuple[object, ...]", things), "plain"))
        if isinstance(value, (CardName, PlayerName)):
            return Spoken(value, lambda thing: self.name(cast("CardName | PlayerName", thing), "plain"))
        raise TypeError(f"a text cannot speak of {value!r}")

    def _name_function(self, thing: object, form: object = "plain") -> object:
        if isinstance(thing, FluentNone):
            return thing  # a missing argument, already reported
        if not isinstance(thing, Spoken) or isinstance(thing.value, tuple):
            raise TypeError("NAME bends the name of a card or of a player")
        return self.name(thing.value, str(form))

    def _list_function(self, things: object, form: object = "plain", last: object = "and") -> object:
        if isinstance(things, FluentNone):
            return things
        if not isinstance(things, Spoken) or not isinstance(things.value, tuple):
            raise TypeError("LIST joins a list")
        return self.join(things.value, str(form), str(last))

    def _named(self, thing: CardName | PlayerName) -> Named:
        if isinstance(thing, PlayerName):
            if not thing.ghost:
                return Named(thing.text, thing.text, gender="person", elide=elides(thing.text))
            key = f"ghost-{thing.text}" if thing.text else "ghost"
            if self.has(key):
                return self._printed(key)
            return Named(thing.text, thing.text, gender="masculine", article=True, elide=elides(thing.text))
        key = f"card-{thing.id}"
        if self.lang in thing.name or (thing.name and not self.has(key)):
            text = thing.name.get(self.lang) or next(iter(thing.name.values()))
            return named_in_a_file(self.lang, text, thing.gender, thing.plural)
        return self._printed(key)

    def _printed(self, key: str) -> Named:
        """The grammar that stands with a name in the text file."""
        if key not in self._names:
            self._names[key] = self._read_name(key)
        return self._names[key]

    def _read_name(self, key: str) -> Named:
        text = self.say(Phrase(key))

        def grammar(attribute: str, default: str) -> str:
            return self.say(Phrase(f"{key}.{attribute}")) if self.has(f"{key}.{attribute}") else default

        return Named(
            text,
            text,
            gender=grammar("gender", ""),
            plural=grammar("number", "singular") == "plural",
            article=grammar("article", "definite") == "definite",
            elide=grammar("elide", "yes" if elides(text) else "no") == "yes",
        )


@cache
def speech(lang: str, game: str | None) -> Speech:
    """The texts, read once a program: Fluent's parser takes its time."""
    return Speech(lang, game)
