"""Keeping: an answer that was acknowledged is on the disk, whatever happens next; and nothing is ever written over."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

import fabletop
from fabletop.engine.game import GameError
from fabletop.engine.journal import Journal
from fabletop.engine.position import Position
from fabletop.table import KeepError, Player, Table
from fabletop.table.keeping import free_path, key_path

PEOPLE = (Player("Ali"), Player("Zoé"), Player(bot="fox"))


def begin(path: Path, seed: int | None = None, seats: int = 3) -> Table:
    """A kept game."""
    position: Position = fabletop.game("three-chapters").start(seats=seats, seed=seed)
    return Table.begin(position, PEOPLE[:seats], path)


def answer(t: Table) -> None:
    """One answer, of whoever is asked first."""
    if t.waiting_people:
        t.answer(t.waiting_people[0], t.position.options(t.waiting_people[0])[0].id)
    else:
        t.bots_move()


def close(t: Table) -> None:
    """As when the program ends."""
    assert t.keeper is not None
    t.keeper.close()


def resumed(path: Path) -> Table:
    """Taken up again, and let go at once."""
    t = Table.resume(path)
    close(t)
    return t


# ---- beginning
def test_it_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    path.write_text("a poem")
    with pytest.raises(KeepError, match="choose another name, or take that game up again with --resume"):
        begin(path)
    assert path.read_text() == "a poem"
    assert list(tmp_path.iterdir()) == [path]


def test_it_never_writes_over_the_key_of_another_game(tmp_path: Path) -> None:
    key_path(tmp_path / "a.journal").write_text("a key")
    with pytest.raises(KeepError, match=r"a.journal.key: there is such a file already"):
        begin(tmp_path / "a.journal")
    assert [p.name for p in tmp_path.iterdir()] == ["a.journal.key"]


def test_a_folder_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(KeepError, match="cannot be kept there") as refused:
        begin(tmp_path / "nowhere" / "a.journal")
    assert "\n" not in str(refused.value)


def test_a_name_that_no_file_can_have_is_told(tmp_path: Path) -> None:
    with pytest.raises(KeepError):
        begin(tmp_path / "a\0b")


def test_the_key_of_a_sealed_deal_is_for_its_owner_alone(tmp_path: Path) -> None:
    t = begin(tmp_path / "a.journal")
    assert stat.S_IMODE(key_path(tmp_path / "a.journal").stat().st_mode) == 0o600
    assert t.position.key is not None
    assert t.position.key.hex() not in (tmp_path / "a.journal").read_text()
    close(t)


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_the_draws_of_a_running_sealed_deal_are_for_their_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    t = begin(path)
    answer(t)
    assert mode(path) == 0o600
    close(t)
    path.chmod(0o644)  # as out of a backup
    t = Table.resume(path)
    assert mode(path) == 0o600
    close(t)


def test_once_the_key_is_told_everybody_may_read_whom_the_umask_allows(tmp_path: Path) -> None:
    path, before = tmp_path / "a.journal", os.umask(0o027)
    try:
        t = begin(path)
        while not t.over:
            answer(t)
        assert mode(path) == 0o640
        assert os.umask(0o027) == 0o027
    finally:
        os.umask(before)
    close(t)


def test_an_open_deal_is_readable_as_the_umask_says(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        close(begin(tmp_path / "a.journal", seed=7))
    finally:
        os.umask(before)
    assert mode(tmp_path / "a.journal") == 0o644


def test_an_open_deal_has_no_key_beside_it(tmp_path: Path) -> None:
    close(begin(tmp_path / "a.journal", seed=7))
    assert not key_path(tmp_path / "a.journal").exists()


def test_at_the_end_the_key_moves_into_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    t = begin(path)
    while not t.over:
        answer(t)
    close(t)
    assert list(tmp_path.iterdir()) == [path]
    assert Journal.read(path.read_text()).check_deal()
    assert resumed(path).over


def test_a_free_name_is_free_for_the_key_too(tmp_path: Path) -> None:
    (tmp_path / "toy-1.journal").touch()
    (tmp_path / "toy-2.journal.key").touch()
    assert free_path(tmp_path, "toy").name == "toy-3.journal"


# ---- moving
@pytest.mark.parametrize("seed", [7, None])
def test_a_game_saved_elsewhere_goes_on_there_alone(tmp_path: Path, seed: int | None) -> None:
    old, new = tmp_path / "a.journal", tmp_path / "b.journal"
    t = begin(old, seed)
    answer(t)
    t.keep_in(new)
    answer(t)
    close(t)
    assert not key_path(old).exists()
    with pytest.raises(KeepError, match=r"a.journal: this game goes on in b.journal; take up that file instead"):
        Table.resume(old)
    assert old.read_text().endswith("\n# goes on in b.journal\n")
    assert Journal.read(old.read_text()).answers == 1
    assert resumed(new).position == t.position


def test_a_game_saved_in_another_folder_says_which(tmp_path: Path) -> None:
    (tmp_path / "shelf").mkdir()
    t = begin(tmp_path / "a.journal", seed=7)
    t.keep_in(tmp_path / "shelf" / "b.journal")
    close(t)
    with pytest.raises(KeepError, match=f"goes on in {tmp_path}/shelf/b.journal"):
        Table.resume(tmp_path / "a.journal")


def test_a_game_that_cannot_be_saved_elsewhere_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    t = begin(path)
    (tmp_path / "b.journal").write_text("a poem")
    with pytest.raises(KeepError):
        t.keep_in(tmp_path / "b.journal")
    answer(t)
    close(t)
    assert resumed(path).position == t.position


# ---- acknowledged is kept
def test_an_answer_is_in_the_file_when_it_counts(tmp_path: Path) -> None:
    t = begin(tmp_path / "a.journal", seed=7)
    for _ in range(30):
        answer(t)
        assert (tmp_path / "a.journal").read_text() == t.journal.to_text()
    close(t)


def test_an_answer_that_cannot_be_kept_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.journal"
    t = begin(path, seed=7)
    answer(t)
    before, text = t.position, path.read_text()
    write = os.write

    def half(file: int, content: bytes) -> int:
        if len(content) < 4:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(file, content[: len(content) // 2])

    monkeypatch.setattr(os, "write", half)
    with pytest.raises(KeepError, match=r"the answer cannot be kept .No space left on device., so it was not taken"):
        answer(t)
    monkeypatch.undo()
    assert (t.position, path.read_text(), t.journal.to_text()) == (before, text, text)
    answer(t)
    close(t)
    assert resumed(path).position == t.position


@pytest.mark.parametrize(("seats", "seed"), [(2, 7), (3, None)])
def test_cut_at_any_byte_everything_acknowledged_is_there(tmp_path: Path, seats: int, seed: int | None) -> None:
    """With two seats the Ghosts draw in the middle of the game, so an answer is several lines."""
    path, cut_path = tmp_path / "a.journal", tmp_path / "cut.journal"
    t = begin(path, seed, seats)
    key = key_path(path).read_text() if seed is None else None
    acknowledged = [(path.stat().st_size, t.position)]
    while not t.over:
        answer(t)
        acknowledged.append((path.stat().st_size, t.position))
    close(t)
    whole = path.read_bytes()
    places = set(range(acknowledged[0][0], len(whole), 29)) | {size + d for size, _ in acknowledged for d in (-1, 0, 1)}
    for at in sorted(place for place in places if acknowledged[0][0] <= place <= len(whole)):
        cut_path.write_bytes(whole[:at])
        if key is not None:
            key_path(cut_path).write_text(key)
        taken_up = resumed(cut_path)
        last = max(i for i, (size, _) in enumerate(acknowledged) if size <= at)
        # an answer that was written and not yet acknowledged may be there too
        assert taken_up.position in [position for _, position in acknowledged[last : last + 2]], at
        text = cut_path.read_text()
        assert text.endswith("\n")
        assert text.startswith(taken_up.journal.to_text())


def test_cut_within_the_header_it_is_told_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    close(begin(path, seed=7))
    whole = path.read_bytes()
    for at in range(0, len(whole), 97):
        path.write_bytes(whole[:at])
        with pytest.raises(GameError) as refused:
            Table.resume(path)
        assert "\n" not in str(refused.value)
        assert path.read_bytes() == whole[:at]


def test_a_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    through, stopped = begin(tmp_path / "through.journal", seed=9), begin(tmp_path / "stopped.journal", seed=9)
    while not through.over:
        answer(through)
        answer(stopped)
        close(stopped)
        stopped = Table.resume(tmp_path / "stopped.journal")
    close(through)
    close(stopped)
    assert stopped.position == through.position
    assert (tmp_path / "stopped.journal").read_text() == (tmp_path / "through.journal").read_text()


def test_an_undone_answer_and_its_draws_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    t = begin(path)
    t.answer(0, t.position.options(0)[0].id)
    t.undo(0)
    t.answer(0, t.position.options(0)[1].id)
    close(t)
    again = resumed(path)
    assert again.position == t.position
    assert [h.undone for h in again.happened] == [False, True, False]
    assert len(again.journal.undone()) == 1


def test_players_sit_where_they_sat(tmp_path: Path) -> None:
    close(begin(tmp_path / "a.journal"))
    assert resumed(tmp_path / "a.journal").players == PEOPLE


def test_what_happened_is_read_again(tmp_path: Path) -> None:
    t = begin(tmp_path / "a.journal", seed=7)
    for _ in range(40):
        answer(t)
    close(t)
    assert resumed(tmp_path / "a.journal").happened == t.happened


def test_an_answer_taken_back_and_given_again_is_read_again_as_it_was(tmp_path: Path) -> None:
    """Seat 1 takes back and chooses the same; seat 0, who had answered before, is not told of twice, and keeps his place."""
    t = begin(tmp_path / "a.journal", seed=7)
    t.answer(0, t.position.options(0)[0].id)
    for place in (2, 2, 0):
        t.answer(1, t.position.options(1)[place].id)
        t.undo(1)
    t.answer(1, t.position.options(1)[2].id)
    for _ in range(5):
        answer(t)
    close(t)
    again = resumed(tmp_path / "a.journal").happened
    assert [(h.number, h.seat, h.option, h.undone) for h in again] == [(h.number, h.seat, h.option, h.undone) for h in t.happened]
    assert again == t.happened
    assert [h.undone for h in again[:6]] == [False, False, True, True, True, False]


# ---- taking up what cannot be
@pytest.mark.parametrize("deal", ["deal open --5", "deal open -", "deal sealed x"])
def test_a_broken_deal_is_no_matter_of_the_files_name(tmp_path: Path, deal: str) -> None:
    path = tmp_path / "a.journal"
    close(begin(path, seed=7))
    path.write_text(path.read_text().replace("deal open 7", deal))
    with pytest.raises(GameError) as refused:
        Table.resume(path)
    assert "name" not in str(refused.value)


def test_two_tables_cannot_hold_one_journal(tmp_path: Path) -> None:
    t = begin(tmp_path / "a.journal")
    with pytest.raises(KeepError, match="is being played somewhere else"):
        Table.resume(tmp_path / "a.journal")
    close(t)


def test_no_file_and_a_folder_are_told(tmp_path: Path) -> None:
    with pytest.raises(KeepError, match="there is no such file"):
        Table.resume(tmp_path / "a.journal")
    with pytest.raises(KeepError, match="this is no ordinary file"):
        Table.resume(tmp_path)


def test_a_binary_file_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "a.journal").write_bytes(b"fabletop journal 1\n\xff\xfe\n")
    with pytest.raises(KeepError, match="line 2: byte 0xff is no UTF-8 text"):
        Table.resume(tmp_path / "a.journal")


def test_without_its_key_a_sealed_game_cannot_go_on(tmp_path: Path) -> None:
    close(begin(tmp_path / "a.journal"))
    key_path(tmp_path / "a.journal").unlink()
    with pytest.raises(KeepError, match="the key of this sealed deal lies there while the game runs, and it is gone"):
        Table.resume(tmp_path / "a.journal")


def test_a_broken_key_is_told(tmp_path: Path) -> None:
    close(begin(tmp_path / "a.journal"))
    key_path(tmp_path / "a.journal").write_text("sesame\n")
    with pytest.raises(KeepError, match="64 hexadecimal digits"):
        Table.resume(tmp_path / "a.journal")


def test_a_changed_answer_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "a.journal"
    t = begin(path, seed=7)
    for _ in range(12):
        answer(t)
    close(t)
    rows = path.read_text().split("\n")
    at = next(i for i, row in enumerate(rows) if row.startswith("1 0 "))
    rows[at] = "1 0 dragon ~0000"
    path.write_text("\n".join(rows))
    with pytest.raises(GameError, match=f"line {at + 1}"):
        Table.resume(path)
    assert path.read_text() == "\n".join(rows)
