"""What 3 Chapters says of itself: a card's abilities, an event, the rules. Phrases, not sentences: each reader has a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any, Final

from fabletop.engine.booklet import Entry, Rules, Ruling, Section
from fabletop.engine.phrase import HIDDEN, CardName, Phrase, PlayerName
from fabletop.games.three_chapters.deck import EVIDENCE, Ability, Card, Deck
from fabletop.games.three_chapters.fields import EVENTS, KINDS

SECTIONS: Final = (
    "rules-1-setup",
    "rules-2-choose",
    "rules-3-three-players",
    "rules-4-seals",
    "rules-5-play",
    "rules-6-pay",
    "rules-7-count",
    "rules-8-end",
    "rules-9-abilities",
    "rules-10-ghosts",
)

# What each ruling CH1, CH2, ... rests on; where it rests on several things, on the weakest of them.
BASES: Final = (
    "house", "deduced", "house", "rulebook", "deduced", "rulebook", "rulebook", "deduced",
    "deduced", "house", "rulebook", "rulebook", "rulebook", "rulebook", "rulebook", "deduced",
    "deduced", "rulebook", "rulebook", "deduced", "rulebook", "house", "house", "house",
    "house", "house",
)  # fmt: skip

MARKS: Final = {"C": "evidence-confirmed", "c": "evidence-deduced", "r": "evidence-reconstructed", "o": "evidence-owner"}


def rules() -> Rules:
    """The rules of 3 Chapters, section by section, and the 26 rulings."""
    rulings = tuple(Ruling(f"ruling-ch{n}", basis) for n, basis in enumerate(BASES, start=1))
    return Rules(tuple(Section(key) for key in SECTIONS), rulings)


def evidence(card: Card) -> Mapping[str, Phrase]:
    """How well its name, value, categories and abilities are known."""
    return {fact: Phrase(MARKS[mark]) for fact, mark in zip(EVIDENCE, card.evidence, strict=True)}


def catalogue(deck: Deck) -> tuple[Entry, ...]:
    """All cards of a deck; an ability's data is what a deck file would write, without what says nothing."""

    def abilities(card: Card) -> Iterator[tuple[Mapping[str, Any], Phrase]]:
        for ability, said in zip(card.abilities, describe(card, deck), strict=True):
            yield {name: value for name, value in asdict(ability).items() if value or name == "kind"}, said

    def entry(card: Card) -> Entry:
        families = tuple(Phrase(f"category-{category}") for category in card.categories)
        return Entry(card.id, card.value, card_name(card.id, deck), card.categories, families, tuple(abilities(card)), evidence(card))

    return tuple(map(entry, deck.cards))


def card_name(id: str, deck: Deck | None = None) -> CardName:
    """The card to be named. With the deck it may have a name that its owner typed in."""
    if deck is None:
        return CardName(id)
    card = deck.card(id)
    return CardName(id, card.name, card.gender, card.plural)


def describe(card: Card, deck: Deck | None = None) -> tuple[Phrase, ...]:
    """A phrase for each ability of the card, with its seal where it has one.

    Give the deck where it came from a file: a partner in it may bear a name that only the deck knows.
    """
    return tuple(_sealed(_ability(ability, deck), ability.seal) for ability in card.abilities)


def judge(
    card: Card,
    ability: int,
    verdict: str,
    deck: Deck | None = None,
    *,
    gain: tuple[int, int, int] = (0, 0, 0),
    witness: tuple[str, ...] = (),
    chapter: str = "",
    you: bool = False,
    hearts: int | None = None,
) -> Phrase:
    """What came of the card's ability (counted from 0), without saying whose card it was.

    For `paid` what it brought (`gain`: stars, hearts, gems) and with which cards; for every other verdict why it brought nothing.
    `chapter` is `second` or `third`: in this trick, or in the row (of `you`). `hearts`: how many were there, if that is known.
    """
    about = card.abilities[ability]
    args: dict[str, object] = {
        **_arguments(about, deck),
        "ability": _ability(about, deck),
        "where": Phrase("where", {"chapter": chapter or "unknown", "you": you}),
        "none": Phrase(f"category-{about.category}.{'no-other' if about.other else 'none'}") if about.category else "",
        "chapter": chapter or "unknown",
        "hearts": "unknown" if hearts is None else hearts,
        "seal": about.seal,
    }
    if verdict == "paid":
        cards = tuple(card_name(id, deck) for id in witness)
        paid = {
            **args,
            "gain": _gain(*gain),
            "each": args["gain"],
            "once": gain == (about.star, about.heart, about.gem),
            "witness": Phrase("witness", {"cards": cards}) if cards else "",
        }
        return Phrase("verdict-paid", {"told": Phrase(f"{_key('ability', about.kind)}.paid", paid)})
    return Phrase(_key("verdict", verdict), args)


