"""Show a folder in the file manager of the system."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from gui.store import atomic
from gui.store.errors import FileError

if TYPE_CHECKING:
    from pathlib import Path


def show_folder(folder: Path) -> bool:
    """Open a folder, created if missing; return whether the system could."""
    with suppress(FileError):  # opening one that cannot be created fails, as the result says
        atomic.make_folder(folder)
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
