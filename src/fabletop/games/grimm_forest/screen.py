"""The Grimm Forest before somebody's eyes: the Locations with what a pig would get, everybody's houses, my Fables; how the tale is told is
in tale.py, the words of questions, options and refusals in wording.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from fabletop.engine.names import Why, bits
from fabletop.engine.phrase import Phrase, PlayerName
from fabletop.engine.screen import Block, Card, Cards, Face, Faces, Heading, Line, Lines, Look, Words
from fabletop.engine.view import View
from fabletop.games.grimm_forest.deck import CARDS, FABLES
from fabletop.games.grimm_forest.fields import BASIC, HOUSES, MATERIALS, PARTS
from fabletop.games.grimm_forest.prices import cost_of, next_sections, not_built
from fabletop.games.grimm_forest.tale import Teller
from fabletop.games.grimm_forest.telling import card_name, describe, dotted, kind_of, material, things, where, windows_of
from fabletop.games.grimm_forest.wording import (
    HOUSE, MATERIAL, PLACES, SECTION, button, described, prompt, refusal, thing,
)  # fmt: skip

__all__ = ["Teller", "button", "described", "prompt", "refusal", "scene", "thing", "troupe", "why"]

NONE: Final = -1
PICKED: Final = {  # questions that are about cards: these are put on the screen
    "effect-to-do", "friend-at-the-tavern", "fable-in-hand", "fable-to-shed", "fable-to-keep", "fable-for-the-top", "fable-to-find",
    "fable-to-throw",
}  # fmt: skip
NEEDS_ALONE: Final = {  # cards that act only if their owner is alone, and those that act only if he is not
    "retail": ({"consult-the-oracle", "cutting-corners", "ghostly-whispers", "little-helpers", "mysterious-stranger", "golden-goose",
                "seven-dwarfs", "rapunzel"}, {"search-the-past", "frog-prince"}),
    "preview": ({"consult-the-oracle", "ghostly-whispers", "little-helpers", "mysterious-stranger", "golden-goose", "ali-baba"}, set()),
}  # fmt: skip


# ---- what lies on the table
def scene(look: Look) -> list[Block]:
    """The blocks by which this seat decides."""
    view = look.view
    phase = view.names.member("Phase", view["phase"]) or "start"
    blocks: list[Block] = [
        Heading(
            Phrase("screen-heading", {"round": view["round"], "phase": Phrase(f"phase-{phase}")}),
            Phrase("screen-first", {"seat": _who(look, view["first"]), "you": view["first"] == look.seat}),
        ),
        Lines(Phrase("screen-places"), tuple(_places(look, phase))),
        faces(look),
        Lines(Phrase("screen-people"), tuple(_people(look))),
    ]
    question = _question(look)
    if question in PICKED:
        names = dict.fromkeys(part.member for option in view.options() if option.id for part in option.parts[:1])
        blocks.append(Cards(Phrase("screen-choose"), tuple(_card(look, id) for id in names), pick=True))
    elif question in ("plan-to-lay", "card-instead"):
        blocks += [*_my_friend(look), *_hand(look, pick=True)]
    elif question == "action-to-take":
        blocks += [*_my_friend(look), *_to_build(look), *_hand_in_a_line(look)]
    else:
        blocks += _hand_in_a_line(look)
    if question == "player-for-friend" and view["offered"] >= 0:
        blocks.append(Cards("", (_card(look, CARDS[view["offered"]]),)))
        blocks.append(Lines(Phrase("screen-landing"), tuple(_landing(look))))
    if notes := tuple(_notes(look)):
        blocks.append(Lines(Phrase("screen-notes"), notes))
    if question:
        blocks += _asked(look)
    return blocks


def _question(look: Look) -> str:
    """What this seat is asked, "" if nothing."""
    decision = look.view.decision
    return decision.question if decision is not None and look.seat in decision.asked else ""


def _asked(look: Look) -> list[Block]:
    """Which card makes me be asked; what exactly, the question itself says."""
    decision = look.view.decision
    assert decision is not None
    return [Lines(card_name(decision.cause), (Line(Phrase("screen-acts")),))] if decision.cause in CARDS else []


# ---- Locations
def _places(look: Look, phase: str) -> Iterator[Line]:
    """What lies where, what so many pigs would get of it, and who or what is there."""
    view = look.view
    ahead = phase in ("start", "choosing", "revealing")
    shares = _shares(look) if ahead else {}
    for place in range(view.settings.numbers["places"]):
        name = PLACES[place]
        stock = view["stock"][place]
        lies: Words = things(dict(zip(MATERIAL, stock, strict=True)))
        yield Line(dotted(lies, *shares.get(place, ())) if any(stock) else lies, label=Phrase(f"place-{name}"))
        if there := tuple(_there(look, place)):
            yield Line(dotted(*there), label=" ")


def _shares(look: Look) -> dict[int, list[Words]]:
    """By Location, what each of so many pigs would get, as the rules themselves count it."""
    out: dict[int, list[Words]] = {}
    for event in look.explain("share", CARDS[0]):
        args = event.args
        place, pigs = PLACES.index(args["place"]), args["pigs"]
        each = args["n"] or args["straw"] + args["wood"] + args["brick"]
        stays = sum(look.view["stock"][place]) - pigs * each
        out.setdefault(place, []).append(Phrase("screen-share", {"pigs": pigs, "each": each, "stays": stays}))
    return out


def _there(look: Look, place: int) -> Iterator[Words]:
    """Pigs, Monsters, a Unique Location, Fairy Food, the First Builder token."""
    view = look.view
    pigs = tuple(_who(look, seat) for seat in range(view.seats) if view["place"][seat] == place)
    if pigs:
        mine = view["place"][look.seat] == place if look.seat >= 0 else False
        others = tuple(_who(look, seat) for seat in range(view.seats) if view["place"][seat] == place and seat != look.seat)
        yield Phrase("screen-pigs", {"people": others if mine else pigs, "you": mine, "n": len(others)})
    for seat in range(view.seats):
        if view["lair"][seat] == place and view["fable"][seat] >= 0:
            yield Phrase("screen-monster", {"card": card_name(FABLES[view["fable"][seat]]), "seat": _who(look, seat), "you": seat == look.seat})
    if view["unique"][place] >= 0:
        yield Phrase("screen-unique", {"card": card_name(FABLES[view["unique"][place]])})
    for seat in range(view.seats):
        if view["food"][seat] == place:
            yield Phrase("screen-unique", {"card": card_name("fairy-food")})
    if place < BASIC and view["token"][place] == NONE:
        yield Phrase("screen-token")


# ---- people
def faces(look: Look) -> Faces:
    """Everybody: resources, Fables in hand, complete houses; what he does."""
    view = look.view
    out = []
    for seat in range(view.seats):
        figures = (*view["board"][seat], view.total("hand", seat), view["complete"][seat])
        out.append(Face(seat, look.players[seat], None, _status(look, seat), figures=figures))
    heads = (*(material(name) for name in MATERIAL), Phrase("screen-fables"), Phrase("count-complete"))
    return Faces(tuple(out), heads)


def _status(look: Look, seat: int) -> Words:
    """What somebody does, and where his pig is."""
    view = look.view
    decision = view.decision
    words: list[Words] = []
    if view["place"][seat] >= 0:
        words.append(Phrase(f"place-{PLACES[view['place'][seat]]}.at"))
    elif view["away"] >> seat & 1:
        words.append(Phrase("screen-away"))
    elif view["card"][seat] >= 0:
        words.append(Phrase(f"place-{PLACES[view['card'][seat]]}"))
    if seat in view.waiting():
        words.append(Phrase("screen-thinks", {"you": seat == look.seat}))
    elif (decision is not None and decision.sealed and seat in decision.asked) or view["planned"] >> seat & 1:
        words.append(Phrase("screen-sealed"))
    return dotted(*words) if words else ""


def _people(look: Look) -> Iterator[Line]:
    """Everybody's Friend, cards in play and houses, in words."""
    view = look.view
    for seat in range(view.seats):
        words: list[Words] = []
        friend = view["friend"][seat]
        if friend >= 0:
            words.append(Phrase("screen-friend", {"card": card_name(CARDS[friend]), "more": _on_friend(look, seat)}))
        for field, key in (("fable", "screen-fable"), ("fresh", "screen-fresh"), ("ripe", "screen-ripe")):
            if view[field][seat] >= 0:
                words.append(Phrase(key, {"card": card_name(FABLES[view[field][seat]])}))
        words += _houses(look, seat)
        extra = view["actions"][seat] - view.settings.numbers["actions"] if view["phase"] == _phase(view, "gathering") else 0
        if extra:
            words.append(Phrase("screen-actions", {"n": view["actions"][seat]}))
        label = Phrase("seat-you") if seat == look.seat else look.players[seat]
        yield Line(dotted(*words) if words else Phrase("screen-nothing-yet"), label=label)


