"""Which situations the coach has explained to a player: a section of the player's progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.store.progress_file import SITUATIONS, ProgressFile

if TYPE_CHECKING:
    from pathlib import Path

MOST = 200
"""How many situations a game has at most."""


class SeenSituations:
    """The situations of one game that a player has met."""

    def __init__(self, folder: Path, game: str) -> None:
        """Read what the player whose folder it is has met; nonsense counts as nothing."""
        self._file, self._game = ProgressFile(folder), game
        found = self._file.section(SITUATIONS).get(game)
        entries = found if isinstance(found, list) and len(found) <= MOST else []
        self._keys = {each for each in entries if isinstance(each, str)}

    def __contains__(self, key: str) -> bool:
        """Return whether the player has met a situation."""
        return key in self._keys

    def note(self, key: str) -> None:
        """Save that the player has met a situation."""
        if key not in self._keys:
            self._keys.add(key)
            self._file.change(SITUATIONS, {self._game: sorted(self._keys)})
