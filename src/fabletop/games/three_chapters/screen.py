"""3 Chapters before somebody's eyes: the hand and the troupe in the draft, the trick with what each card brings now and later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from fabletop.engine.names import Event, Option, bits
from fabletop.engine.phrase import HIDDEN, Phrase, PlayerName
from fabletop.engine.screen import Block, Card, Cards, Face, Faces, Heading, Line, Lines, Look, Told, Words
from fabletop.games.three_chapters.deck import CATEGORIES, Ability, Deck
from fabletop.games.three_chapters.deck import Card as Character
from fabletop.games.three_chapters.telling import card_name, describe, judge, tell

# With two people: who sits on the chairs of the Ghosts, and all chairs clockwise. seating.py says it for the rules, which run compiled and
# cannot be asked from here; the same holds for `points_of` and count.py. A test holds both against what is played.
GHOSTS: Final = {2: PlayerName("attic", ghost=True), 3: PlayerName("cellar", ghost=True)}
AROUND_OF_TWO: Final = (0, 3, 1, 2)

SOFTER: Final = {"not_last": "screen-not-last", "not_yet": "screen-open"}  # said of a card in hand, which nobody has followed yet


def around(seats: int) -> tuple[int, ...]:
    """All chairs clockwise."""
    return AROUND_OF_TWO if seats == 2 else tuple(range(seats))


def points_of(star: int, heart: int, gem: int) -> int:
    """What tokens would count for if the game were over: the game itself adds up at its end alone."""
    return 2 * star + heart + gem // 2


@lru_cache(maxsize=8)
def deck_of(settings: Any) -> Deck:
    """The deck that a table plays with."""
    return Deck.from_content(settings.content["deck"])


# ---- what lies on the table
def scene(look: Look) -> list[Block]:
    """The blocks by which this seat decides."""
    chapter = look.view.names.member("Chapter", look.view["chapter"])
    return draft(look) if chapter in ("before", "first") else trick(look) if chapter == "second" else count(look)


def draft(look: Look) -> list[Block]:
    """Chapter I: the hand, the troupe so far, and where the rest goes."""
    view, seat, names = look.view, look.seat, look.view.settings.names
    hand, team = view["hand"][seat], view["team"][seat]
    numbers = view.settings.numbers
    keeps = numbers["deals"] * numbers["keeps"]
    cards = tuple(_drafted(look, id, team, hand) for id in names.set_names("Card", hand))
    note = Phrase("screen-starred") if view["picks"] == 0 and any(card.starred for card in cards) else ""  # said once is enough
    blocks: list[Block] = [
        Heading(Phrase("chapter-first"), Phrase("screen-pick", {"n": view["picks"] + 1, "of": keeps})),
        Lines("", (*_passing(look), *_choosing(look))),
        Cards(Phrase("screen-hand"), cards, pick=True, note=note),
    ]
    if team:
        blocks += troupe(look)
    return blocks  # not what went to a Ghost: nobody may look into its pile, nor he who fills it (rulebook p.7)


def _passing(look: Look) -> tuple[Line, ...]:
    """Whom the rest of the hand goes to, and from whom the next one comes; or that it is put aside."""
    view, people = look.view, look.view.seats
    step = 2 if people == 2 else 1
    rest = view["hand"][look.seat].bit_count() - step
    keeps = view.settings.numbers["keeps"]
    if rest <= 0:
        return ()
    if view["picks"] % keeps == keeps - 1:
        return (Line(Phrase("screen-aside", {"n": rest})),)
    to, back = (look.seat + 1) % people, (look.seat - 1) % people
    return (Line(Phrase("screen-passing", {"to": look.players[to], "seat": look.players[back], "same": to == back})),)


def _choosing(look: Look) -> tuple[Line, ...]:
    """Who has not chosen yet, besides me."""
    others = tuple(look.players[seat] for seat in look.view.waiting() if seat != look.seat)
    return (Line(Phrase("screen-choosing", {"people": others, "n": len(others)})),) if others else ()


def _drafted(look: Look, id: str, team: int, hand: int) -> Card:
    """A card to keep or not: its abilities, marked by what the troupe has of what they ask for; and who in the troupe asks for it."""
    settings = look.view.settings
    deck = deck_of(settings)
    card = deck.card(id)
    me = 1 << (card.value - 1)
    lines = [Line(words, _hope(settings, card, i, team | me, hand)) for i, words in enumerate(describe(card, deck))]
    asked = [deck.cards[other].id for other in bits(team) if any(wanted & me for wanted in settings.numbers["wanted"][other])]
    if asked:
        lines.append(Line(Phrase("screen-asked-for", {"cards": _names(asked, deck)}), "yes"))
    return _card(card, deck, tuple(lines) or (Line(Phrase("ability-none")),))


def _hope(settings: Any, card: Character, ability: int, team: int, hand: int) -> str:
    """Is what the ability asks for in the troupe (yes), or at least still in this hand (open)?"""
    wanted = settings.numbers["wanted"][card.value - 1][ability]
    if not wanted:
        return "yes" if card.abilities[ability].kind == "always" else ""
    return "yes" if wanted & team else "open" if wanted & hand else ""


def trick(look: Look) -> list[Block]:
    """Chapter II: what lies there, everybody's tokens, and what each of my cards would bring now and later."""
    view, seat = look.view, look.seat
    names, deck = view.settings.names, deck_of(view.settings)
    hand = names.set_names("Card", view["hand"][seat])
    cards = tuple(
        _card(deck.card(id), deck, (*_judged(look, id, "now"), *_judged(look, id, "later")) or (Line(Phrase("ability-none")),))
        for id in hand
    )
    blocks: list[Block] = [
        Heading(
            Phrase("chapter-second"),
            Phrase("screen-trick", {"n": view["trick"] + 1, "of": view.settings.numbers["deals"] * view.settings.numbers["keeps"]}),
        ),
        faces(look),
    ]
    if row := view["row"][seat]:
        played = _names(names.set_names("Card", row), deck)
        blocks.append(Lines("", (Line(Phrase("screen-played", {"cards": played})),)))
    blocks.append(Cards(Phrase("screen-hand"), cards, pick=True))
    return blocks


