"""Whether the program runs already, asked before any window is loaded.

The first start listens at an address in the user's own runtime folder (``gui/instance.py``).
"""

from __future__ import annotations

import json
import os
import stat
import sys
import warnings
import zlib
from pathlib import Path

from platformdirs import user_data_path, user_runtime_path

PATIENCE = 2000
"""Milliseconds that the first start has to answer."""
OURS = 0o700


def runtime_folder() -> Path:
    """Find the folder of the user's running programs."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a system that names no such folder is no trouble of ours
        return user_runtime_path("kupola", appauthor=False)


def instance_name() -> str:
    """Name the program by its folder of games: one program for one folder."""
    data = os.fsencode(user_data_path("kupola", appauthor=False))
    return f"{zlib.crc32(data):08x}"


def address(folder: Path) -> str:
    """Name the server: a path, or on Windows the name of a pipe."""
    name = instance_name()
    return f"kupola-{name}" if sys.platform == "win32" else str(folder / f"{name}.socket")


def is_private(folder: Path) -> bool:
    """See that nobody else can write in a folder."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    if sys.platform == "win32":
        return True
    private = stat.S_ISDIR(found.st_mode) and not stat.S_IMODE(found.st_mode) & 0o022
    return private and found.st_uid == os.getuid()


def message(file: str) -> bytes:
    """Write what the first start is told."""
    return json.dumps(file).encode() + b"\n"


def knock(file: str, folder: Path | None = None) -> bool:
    """Hand a file's path to the program that runs already; tells whether it was heard."""
    folder = folder or runtime_folder()
    where = address(folder)
    if not is_private(folder) or (sys.platform != "win32" and not Path(where).exists()):
        return False
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - most starts are the first

    line = QLocalSocket()
    line.connectToServer(where)
    if not line.waitForConnected(PATIENCE):
        return False
    line.write(message(file))
    heard = line.waitForReadyRead(PATIENCE) and bool(line.readAll().data())
    line.abort()
    return heard
