"""Find the shared tables that wait for a player, without opening them."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from core.kernel.messages import Message, text

from .tables import GUEST, Header, SavedTables, SeatShown

YOUR_TURN = text("tables", "Shared table: your turn")
WAITS = text("tables", "Shared table: waiting for {name}")
GATHERS = text("tables", "Shared table")


@frozen(eq=False)
class WaitingTable:
    """A guest's place at a table, and when something happened there last."""

    path: Path
    game: str
    players: tuple[SeatShown, ...]
    played: float
    caption: Message


@frozen
class WaitingTables:
    """The tables that wait.

    Attributes:
        places: The tables at which this program is a guest.
        captions: What waits at the tables that it hosts, by the names of their games' files.
        hosted: The files of those tables, likewise.

    """

    places: tuple[WaitingTable, ...]
    captions: dict[str, Message]
    hosted: dict[str, Path]


def waiting_tables(games: Path) -> WaitingTables:
    """List the tables whose games have not ended."""
    found = SavedTables(games).heads()
    heads = [each for each in found if each[2].game and not each[2].over]
    places = tuple(
        WaitingTable(path, header.game, header.players, when, caption(header))
        for path, role, header, when in heads
        if role == GUEST
    )
    hosted = {
        header.file: (path, header)
        for path, role, header, _ in heads
        if role != GUEST and header.file
    }
    captions = {file: caption(header) for file, (_, header) in hosted.items()}
    return WaitingTables(places, captions, {file: path for file, (path, _) in hosted.items()})


def caption(header: Header) -> Message:
    """Say for whom a table waits."""
    if header.own_turn:
        return YOUR_TURN
    return WAITS.bind(name=header.waits_for) if header.waits_for else GATHERS
