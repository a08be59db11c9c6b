"""A deck file of somebody's own: reading it, checking it, and saying what is wrong with it.

It lies over the printed deck and says only what differs: `id = "jack"` changes that card, `id = "cobbler"` with `replaces = "jack"` puts
a new character in Jack's place. Whatever is wrong is said in one sentence that names the file, the line, the card and the field.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from fabletop.engine.deck_files import DeckReader, clean, shown
from fabletop.engine.phrase import Phrase
from fabletop.engine.saying import all_of, meant, one_of, part
from fabletop.engine.toml_lines import KeyPath, Lines
from fabletop.games.three_chapters.deck import (
    ABILITY_KINDS,
    CATEGORIES,
    COPIED,
    EVIDENCE,
    GENDERS,
    LANGUAGES,
    MARKS,
    OWNER,
    SEALS,
    TOKENS,
    Ability,
    AbilityKind,
    Card,
    Deck,
    DeckError,
    printed_deck,
)
from fabletop.games.three_chapters.fields import ABILITIES, CARDS

LONGEST_NAME: Final = 40
LARGEST_GAIN: Final = 20
LARGEST_NUMBER: Final = 99
CHAPTERS: Final = {"second": "deck-chapter-two", "third": "deck-chapter-three"}  # a seal -> what counts there alone
PRINTED: Final = -1  # the entry of a card that no entry is about
_ABILITY_FIELDS: Final = ("kind", "card", "category", "other", "low", "high", "number", "token", *TOKENS, "seal")
_CARD_FIELDS: Final = ("id", "value", "name", "gender", "plural", "categories", "abilities", "evidence")


def from_file(path: str | os.PathLike[str]) -> Deck:
    """The printed deck with somebody's deck file laid over it; DeckError if the file cannot be read or played with."""
    return _Reader.of_file(path).over(printed_deck())


def from_text(text: str, source: str) -> Deck:
    """The printed deck with a deck file's text laid over it; `source` names the text in refusals."""
    return _Reader.of_text(text, source).over(printed_deck())


def whole_from_text(text: str, source: str) -> Deck:
    """The deck of a text that names all cards and leaves nothing out: the printed one."""
    return _Reader.of_text(text, source).whole()


def from_content(content: Mapping[str, Any], source: str) -> Deck:
    """The deck that a content describes whole; only a card that is printed may leave its name out."""
    return _Reader(source, content).whole(frozenset(printed_deck().ids))