def _on_friend(look: Look, seat: int) -> Words:
    """What a Friend carries or has announced."""
    view = look.view
    if view["predicted"][seat] >= 0:
        return Phrase("screen-predicted", {"prediction": Phrase(f"prediction-{view.names.member('Prediction', view['predicted'][seat])}")})
    if view["declared"][seat] >= 0:
        return Phrase("screen-predicted", {"prediction": Phrase(f"place-{PLACES[view['declared'][seat]]}")})
    if CARDS[view["friend"][seat]] == "rapunzel" and any(view["stash"]):
        return Phrase("screen-carries", {"things": things(dict(zip(MATERIAL, view["stash"], strict=True)))})
    if CARDS[view["friend"][seat]] == "little-mermaid":
        return Phrase("screen-carries", {"things": Phrase("screen-locked", {"n": view.total("locked", seat)})})
    return "none"


def _houses(look: Look, seat: int) -> list[Words]:
    """Houses by material: what stands on top, how many are complete."""
    view = look.view
    out: list[Words] = []
    for at in range(MATERIALS):
        row = view["houses"][seat][at]
        done = row[PARTS - 1] + row[HOUSES - 1]
        stages = [HOUSE[house] for house in range(HOUSES) if house % PARTS != PARTS - 1 for _ in range(row[house])]
        if done:
            out.append(Phrase("screen-complete", {"material": material(MATERIAL[at]), "n": done}))
        out += [Phrase("screen-stage", {"material": material(MATERIAL[at]), "part": Phrase(f"house-{stage}")}) for stage in stages]
    free = view["corners"][seat] - sum(sum(view["houses"][seat][at][PARTS:]) for at in range(MATERIALS))
    if free > 0:
        out.append(Phrase("screen-corner", {"n": free}))
    return out


