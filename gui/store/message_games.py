"""Which games are played by message, and who plays them here: ``by_message.json`` beside them.

A game is known by the fingerprint of its deal, which is the same in every copy::

    {"games": {"6f0c9a31e2b47d58": [0]}}
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text

from .object_file import ObjectFile, Wording

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from core.kernel.messages import Message, Seat
    from core.match import Match

FILE = "by_message.json"
WORDING = Wording(
    text("by_message", "The list of games by message could not be read and was kept as {file}."),
    text("by_message", "The list of games by message cannot be read and is left alone. {reason}"),
    text("by_message", "The list of games by message cannot be saved: {reason}"),
)
MOST_GAMES = 500
"""How many games are kept; the oldest ones make room."""
_MOST_SEATS = 8


class MessageGames:
    """The games that are played by message."""

    def __init__(self, folder: Path) -> None:
        """Read the list in the folder of saved games."""
        self._file = ObjectFile(folder / FILE, WORDING)

    @property
    def trouble(self) -> Message | None:
        """What went wrong the last time; None: nothing."""
        return self._file.trouble

    def here(self, match: Match) -> frozenset[Seat] | None:
        """Return the seats that people here play in a game; None: it is not played by message."""
        if match.start.seed is None:
            return None
        seats = self._games().get(_fingerprint(match))
        if not isinstance(seats, list) or len(seats) > _MOST_SEATS:
            return None
        known = [seat for seat in seats if type(seat) is int and 0 <= seat < _MOST_SEATS]
        return frozenset(known) if known and len(known) == len(seats) else None

    def keep(self, match: Match, seats: Collection[Seat]) -> None:
        """Note who plays a game here; nobody: it is no longer played by message."""
        game = _fingerprint(match)
        others = {key: value for key, value in self._games().items() if key != game}
        latest = dict(list(others.items())[1 - MOST_GAMES :])
        self._file.write({"games": {**latest, **({game: sorted(seats)} if seats else {})}})

    def _games(self) -> dict[str, object]:
        games = self._file.content.get("games")
        return games if isinstance(games, dict) else {}


def _fingerprint(match: Match) -> str:
    from core.by_message import fingerprint  # noqa: PLC0415 - not needed for the first picture

    return fingerprint(match)
