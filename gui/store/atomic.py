"""Read, write, append to, list and delete files; each verb exists once.

Reading takes regular files only, within a bound, and cannot hang on a pipe or a device. Writing
goes to a draft in the same folder, which is synced and then takes the name, so that a crash
leaves the old content or the new one. Every ``OSError`` becomes a ``FileError``.
"""

from __future__ import annotations

import errno
import json
import os
import re
import secrets
import shutil
import stat
import sys
import time
from contextlib import contextmanager, suppress
from functools import cache
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
    TakenName,
    UnreadableFile,
    UnwritableFile,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

DRAFT = ".new"
"""How the name of a draft ends."""
ABANDONED = 600
"""Seconds after which a draft belongs to a program that has crashed."""
DEEPEST = 60
"""How deeply the lists and objects of a JSON file may be nested."""
LATEST = 253_402_300_799
"""The end of the year 9999, in seconds: the latest time that a file is said to have."""
PIECE = 1 << 20
_DRAFT_NAME = re.compile(r"\.kupola-[0-9a-f]{16}\.new")
_ANYHOW = (
    getattr(os, "O_NONBLOCK", 0)  # a pipe without a writer is opened at once
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
_NOT_THERE = frozenset({errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP})
_UNSYNCED = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM})
"""How systems say that a folder cannot be synced; the file in it has been."""


@frozen
class Found:
    """A file in a folder, and when it was last written, in seconds since 1970."""

    path: Path
    when: float


def reason_of(error: OSError | ValueError) -> str:
    """Say what the system said, without numbers and paths."""
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
        UnreadableFile: If the system does not let us.

    """
    with _reading(), os.fdopen(_opened(path), "rb") as file:
        yield file


def read_bytes(path: Path, most: int) -> bytes:
    """Read a regular file up to a limit of bytes.

    Raises:
        UnreadableFile: If the system does not let us; nothing is known about the content.
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
        UnreadableFile: If the system does not let us.
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
        UnreadableFile: If the system does not let us.
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
        UnreadableFile: If the system does not let us.
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


def written(data: object) -> str:
    """Write JSON as the text of a file.

    Raises:
        UnwritableFile: If it cannot be written as JSON.

    """
    try:
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    except (ValueError, TypeError, RecursionError):
        raise UnwritableFile(GARBLED) from None


def encoded(content: str) -> bytes:
    r"""Encode JSON text; half a surrogate pair, as in file names, becomes ``\udc..``."""
    return content.encode("utf-8", "backslashreplace")


def write_text(path: Path, content: str, *, fresh: bool = False) -> None:
    """Write JSON text, whole or not at all; folders of ours are made.

    Raises:
        UnwritableFile: If the system does not let us; then the old file is as it was.
        TakenName: If a fresh file is wanted and there is one of this name.

    """
    make_folder(path.parent)
    write_bytes(path, encoded(content), fresh=fresh)


def write_bytes(path: Path, content: bytes, *, fresh: bool = False, synced: bool = True) -> None:
    """Write a file, whole or not at all, into a folder that is there.

    Raises:
        UnwritableFile: If the system does not let us; then the old file is as it was.
        TakenName: If a fresh file is wanted and there is one of this name.

    """
    with replacing(path, fresh=fresh, synced=synced) as handle:
        _write_all(handle, content)


@contextmanager
def replacing(path: Path, *, fresh: bool = False, synced: bool = True) -> Iterator[int]:
    """Give a handle to write to; the file takes its name when the block ends without an error.

    A symbolic link stays one: the file that it names is replaced. Permissions stay.

    Raises:
        UnwritableFile: If the system does not let us; then the old file is as it was.
        TakenName: If a fresh file is wanted and there is one of this name.

    """
    with _writing():
        target, mode = _target(path)
        _tidy(target.parent)
        draft, handle = _create_draft(target.parent)
        try:
            try:
                if mode is not None and hasattr(os, "fchmod"):
                    os.fchmod(handle, mode)
                yield handle
                if synced:
                    os.fsync(handle)
            finally:
                os.close(handle)
            if fresh:
                _take_fresh_name(draft, target)
            else:
                os.replace(draft, target)  # noqa: PTH105 - tests let this very call fail
        except BaseException:
            with suppress(OSError):
                os.unlink(draft)  # noqa: PTH108 - likewise
            raise
        if synced:
            _sync_folder(target.parent)


