"""`fabletop rules GAME`: the rules as a booklet, with every ruling, what it rests on and the scenarios that prove it."""

from __future__ import annotations

from typing import Any

from fabletop.commands.catalogue import full_texts, own_module, simple_name
from fabletop.commands.names import GAME
from fabletop.commands.page import heading, indented, page, styled, write_json
from fabletop.commands.shape import Wrong, argument, command, option
from fabletop.commands.words import Words


@command("rules")
@argument("game_name", type=GAME, metavar="GAME")
@option("--rulings", "only_rulings", is_flag=True)
def rules(words: Words, as_json: bool, game_name: str, only_rulings: bool) -> None:
    """The rules of a game, section by section, then the rulings."""
    from fabletop.engine.finding import discovered

    about = discovered()[game_name]
    booklet = _booklet(words, about)
    if only_rulings:
        booklet["sections"] = []
    if as_json:
        write_json(booklet)
        return
    console = page()
    if not only_rulings:
        heading(console, booklet["name"], simple_name(about, words.lang, "game-tagline", " ").strip())
    for section in booklet["sections"]:
        console.print()
        console.print(styled(section["title"], "bold"))
        indented(console, section["text"])
    console.print()
    heading(console, words("rules-rulings"))
    for ruling in booklet["rulings"]:
        console.print()
        console.print(styled(f"{ruling['id']}  {ruling['case']}", "bold"))
        indented(console, ruling["answer"])
        proofs = words("rules-proved", scenarios=", ".join(ruling["scenarios"])) if ruling["scenarios"] else words("rules-unproved")
        indented(console, f"{ruling['rests_on']} · {proofs}", style="dim")


def _booklet(words: Words, about: Any) -> dict[str, Any]:
    """All the rules, in the reader's language, as `--json` gives them."""
    telling, texts = own_module(about, "telling"), full_texts(about.ID, words.lang)
    if telling is None or texts is None:
        raise Wrong(words("error-no-rules", game=about.ID))
    told = telling.rules()
    proofs = _proofs(about.ID)
    return {
        "game": about.ID,
        "name": simple_name(about, words.lang),
        "lang": words.lang,
        "sections": [{"key": one.key, "title": texts.say(one.title), "text": texts.say(one.text)} for one in told.sections],
        "rulings": [
            {
                "id": (id := one.key.removeprefix("ruling-").upper()),
                "case": texts.say(one.case),
                "answer": texts.say(one.answer),
                "basis": one.basis,
                "rests_on": texts.say(one.rests_on),
                "scenarios": proofs.get(id, []),
            }
            for one in told.rulings
        ],
    }


def _proofs(game: str) -> dict[str, list[str]]:
    """By ruling the scenarios that prove it."""
    from fabletop.engine.scenario import scenarios_of

    out: dict[str, list[str]] = {}
    for one in scenarios_of(game):
        for rule in one.rules:
            out.setdefault(rule.upper(), []).append(one.id)
    return out
