"""Find unfinished counts quickly, without replaying them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from attrs import frozen

from core.games.boxes import BOXES
from core.kernel.messages import Message, default_name, text
from core.kernel.outside_text import cleaned_name

from . import reading
from .errors import FileError
from .foreign import Foreign

FOLDER = "tallies"
"""The folder of counts, beside the games."""
SUFFIX = ".kupola-tally"
LOOKED = 12
"""How many of the latest counts are read; older ones are in the dialog."""
LONGEST = 1_600_000
"""The largest file that is read, in bytes."""
FORMAT = 3
"""The newest known format, repeated here so that ``core.tally`` is not imported."""
MOST_SEATS = 8
REAL = text("tally", "Score sheet")


@frozen
class Counted:
    """A player whose board is counted."""

    name: str
    color: str


@frozen(eq=False)
class WaitingCount:
    """An unfinished count, and when something was laid last."""

    path: Path
    game: str
    players: tuple[Counted, ...]
    played: float
    caption: Message = REAL


def waiting_counts(games: Path) -> list[WaitingCount | Foreign]:
    """List the unfinished among the latest counts beside the games of a shelf."""
    try:
        files = reading.listed(games / FOLDER, SUFFIX)
    except FileError:
        return []
    latest = sorted(files, key=lambda each: each.when, reverse=True)[:LOOKED]
    found = (_waiting(each.path, each.when) for each in latest)
    return [count for count in found if count is not None]


def _waiting(path: Path, when: float) -> WaitingCount | Foreign | None:
    try:
        data = reading.read_object(path, LONGEST)
    except FileError:
        return None
    number, game, players = data.get("format"), data.get("tally"), data.get("players")
    if data.get("finished") is not False or type(game) is not str or type(number) is not int:
        return None
    if number > FORMAT or game not in BOXES:
        return Foreign(path, when)
    if not isinstance(players, list):
        return None
    counted = tuple(_counted(seat, each) for seat, each in enumerate(players[:MOST_SEATS]))
    return WaitingCount(path, game, counted, when)


def _counted(seat: int, player: Any) -> Counted:
    given = player if isinstance(player, dict) else {}
    name = cleaned_name(str(given.get("name", ""))) or default_name(seat)
    return Counted(name, str(given.get("color", "")))
