"""The files of a headless host: one for each table, written whole or not at all."""

from __future__ import annotations

import json
import os
import stat
import sys
from contextlib import contextmanager, suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.kernel.outside_text import shown_path

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from core.kernel.messages import Message

ENDING = ".table"
LARGEST = 16_000_000
"""The largest file of a table, in bytes."""
_LOCK = "host.lock"
_PRIVATE = 0o600
_NO_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)

UNREADABLE = text("host", "{path} cannot be read: {reason}")
UNWRITABLE = text("host", "{path} cannot be written: {reason}")
NO_TABLE = text("host", "{path} is no table.")
TAKEN = text("host", "Another host keeps the tables of {path}.")


class BadTableFile(KupolaError):
    """A file or folder of tables that cannot be used."""

    code = "bad_table_file"


def table_files(folder: Path) -> list[Path]:
    """List the files of tables in a folder."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ENDING)
    except OSError as error:
        raise BadTableFile(_told(UNREADABLE, folder, error)) from None


def read(path: Path) -> dict[str, Any]:
    """Read the file of a table.

    Raises:
        BadTableFile: If that cannot be done, or it is none.

    """
    try:
        handle = os.open(path, os.O_RDONLY | _NO_WAITING)
        with os.fdopen(handle, "rb") as file:
            if not stat.S_ISREG(os.fstat(handle).st_mode):
                raise BadTableFile(NO_TABLE.bind(path=shown_path(path)))
            content = file.read(LARGEST + 1)
        data = json.loads(content) if len(content) <= LARGEST else None
    except OSError as error:
        raise BadTableFile(_told(UNREADABLE, path, error)) from None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise BadTableFile(NO_TABLE.bind(path=shown_path(path)))
    return data


def write(path: Path, data: dict[str, Any]) -> None:
    """Write a file: a draft beside it, which is synced and then takes its name.

    Raises:
        BadTableFile: If the system refuses; the old file is unchanged.

    """
    draft = path.with_name(f".{path.name}-{token_hex(4)}.new")
    content = json.dumps(data, ensure_ascii=True, separators=(",", ":")).encode()
    try:
        try:
            handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_WAITING, _PRIVATE)
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(handle)
            draft.replace(path)
            _sync_folder(path.parent)
        finally:
            with suppress(FileNotFoundError):
                draft.unlink()
    except OSError as error:
        raise BadTableFile(_told(UNWRITABLE, path, error)) from None


def make(folder: Path) -> None:
    """Make a folder that only its owner reads: it holds the keys of tables.

    Raises:
        BadTableFile: If the system refuses.

    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise BadTableFile(_told(UNWRITABLE, folder, error)) from None


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Let one host at a time keep the tables of a folder; the system ends the lock with us.

    Raises:
        BadTableFile: If another one does, or the folder cannot be used.

    """
    make(folder)
    try:
        handle = os.open(folder / _LOCK, os.O_RDWR | os.O_CREAT, _PRIVATE)
    except OSError as error:
        raise BadTableFile(_told(UNWRITABLE, folder, error)) from None
    try:
        try:
            _lock(handle)
        except OSError:
            raise BadTableFile(TAKEN.bind(path=shown_path(folder))) from None
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only Windows has it

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - Windows has none

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _sync_folder(folder: Path) -> None:
    """Make a new name last; systems that cannot do that keep it anyway."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _told(problem: Message, path: Path, error: OSError) -> Message:
    return problem.bind(path=shown_path(path), reason=error.strerror or type(error).__name__)


def password(path: Path) -> str:
    """Read the first line of a file.

    Raises:
        BadTableFile: If that cannot be done.

    """
    try:
        return path.read_text("utf-8").partition("\n")[0].strip()
    except OSError as error:
        raise BadTableFile(_told(UNREADABLE, path, error)) from None
    except UnicodeError:
        raise BadTableFile(UNREADABLE.bind(path=shown_path(path), reason="UTF-8")) from None