def faces(look: Look) -> Faces:
    """Everybody in the order of chairs: the card in this trick, the leader and the highest marked, tokens and points so far."""
    view = look.view
    deck = deck_of(view.settings)
    chairs = around(view.seats)
    played = view["played"]
    best = max(played[chair] for chair in chairs)
    waiting = view.waiting()
    out = []
    for chair in chairs:
        person = chair < view.seats
        star, heart, gem = view["tokens"][chair]
        card = _card(deck.cards[played[chair]], deck) if played[chair] >= 0 else None
        status: Words = Phrase("screen-thinks", {"you": chair == look.seat}) if chair in waiting else ""
        out.append(
            Face(
                chair,
                look.players[chair] if person else GHOSTS[chair],
                card,
                "" if card else status,
                chair == view["leader"],
                played[chair] >= 0 and played[chair] == best,
                (star, heart, gem, points_of(star, heart, gem), view["won"][chair]) if person else (),
            )
        )
    return Faces(tuple(out), ("star", "heart", "gem", Phrase("screen-points"), Phrase("screen-tricks")))


def count(look: Look) -> list[Block]:
    """Chapter III: my row and what it brings."""
    return [Heading(Phrase("chapter-third"), Phrase("chapter-third.what")), faces(look), *troupe(look)]


