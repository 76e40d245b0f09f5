"""The files that were opened and saved last."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from . import reading

if TYPE_CHECKING:
    from .settings import SettingsFile

MOST = 8


class Recent:
    """Remembers paths in the settings, the last one first."""

    def __init__(self, file: SettingsFile) -> None:
        self._file = file

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files, without a check whether they still exist, which may be slow."""
        return tuple(map(Path, self._file.settings.recent[:MOST]))

    @property
    def present(self) -> tuple[Path, ...]:
        """The files that still exist, or cannot be checked."""
        return tuple(filter(reading.present, self.paths))

    def add(self, path: Path) -> None:
        """Put a file first."""
        name = str(path)
        others = [each for each in self._file.settings.recent if each != name]
        self._file.change(recent=[name, *others][:MOST])

    def clear(self) -> None:
        """Forget them all."""
        self._file.change(recent=[])
