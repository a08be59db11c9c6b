"""A deck file of somebody's own: it lies over the edition's printed deck and says only what differs.

`wolf = 3` under [copies] is how many Wolves there are, `left_out = ["jack"]` under [friends] leaves Jack in the box, and `hired-help = 3`
under [numbers] is the number that the card names. A journal keeps the whole deck in nearly the same form, except that "friends" lists
those who are in play; it may come from a stranger. Whatever is wrong is said in one sentence that names the file, the line and the field.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from fabletop.engine.deck_files import DeckReader, shown
from fabletop.engine.saying import part
from fabletop.engine.toml_lines import KeyPath, Lines
from fabletop.games.grimm_forest.deck import CARDS, FABLES, FRIENDS, Deck, DeckError, cards

MOST_COPIES: Final = 9
LARGEST_NUMBER: Final = 9
FEWEST_FABLES: Final = 8
MOST_FABLES: Final = 120
FEWEST_FRIENDS: Final = 8  # at the Night at the Tavern four players draw four Friends while everybody holds one
WHISPERS: Final = "ghostly-whispers"
TABLES: Final = {"copies": "wolf = 2", "friends": 'left_out = ["jack"]', "numbers": "hired-help = 3"}  # with a line as it may stand in each


def deck_from_file(path: str | os.PathLike[str], printed: Deck) -> Deck:
    """The printed deck with somebody's deck file laid over it; DeckError if the file cannot be read or played with."""
    return _Reader.of_file(path).over(printed)


def deck_from_text(text: str, printed: Deck, source: str = "deck") -> Deck:
    """The printed deck with a deck file's text laid over it; `source` names the text in refusals."""
    return _Reader.of_text(text, source).over(printed)


def deck_from_content(content: Mapping[str, Any], printed: Deck) -> Deck:
    """The deck that a content describes whole. The printed one tells the edition, and the numbers that are not named."""
    return _Reader("deck", content).whole(printed)


class _Reader(DeckReader):
    """Reads one deck, checks it, and says where something is wrong."""

    error = DeckError
    deepest = 3  # ("numbers", "wandering-trader", 1) is as deep as a deck goes
    longest = "numbers.hired-help"

    def __init__(self, source: str, content: object, lines: Lines | None = None) -> None:
        super().__init__(source, content, lines)
        if not isinstance(content, Mapping):
            raise self._refusal(part("deck-no-tables", given=shown(content)))
        self._known_fields(content, tuple(TABLES), "deck-a-deck", ())
        self._tables: Mapping[str, Any] = content

    # reading a deck

    def over(self, printed: Deck) -> Deck:
        """The `printed` deck with what the file says laid over it."""
        copies = {**printed.copies, **self._copies(printed)}
        table = self._table("friends")
        self._known_fields(table, ("left_out",), "deck-the-friends", ("friends",))
        at = ("friends", "left_out")
        left_out = self._friends(table.get("left_out", []), printed, *at)
        return self._deck(printed, copies, set(printed.friends) - left_out, at)

    def whole(self, printed: Deck) -> Deck:
        """The deck of a content that leaves out no Fable and no Friend who is there."""
        friends = self._friends(self._tables.get("friends", []), printed, "friends")
        return self._deck(printed, self._copies(printed), friends, ("friends",))

    def _deck(self, printed: Deck, copies: Mapping[str, int], friends: Iterable[str], at: KeyPath) -> Deck:
        """The deck, once there is enough of everything. `at` is where the Friends are told."""
        numbers = {**printed.numbers, **self._numbers(printed)}
        count = sum(copies.values())
        if not FEWEST_FABLES <= count <= MOST_FABLES:
            raise self._refusal(part("deck-fables", count=count, low=FEWEST_FABLES, high=MOST_FABLES), "copies")
        # in the order of the printed deck: so that one deck has one content, and one hash
        in_play = tuple(id for id in FRIENDS if id in friends)
        if len(in_play) < FEWEST_FRIENDS:
            raise self._refusal(part("deck-few-friends", count=len(in_play), low=FEWEST_FRIENDS), *at)
        return Deck(printed.edition, {id: copies[id] for id in FABLES if copies.get(id)}, in_play, numbers)

    # reading a table

    def _copies(self, printed: Deck) -> dict[str, int]:
        """How many there are of each Fable that is named."""
        found = {}
        for key, value in self._table("copies").items():
            id = self._card(key, FABLES, "deck-no-fable", "deck-is-a-friend", printed, "copies", key)
            found[id] = self._number(value, 0, MOST_COPIES, "copies", key)
        return found

    def _friends(self, value: object, printed: Deck, *at: str | int) -> set[str]:
        """The Friends of a list, each there once."""
        found: set[str] = set()
        for k, one in enumerate(self._list(value, *at)):
            id = self._card(one, FRIENDS, "deck-no-friend", "deck-is-a-fable", printed, *at, k)
            if id in found:
                raise self._refusal(part("deck-friend-twice", id=id), *at, k)
            found.add(id)
        return found

    def _numbers(self, printed: Deck) -> dict[str, tuple[int, ...]]:
        """The numbers of each card that is named."""
        known = cards(printed.edition)
        naming = [id for id in CARDS if id in known and known[id].numbers]
        found = {}
        for key, value in self._table("numbers").items():
            id = self._card(key, naming, "deck-no-numbered", "deck-names-no-number", printed, "numbers", key)
            found[id] = self._amounts(value, known[id].numbers, "numbers", key)
        draws, keeps = found.get(WHISPERS, printed.numbers[WHISPERS])
        if keeps > draws:
            raise self._refusal(part("deck-keeps-more", draws=draws, keeps=keeps), "numbers", WHISPERS)
        return found

    def _amounts(self, value: object, printed: Sequence[int], *at: str | int) -> tuple[int, ...]:
        """As many numbers as are printed on the card; a single one need not be a list."""
        amounts = value if isinstance(value, list) else [value]
        if len(amounts) != len(printed) == 1:
            raise self._refusal(part("deck-one-number", count=len(amounts), example=printed[0]), *at)
        if len(amounts) != len(printed):
            raise self._refusal(part("deck-two-numbers", count=len(amounts), example=str(list(printed))), *at)
        return tuple(self._number(one, 0, LARGEST_NUMBER, *at, k) for k, one in enumerate(amounts))

    # reading a field

    def _table(self, name: str) -> Mapping[str, Any]:
        """One of the tables; an empty one if nothing is said there."""
        table = self._tables.get(name, {})
        if not isinstance(table, Mapping):
            raise self._refusal(part("deck-no-table", given=shown(table), table=name, example=TABLES[name]), name)
        return table

    def _card(self, value: object, allowed: Sequence[str], no: str, other: str, printed: Deck, *at: str | int) -> str:
        """A card of the edition that is allowed here. The keys of two texts: `no` for a word that is no such card, `other` for a card
        that is of another kind."""
        known = cards(printed.edition)
        word = self._string(value, *at)
        if word in CARDS and word not in known:
            raise self._refusal(part("deck-not-in-edition", id=word, edition=printed.edition), *at)
        if word in known and word not in allowed:
            raise self._refusal(part(other, id=word), *at)
        return self._choice(word, [id for id in allowed if id in known], no, *at)
