"""How a running game is kept: its journal on disk, every line of it before the answer counts as taken.

A sealed deal's key lies beside it in FILE.key until the game is over and the journal may tell it. Until then both are for their owner's
eyes alone: the draws in the journal are everybody's hands.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from fabletop.engine.game import GameError
from fabletop.engine.journal import Journal, JournalError
from fabletop.engine.position import Position, Refused, RulesFault

LONGEST = 50_000_000  # bytes of a journal; a long game takes 50,000
OWNERS_ALONE = 0o600
MOVED = "# goes on in "  # the last line of a journal whose game was saved elsewhere; who reads journals skips it


class KeepError(GameError):
    """A game cannot be kept in this file; the sentence says why, and what to do."""


class Keeper:
    """One journal's file, held by one table at a time."""

    def __init__(self, path: Path, file: int, kept: int, key: Path | None) -> None:
        self.path = path
        self._file = file
        self._kept = kept  # lines of the journal that are on disk
        self._key = key

    # ---- beginning
    @classmethod
    def create(cls, path: Path, journal: Journal, key: bytes | None) -> Keeper:
        """Keep this journal from now on in a file that is not there yet. `key` is that of a sealed deal."""
        if os.path.lexists(path):
            raise KeepError("keep-there-already", file=str(path))
        content = journal.to_text().encode()
        beside = key_path(path) if key is not None else None
        with _told_of(path):
            try:
                if beside is not None and key is not None:
                    _write_new(beside, (key.hex() + "\n").encode(), OWNERS_ALONE)
                _write_new(path, content, 0o666 if key is None else OWNERS_ALONE)
            except FileExistsError as error:
                if beside is not None and error.filename != str(beside):
                    beside.unlink()
                raise KeepError("keep-key-there-already", file=str(error.filename)) from None
            except OSError:
                if beside is not None:
                    beside.unlink(missing_ok=True)
                raise
            except ValueError:  # a zero character, or half a letter
                raise KeepError("keep-no-name", file=repr(str(path))) from None
            return cls(path, _held(path), len(journal.lines), beside)

    @classmethod
    def reopen(cls, path: Path) -> tuple[Keeper, Journal, Position]:
        """Take up a kept game: its journal, and its position ready to be played on. What was cut off at the end is dropped."""
        with _told_of(path):
            if not path.is_file():
                raise KeepError("keep-no-plain-file" if path.exists() else "keep-no-file", file=str(path))
            file = _held(path)
            try:
                raw = _whole_lines(path)
                _not_moved(path, raw)
                journal = _read(path, raw)
                beside = key_path(path)
                journal, position = _taken_up(journal, _key_in(beside, journal))
                rows = raw.split(b"\n")
                last = journal.lines[-1].at if journal.lines else len(rows)
                # what follows the last line that counts was never acknowledged
                size = len(b"\n".join(rows[:last])) + 1 if last < len(rows) else len(raw)
                if os.fstat(file).st_size != size:
                    os.ftruncate(file, size)
                    os.fsync(file)
                if beside.exists():
                    with contextlib.suppress(OSError):  # somebody else's file that we may only write to
                        os.fchmod(file, OWNERS_ALONE)
            except BaseException:
                os.close(file)
                raise
            return cls(path, file, len(journal.lines), beside if beside.exists() else None), journal, position

    # ---- keeping
    def keep(self, journal: Journal) -> None:
        """Write what the journal has more than the file, and come back when it is on the disk. If that fails nothing is written."""
        text = "".join(Journal.text_of(line) + "\n" for line in journal.lines[self._kept :]).encode()
        size = os.fstat(self._file).st_size
        try:
            written = 0
            while written < len(text):
                written += os.write(self._file, text[written:])
            os.fsync(self._file)
        except OSError as error:
            with contextlib.suppress(OSError):
                os.ftruncate(self._file, size)
            raise KeepError("keep-answer-lost", file=str(self.path), why=str(error.strerror)) from None
        self._kept = len(journal.lines)

    def finish(self, journal: Journal) -> None:
        """The game is over and its key is in the journal: the file beside it may go, and whoever reads such files may read."""
        self.keep(journal)
        if self._key is not None:
            with contextlib.suppress(OSError):
                os.fchmod(self._file, 0o666 & ~_umask())
            self._key.unlink(missing_ok=True)
            self._key = None

    def move(self, path: Path) -> None:
        """The game is kept in another file from now on. This one says so, loses its key, and is let go of: only one goes on."""
        name = path.name if path.absolute().parent == self.path.absolute().parent else str(path.absolute())
        line = MOVED + (name if name.isprintable() else repr(name)) + "\n"
        with contextlib.suppress(OSError):  # a full disk is no reason to stop: the game is in the other file
            os.write(self._file, line.encode())
            os.fsync(self._file)
        if self._key is not None:
            with contextlib.suppress(OSError):
                self._key.unlink(missing_ok=True)
            self._key = None
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


