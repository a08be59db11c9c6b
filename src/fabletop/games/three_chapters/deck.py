"""The deck of 3 Chapters as facts: which card has which value, categories and abilities.

The printed deck lies in cards.toml beside this module. Whoever owns a box can lay a file of his own over it, which says only what differs:
`id = "jack"` changes that card, `id = "cobbler"` with `replaces = "jack"` puts a new character in Jack's place.
Whatever is wrong with a deck is said in one sentence that names the file, the line, the card and the field.
"""

from __future__ import annotations

import difflib
import os
import re
import stat
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fabletop.games.three_chapters.fields import ABILITIES, CARDS, KINDS


def _members(kind: str) -> tuple[str, ...]:
    """The members of a named kind of fields.KINDS."""
    members = KINDS[kind]
    assert isinstance(members, tuple)
    return members


CATEGORIES: Final = _members("Category")
TOKENS: Final = _members("Token")
COPIED: Final = ("heart", "gem")  # the tokens that an ability can copy
SEALS: Final = _members("Seal")
GENDERS: Final = ("masculine", "feminine")
LANGUAGES: Final = ("en", "fr")
EVIDENCE: Final = ("name", "value", "categories", "abilities")  # what each letter of the evidence is about
MARKS: Final = "Ccro"
OWNER: Final = "o"  # the mark of a fact that the owner of the box has typed in
LONGEST_NAME: Final = 40
LARGEST_GAIN: Final = 20
LARGEST_NUMBER: Final = 99
CHAPTERS: Final = {"second": "Chapter II", "third": "Chapter III"}
LONGEST_FILE: Final = 200_000  # bytes; all 50 cards with their comments take 10,000
PRINTED: Final = -1  # the entry of a card that no entry is about

_Path = tuple[str | int, ...]


class DeckError(ValueError):
    """A deck that cannot be played with. Its text is one sentence: where, what is wrong, what to do."""


@dataclass(frozen=True)
class Ability:
    """One thing that a card can do: its kind, the fields which that kind takes, what it pays, and in which chapters it counts."""

    kind: str
    card: str = ""
    category: str = ""
    other: bool = False
    low: int = 0
    high: int = 0
    number: int = 0
    token: str = ""
    star: int = 0
    heart: int = 0
    gem: int = 0
    seal: str = "both"


@dataclass(frozen=True)
class Card:
    """One character. `name`, `gender` and `plural` are filled only where a deck file names the card; else its texts know them."""

    value: int
    id: str
    categories: tuple[str, ...]
    abilities: tuple[Ability, ...]
    evidence: str
    name: Mapping[str, str] = field(default_factory=dict, hash=False)
    gender: str = ""
    plural: bool = False


