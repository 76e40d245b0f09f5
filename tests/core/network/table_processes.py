"""Processes at one table: a host, guests and a spectator, each with a file of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from core.host.hosted_table import HostedTable
from core.host.seats import seats_of
from core.host.table_files import read, write
from core.host.table_folder import invitation_of
from core.record import from_data

from .network_play import wait_for

if TYPE_CHECKING:
    from core.match import Match
    from core.table.invitation import Address

ROOT = Path(__file__).parents[3]
PROGRAM = "tests.core.network.table_program"


class Process:
    """A process that can be killed, stopped and started again."""

    def __init__(self, folder: Path, name: str, *arguments: str) -> None:
        self._log = folder / f"{name}.txt"
        self._arguments = arguments
        self._process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own program
                [sys.executable, "-m", PROGRAM, *self._arguments],
                cwd=ROOT,
                stdout=log,
                stderr=subprocess.STDOUT,
            )

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    @property
    def lines(self) -> list[str]:
        return self._log.read_text("utf-8").splitlines()

    def ply(self) -> int:
        """Return how many moves it has seen."""
        last = [line for line in self.lines if line.startswith(("ply", "playing", "over"))]
        return int(last[-1].split()[1]) if last else 0


class TableProcesses:
    """A table of real processes."""

    def __init__(
        self, folder: Path, game: str, seats: list[str], address: Address, pause: float = 0.0
    ) -> None:
        self._host_file = folder / "host.table"
        data = HostedTable.opened("Ana", game, {}, seats_of(seats), address)
        write(self._host_file, data)
        self.invitation = invitation_of(data)
        port = str(address.port if address.kind == "tcp" else 0)
        self.host = Process(folder, "host", "host", str(self._host_file), port)
        places = [str(seat) for seat, kind in enumerate(seats) if kind == "open"]
        self.guests = [
            Process(
                folder,
                f"guest{place}",
                "guest",
                str(folder / f"guest{place}.seat"),
                self.invitation.written,
                place,
                str(pause),
            )
            for place in (*places, "-")
        ]

    def at_ply(self, ply: int) -> None:
        """Wait until everybody has seen a number of moves."""
        wait_for(lambda: all(each.ply() >= ply for each in (self.host, *self.guests)), 200)

    def finish(self, seconds: float = 220) -> Match:
        """Wait until every guest has checked the whole game; return it as the host has it."""
        wait_for(lambda: all(_checked(guest) for guest in self.guests), seconds)
        for guest in self.guests:
            assert _checked(guest) == "checked True"
            assert not [line for line in guest.lines if line.startswith(("refused", "Traceback"))]
        assert "Traceback" not in "\n".join(self.host.lines)
        match = from_data(read(self._host_file)["record"]).replay()
        assert match.over
        return match

    def close(self) -> None:
        for each in (*self.guests, self.host):
            each.resume()
            each.kill()


def _checked(guest: Process) -> str:
    return next((line for line in guest.lines if line.startswith("checked")), "")