def append_line(path: Path, line: str) -> None:
    """Add a line to a file; half a line that a crash left behind is ended first.

    Raises:
        UnwritableFile: If the system does not let us.

    """
    make_folder(path.parent)
    with _writing():
        new = not present(path)
        if not new and not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - not a pathlib matter
            raise UnwritableFile(NO_FILE)
        handle = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | _ANYHOW, 0o666)
        try:
            found = os.fstat(handle)
            if not stat.S_ISREG(found.st_mode):
                raise UnwritableFile(NO_FILE)
            begun = False
            if found.st_size:
                os.lseek(handle, -1, os.SEEK_END)
                begun = os.read(handle, 1) != b"\n"
            _write_all(handle, b"\n" * begun + encoded(line) + b"\n")
            os.fsync(handle)
        finally:
            os.close(handle)
        if new:
            _sync_folder(path.parent)


def copy(source: Path, target: Path, most: int) -> None:
    """Keep a file under another name, whole or not at all.

    Where files may have two names, it gets a second one: we replace files and never write into
    them, so the other name keeps the old content. Elsewhere its bytes are copied; a power cut may
    lose that copy, never the source.

    Raises:
        FileError: If the system does not let us.

    """
    if not _takes_second_name(source, target, most):
        write_bytes(target, read_bytes(source, most), synced=False)


def _takes_second_name(source: Path, target: Path, most: int) -> bool:
    """Give a file a second name; False: it cannot have one, and nothing has changed."""
    draft = _draft_name(target.parent)
    try:
        found = os.stat(source)  # noqa: PTH116 - not a pathlib matter
        if not stat.S_ISREG(found.st_mode) or found.st_size > most or os.path.islink(target):  # noqa: PTH114 - likewise
            return False
        os.link(source, draft)
    except (OSError, ValueError):
        return False
    try:
        os.replace(draft, target)  # noqa: PTH105 - tests let this very call fail
    except OSError:
        return False
    finally:
        with suppress(OSError):  # it is left as well where both names were this file's already
            os.unlink(draft)  # noqa: PTH108 - likewise
    return True


def make_folder(folder: Path) -> None:
    """Make a folder and those that it lies in, where they are missing.

    Raises:
        UnwritableFile: If the system does not let us.

    """
    with _writing():
        folder.mkdir(parents=True, exist_ok=True)


