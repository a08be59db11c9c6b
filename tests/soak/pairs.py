"""Every two cards of The Grimm Forest in one round, at random, and after every answer all that no answer may break.

`pairs.py N` plays rounds until every ordered pair of Fables (two seats, the first earlier in turn order) and every Fable with every
Friend that somebody holds has met N times, in both editions. A round begins in the middle of a game that is made up: the Fables are in
the hands of those who are to lay them, the Friends before them, and boards, houses, decks, Unique Locations and last round's cards
lie as chance has it. Of the options those are taken first that were never taken before; what was never taken at the end must be known
to be impossible, by `WHY_NEVER`. The file is long because those reasons stand beside the rounds that look for all other options.
"""

from __future__ import annotations

import random
import struct
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[2]
sys.path[:0] = [str(HERE / "src"), str(HERE / "tests")]

import fabletop.compiled

if __name__ == "__main__" and sys.argv[2:] == ["sanitized"]:  # the rules that the soak has built
    fabletop.compiled.__path__.insert(0, str(HERE / "build" / "soak" / "fabletop" / "compiled"))

from fabletop.engine.fields import CODES
from fabletop.engine.game import Game, Opening, Settings
from fabletop.engine.names import Option, bits
from fabletop.engine.words import NONE
from playing import open_game

EDITIONS = ("retail", "preview")
FABLES = 96  # in a deck, as many of each: enough for every hand, and not more than a deck can have
MOST_ANSWERS = 2000  # of a round
NEW = 0.7  # how often an option that was never taken is preferred
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (4, {}), (3, {}), (4, {"supply": "strict"}), (4, {"may_rest": True, "troll_chooses": True}), (3, {"debt_stays": False, "truth_is_place": True}), (2, {}),
    (4, {"wolf_pack": True}),
)  # fmt: skip
STRICT_SUPPLY = 60  # of each material, where it is strict