# ---- mine
def _hand(look: Look, pick: bool = False) -> list[Block]:
    """My Fables, each with what it says and when it acts."""
    cards = tuple(_card(look, id, n) for id, n in _fables_of(look))
    return [Cards(Phrase("screen-hand"), cards, pick=pick)] if cards else [Lines(Phrase("screen-hand"), (Line(Phrase("screen-no-fables")),))]


def _hand_in_a_line(look: Look) -> list[Block]:
    """My Fables by their names."""
    cards = tuple(card_name(id) for id, n in _fables_of(look) for _ in range(n))
    return [Lines(Phrase("screen-hand"), (Line(Phrase("screen-in-hand", {"cards": cards}) if cards else Phrase("screen-no-fables")),))]


def _fables_of(look: Look) -> list[tuple[str, int]]:
    hand = look.view["hand"][look.seat]
    return [(FABLES[fable], n) for fable, n in enumerate(hand) if n]


def _my_friend(look: Look) -> list[Block]:
    friend = look.view["friend"][look.seat]
    return [Cards(Phrase("screen-my-friend"), (_card(look, CARDS[friend]),))] if friend >= 0 else []


def _card(look: Look, id: str, n: int = 1, more: Iterable[Line] = ()) -> Card:
    """A card: what it is, when it acts, what it says."""
    settings = look.view.settings
    edition = settings.game.edition
    kind = kind_of(id, edition)
    families: list[Words] = [Phrase(f"kind-{kind}")] if kind else []
    families += windows_of(id, edition)
    lines = tuple(Line(words) for words in describe(id, edition, settings.numbers["amount"][CARDS.index(id)]))
    return Card(id, card_name(id), f"{n} ×" if n > 1 else "", tuple(families), (*lines, *more))


