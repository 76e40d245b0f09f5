"""Connect to the program that already uses the data folder, before any window is loaded.

That program listens at an address of its own choice and writes it into the lock file, so a start
with another runtime folder, or with none, finds it too (``gui/startup/folder_lock.py``). The
address is only trusted if it is a socket of this user in a folder where no other user can write.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import stat
import sys
import tempfile
import warnings
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_runtime_path

from gui.paths import data_folder

from .folder_lock import published_address

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 2000
"""Milliseconds within which the program must answer."""
OURS = 0o700
LONGEST_ADDRESS = 103
"""Bytes of a socket's path that every system allows."""
LONGEST_PATH = 4096
"""Bytes of a file's path."""
SOCKET = re.compile(r"kupola-[0-9a-f]{16}(\.socket)?")


def runtime_folder() -> Path:
    """Find the folder of the user's running programs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a system without such a folder is expected
        return user_runtime_path("kupola", appauthor=False)


def new_addresses(runtime: Path | None = None) -> Iterator[str]:
    """Name addresses that no other program has, the best first: paths, on Windows a pipe.

    A folder that cannot be made, that others can write to or whose path is too long is left out.
    """
    name = f"kupola-{secrets.token_hex(8)}"
    if sys.platform == "win32":
        yield name
        return
    for folder in (runtime or runtime_folder(), _temporary_folder()):
        address = str(folder / f"{name}.socket")
        if len(os.fsencode(address)) <= LONGEST_ADDRESS and _is_made_private(folder):
            yield address


def leave(address: str) -> None:
    """Remove the folder of an address where no program listens any more, unless others use it."""
    if sys.platform != "win32" and address:
        with suppress(OSError):
            Path(address).parent.rmdir()


def is_private(folder: Path) -> bool:
    """Check that no other user can write in a folder."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if sys.platform == "win32":
        return True
    private = stat.S_ISDIR(found.st_mode) and not stat.S_IMODE(found.st_mode) & 0o022
    return private and found.st_uid == os.getuid()


def is_trusted(address: str) -> bool:
    """Check that an address is named like ours and, outside Windows, is this user's own socket."""
    path = Path(address)
    if not SOCKET.fullmatch(path.name):
        return False
    if sys.platform == "win32":
        return path.name == address
    if not path.is_absolute() or len(os.fsencode(address)) > LONGEST_ADDRESS:
        return False
    try:
        found = path.lstat()
    except (OSError, ValueError):
        return False
    return stat.S_ISSOCK(found.st_mode) and found.st_uid == os.getuid() and is_private(path.parent)


def message(file: str) -> bytes:
    """Encode the message to the running program: the absolute path of a file, or nothing."""
    return json.dumps(file).encode() + b"\n"


def heard(line: bytes) -> str | None:
    """Decode the message of another start; None: it is neither a file's path nor empty."""
    try:
        file = json.loads(line)
        if not isinstance(file, str) or "\0" in file or len(os.fsencode(file)) > LONGEST_PATH:
            return None
    except (ValueError, RecursionError):
        return None
    return file if not file or Path(file).is_absolute() else None


def hand_over(file: str, folder: Path | None = None) -> bool:
    """Hand a file's path to the program that uses a data folder; return whether it has answered."""
    address = published_address(folder or data_folder())
    if not is_trusted(address):
        return False
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - most starts are the first

    line = QLocalSocket()
    line.connectToServer(address)
    if not line.waitForConnected(PATIENCE):
        return False
    line.write(message(file))
    answered = line.waitForReadyRead(PATIENCE) and bool(line.readAll().data())
    line.abort()
    return answered


def sweep(address: str) -> None:
    """Remove the socket that a killed program left; one at which a program listens stays."""
    if sys.platform == "win32" or not is_trusted(address):
        return
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - only after a crash

    line = QLocalSocket()
    line.connectToServer(address)
    if line.error() is QLocalSocket.LocalSocketError.ConnectionRefusedError:
        with suppress(OSError):
            Path(address).unlink()
    line.abort()


def _temporary_folder() -> Path:
    name = f"kupola-{os.getuid()}" if sys.platform != "win32" else "kupola"
    return Path(tempfile.gettempdir(), name)


def _is_made_private(folder: Path) -> bool:
    try:
        folder.mkdir(mode=OURS, parents=True, exist_ok=True)
    except OSError:
        return False
    return is_private(folder)
