"""How a name stands in a sentence: article, elision, gender and number, in English and in French.

The browser has a twin of this file; `tests/texts/names.toml` is the table that both must satisfy.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

FORMS: Final = ("plain", "the", "The", "of", "to", "with", "without", "than", "whose", "he", "gender", "number")
"""plain: Ogre · the: the Ogre · The: at the head of a sentence · of, to, with, without, than: after that word · whose: the Ogre’s ·
he: the pronoun · gender, number: not to be read, but to select a variant by."""

# Words of tales, and first names, before which French neither elides nor binds. First words, singular, without accents.
NOT_ELIDED: Final = re.compile(
    "(?:"
    "hache|haie|haine|hakim|hallebardier|halte|hamac|hameau|hamster|hamza|hanneton|hans|hansel|hareng|haricot|harnais|"
    "harold|harpe|harpie|harpiste|harpon|harry|harvey|hassan|haut|hauteur|heaume|heidi|heraut|herisson|hernie|heron|heros|"
    "herse|hetre|hibou|hicham|hobbit|hollandais|holly|homard|hongrois|honte|hoquet|hotte|houle|houx|hublot|huguenot|huit|"
    "huitieme|hulk|hulotte|humpty|huppe|hurlement|huron|hussard|hutte|hyene|onze|onzieme|oui|ouistiti|uhlan"
    ")[sx]?"
)

ARTICLE_FR: Final = re.compile(r"(?:(?P<word>le|la|les)\s+|l’\s*)(?=\S)", re.IGNORECASE)
ARTICLE_EN: Final = re.compile(r"the\s+(?=\S)", re.IGNORECASE)


@dataclass(frozen=True)
class Named:
    """A name with its grammar: what both languages need to know to bend it."""

    text: str  # without its article
    title: str  # as it stands alone
    gender: str = ""  # masculine, feminine, neuter, person (a player: we do not ask), or "" when nobody told
    plural: bool = False
    article: bool = False
    elide: bool = False  # French: l’Ogre, d’Alice


def named_in_a_file(lang: str, text: str, gender: str, plural: bool) -> Named:
    """The grammar of a name that the owner of the box typed in.

    An article at its head says that it takes one (and in French its gender). Without one, a plural takes an article, and in French
    a name of known gender: so Merlin, who takes none, is left without a gender.
    """
    text = text.replace("'", "’")
    if lang == "fr":
        if found := ARTICLE_FR.match(text):
            word = (found["word"] or "").lower()
            said = {"le": "masculine", "la": "feminine"}.get(word, gender)
            rest = text[found.end() :]
            return Named(rest, text, said, plural or word == "les", article=True, elide=not word)
        return Named(text, text, gender, plural, article=plural or bool(gender), elide=elides(text))
    if found := ARTICLE_EN.match(text):
        return Named(text[found.end() :], text, gender, plural, article=True)
    return Named(text, text, gender, plural, article=plural)


def elides(text: str) -> bool:
    """Whether French shortens the word before this one: d’Ali, d’Yves, d’Hélène, but de Zoé, de Yann, de Hansel."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))
    plain = plain.replace("œ", "oe").replace("æ", "ae")
    found = re.match(r"[a-z]+", plain)
    if found is None:
        return False
    word = found[0]
    if NOT_ELIDED.fullmatch(word):
        return False
    if word[0] == "y":
        return len(word) > 1 and word[1] not in "aeiouy"
    return word[0] in "aeiouh"


def bend(lang: str, named: Named, form: str) -> str:
    """The name in one of the FORMS."""
    if form not in FORMS:
        raise ValueError(f'"{form}" is no form of a name; there are {", ".join(FORMS)}')
    if form == "plain":
        return named.title
    if form == "gender":
        return named.gender or "unknown"
    if form == "number":
        return "plural" if named.plural else "singular"
    return BENDING[lang](named, form)


def bend_english(named: Named, form: str) -> str:
    """English: one article, and an ’s."""
    the = f"the {named.text}" if named.article else named.text
    match form:
        case "the":
            return the
        case "The":
            return the[0].upper() + the[1:] if named.article else the
        case "whose":
            return the + ("’" if named.plural and the.endswith("s") else "’s")
        case "he":
            if named.plural:
                return "they"
            return {"masculine": "he", "feminine": "she", "neuter": "it", "person": "they"}.get(named.gender, "that card")
        case _:
            return f"{form} {the}"


def bend_french(named: Named, form: str) -> str:
    """French: the article follows gender and number, runs into « de » and « à », and loses its vowel before another."""
    if named.article and named.plural:
        the, of, to = "les ", "des ", "aux "
    elif named.article and named.elide:
        the, of, to = "l’", "de l’", "à l’"
    elif named.article and named.gender == "feminine":
        the, of, to = "la ", "de la ", "à la "
    elif named.article:
        the, of, to = "le ", "du ", "au "
    else:
        the, of, to = "", "d’" if named.elide else "de ", "à "
    match form:
        case "the":
            return the + named.text
        case "The":
            return the[:1].upper() + the[1:] + named.text
        case "of" | "whose":
            return of + named.text
        case "to":
            return to + named.text
        case "than":
            return ("que " if the or not named.elide else "qu’") + the + named.text
        case "he":
            if named.gender in ("masculine", "feminine"):
                return ("ils" if named.plural else "il") if named.gender == "masculine" else ("elles" if named.plural else "elle")
            if named.gender == "person":
                return "cette personne"
            return "ces personnages" if named.plural else "cette carte"
        case _:
            return {"with": "avec ", "without": "sans "}[form] + the + named.text


BENDING: Final[dict[str, Callable[[Named, str], str]]] = {"en": bend_english, "fr": bend_french}

AFTER_THE_FIRST: Final = {
    "en": {"The": "the", "of": "the", "to": "the", "with": "the", "without": "the", "than": "the"},
    "fr": {"The": "the", "with": "the", "without": "the"},  # « du Roi et de la Reine »: de, à and que are said again
}
"""The form of the second name of a list and of those that follow, where it is not the first one's."""
