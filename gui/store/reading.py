"""Read files and look into folders; what is not a regular file is refused.

Reading keeps to a bound and cannot hang on a pipe or a device. Every ``OSError`` becomes a
``FileError``.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from attrs import frozen

from core.kernel.errors import KupolaError

from .errors import (
    EMPTY,
    GARBLED,
    NO_FILE,
    NO_NAME,
    TOO_LONG,
    DamagedFile,
    MissingFile,
    UnreadableFile,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

DEEPEST = 60
"""How deeply the lists and objects of a JSON file may be nested."""
LATEST = 253_402_300_799
"""The end of the year 9999, in seconds: the latest time that a file is said to have."""
PIECE = 1 << 20
NO_WAITING = (
    getattr(os, "O_NONBLOCK", 0)  # a pipe without a writer is opened at once
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
"""The flags with which opening never waits for another program."""
_NOT_THERE = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP})


@frozen
class Found:
    """A file in a folder, and when it was last written, in seconds since 1970."""

    path: Path
    when: float


def reason_of(error: OSError | ValueError) -> str:
    """Return the system's message, without numbers and paths."""
    return (isinstance(error, OSError) and error.strerror) or str(error)


def as_text(path: Path) -> str:
    """Write a path without lone surrogates, which neither Qt nor zip files take."""
    return str(path).encode("utf-8", "replace").decode()


def check_readable(path: Path) -> None:
    """Open and close a file.

    Raises:
        UnreadableFile: If it is missing, no regular file, or may not be read.

    """
    with _reading():
        os.close(_opened(path))


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a regular file for reading.

    Raises:
        UnreadableFile: If the system refuses.

    """
    with _reading(), os.fdopen(_opened(path), "rb") as file:
        yield file


def read_bytes(path: Path, most: int) -> bytes:
    """Read a regular file up to a limit of bytes.

    Raises:
        UnreadableFile: If the system refuses; the content is unknown.
        DamagedFile: If it is longer.

    """
    with _reading():
        handle = _opened(path)
        try:
            content = b"".join(_pieces(handle, most + 1))
        finally:
            os.close(handle)
    if len(content) > most:
        raise DamagedFile(TOO_LONG)
    return content


def read_text(path: Path, most: int) -> str:
    """Read a file of UTF-8 text; a byte order mark is passed over.

    Raises:
        UnreadableFile: If the system refuses.
        DamagedFile: If it is empty, longer than the limit, or no text.

    """
    content = read_bytes(path, most)
    if not content:
        raise DamagedFile(EMPTY)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DamagedFile(GARBLED) from None


def read_object(path: Path, most: int) -> dict[str, Any]:
    """Read a JSON object.

    Raises:
        UnreadableFile: If the system refuses.
        DamagedFile: If it is no object, longer than the limit, or nested too deeply.

    """
    content = read_text(path, most)
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        raise DamagedFile(GARBLED) from None
    if not isinstance(data, dict) or _is_too_deep(data):
        raise DamagedFile(GARBLED)
    return data


def read_lines(path: Path, most: int) -> Iterator[bytes]:
    """Read lines without their ends, piece by piece.

    Raises:
        UnreadableFile: If the system refuses.
        DamagedFile: At the limit, if there are more bytes.

    """
    rest: list[bytes] = []
    left = most + 1
    with _reading():
        handle = _opened(path)
        try:
            for piece in _pieces(handle, left):
                left -= len(piece)
                begun, *lines = piece.split(b"\n")
                rest.append(begun)
                if lines:
                    yield b"".join(rest)
                    yield from lines[:-1]
                    rest = lines[-1:]
        finally:
            os.close(handle)
    if last := b"".join(rest):
        yield last
    if not left:
        raise DamagedFile(TOO_LONG)


def present(path: Path) -> bool:
    """Return whether a path exists, or cannot be checked."""
    try:
        os.stat(path)  # noqa: PTH116 - Path.exists() raises for some errors
    except OSError as error:
        return error.errno not in _NOT_THERE
    except ValueError:
        return False
    return True


def modified(path: Path) -> float | None:
    """Return when a file was last written, in seconds since 1970; None: that is not known."""
    try:
        return _within_time(os.stat(path).st_mtime)  # noqa: PTH116 - as above
    except (OSError, ValueError):
        return None


def listed(folder: Path, suffix: str = "") -> list[Found]:
    """List what is in a folder, by name; a missing folder is an empty one.

    Raises:
        UnreadableFile: If the system refuses.

    """
    found = []
    try:
        with _reading(), os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(suffix):
                    found.append(Found(folder / entry.name, _when(entry)))  # noqa: PERF401 - an error keeps none
    except MissingFile:
        return []
    return sorted(found, key=lambda each: each.path.name)


def names(folder: Path, suffix: str = "") -> list[str]:
    """List the names in a folder without looking at the files; a missing folder is an empty one.

    Raises:
        UnreadableFile: If the system refuses.

    """
    try:
        with _reading():
            return [name for name in os.listdir(folder) if name.endswith(suffix)]  # noqa: PTH208 - no paths are wanted
    except MissingFile:
        return []


def _when(entry: os.DirEntry[str]) -> float:
    try:
        return _within_time(entry.stat().st_mtime)
    except OSError:
        return 0.0


def _within_time(when: float) -> float:
    return min(max(0.0, when), float(LATEST))


@contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except KupolaError:
        raise
    except FileNotFoundError as error:
        raise MissingFile(reason_of(error)) from None
    except OSError as error:
        raise UnreadableFile(reason_of(error)) from None
    except ValueError:  # no system accepts such a name
        raise UnreadableFile(NO_NAME) from None


def _opened(path: Path) -> int:
    """Open a regular file; checked before, because opening a device may have side effects."""
    if not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - the call whose errors are answered
        raise UnreadableFile(NO_FILE)
    handle = os.open(path, os.O_RDONLY | NO_WAITING)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise UnreadableFile(NO_FILE)
    return handle


def _pieces(handle: int, most: int) -> Iterator[bytes]:
    while most and (piece := os.read(handle, min(PIECE, most))):
        most -= len(piece)
        yield piece


def _is_too_deep(data: dict[str, Any]) -> bool:
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        parts = (v.values() if isinstance(v, dict) else v for v in level)
        level = [each for part in parts for each in part if isinstance(each, dict | list)]
        if not level:
            return False
    return True
