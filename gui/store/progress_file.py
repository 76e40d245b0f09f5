"""What a player has learned and played day by day: ``progress.json`` in the player's folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.messages import text

from .object_file import ObjectFile, Wording

if TYPE_CHECKING:
    from pathlib import Path

FILE = "progress.json"
WORDING = Wording(
    text("progress", "Your progress could not be read; the old file was kept as {file}."),
    text("progress", "Your progress cannot be read and is left unchanged. {reason}"),
    text("progress", "Your progress cannot be saved: {reason}"),
)
LESSONS, SITUATIONS, DAILY, PUZZLES = "lessons", "situations", "daily", "puzzles"


class ProgressFile(ObjectFile):
    """The progress of one player, in sections that do not know each other.

    Each section is an object of its own: ``lessons``, ``situations``, ``daily`` and ``puzzles`` are
    written by the packages that own them, which check what they read.
    """

    def __init__(self, folder: Path) -> None:
        """Read the progress of the player whose folder it is."""
        super().__init__(folder / FILE, WORDING)

    def section(self, name: str) -> dict[str, Any]:
        """Return a section; it is empty if it is missing or no object."""
        found = self.content.get(name)
        return found if isinstance(found, dict) else {}

    def change(self, name: str, changes: dict[str, Any]) -> None:
        """Change some entries of a section and save it; others stay as the file has them."""
        own = {**self.section(name), **changes}
        self.content = self._read()
        self.write({name: own})
