"""The rules of a game, read at the table: the headings, or what is said of a word."""

from __future__ import annotations

from fabletop.terminal.drawing import Drawing
from fabletop.terminal.voice import Voice, part_of_game, plain


def read_rules(draw: Drawing, voice: Voice, word: str) -> None:
    """Show the sections by their headings; with a word, those sections and rulings that speak of it."""
    telling = part_of_game(voice.settings.game.package, "telling")
    if telling is None or not hasattr(telling, "rules"):
        draw.say(voice.text("play-rules-no-text"))
        return
    rules = telling.rules()
    sections = [(voice.say(section.title), voice.say(section.text)) for section in rules.sections]
    if not plain(word):
        draw.rule(voice.either("game-name", voice.settings.game.id))
        for title, _ in sections:
            draw.say(title, "", 2)
        draw.say(voice.text("play-rules-hint"), "dim")
        return
    wanted = plain(word)
    found = False
    for title, text in sections:
        paragraphs = text.split("\n") if wanted in plain(title) else [one for one in text.split("\n") if wanted in plain(one)]
        if paragraphs:
            found = True
            draw.rule(title)
            for paragraph in paragraphs:
                draw.say(paragraph, "", 2)
    rulings = [(voice.say(r.case), voice.say(r.answer), voice.say(r.rests_on)) for r in rules.rulings]
    rulings = [one for one in rulings if wanted in plain(" ".join(one[:2]))]
    if rulings:
        found = True
        draw.rule(voice.text("play-rulings"))
        for case, answer, basis in rulings:
            draw.say(case, "bold", 2)
            draw.say(f"{answer} ({basis})", "", 4)
    if not found:
        draw.say(voice.text("play-rules-none", word=word[:40]))