class Table:
    """One edition, so many seats and settings, with a deck of many copies."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        usual = game.opening(seats, options)
        self.copies = FABLES // sum(n > 0 for n in usual.numbers["copies"])
        copies = [self.copies * (n > 0) for n in usual.numbers["copies"]]
        supply = [STRICT_SUPPLY * (n > 0) for n in usual.numbers["supply"]]
        self.settings = Settings(game, Opening({**usual.numbers, "copies": copies, "supply": supply}, usual.content, usual.names))
        self.game, self.seats, self.numbers = game, seats, self.settings.numbers
        self.places: int = self.numbers["places"]
        self.fables = [fable for fable, n in enumerate(copies) if n]
        self.friends = list(bits(self.numbers["friends"]))
        self.next_turn = list(bits(self.numbers["next_turn"]))
        self.uniques = list(bits(self.numbers["uniques"]))
        self.sound = Sound(game, self.settings)

    def begin(self, fields: Mapping[str, list[int]], seed: int, story: str = "play_round") -> Any:
        """A story that begins with these fields; what is not said is nothing."""
        core, saved = self.game.rules.Core.blank(self.settings.numbers_table), bytearray(self.game.meta["size"])
        for field in self.game.meta["fields"]:
            count = _count(field)
            values = fields.get(field["name"], [NONE if field["name"] in self.game.meta["blank"] else 0] * count)
            struct.pack_into(f"<{count}{CODES[field['type']]}", saved, field["offset"], *values, *[0] * (count - len(values)))
        core.load(bytes(saved))
        core.source = self.game.rules.Chance.fast(seed)
        core.listen()
        core.start(self.game.meta["stories"].index(story))
        assert core.fault == 0, (seed, core.fault)
        return core


def _count(field: Mapping[str, Any]) -> int:
    count = 1
    for size in field["shape"]:
        count *= size
    return count


# ---- what no answer may break, fast
class Sound:
    """What tests/games/grimm_forest/sound.py checks, read from the bytes: 32 counts are one large number whose digits are bytes."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.seats = settings.seats
        self.at = {f["name"]: f["offset"] for f in game.meta["fields"]}
        self.count = {f["name"]: _count(f) for f in game.meta["fields"]}
        self.code = {f["name"]: CODES[f["type"]] for f in game.meta["fields"]}
        self.read = {name: struct.Struct(f"<{n}{self.code[name]}") for name, n in self.count.items()}
        self.kinds = len(settings.numbers["copies"])
        self.copies = sum(n << 8 * fable for fable, n in enumerate(settings.numbers["copies"]))
        self.minus = sum(0x80 << 8 * fable for fable in range(self.kinds))
        self.corners = settings.names.number("Fable", "cutting-corners")
        self.numbers = settings.numbers
        self.strict = bool(settings.numbers["strict"])
        self.supply = settings.numbers["supply"]

    def of(self, saved: bytes, name: str) -> tuple[int, ...]:
        return self.read[name].unpack_from(saved, self.at[name])

    def one(self, saved: bytes, name: str) -> int:
        return int(self.of(saved, name)[0])

    def heaps(self, saved: bytes, name: str) -> list[int]:
        at = self.at[name]
        return [int.from_bytes(saved[i : i + self.kinds], "little") for i in range(at, at + self.count[name], self.kinds)]

    def check(self, saved: bytes) -> None:
        assert self.one(saved, "fault") == 0
        hands, laid = self.heaps(saved, "hand"), self.of(saved, "laid")
        self._fables(saved, hands, laid)
        self._friends(saved)
        self._resources(saved)
        self._houses(saved)
        self._notes(saved, hands, laid)

    def _fables(self, saved: bytes, hands: list[int], laid: tuple[int, ...]) -> None:
        found = 0
        for heap in (*self.heaps(saved, "deck"), *self.heaps(saved, "discard"), *self.heaps(saved, "aside"), *hands):
            assert not heap & self.minus, "a heap of Fables is below nothing"
            found += heap
        pinned = self.of(saved, "pinned")[: self.one(saved, "pins")]
        for fable in (*pinned, *laid, *self.of(saved, "fable"), *self.of(saved, "fresh"), *self.of(saved, "ripe"), *self.of(saved, "unique")):
            if fable != NONE:
                found += 1 << 8 * fable
        found += sum(self.of(saved, "corners")) << 8 * self.corners
        assert found == self.copies, "a Fable is lost or there twice"

    def _friends(self, saved: bytes) -> None:
        together = 0
        held = (1 << friend for friend in (*self.of(saved, "friend"), self.one(saved, "offered")) if friend != NONE)
        for friends in (self.one(saved, "friends"), self.one(saved, "gone"), self.one(saved, "tavern"), *held):
            assert not together & friends, "a Friend is in two places"
            together |= friends
        assert together == self.numbers["friends"], "a Friend is lost"

    def _resources(self, saved: bytes) -> None:
        board, stock, supply, stash = (self.of(saved, name) for name in ("board", "stock", "supply", "stash"))
        assert min(*board, *stock, *supply, *stash, *self.of(saved, "got")) >= 0, "resources below nothing"
        if self.strict:
            for material in range(3):
                n = supply[material] + stash[material] + sum(board[material::3]) + sum(stock[material::3])
                assert n == self.supply[material], "a token came from nowhere or went there"

    def _houses(self, saved: bytes) -> None:
        houses, sections, corners, complete = (self.of(saved, name) for name in ("houses", "sections", "corners", "complete"))
        assert min(houses) >= 0
        for material in range(3):
            used = [sum(houses[material * 6 + house :: 18]) for house in range(6)]
            floors = [used[house] + used[house + 3] for house in range(3)]
            for part in range(3):
                assert sum(floors[part:]) + sections[material * 3 + part] == self.numbers["sections"], "a section is lost"
        for seat in range(self.seats):
            mine = houses[seat * 18 : seat * 18 + 18]
            assert sum(mine[0:3]) + sum(mine[6:9]) + sum(mine[12:15]) <= self.numbers["sites"], "more houses than sites"
            assert sum(mine[3:6]) + sum(mine[9:12]) + sum(mine[15:18]) <= corners[seat], "more houses than corners"
            assert complete[seat] == mine[2] + mine[5] + mine[8] + mine[11] + mine[14] + mine[17], "complete houses are miscounted"

    def _notes(self, saved: bytes, hands: list[int], laid: tuple[int, ...]) -> None:
        known, spied, plan = self.heaps(saved, "known"), self.of(saved, "spied"), self.of(saved, "plan")
        tops, pinned, pins = self.of(saved, "tops"), self.of(saved, "pinned"), self.one(saved, "pins")
        there = [hand + (1 << 8 * fable if fable != NONE else 0) for hand, fable in zip(hands, laid, strict=True)]
        for seat in range(self.seats):
            for other in range(self.seats):
                if other != seat:
                    fits = ((there[other] | self.minus) - known[seat * 4 + other]) & self.minus == self.minus
                    assert fits, "a seat is sure of what is not so"
                if spied[seat * 4 + other] != NONE:
                    assert spied[seat * 4 + other] == plan[other], "a Gather card is another than was seen"
            for pin in range(3):
                if tops[seat * 3 + pin] != NONE:
                    assert pin < pins, "a card is remembered that has gone"
                    assert tops[seat * 3 + pin] == pinned[pin], "a card on the deck is another than was seen"


