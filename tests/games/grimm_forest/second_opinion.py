"""A second opinion on The Grimm Forest: a scorekeeper at the table, who hears every event and keeps books of his own.

He shares no code with the rules. What he knows by heart is printed in the rulebook (what lies where, what a section costs); of the
settings he reads only the cards that there are and the house rules. Whoever plays wrongly, or tells him something else than the
position says, is told in an AssertionError that names what differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from fabletop.engine.game import Settings
from fabletop.engine.names import Event
from fabletop.engine.position import Position
from fabletop.engine.view import field_values

MATERIALS = ("straw", "wood", "brick")
PLACES = ("fields", "forest", "brickyard", "market")
PARTS = ("floor", "walls", "roof")
HOUSES = (*PARTS, *(f"corner-{part}" for part in PARTS))
REFILL = (("fields", "straw", 5), ("forest", "wood", 4), ("brickyard", "brick", 3), *(("market", material, 1) for material in MATERIALS))
COST = {"floor": 2, "walls": 4, "roof": 6}
SECTIONS, GOAL, ACTIONS = 5, 3, 2
SITES = {"retail": 5, "preview": 6}
TOO_MUCH = 10  # more than this, and Prince Regal needs no die
MONSTERS = {"big-bad-wolf", "bridge-troll", "dragon", "giant", "wolf"}
# what is told, and changes nothing in the books
NO_MATTER = {"spied", "glimpsed", "laid-anew", "swapped", "monster-placed", "food-placed", "predicted", "declared", "looked", "put-back", "locked",
             "unlocked", "chose-reward", "share"}  # fmt: skip


class Scorekeeper:
    """The books of one game, from its first event on."""

    def __init__(self, settings: Settings) -> None:
        self.seats = settings.seats
        self.preview = settings.game.edition == "preview"
        self.numbers = settings.numbers
        self.sites = SITES[settings.game.edition]
        names = settings.names.members
        self.fable_names, self.card_names = names["Fable"], names["Card"]
        self.strict = bool(self.numbers["strict"])
        self.may_rest = bool(self.numbers["may_rest"])
        everybody = range(self.seats)
        self.places = PLACES if self.seats == 4 else PLACES[:3]
        # resources
        self.supply = Counter(dict(zip(MATERIALS, self.numbers["supply"], strict=True)))
        self.stock: dict[str, Counter[str]] = {place: Counter() for place in self.places}
        self.board: list[Counter[str]] = [Counter() for _ in everybody]
        self.stash: Counter[str] = Counter()
        self.refills: list[tuple[str, str, int]] = [row for row in REFILL if row[0] in self.places]
        # cards
        self.unseen = Counter({name: n for name, n in zip(self.fable_names, self.numbers["copies"], strict=True) if n})
        self.discard: Counter[str] = Counter()
        self.hand: list[Counter[str]] = [Counter() for _ in everybody]
        self.table: list[str | None] = [None] * self.seats  # Fables face up
        self.fresh: list[str | None] = [None] * self.seats
        self.ripe: list[str | None] = [None] * self.seats
        self.unique: dict[str, str] = {}
        self.corners = [0] * self.seats
        self.friends = {name for i, name in enumerate(self.card_names) if self.numbers["friends"] >> i & 1}
        self.gone: set[str] = set()
        self.waiting: set[str] = set()  # Friends drawn who have not come to anybody yet
        self.friend: list[str | None] = [None] * self.seats
        # houses
        self.sections = Counter({(material, part): SECTIONS for material in MATERIALS for part in PARTS})
        self.houses: list[Counter[tuple[str, str]]] = [Counter() for _ in everybody]
        self.token: dict[str, int] = {}
        self.paid: list[tuple[int, str, int]] = []  # of a section that is about to be built
        self.dearer: list[tuple[int, str, int]] = []
        # the round
        self.round = 0
        self.first: int | None = None
        self.next: tuple[str, int | None] | None = None  # what must be told now, and of whom
        self.winners: list[int] = []
        self._new_round()

    def _new_round(self) -> None:
        self.laid: list[str | None] = [None] * self.seats
        self.asleep: int | None = None
        self.card: list[str | None] = [None] * self.seats
        self.place: list[str | None] = [None] * self.seats
        self.away: set[int] = set()
        self.got: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.doubled: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.shares: list[tuple[int, str, str | None, int]] | None = None  # what is still to be collected; None: nobody has begun
        self.actions = [ACTIONS] * self.seats
        self.spare = [0] * self.seats
        self.turns: list[int] = []
        self.used = 0

    # ---- listening
    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self.hear_one(event.kind, event.cause, dict(event.args))

    def hear_one(self, kind: str, cause: str, args: dict[str, Any]) -> None:
        if self.next is not None:
            wanted, self.next = self.next, None
            assert (kind, args.get("seat")) == wanted, f"{kind} of {args.get('seat')} where {wanted[0]} of {wanted[1]} was due"
        if kind in NO_MATTER:
            return
        self.cause = cause
        getattr(self, "_" + kind.replace("-", "_"))(*args.values())

    # ---- the round
    def _round_began(self, number: int, seat: int) -> None:
        if self.first is not None:
            self._last_turn_is_over()
            assert not self._finishers(), "a round began after the game was over"
            assert seat == (self.first + 1) % self.seats, "the Starting Player token did not go on"
        elif self.numbers["first"] >= 0:
            assert seat == self.numbers["first"], "somebody else begins than was settled"
        assert number == self.round + 1, "rounds are miscounted"
        missing = [row for row in self.refills if not self.strict or self.supply[row[1]]]
        assert not missing, f"not refilled: {missing}"
        self.first, self.round = seat, number
        self.refills = [row for row in REFILL if row[0] in self.places]
        self._new_round()

    def _refilled(self, place: str, material: str, n: int) -> None:
        while self.strict and self.refills and not self.supply[self.refills[0][1]]:
            self.refills.pop(0)
        assert self.refills, "refilled twice"
        where, what, most = self.refills.pop(0)
        n_due = min(most, self.supply[what]) if self.strict else most
        assert (place, material, n) == (where, what, n_due), f"{n} {material} to the {place} instead of {n_due} {what} to the {where}"
        self._out_of_supply(material, n)
        self.stock[place][material] += n

    def _prince_went(self, place: str, most: int) -> None:
        assert self.seats == 2, "Prince Regal plays with two people only"
        lies = {place: self.stock[place].total() for place in self.places}
        top = max(lies.values())
        if top > TOO_MUCH and not self.preview:
            sturdiest = [place for place in self.places if lies[place] == top][-1]
            assert (place, most) == (sturdiest, top), "Prince Regal must go where most lies"
        else:
            assert most == 0, "Prince Regal must roll the die"
        if lies[place] // 2:
            self.next = ("prince-took", None)

    def _prince_took(self, place: str, material: str, n: int) -> None:
        assert n == self.stock[place].total() // 2, "Prince Regal takes half"
        self._wasted(place, material, n)

    # ---- choosing and revealing
    def _fell_asleep(self, seat: int) -> None:
        self.asleep = seat

    def _laid(self, seat: int, place: str, fable: str | None, n: int) -> None:
        if fable is not None:
            _move(fable, self.hand[seat])
        self.laid[seat] = fable

    def _fable_revealed(self, seat: int, fable: str) -> None:
        if self.asleep == seat:
            _move(fable, self.unseen)
        else:
            assert self.laid[seat] == fable, f"seat {seat} laid {self.laid[seat]}, not {fable}"
        self.table[seat] = fable

    def _unique_placed(self, seat: int, fable: str, place: str) -> None:
        assert place not in self.unique, f"two Unique Locations on the {place}"
        self._off_the_table(seat, fable)
        self.unique[place] = fable

    def _unique_left(self, fable: str, place: str) -> None:
        assert self.unique.pop(place, None) == fable, f"{fable} was not on the {place}"
        self.discard[fable] += 1

    def _set_out(self, seat: int, fable: str) -> None:
        self._off_the_table(seat, fable)
        self.fresh[seat] = fable

    def _off_the_table(self, seat: int, fable: str | None = None) -> str:
        there = self.table[seat]
        assert there is not None, f"no Fable lies before seat {seat}"
        assert fable in (None, there), f"{fable} does not lie before seat {seat}"
        self.table[seat] = None
        return there

    def _nothing(self, seat: int, reason: str) -> None:
        if reason in ("not-paid", "no-room"):
            self.discard[self._off_the_table(seat)] += 1

    def _cancelled(self, seat: int, friend: str, fable: str, of: int) -> None:
        assert self.friend[seat] == friend, f"seat {seat} has no {friend}"
        if self.preview:
            self.discard[self._off_the_table(of, fable)] += 1

    def _card_revealed(self, seat: int, place: str) -> None:
        self.card[seat] = place

    def _changed_card(self, seat: int, place: str) -> None:
        self.card[seat] = place

    def _stayed_away(self, seat: int) -> None:
        self.away.add(seat)

    def _moved(self, seat: int, place: str) -> None:
        if self.cause == "gathering":
            assert self.card[seat] == place, f"seat {seat} goes elsewhere than its Gather card says"
        assert seat not in self.away, f"seat {seat} has stayed away"
        assert self.shares is None, "a pig moved after collecting"
        self.place[seat] = place

    # ---- collecting
    def _turn_order(self) -> list[int]:
        assert self.first is not None
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def _share_out(self) -> list[tuple[int, str, str | None, int]]:
        """Who collects what, in order; at a shared Market one token at a time, of a material that we do not know."""
        shares: list[tuple[int, str, str | None, int]] = []
        for place in self.places:
            pigs = [seat for seat in self._turn_order() if self.place[seat] == place]
            if len(pigs) > 1 and place == "market":
                shares += [(seat, place, None, 1) for _ in range(self.stock[place].total() // len(pigs)) for seat in pigs]
            elif pigs:
                each = {material: self.stock[place][material] // len(pigs) for material in MATERIALS}
                shares += [(seat, place, material, each[material]) for material in MATERIALS for seat in pigs if each[material]]
        return shares

    def _collected(self, seat: int, place: str, material: str, n: int) -> None:
        if self.shares is None:
            assert all(self.place[s] or s in self.away for s in range(self.seats)), "a pig is nowhere"
            self.shares = self._share_out()
        assert self.shares, f"seat {seat} collects {n} {material} too much"
        who, where, what, share = self.shares.pop(0)
        found, due = (seat, place, n), (who, where, share)
        assert found == due, f"seat {seat} collects {n} {material} from the {place}; it should be seat {who}, {share} from the {where}"
        assert what in (None, material), f"seat {seat} collects {material} instead of {what}"
        _move(material, self.stock[place], self.board[seat], n)
        self.got[seat][material] += n

    def _gathering_is_over(self) -> None:
        """As the first player builds: all that was due was collected, Hired Help has doubled it, and the table is cleared."""
        left = self._share_out() if self.shares is None else self.shares
        assert not left, f"not collected: {left}"
        for seat in range(self.seats):
            if self.ripe[seat] == "hired-help":
                short = any(self.doubled[seat][m] != self.got[seat][m] for m in MATERIALS)
                assert not short or self.strict, f"Hired Help did not double what seat {seat} gathered"
            else:
                assert not self.doubled[seat], f"seat {seat} has no Hired Help"
            for fable in (self.ripe[seat], self.table[seat]):
                if fable is not None:
                    self.discard[fable] += 1
            self.ripe[seat], self.fresh[seat], self.table[seat] = self.fresh[seat], None, None

    # ---- resources
    def _out_of_supply(self, material: str, n: int) -> None:
        assert n > 0, f"{n} {material} out of the Supply"
        if self.strict:
            _move(material, self.supply, n=n)

    def _took(self, seat: int, place: str, material: str, n: int) -> None:
        if self.cause == "harvest-moon":
            assert place not in self.place, "Harvest Moon where somebody gathered"
        _move(material, self.stock[place], self.board[seat], n)

    def _put(self, place: str, material: str, n: int) -> None:
        self._out_of_supply(material, n)
        self.stock[place][material] += n

    def _wasted(self, place: str, material: str, n: int) -> None:
        _move(material, self.stock[place], self.supply, n)

    def _gained(self, seat: int, material: str, n: int) -> None:
        if self.paid:  # part of a section's cost
            self.dearer.append((seat, material, n))
        else:
            if self.cause == "hired-help":
                most = min(self.got[seat][material], self.supply[material]) if self.strict else self.got[seat][material]
                assert n == most, f"Hired Help brings {n} {material} for {most}"
                self.doubled[seat][material] += n
            if self.cause == "building":
                assert n == 1, "the action gains one resource"
                self._acts(seat)
            self._out_of_supply(material, n)
        self.board[seat][material] += n

    def _lost(self, seat: int, material: str, n: int) -> None:
        _move(material, self.board[seat], self.supply, n)

    def _gave(self, seat: int, to: int, material: str, n: int) -> None:
        _move(material, self.board[seat], self.board[to], n)

    def _stashed(self, seat: int, material: str, n: int) -> None:
        self._out_of_supply(material, n)
        self.stash[material] += n

    def _unstashed(self, seat: int, material: str, n: int) -> None:
        _move(material, self.stash, self.board[seat], n)

    # ---- cards
    def _drew(self, seat: int, fable: str) -> None:
        if self.cause == "building":
            self._acts(seat)
        _move(fable, self.unseen, self.hand[seat])

    def _kept(self, seat: int, fable: str) -> None:
        _move(fable, self.unseen, self.hand[seat])

    def _reshuffled(self, n: int) -> None:
        assert n == self.discard.total(), "another number of Fables is shuffled than was discarded"
        self.unseen += self.discard
        self.discard = Counter()

    def _discarded(self, seat: int, fable: str) -> None:
        from_deck = self.cause in ("ghostly-whispers", "red-riding-hood")
        _move(fable, self.unseen if from_deck else self.hand[seat], self.discard)

    def _passed(self, seat: int, to: int, fable: str) -> None:
        _move(fable, self.hand[seat], self.hand[to])

    def _fetched(self, seat: int, fable: str) -> None:
        if self.cause == "magic-flute":
            assert fable in MONSTERS, f"the Magic Flute calls {fable}"
            self._off_the_table(next(s for s in self._turn_order() if self.table[s] == fable))
            self.hand[seat][fable] += 1
        else:
            in_deck = self.preview and self.unseen[fable] > 0
            _move(fable, self.unseen if in_deck else self.discard, self.hand[seat])

    def _friend_drawn(self, seat: int, friend: str) -> None:
        if not self.friends:
            stay = {"frog-prince"} & self.gone if self.cause == "frog-prince" else set()
            self.friends, self.gone = self.gone - stay, stay
        assert friend in self.friends, f"{friend} was not in the deck of Friends"
        self.friends.remove(friend)
        self.waiting.add(friend)

    def _friend_came(self, seat: int, friend: str) -> None:
        assert self.friend[seat] is None, f"seat {seat} has two Friends"
        assert friend in self.waiting, f"{friend} was not drawn"
        self.waiting.remove(friend)
        self.friend[seat] = friend

    def _friend_left(self, seat: int, friend: str) -> None:
        assert self.friend[seat] == friend, f"seat {seat} has no {friend}"
        self.friend[seat] = None
        self.gone.add(friend)
        if friend == "rapunzel":
            self.supply += self.stash
            self.stash = Counter()

    # ---- building
    def _turn_began(self, seat: int, n: int) -> None:
        if self.turns:
            self._turn_is_over()
        else:
            self._gathering_is_over()
        assert len(self.turns) < self.seats, "somebody builds twice"
        due = self._turn_order()[len(self.turns)]
        assert seat == due, f"seat {seat} builds where it is seat {due}'s turn"
        assert n == self.actions[seat], f"seat {seat} has {self.actions[seat]} actions, not {n}"
        self.turns.append(seat)
        self.used = 0

    def _acts(self, seat: int) -> None:
        assert self.turns[-1:] == [seat], f"seat {seat} acts out of turn"
        self.used += 1
        assert self.used <= self.actions[seat], f"seat {seat} has {self.actions[seat]} actions and takes more"

    def _turn_is_over(self) -> None:
        seat = self.turns[-1]
        must = 0 if self.may_rest else self.actions[seat] - self.spare[seat]
        possible = not self.strict or any(self.supply[m] for m in MATERIALS) or self.unseen.total() or self.discard.total()
        assert self.used >= must or not possible, f"seat {seat} took {self.used} actions of {must}"

    def _last_turn_is_over(self) -> None:
        assert len(self.turns) == self.seats, "not everybody has built"
        self._turn_is_over()

    def _actions(self, seat: int, n: int) -> None:
        self.actions[seat] += n
        assert self.actions[seat] >= 0, "fewer than no actions"
        self.spare[seat] += n if self.cause == "seven-dwarfs" else 0

    def _acted(self, seat: int, friend: str) -> None:
        assert self.friend[seat] == friend, f"seat {seat} has no {friend}"
        self._acts(seat)

    def _paid(self, seat: int, material: str, n: int) -> None:
        _move(material, self.board[seat], n=n)
        self.paid.append((seat, material, n))

    def _built(self, seat: int, material: str, house: str) -> None:
        part, corner = house.removeprefix("corner-"), house.startswith("corner-")
        mine = self.houses[seat]
        if self.cause == "building" or self.preview:
            self._acts(seat)
        # what it costs
        owner = next((s for s in range(self.seats) if self.friend[s] == "hansel-and-gretel" and s != seat and part == "walls"), None)
        extra = 0 if owner is None else self.numbers["amount"][self.card_names.index("hansel-and-gretel")][0]
        cost = COST[part] - corner + extra
        assert sum(n for _, _, n in self.paid) == cost, f"{material} {house} costs {cost}, not {sum(n for _, _, n in self.paid)}"
        assert {what for _, what, _ in self.paid} == {material}, f"{material} {house} is paid in another material"
        *helpers, (payer, _, _) = self.paid
        assert payer == seat, f"seat {payer} pays what seat {seat} builds"
        if helpers:
            assert self.friend[seat] == "puss-in-boots", f"nobody helps seat {seat}"
            assert [n for _, _, n in helpers] == [1], "one resource comes from one opponent"
            assert helpers[0][0] != seat, f"seat {seat} helps itself"
        assert self.dearer == ([(owner, material, extra)] if extra else []), "what makes Walls dearer went elsewhere"
        self.supply[material] += cost - extra
        self.paid, self.dearer = [], []
        # where it stands
        prefix = "corner-" if corner else ""
        if part == "floor":
            assert not any(mine[material, h] for h in HOUSES if not h.endswith("roof")), f"seat {seat} has a {material} house under way"
            taken = sum(n for (_, h), n in mine.items() if h.startswith("corner-") == corner)
            assert taken < (self.corners[seat] if corner else self.sites), f"seat {seat} has no site left"
        else:
            below = (material, prefix + PARTS[PARTS.index(part) - 1])
            assert mine[below], f"seat {seat} has no {below}"
            mine[below] -= 1
        mine[material, house] += 1
        self.sections[material, part] -= 1
        assert self.sections[material, part] >= 0, f"there are {SECTIONS} {material} {part}"
        if part == "walls":
            self.next = ("friend-drawn", seat)
        elif part == "roof":
            self.next = ("finished", seat)

    def _finished(self, seat: int, material: str, n: int) -> None:
        assert n == self._complete(seat), f"seat {seat} has {self._complete(seat)} complete houses, not {n}"
        if material not in self.token:
            self.next = ("first-builder", seat)

    def _first_builder(self, seat: int, material: str) -> None:
        assert material not in self.token, f"two First Builders of {material}"
        self.token[material] = seat

    def _unbuilt(self, seat: int, material: str, house: str) -> None:
        assert material != "brick", "Brick is safe"
        assert self.houses[seat][material, house], f"seat {seat} has no {material} {house}"
        part = house.removeprefix("corner-")
        self.houses[seat][material, house] -= 1
        self.sections[material, part] += 1
        if part != "floor":
            self.houses[seat][material, house.removesuffix(part) + PARTS[PARTS.index(part) - 1]] += 1

    def _corner_won(self, seat: int) -> None:
        self._off_the_table(seat, "cutting-corners")
        self.corners[seat] += 1

    # ---- the end
    def _complete(self, seat: int, *materials: str) -> int:
        return sum(n for (m, house), n in self.houses[seat].items() if house.endswith("roof") and m in (materials or MATERIALS))

    def _finishers(self) -> list[int]:
        return [seat for seat in range(self.seats) if self._complete(seat) >= GOAL]

    def _won(self, seat: int, n: int) -> None:
        assert n == self._complete(seat), f"seat {seat} has {self._complete(seat)} complete houses, not {n}"
        self.winners.append(seat)

    def _place_of(self, seat: int) -> tuple[int, int, int, int]:
        """The more the better: houses (for a finisher more are no advantage), Brick, Wood, the sturdiest token."""
        tokens = [i for i, material in enumerate(MATERIALS) if self.token.get(material) == seat]
        return (min(self._complete(seat), GOAL), self._complete(seat, "brick"), self._complete(seat, "wood"), max(tokens, default=-1))

    def told_by(self) -> str | None:
        """The last step of the tie that sent somebody away, "shared" when it is still one; None when one player alone has finished."""
        left, how = self._finishers(), None
        if len(left) > 1:
            for step, name in enumerate(("brick", "wood", "token"), 1):
                best = max(self._place_of(seat)[step] for seat in left)
                stay = [seat for seat in left if self._place_of(seat)[step] == best]
                how = name if len(stay) < len(left) else how
                left = stay
            how = "shared" if len(left) > 1 else how
        return how

    def finish(self, p: Position) -> None:
        """The game is over: who has won, and how everybody is placed."""
        self._last_turn_is_over()
        assert self._finishers(), "nobody has finished three houses"
        places = [self._place_of(seat) for seat in range(self.seats)]
        ranks = [1 + sum(other > mine for other in places) for mine in places]
        winners = tuple(seat for seat in range(self.seats) if ranks[seat] == 1)
        assert tuple(self.winners) == winners, f"announced as winners were {self.winners}, not {winners}"
        standings = {standing.seat: standing for standing in p.standings}
        assert [standings[seat].rank for seat in range(self.seats)] == ranks, f"the ranks are {ranks}"
        for seat, standing in standings.items():
            counts = {"complete": self._complete(seat), **{m: self.board[seat][m] for m in MATERIALS}}
            assert standing.counts == counts, f"seat {seat} has {counts}"
        assert p.winners == winners, f"{winners} have won"
        assert p.tie == self.told_by(), f"the tie is told by {self.told_by()}, not {p.tie}"

    # ---- looking at the table
    def compare(self, p: Position) -> None:
        """Raise an AssertionError that names the first thing that lies otherwise than in the books."""
        saved, blank = p.core.save(), PLACES[len(self.places):]
        everybody = range(self.seats)
        for name, mine in (
            ("first", [self.first]),
            ("round", [self.round]),
            ("stock", [*(self.stock[place][m] for place in self.places for m in MATERIALS), *[0] * 3 * len(blank)]),
            ("board", [self.board[seat][m] for seat in everybody for m in MATERIALS]),
            ("got", [self.got[seat][m] for seat in everybody for m in MATERIALS]),
            ("stash", [self.stash[m] for m in MATERIALS]),
            ("supply", [self.supply[m] if self.strict else 0 for m in MATERIALS]),
            ("sections", [self.sections[material, part] for material in MATERIALS for part in PARTS]),
            ("houses", [self.houses[seat][material, house] for seat in everybody for material in MATERIALS for house in HOUSES]),
            ("complete", [self._complete(seat) for seat in everybody]),
            ("corners", self.corners),
            ("token", [self.token.get(material, -1) for material in MATERIALS]),
            ("friend", [_number(name, self.card_names) for name in self.friend]),
            ("hand", [self.hand[seat][fable] for seat in everybody for fable in self.fable_names]),
            ("discard", [self.discard[fable] for fable in self.fable_names]),
            ("fresh", [_number(name, self.fable_names) for name in self.fresh]),
            ("ripe", [_number(name, self.fable_names) for name in self.ripe]),
            ("unique", [_number(self.unique.get(place), self.fable_names) for place in PLACES]),
        ):  # fmt: skip
            theirs = list(field_values(p.settings.game.field(name), saved))
            assert theirs[: len(mine)] == mine, f"{name} in the position: {theirs[: len(mine)]}; in the books: {mine}"
        # who is asked for help with a section has begun the action and not yet built
        used = self.used + (p.decision is not None and p.decision.question == "seat-to-help")
        left = [self.actions[seat] - (used if self.turns[-1:] == [seat] else 0) for seat in everybody if seat not in self.turns[:-1]]
        theirs = [n for seat, n in enumerate(field_values(p.settings.game.field("actions"), saved)[: self.seats]) if seat not in self.turns[:-1]]
        assert theirs == left, f"actions in the position: {theirs}; in the books: {left}"


def _move(thing: str, out_of: Counter[str], to: Counter[str] | None = None, n: int = 1) -> None:
    """n of a thing from one heap to another."""
    assert 0 <= n <= out_of[thing], f"{n} {thing} where there are {out_of[thing]}"
    out_of[thing] -= n
    if to is not None:
        to[thing] += n


def _number(name: str | None, names: list[str]) -> int:
    return -1 if name is None else names.index(name)
