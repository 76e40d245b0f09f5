"""Counts that are not finished, found quickly: nothing is laid out for that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from attrs import frozen

from core.games.boxes import BOXES
from core.kernel.messages import Message, default_name, text
from core.kernel.outside_text import cleaned_name

from . import FOLDER

SUFFIX = ".kupola-tally"
LOOKED = 12
"""How many counts are looked at, the latest ones: what waits for longer is found elsewhere."""
LONGEST = 400_000
REAL = text("tally", "Score of a real game")


@frozen
class Counted:
    """Somebody whose board is counted."""

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


def waiting_counts(games: Path) -> list[WaitingCount]:
    """List the unfinished among the latest counts beside the games of a shelf."""
    written = []
    for path in (games / FOLDER).glob(f"*{SUFFIX}"):
        try:
            written.append((path.stat().st_mtime, path))
        except OSError:
            continue
    latest = sorted(written, reverse=True)[:LOOKED]
    found = (_waiting(path, when) for when, path in latest)
    return [count for count in found if count is not None]


def _waiting(path: Path, when: float) -> WaitingCount | None:
    try:
        with path.open(encoding="utf-8") as file:
            data = json.loads(file.read(LONGEST))
    except (OSError, ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or data.get("finished") is not False:
        return None
    game, players = data.get("tally"), data.get("players")
    if game not in BOXES or not isinstance(players, list):
        return None
    return WaitingCount(
        path, game, tuple(_counted(seat, each) for seat, each in enumerate(players)), when
    )


def _counted(seat: int, player: Any) -> Counted:
    given = player if isinstance(player, dict) else {}
    name = cleaned_name(str(given.get("name", ""))) or default_name(seat)
    return Counted(name, str(given.get("color", "")))