# ---- a game that is made up
class Middle:
    """The fields of a game at the beginning of some round, at random but for what is asked for."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table, self.rng = table, rng
        self.fields: dict[str, list[int]] = {"first": [rng.randrange(table.seats)], "round": [rng.randrange(1, 30)]}
        self.left = Counter(dict.fromkeys(table.fables, table.copies))
        self.first = self.fields["first"][0]

    def seat(self, i: int) -> int:
        """The i-th in turn order."""
        return (self.first + i) % self.table.seats

    def fables(self, laid: Mapping[int, int], plain: bool) -> None:
        """In every hand the Fable that is to be laid, and some more; the others in the deck and among the discards. Plain: no more, and none out."""
        hands = [0] * 4 * self.table.sound.kinds
        discard = [0] * self.table.sound.kinds
        ripe, unique, keeper, corners = [NONE] * 4, [NONE] * 4, [NONE] * 4, [0] * 4
        for seat, fable in laid.items():
            self.left[fable] -= 1
            hands[seat * self.table.sound.kinds + fable] += 1
        for seat in range(0 if plain else self.table.seats):
            for _ in range(self.rng.choice((0, 0, 1, 3))):
                hands[seat * self.table.sound.kinds + self._one_of(self.table.fables)] += 1
            if self.rng.random() < 0.3:
                ripe[seat] = self._one_of(self.table.next_turn)
            if self.rng.random() < 0.2:
                corners[seat] += self._one_of([self.table.sound.corners]) != NONE
        for place in range(0 if plain else self.table.places):
            if self.rng.random() < 0.15:
                unique[place] = self._one_of(self.table.uniques)
                keeper[place] = self.rng.randrange(self.table.seats) if unique[place] != NONE else NONE
        deck = self.rng.choice((0.0, 0.02, 0.5, 0.5, 0.9, 1.0))  # so much of the rest: all else is discarded
        rest = [0] * self.table.sound.kinds
        for fable, n in self.left.items():
            in_deck = sum(self.rng.random() < deck for _ in range(n))
            rest[fable], discard[fable] = in_deck, n - in_deck
        self.fields |= {"hand": hands, "deck": rest, "discard": discard, "ripe": ripe, "unique": unique, "keeper": keeper, "corners": corners}

    def _one_of(self, fables: list[int]) -> int:
        """One of these that is left, out of the rest; NONE."""
        found = self.rng.choice([fable for fable in fables if self.left[fable] > 0] or [NONE])
        if found != NONE:
            self.left[found] -= 1
        return found

    def friends(self, held: Mapping[int, int]) -> None:
        """These Friends; of the others some are discarded. The Little Mermaid has locked cards, something lies on Rapunzel."""
        names, others = self.table.settings.names, [friend for friend in self.table.friends if friend not in held.values()]
        gone = [friend for friend in others if self.rng.random() < self.rng.choice((0.1, 0.9))]
        locked = [0] * 4
        for seat, friend in held.items():
            if names.members["Card"][friend] == "little-mermaid":
                locked[seat] = sum(1 << place for place in self.rng.sample(range(self.table.places), self.table.places - 2))
            if names.members["Card"][friend] == "rapunzel":
                self.fields["stash"] = [self.rng.randrange(5) for _ in range(3)]
        self.fields |= {
            "friend": [held.get(seat, NONE) for seat in range(4)],
            "gone": [sum(1 << friend for friend in gone)],
            "friends": [sum(1 << friend for friend in others if friend not in gone)],
            "locked": locked,
        }

    def resources(self, market: list[int] | None = None) -> None:
        """On boards and Locations, more or less."""
        much = self.rng.choice((2, 4, 8, 8))
        board = [self.rng.randrange(much) if seat < self.table.seats else 0 for seat in range(4) for _ in range(3)]
        stock = [0] * 12
        for place in range(3):
            stock[place * 3 + place] = self.rng.randrange(12)
        if self.table.places == 4:
            stock[9:] = market or [self.rng.randrange(self.rng.choice((2, 4))) for _ in range(3)]
        stash = self.fields.setdefault("stash", [0, 0, 0])
        supply = [0, 0, 0]
        if self.table.numbers["strict"]:
            for material in range(3):
                supply[material] = STRICT_SUPPLY - sum(board[material::3]) - sum(stock[material::3]) - stash[material]
                if supply[material] < 0 or self.rng.random() < 0.3:  # nearly nothing left: the rest lies on a board
                    board[material] += supply[material] - (less := self.rng.randrange(3))
                    supply[material] = less
        self.fields |= {"board": board, "stock": stock, "supply": supply}

    def houses(self) -> None:
        """Some, nobody having finished three; of every material at most one is under way."""
        houses, complete, sections, token = [0] * 72, [0] * 4, [self.table.numbers["sections"]] * 9, [NONE] * 3
        for seat in range(self.table.seats):
            corners = self.fields["corners"][seat]
            for material in range(3):
                for house in self.rng.sample(range(3), self.rng.choice((0, 1, 1, 2))):
                    if house == 2 and (complete[seat] > 1 or self.rng.random() < 0.5):
                        continue
                    if house < 2 and any(houses[seat * 18 + material * 6 + h] for h in (0, 1, 3, 4)):
                        continue
                    corner = corners > 0 and self.rng.random() < 0.5
                    corners -= corner
                    houses[seat * 18 + material * 6 + house + 3 * corner] += 1
                    for part in range(house + 1):
                        sections[material * 3 + part] -= 1
                    if house == 2:
                        complete[seat] += 1
                        token[material] = seat if token[material] == NONE else token[material]
        self.fields |= {"houses": houses, "complete": complete, "sections": sections, "token": token}


# ---- playing
class Met:
    """What has met whom, and which options were taken, in one edition."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pairs: Counter[tuple[int, int]] = Counter()  # Fable, later Fable
        self.friends: Counter[tuple[int, int]] = Counter()  # Fable, Friend
        self.last_rounds: Counter[tuple[int, int]] = Counter()  # last round's Next-Turn card, Fable
        self.taken: set[tuple[int, int]] = set()
        self.options: dict[int, list[Option]] = {}
        self.rounds = self.answers = 0
        self.revealed = list(game.meta["events"]).index("FABLE_REVEALED")
        self.question_of = {q["name"]: i for i, q in enumerate(game.meta["questions"])}
        self.names = game.start(game.about.USUAL_SEATS, 0).names
        self.standing = min((q["offset"] for q in game.meta["questions"] if q["standing"]), default=1 << 30)
        self.standing_of = next((i for i, q in enumerate(game.meta["questions"]) if q["standing"]), -1)

    def key(self, question: int, option: int) -> tuple[int, int]:
        return (self.standing_of if option >= self.standing else question, option)

    def note(self, core: Any, before: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
        """What was revealed by the last answer, in turn order, and the Friends that were held until then."""
        shown = [row[3] for row in core.events() if row[0] == self.revealed]
        friends, ripe = before
        for i, fable in enumerate(shown):
            self.pairs.update((fable, later) for later in shown[i + 1 :])
            self.friends.update((fable, friend) for friend in friends if friend != NONE)
            self.last_rounds.update((card, fable) for card in ripe if card != NONE)


Wanted = Callable[[int, str, Option], bool]  # by a seat, to a question, this option


def play_round(table: Table, middle: Middle, met: Met, laid: Mapping[int, int], wanted: Wanted | None = None) -> None:
    """At random; each lays what he is to lay, and what was never taken comes first. `wanted`: what to take before all else."""
    rng, names, sound = middle.rng, table.settings.names, table.sound
    plan, kinds = met.question_of["plan_to_lay"], table.sound.kinds + 1
    offset = names.questions[plan]["offset"]
    core = table.begin(middle.fields, rng.getrandbits(60))
    met.rounds += 1
    saved = core.save()
    sound.check(saved)
    for _ in range(MOST_ANSWERS):
        if core.over:
            return
        before = sound.of(saved, "friend"), sound.of(saved, "ripe")
        question = sound.one(saved, "question")
        seat = rng.choice(list(bits(core.waiting)))
        options = core.options(seat)
        first = []
        if wanted is not None:
            first = [option for option in options if wanted(seat, names.questions[question]["name"], names.option(question, option))]
        if not first and question == plan and seat in laid:
            first = [option for option in options if (option - offset) % kinds == laid[seat]]
        if len(first) != 1:
            new = [option for option in first or options if met.key(question, option) not in met.taken]
            first = new if new and rng.random() < NEW else first or options
        option = rng.choice(first)
        assert core.apply(seat, option) == 0, (question, option)
        met.taken.add(met.key(question, option))
        met.answers += 1
        saved = core.save()
        sound.check(saved)
        met.note(core, before)
    raise AssertionError("a round does not end")


def rounds_until(edition: str, times: int, rng: random.Random, most: int = 1 << 60) -> Met:
    """Rounds until every pair has met so often (at most so many rounds)."""
    game = open_game("grimm-forest", edition)
    tables = [Table(game, seats, options) for seats, options in TABLES if not (options.get("wolf_pack") and edition == "preview")]
    met = Met(game)
    fables, friends = tables[0].fables, tables[0].friends
    for goal in range(1, times + 1):
        pairs = [pair for pair in product(fables, fables) if met.pairs[pair] < goal]
        mates = [mate for mate in product(fables, friends) if met.friends[mate] < goal]
        rng.shuffle(pairs)
        rng.shuffle(mates)
        while (pairs or mates) and met.rounds < most:
            meeting(tables[met.rounds % len(tables)], met, pairs, mates, rng)
            # what met often enough goes; what could not meet (somebody slept, or a Friend was sent away) comes again
            pairs = [pair for pair in pairs if met.pairs[pair] < goal]
            mates = [mate for mate in mates if met.friends[mate] < goal]
            if met.rounds % 20 == 0:
                rng.shuffle(pairs)
                rng.shuffle(mates)
    return met


def meeting(table: Table, met: Met, pairs: list[tuple[int, int]], mates: list[tuple[int, int]], rng: random.Random) -> None:
    """One round: as many of those that have yet to meet as there is room for."""
    middle, seats = Middle(table, rng), table.seats
    laid: dict[int, int] = {}
    held: dict[int, int] = {}
    if pairs:
        earlier, later = sorted(rng.sample(range(seats), 2))
        laid[middle.seat(earlier)], laid[middle.seat(later)] = pairs[-1]
        left = sorted(set(range(seats)) - {earlier, later})
        if len(left) == 2 and len(pairs) > 1:
            laid[middle.seat(left[0])], laid[middle.seat(left[1])] = pairs[-2]
    elif mates:
        laid[rng.randrange(seats)] = mates[-1][0]
        held[rng.randrange(seats)] = mates[-1][1]
    for seat in range(seats):
        laid.setdefault(seat, rng.choice([fable for fable in table.fables if list(laid.values()).count(fable) < table.copies]))
    due = {friend for fable, friend in mates if fable in laid.values()} - set(held.values())
    for seat in range(seats):
        if seat not in held and (due or rng.random() < 0.8):
            held[seat] = rng.choice(sorted(due) or [friend for friend in table.friends if friend not in held.values()])
            due.discard(held[seat])
    set_up(middle, laid, held)
    play_round(table, middle, met, laid)


def set_up(middle: Middle, laid: Mapping[int, int], held: Mapping[int, int], market: list[int] | None = None, plain: bool = False) -> None:
    middle.fables(laid, plain)
    middle.friends(held)
    middle.resources(market)
    middle.houses()


# ---- options that random rounds hardly ever bring
# by question, the card before a seat that is asked it
ASKS = {
    "section_with_help": "puss-in-boots", "house_to_blow_at": "big-bad-wolf", "fable_for_the_top": "goldilocks",
    "fable_to_keep": "ghostly-whispers", "fable_in_hand": "snow-white", "fable_to_shed": "fairy-godmother", "fable_to_find": "search-the-past",
    "fable_to_throw": "fairy-godmother", "card_to_lock": "mysterious-stranger", "friend_at_the_tavern": "night-at-the-tavern",
    "mix_at": "cinderella", "mix_to_gain": "fairy-godmother", "another_place": "chinny-chin-chin", "victim_of_the_troll": "bridge-troll", "opponent_here": "a-friendly-game",
}  # fmt: skip
TRIES = 2000  # rounds for what is left of a question


def rare_rounds(met: Met, rng: random.Random) -> None:
    """Rounds made for the options that were not taken yet: large mixes first, then whatever else."""
    table = Table(met.game, 4, {})
    for question, asked in enumerate(met.game.meta["questions"]):
        if asked["name"] == "mix_owed" or (asked["name"] == "mix_at" and "harvest-moon" in _cards(met.game.edition)):
            for option in still_open(met, question):
                _until_mixed(table, met, rng, question, option)
        else:
            for _ in range(TRIES):
                if not (left := still_open(met, question)):
                    break
                if asked["name"] == "effect_to_do":
                    _ordering_round(table, met, rng, rng.choice(left).name)
                else:
                    _asking_round(table, met, rng, ASKS.get(asked["name"], ""))


def _until_mixed(table: Table, met: Met, rng: random.Random, question: int, option: Option) -> None:
    """At the Market lies what half of can be this mix."""
    mix, owed = [part.number for part in option.parts], met.game.meta["questions"][question]["name"] == "mix_owed"
    for _ in range(TRIES):
        if owed:
            _at_the_market(table, met, rng, "bridge-troll", twice(mix), option, guest=1)
        else:  # one alone is what is left of sixteen, of which fifteen are taken first
            _at_the_market(table, met, rng, "harvest-moon", [11, 11, 11] if sum(mix) == 1 else twice(mix), option, guest=None)
        if met.key(question, option.id) in met.taken:
            return


def _asking_round(table: Table, met: Met, rng: random.Random, card: str) -> None:
    """With this card before somebody who is rich and has houses of every stage."""
    middle, me, members = Middle(table, rng), rng.randrange(4), table.settings.names.members["Card"]
    number = members.index(card) if card in _cards(met.game.edition) else NONE
    laid = {me: number} if number in table.fables else {}
    set_up(middle, laid, {me: number} if number in table.friends else {})
    _rich(middle, me)
    for number in rng.sample(table.fables, 3):
        if middle.fields["deck"][number]:
            middle.fields["deck"][number] -= 1
            middle.fields["hand"][me * table.sound.kinds + number] += 1
    used = rng.random() < 0.5  # what a Friend does when he is sent away, or what he does while he stays
    play_round(table, middle, met, laid, lambda seat, asked, option: used and (
        option.name == "special" or option.name.startswith("friend-to-dismiss") or (asked == "fable_to_throw" and option.id > 0)))


def _ordering_round(table: Table, met: Met, rng: random.Random, card: str) -> None:
    """With this card somebody has three effects at the end of the Gather phase: a Fable's, a Friend's, and last round's Taxation."""
    middle, me, members = Middle(table, rng), rng.randrange(4), table.settings.names.members["Card"]
    due = [members.index(name) for name in sorted(END_OF_GATHER[met.game.edition])]
    fable, friend = (rng.choice([card for card in due if card in some]) for some in (table.fables, table.friends))
    number = members.index(card)
    laid, held = {me: number if number in table.fables else fable}, {me: number if number in table.friends else friend}
    set_up(middle, laid, held)
    taxes, fields = members.index("taxation"), middle.fields
    if fields["ripe"][me] == NONE and fields["deck"][taxes]:
        fields["deck"][taxes] -= 1
        fields["ripe"][me] = taxes
    play_round(table, middle, met, laid)


def twice(mix: list[int]) -> list[int]:
    """So much that half of it is this mix or another."""
    stock = [2 * n for n in mix]
    if sum(n > 0 for n in stock) == 1:
        most = stock.index(max(stock))
        stock[most] -= 1
        stock[(most + 1) % 3] += 1
    return stock


def _at_the_market(table: Table, met: Met, rng: random.Random, card: str, stock: list[int], aim: Option, guest: int | None) -> None:
    """Seat 0 lays a card that is played on the Market; seat `guest` alone goes there."""
    middle, fable = Middle(table, rng), table.settings.names.number("Fable", card)
    set_up(middle, {0: fable}, {}, stock, plain=True)

    def wanted(seat: int, question: str, option: Option) -> bool:
        if question == "plan_to_lay":
            place, laid = option.name.split()
            return (place == "market") == (seat == guest) and laid == (card if seat == 0 else "none")
        return option.name == "market" if question in ("place_for_monster", "place_to_harvest") else option.id == aim.id and question.startswith("mix")

    play_round(table, middle, met, {}, wanted)


def _rich(middle: Middle, me: int) -> None:
    """Everybody has enough of all, and this seat some house of every material, on a site or on one of Cutting Corners."""
    rng, fields = middle.rng, middle.fields
    fields["board"] = [9] * 12
    corner = middle.table.sound.corners
    while fields["corners"][me] < 3 and middle.table.uniques and fields["deck"][corner]:
        fields["deck"][corner] -= 1
        fields["corners"][me] += 1
    mine = [0] * 18
    left = fields["corners"][me]
    for material in range(3):
        on_corner = left > 0 and rng.random() < 0.6
        left -= on_corner
        house = rng.randrange(-1, 2)
        if house >= 0:
            mine[material * 6 + house + 3 * on_corner] = 1
    houses = fields["houses"]
    houses[me * 18 : me * 18 + 18] = mine
    fields["complete"][me] = 0
    for material in range(3):
        used = [sum(houses[seat * 18 + material * 6 + house] for seat in range(4) for house in range(6) if house % 3 >= part) for part in range(3)]
        fields["sections"][material * 3 : material * 3 + 3] = [middle.table.numbers["sections"] - n for n in used]


def options_of(met: Met, question: int) -> list[Option]:
    """Every answer to a question that has a number, but for declining."""
    if question not in met.options:
        asked = met.game.meta["questions"][question]
        met.options[question] = [met.names.option(question, number) for number in range(asked["offset"], asked["offset"] + prod(asked["sizes"]))]
    return met.options[question]


def not_taken(met: Met, question: int) -> list[Option]:
    return [option for option in options_of(met, question) if met.key(question, option.id) not in met.taken]


def still_open(met: Met, question: int) -> list[Option]:
    """Not taken, and nobody knows why."""
    return [option for option in not_taken(met, question) if not never(met.game.edition, met.game.meta["questions"][question]["name"], option)]


# ---- why an option can never be taken
END_OF_GATHER = {
    "retail": {
        "a-friendly-game", "big-bad-wolf", "bridge-troll", "consult-the-oracle", "cutting-corners", "fairy-food", "ghostly-whispers", "giant", "grandmas-house",
        "harvest-moon", "hidden-vault", "little-helpers", "lonely-castle", "mysterious-stranger", "powerful-friends", "royal-wedding", "search-the-past",
        "share-the-wealth", "spy-network", "taxation", "thoughtful-gift", "wandering-trader",
        "aladdin", "ali-baba", "frog-prince", "golden-goose", "pinocchio", "seven-dwarfs", "snow-white",
    },
    "preview": {
        "a-friendly-game", "big-bad-wolf", "bridge-troll", "consult-the-oracle", "ghostly-whispers", "little-helpers", "mysterious-stranger", "powerful-friends",
        "spy-network", "taxation", "ali-baba", "golden-goose", "robin-hood", "rumpelstiltskin", "snow-white",
    },
}  # fmt: skip
NOT_ASKED = {
    ("preview", "any_player"): "only the retail edition's Sleeping Beauty asks it",
    ("preview", "any_place"): "only Fairy Food and Pinocchio of the retail edition ask it",
    ("preview", "material_made_at"): "only Hidden Vault, Jack and Pinocchio of the retail edition ask it",
    ("preview", "material_at"): "nobody takes one single resource from the Market while more lie there",
    ("preview", "fable_to_shed"): "there the Fairy Godmother's Fables may be fewer, and are thrown away one by one",
    ("preview", "place_for_unique"): "there are no Unique Locations",
    ("preview", "last_chance"): "it is put for what one may do at any time; it has no answer of its own",
}  # fmt: skip
# how many resources together a card asks for: fewest, most
MIXES = {
    ("retail", "mix_to_gain"): (2, 3), ("preview", "mix_to_gain"): (2, 3), ("retail", "mix_of"): (2, 2), ("preview", "mix_of"): (2, 2),
    ("retail", "mix_at"): (1, 15), ("preview", "mix_at"): (2, 2), ("retail", "mix_owed"): (1, 15), ("preview", "mix_owed"): (1, 15),
}  # fmt: skip
FAREWELLS = {"golden-goose", "fairy-godmother", "rumpelstiltskin"}  # Friends of the preview edition that are dismissed at any time


def _not_asked_for(question: str) -> Callable[[str, list[str], list[int]], bool]:
    return lambda edition, said, n: not MIXES[edition, question][0] <= sum(n) <= MIXES[edition, question][1]


# by question: what makes an option impossible. (edition, names of the option's parts, their numbers)
WHY_NEVER: dict[str, tuple[tuple[str, Callable[[str, list[str], list[int]], bool]], ...]] = {
    "effect_to_do": (("it does nothing at the end of the Gather phase", lambda edition, said, n: said[0] not in END_OF_GATHER[edition]),),
    "friend_at_the_tavern": (("that is a Fable", lambda edition, said, n: n[0] < 32),),
    "friend_to_dismiss": (("that is not dismissed at any time", lambda edition, said, n: said[0] not in FAREWELLS),),
    "action_to_take": (
        ("there are no Special Actions", lambda edition, said, n: edition == "preview" and said[0] == "special"),
        ("a Friend is dismissed at any time, not as part of the turn", lambda edition, said, n: edition == "preview" and said[0] == "dismiss"),
        ("there is no Cutting Corners", lambda edition, said, n: edition == "preview" and "corner" in said[0]),
    ),
    "material_to_spin": (("Straw is what is spun", lambda edition, said, n: said[0] == "straw"),),
    "two_to_swap": (("the two are named in the order of their seats", lambda edition, said, n: n[0] >= n[1]),),
    "two_others_to_swap": (("the two are named in the order of their seats", lambda edition, said, n: n[0] >= n[1]),),
    "house_to_blow_at": (
        ("Brick is safe", lambda edition, said, n: said[0].startswith("brick")),
        ("there is no Cutting Corners", lambda edition, said, n: edition == "preview" and "corner" in said[0]),
    ),
    "gift": (("a gift is 3 at most", lambda edition, said, n: n[0] > 3),),
    **{question: (("no card asks for so few, or so many", _not_asked_for(question)),) for question in ("mix_to_gain", "mix_of", "mix_at", "mix_owed")},
}  # fmt: skip


def never(edition: str, question: str, option: Option) -> str:
    """Why nobody can ever answer so; empty when somebody can."""
    if (edition, question) in NOT_ASKED:
        return NOT_ASKED[edition, question]
    said, numbers = [part.member for part in option.parts], [part.number for part in option.parts]
    for part in option.parts:
        if part.kind in ("Fable", "Card") and part.number != NONE and part.member not in _cards(edition):
            return "the edition has no such card"
    return next((why for why, holds in WHY_NEVER.get(question, ()) if holds(edition, said, numbers)), "")


def _cards(edition: str) -> frozenset[str]:
    if edition not in _found:
        opening, members = open_game("grimm-forest", edition).opening(4, {}), open_game("grimm-forest", edition).meta["kinds"]
        fables = [name for name, n in zip(members["Fable"], opening.numbers["copies"], strict=True) if n]
        _found[edition] = frozenset(fables) | {[*members["Fable"], *members["Card"][1:]][friend] for friend in bits(opening.numbers["friends"])}
    return _found[edition]


_found: dict[str, frozenset[str]] = {}


def wrong_reasons(met: Met) -> list[str]:
    """Options that were taken though they are said to be impossible."""
    return [
        f"{asked['name']} {option.name}: {why}"
        for question, asked in enumerate(met.game.meta["questions"])
        for option in options_of(met, question)
        if met.key(question, option.id) in met.taken and (why := never(met.game.edition, asked["name"], option))
    ]


def without_reason(met: Met) -> list[str]:
    """Options that were never taken, and nobody knows why."""
    return [f"{asked['name']} {option.name}" for question, asked in enumerate(met.game.meta["questions"]) for option in still_open(met, question)]


def main(times: int) -> None:
    for edition in EDITIONS:
        begin, rng = time.perf_counter(), random.Random(times)
        met = rounds_until(edition, times, rng)
        rare_rounds(met, rng)
        least, mates, cards = min(met.pairs.values()), min(met.friends.values()), len({fable for fable, _ in met.pairs})
        impossible = Counter(never(edition, asked["name"], option) for question, asked in enumerate(met.game.meta["questions"]) for option in not_taken(met, question))
        print(f"pairs {edition}: {met.rounds} rounds, {met.answers} answers, {time.perf_counter() - begin:.0f} s; {len(met.pairs)} of {cards**2} ordered pairs of "
              f"Fables met at least {least} times, {len(met.friends)} of Fable and Friend {mates} times; {len(met.taken)} options taken, "
              f"{sum(impossible.values())} impossible for {len(impossible)} reasons")
        wrong, open_ = wrong_reasons(met), without_reason(met)
        if wrong or open_:
            sys.exit(f"pairs {edition}: taken though impossible: {wrong}; never taken, without a reason: {open_}")
    print(f"pairs: every two cards have met {times} times, and nothing broke")


if __name__ == "__main__":
    main(int(sys.argv[1]))
