"""The Grimm Forest in numbers: what a half-played game consists of, what is fixed before the deal, what is asked and told.

Fables have 1 to 6 copies, so heaps of them are counts; each Friend is there once, so heaps of Friends are sets. A card's number is
that of its Fable, or of its Friend after all Fables. Place p of the first three produces material p.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
PLACES: Final = 4
BASIC: Final = 3  # places that produce one material, the one of the same number
MATERIALS: Final = 3
PARTS: Final = 3
HOUSES: Final = 6  # what may stand on a site: floor, walls, roof; the same on a site of Cutting Corners
SECTIONS: Final = MATERIALS * HOUSES
BUILD: Final = 6  # the first action that builds: BUILD + section
FABLES: Final = 32
CARDS: Final = 57
PINS: Final = 3  # Fables on top of the deck whose order somebody may know
COUNTS_TO: Final = 16  # a part of a mix is less than this
MIX: Final = COUNTS_TO * COUNTS_TO

KINDS = {
    "Seat": SEATS,
    "Place": ("fields", "forest", "brickyard", "market"),
    "Material": ("straw", "wood", "brick"),
    "Part": ("floor", "walls", "roof"),
    "Count": COUNTS_TO,
    "House": ("floor", "walls", "roof", "corner-floor", "corner-walls", "corner-roof"),
    "Section": (
        "straw-floor", "straw-walls", "straw-roof", "straw-corner-floor", "straw-corner-walls", "straw-corner-roof",
        "wood-floor", "wood-walls", "wood-roof", "wood-corner-floor", "wood-corner-walls", "wood-corner-roof",
        "brick-floor", "brick-walls", "brick-roof", "brick-corner-floor", "brick-corner-walls", "brick-corner-roof",
    ),
    "Action": (
        "draw", "gain-straw", "gain-wood", "gain-brick", "special", "dismiss",
        "straw-floor", "straw-walls", "straw-roof", "straw-corner-floor", "straw-corner-walls", "straw-corner-roof",
        "wood-floor", "wood-walls", "wood-roof", "wood-corner-floor", "wood-corner-walls", "wood-corner-roof",
        "brick-floor", "brick-walls", "brick-roof", "brick-corner-floor", "brick-corner-walls", "brick-corner-roof",
    ),
    "Fable": (
        "a-friendly-game", "big-bad-wolf", "bridge-troll", "chinny-chin-chin", "consult-the-oracle", "crystal-ball", "curse-of-darkness",
        "cutting-corners", "dragon", "fairy-food", "ghostly-whispers", "giant", "grandmas-house", "harvest-moon", "hidden-vault",
        "hired-help", "little-helpers", "lonely-castle", "magic-flute", "mysterious-stranger", "night-at-the-tavern", "powerful-friends",
        "roar", "royal-wedding", "search-the-past", "share-the-wealth", "spy-network", "taxation", "thoughtful-gift", "wandering-trader",
        "wishing-well", "wolf",
    ),
    "Card": (
        "Fable", "aladdin", "ali-baba", "cinderella", "evil-queen", "fairy-godmother", "frog-prince", "gingerbread-man", "golden-goose",
        "goldilocks", "hansel-and-gretel", "huntsman", "jack", "little-mermaid", "pinocchio", "puss-in-boots", "rapunzel",
        "red-riding-hood", "robin-hood", "rumpelstiltskin", "seven-dwarfs", "sleeping-beauty", "snow-white", "thumbelina", "tom-thumb",
        "wood-cutter",
    ),
    "Yes": ("yes",),
    "Prediction": ("alone", "together"),
    "Reward": ("resources", "fables", "friend"),
    "Layer": ("gather", "fable"),  # of what lies face down before somebody: the Gather card, or the Fable on it
    "Phase": ("start", "choosing", "revealing", "gathering", "building", "end"),
    # when a card acts, in the order of the round; then the moments that are no fixed time
    "Window": (
        "start-of-round", "first-of-all", "when-revealed", "cards-revealed", "pigs-placed", "before-collecting", "after-collecting",
        "end-of-gather", "leaving", "start-of-build", "end-of-build", "special-action", "farewell", "when-gained",
    ),
    # why an effect did nothing
    "Reason": ("not-alone", "nobody-there", "nothing-there", "nobody-can", "no-cards", "no-room", "not-paid", "nobody-hit"),
    "Cause": ("Card", "setup", "round", "prince", "plan", "gathering", "building", "first-builder", "clean-up", "end"),
}  # fmt: skip

# what is fixed before the deal. name: (type, shape)
SETTINGS = {
    "cancels": ("set Fable", (CARDS,)),  # the Monsters that this Friend, going away, cancels
    "monsters": ("set Fable", ()),
    "uniques": ("set Fable", ()),  # Unique Locations
    "next_turn": ("set Fable", ()),
    "wolves": ("set Fable", ()),  # what Red Riding Hood's dig takes for a Wolf
    "friends": ("set Card", ()),  # that are in play
    "supply": ("int16", (MATERIALS,)),  # tokens there are, where the Supply is strict
    "copies": ("int8", (FABLES,)),
    "amount": ("int8", (CARDS, 2)),  # the numbers that a card's text names
    "uses": ("int8", (CARDS,)),  # what its effect at the end of the Gather phase reads or takes, as bits,
    "adds": ("int8", (CARDS,)),  # and what it only adds to: so it is known when an order can matter
    "refill": ("int8", (PLACES, MATERIALS)),
    "cost": ("int8", (PARTS,)),
    "sections": ("int8", ()),  # of each material and part
    "sites": ("int8", ()),
    "actions": ("int8", ()),  # a round
    "goal": ("int8", ()),  # complete houses that end the game
    "seats": ("int8", ()),
    "places": ("int8", ()),  # without the Market 3
    "first": ("int8", ()),  # the first Starting Player; NONE: drawn
    "strict": ("int8", ()),  # the Supply may run out
    # house rules
    "may_rest": ("int8", ()),  # actions may be left unused
    "debt_stays": ("int8", ()),  # what Ali Baba stole is given back even if he has gone meanwhile
    "troll_chooses": ("int8", ()),  # the Bridge Troll's player chooses the types, not the victim
    "truth_is_place": ("int8", ()),  # Pinocchio is judged by where the pig ends
}

# name: (type, shape, who may read it)
FIELDS = {
    # Friends: each is in one of these
    "friends": ("set Card", (), "ALL"),  # the deck: as every Friend is there once, all know what it still holds
    "gone": ("set Card", (), "ALL"),  # discarded
    "tavern": ("set Card", (), "ALL"),  # on the table at the Night at the Tavern
    "friend": ("int8", (SEATS,), "ALL"),
    "offered": ("int8", (), "ALL"),  # the Friend just drawn, to be kept or given
    # Fables: each copy is in one of these
    "deck": ("int8", (FABLES,), "NOBODY TOTAL"),  # without order
    "pinned": ("int8", (PINS,), "NOBODY"),  # on top of it, the last one topmost
    "pins": ("int8", (), "ALL"),
    "hand": ("int8", (SEATS, FABLES), "OWNER TOTAL"),
    "aside": ("int8", (FABLES,), "HOLDER(chooser) TOTAL"),  # drawn to choose from
    "picked": ("int8", (), "HOLDER(chooser)"),  # the last one chosen, of those that are chosen in the order of their names
    "laid": ("int8", (SEATS,), "OWNER"),  # face down on the Gather card
    "fable": ("int8", (SEATS,), "ALL"),  # this round's, face up
    "fresh": ("int8", (SEATS,), "ALL"),  # set out this round, to act in the next
    "ripe": ("int8", (SEATS,), "ALL"),  # set out last round
    "unique": ("int8", (PLACES,), "ALL"),  # the Unique Location on a place
    "corners": ("int8", (SEATS,), "ALL"),  # Cutting Corners
    "discard": ("int8", (FABLES,), "ALL"),
    "chooser": ("int8", (), "ALL"),  # who may look at what lies aside
    "laying": ("set Seat", (), "ALL"),  # before whom a Fable lies face down
    "keeper": ("int8", (PLACES,), "ALL"),  # who played the Unique Location
    "food": ("int8", (SEATS,), "ALL"),  # where this player's Fairy Food lies
    "lair": ("int8", (SEATS,), "ALL"),  # where this player's Monster is
    # notes: what a seat has seen
    "known": ("int8", (SEATS, SEATS, FABLES), "OWNER"),  # Fables that are surely in another's hand, or face down before him
    "tops": ("int8", (SEATS, PINS), "OWNER"),  # of the pinned ones; NONE
    "spied": ("int8", (SEATS, SEATS), "OWNER"),  # of the Gather cards before others, until they are revealed; NONE
    "glimpsed": ("int8", (SEATS, SEATS), "OWNER"),  # of the Fables before others; NONE
    # Gather cards and pigs
    "locked": ("set Place", (SEATS,), "OWNER TOTAL"),  # under the Little Mermaid
    "seen": ("set Place", (SEATS,), "ALL"),  # played since, so not under her
    "newly": ("set Seat", (), "ALL"),  # has locked cards since the plans were laid
    "planned": ("set Seat", (), "ALL"),  # before whom a Gather card lies face down
    "plan": ("int8", (SEATS,), "OWNER"),  # the Gather card face down before me
    "own": ("int8", (SEATS,), "OWNER"),  # the last of my own that I chose or drew
    "whose": ("int8", (SEATS,), "ALL"),  # whose Gather card lies before each
    "stale": ("set Seat", (), "ALL"),  # before whom lies a card that its owner has since replaced by another
    "turned": ("int8", (SEATS,), "ALL"),  # that card of one's own, once everybody has seen it; NONE
    "card": ("int8", (SEATS,), "ALL"),  # the Gather card, face up
    "place": ("int8", (SEATS,), "ALL"),  # of the pig; NONE
    "away": ("set Seat", (), "ALL"),  # goes nowhere this round
    "asleep": ("int8", (), "ALL"),  # whose Fable is the unseen top of the deck; NONE
    # resources and houses
    "stock": ("int16", (PLACES, MATERIALS), "ALL"),
    "board": ("int16", (SEATS, MATERIALS), "ALL"),
    "got": ("int16", (SEATS, MATERIALS), "ALL"),  # gathered this round
    "owing": ("int16", (MATERIALS,), "ALL"),  # what may be chosen of each to be handed over
    "supply": ("int16", (MATERIALS,), "ALL"),  # where it is strict
    "stash": ("int16", (MATERIALS,), "ALL"),  # on Rapunzel
    "sections": ("int8", (MATERIALS, PARTS), "ALL"),
    "houses": ("int8", (SEATS, MATERIALS, HOUSES), "ALL"),  # how many stand so far
    "complete": ("int8", (SEATS,), "ALL"),  # houses with a roof
    "token": ("int8", (MATERIALS,), "ALL"),  # who holds the First Builder token; NONE
    # the round
    "due": ("set Card", (), "ALL"),  # effects still to come of the seat whose turn it is in a window
    "used": ("set Card", (), "ALL"),  # Friends whose Special Action was used this turn
    "predicted": ("int8", (SEATS,), "ALL"),  # Aladdin; NONE
    "declared": ("int8", (SEATS,), "ALL"),  # Pinocchio; NONE
    "robbed": ("int8", (SEATS,), "ALL"),  # whom this player's Ali Baba robbed this round; NONE
    "stolen": ("int8", (SEATS,), "ALL"),  # and of what
    "actions": ("int8", (SEATS,), "ALL"),
    "spare": ("int8", (SEATS,), "ALL"),  # of these, how many may be left unused
    "monster_seen": ("int8", (), "ALL"),  # a Monster was revealed this round
    "rewarded": ("int8", (), "ALL"),  # the Huntsman has had his reward
    "first": ("int8", (), "ALL"),
    "turn": ("int8", (), "ALL"),  # who builds; NONE
    "round": ("int16", (), "ALL"),  # from 1
    "phase": ("int8", (), "ALL"),
}
# the kinds whose members name the places of a field, where they are not seats
AXES = {
    "deck": ("Fable",), "hand": ("", "Fable"), "aside": ("Fable",), "discard": ("Fable",), "known": ("", "", "Fable"),
    "stock": ("Place", "Material"), "board": ("", "Material"), "got": ("", "Material"), "owing": ("Material",), "supply": ("Material",),
    "stash": ("Material",), "sections": ("Material", "Part"), "houses": ("", "Material", "House"), "token": ("Material",),
    "unique": ("Place",), "keeper": ("Place",),
}  # fmt: skip
# fields that hold NONE where there is nothing
BLANK = (
    "friend", "offered", "pinned", "chooser", "laid", "fable", "fresh", "ripe", "unique", "keeper", "food", "lair", "tops", "spied",
    "glimpsed", "plan", "own", "whose", "turned", "card", "place", "asleep", "token", "predicted", "declared", "robbed", "stolen", "turn",
)  # fmt: skip
NOTES = ("known", "tops", "spied", "glimpsed")
COUNTS = ("complete", ("board", "Material"))  # shown in the standings
TIES = ("brick", "wood", "token", "shared")
TIE_BRICK: Final = 0
TIE_WOOD: Final = 1
TIE_TOKEN: Final = 2
TIE_SHARED: Final = 3

REFUSALS = (
    "YOURSELF", "NOT_PLAYING", "NO_MARKET", "LOCKED_AWAY", "MUST_LAY_A_FABLE", "ASLEEP", "NOT_IN_HAND", "NOTHING_LAID", "SAME_CARD",
    "MONSTER_THERE", "GRANDMA_CALLS", "UNIQUE_THERE", "NOT_HERE", "HAS_NOTHING", "TOO_FEW", "SAME_MATERIAL", "CANNOT_RETURN",
    "NOT_SO_MANY", "SUPPLY_EMPTY", "NOTHING_LIES_THERE", "SOMEBODY_GATHERED", "BRICK_IS_SAFE", "NO_SUCH_HOUSE", "SOLD_OUT",
    "HOUSE_UNDER_WAY", "NO_SITE_LEFT", "NO_CORNER_LEFT", "BUILD_BELOW_FIRST", "COST_SHORT", "NO_ACTIONS_LEFT", "NO_FABLES_LEFT",
    "NO_FRIEND", "NO_SPECIAL_ACTION", "USED_ALREADY", "NOT_ALONE", "NOTHING_STASHED", "NOT_DISMISSED", "NOT_ON_TABLE",
    "NOT_DISCARDED", "IN_ORDER", "NOT_NOW",
)  # fmt: skip

# name: {argument: (kind, who may read it)}. A reader is ALL, NOBODY or the names of arguments that hold a seat.
_SEAT = {"seat": ("Seat", "ALL")}
_THING = {"material": ("Material", "ALL"), "n": ("Number", "ALL")}
EVENTS = {
    "ROUND_BEGAN": {"round": ("Number", "ALL"), **_SEAT},
    "PRINCE_WENT": {"place": ("Place", "ALL"), "most": ("Number", "ALL")},  # most: because so much lies there; 0: drawn
    "PRINCE_TOOK": {"place": ("Place", "ALL"), **_THING},
    "REFILLED": {"place": ("Place", "ALL"), **_THING},
    # choosing
    "LAID": {**_SEAT, "place": ("Place", "seat"), "fable": ("Fable", "seat"), "n": ("Number", "ALL")},  # n: with a Fable or without
    "FELL_ASLEEP": {**_SEAT},
    "SPIED": {**_SEAT, "at": ("Seat", "ALL"), "place": ("Place", "seat at")},
    "GLIMPSED": {**_SEAT, "at": ("Seat", "ALL"), "fable": ("Fable", "seat")},
    "LAID_ANEW": {**_SEAT, "place": ("Place", "seat")},  # another Gather card of one's own
    "SWAPPED": {**_SEAT, "with": ("Seat", "ALL")},  # the Gather cards before these two
    # revealing
    "FABLE_REVEALED": {**_SEAT, "fable": ("Fable", "ALL")},
    "MONSTER_PLACED": {**_SEAT, "fable": ("Fable", "ALL"), "place": ("Place", "ALL")},
    "UNIQUE_PLACED": {**_SEAT, "fable": ("Fable", "ALL"), "place": ("Place", "ALL")},
    "UNIQUE_LEFT": {"fable": ("Fable", "ALL"), "place": ("Place", "ALL")},
    "SET_OUT": {**_SEAT, "fable": ("Fable", "ALL")},
    "FOOD_PLACED": {**_SEAT, "place": ("Place", "ALL")},
    "CARD_REVEALED": {**_SEAT, "place": ("Place", "ALL")},
    "STAYED_AWAY": {**_SEAT},
    "CHANGED_CARD": {**_SEAT, "place": ("Place", "ALL")},  # turned up another Gather card
    "MOVED": {**_SEAT, "place": ("Place", "ALL")},
    # what Friends announce
    "PREDICTED": {**_SEAT, "prediction": ("Prediction", "ALL")},
    "DECLARED": {**_SEAT, "place": ("Place", "ALL")},
    # resources
    "COLLECTED": {**_SEAT, "place": ("Place", "ALL"), **_THING},
    "TOOK": {**_SEAT, "place": ("Place", "ALL"), **_THING},  # from a place, not gathered
    "PUT": {"place": ("Place", "ALL"), **_THING},
    "WASTED": {"place": ("Place", "ALL"), **_THING},
    "GAINED": {**_SEAT, **_THING},
    "LOST": {**_SEAT, **_THING},
    "GAVE": {**_SEAT, "to": ("Seat", "ALL"), **_THING},
    "STASHED": {**_SEAT, **_THING},
    "UNSTASHED": {**_SEAT, **_THING},
    # cards
    "DREW": {**_SEAT, "fable": ("Fable", "seat")},
    "RESHUFFLED": {"n": ("Number", "ALL")},
    "LOOKED": {**_SEAT, "n": ("Number", "ALL")},
    "PUT_BACK": {**_SEAT, "fable": ("Fable", "seat")},
    "KEPT": {**_SEAT, "fable": ("Fable", "seat")},
    "DISCARDED": {**_SEAT, "fable": ("Fable", "ALL")},
    "PASSED": {**_SEAT, "to": ("Seat", "ALL"), "fable": ("Fable", "seat to")},
    "FETCHED": {**_SEAT, "fable": ("Fable", "ALL")},  # openly, into the hand
    "FRIEND_DRAWN": {**_SEAT, "friend": ("Card", "ALL")},
    "FRIEND_CAME": {**_SEAT, "friend": ("Card", "ALL")},
    "FRIEND_LEFT": {**_SEAT, "friend": ("Card", "ALL")},
    "LOCKED": {**_SEAT, "n": ("Number", "ALL"), "place": ("Place", "seat")},
    "UNLOCKED": {**_SEAT},
    "CANCELLED": {**_SEAT, "friend": ("Card", "ALL"), "fable": ("Fable", "ALL"), "of": ("Seat", "ALL")},
    "NOTHING": {**_SEAT, "reason": ("Reason", "ALL")},
    # building
    "TURN_BEGAN": {**_SEAT, "n": ("Number", "ALL")},
    "ACTIONS": {**_SEAT, "n": ("Number", "ALL")},  # more or fewer
    "ACTED": {**_SEAT, "friend": ("Card", "ALL")},  # Special Action
    "PAID": {**_SEAT, **_THING},
    "BUILT": {**_SEAT, "material": ("Material", "ALL"), "house": ("House", "ALL")},
    "UNBUILT": {**_SEAT, "material": ("Material", "ALL"), "house": ("House", "ALL")},
    "FINISHED": {**_SEAT, "material": ("Material", "ALL"), "n": ("Number", "ALL")},  # n: complete houses now
    "FIRST_BUILDER": {**_SEAT, "material": ("Material", "ALL")},
    "CHOSE_REWARD": {**_SEAT, "reward": ("Reward", "ALL")},
    "CORNER_WON": {**_SEAT},
    "SHARE": {"place": ("Place", "ALL"), "pigs": ("Number", "ALL"), "straw": ("Number", "ALL"), "wood": ("Number", "ALL"),
              "brick": ("Number", "ALL"), "n": ("Number", "ALL")},  # a look ahead: what each of so many pigs would get; n: tokens at the Market
    "WON": {**_SEAT, "n": ("Number", "ALL")},
}  # fmt: skip
