"""What The Grimm Forest says of itself: a card, an event, the rules. Phrases, not sentences: each reader has a language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final

from fabletop.engine.booklet import Entry, Rules, Ruling, Section
from fabletop.engine.game import find
from fabletop.engine.phrase import HIDDEN, CardName, Phrase
from fabletop.engine.screen import Words
from fabletop.games.grimm_forest.deck import CARDS, FABLES, Deck, cards
from fabletop.games.grimm_forest.fields import EVENTS, KINDS

SECTIONS: Final = (
    "rules-1-story",
    "rules-2-setup",
    "rules-3-round",
    "rules-4-choosing",
    "rules-5-revealing",
    "rules-6-gathering",
    "rules-7-end-of-gather",
    "rules-8-building",
    "rules-9-friends",
    "rules-10-the-end",
    "rules-11-two-players",
    "rules-12-decks",
    "rules-13-preview",
)

NAMED: Final = ("friend", "fable", "monster")  # arguments that are cards
SEATS: Final = ("at", "with", "to", "of")  # a second seat in an event; a text calls it $to
FORMS: Final = {"the": "the", "there": "at", "thither": "to", "thence": "from"}  # how a text names a Location, and the attribute that says it


@cache
def rules() -> Rules:
    """The rules of The Grimm Forest, section by section, and the rulings, in the order of the text file, where each says what it rests on."""
    source = (Path(__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    return Rules(tuple(Section(key) for key in SECTIONS), tuple(_rulings(source)))


def _rulings(source: str) -> Iterator[Ruling]:
    key = ""
    for row in source.splitlines():
        if found := re.match(r"([a-z][\w-]*) =", row):
            key = found[1]
        elif key.startswith("ruling-") and (found := re.fullmatch(r" +\.basis = (\w+)", row)):
            yield Ruling(key, found[1])


# ---- cards
def catalogue(deck: Deck) -> tuple[Entry, ...]:
    """All cards of a deck, with how many there are of each."""

    def entry(id: str) -> Entry:
        card = cards(deck.edition)[id]
        numbers = deck.numbers.get(id, ())
        families = (*((Phrase(f"kind-{card.kind}"),) if card.kind else ()), *windows_of(id, deck.edition))
        categories = tuple(word for word in (card.kind, "advanced" if card.advanced else "") if word)
        (said,) = describe(id, deck.edition, numbers)
        return Entry(id, deck.copies.get(id, 1), card_name(id), categories, families, (({"numbers": list(numbers)}, said),), evidence(id, deck.edition))

    return tuple(map(entry, deck.ids))


def card_name(id: str, deck: Deck | None = None) -> CardName:
    """The card to be named; no deck gives a card another name."""
    return CardName(id)


def describe(card: str, edition: str, numbers: Sequence[int] = ()) -> tuple[Phrase, ...]:
    """What the card says in this edition; `numbers` are those that its text names, the printed ones if none are given."""
    of_edition = cards(edition).get(card) or cards("retail")[card]
    given = [*(numbers or of_edition.numbers), 0, 0]
    key = "preview" if edition == "preview" and card in cards("preview") else "text"
    return (Phrase(f"card-{card}.{key}", {"n": given[0], "m": given[1]}),)


def windows_of(card: str, edition: str) -> tuple[Phrase, ...]:
    """When the card acts."""
    found = find("grimm-forest", edition).meta["windows"].get(card, ())
    return tuple(Phrase(f"window-{window}") for window in found if window != "leaving")


def kind_of(card: str, edition: str) -> str:
    """What a card is: monster, unique, next-turn, friend, or "" for any other Fable."""
    return cards(edition)[card].kind if card in cards(edition) else "friend" if card not in FABLES else ""


def evidence(card: str, edition: str = "retail") -> Mapping[str, Phrase]:
    """How well its name, its text and the number of its copies are known."""
    copies = "evidence-confirmed" if edition == "preview" or card not in FABLES else "evidence-reconstructed"
    return {"name": Phrase("evidence-confirmed"), "abilities": Phrase("evidence-confirmed"), "copies": Phrase(copies)}


# ---- words of the table
def material(member: str) -> Phrase:
    """Straw, Wood or Brick."""
    return Phrase(f"material-{member}")


def things(counts: Mapping[str, int]) -> Phrase:
    """So many of each resource, those there are."""
    found = tuple(Phrase(f"material-{name}.count", {"n": n}) for name, n in counts.items() if n)
    return Phrase("things", {"things": found}) if found else Phrase("things-none")


def where(place: str | None) -> dict[str, object]:
    """A Location in all the forms that a text may ask for."""
    if place is None:
        return {}
    return {"place": Phrase(f"place-{place}"), **{name: Phrase(f"place-{place}.{form}") for name, form in FORMS.items()}}


# ---- events
def tell(
    kind: str,
    args: Mapping[str, Any],
    deck: Deck | None = None,
    *,
    cause: str = "",
    stays: bool = False,
    price: Phrase | None = None,
    helper: object = None,
    helper_you: bool = False,
    surcharge: bool = False,
    people: tuple[object, ...] = (),
) -> Phrase:
    """The phrase for an event of `fields.EVENTS` (`FABLE_REVEALED`, or `fable-revealed` as the engine calls it), as one reader may hear it.

    `args` holds the event's arguments: a seat as PlayerName, a number as int, any other kind as its member's name, None where there is none,
    and HIDDEN for what this reader may not see; besides them `you`, true when the reader is `seat`, and for a second seat, say `to`, `to_you`.
    What the event itself does not know may be added: `stays` (a pig that is there already), for BUILT its `price` and the `helper` who paid 1,
    for GAINED that it is a `surcharge` of Hansel & Gretel, for NOTHING the `people` who are there, too.
    """
    kind = kind.upper().replace("-", "_")
    if kind not in EVENTS:
        raise ValueError(f'The Grimm Forest has no event "{kind}"; there are {", ".join(EVENTS)}')
    said: dict[str, object] = {"you": bool(args.get("you")), "cause": cause or "none"}
    if cause in CARDS:
        said["card"] = card_name(cause)
    for name, (what, _) in EVENTS[kind].items():
        said.update(_said(name, what, args[name], bool(args.get(f"{name}_you"))))
    if kind == "CANCELLED":
        said["card"], said["monster"] = card_name(str(args["friend"])), card_name(str(args["fable"]))
    if "material" in EVENTS[kind] and "n" in EVENTS[kind]:
        said["things"] = Phrase(f"material-{args['material']}.count", {"n": args["n"]})
    key = f"event-{kind.lower().replace('_', '-')}"
    if kind == "LAID":
        said["what"] = _laid(args)
    elif kind == "SPIED":
        said["self"] = args["seat"] == args["at"]
    elif kind == "MOVED":
        said["stays"] = stays
    elif kind == "ACTIONS":
        said["less"], said["n"] = args["n"] < 0, abs(args["n"])
    elif kind == "GAINED" and surcharge:
        key, said["card"] = f"{key}.surcharge", card_name("hansel-and-gretel")
    elif kind in ("BUILT", "UNBUILT"):
        said["section"] = Phrase(f"section-{args['material']}-{args['house']}.the")
        said["price"] = price or "none"
        if helper is not None:
            key, said["to"], said["to_you"] = f"{key}.helped", helper, helper_you
            said["price"] = price or Phrase("things-none")
    elif kind == "NOTHING" and people:
        said["reason"] = Phrase("reason-not-alone.who", {"people": people, "n": len(people)})
    elif kind == "SHARE":
        members = KINDS["Material"]
        assert isinstance(members, tuple)
        said["things"] = things({member: args[member] for member in members})
        if args["n"]:
            key = f"{key}.market"
    return Phrase(key, said)


def _said(name: str, what: str, value: Any, you: bool) -> dict[str, object]:
    """An argument of an event as a text takes it, maybe under another name."""
    if what == "Seat":
        return {"seat": value} if name == "seat" else {"to": value, "to_you": you}
    if what == "Place":
        return dict.fromkeys(("place", *FORMS), HIDDEN) if value is HIDDEN else where(value)
    if what in ("Fable", "Card"):
        return {"card": HIDDEN if value is HIDDEN else card_name(value)} if value is not None else {}
    if what == "Number":
        return {name: int(value)}
    return {name: Phrase(f"{what.lower()}-{value}")} if value is not None and value is not HIDDEN else {}


def _laid(args: Mapping[str, Any]) -> str:
    """What is told of a plan."""
    if args["place"] is HIDDEN:
        return "hidden-fable" if args["n"] else "hidden"
    if args["fable"] is None:
        return "unseen" if args["n"] else "place"
    return "fable"


def dotted(*words: Words) -> Words:
    """Several things in one line, a dot between them."""
    return reduce(lambda a, b: Phrase("screen-dot", {"a": a, "b": b}), words)