def key_path(path: Path) -> Path:
    """Where the key of a sealed deal lies while the game runs."""
    return path.with_name(path.name + ".key")


def free_path(folder: Path, game: str) -> Path:
    """A name that is free in this folder: game-1.journal, game-2.journal, ..."""
    n = 1
    while True:
        path = folder / f"{game}-{n}.journal"
        if not os.path.lexists(path) and not os.path.lexists(key_path(path)):
            return path
        n += 1


def _write_new(path: Path, content: bytes, mode: int) -> None:
    """A whole new file or none at all, never over another: written aside, then given its name."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    file = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
    try:
        try:
            written = 0
            while written < len(content):
                written += os.write(file, content[written:])
            os.fsync(file)
        finally:
            os.close(file)
        try:
            os.link(aside, path)
        except FileExistsError:
            raise FileExistsError(17, "File exists", str(path)) from None
    finally:
        aside.unlink()
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _held(path: Path) -> int:
    """The file, open for adding lines; no second table gets it meanwhile."""
    file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CLOEXEC)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(file)
        raise KeepError("keep-held", file=str(path)) from None
    return file


def _whole_lines(path: Path) -> bytes:
    """The file up to its last line break."""
    with open(path, "rb") as file:
        raw = file.read(LONGEST + 1)
    if len(raw) > LONGEST:
        raise KeepError("keep-long", file=str(path), most=LONGEST)
    return raw[: raw.rfind(b"\n") + 1]


def _not_moved(path: Path, raw: bytes) -> None:
    """Refuse a journal whose game goes on in another file."""
    last = raw.rstrip(b"\r\n").rpartition(b"\n")[2].decode("utf-8", "replace")
    if last.startswith(MOVED):
        raise KeepError("keep-moved", file=str(path), other=last.removeprefix(MOVED))


def _umask() -> int:
    """What new files are not to allow. It can only be read by setting it."""
    found = os.umask(0o077)
    os.umask(found)
    return found


def _read(path: Path, raw: bytes) -> Journal:
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise KeepError("keep-no-text", file=str(path), line=line, byte=f"0x{raw[error.start]:02x}") from None
    return Journal.read(text, str(path))


def _key_in(beside: Path, journal: Journal) -> bytes | None:
    """The key of a sealed deal: out of the journal of a finished game, or from beside it."""
    if journal.deal[0] == "open":
        return None
    told = [line.values[0] for line in journal.lines if line.word == "key"]
    if told:
        return bytes.fromhex(told[-1])
    if not beside.is_file():
        raise KeepError("keep-key-gone", file=str(beside))
    with open(beside, "rb") as file:
        found = file.read(200).strip()
    if not re.fullmatch(rb"[0-9a-f]{64}", found):
        raise KeepError("keep-key-form", file=str(beside))
    return bytes.fromhex(found.decode())


def _taken_up(journal: Journal, key: bytes | None) -> tuple[Journal, Position]:
    """The journal and the position at its end. An answer whose draws were not all written was not acknowledged either, and is dropped."""
    try:
        return journal, journal.resume(key)
    except JournalError:
        shorter = _without_torn_end(journal, key)
        if shorter is None:
            raise
        return shorter, shorter.resume(key)


def _without_torn_end(journal: Journal, key: bytes | None) -> Journal | None:
    """The journal without its last answer, if the draws after that are the beginning of those that it makes; otherwise None."""
    answers = [i for i, line in enumerate(journal.lines) if line.word == "answer"]
    if not answers or any(line.word != "draw" for line in journal.lines[answers[-1] + 1 :]):
        return None
    last = answers[-1]
    shorter = replace(journal, lines=journal.lines[:last])
    number, seat, option, _ = journal.lines[last].values
    try:
        position = shorter.resume(key)
        position.apply(number, seat, option)
    except (JournalError, Refused, RulesFault):
        return None
    written = [draw for line in journal.lines[last + 1 :] for draw in line.values]
    torn = len(written) < len(position.drawn) and tuple(written) == position.drawn[: len(written)]
    return shorter if torn else None


@contextlib.contextmanager
def _told_of(path: Path) -> Iterator[None]:
    """What the system refuses, in one sentence."""
    try:
        yield
    except OSError as error:
        raise KeepError("keep-refused", file=str(path), why=str(error.strerror or error)) from None
