"""The files that were opened and saved last."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .settings import SettingsFile

MOST = 8


class Recent:
    """Remembers paths in the settings, the last one first."""

    def __init__(self, file: SettingsFile) -> None:
        self._file = file

    @property
    def paths(self) -> tuple[Path, ...]:
        """List the files that are still there."""
        return tuple(path for name in self._names if (path := Path(name)).is_file())

    def add(self, path: Path) -> None:
        """Put a file first."""
        name = str(path)
        others = [each for each in self._names if each != name]
        self._file.change(recent=[name, *others][:MOST])

    def clear(self) -> None:
        """Forget them all."""
        self._file.change(recent=[])

    @property
    def _names(self) -> list[str]:
        return self._file.settings.recent
