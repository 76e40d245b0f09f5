"""Guests, hosts and brokers are killed and stopped; every move is made once, for everybody."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from core.table.invitation import Address

from .mosquitto import Mosquitto, free_port, needs_linux, needs_mosquitto
from .table_processes import TableProcesses

if TYPE_CHECKING:
    from pathlib import Path

FULL = os.environ.get("KUPOLA_NETWORK") == "full"
GAME = sorted(GAMES) if FULL else ["kingdomino"]
STOPPED = 60.0 if FULL else 1.0
TIMES = 3 if FULL else 1
PAUSE = 0.05

pytestmark = needs_linux


@needs_mosquitto
@pytest.mark.parametrize("game", GAME)
def test_everybody_is_killed_at_a_broker(game: str, tmp_path: Path) -> None:
    broker = Mosquitto(tmp_path)
    table = TableProcesses(tmp_path, game, seats(game), broker.address, PAUSE)
    try:
        for number in range(TIMES):
            table.at_ply(3 + 6 * number)
            table.guests[0].kill()
            table.guests[0].start()
            table.at_ply(5 + 6 * number)
            table.host.kill()
            table.host.start()
            table.at_ply(7 + 6 * number)
            broker.kill()
            broker.start()
        table.finish()
    finally:
        table.close()
        broker.close()


@pytest.mark.parametrize("game", GAME)
def test_everybody_is_killed_and_stopped_at_home(game: str, tmp_path: Path) -> None:
    address = Address.parsed(f"tcp://127.0.0.1:{free_port()}")
    table = TableProcesses(tmp_path, game, seats(game), address, PAUSE)
    try:
        for number in range(TIMES):
            table.at_ply(3 + 6 * number)
            table.guests[0].kill()
            table.guests[0].start()
            table.at_ply(5 + 6 * number)
            table.host.kill()
            table.host.start()
            table.at_ply(7 + 6 * number)
            for each in (table.guests[-2], table.host):
                each.stop()
                time.sleep(STOPPED)
                each.resume()
        table.finish()
    finally:
        table.close()


def seats(game: str) -> list[str]:
    """Seat two guests, and a computer where there is room for it."""
    return ["open", "open", "computer:gentle"] if 3 in GAMES[game].seats else ["open", "open"]
