"""The tale of The Grimm Forest as it is told: each effect under the card that causes it, and who got what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fabletop.engine.names import Event
from fabletop.engine.phrase import Phrase, PlayerName
from fabletop.engine.screen import Told, Words
from fabletop.games.grimm_forest.deck import CARDS, FABLES
from fabletop.games.grimm_forest.telling import card_name, dotted, kind_of, tell, things
from fabletop.games.grimm_forest.wording import MATERIAL

ANNOUNCED: Final = {  # these say themselves which card it is
    "nothing", "cancelled", "acted", "monster-placed", "unique-placed", "unique-left", "set-out", "food-placed", "fetched", "friend-came",
    "friend-left", "corner-won", "unlocked", "stashed", "unstashed", "locked",
}  # fmt: skip
WON: Final = {"finished", "first-builder", "won", "corner-won"}
PAID: Final = {"collected", "took", "gained", "unstashed", "friend-came", "built"}
PARTS_OF_A_ROUND: Final = {"fable-revealed", "card-revealed", "collected"}  # told under a head of their own
SILENT: Final = {"refilled", "laid", "share"}


class Teller:
    """Tells the events in order, under the card that causes them; remembers whose card that is, where the pigs are, and who got what."""

    def __init__(self, settings: Any, players: Mapping[int, PlayerName]) -> None:
        self.players = dict(players)
        self.group = ""
        self.owners: dict[str, set[int]] = {}
        self.places: dict[int, str] = {}
        self.cards: dict[int, str] = {}
        self.paid: list[tuple[int, str, int]] = []
        self.net: dict[int, dict[str, int]] = {}
        self.counting = False
        self._stayed = False

    def tell(self, event: Event, viewer: int) -> Told | None:
        """The event as this viewer hears it; what everybody does face down, and what goes without saying, is not worth a line."""
        kind, args = event.kind, event.args
        self._note(kind, args)
        if kind in SILENT:
            return None
        if kind == "round-began":
            self._begin_round()
            return Told(tell(kind, self._named(args, viewer), cause=event.cause), tone="chapter", beat=True)
        if kind == "turn-began":
            return self._told_of_a_turn(event, viewer)
        if kind == "paid":
            self.paid.append((args["seat"], args["material"], args["n"]))
            return None
        if kind == "moved" and event.cause not in CARDS and self.cards.get(args["seat"]) == args["place"]:
            return None
        words = self._words(event, viewer)
        begun = event.cause == self.group
        head = self._head(event, viewer)
        under = kind in PARTS_OF_A_ROUND or (event.cause in CARDS and (begun or kind not in ANNOUNCED))
        tone = "won" if kind in WON else "paid" if kind in PAID else "nothing" if kind == "nothing" else "plain"
        return Told(words, 2 if under or head else 1, tone, head, beat=True)

    def _words(self, event: Event, viewer: int) -> Phrase:
        kind, args = event.kind, event.args
        named = self._named(args, viewer)
        if kind == "built":
            mine = sum(n for seat, _, n in self.paid if seat == args["seat"])
            helper = next((seat for seat, _, _ in self.paid if seat != args["seat"]), None)
            price = things({args["material"]: mine}) if self.paid else None
            self.paid = []
            return tell(kind, named, cause=event.cause, price=price, helper=self.players[helper] if helper is not None else None, helper_you=helper == viewer)
        if kind == "gained" and self.paid:
            return tell(kind, named, cause=event.cause, surcharge=True)
        if kind == "nothing" and args["reason"] == "not-alone":
            place = self.places.get(args["seat"])
            others = tuple(self.players[seat] for seat, at in self.places.items() if at == place and seat != args["seat"])
            return tell(kind, named, cause=event.cause, people=others)
        return tell(kind, named, cause=event.cause, stays=kind == "moved" and self._stayed)

    def _head(self, event: Event, viewer: int) -> Words:
        """The card that does it, and whose it is, once; or the part of the round that begins."""
        kind, cause = event.kind, event.cause
        if cause not in CARDS:
            part = kind if kind in PARTS_OF_A_ROUND else cause if cause in ("first-builder",) else ""
            if part == self.group:
                return ""
            self.group = part
            return Phrase(f"screen-part-{part}") if part and part != "first-builder" else ""
        if cause == self.group:
            return ""
        self.group = cause
        if kind in ANNOUNCED:
            return ""
        owners = self.owners.get(cause, set())
        if len(owners) != 1:
            return Phrase("screen-head", {"card": card_name(cause)})
        (owner,) = owners
        return Phrase("screen-head.of", {"card": card_name(cause), "seat": self.players[owner], "you": owner == viewer})

    def _told_of_a_turn(self, event: Event, viewer: int) -> Told:
        """A Build turn begins; before the first of a round, who got what in the Gather phase."""
        turn = tell(event.kind, self._named(event.args, viewer), cause=event.cause)
        self.group = event.kind
        if not self.counting:
            return Told(turn, tone="part", beat=True)
        self.counting = False
        rows = []
        for seat in sorted(self.players):
            net = [
                Phrase("screen-net.plus" if n > 0 else "screen-net.minus", {"things": things({name: abs(n)})})
                for name, n in self.net.get(seat, {}).items()
                if n
            ]
            rows.append(Phrase("screen-net", {"seat": self.players[seat], "you": seat == viewer, "things": tuple(net), "n": len(net)}))
        return Told(Phrase("screen-ribbon", {"rows": dotted(*rows), "turn": turn}), tone="part", beat=True)

    def _begin_round(self) -> None:
        self.group, self.counting = "", True
        self.places, self.cards, self.net, self.paid = {}, {}, {}, []

    def _note(self, kind: str, args: Mapping[str, Any]) -> None:
        """Remember what later events need."""
        seat: Any = args.get("seat")
        if kind in ("fable-revealed", "set-out", "unique-placed", "monster-placed"):
            self.owners.setdefault(args["fable"], set()).add(seat)
        elif kind == "friend-came":
            self.owners[args["friend"]] = {seat}
        elif kind in ("card-revealed", "changed-card"):
            self.cards[seat] = args["place"]
        elif kind == "moved":
            self._stayed = self.places.get(seat) == args["place"]
            self.places[seat] = args["place"]
        elif kind == "discarded":
            self.owners.pop(args["fable"], None)
        elif kind == "round-began":
            self.owners = {card: seats for card, seats in self.owners.items() if card not in FABLES or self._stays(card)}
        if self.counting and "material" in args and "n" in args:
            self._count(kind, args)

    def _stays(self, card: str) -> bool:
        """Does this Fable lie there for more than a round?"""
        return kind_of(card, "retail") in ("unique", "next-turn")

    def _count(self, kind: str, args: Mapping[str, Any]) -> None:
        signs = {"gained": 1, "collected": 1, "took": 1, "unstashed": 1, "lost": -1, "gave": -1, "paid": -1}
        if kind in signs:
            self._add(args["seat"], args["material"], signs[kind] * args["n"])
        if kind == "gave":
            self._add(args["to"], args["material"], args["n"])

    def _add(self, seat: int, name: str, n: int) -> None:
        row = self.net.setdefault(seat, dict.fromkeys(MATERIAL, 0))
        row[name] += n

    def _named(self, args: Mapping[str, Any], viewer: int) -> dict[str, Any]:
        """The arguments with names for seats, and who of them reads."""
        out: dict[str, Any] = dict(args)
        for name in ("seat", "at", "with", "to", "of"):
            if isinstance(args.get(name), int):
                out["you" if name == "seat" else f"{name}_you"] = args[name] == viewer
                out[name] = self.players[args[name]]
        return out


# ---- little helpers