def troupe(look: Look) -> list[Block]:
    """My cards, each with what it asks for and whether it has it; the cards played are mine too."""
    view, seat = look.view, look.seat
    names, deck = view.settings.names, deck_of(view.settings)
    drafting = view["chapter"] <= names.number("Chapter", "first")
    mine = view["team"][seat] if drafting else (view["hand"][seat] or 0) | view["row"][seat]
    lines: list[Line] = []
    for id in names.set_names("Card", mine):
        card = deck.card(id)
        label = Phrase("screen-card", {"value": card.value, "card": card_name(id, deck)})
        says = describe(card, deck) or (Phrase("ability-none"),)
        for i, words in enumerate(says):
            mark = _hope(view.settings, card, i, mine, view["hand"][seat] if drafting else 0) if card.abilities else ""
            lines.append(Line(words, mark, label if i == 0 else " "))
    return [Lines(Phrase("screen-troupe", {"n": mine.bit_count()}), tuple(lines) or (Line(Phrase("screen-nobody-yet")),))]


def why(look: Look, thing: str) -> list[Block]:
    """What a card says, and what it would bring: in this trick if I hold it, and in Chapter III."""
    view = look.view
    deck = deck_of(view.settings)
    card = deck.card(thing)
    me = 1 << (card.value - 1)
    lines = [Line(words) for words in describe(card, deck)] or [Line(Phrase("ability-none"))]
    if view["chapter"] == view.settings.names.number("Chapter", "second") and view["hand"][look.seat] & me:
        lines += _judged(look, thing, "now")
    if ((view["team"][look.seat] or 0) | view["hand"][look.seat] | view["row"][look.seat]) & me:
        lines += _judged(look, thing, "later")
    if "r" in card.evidence:
        lines.append(Line(Phrase("screen-starred")))
    return [Cards("", (_card(card, deck, tuple(lines)),))]


def _judged(look: Look, id: str, what: str) -> list[Line]:
    """Each ability of a card as it would be counted now (in this trick) or later (in Chapter III), where it counts then."""
    settings = look.view.settings
    deck = deck_of(settings)
    card = deck.card(id)
    lines = []
    for event in look.explain(what, id):
        args = event.args
        if args["verdict"] == "other_chapter" or (what == "later" and card.abilities[args["ability"]].seal == "second"):
            continue
        gain = (args["star"], args["heart"], args["gem"])
        verdict = "frozen" if args["verdict"] == "paid" and not any(gain) else args["verdict"]
        words = judge(
            card,
            args["ability"],
            verdict,
            deck,
            gain=gain,
            witness=args["witness"],
            chapter="second" if what == "now" else "third",
            you=True,
        )
        if what == "now" and verdict in SOFTER:
            words = Phrase(SOFTER[verdict], words.args)
        mark = "yes" if verdict == "paid" else "open" if verdict == "not_yet" else "no"
        lines.append(Line(words, mark, Phrase(f"explain-{what}")))
    return lines


def _card(card: Character, deck: Deck, lines: tuple[Line, ...] = ()) -> Card:
    families = tuple(Phrase(f"category-{category}") for category in card.categories)
    if len(families) == len(CATEGORIES):
        families = (Phrase("screen-every-family"),)
    return Card(card.id, card_name(card.id, deck), str(card.value), families, lines, "r" in card.evidence)


def _names(ids: Iterable[str], deck: Deck) -> tuple[object, ...]:
    return tuple(card_name(id, deck) for id in ids)


def described(settings: Any, thing: str) -> Words:
    """A card's name, also where only the deck knows it."""
    return card_name(thing, deck_of(settings))


def button(settings: Any, question: str, option: Option, players: Mapping[int, PlayerName], look: Look | None = None) -> Phrase:
    """What choosing an option says."""
    deck = deck_of(settings)
    names = [card_name(part.member, deck) for part in option.parts]
    return Phrase(f"question-{question}.button", dict(zip(("card", "ghost"), names, strict=False)))


