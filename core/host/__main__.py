"""Tables without a window.

``open`` writes a table into a folder and prints its invitation, ``run`` keeps all tables of the
folder alive until it is stopped, ``list`` shows them. ``run`` may be killed at any time: everything
that was shown to a guest has been saved. It notices tables that are opened while it runs.
"""

from __future__ import annotations

import argparse
import json
import logging
import signal
import sys
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from core.games import GAMES
from core.kernel.errors import KupolaError
from core.network.broker import Login
from core.table.invitation import Address

from .hosted_table import HostedTable
from .seats import seats_of
from .table_files import password, read, table_files
from .table_folder import TableFolder, described, new_file

if TYPE_CHECKING:
    from collections.abc import Sequence

LOOKED_AFTER = 2.0
"""Seconds between two looks for new tables."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command."""
    asked = _parser().parse_args(arguments)
    logging.basicConfig(format="%(asctime)s %(message)s", level=logging.INFO)
    try:
        asked.command(asked)
    except KupolaError as error:
        sys.stderr.write(f"kupola: {error}\n")
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m core.host", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="open, run, list")
    opening = commands.add_parser("open", help="write a new table and print its invitation")
    opening.add_argument("folder", type=Path, help="where the tables are kept")
    opening.add_argument("--game", required=True, choices=sorted(GAMES))
    opening.add_argument(
        "--seat",
        action="append",
        required=True,
        metavar="SEAT",
        help="open, guest:NAME, computer or computer:LEVEL; once for each seat",
    )
    opening.add_argument("--broker", required=True, help="mqtts://…, mqtt://…, wss://… or ws://…")
    opening.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    opening.add_argument("--name", default="Kupola", help="what the host is called")
    opening.add_argument(
        "--admit",
        action="append",
        metavar="NAME",
        help="let in only guests of this name; otherwise everybody with the invitation",
    )
    opening.set_defaults(command=_open)
    running = commands.add_parser("run", help="keep all tables of a folder alive")
    running.add_argument("folder", type=Path)
    running.add_argument("--user", help="the user name for the broker")
    running.add_argument("--password-file", type=Path, help="holds the password for the broker")
    running.set_defaults(command=_run)
    listing = commands.add_parser("list", help="list the tables of a folder")
    listing.add_argument("folder", type=Path)
    listing.set_defaults(command=_list)
    return parser


def _open(asked: argparse.Namespace) -> None:
    options = dict(_option(each) for each in asked.option)
    admitted = None if asked.admit is None else tuple(asked.admit)
    address = Address.parsed(asked.broker)
    data = HostedTable.opened(
        asked.name, asked.game, options, seats_of(asked.seat), address, admitted=admitted
    )
    sys.stdout.write(f"{new_file(asked.folder, data).written}\n")


def _option(written: str) -> tuple[str, object]:
    key, _, value = written.partition("=")
    try:
        return key, json.loads(value)
    except ValueError:
        return key, value


def _run(asked: argparse.Namespace) -> None:
    stopped = Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: stopped.set())
    folder = TableFolder(asked.folder, _login(asked))
    with folder.kept():
        while not stopped.is_set():
            folder.look()
            stopped.wait(LOOKED_AFTER)


def _login(asked: argparse.Namespace) -> Login | None:
    if asked.user is None:
        return None
    return Login(asked.user, "" if asked.password_file is None else password(asked.password_file))


def _list(asked: argparse.Namespace) -> None:
    for path in table_files(asked.folder):
        try:
            line = described(read(path))
        except KupolaError as error:
            line = f"{path.name}: {error}"
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    sys.exit(main())