def _landing(look: Look) -> Iterator[Line]:
    """Whom the new Friend may go to, and what each would lose for it."""
    view = look.view
    for seat in range(view.seats):
        friend = view["friend"][seat]
        old: Words = "none"
        if friend >= 0:
            old = Phrase("screen-friend-lost", {"card": card_name(CARDS[friend]), "more": _on_friend(look, seat)})
        key = "ask-player-for-friend.keep" if seat == look.seat else "ask-player-for-friend.give"
        yield Line(Phrase(key, {"seat": look.players[seat], "old": old}))


def _notes(look: Look) -> Iterator[Line]:
    """What only I know: Fables in the hands of others, cards before them, the top of the deck, what lies under the Little Mermaid."""
    view, me = look.view, look.seat
    if me < 0:
        return
    for seat in range(view.seats):
        name = look.players[seat]
        cards = tuple(card_name(FABLES[fable]) for fable, n in enumerate(view["known"][me][seat]) for _ in range(n))
        if seat != me and cards:
            yield Line(Phrase("screen-note-hand", {"seat": name, "cards": cards}))
        if seat != me and view["spied"][me][seat] >= 0:
            yield Line(Phrase("screen-note-card", {"seat": name, **where(PLACES[view["spied"][me][seat]])}))
        if seat != me and view["glimpsed"][me][seat] >= 0:
            yield Line(Phrase("screen-note-fable", {"seat": name, "card": card_name(FABLES[view["glimpsed"][me][seat]])}))
    tops = [(view["pins"] - pin, FABLES[fable]) for pin, fable in enumerate(view["tops"][me]) if fable >= 0 and pin < view["pins"]]
    for depth, fable in sorted(tops):
        yield Line(Phrase("screen-note-top", {"n": depth, "card": card_name(fable)}))
    locked = view["locked"][me]
    if locked:
        yield Line(Phrase("screen-note-locked", {"places": tuple(Phrase(f"place-{PLACES[place]}") for place in bits(locked))}))
    if view["plan"][me] is not None and view["plan"][me] >= 0:
        laid = view["laid"][me]
        card: object = card_name(FABLES[laid]) if laid >= 0 else "unseen" if view["laying"] >> me & 1 else "none"
        yield Line(Phrase("screen-note-plan", {**where(PLACES[view["plan"][me]]), "card": card}))


def troupe(look: Look) -> list[Block]:
    """All that is mine: my Friend, my Fables with their texts, my houses, and what only I know."""
    houses = tuple(Line(words) for words in _houses(look, look.seat)) or (Line(Phrase("screen-no-house")),)
    stock = Line(Phrase("screen-stock", {"things": things(dict(zip(MATERIAL, look.view["board"][look.seat], strict=True)))}))
    blocks = [*_my_friend(look), *_hand(look), Lines(Phrase("screen-mine"), (stock, *houses))]
    if notes := tuple(_notes(look)):
        blocks.append(Lines(Phrase("screen-notes"), notes))
    return blocks


# ---- building
def _to_build(look: Look) -> list[Block]:
    """The next section of each house, with its price or what is in its way."""
    lines = []
    for section in next_sections(look.view, look.seat):
        why = not_built(look.view, look.seat, section)
        price = Phrase(f"material-{MATERIAL[section // HOUSES]}.count", {"n": cost_of(look.view, look.seat, section % HOUSES)})
        name = SECTION[section]
        lines.append(Line(refusal(look, why, name) if why else price, "no" if why else "yes", Phrase(f"section-{name}")))
    return [Lines(Phrase("screen-sections"), tuple(lines))]


