"""`fabletop replay FILE`: a journal played again and told, as everybody or as one seat may see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from fabletop.commands import names
from fabletop.commands.page import columns, heading, indented, page, styled, write_json
from fabletop.commands.shape import Wrong, argument, command, option
from fabletop.commands.words import Words

if TYPE_CHECKING:
    from fabletop.commands.narration import Narrator
    from fabletop.engine.journal import Journal
    from fabletop.engine.names import Event
    from fabletop.engine.position import Position

HIDDEN_ANSWER = "hidden"  # in the place of an option that the reader may not know


@dataclass(frozen=True)
class Entry:
    """What a replay tells at once: an answer and what came of it, as its reader may see it. Number 0 is the deal."""

    n: int
    seat: int | None
    option: str | None
    events: tuple[Event, ...]
    before: Position
    position: Position


@command("replay")
@argument("file", type=names.FILE, metavar="FILE")
@option("--at", type=names.Number(0, 10**6), metavar="N")
@option("--seat", type=names.Number(0, 63), metavar="S")
def replay(words: Words, as_json: bool, file: str, at: int | None, seat: int | None) -> None:
    """Tell a game out of its journal."""
    from fabletop.commands.narration import Narrator
    from fabletop.engine.journal import Journal

    journal = Journal.read(names.read_text(words, file), file)
    entries = list(_entries(journal, at, seat, words))
    if at is not None and at > entries[-1].n:
        raise Wrong(words("error-at", file=file, given=at, answers=entries[-1].n))
    last = entries[-1].position
    narrator = Narrator(last, words.lang, journal.players, seat)
    checked = _deal_checked(journal)
    if as_json:
        for entry in entries:
            said = [sentence for _, sentence in narrator.tell(entry.events)]
            write_json(_as_data(entry, said or [_answered(words, narrator, entry)]), indent=None)
        about = {"game": journal.game, "edition": journal.edition, "answers": entries[-1].n}
        write_json({**_outcome(last, seat), **about, "deal": journal.deal[0], "deal_checked": checked}, indent=None)
    else:
        _tell(words, journal, entries, narrator, checked)


def _entries(journal: Journal, at: int | None, viewer: int | None, words: Words) -> Iterator[Entry]:
    p = journal.start()
    if viewer is not None and viewer >= p.seats:
        raise Wrong(words("error-seat", given=viewer, last=p.seats - 1))
    yield Entry(0, None, None, _seen(p, viewer), p, p)
    for step in journal.steps():
        if at is not None and step.n > at:
            return
        events = _seen(step.position, viewer)
        option = step.option if viewer in (None, step.seat) or _open(p, step.seat, step.option, events) else HIDDEN_ANSWER
        yield Entry(step.n, step.seat, option, events, p, step.position)
        p = step.position


def _seen(p: Position, viewer: int | None) -> tuple[Event, ...]:
    """What happened last: everything, or what this seat may read of it."""
    return p.events if viewer is None else p.events_for(viewer)


def _open(before: Position, seat: int, option: str, events: Sequence[Event]) -> bool:
    """Whether an answer of somebody else was given openly: to a public question, or told at once by an event of that seat."""
    decision = before.decision
    assert decision is not None
    if decision.sealed:
        return False
    question = next(one for one in before.names.questions if one["name"].replace("_", "-") == decision.question)
    if not question["private"]:
        return True
    told = {value for event in events if event.args.get("seat") == seat for value in event.args.values() if isinstance(value, str)}
    return all(word in told for word in option.split())


def _deal_checked(journal: Journal) -> bool | None:
    """Whether every draw came from the deal's stream; None while the key of a sealed deal is not told."""
    from fabletop.engine.game import GameError
    from fabletop.engine.position import RulesFault

    if journal.deal[0] == "sealed" and not any(line.word == "key" for line in journal.lines):
        return None
    try:
        return journal.check_deal()
    except (GameError, RulesFault):  # the answers do not fit what the stream would have dealt
        return False


def _as_data(entry: Entry, said: Sequence[str]) -> dict[str, Any]:
    events = [{"kind": event.kind, "seat": None, **event.to_json()} for event in entry.events]  # every event has the key
    return {"n": entry.n, "seat": entry.seat, "option": entry.option, "text": " ".join(said), "events": events}


def _outcome(p: Position, viewer: int | None) -> dict[str, Any]:
    """The last line of `--json`. Before the end a seat reads only the counts that everybody may."""
    closed = set() if viewer is None or p.over else set(_closed_counts(p))
    standings = [
        {"seat": one.seat, "rank": one.rank, "counts": {name: None if name in closed else value for name, value in one.counts.items()}}
        for one in p.standings
    ]
    return {"over": p.over, "standings": standings, "winners": list(p.winners), "tie": p.tie}


def _closed_counts(p: Position) -> Iterator[str]:
    """The names of the counts out of fields that not everybody may read."""
    game = p.settings.game
    for name in game.meta["counts"]:
        field, kind = (name, None) if isinstance(name, str) else name
        if game.field(field)["reader"] != "ALL":
            yield from [field] if kind is None else p.names.members[kind]


def _answered(words: Words, narrator: Narrator, entry: Entry) -> str:
    """The answer itself; or that it is the deal."""
    if entry.seat is None:
        return words("replay-deal")
    option = words("replay-hidden") if entry.option == HIDDEN_ANSWER else narrator.option(entry.before, entry.option or "")
    return words("replay-answered", who=narrator.player(entry.seat), option=option)


def _tell(words: Words, journal: Journal, entries: Sequence[Entry], narrator: Narrator, checked: bool | None) -> None:
    console, last = page(), entries[-1].position
    of = words("replay-of", game=journal.game, edition=journal.edition, seats=last.seats)
    heading(console, words("replay-title", file=journal.source), of)
    for entry in entries:
        console.print(styled(f"{entry.n:>3}  {_answered(words, narrator, entry)}", "bold" if entry.events else "dim"))
        for depth, sentence in narrator.tell(entry.events):
            indented(console, sentence, by=5 + 2 * depth)
    console.print()
    table = columns(console, words("replay-rank"), words("replay-player"), *(narrator.count(name) for name in last.standings[0].counts),
                    right=(0, *range(2, 2 + len(last.standings[0].counts))))
    for one in _outcome(last, narrator.viewer)["standings"]:
        counts = ["?" if value is None else str(value) for value in one["counts"].values()]
        table.add_row(str(one["rank"]) if last.over else "–", narrator.player(one["seat"]), *counts)
    console.print(table)
    if last.tie:
        console.print(styled(narrator.tie(last.tie)))
    console.print()
    if not last.over:
        console.print(styled(words("replay-not-over", answers=entries[-1].n)))
    said = "replay-deal-unknown" if checked is None else "replay-deal-true" if checked else "replay-deal-false"
    console.print(styled(words(said), "bold red" if checked is False else ""))
    if journal.deal[0] == "open":
        console.print(styled(words("replay-deal-open")))
