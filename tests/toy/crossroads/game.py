"""What the engine needs to know of Crossroads before it opens it."""

from __future__ import annotations

from typing import Final

ID: Final = "crossroads"
SEATS: Final = (2, 4)
USUAL_SEATS: Final = 3
LANGUAGES: Final = ("en", "fr")
SHARED: Final = ("night", "walking", "charms", "anytime", "wood", "worlds")
# in a moonless wood nobody ever walks two steps: one function replaces another
EDITIONS: Final = {"retail": SHARED, "moonless": (*SHARED, "moonless")}
RULES_VERSION: Final = {"retail": 1, "moonless": 1}
OPTIONS: Final = {"nights": (3, (1, 2, 3, 4))}
EXPLAINS: Final = ("now",)
EXPLAINED: Final = "Place"
