"""What the engine needs to know of 3 Chapters before it opens it."""

from __future__ import annotations

from typing import Final

ID: Final = "three-chapters"
SEATS: Final = (2, 6)  # fewest and most
USUAL_SEATS: Final = 4
LANGUAGES: Final = ("en", "fr")
# by edition the files of its rules; a file that not all editions list may replace functions of those that they share
EDITIONS: Final = {"retail": ("chapters", "draft", "tricks", "abilities", "explaining", "count", "seating", "worlds", "worth")}
RULES_VERSION: Final = {"retail": 1}
# what can be set before the deal, beside seats and deck: name: (default, allowed)
OPTIONS: Final = {"double_draft": (True, (True, False)), "leads": (None, (None, 0, 1, 2, 3, 4, 5))}
EXPLAINS: Final = ("now", "later")  # what `explain` can say of a card: in this trick, and in Chapter III
EXPLAINED: Final = "Card"
