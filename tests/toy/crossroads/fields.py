"""Crossroads in numbers: a wood of nine places, twelve charms, a sky that is drawn from, and what each child has and knows."""

from __future__ import annotations

from typing import Final

SEATS: Final = 4
PLACES: Final = 9
CHARMS: Final = 12
WEATHERS: Final = 3
POUCH: Final = 2  # charms that the keeper chooses from
LIGHTS: Final = 60
NO_PLACE: Final = PLACES  # among the candidates for a place that may be left out
DEPTH: Final = 16  # four wishes may wait for each other, and a berry is eaten on top

KINDS = {
    "Seat": SEATS,
    "Place": ("inn", "mill", "well", "oak", "crossroads", "chapel", "pond", "ford", "hill"),
    "Charm": ("swan", "lamp", "flute", "owl", "candle", "reed", "lark", "ember", "horn", "moth", "star", "bell"),
    "Power": ("feather", "flame", "whistle"),  # a charm's power is its number modulo 3
    "Weather": ("clear", "mist", "moon"),
    "Trick": ("rustle", "hoot"),
    "Berry": ("red", "blue"),
    "Gift": ("firefly", "pebble", "smile"),
    "Cause": ("Charm", "setup", "night", "walk", "trick", "berry", "wish"),
}

SETTINGS = {
    "paths": ("set Place", (PLACES,)),
    "sky": ("int8", (WEATHERS,)),
    "seats": ("int8", ()),
    "nights": ("int8", ()),
}

FIELDS = {
    "pile": ("set Charm", (), "NOBODY"),
    "hand": ("set Charm", (SEATS,), "OWNER TOTAL"),
    "pouch": ("set Charm", (), "HOLDER(keeper) TOTAL"),
    "spent": ("set Charm", (), "ALL"),
    "dream": ("int8", (SEATS,), "SEALED"),  # where each will wake, until all do
    "keeper": ("int8", (), "ALL"),  # who may look into the pouch
    "at": ("int8", (SEATS,), "ALL"),
    "lights": ("int8", (PLACES,), "ALL"),
    "found": ("int8", (SEATS,), "ALL"),
    "jar": ("int8", (), "ALL"),  # the fireflies that have not come out
    "pebbles": ("int8", (SEATS,), "ALL"),
    "berries": ("set Berry", (SEATS,), "ALL"),
    "wished": ("set Seat", (), "ALL"),
    "sky": ("int8", (WEATHERS,), "ALL"),  # a heap of counts: what was drawn lies open, so all know what is left
    "tonight": ("int8", (), "ALL"),
    "night": ("int8", (), "ALL"),
}
CONSERVED = {"Charm": ("pile", "hand", "pouch", "spent")}
COUNTS = ("found", "pebbles")
TIES = ("pebbles",)

REFUSALS = ("NO_PATH", "TAKEN", "YOU_ARE_HERE", "NOT_YOURS", "NEEDS_A_PLACE", "NEEDS_NO_PLACE", "DARK_THERE", "TOO_FEW_PEBBLES",
            "NOT_IN_POUCH", "EATEN", "WISHED_ALREADY", "YOURSELF", "NOT_PLAYING", "NOTHING_TO_GIVE")

EVENTS = {
    "DEALT": {"seat": ("Seat", "ALL"), "cards": ("set Charm", "seat")},
    "NIGHT_FELL": {"night": ("Number", "ALL"), "weather": ("Weather", "ALL")},
    "GLOWED": {"place": ("Place", "ALL"), "n": ("Number", "ALL")},
    "CHOSE": {"seat": ("Seat", "ALL"), "card": ("Charm", "seat")},
    "DREAMED": {"seat": ("Seat", "ALL"), "place": ("Place", "seat")},
    "WALKED": {"seat": ("Seat", "ALL"), "place": ("Place", "ALL")},
    "GATHERED": {"seat": ("Seat", "ALL"), "n": ("Number", "ALL")},
    "SPOILED": {"seat": ("Seat", "ALL"), "by": ("Seat", "ALL"), "trick": ("Trick", "ALL")},
    "CALMED": {"seat": ("Seat", "ALL"), "card": ("Charm", "ALL")},
    "USED": {"seat": ("Seat", "ALL"), "card": ("Charm", "ALL"), "place": ("Place", "ALL")},
    "ATE": {"seat": ("Seat", "ALL"), "berry": ("Berry", "ALL"), "card": ("Charm", "seat")},
    "WISHED": {"seat": ("Seat", "ALL"), "of": ("Seat", "ALL")},
    "GAVE": {"seat": ("Seat", "ALL"), "to": ("Seat", "ALL"), "gift": ("Gift", "ALL")},
    "WOKE": {"seat": ("Seat", "ALL"), "place": ("Place", "ALL"), "happy": ("Number", "ALL")},
}