class _Reader(DeckReader):
    """Reads the entries of one deck, checks them, and says where something is wrong."""

    error = DeckError
    deepest = 6  # ("card", 3, "abilities", 0, "kind") is as deep as a deck goes
    longest = "name.fr"

    def __init__(self, source: str, content: object, lines: Lines | None = None) -> None:
        super().__init__(source, content, lines)
        self._entries: Sequence[Mapping[str, Any]] = ()
        if not isinstance(content, Mapping):
            raise self._refusal(part("deck-no-deck", given=shown(content)))
        self._known_fields(content, ("card",), "deck-a-deck", (), part("deck-only-entries", field="card"))
        entries = content.get("card", [])
        if not isinstance(entries, list):
            raise self._refusal(part("deck-no-entries"), "card")
        for n, entry in enumerate(entries):
            if not isinstance(entry, Mapping):
                raise self._refusal(part("deck-no-card", given=shown(entry)), "card", n)
        self._entries = entries

    # reading a deck

    def whole(self, printed: frozenset[str] | None = None) -> Deck:
        """The deck of entries that leave nothing out. A card that is not among the `printed` must bring its name."""
        made: list[tuple[Card, int]] = []
        for n, entry in enumerate(self._entries):
            self._known_fields(entry, _CARD_FIELDS, "deck-a-card", ("card", n))
            card = self._card(n, entry, self._id(n, entry), None, ("value", "categories", "abilities", "evidence"))
            if printed is not None and card.id not in printed and not card.name:
                raise self._refusal(part("deck-name-missing"), "card", n)
            made.append((card, n))
        return self._deck(made, {})

    def over(self, printed: Deck) -> Deck:
        """The `printed` deck with the entries laid over it."""
        places = {card.id: place for place, card in enumerate(printed.cards)}
        made: list[tuple[Card, int]] = [(card, PRINTED) for card in printed.cards]
        gone: dict[str, tuple[str, int]] = {}  # id of a replaced card -> who has come, by which entry
        changed: dict[str, int] = {}  # id of a printed card -> the entry that is about it
        for n, entry in enumerate(self._entries):
            self._known_fields(entry, (*_CARD_FIELDS, "replaces"), "deck-a-card", ("card", n))
            id = self._id(n, entry)
            about = id
            if "replaces" in entry:
                about = self._choice(entry["replaces"], tuple(places), "deck-no-printed-card", "card", n, "replaces")
                if id in places:
                    raise self._refusal(part("deck-printed-id", id=id), "card", n, "id")
            elif id not in places:
                raise self._refusal(part("deck-unknown-card", id=id, near=meant(id, places)), "card", n, "id")
            if about in changed:
                said = part("deck-two-entries", id=about, place=self._entry_place(changed[about]))
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
            raise self._refusal(part("deck-size", count=len(made), cards=CARDS))
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
                where = part("deck-in-print") if first == PRINTED else self._entry_place(first)
                raise self._refusal(part("deck-same-id", id=card.id, where=where), "card", n, "id")
            seen[card.id] = n

    def _different_values(self, in_order: Sequence[tuple[Card, int]]) -> None:
        # ruling CH1: a trick can never be tied, because no two cards have one value
        free = sorted(set(range(1, CARDS + 1)) - {card.value for card, _ in in_order})
        seen: dict[int, tuple[Card, int]] = {}
        for card, n in in_order:
            if card.value in seen:
                other, first = seen[card.value]
                advice = part("deck-change-other", id=other.id) if first == PRINTED else part("deck-change-one")
                left = one_of([str(value) for value in free])
                said = part("deck-same-value", other=other.id, id=card.id, value=card.value, left=left, advice=advice)
                raise self._refusal(said, "card", n, "value")
            seen[card.value] = (card, n)

    def _partners(self, card: Card, n: int, made: Iterable[tuple[Card, int]], gone: Mapping[str, tuple[str, int]]) -> None:
        """Refuses a partner who is not in the deck, or who is the card itself."""
        ids = [other.id for other, _ in made]
        for a, ability in enumerate(card.abilities):
            partner, at = ability.card, ("card", n, "abilities", a, "card")
            if ability.kind != "with":
                continue
            if partner == card.id:
                raise self._refusal(part("deck-own-partner", id=card.id), *at)
            if partner in gone and not self._wrote(n, "abilities"):
                as_before = [other for other, m in made if not self._wrote(m, "abilities")]
                left = [other.id for other in as_before if partner in [one.card for one in other.abilities]]
                raise self._refusal(part("deck-partner-leaves", id=partner, left=all_of(left)), "card", gone[partner][1], "replaces")
            if partner in gone:
                raise self._refusal(part("deck-partner-gone", id=partner, new=gone[partner][0]), *at)
            if partner not in ids:
                said = part("deck-no-such-card", given=clean(partner))
                close = meant(partner, ids)
                said = part("deck-choice", said=said, near=close) if close else part("deck-its-cards", said=said, cards=all_of(ids))
                raise self._refusal(said, *at)

    def _wrote(self, n: int, name: str) -> bool:
        """Whether that entry says anything about that field."""
        return n != PRINTED and name in self._entries[n]

    # reading a card

    def _id(self, n: int, entry: Mapping[str, Any]) -> str:
        self._needed(entry, ("id",), "deck-card-needs", ("card", n))
        id = self._string(entry["id"], "card", n, "id")
        if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", id) or len(id) > LONGEST_NAME:
            raise self._refusal(part("deck-no-id", given=clean(id), most=LONGEST_NAME), "card", n, "id")
        return id

    def _card(self, n: int, entry: Mapping[str, Any], id: str, old: Card | None, needs: tuple[str, ...]) -> Card:
        """The card that an entry describes; what the entry leaves out is as on the `old` one."""
        at: KeyPath = ("card", n)
        self._needed(entry, needs, "deck-such-a-card-needs", at)
        value = self._number(entry["value"], 1, CARDS, *at, "value") if "value" in entry else old.value if old else 0
        categories = self._categories(entry["categories"], *at) if "categories" in entry else old.categories if old else ()
        abilities = self._abilities(entry["abilities"], *at) if "abilities" in entry else old.abilities if old else ()
        name = self._name(entry["name"], *at) if "name" in entry else {}
        for grammar in ("gender", "plural"):
            if grammar in entry and not name:
                raise self._refusal(part("deck-grammar-alone", field=grammar), *at, grammar)
        gender = self._choice(entry["gender"], GENDERS, "deck-no-gender", *at, "gender") if "gender" in entry else ""
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
            category = self._choice(one, CATEGORIES, "deck-no-category", *at, k)
            if category in categories:
                raise self._refusal(part("deck-category-twice", category=category), *at, k)
            categories.append(category)
        return tuple(categories)

    def _name(self, value: object, *at: str | int) -> dict[str, str]:
        at = (*at, "name")
        if isinstance(value, str):
            return dict.fromkeys(LANGUAGES, self._title(value, *at))
        if not isinstance(value, Mapping):
            raise self._refusal(part("deck-no-name", given=shown(value), example='{ en = "...", fr = "..." }'), *at)
        self._known_fields(value, LANGUAGES, "deck-a-name", at)
        self._needed(value, LANGUAGES, "deck-name-needs", at)
        return {language: self._title(value[language], *at, language) for language in LANGUAGES}

    def _title(self, value: object, *at: str | int) -> str:
        """A name that fits on a card and shows nothing but itself."""
        title = unicodedata.normalize("NFC", self._string(value, *at))
        # formatting marks, too: one that turns the direction of writing would turn the rest of a sentence
        if any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for sign in title):
            raise self._refusal(part("deck-name-signs"), *at)
        title = title.strip()
        if not title:
            raise self._refusal(part("deck-name-empty"), *at)
        if len(title) > LONGEST_NAME:
            raise self._refusal(part("deck-name-long", count=len(title), most=LONGEST_NAME), *at)
        return title

    def _evidence(self, value: object, *at: str | int) -> str:
        at = (*at, "evidence")
        evidence = self._string(value, *at)
        if len(evidence) != len(EVIDENCE) or set(evidence) - set(MARKS):
            raise self._refusal(part("deck-no-evidence", given=clean(evidence), facts=all_of(EVIDENCE)), *at)
        return evidence

    # reading an ability

    def _abilities(self, value: object, *at: str | int) -> tuple[Ability, ...]:
        at = (*at, "abilities")
        abilities = self._list(value, *at)
        if len(abilities) > ABILITIES:
            raise self._refusal(part("deck-many-abilities", count=len(abilities), most=ABILITIES), *at)
        made = tuple(self._ability(ability, *at, k) for k, ability in enumerate(abilities))
        # the rules note of a card, not of each of its abilities, that its hearts have been counted
        asking = [k for k, ability in enumerate(made) if ability.kind == "hearts_at_least"]
        if len(asking) > 1:
            raise self._refusal(part("deck-hearts-twice"), *at, asking[1], "kind")
        return made

    def _ability(self, value: object, *at: str | int) -> Ability:
        if not isinstance(value, Mapping):
            raise self._refusal(part("deck-no-ability", given=shown(value), example='{ kind = "always", gem = 1 }'), *at)
        self._known_fields(value, _ABILITY_FIELDS, "deck-an-ability", at)
        self._needed(value, ("kind",), "deck-ability-needs", at)
        name = self._choice(value["kind"], tuple(ABILITY_KINDS), "deck-no-kind", *at, "kind")
        kind = ABILITY_KINDS[name]
        for key in value:
            if key in TOKENS and not kind.pays:
                raise self._refusal(part("deck-pays-nothing", kind=name), *at, key)
            if key != "kind" and key not in kind.takes:
                raise self._refusal(part("deck-kind-no-field", kind=name, allowed=all_of(("kind", *kind.takes))), *at, key)
        self._needed(value, kind.needs, "deck-kind-needs", at, kind=name)
        numbers = {token: self._number(value.get(token, 0), 0, LARGEST_GAIN, *at, token) for token in TOKENS}
        if kind.pays and not any(numbers.values()):
            raise self._refusal(part("deck-must-pay", kind=name), *at)
        for key, low, high in (("low", 1, CARDS), ("high", 1, CARDS), ("number", 1, LARGEST_NUMBER)):
            if key in kind.needs:
                numbers[key] = self._number(value[key], low, high, *at, key)
        if numbers.get("low", 0) > numbers.get("high", 0):
            raise self._refusal(part("deck-low-above-high", low=numbers["low"], high=numbers["high"]), *at, "low")
        return Ability(
            kind=name,
            card=self._string(value["card"], *at, "card") if "card" in kind.needs else "",
            category=self._choice(value["category"], CATEGORIES, "deck-no-category", *at, "category") if "category" in kind.needs else "",
            other=self._bool(value["other"], *at, "other") if "other" in value else False,
            token=self._choice(value["token"], COPIED, "deck-no-token", *at, "token") if "token" in kind.needs else "",
            seal=self._seal(value["seal"], name, kind, *at) if "seal" in value else kind.seal or "both",
            **numbers,
        )

    def _seal(self, value: object, name: str, kind: AbilityKind, *at: str | int) -> str:
        at = (*at, "seal")
        seal = self._choice(value, SEALS, "deck-no-seal", *at)
        if kind.seal and seal != kind.seal:
            raise self._refusal(part("deck-seal", kind=name, chapter=part(CHAPTERS[kind.seal]), seal=kind.seal), *at)
        return seal

    # reading a field

    def _needed(self, table: Mapping[str, Any], needs: Sequence[str], who: str, at: KeyPath, **args: object) -> None:
        for key in needs:
            if key not in table:
                raise self._refusal(part("deck-missing", field=key, needs=part(who, fields=all_of(needs), **args)), *at)

    def _bool(self, value: object, *at: str | int) -> bool:
        if not isinstance(value, bool):
            raise self._refusal(part("deck-no-bool", given=shown(value)), *at)
        return value

    # saying where

    def _place(self, path: KeyPath) -> list[Phrase]:
        """Card, ability and field, as far as the path goes."""
        if len(path) < 2:
            return super()._place(path)
        n, rest = int(path[1]), path[2:]
        where = [self._card_label(n)]
        if len(rest) > 1 and rest[0] == "abilities":
            abilities = self._entries[n]["abilities"]
            if len(abilities) > 1:
                where.append(part("deck-ability", n=int(rest[1]) + 1))
            rest = rest[2:] or rest
        return [*where, *super()._place(rest)]

    def _card_label(self, n: int) -> Phrase:
        id = self._entries[n].get("id") if n < len(self._entries) else None
        return part("deck-card-named", n=n + 1, id=clean(id)) if isinstance(id, str) and id else part("deck-card", n=n + 1)

    def _entry_place(self, n: int) -> Phrase:
        line, card = self._lines.line(("card", n)), part("deck-card", n=n + 1)
        return part("deck-place", head=card, next=part("deck-line", line=line)) if line else card