def why(look: Look, thing: str) -> list[Block]:
    """A card: what it says, when it acts, where it is as far as I know, and whether it can act now."""
    return [Cards("", (_card(look, thing, more=_about(look, thing)),))]


def _about(look: Look, thing: str) -> Iterator[Line]:
    view, me, number = look.view, look.seat, CARDS.index(thing)
    settings = view.settings
    for seat in range(view.seats):
        if view["friend"][seat] == number:
            yield Line(Phrase("screen-where-friend", {"seat": _who(look, seat), "you": seat == me}))
    if number < len(FABLES):
        mine = view["hand"][me][number] if me >= 0 else 0
        if mine:
            yield Line(Phrase("screen-where-hand", {"n": mine}), "yes")
        for field in ("fable", "fresh", "ripe"):
            for seat in range(view.seats):
                if view[field][seat] == number:
                    yield Line(Phrase(f"screen-where-{field}", {"seat": _who(look, seat), "you": seat == me}))
        for place, unique in enumerate(view["unique"]):
            if unique == number:
                yield Line(Phrase("screen-where-place", where(PLACES[place])))
        copies = settings.numbers["copies"][number]
        yield Line(Phrase("screen-copies", {"n": copies, "gone": view["discard"][number]}))
    else:
        if not settings.numbers["friends"] >> number & 1:
            yield Line(Phrase("screen-not-in-play"))
        elif view["gone"] >> number & 1:
            yield Line(Phrase("screen-friend-gone"))
    yield from _can_now(look, thing)


def _can_now(look: Look, thing: str) -> Iterator[Line]:
    """Whether it works where I am, and whether its Special Action is to be had now."""
    view, me = look.view, look.seat
    number = CARDS.index(thing)
    ours = me >= 0 and number in (view["friend"][me], view["fable"][me])
    place = view["place"][me] if me >= 0 else NONE
    for wanted, cards in zip((True, False), NEEDS_ALONE[view.game.edition], strict=True):
        if ours and thing in cards and place >= 0:
            others = tuple(_who(look, seat) for seat in range(view.seats) if seat != me and view["place"][seat] == place)
            said = Phrase("screen-is-alone", {"people": others, "n": len(others), **where(PLACES[place])})
            yield Line(said, "yes" if bool(others) != wanted else "no")
    if ours and _question(look) == "action-to-take":
        options = {option.name for option in view.options()}
        for name in ("special", "dismiss"):
            if name in options:
                yield Line(Phrase(f"screen-can-{name}"), "yes")
        if "special" not in options and any(phrase.key == "window-special-action" for phrase in windows_of(thing, view.game.edition)):
            yield Line(refusal(look, _not_special(view, me, thing)), "no")


def _not_special(view: View, me: int, friend: str) -> Why:
    """Why the Special Action of my Friend is not to be had."""
    number = CARDS.index(friend)
    if view["actions"][me] == 0:
        return Why("no-actions-left", (0, 0, 0))
    if view["used"] >> number & 1:
        return Why("used-already", (number, 0, 0))
    if friend == "rapunzel":
        place = view["place"][me]
        alone = place >= 0 and all(view["place"][seat] != place for seat in range(view.seats) if seat != me)
        return Why("nothing-stashed" if alone else "not-alone", (0, 0, 0))
    if friend == "rumpelstiltskin":
        return Why("has-nothing", (0, 0, 0))
    if friend == "puss-in-boots":
        return Why("not-now", (number, 0, 0))
    return Why("no-fables-left", (0, 0, 0))


def _who(look: Look, seat: int) -> PlayerName:
    return look.players[seat]


def _phase(view: View, name: str) -> int:
    return int(view.names.number("Phase", name))
