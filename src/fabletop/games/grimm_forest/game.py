"""What the engine needs to know of The Grimm Forest before it opens it."""

from __future__ import annotations

from typing import Final

ID: Final = "grimm-forest"
SEATS: Final = (2, 4)  # fewest and most
USUAL_SEATS: Final = 4
LANGUAGES: Final = ("en", "fr")
SHARED: Final = ("round", "choosing", "gathering", "building", "ending", "fables", "friends", "decks", "verbs", "hooks", "worlds", "worth")
# by edition the files of its rules; a file that not all editions list may replace functions of those that they share
EDITIONS: Final = {
    "retail": (*SHARED, "retail/table", "retail/fables", "retail/friends"),
    "preview": (*SHARED, "preview/table", "preview/fables", "preview/friends"),
}
RULES_VERSION: Final = {"retail": 1, "preview": 1}
# what can be set before the deal, beside seats and a deck file: name: (default, allowed)
OPTIONS: Final = {
    "first": (None, (None, 0, 1, 2, 3)),  # the first Starting Player; drawn when nobody is named
    "cards": ("all", ("all", "beginner")),
    "preset": (None, (None, "R1", "R2", "R3")),  # how many copies of each Fable: what we reconstructed; the preview's are known
    "supply": ("unlimited", ("unlimited", "strict")),
    # house rules, where a table might well play otherwise
    "may_rest": (False, (False, True)),
    "debt_stays": (True, (True, False)),
    "troll_chooses": (False, (False, True)),
    "truth_is_place": (False, (False, True)),
    "wolf_pack": (False, (False, True)),
}
EXPLAINS: Final = ("share",)  # what `explain` can say: what each of so many pigs would get at the Locations
EXPLAINED: Final = "Card"
# of what these allow one may say always or never
HABITS: Final = ("ali-baba", "gingerbread-man", "goldilocks", "robin-hood", "rumpelstiltskin", "thumbelina", "tom-thumb")
