"""The words of The Grimm Forest's questions, options and refusals, with their numbers and names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fabletop.engine.names import Option, Why
from fabletop.engine.phrase import Phrase, PlayerName
from fabletop.engine.screen import Look, Words
from fabletop.games.grimm_forest.deck import CARDS, FABLES
from fabletop.games.grimm_forest.fields import HOUSES, KINDS, PARTS
from fabletop.games.grimm_forest.prices import cost_of, surcharge_to
from fabletop.games.grimm_forest.telling import card_name, material, things, where

NONE: Final = -1


def _members(kind: str) -> tuple[str, ...]:
    members = KINDS[kind]
    assert isinstance(members, tuple)
    return members


PLACES: Final = _members("Place")
MATERIAL: Final = _members("Material")
PART: Final = _members("Part")
HOUSE: Final = _members("House")
SECTION: Final = _members("Section")
COUNT_OF: Final = ("straw", "wood", "brick")  # the parts of a mix


# ---- questions
def prompt(look: Look) -> Phrase:
    """What exactly is asked: the question with its numbers, names and cards; as it is asked of everybody where there is no more to say."""
    view = look.view
    decision = view.decision
    assert decision is not None
    question, cause, known = decision.question, decision.cause, dict(decision.known)
    amount = view.settings.numbers["amount"][CARDS.index(cause)] if cause in CARDS else (0, 0)
    args: dict[str, object] = {"cause": cause, "n": known.get("n", known.get("more", amount[0])), "m": amount[1]}
    if view.game.edition == "preview" and cause == "ali-baba":
        args["cause"] = "preview-ali-baba"
    seat = next((known[name] for name in ("owner", "giver", "victim", "friend") if name in known), NONE)
    if seat >= 0 and "seat" not in known:
        args |= {"seat": look.players[seat], "you": seat == look.seat}
        args["things"] = things(dict(zip(MATERIAL, view["board"][seat], strict=True)))
    if question == "mix-owed":
        owed = [min(a, b) for a, b in zip(view["owing"], view["board"][seat], strict=True)]
        args["things"] = things(dict(zip(MATERIAL, owed, strict=True)))
        args["n"] = min(known["n"], sum(owed))
    if question == "mix-to-gain":
        supply = view["supply"]
        args["n"] = min(known["n"], sum(supply)) if view.settings.numbers["strict"] else known["n"]
    if "place" in known and known["place"] >= 0:
        args |= where(PLACES[known["place"]])
        args["things"] = things(dict(zip(MATERIAL, view["stock"][known["place"]], strict=True)))
    if "monster" in known:
        args["monster"] = card_name(FABLES[known["monster"]])
        if view["friend"][look.seat] >= 0:
            args["card"] = card_name(CARDS[view["friend"][look.seat]])
        elif question == "friend-against":
            return Phrase("question-friend-against")
    if "material" in known:
        args["material"] = material(MATERIAL[known["material"]])
    if "given" in known:
        args["material"] = material(MATERIAL[known["given"]])
        args["given"] = Phrase(f"material-{MATERIAL[known['given']]}.count", {"n": known.get("number", 1)})
    if question == "player-for-friend":
        args["card"] = card_name(CARDS[view["offered"]])
    if question == "fable-in-hand":
        owner = next((one for one in range(view.seats) if view["friend"][one] == CARDS.index("snow-white")), NONE)
        if cause != "snow-white" or owner == NONE:
            return Phrase("question-fable-in-hand")
        args |= {"seat": look.players[owner], "you": owner == look.seat}
    if question == "card-instead":
        at = next((one for one in range(view.seats) if one != look.seat and view["spied"][look.seat][one] >= 0), NONE)
        if at == NONE or view["plan"][look.seat] is None or view["plan"][look.seat] < 0:
            return Phrase("question-card-instead")
        args |= where(PLACES[view["spied"][look.seat][at]])
        args["mine"] = Phrase(f"place-{PLACES[view['plan'][look.seat]]}.the")
    if question == "opponent" and cause == "robin-hood" and view.game.edition == "retail":
        args["cause"] = "none"
    return Phrase(f"ask-{question}" if question in ASKED else f"question-{question}", args)


ASKED: Final = {
    "player-for-friend", "mix-to-gain", "mix-of", "mix-at", "mix-owed", "material-of", "material-at", "material-made-at",
    "house-to-blow-at", "fable-in-hand", "fable-to-shed", "fable-to-keep", "fable-to-find", "material-to-give", "gift",
    "material-to-return", "material-to-trade", "another-material", "friend-against", "monster-to-discard", "card-to-lock", "sure",
    "opponent", "opponent-here", "opponent-with-resources", "any-player", "any-place", "material-to-gain", "card-instead", "seat-to-help",
}  # fmt: skip


def refusal(look: Look, why: Why, option: str = "") -> Phrase:
    """Why not, with the names and numbers of its sentence. `option` is what was refused, by its name: a section says more with it."""
    view, code = look.view, why.code
    a, b, c = why.numbers
    args: dict[str, object] = {"seat": look.players.get(look.seat, PlayerName("")), "given": a, "now": b}
    key = f"refusal-{code}"
    if code in ("must-lay-a-fable", "nothing-laid", "cannot-return", "not-here"):
        args |= {"to": look.players.get(a, PlayerName("")), "to_you": a == look.seat}
    if code in ("locked-away", "same-card", "grandma-calls", "somebody-gathered", "nothing-lies-there"):
        args |= where(PLACES[a])
    if code in ("monster-there", "unique-there"):
        args |= where(PLACES[b])
    if code in ("not-in-hand", "unique-there", "no-special-action", "used-already", "not-dismissed", "not-on-table", "not-discarded"):
        args["card"] = card_name(CARDS[a])
    if code in ("has-nothing", "too-few", "same-material", "supply-empty", "sold-out", "house-under-way", "build-below-first", "cost-short", "no-such-house"):
        args["material"] = material(MATERIAL[a]) if a >= 0 else "none"
    if code == "not-here":
        args["where"] = "produced" if a == NONE else "nowhere" if b == NONE else "else"
        args |= where(PLACES[b]) if b >= 0 else {}
    elif code == "too-few":
        args |= {"have": b, "n": c}
    elif code == "cannot-return":
        args |= {"n": b, "material": material(MATERIAL[c])}
    elif code == "not-so-many":
        args |= {"given": a, "n": b}
        decision = view.decision
        if decision is not None and decision.question == "gift":
            key += ".most"
    elif code == "nothing-lies-there":
        args["material"] = material(MATERIAL[b]) if b >= 0 else "none"
    elif code == "no-such-house":
        args["section"] = Phrase(f"section-{MATERIAL[a]}-{HOUSE[b]}")
    elif code == "sold-out":
        args["part"] = Phrase(f"part-{PART[b]}")
    elif code in ("no-site-left", "no-corner-left"):
        args["n"] = a
    elif code == "build-below-first":
        args |= {"part": Phrase(f"part-{PART[b % PARTS]}"), "below": Phrase(f"part-{PART[(b - 1) % PARTS]}")}
    elif code == "cost-short":
        args |= {"have": b, "short": c - b, "cost": Phrase(f"material-{MATERIAL[a]}.count", {"n": c}), **where(PLACES[a])}
        section = option.split()[0] if option else ""
        if section in SECTION and (owner := surcharge_to(view, look.seat, SECTION.index(section) % HOUSES)) != NONE:
            key += ".surcharge"
            args["to"] = look.players[owner]
    elif code == "no-fables-left":
        args |= {"have": a, "n": b}
    elif code == "not-alone":
        place = view["place"][look.seat]
        others = tuple(look.players[seat] for seat in range(view.seats) if seat != look.seat and place >= 0 and view["place"][seat] == place)
        args |= {"people": others, "n": len(others), **(where(PLACES[place]) if place >= 0 else {})}
    elif code == "not-now":
        named = view.decision is not None and view.decision.question == "effect-to-do"
        args["which"] = "effect" if named else "section" if a == CARDS.index("puss-in-boots") else "other"
        args["card"] = card_name(CARDS[a]) if 0 <= a < len(CARDS) else ""
    return Phrase(key, args)


# ---- words for options
def described(settings: Any, thing: str) -> Words:
    """A card's name."""
    return card_name(thing)


