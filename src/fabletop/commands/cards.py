"""`fabletop cards GAME [CARD]`: the cards as a catalogue, with what is known of each and how well."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fabletop.commands.catalogue import deck_of, full_texts, own_module, simple_name
from fabletop.commands.names import CARD, EDITION, FILE, GAME
from fabletop.commands.page import columns, heading, indented, page, styled, write_json
from fabletop.commands.shape import Wrong, argument, command, option
from fabletop.commands.words import Words
from fabletop.texts.files import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

    from fabletop.engine.booklet import Entry

MARKED = "evidence-reconstructed"
NARROW = 90  # columns under which the families go below the abilities


@command("cards")
@argument("game_name", type=GAME, metavar="GAME", is_eager=True)
@argument("card", type=CARD, required=False, metavar="[CARD]")
@option("--edition", type=EDITION, metavar="EDITION", is_eager=True)
@option("--deck", type=FILE, metavar="FILE", is_eager=True)
@option("--both", is_flag=True)
def cards(words: Words, as_json: bool, game_name: str, card: str | None, edition: str | None, deck: str | None, both: bool) -> None:
    """All cards of a game, or one with all that is known of it."""
    from fabletop.engine.finding import discovered

    about = discovered()[game_name]
    all_cards, telling = deck_of(about, deck, edition), own_module(about, "telling")
    if all_cards is None or not hasattr(telling, "catalogue"):
        raise Wrong(words("error-no-cards", game=game_name))
    chosen = [_described(words, about, one) for one in telling.catalogue(all_cards) if card in (None, one.id)]
    if as_json:
        write_json(chosen if card is None else chosen[0])
    elif card is None:
        _catalogue(words, about, chosen, both)
    else:
        _page_of(words, chosen[0])


def _described(words: Words, about: Any, card: Entry) -> dict[str, Any]:
    """A card as `--json` gives it; the sentences are in the reader's language."""
    from fabletop.engine.phrase import Phrase

    texts = full_texts(about.ID, words.lang)
    assert texts is not None
    names = {lang: (full_texts(about.ID, lang) or texts).name(card.name) for lang in LANGUAGES}
    return {
        "id": card.id,
        "value": card.value,
        "name": names[words.lang],
        "names": names,
        "categories": list(card.categories),
        "families": [texts.say(family) for family in card.families],
        "abilities": [{**ability, "text": texts.say(phrase)} for ability, phrase in card.abilities],
        "evidence": {fact: phrase.key.removeprefix("evidence-") for fact, phrase in card.evidence.items()},
        "evidence_text": {texts.say(Phrase(f"evidence-of-{fact}")): texts.say(phrase) for fact, phrase in card.evidence.items()},
        "reconstructed": [fact for fact, phrase in card.evidence.items() if phrase.key == MARKED],
    }


def _catalogue(words: Words, about: Any, cards: list[dict[str, Any]], both: bool) -> None:
    console = page()
    heading(console, simple_name(about, words.lang), words("cards-count", count=len(cards)))
    narrow = console.width < NARROW
    table = columns(console, "", words("cards-name"), *([] if narrow else [words("cards-families")]), words("cards-abilities"), right=(0,))
    table.columns[0].no_wrap = True
    for column, ratio in zip(table.columns[1:], (2, 3) if narrow else (5, 4, 9), strict=True):
        column.ratio = ratio
    table.expand = True
    for card in cards:
        name = styled(card["name"])
        if card["reconstructed"]:
            name.append(" *", "yellow")
        if both:
            other = next(lang for lang in LANGUAGES if lang != words.lang)
            name.append(f"\n{card['names'][other]}", "italic dim")
        families, abilities = styled(("— " if narrow else "") + ", ".join(card["families"]), "dim"), _abilities(words, card)
        if narrow and card["families"]:
            abilities.append("\n").append_text(families)
        table.add_row(str(card["value"]), name, *([] if narrow else [families]), abilities)
    console.print(table)
    console.print()
    console.print(styled(words("cards-mark"), "dim"))


def _abilities(words: Words, card: dict[str, Any]) -> Text:
    return styled("\n".join(ability["text"] for ability in card["abilities"]) or words("cards-none"))


def _page_of(words: Words, card: dict[str, Any]) -> None:
    console = page()
    heading(console, f"{card['value']}  {card['name']}", " · ".join(card["families"]))
    for ability in card["abilities"]:
        indented(console, ability["text"])
    if not card["abilities"]:
        indented(console, words("cards-none"))
    console.print()
    _facts(console, [(words(f"language-{lang}"), name) for lang, name in card["names"].items()])
    _facts(console, [("id", card["id"])])
    console.print()
    console.print(styled(words("cards-known"), "bold"))
    _facts(console, list(card["evidence_text"].items()))


def _facts(console: Console, facts: list[tuple[str, str]]) -> None:
    for what, value in facts:
        indented(console, f"{what}: {value}")
