"""Programs are closed and opened again: everybody comes back where they were."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from gui.store.table_folder import FOLDER
from gui.text.translation import render
from gui.together.bridge import wait_for_farewells
from tests.gui.together.shared_table import SharedTable

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator


@pytest.fixture
def table(qtbot: QtBot, translator: Translator, tmp_path: Path) -> SharedTable:
    table = SharedTable(qtbot, translator, tmp_path, "kingdomino", "hg")
    table.open()
    table.start()
    for number in range(5):
        table.move(number)
    table.wait(table.ready)
    return table


def test_the_host_comes_back(table: SharedTable) -> None:
    before = table.session.controller.match
    table.host.close()
    guest = table.guests[0].session
    table.wait(lambda: not guest.snapshot.host_present)
    away = guest.panel.words
    table.restart_host()
    table.wait(lambda: guest.snapshot.host_present and guest.snapshot.live)
    restored = table.session.controller.match
    table.move(0)
    table.wait(table.ready)

    assert away == "Ana is away. The game goes on when the host is back."
    assert restored.line == before.line
    assert table.session.controller.match.ply == before.ply + 1
    table.close()


def test_a_guest_comes_back(table: SharedTable) -> None:
    host = table.session
    table.guests[0].window.close()
    table.wait(lambda: "away" in host.panel.words)
    while host.controller.moves:
        host.controller.play(host.controller.moves[0])
    table.restart_guest(0)
    table.wait(table.ready)
    table.move(0)
    table.wait(table.ready)

    assert table.to_act() is not None
    table.close()


def test_a_guest_opens_the_board_while_the_host_is_away(table: SharedTable) -> None:
    """A move that is made meanwhile waits, even while the guest is away too."""
    while not table.guests[0].session.controller.moves:
        table.move(0)
        table.wait(table.ready)
    table.host.close()
    table.restart_guest(0)
    guest = table.guests[0].session
    ply = guest.controller.match.ply
    move = guest.controller.moves[0]
    guest.controller.play(move)
    table.wait(lambda: guest.snapshot.waits)
    table.restart_guest(0)
    waiting = table.guests[0].session.controller.moves
    table.restart_host()
    table.wait(lambda: table.session.controller.match.ply > ply)

    assert waiting == ()
    assert table.session.controller.match.turns[ply].move == move
    table.close()


def test_tables_wait_under_continue(table: SharedTable) -> None:
    while not table.guests[0].session.controller.moves:
        table.move(0)
        table.wait(table.ready)
    table.wait(table.ready)
    host, guest = table.host, table.guests[0].window
    host.leave()
    guest.leave()
    hosted = [render(each) for each in host.shared_tables.captions().values()]
    [place] = guest.shared_tables.waiting()

    assert hosted == ["Shared table: waiting for Guest 0"]
    assert render(place.caption) == "Shared table: your turn"
    assert [player.name for player in place.players] == ["Host 0", "Guest 0"]
    table.close()


def test_a_damaged_table_is_set_aside(table: SharedTable) -> None:
    guest = table.guests[0].window
    guest.leave()
    wait_for_farewells()
    [file] = (guest.saved_games.folder / FOLDER).iterdir()
    head, _, _ = file.read_text().partition("\n")
    file.write_text(head + "\n{}")
    refused: list[object] = []
    guest.shared_tables.guest_transport = lambda *_: pytest.fail("nothing is connected")
    guest.shared_tables.refused.connect(refused.append)
    guest.shared_tables.refused.disconnect(guest.files.complain)
    guest.resume(guest.shared_tables.waiting()[0])

    assert guest.session is None
    assert refused
    assert guest.shared_tables.waiting() == ()
    assert [each.suffix for each in (guest.saved_games.folder / FOLDER).iterdir()] != []
    table.close()


def test_keys_are_readable_only_by_their_owner(table: SharedTable) -> None:
    folders = [window.saved_games.folder for window in (table.host, table.guests[0].window)]
    files = [each for folder in folders for each in (folder / FOLDER).iterdir()]

    assert [file.stat().st_mode & 0o077 for file in files] == [0, 0]
    table.close()