def thing(settings: Any, kind: str, member: str, look: Look | None = None) -> Words | None:
    """The words of a member of a kind where they are more than a text of their own; None where they are not. With a look prices are true,
    and the Friend is named."""
    if member == "none":
        return Phrase(f"none-{kind.lower()}")
    if kind in ("Card", "Fable"):
        return card_name(member)
    if kind == "Action" and member in SECTION:
        return _section(settings, member, look)
    if kind == "Action" and member in ("special", "dismiss") and look is not None and look.view["friend"][look.seat] >= 0:
        return Phrase(f"action-{member}.of", {"card": card_name(CARDS[look.view["friend"][look.seat]])})
    if kind == "Count":
        return member
    return None


def _section(settings: Any, section: str, look: Look | None) -> Phrase:
    at, house = divmod(SECTION.index(section), HOUSES)
    cost = int(settings.numbers["cost"][house % PARTS]) - (house >= PARTS) if look is None else cost_of(look.view, look.seat, house)
    return Phrase("action-build", {"section": Phrase(f"section-{section}"), "things": Phrase(f"material-{MATERIAL[at]}.count", {"n": cost})})


def button(settings: Any, question: str, option: Option, players: Mapping[int, PlayerName], look: Look | None = None) -> Phrase:
    """What choosing an option says."""
    for standing in settings.names.questions:
        name = standing["name"].replace("_", "-")
        if standing["standing"] and option.name.startswith(f"{name} "):
            question = name
    args: dict[str, object] = {}
    if [part.name for part in option.parts] == list(COUNT_OF):
        args["things"] = things({part.name: part.number for part in option.parts})
    for part in option.parts:
        args |= _argument(settings, part.name, part.kind, part.member, part.number, players, look)
    return Phrase(f"question-{question}.button", args)


def _argument(settings: Any, name: str, kind: str, member: str, number: int, players: Mapping[int, PlayerName], look: Look | None) -> dict[str, object]:
    """A part of an option as the text of a button takes it."""
    if kind == "Seat":
        who: object = "none" if number < 0 else players.get(number, Phrase("seat-unnamed", {"n": number + 1}))
        return {"to" if name == "other" else "seat": who}
    if kind in ("Card", "Fable"):
        return {"card": "none" if number < 0 else card_name(member)}
    if kind == "Place":
        return where(member)
    if kind == "Count":
        return {"n": number}
    if kind == "Action":
        return {"action": thing(settings, kind, member, look) or Phrase(f"action-{member}")}
    return {kind.lower(): Phrase(f"{kind.lower()}-{member}")}
