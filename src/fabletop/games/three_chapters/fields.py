"""3 Chapters in numbers: what a half-played game consists of, what is fixed before the deal, what is asked and told.

A card is its value less one (all 50 values differ, in every deck), so a set of cards is one number of 50 bits and the highest
card of a trick its highest bit.
"""

from __future__ import annotations

from typing import Final

SEATS: Final = 6  # with two people the two Ghosts sit on chairs 2 and 3
CARDS: Final = 50
HAND: Final = 8  # cards dealt to each person, in each deal
PICKS: Final = 8  # most cards that a person keeps
ABILITIES: Final = 3  # most abilities of a card

KINDS = {
    "Seat": SEATS,
    "Card": CARDS,  # named by the deck
    "Category": ("monster", "animal", "magic", "dwarf", "child", "villain", "royal", "wonderland"),
    "Token": ("star", "heart", "gem"),
    # kinds of ability: the digest's vocabulary (rules 6.1)
    "Ability": ("with", "with_category", "per_category", "per_value", "always", "last_in_trick", "lowest_in_trick", "wins_trick",
                "copy", "freeze", "hearts_at_least", "most_gems", "no_trick_won"),
    # what came of an ability: it paid, or why it paid nothing
    "Verdict": ("paid", "partner_missing", "category_missing", "values_missing", "not_last", "not_lowest", "trick_not_won",
                "nothing_to_copy", "frozen", "too_few_hearts", "not_most_gems", "won_a_trick", "other_chapter", "not_yet"),
    "Seal": ("both", "second", "third"),
    "Chapter": ("before", "first", "second", "third", "end"),
    # what causes an event: a card, or one of these rules
    "Cause": ("Card", "setup", "draft", "trick", "majority", "count"),
}

# what is fixed before the deal. name: (type, shape)
SETTINGS = {
    "wanted": ("set Card", (CARDS, ABILITIES)),  # the cards that fulfil the condition, or are counted
    "freezing": ("set Card", ()),  # the cards that lay frost over a trick
    "ability": ("int8", (CARDS, ABILITIES)),  # its kind; NONE when the card has no more
    "number": ("int8", (CARDS, ABILITIES)),  # hearts_at_least: how many; copy: the kind of token
    "gain": ("int8", (CARDS, ABILITIES, 3)),  # tokens by kind
    "seal": ("int8", (CARDS, ABILITIES)),
    "seats": ("int8", ()),  # how many people play
    "chairs": ("int8", ()),  # and with the Ghosts
    "deals": ("int8", ()),  # 2 with the double draft and with two people
    "in_play": ("set Card", ()),  # all 50; fewer only in small examples
    "dealt": ("int8", ()),  # to each, in each deal
    "keeps": ("int8", ()),  # cards kept of each deal
    "leads": ("int8", ()),  # who leads the first trick; NONE: drawn
}

# name: (type, shape, who may read it)
FIELDS = {
    "box": ("set Card", (), "NOBODY"),  # not dealt
    "hand": ("set Card", (SEATS,), "OWNER"),  # I: the hand to choose from; II: the cards to play. A Ghost's: its pile, face down
    "team": ("set Card", (SEATS,), "OWNER"),  # I: the cards kept, face down
    "out": ("set Card", (SEATS,), "OWNER"),  # discarded face down
    "saw": ("set Card", (SEATS, PICKS), "OWNER"),  # notes: each hand that came to me, in order
    "row": ("set Card", (SEATS,), "ALL"),  # II and III: the cards played, open
    "counted": ("set Card", (SEATS,), "ALL"),  # III: cards whose hearts_at_least has been counted
    "richest": ("set Seat", (), "ALL"),  # III: who owned the most gems, before any 4 were paid
    "kept": ("int8", (SEATS, PICKS), "OWNER"),  # notes: which card I kept of each hand
    "given": ("int8", (2, PICKS), "OWNER"),  # notes: with two people, which card went to the Ghost at my right
    "played": ("int8", (SEATS,), "ALL"),  # the card in this trick; NONE
    "tokens": ("int16", (SEATS, 3), "ALL"),
    "due": ("int16", (SEATS, 3), "ALL"),  # what the abilities of this trick gave, or would have given a Ghost, before the copies
    "won": ("int8", (SEATS,), "ALL"),  # tricks won
    "points": ("int16", (SEATS,), "ALL"),
    "chapter": ("int8", (), "ALL"),
    "deal": ("int8", (), "ALL"),  # which deal of the draft, from 0
    "picks": ("int8", (), "ALL"),  # how many cards each has kept
    "trick": ("int8", (), "ALL"),  # which trick, from 0
    "leader": ("int8", (), "ALL"),
}
CONSERVED = {"Card": ("box", "hand", "team", "out", "row")}  # each card lies in exactly one of these
NOTES = ("saw", "kept", "given")  # what a seat has learned
COUNTS = ("points", ("tokens", "Token"), "won")  # shown in the standings
TIES = ("highest-card",)  # how a tie was told

REFUSALS = ("NOT_IN_HAND", "SAME_CARD", "NOTHING_TO_ORDER")

# name: {argument: (kind, who may read it)}. A reader is ALL, NOBODY or the names of arguments that hold a seat.
EVENTS = {
    "CHAPTER_BEGAN": {"chapter": ("Chapter", "ALL")},
    "DEALT": {"seat": ("Seat", "ALL"), "cards": ("set Card", "seat"), "n": ("Number", "ALL")},
    "KEPT": {"seat": ("Seat", "ALL"), "card": ("Card", "seat")},
    "GAVE_GHOST": {"seat": ("Seat", "ALL"), "ghost": ("Seat", "ALL"), "card": ("Card", "seat")},
    "PASSED": {"seat": ("Seat", "ALL"), "to": ("Seat", "ALL"), "cards": ("set Card", "seat to"), "n": ("Number", "ALL")},
    "DISCARDED": {"seat": ("Seat", "ALL"), "cards": ("set Card", "seat"), "n": ("Number", "ALL")},
    "LEADS": {"seat": ("Seat", "ALL"), "trick": ("Number", "ALL")},
    "PLAYED": {"seat": ("Seat", "ALL"), "card": ("Card", "ALL")},
    "TRICK_WON": {"seat": ("Seat", "ALL"), "card": ("Card", "ALL"), "star": ("Number", "ALL")},
    "FROST": {"seat": ("Seat", "ALL"), "card": ("Card", "ALL")},
    # an ability was counted: what it paid (or would have paid, for a Ghost), and with which cards; or why nothing
    "COUNTED": {"seat": ("Seat", "ALL"), "ability": ("Number", "ALL"), "verdict": ("Verdict", "ALL"), "star": ("Number", "ALL"),
                "heart": ("Number", "ALL"), "gem": ("Number", "ALL"), "witness": ("set Card", "ALL")},
    "MAJORITY": {"seat": ("Seat", "ALL"), "gem": ("Number", "ALL")},  # the 4 gems for the most
    "SCORED": {"seat": ("Seat", "ALL"), "star": ("Number", "ALL"), "heart": ("Number", "ALL"), "gem": ("Number", "ALL"), "points": ("Number", "ALL")},
    "WON": {"seat": ("Seat", "ALL"), "points": ("Number", "ALL")},
}