@dataclass(frozen=True)
class Deck:
    """The 50 cards by value: `cards[v - 1].value == v`."""

    cards: tuple[Card, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all cards, by value."""
        return tuple(card.id for card in self.cards)

    def card(self, id: str) -> Card:
        """The card with that id; KeyError if this deck has none."""
        for card in self.cards:
            if card.id == id:
                return card
        raise KeyError(id)

    def content(self) -> dict[str, Any]:
        """The whole deck as plain JSON, in the form of a deck file that names all 50 cards."""
        return {"card": [_card_content(card) for card in self.cards]}

    @classmethod
    def from_content(cls, content: Mapping[str, Any], source: str = "deck") -> Deck:
        """The deck that such a content describes; DeckError, with `source` as the place, if it describes none."""
        return _Reader(source, content).whole(frozenset(printed_deck().ids))


@cache
def printed_deck() -> Deck:
    """The deck of cards.toml."""
    path = Path(__file__).with_name("cards.toml")
    return _reader(path.name, path.read_text(encoding="utf-8")).whole()


def deck_from_file(path: str | os.PathLike[str]) -> Deck:
    """The printed deck with somebody's deck file laid over it; DeckError if the file cannot be read or played with."""
    source = _clean(os.fspath(path), longest=200)
    try:
        mode = os.stat(path).st_mode
        raw = _first_bytes(path) if stat.S_ISREG(mode) else b""
    except (FileNotFoundError, NotADirectoryError):
        raise DeckError(f"{source}: there is no such file; check the path of the deck file") from None
    except OSError as error:
        raise DeckError(f"{source}: the file cannot be read ({error.strerror}); check the path, and who may read it") from None
    except ValueError:  # what Python says of a path with a zero character in it
        raise DeckError(f"{source}: no file can have such a name; check the path of the deck file") from None
    if stat.S_ISDIR(mode):
        raise DeckError(f"{source}: this is a folder; give the path of a deck file in it")
    if not stat.S_ISREG(mode):  # a pipe or a device could keep us waiting for ever
        raise DeckError(f"{source}: this is no ordinary file; give the path of a deck file")
    if len(raw) > LONGEST_FILE:
        raise DeckError(f"{source}: the file is longer than {LONGEST_FILE} bytes, which no deck needs; check that it is a deck file")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise DeckError(f"{source}, line {line}: byte 0x{raw[error.start]:02x} is no UTF-8 text; save the file as UTF-8") from None
    return deck_from_text(text, source)


def deck_from_text(text: str, source: str = "deck") -> Deck:
    """The printed deck with a deck file's text laid over it; `source` names the text in refusals."""
    return _reader(source, text).over(printed_deck())


def _reader(source: str, text: str) -> _Reader:
    """A reader of the entries in a TOML text."""
    text = text.removeprefix("\ufeff")  # a mark that some editors put before the text, and that TOML does not know
    walk = _Walk(text)
    try:
        walk.document()
        if walk.endless:
            raise DeckError(f'{source}, line {walk.endless}: a field has more than {_Walk.DEEPEST} parts; "name.fr" is as long as they get')
        content = tomllib.loads(text)
    except RecursionError:
        raise DeckError(f"{source}: lists or tables are nested too deep; a deck needs three levels") from None
    except DeckError:
        raise
    except ValueError as error:  # tomllib's own kind is one, and it leaves endless numbers to int()
        raise DeckError(_broken(source, text, error)) from None
    return _Reader(source, content, walk.lines)


def _first_bytes(path: str | os.PathLike[str]) -> bytes:
    """A file's bytes, but not many more than a deck file may have."""
    with open(path, "rb") as file:
        return file.read(LONGEST_FILE + 1)


@dataclass(frozen=True)
class _Kind:
    """What an ability of one kind consists of."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    pays: bool = True
    seal: str = ""  # the only seal that its nature allows; "" when it may carry any

    @property
    def takes(self) -> tuple[str, ...]:
        return (*self.needs, *self.may, *(TOKENS if self.pays else ()), "seal")


_KINDS: Final = {
    "with": _Kind(needs=("card",)),
    "with_category": _Kind(needs=("category",), may=("other",)),
    "per_category": _Kind(needs=("category",), may=("other",)),
    "per_value": _Kind(needs=("low", "high")),
    "always": _Kind(),
    "last_in_trick": _Kind(seal="second"),
    "lowest_in_trick": _Kind(seal="second"),
    "wins_trick": _Kind(seal="second"),
    "copy": _Kind(needs=("token",), pays=False, seal="second"),
    "freeze": _Kind(pays=False, seal="second"),
    "hearts_at_least": _Kind(needs=("number",), seal="third"),
    "most_gems": _Kind(seal="third"),
    "no_trick_won": _Kind(seal="third"),
}
_ABILITY_FIELDS: Final = ("kind", "card", "category", "other", "low", "high", "number", "token", *TOKENS, "seal")
_CARD_FIELDS: Final = ("id", "value", "name", "gender", "plural", "categories", "abilities", "evidence")


def _card_content(card: Card) -> dict[str, Any]:
    content: dict[str, Any] = {
        "value": card.value,
        "id": card.id,
        "categories": list(card.categories),
        "abilities": [_ability_content(ability) for ability in card.abilities],
        "evidence": card.evidence,
    }
    if card.name:
        content["name"] = dict(card.name)
    if card.gender:
        content["gender"] = card.gender
    if card.plural:
        content["plural"] = True
    return content


def _ability_content(ability: Ability) -> dict[str, Any]:
    kind = _KINDS[ability.kind]
    content: dict[str, Any] = {"kind": ability.kind}
    content |= {name: getattr(ability, name) for name in kind.needs}
    # only what differs from the field left out: so that one deck has one content, and one hash
    content |= {name: getattr(ability, name) for name in (*kind.may, *TOKENS) if getattr(ability, name)}
    if ability.seal != (kind.seal or "both"):
        content["seal"] = ability.seal
    return content


class _Reader:
    """Reads the entries of one deck, checks them, and says where something is wrong."""

    def __init__(self, source: str, content: object, lines: Mapping[_Path, int] | None = None) -> None:
        self._source = source
        self._lines = lines or {}  # a content that is no text has none
        self._entries: Sequence[Mapping[str, Any]] = ()
        if not isinstance(content, Mapping):
            raise self._refusal(f"{_shown(content)} is no deck; a deck is a table with a list of cards")
        self._known_fields(content, ("card",), "a deck", ())
        entries = content.get("card", [])
        if not isinstance(entries, list):
            raise self._refusal("each card is an entry of its own; write [[card]] above it, with two brackets on each side", "card")
        for n, entry in enumerate(entries):
            if not isinstance(entry, Mapping):
                raise self._refusal(f"{_shown(entry)} is no card; write [[card]] and its fields below it", "card", n)
        self._entries = entries

    # reading a deck

    def whole(self, printed: frozenset[str] | None = None) -> Deck:
        """The deck of entries that leave nothing out. A card that is not among the `printed` must bring its name."""
        made: list[tuple[Card, int]] = []
        for n, entry in enumerate(self._entries):
            self._known_fields(entry, _CARD_FIELDS, "a card", ("card", n))
            card = self._card(n, entry, self._id(n, entry), None, ("value", "categories", "abilities", "evidence"))
            if printed is not None and card.id not in printed and not card.name:
                raise self._refusal('the field "name" is missing; a character that is not printed brings its name', "card", n)
            made.append((card, n))
        return self._deck(made, {})

    def over(self, printed: Deck) -> Deck:
        """The `printed` deck with the entries laid over it."""
        places = {card.id: place for place, card in enumerate(printed.cards)}
        made: list[tuple[Card, int]] = [(card, PRINTED) for card in printed.cards]
        gone: dict[str, tuple[str, int]] = {}  # id of a replaced card -> who has come, by which entry
        changed: dict[str, int] = {}  # id of a printed card -> the entry that is about it
        for n, entry in enumerate(self._entries):
            self._known_fields(entry, (*_CARD_FIELDS, "replaces"), "a card", ("card", n))
            id = self._id(n, entry)
            about = id
            if "replaces" in entry:
                about = self._choice(entry["replaces"], tuple(places), "card of the printed deck", "card", n, "replaces")
                if id in places:
                    said = f'"{id}" is a printed card; give the new character an id of its own, or leave out "replaces" to change {id}'
                    raise self._refusal(said, "card", n, "id")
            elif id not in places:
                advice = 'a new character says whose place it takes, with replaces = "..."'
                raise self._refusal(f'"{id}" is no card of the printed deck ({advice}){_near(id, places)}', "card", n, "id")
            if about in changed:
                said = f"{about} has an entry already ({self._entry_place(changed[about])}); put everything about one card into one entry"
                raise self._refusal(said, "card", n, "id" if about == id else "replaces")
            changed[about] = n
            if about != id:
                gone[about] = (id, n)
            needs = () if about == id else ("name", "categories", "abilities")
            made[places[about]] = (self._card(n, entry, id, printed.cards[places[about]], needs), n)
        return self._deck(made, gone)

    def _deck(self, made: list[tuple[Card, int]], gone: Mapping[str, tuple[str, int]]) -> Deck:
        """The cards as a deck, once they are known to fit together. With each card comes the entry that is about it."""
        if len(made) != CARDS:
            raise self._refusal(f'{len(made)} cards under "card"; a deck has exactly {CARDS}')
        # the printed cards first, so that a clash is told where somebody wrote it
        in_order = sorted(made, key=lambda one: one[1])
        self._different_ids(in_order)
        self._different_values(in_order)
        for card, n in in_order:
            self._partners(card, n, made, gone)
        return Deck(tuple(sorted((card for card, _ in made), key=lambda card: card.value)))

    def _different_ids(self, in_order: Iterable[tuple[Card, int]]) -> None:
        seen: dict[str, int] = {}
        for card, n in in_order:
            if card.id in seen:
                first = seen[card.id]
                where = "in the printed deck" if first == PRINTED else self._entry_place(first)
                said = f'two cards have the id "{card.id}" (the other is {where}); give one of them another id'
                raise self._refusal(said, "card", n, "id")
            seen[card.id] = n

    def _different_values(self, in_order: Sequence[tuple[Card, int]]) -> None:
        # ruling CH1: a trick can never be tied, because no two cards have one value
        free = sorted(set(range(1, CARDS + 1)) - {card.value for card, _ in in_order})
        seen: dict[int, tuple[Card, int]] = {}
        for card, n in in_order:
            if card.value in seen:
                other, first = seen[card.value]
                both = f"{other.id} and {card.id} would both have the value {card.value}"
                advice = f"give {other.id} another value, too" if first == PRINTED else "give one of them another value"
                left = _either([str(value) for value in free])
                raise self._refusal(f"{both}, and no card would have {left}; {advice}", "card", n, "value")
            seen[card.value] = (card, n)

    def _partners(self, card: Card, n: int, made: Iterable[tuple[Card, int]], gone: Mapping[str, tuple[str, int]]) -> None:
        """Refuses a partner who is not in the deck, or who is the card itself."""
        ids = [other.id for other, _ in made]
        for a, ability in enumerate(card.abilities):
            partner, at = ability.card, ("card", n, "abilities", a, "card")
            if ability.kind != "with":
                continue
            if partner == card.id:
                raise self._refusal(f"{card.id} cannot be its own partner; name another card", *at)
            if partner in gone and not self._wrote(n, "abilities"):
                as_before = [other for other, m in made if not self._wrote(m, "abilities")]
                left = [other.id for other in as_before if partner in [one.card for one in other.abilities]]
                said = f"{partner} leaves the deck, yet it is the partner of {_and(left)}"
                raise self._refusal(f"{said}; write new abilities for {_and(left)} in this file, too", "card", gone[partner][1], "replaces")
            if partner in gone:
                said = f'"{partner}" is no longer in this deck, {gone[partner][0]} has taken its place; name a card that is'
                raise self._refusal(said, *at)
            if partner not in ids:
                near = _near(partner, ids)
                raise self._refusal(f"{_quoted(partner)} is no card of this deck{near or f'; its cards are {_and(ids)}'}", *at)

    def _wrote(self, n: int, name: str) -> bool:
        """Whether that entry says anything about that field."""
        return n != PRINTED and name in self._entries[n]

    # reading a card

    def _id(self, n: int, entry: Mapping[str, Any]) -> str:
        self._needed(entry, ("id",), "a card needs", ("card", n))
        id = self._string(entry["id"], "card", n, "id")
        if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", id) or len(id) > LONGEST_NAME:
            said = f'{_quoted(id)} is no id; write lower-case letters and digits with hyphens between them, like "big-bad-wolf"'
            raise self._refusal(f"{said}, {LONGEST_NAME} characters at most", "card", n, "id")
        return id

    def _card(self, n: int, entry: Mapping[str, Any], id: str, old: Card | None, needs: tuple[str, ...]) -> Card:
        """The card that an entry describes; what the entry leaves out is as on the `old` one."""
        at: _Path = ("card", n)
        self._needed(entry, needs, "such a card needs", at)
        value = self._number(entry["value"], 1, CARDS, *at, "value") if "value" in entry else old.value if old else 0
        categories = self._categories(entry["categories"], *at) if "categories" in entry else old.categories if old else ()
        abilities = self._abilities(entry["abilities"], *at) if "abilities" in entry else old.abilities if old else ()
        name = self._name(entry["name"], *at) if "name" in entry else {}
        for grammar in ("gender", "plural"):
            if grammar in entry and not name:
                raise self._refusal(f'"{grammar}" is about a name of your own; write "name", too, or leave it out', *at, grammar)
        gender = self._choice(entry["gender"], GENDERS, "gender", *at, "gender") if "gender" in entry else ""
        plural = self._bool(entry["plural"], *at, "plural") if "plural" in entry else False
        if "evidence" in entry:
            evidence = self._evidence(entry["evidence"], *at)
        else:
            known = old.evidence if old else OWNER * len(EVIDENCE)
            evidence = "".join(OWNER if fact in entry else mark for fact, mark in zip(EVIDENCE, known, strict=True))
        return Card(value, id, categories, abilities, evidence, name, gender, plural)

    def _categories(self, value: object, *at: str | int) -> tuple[str, ...]:
        at = (*at, "categories")
        categories: list[str] = []
        for k, one in enumerate(self._list(value, *at)):
            category = self._choice(one, CATEGORIES, "category", *at, k)
            if category in categories:
                raise self._refusal(f'"{category}" is there twice; name each category once', *at, k)
            categories.append(category)
        return tuple(categories)

    def _name(self, value: object, *at: str | int) -> dict[str, str]:
        at = (*at, "name")
        if isinstance(value, str):
            return dict.fromkeys(LANGUAGES, self._title(value, *at))
        if not isinstance(value, Mapping):
            said = f"{_shown(value)} is no name; write a text in quotes"
            raise self._refusal(f'{said}, or {{ en = "...", fr = "..." }} for one in each language', *at)
        self._known_fields(value, LANGUAGES, "a name", at)
        self._needed(value, LANGUAGES, "a name for each language needs", at, '; write name = "..." for one that serves both')
        return {language: self._title(value[language], *at, language) for language in LANGUAGES}

    def _title(self, value: object, *at: str | int) -> str:
        """A name that fits on a card and shows nothing but itself."""
        title = unicodedata.normalize("NFC", self._string(value, *at))
        # formatting marks, too: one that turns the direction of writing would turn the rest of a sentence
        if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in title):
            raise self._refusal("the name has control characters in it; write letters, signs and spaces only", *at)
        title = title.strip()
        if not title:
            raise self._refusal("the name is empty; write what stands on the card, or leave the name out", *at)
        if len(title) > LONGEST_NAME:
            raise self._refusal(f"the name has {len(title)} characters; shorten it to {LONGEST_NAME} at most", *at)
        return title

    def _evidence(self, value: object, *at: str | int) -> str:
        at = (*at, "evidence")
        evidence = self._string(value, *at)
        if len(evidence) != len(EVIDENCE) or set(evidence) - set(MARKS):
            marks = "C (confirmed), c (partly known), r (reconstructed) or o (read off the card)"
            raise self._refusal(f"{_quoted(evidence)} is no evidence; write four letters, one for {_and(EVIDENCE)}, each {marks}", *at)
        return evidence

    # reading an ability

    def _abilities(self, value: object, *at: str | int) -> tuple[Ability, ...]:
        at = (*at, "abilities")
        abilities = self._list(value, *at)
        if len(abilities) > ABILITIES:
            raise self._refusal(f"there are {len(abilities)} abilities; a card has {ABILITIES} at most", *at)
        return tuple(self._ability(ability, *at, k) for k, ability in enumerate(abilities))

    def _ability(self, value: object, *at: str | int) -> Ability:
        if not isinstance(value, Mapping):
            raise self._refusal(f'{_shown(value)} is no ability; write a table like {{ kind = "always", gem = 1 }}', *at)
        self._known_fields(value, _ABILITY_FIELDS, "an ability", at)
        self._needed(value, ("kind",), "an ability needs", at)
        name = self._choice(value["kind"], tuple(_KINDS), "kind of ability", *at, "kind")
        kind = _KINDS[name]
        for key in value:
            if key in TOKENS and not kind.pays:
                raise self._refusal(f'an ability of kind "{name}" pays nothing of its own; leave this field out', *at, key)
            if key != "kind" and key not in kind.takes:
                raise self._refusal(f'an ability of kind "{name}" has no such field; allowed are {_and(("kind", *kind.takes))}', *at, key)
        self._needed(value, kind.needs, f'an ability of kind "{name}" needs', at)
        numbers = {token: self._number(value.get(token, 0), 0, LARGEST_GAIN, *at, token) for token in TOKENS}
        if kind.pays and not any(numbers.values()):
            raise self._refusal(f'an ability of kind "{name}" must pay something; write how many with star, heart or gem', *at)
        for key, low, high in (("low", 1, CARDS), ("high", 1, CARDS), ("number", 1, LARGEST_NUMBER)):
            if key in kind.needs:
                numbers[key] = self._number(value[key], low, high, *at, key)
        if numbers.get("low", 0) > numbers.get("high", 0):
            raise self._refusal(f"{numbers['low']} is above high, which is {numbers['high']}; swap the two", *at, "low")
        return Ability(
            kind=name,
            card=self._string(value["card"], *at, "card") if "card" in kind.needs else "",
            category=self._choice(value["category"], CATEGORIES, "category", *at, "category") if "category" in kind.needs else "",
            other=self._bool(value["other"], *at, "other") if "other" in value else False,
            token=self._choice(value["token"], COPIED, "token that can be copied", *at, "token") if "token" in kind.needs else "",
            seal=self._seal(value["seal"], name, kind, *at) if "seal" in value else kind.seal or "both",
            **numbers,
        )

    def _seal(self, value: object, name: str, kind: _Kind, *at: str | int) -> str:
        at = (*at, "seal")
        seal = self._choice(value, SEALS, "seal", *at)
        if kind.seal and seal != kind.seal:
            said = f'an ability of kind "{name}" counts in {CHAPTERS[kind.seal]} alone'
            raise self._refusal(f'{said}; write "{kind.seal}", or leave the seal out', *at)
        return seal

    # reading a field

    def _known_fields(self, table: Mapping[str, Any], allowed: Sequence[str], whose: str, at: _Path) -> None:
        for key in table:
            if key not in allowed:
                listed = f"allowed are {_and(allowed)}" if len(allowed) > 1 else f"only [[{allowed[0]}]] entries are allowed"
                raise self._refusal(f"{whose} has no such field; {listed}{_near(str(key), allowed)}", *at, key)

    def _needed(self, table: Mapping[str, Any], needs: Sequence[str], who: str, at: _Path, more: str = "") -> None:
        for key in needs:
            if key not in table:
                raise self._refusal(f'the field "{key}" is missing; {who} {_and(needs)}{more}', *at)

    def _choice(self, value: object, allowed: Sequence[str], what: str, *at: str | int) -> str:
        word = self._string(value, *at)
        if word not in allowed:
            near = _near(word, allowed)
            # 50 ids are listed only for whoever is far from all of them
            listed = f"; allowed are {_and(allowed)}" if len(allowed) < CARDS or not near else ""
            raise self._refusal(f"{_quoted(word)} is no {what}{listed}{near}", *at)
        return word

    def _string(self, value: object, *at: str | int) -> str:
        if not isinstance(value, str):
            raise self._refusal(f"{_shown(value)} is no text; write it in quotes", *at)
        return value

    def _number(self, value: object, low: int, high: int, *at: str | int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):  # a bool is an int to Python, but not to whoever wrote it
            raise self._refusal(f"{_shown(value)} is no whole number; write one from {low} to {high}", *at)
        if not low <= value <= high:
            raise self._refusal(f"{_shown(value)} is out of range; write a whole number from {low} to {high}", *at)
        return value

    def _bool(self, value: object, *at: str | int) -> bool:
        if not isinstance(value, bool):
            raise self._refusal(f"{_shown(value)} is neither true nor false; write one of them, without quotes", *at)
        return value

    def _list(self, value: object, *at: str | int) -> list[Any]:
        if not isinstance(value, list):
            raise self._refusal(f"{_shown(value)} is no list; write one in square brackets, [] if there is nothing", *at)
        return value

    # saying where

    def _refusal(self, said: str, *path: str | int) -> DeckError:
        """The refusal of what stands at the path: file, line, card, ability and field, as far as they are known."""
        where = [self._source]
        line = self._line(path)
        if line:
            where.append(f"line {line}")
        rest = path
        if len(path) > 1:
            n = int(path[1])
            where.append(self._card_label(n))
            rest = path[2:]
            if len(rest) > 1 and rest[0] == "abilities":
                abilities = self._entries[n]["abilities"]
                if len(abilities) > 1:
                    where.append(f"ability {int(rest[1]) + 1}")
                rest = rest[2:] or rest
        names = [_clean(str(key)) for key in rest if not isinstance(key, int)]
        if names:
            where.append(f'field "{".".join(names)}"')
        return DeckError(f"{', '.join(where)}: {said}")

    def _card_label(self, n: int) -> str:
        id = self._entries[n].get("id") if n < len(self._entries) else None
        return f"card {n + 1} ({_clean(id)})" if isinstance(id, str) and id else f"card {n + 1}"

    def _entry_place(self, n: int) -> str:
        line = self._line(("card", n))
        return f"card {n + 1}, line {line}" if line else f"card {n + 1}"

    def _line(self, path: _Path) -> int:
        """The line where the thing at the path begins, or else what it lies in; 0 without a text."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 0)


# words for refusals


def _clean(text: str, longest: int = LONGEST_NAME) -> str:
    """A text as it may be shown: short, and whatever a screen would not print is spelt out."""
    short = text if len(text) <= longest else text[:longest] + "..."
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in short)


