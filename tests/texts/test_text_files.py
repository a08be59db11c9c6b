"""What holds for every text of every game in every language: the files are compared, and each text is said in every way it can be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fabletop.engine.phrase import HIDDEN, CardName, Phrase, PlayerName
from fabletop.texts import LANGUAGES, Texts, games
from fabletop.texts.files import source

HOMES = (None, *games())
PLURALS = {"zero", "one", "two", "few", "many", "other"}
OF_ITS_LANGUAGE = {"elide"}  # grammar that one language alone needs
NBSP = "\u00a0"


def entries(lang: str, home: str | None) -> list[ast.EntryType]:
    """What Fluent reads in a file."""
    return list(FluentParser().parse(source(lang, home)).body)


def patterns(lang: str, home: str | None) -> dict[str, ast.Pattern]:
    """Every text of a file by its key, and every attribute by `key.attribute`."""
    found = {}
    for entry in entries(lang, home):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Uses(Visitor):
    """How a text uses its arguments: plainly, in NAME, in LIST, or to select a variant by."""

    def __init__(self) -> None:
        self.named: set[str] = set()
        self.listed: set[str] = set()
        self.selected: dict[str, set[str]] = {}
        self.all: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.all.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                (self.named if node.id.name == "NAME" else self.listed).add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else str(v.key.value) for v in node.variants}
            self.selected.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def uses(pattern: ast.Pattern) -> Uses:
    """How this text uses its arguments."""
    found = Uses()
    found.visit(pattern)
    return found


@cache
def some_cards(home: str) -> tuple[CardName, ...]:
    """A few cards of a game: one of each grammar."""
    texts = Texts(LANGUAGES[0], home)
    found: dict[str, CardName] = {}
    for key in patterns(LANGUAGES[0], home):
        if key.startswith("card-") and "." not in key:
            card = CardName(key.removeprefix("card-"))
            found.setdefault(" ".join(texts.name(card, form) for form in ("gender", "number")), card)
    return tuple(found.values())


def values(name: str, how: Uses, home: str) -> list[object]:
    """Values that together take a text through all its variants."""
    found: list[object] = []
    keys = how.selected.get(name, set())
    if "hidden" in keys:
        found.append(HIDDEN)
    if name in how.named:
        people = [PlayerName("Ali"), PlayerName("Zoé"), PlayerName("attic", ghost=True)]
        cards = [*some_cards(home), CardName("cobbler", {"en": "Cobbler"})]
        return found + (people if name in ("seat", "to") else cards)
    if name in how.listed:
        first, second = some_cards(home)[:2]
        return [*found, (), (first,), (first, second, PlayerName("Zoé"))]
    if keys & PLURALS or any(key.isdigit() for key in keys):
        found += [0, 1, 2, 12]
    found += sorted(keys - PLURALS - {"hidden"} - {key for key in keys if key.isdigit()})
    return found or ["7 x", 1_234]


def ways(lang: str, home: str | None) -> Iterator[tuple[str, dict[str, object], str]]:
    """Every text of a file, said with every choice of values."""
    texts = Texts(lang, home or "three-chapters")
    for key, pattern in patterns(lang, home).items():
        how = uses(pattern)
        names = sorted(how.all)
        for chosen in product(*(values(name, how, home or "three-chapters") for name in names)):
            args = dict(zip(names, chosen, strict=True))
            yield key, args, texts.say(Phrase(key, args))


WAYS = pytest.mark.parametrize(("lang", "home"), [(lang, home) for lang in LANGUAGES for home in HOMES])


@WAYS
def test_fluent_can_read_the_whole_file(lang: str, home: str | None) -> None:
    assert [entry.content for entry in entries(lang, home) if isinstance(entry, ast.Junk)] == []


@WAYS
def test_no_key_is_given_twice(lang: str, home: str | None) -> None:
    keys = [entry.id.name for place in {None, home} for entry in entries(lang, place) if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))
    for entry in entries(lang, home):
        if isinstance(entry, ast.Message):
            attributes = [attribute.id.name for attribute in entry.attributes]
            assert sorted(attributes) == sorted(set(attributes)), entry.id.name


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_both_languages_have_the_same_texts_and_arguments(lang: str, home: str | None) -> None:
    def shape(lang: str) -> dict[str, set[str]]:
        return {key: uses(text).all for key, text in patterns(lang, home).items() if key.partition(".")[2] not in OF_ITS_LANGUAGE}

    assert shape(lang) == shape(LANGUAGES[0])


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_both_languages_tell_the_same_ids_apart(lang: str, home: str | None) -> None:
    def chosen(lang: str) -> dict[str, dict[str, set[str]]]:
        found = {}
        for key, text in patterns(lang, home).items():
            ids = {name: {k for k in keys if not k.isdigit()} - PLURALS for name, keys in uses(text).selected.items()}
            found[key] = {name: keys for name, keys in ids.items() if keys}
        return {key: ids for key, ids in found.items() if ids}

    assert chosen(lang) == chosen(LANGUAGES[0])


@WAYS
def test_every_text_can_be_said_in_every_way(lang: str, home: str | None) -> None:
    for key, args, said in ways(lang, home):
        where = f"{key} {args}: {said}"
        assert said.strip() or key == "witness", where
        assert not re.search(r"[{}]|\?\?\?|  |\.\.", said), where
        assert said == said.strip() or key == "witness", where
        assert not re.search(r" [,.)…]|\( |,(?=[^\s\d])", said), where  # 1,234 is a number


@WAYS
def test_apostrophes_and_quotation_marks_are_curly(lang: str, home: str | None) -> None:
    for key, _, said in ways(lang, home):
        assert not re.search("['\"`]", said), f"{key}: {said}"
        assert lang == "fr" or not re.search("[«»]", said), f"{key}: {said}"
        assert lang == "en" or not re.search("[“”]", said), f"{key}: {said}"


@pytest.mark.parametrize("home", HOMES)
def test_french_binds_its_double_punctuation_with_an_unbreakable_space(home: str | None) -> None:
    for key, _, said in ways("fr", home):
        assert not re.search(f"[^{NBSP}][:;!?»]|«[^{NBSP}]|[ {NBSP}]{NBSP}|{NBSP} ", said), f"{key}: {said!r}"


@pytest.mark.parametrize("home", HOMES)
def test_english_leaves_no_space_before_punctuation(home: str | None) -> None:
    for key, _, said in ways("en", home):
        assert not re.search(f"[ {NBSP}][:;!?]", said), f"{key}: {said}"


@pytest.mark.parametrize("home", HOMES)
def test_french_says_vous(home: str | None) -> None:
    titles = [Texts("fr", home).say(Phrase(key)) for key in patterns("fr", home) if key.startswith("card-") and "." not in key]
    for key, _, said in ways("fr", home):
        for title in titles:  # a card may be called what somebody says to a friend
            said = said.replace(title, "")
        assert not re.search(r"\b(tu|te|toi|ton|ta|tes|t’)\b", said, re.IGNORECASE), f"{key}: {said}"


@WAYS
def test_the_grammar_of_a_name_is_one_that_we_know(lang: str, home: str | None) -> None:
    known = {
        "gender": {"masculine", "feminine", "neuter"} if lang == "en" else {"masculine", "feminine"},
        "article": {"definite", "none"},
        "number": {"singular", "plural"},
        "elide": {"yes", "no"},
    }
    texts = Texts(lang, home)
    for key in patterns(lang, home):
        attribute = key.partition(".")[2]
        if attribute in known:
            assert texts.say(Phrase(key)) in known[attribute], key