def claim(folder: Path, stem: str, suffix: str) -> Path:
    """Create an empty file under the first number that is free, as ``stem-1suffix``.

    Raises:
        UnwritableFile: If the system does not let us.

    """
    make_folder(folder)
    return _claimed(folder, f"{stem}-", suffix)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to the first free ``.damaged-N``; tells its new name.

    Raises:
        UnwritableFile: If the system does not let us; then it is where it was.

    """
    kept = _claimed(path.parent, f"{path.stem}.damaged-", "")
    with _writing():
        try:
            os.replace(path, kept)  # noqa: PTH105 - tests let this very call fail
        except BaseException:
            with suppress(OSError):
                kept.unlink()
            raise
    return kept


def keep_aside(path: Path) -> Path:
    """Give a damaged file the first free ``.damaged-N`` as a second name; tells that name.

    Where a file cannot have two names, it is copied.

    Raises:
        UnwritableFile: If the system does not let us.

    """
    kept = _claimed(path.parent, f"{path.stem}.damaged-", "")
    with _writing():
        try:
            if path.is_symlink() or not _linked(path, kept):
                shutil.copyfile(path, kept)
        except BaseException:
            with suppress(OSError):
                kept.unlink()
            raise
    return kept


def _linked(path: Path, kept: Path) -> bool:
    """Let an empty file that was claimed become a second name of another."""
    draft = path.with_name(f".kupola-{secrets.token_hex(8)}{DRAFT}")
    try:
        os.link(path, draft)
    except OSError:
        return False
    os.replace(draft, kept)  # noqa: PTH105 - as everywhere here
    return True


def delete(path: Path) -> None:
    """Delete a file, if it is there.

    Raises:
        UnwritableFile: If the system does not let us.

    """
    with _writing():
        path.unlink(missing_ok=True)


def delete_folder(folder: Path) -> None:
    """Delete a folder and everything in it, if it is there; links are not followed.

    Raises:
        UnwritableFile: If the system does not let us.

    """
    with _writing(), suppress(FileNotFoundError):
        shutil.rmtree(folder)


def present(path: Path) -> bool:
    """Tell whether there is something of this name; where that cannot be known, there may be."""
    try:
        os.stat(path)  # noqa: PTH116 - Path.exists() raises for some errors
    except OSError as error:
        return error.errno not in _NOT_THERE
    except ValueError:
        return False
    return True


def modified(path: Path) -> float | None:
    """Tell when a file was last written, in seconds since 1970; None: that is not known."""
    try:
        return _within_time(os.stat(path).st_mtime)  # noqa: PTH116 - as above
    except (OSError, ValueError):
        return None


def listed(folder: Path, suffix: str = "") -> list[Found]:
    """List what is in a folder, by name; a missing folder is an empty one.

    Raises:
        UnreadableFile: If the system does not let us.

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
        UnreadableFile: If the system does not let us.

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
    except ValueError:  # no system takes such a name
        raise UnreadableFile(NO_NAME) from None


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except KupolaError:
        raise
    except OSError as error:
        raise UnwritableFile(reason_of(error)) from None
    except ValueError:  # no system takes such a name
        raise UnwritableFile(NO_NAME) from None


def _opened(path: Path) -> int:
    """Open a regular file: looked at before, because opening may do something to a device."""
    if not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - the call whose errors are answered
        raise UnreadableFile(NO_FILE)
    handle = os.open(path, os.O_RDONLY | _ANYHOW)
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


def _target(path: Path) -> tuple[Path, int | None]:
    """Follow links to the file that is replaced; tells its permissions, if it is there."""
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    try:
        found = os.stat(target)  # noqa: PTH116 - the call whose errors are answered
    except FileNotFoundError:
        return target, None
    if not stat.S_ISREG(found.st_mode):
        raise UnwritableFile(NO_FILE)
    return target, stat.S_IMODE(found.st_mode)


def _create_draft(folder: Path) -> tuple[Path, int]:
    draft = _draft_name(folder)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _ANYHOW, 0o666)
    return draft, handle


def _draft_name(folder: Path) -> Path:
    return folder / f".kupola-{secrets.token_hex(8)}{DRAFT}"


def is_draft(name: str) -> bool:
    """Tell whether a file is an unfinished one of ours, by its name."""
    return _DRAFT_NAME.fullmatch(name) is not None


@cache
def _tidy(folder: Path) -> None:
    """Delete the drafts that crashed programs left in a folder, once a run."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if is_draft(entry.name):
                found = entry.stat(follow_symlinks=False)
                if stat.S_ISREG(found.st_mode) and found.st_mtime < time.time() - ABANDONED:
                    os.unlink(entry.path)  # noqa: PTH108 - no Path is at hand


def _write_all(handle: int, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(handle, rest) :]


def _take_fresh_name(draft: Path, target: Path) -> None:
    """Give a draft its name, unless there is something of that name."""
    try:
        if sys.platform == "win32":
            draft.rename(target)
            return
        try:
            os.link(draft, target)
        except FileExistsError:
            raise
        except OSError:  # a file system on which files have one name only
            os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
            os.replace(draft, target)  # noqa: PTH105 - likewise
        else:
            os.unlink(draft)  # noqa: PTH108 - likewise
    except FileExistsError as error:
        raise TakenName(reason_of(error)) from None


def _claimed(folder: Path, start: str, end: str) -> Path:
    number = 0
    while True:
        number += 1
        path = folder / f"{start}{number}{end}"
        with _writing(), suppress(FileExistsError):
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
            return path


def _sync_folder(folder: Path) -> None:
    """Let the new name of a file outlast a power cut, where a folder can be synced."""
    if sys.platform == "win32":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in _UNSYNCED:
            raise