def tell(kind: str, args: Mapping[str, object], deck: Deck, *, cause: str = "", chapter: str = "", hearts: int | None = None) -> Phrase:
    """The phrase for an event of `fields.EVENTS` (`TRICK_WON`, or `trick-won` as the engine calls it), as one reader may hear it.

    `args` holds the event's arguments: a seat as PlayerName, a card as its id, a set of cards as a tuple of ids, a number as int, any
    other kind as its member's name, and HIDDEN for what this reader may not see; besides them `you`, true when the reader is `seat`, and
    where there is a second seat `to_you` (or `ghost_you`) likewise. Trick numbers count from 0, as in the position; people read from 1.
    COUNTED needs its `cause`, the card's id, and is clearer with the `chapter` and, for `too_few_hearts`, with the `hearts` there were.
    """
    kind = kind.upper().replace("-", "_")
    if kind not in EVENTS:
        raise ValueError(f'3 Chapters has no event "{kind}"; there are {", ".join(EVENTS)}')
    said: dict[str, object] = {"you": _yes(args.get("you"))}
    for name, (what, _) in EVENTS[kind].items():
        said[name] = _said(what, args[name], deck)
        if what == "Seat" and name != "seat":
            said[f"{name}_you"] = _yes(args.get(f"{name}_you"))
    seat = args.get("seat")
    if kind != "GAVE_GHOST":  # where $ghost is the Ghost itself
        said["ghost"] = isinstance(seat, PlayerName) and seat.ghost
    if kind == "LEADS":
        said["trick"] = _number(args["trick"]) + 1
    if kind == "SCORED":
        said["gain"] = _gain(_number(args["star"]), _number(args["heart"]), _number(args["gem"]))
    if kind == "COUNTED":
        return _told_count(args, said, deck, cause, chapter, hearts)
    return Phrase(_key("event", kind), said)


def _told_count(args: Mapping[str, object], said: Mapping[str, object], deck: Deck, cause: str, chapter: str, hearts: int | None) -> Phrase:
    """COUNTED: the card, whom it pays, how much, and by which ability and which cards; or why nothing."""
    if cause not in deck.ids:
        raise ValueError(f'the cause of COUNTED must be a card of the deck, not "{cause}"')
    card, ability, verdict = deck.card(cause), _number(args["ability"]), str(args["verdict"])
    star, heart, gem = gain = _number(args["star"]), _number(args["heart"]), _number(args["gem"])
    about = card.abilities[ability]
    if verdict == "paid" and star and ((about.heart and not heart) or (about.gem and not gem)):
        verdict = "frozen"  # the rules say `paid` where a star remains; the reader wonders where the rest is
    witness = args["witness"]
    cards = tuple(str(id) for id in witness) if isinstance(witness, tuple) else ()
    why = judge(card, ability, verdict, deck, gain=gain, witness=cards, chapter=chapter, you=said["you"] is True, hearts=hearts)
    outcome = "nothing" if not any(gain) else "paid" if verdict == "paid" else "part"
    return Phrase("event-counted", {**said, "card": card_name(cause, deck), "outcome": outcome, "gain": _gain(*gain), "why": why})


def _ability(ability: Ability, deck: Deck | None) -> Phrase:
    """What the ability says, without its seal."""
    return Phrase(_key("ability", ability.kind), _arguments(ability, deck))


def _arguments(ability: Ability, deck: Deck | None) -> dict[str, object]:
    """What the sentence of an ability speaks of: what it pays, and what it looks for."""
    args: dict[str, object] = {"gain": _gain(ability.star, ability.heart, ability.gem), "number": ability.number, "token": ability.token}
    if ability.card:
        args["card"] = card_name(ability.card, deck)
    if ability.category:
        form = {"with_category": ("one", "another"), "per_category": ("each", "each-other")}[ability.kind][ability.other]
        args["category"] = Phrase(f"category-{ability.category}.{form}")
    if ability.kind == "per_value":
        args["values"] = Phrase("values", {"low": ability.low, "high": ability.high, "single": ability.low == ability.high})
    return args


def _sealed(ability: Phrase, seal: str) -> Phrase:
    return ability if seal == "both" else Phrase("ability-sealed", {"ability": ability, "seal": Phrase(f"seal-{seal}")})


def _gain(*gain: int) -> Phrase:
    """So many stars, hearts and gems, those there are."""
    tokens = KINDS["Token"]
    assert isinstance(tokens, tuple)
    things = tuple(Phrase(f"token-{token}.count", {"n": n}) for token, n in zip(tokens, gain, strict=True) if n)
    return Phrase("gain", {"things": things}) if things else Phrase("gain-nothing")


def _said(what: str, value: object, deck: Deck) -> object:
    """An argument of an event as a text takes it."""
    if value is HIDDEN:
        return HIDDEN
    if what == "Card":
        return card_name(str(value), deck)
    if what == "set Card" and isinstance(value, tuple):
        return tuple(card_name(str(id), deck) for id in value)
    return _number(value) if what == "Number" else value


def _key(family: str, member: str) -> str:
    """The key of a named thing: `trick_not_won` of `verdict` is `verdict-trick-not-won`."""
    return f"{family}-{member.lower().replace('_', '-')}"


def _yes(value: object) -> bool:
    return value is True or value == "yes"


def _number(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"{value!r} stands where an event has a number")
    return int(value)  # a bool, as the star of a trick may be, reads as 1 or 0
