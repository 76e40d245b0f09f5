"""Shared tables that wait on the start screen, and opening them again."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.kernel.errors import KupolaError
from gui.store import reading
from gui.store.table_folder import FOLDER

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from core.kernel.messages import Message
    from core.network.transport import Transport
    from core.sealing import KeyPair
    from core.table.invitation import Invitation
    from gui.store.saved_games import Waiting
    from gui.store.tables import KeptTable, SavedTables
    from gui.store.waiting_tables import WaitingTable, WaitingTables
    from gui.together.bridge import GuestBridge, GuestSnapshot
    from gui.together.hosted_table import HostedTable

    from .main_window import MainWindow

MOMENT = 0.2
"""Seconds for which a table that was just left may save itself before tables are listed."""


class SharedTables(QObject):
    """Lists the tables that wait, and seats their sessions again.

    Attributes:
        host_transport: Makes the transport of a table that is hosted here, in the link's thread:
            from its keys, how it was reached, and what the host and the game are called.
        guest_transport: Makes the transport of a guest, likewise: from the invitation and the
            register that the guest reads.

    Signals:
        gathers: A guest has come back to a table whose game has not begun: its bridge and file.
        hosted: A table that is hosted here is open again.
        refused: Why a table cannot be opened again.
        continued: A guest goes on without the host: a new table, the match it begins with, and
            whether its guests are in the same network.
    """

    gathers = Signal(object, object)
    hosted = Signal(object)
    refused = Signal(object)
    continued = Signal(object, object, bool)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.host_transport: (
            Callable[[KeyPair, Mapping[str, object], str, str], Transport] | None
        ) = None
        self.guest_transport: Callable[[Invitation, str], Transport] | None = None

    def captions(self) -> dict[str, Message]:
        """Say what waits at the tables that are hosted here, by the files of their games."""
        found = self._found()
        return {} if found is None else found.captions

    def waiting(self) -> tuple[WaitingTable, ...]:
        """List the tables at which this program is a guest."""
        found = self._found()
        return () if found is None else found.places

    def resume_hosted(self, waiting: Waiting) -> bool:
        """Open the table of a saved game again, if it has one."""
        found = self._found()
        path = None if found is None else found.hosted.get(waiting.path.name)
        make = self.host_transport
        if path is None or make is None:
            return False
        from core.table.host import HostTable  # noqa: PLC0415 - few games need it
        from gui.store.plan_data import trusted  # noqa: PLC0415 - likewise
        from gui.store.tables import SavedTables  # noqa: PLC0415 - likewise
        from gui.together.bridge import HostBridge  # noqa: PLC0415 - likewise
        from gui.together.hosted_table import HostedTable  # noqa: PLC0415 - likewise
        from gui.together.late_transport import LateTransport  # noqa: PLC0415 - likewise

        tables = SavedTables(self._window.saved_games.folder)
        try:
            kept, data = tables.opened(path)
            match = waiting.record.replay()
            shown = match.goto(min(kept.header.ply, len(match.line)))
            table = HostTable.restored(data, shown)
        except KupolaError as error:
            self._refuse(tables, path, error)
            return False
        name, game = table.name, table.game
        transport = LateTransport(lambda: make(table.keys, kept.way, name, game))
        bridge = HostBridge(table, transport, kept.keep, self._window)
        sitters = trusted(waiting.record.players, match.start.seats)
        seats = tuple(table.seats)
        hosted = HostedTable(bridge, kept, seats, sitters, self._window.saved_games, self._window)
        session = hosted.resume(match, waiting.path)
        self.follow(hosted)
        self._window.seat(session)
        bridge.start()
        return True

    def follow(self, hosted: HostedTable) -> None:
        """Seat every game that is dealt at a table."""
        hosted.seated.connect(self._window.seat)
        self.hosted.emit(hosted)

    def resume_place(self, waiting: WaitingTable) -> None:
        """Come back to a table as a guest."""
        make = self.guest_transport
        if make is None:
            return
        from core.table.guest import GuestTable  # noqa: PLC0415 - few players need it
        from gui.store.tables import SavedTables  # noqa: PLC0415 - likewise
        from gui.together.bridge import GuestBridge, GuestSnapshot  # noqa: PLC0415 - likewise
        from gui.together.late_transport import LateTransport  # noqa: PLC0415 - likewise

        tables = SavedTables(self._window.saved_games.folder)
        try:
            kept, data = tables.opened(waiting.path)
            table = GuestTable.restored(data)
        except KupolaError as error:
            self._refuse(tables, waiting.path, error)
            return
        transport = LateTransport(lambda: make(table.invitation, table.register))
        bridge = GuestBridge(table, transport, kept.keep, self._window)
        if table.match is None or table.table is None:
            self.gathers.emit(bridge, kept)
            bridge.start()
            return
        self.join(bridge, kept, GuestSnapshot.of(table))
        bridge.start()

    def join(self, bridge: GuestBridge, kept: KeptTable, snapshot: GuestSnapshot) -> None:
        """Show the game of a table at which this program is a guest."""
        from gui.together.guest_session import GuestSession  # noqa: PLC0415 - few players need it

        games = self._window.saved_games
        session = GuestSession(bridge, kept, snapshot, games, self._window)
        session.gone_on.connect(self.continued)
        self._window.seat(session)

    def _refuse(self, tables: SavedTables, path: Path, error: KupolaError) -> None:
        """Say why a table cannot be opened; one with damaged content is set aside."""
        from gui.store.errors import FileError  # noqa: PLC0415 - seldom needed
        from gui.store.tables import BadTableFile  # noqa: PLC0415 - likewise

        if not isinstance(error, BadTableFile | FileError):
            tables.set_aside(path)
        self.refused.emit(error.message)

    def _found(self) -> WaitingTables | None:
        games: Path = self._window.saved_games.folder
        if not reading.present(games / FOLDER):
            return None
        if "gui.together.bridge" in sys.modules:
            from gui.together.bridge import wait_for_farewells  # noqa: PLC0415 - few programs need it

            wait_for_farewells(MOMENT)
        from gui.store.waiting_tables import waiting_tables  # noqa: PLC0415 - often nothing waits

        return waiting_tables(games)
