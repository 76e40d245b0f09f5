"""The folder in which something was saved last; imports no Qt."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from . import reading

if TYPE_CHECKING:
    from .settings import SettingsFile


class SaveFolder:
    """Remembers a folder in the settings.

    Attributes:
        in_use: The folder of the program that runs; None: nothing is remembered.

    """

    in_use: ClassVar[SaveFolder | None] = None

    def __init__(self, file: SettingsFile) -> None:
        self._file = file

    @property
    def path(self) -> Path | None:
        """The folder, if it is still there."""
        kept = self._file.settings.save_folder
        return Path(kept) if kept and reading.present(Path(kept)) else None

    def remember(self, folder: Path) -> None:
        """Remember the folder for the next save."""
        if reading.as_text(folder) != self._file.settings.save_folder:
            self._file.change(save_folder=reading.as_text(folder))