# ---- what happens
class Teller:
    """Tells the events in order; remembers the chapter, whose row is being counted, which part of a pay-out it is, and the hearts."""

    def __init__(self, settings: Any, players: Mapping[int, PlayerName]) -> None:
        self.deck = deck_of(settings)
        self.players = {**GHOSTS, **players} if len(players) == 2 else dict(players)
        self.chapter = "before"
        self.hearts = dict.fromkeys(self.players, 0)
        self.part = ""

    def tell(self, event: Event, viewer: int) -> Told | None:
        """The event as this viewer hears it; what everybody does face down is not worth a line."""
        args = dict(event.args)
        seat = args.get("seat")
        kind = event.kind
        if kind == "chapter-began":
            self.chapter, self.part = str(args["chapter"]), ""
            return Told(tell(kind, args, self.deck), tone="chapter", beat=True)
        if kind in ("kept", "gave-ghost", "passed", "discarded", "dealt"):
            return self._told_of_a_draft(kind, args, viewer)
        words = tell(
            kind,
            self._named(args, viewer),
            self.deck,
            cause=event.cause,
            chapter=self.chapter,
            hearts=self.hearts.get(seat, 0) if isinstance(seat, int) else None,
        )
        if kind == "leads":
            self.part = ""
            return Told(words, tone="part", beat=True)
        if kind == "played":
            return Told(words, 1, beat=True)
        if kind == "trick-won":
            return Told(words, 2, "won", self._begins("star"), beat=True)
        if kind == "frost":
            return Told(words, 2, "nothing", self._begins("abilities"), beat=True)
        if kind == "counted":
            return self._told_of_a_count(event, words, viewer)
        if kind == "majority":
            return Told(words, 1, "paid", self._begins("majority"), beat=True)
        if kind == "scored":
            return Told(words, 1, "plain", self._begins("scores"), beat=True)
        return Told(words, 1, "won", beat=True)

    def _told_of_a_count(self, event: Event, words: Phrase, viewer: int) -> Told:
        seat, brought = event.args["seat"], bool(event.args["star"] or event.args["heart"] or event.args["gem"])
        if seat in self.hearts:
            self.hearts[seat] += event.args["heart"]
        ability = self.deck.card(event.cause).abilities[event.args["ability"]]
        tone = "paid" if brought else "nothing"
        if self.chapter == "second":
            return Told(words, 2, tone, self._begins("copies" if ability.kind == "copy" else "abilities"), beat=True)
        if ability.kind == "most_gems":
            return Told(words, 1, tone, self._begins("majority"), beat=True)
        if _waits(ability):
            return Told(words, 1, tone, self._begins("waited"), beat=True)
        row = Phrase("screen-row.yours") if seat == viewer else Phrase("screen-row", {"seat": self.players[seat]})
        head: Words = row if self.part != f"row {seat}" else ""
        self.part = f"row {seat}"
        return Told(words, 1, tone, head, beat=True)

    def _told_of_a_draft(self, kind: str, args: dict[str, Any], viewer: int) -> Told | None:
        shown = args.get("cards", args.get("card"))
        if args["seat"] != viewer or shown is HIDDEN or kind in ("passed", "dealt"):
            return None
        return Told(tell(kind, self._named(args, viewer), self.deck), 1)

    def _begins(self, part: str) -> Words:
        """The head of a part of the pay-out, once."""
        if self.part == part:
            return ""
        self.part = part
        return Phrase(f"screen-part-{part}")

    def _named(self, args: Mapping[str, Any], viewer: int) -> dict[str, object]:
        """The arguments with names for seats, and who of them reads."""
        out = dict(args)
        for name, you in (("seat", "you"), ("to", "to_you"), ("ghost", "ghost_you")):
            if name in out and isinstance(out[name], int):
                out[you] = out[name] == viewer
                out[name] = self.players[out[name]]
        return out


def _waits(ability: Ability) -> bool:
    """Is it counted after the rest of the row?"""
    return ability.kind in ("hearts_at_least", "no_trick_won")
