"""Which files one drag enters, from the press of the mouse until the board rests again."""

from __future__ import annotations

from core.games import GAMES

from .table import measured_apart


def report() -> None:
    """Print how many files of ``core`` and ``gui`` a drag enters in each game, and their rooms."""
    for game in GAMES:
        files = measured_apart("window", "drag", game)["files"]
        rooms = sorted({"/".join(file.split("/")[:2]) for file in files})
        print(f"{game}: a drag enters {len(files)} files in {len(rooms)} rooms: {', '.join(rooms)}")
