"""Write, append to, copy and delete files; each verb exists once.

Writing goes to a draft in the same folder, which is synced and then takes the name, so that a
crash leaves the old content or the new one. Every ``OSError`` becomes a ``FileError``.
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
from typing import TYPE_CHECKING

from core.kernel.errors import KupolaError

from .errors import (
    GARBLED,
    NO_FILE,
    NO_NAME,
    TakenName,
    UnwritableFile,
)
from .reading import NO_WAITING, present, read_bytes, reason_of

if TYPE_CHECKING:
    from collections.abc import Iterator

DRAFT = ".new"
"""How the name of a draft ends."""
ABANDONED = 600
"""Seconds after which a draft belongs to a program that has crashed."""
_DRAFT_NAME = re.compile(r"\.kupola-[0-9a-f]{16}\.new")
_USUAL, _PRIVATE = 0o666, 0o600
_UNSYNCED = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EACCES, errno.EPERM})
"""Error numbers of folders that cannot be synced; the file in it has been."""


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


def write_text(path: Path, content: str, *, fresh: bool = False, private: bool = False) -> None:
    """Write JSON text, whole or not at all; folders of ours are made.

    A private file can be read only by its owner.

    Raises:
        UnwritableFile: If the system refuses; the old file is unchanged.
        TakenName: If a fresh file is wanted and there is one of this name.

    """
    make_folder(path.parent)
    write_bytes(path, encoded(content), fresh=fresh, private=private)


def write_bytes(
    path: Path, content: bytes, *, fresh: bool = False, synced: bool = True, private: bool = False
) -> None:
    """Write a file, whole or not at all, into a folder that is there.

    Raises:
        UnwritableFile: If the system refuses; the old file is unchanged.
        TakenName: If a fresh file is wanted and there is one of this name.

    """
    with replacing(path, fresh=fresh, synced=synced, private=private) as handle:
        _write_all(handle, content)


@contextmanager
def replacing(
    path: Path, *, fresh: bool = False, synced: bool = True, private: bool = False
) -> Iterator[int]:
    """Open a draft for writing; it replaces the file when the block ends without an error.

    A symbolic link stays one: the file that it names is replaced. Permissions stay.

    Raises:
        UnwritableFile: If the system refuses; the old file is unchanged.
        TakenName: If a fresh file is wanted and there is one of this name.

    """
    with _writing():
        target, mode = _target(path)
        _tidy(target.parent)
        draft, handle = _create_draft(target.parent, _PRIVATE if private else _USUAL)
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
        UnwritableFile: If the system refuses.

    """
    make_folder(path.parent)
    with _writing():
        new = not present(path)
        if not new and not stat.S_ISREG(os.stat(path).st_mode):  # noqa: PTH116 - not a pathlib matter
            raise UnwritableFile(NO_FILE)
        handle = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT | NO_WAITING, 0o666)
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
    """Copy a file to another name, whole or not at all.

    Where files may have two names, it gets a second one: we replace files and never write into
    them, so the other name keeps the old content. Elsewhere its bytes are copied; a power cut may
    lose that copy, never the source.

    Raises:
        FileError: If the system refuses.

    """
    if not _takes_second_name(source, target, most):
        write_bytes(target, read_bytes(source, most), synced=False)


def _takes_second_name(source: Path, target: Path, most: int) -> bool:
    """Hard-link a file; False: it cannot have a second name, and nothing has changed."""
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
        UnwritableFile: If the system refuses.

    """
    with _writing():
        folder.mkdir(parents=True, exist_ok=True)


def claim(folder: Path, stem: str, suffix: str) -> Path:
    """Create an empty file under the first number that is free, as ``stem-1suffix``.

    Raises:
        UnwritableFile: If the system refuses.

    """
    make_folder(folder)
    return _claimed(folder, f"{stem}-", suffix)


def set_aside(path: Path) -> Path:
    """Rename a damaged file to the first free ``.damaged-N``; return its new name.

    Raises:
        UnwritableFile: If the system refuses; the file is unchanged.

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
    """Hard-link a damaged file to the first free ``.damaged-N``; return that name.

    Where a file cannot have two names, it is copied.

    Raises:
        UnwritableFile: If the system refuses.

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
    """Replace a claimed empty file by a hard link to another."""
    draft = _draft_name(path.parent)
    try:
        os.link(path, draft)
    except OSError:
        return False
    os.replace(draft, kept)  # noqa: PTH105 - as everywhere here
    return True


def delete(path: Path) -> None:
    """Delete a file, if it is there.

    Raises:
        UnwritableFile: If the system refuses.

    """
    with _writing():
        path.unlink(missing_ok=True)


def delete_folder(folder: Path) -> None:
    """Delete a folder and everything in it, if it is there; links are not followed.

    Raises:
        UnwritableFile: If the system refuses.

    """
    with _writing(), suppress(FileNotFoundError):
        shutil.rmtree(folder)


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except KupolaError:
        raise
    except OSError as error:
        raise UnwritableFile(reason_of(error)) from None
    except ValueError:  # no system accepts such a name
        raise UnwritableFile(NO_NAME) from None


def _target(path: Path) -> tuple[Path, int | None]:
    """Follow links to the file that is replaced; return it and its permissions, if it exists."""
    target = Path(os.path.realpath(path)) if path.is_symlink() else path
    try:
        found = os.stat(target)  # noqa: PTH116 - the call whose errors are answered
    except FileNotFoundError:
        return target, None
    if not stat.S_ISREG(found.st_mode):
        raise UnwritableFile(NO_FILE)
    return target, stat.S_IMODE(found.st_mode)


def _create_draft(folder: Path, mode: int) -> tuple[Path, int]:
    draft = _draft_name(folder)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_WAITING, mode)
    return draft, handle


def _draft_name(folder: Path) -> Path:
    return folder / f".kupola-{secrets.token_hex(8)}{DRAFT}"


def is_draft(name: str) -> bool:
    """Return whether a file is an unfinished one of ours, by its name."""
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
    """Rename a draft, unless the name is taken."""
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
    """Sync a folder, where that is possible, so that new names survive a power cut."""
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