def _quoted(text: str) -> str:
    return f'"{_clean(text)}"'


def _shown(value: object) -> str:
    """A value that somebody wrote, in a few words."""
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= 10**12:  # Python refuses to spell out a number of 5,000 digits
        return "such a large number"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, Mapping):
        return "a table"
    return _clean(str(value))


def _and(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else words[0]


def _either(words: Sequence[str]) -> str:
    return ", ".join(words[:-1]) + " or " + words[-1] if len(words) > 1 else words[0]


def _near(word: str, allowed: Iterable[str]) -> str:
    """The question whether the nearest allowed word was meant, if one is near."""
    near = difflib.get_close_matches(word[: 2 * LONGEST_NAME].lower(), list(allowed), n=1)
    return f'; did you mean "{near[0]}"?' if near else ""


def _broken(source: str, text: str, error: ValueError) -> str:
    """The sentence for a text that is no TOML: tomllib's own reason, at its place."""
    said = str(error)
    line, reason = text.rstrip().count("\n") + 1, said
    if at := re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", said, re.DOTALL):
        line = int(at[2]) if at[2] else line
        reason = f"{at[1]}, column {at[3]}" if at[2] else f"{at[1]}, at the end of the file"
    elif digits := re.search("[0-9][0-9_]{999}", text):  # the one fault that tomllib leaves to int(), which knows no place
        line, reason = text.count("\n", 0, digits.start()) + 1, "a number of more than a thousand digits"
    return f"{source}, line {line}: this is no valid TOML ({_clean(reason, longest=200)}); mend the line"


# where things stand: tomllib keeps no lines, so a walk of our own over the same text does


def _unquoted(key: str) -> str:
    """A key as it is meant, whether it is written in quotes or without."""
    if key[0] not in "\"'":
        return key
    try:
        return str(tomllib.loads(f"key = {key}")["key"])
    except tomllib.TOMLDecodeError:  # a fault that tomllib will find in the whole text, too
        return key


class _Walk:
    """One walk over a text, noting the line of each key, entry and list item.

    It goes before tomllib, to which a key of 10,000 parts would cost more memory than there is. As far as the text is valid TOML, the walk
    goes where tomllib will go; behind a fault it may go astray, but nobody will ask for those lines, as tomllib stops at the fault.
    """

    SPACE: Final = re.compile(r"[ \t]*")
    BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
    HEADER: Final = re.compile(r"\[\[?")
    HEADER_END: Final = re.compile(r"[ \t]*\]\]?")
    KEY: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
    DOT: Final = re.compile(r"[ \t]*\.[ \t]*")
    EQUALS: Final = re.compile(r"[ \t]*=[ \t]*")
    LIST: Final = re.compile(r"\[")
    LIST_END: Final = re.compile(r"\]")
    TABLE: Final = re.compile(r"\{")
    TABLE_END: Final = re.compile(r"\}")
    COMMA: Final = re.compile(r",")
    # texts first, the long ones before the short ones; anything else ends where a comment, a comma or a bracket begins
    PLAIN: Final = re.compile(
        r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[^,\]}#\n]+', re.DOTALL)
    DEEPEST: Final = 6  # ("card", 3, "abilities", 0, "kind") is as deep as a deck goes

    def __init__(self, text: str) -> None:
        self.lines: dict[_Path, int] = {}
        self._text = text
        self._place = 0
        self._line = 1
        self.endless = 0  # the line of the first key with too many parts, where the walk ended
        self._entries: dict[_Path, int] = {}  # how many [[entries]] each list has had so far

    def document(self) -> None:
        """Walks over the whole text."""
        prefix: _Path = ()
        self._take(self.BLANK)
        before = -1
        while before < self._place < len(self._text):
            before = self._place
            line = self._line
            if opening := self._take(self.HEADER):
                prefix = self._header(self._keys(), is_entry=opening == "[[", line=line)
                self._take(self.HEADER_END)
            else:
                self._pair(prefix)
            self._take(self.BLANK)

    def _take(self, pattern: re.Pattern[str]) -> str:
        """What the pattern finds here, behind which the walk goes on; nothing if it finds nothing."""
        found = pattern.match(self._text, self._place)
        if not found:
            return ""
        self._place = found.end()
        self._line += found[0].count("\n")
        return found[0]

    def _note(self, path: _Path, line: int) -> None:
        """Keeps the first line of the path, and of what it lies in."""
        for end in range(1, min(len(path), self.DEEPEST) + 1):
            self.lines.setdefault(path[:end], line)

    def _keys(self) -> _Path:
        self._take(self.SPACE)
        keys: list[str] = []
        while key := self._take(self.KEY):
            keys.append(_unquoted(key))
            if len(keys) > self.DEEPEST:
                self.endless = self._line
                self._place = len(self._text)
            if not self._take(self.DOT):
                break
        return tuple(keys)

    def _header(self, keys: _Path, is_entry: bool, line: int) -> _Path:
        """Where the pairs below a [header] go; a key that is a list of [[entries]] means its last one."""
        path: _Path = ()
        for k, key in enumerate(keys):
            path = (*path, key)
            if is_entry and k == len(keys) - 1:
                self._entries[path] = self._entries.get(path, 0) + 1
            if path in self._entries:
                path = (*path, self._entries[path] - 1)
        self._note(path, line)
        return path

    def _pair(self, prefix: _Path) -> None:
        line = self._line
        path = (*prefix, *self._keys())
        self._note(path, line)
        self._take(self.EQUALS)
        self._value(path)

    def _value(self, path: _Path) -> None:
        if self._take(self.LIST):
            self._items(self.LIST_END, path, is_list=True)
        elif self._take(self.TABLE):
            self._items(self.TABLE_END, path, is_list=False)
        else:
            self._take(self.PLAIN)

    def _items(self, end: re.Pattern[str], path: _Path, is_list: bool) -> None:
        self._take(self.BLANK)
        n, before = 0, -1
        while before < self._place and not self._take(end):
            before = self._place
            if is_list:
                self._note((*path, n), self._line)
                self._value((*path, n))
            else:
                self._pair(path)
            self._take(self.BLANK)
            self._take(self.COMMA)
            self._take(self.BLANK)
            n += 1
