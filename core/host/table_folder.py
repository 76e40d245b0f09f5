"""All tables of a folder, each kept in its own file."""

from __future__ import annotations

import logging
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from core.kernel.errors import KupolaError
from core.kernel.messages import english
from core.network.mqtt import MqttTransport
from core.table.happenings import Refused

from .computers import Computers
from .hosted_table import HostedTable
from .table_files import ENDING, locked, make, read, table_files, write

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from core.kernel.messages import Message
    from core.network.broker import Login
    from core.table.happenings import Happening
    from core.table.host import HostTable
    from core.table.invitation import Invitation

LOG = logging.getLogger("kupola.host")


class _Log:
    """Logs what is wrong with the connection of a table."""

    def __init__(self, name: str) -> None:
        self._name = name

    def on_changed(self, table: HostTable, happened: Sequence[Happening]) -> None:  # noqa: ARG002 - as the protocol declares it
        """Log sentences; no moves: the table's file has them."""
        for each in happened:
            if isinstance(each, Refused):
                LOG.info("%s: %s", self._name, english(each.reason))

    def on_troubled(self, problem: Message | None) -> None:
        """Log a problem, and that it is over."""
        LOG.info("%s: %s", self._name, "connected" if problem is None else english(problem))


class TableFolder:
    """Runs the tables of a folder."""

    def __init__(self, folder: Path, login: Login | None = None, threads: int = 1) -> None:
        """Name the folder, the login for its brokers and how many threads think."""
        self._folder = folder
        self._login = login
        self._computers = Computers(threads)
        self._tables: dict[Path, HostedTable] = {}
        self._refused: set[Path] = set()

    @contextmanager
    def kept(self) -> Iterator[None]:
        """Keep the tables alive; at the end say that the host leaves.

        Raises:
            BadTableFile: If another host keeps them.

        """
        with locked(self._folder):
            try:
                yield
            finally:
                self._computers.close()
                for table in self._tables.values():
                    table.close()

    def look(self) -> None:
        """Begin to run tables that are new; what is damaged is left alone."""
        for path in table_files(self._folder):
            if path not in self._tables and path not in self._refused:
                self._begin(path)

    def _begin(self, path: Path) -> None:
        def keep(data: dict[str, Any]) -> None:
            write(path, data)

        try:
            table = HostedTable.restored(read(path), keep, self._computers, _Log(path.name))
        except KupolaError as error:
            LOG.error("%s: %s", path.name, error)  # noqa: TRY400 - a sentence, no fault of ours
            self._refused.add(path)
            return
        invitation = table.invitation
        table.start(MqttTransport(invitation.address, invitation.table, login=self._login))
        self._tables[path] = table
        LOG.info("%s: %s", path.name, invitation.written)


def new_file(folder: Path, data: dict[str, Any]) -> Invitation:
    """Write a new table into a folder; it is run by the host of that folder.

    Raises:
        BadTableFile: If it cannot be written.

    """
    invitation = invitation_of(data)
    make(folder)
    write(folder / f"{invitation.table}{ENDING}", data)
    return invitation


def invitation_of(data: object) -> Invitation:
    """Return the invitation to a table that was saved.

    Raises:
        KupolaError: If the data is damaged.

    """
    return HostedTable.restored(data, lambda _: None, Computers()).invitation


def described(data: object) -> str:
    """Describe a table that was saved in a line.

    Raises:
        KupolaError: If the data is damaged.

    """
    hosted = HostedTable.restored(data, lambda _: None, Computers())
    table = hosted.table
    seats = ", ".join(info.name or info.level or info.kind for info in table.seats)
    ply = 0 if table.match is None else table.match.ply
    return f"{table.game} · {table.phase} · {ply} · {seats} · {hosted.invitation.written}"
