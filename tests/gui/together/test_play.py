"""Games are played at a shared table: every window shows the same, and nobody loses a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.history import GAME
from core.kernel.rng import Rng
from gui.history.history_file import HistoryFile
from gui.store.game_files import read
from tests.gui.together.shared_table import FULL, SharedTable

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator

KINDS = {"azul_duel": "hg", "kingdomino": "hgc", "pixies": "gg"}
PLAYED = 0.0 if FULL else 0.94
"""The share of a game that has been played when it is begun."""


@pytest.mark.usefixtures("quick_eyes")
@pytest.mark.parametrize("game", KINDS)
def test_a_game_is_played_to_its_end_by_keys(
    qtbot: QtBot, translator: Translator, tmp_path: Path, game: str
) -> None:
    table = SharedTable(qtbot, translator, tmp_path, game, KINDS[game], shown=True)
    table.open()
    table.play_on(PLAYED)
    table.start()
    while not table.session.controller.match.over:
        table.move(len(game), by_keys=True)
        table.wait(table.ready)
    table.wait(lambda: all(guest.session.whole for guest in table.guests))
    true = table.session.controller.match
    saved = [read(guest.session.path).replay() for guest in table.guests]
    entries = [HistoryFile(guest.window.saved_games).entries() for guest in table.guests]

    assert [match.line for match in saved] == [true.line for _ in table.guests]
    assert [[each.kind for each in own] for own in entries] == [[GAME] for _ in table.guests]
    assert not any(guest.session.screen.overlays.uncovered for guest in table.guests)
    table.close()


def test_nobody_moves_for_a_guest(qtbot: QtBot, translator: Translator, tmp_path: Path) -> None:
    table = SharedTable(qtbot, translator, tmp_path, "kingdomino", "gh")
    table.open()
    table.start()
    table.wait(table.agree)
    host, guest = table.session.controller, table.guests[0].session.controller
    while host.match.to_act == 1:
        table.move(0)
    table.wait(table.agree)

    assert not host.moves
    assert host.forced_move is None
    assert host.viewer == 1
    assert guest.moves
    assert guest.viewer == 0
    table.close()


def test_a_guest_takes_nothing_twice(qtbot: QtBot, translator: Translator, tmp_path: Path) -> None:
    """While a move waits for the host, the board takes no other one and says so."""
    table = SharedTable(qtbot, translator, tmp_path, "kingdomino", "hg")
    table.open()
    table.start()
    table.wait(table.ready)
    guest = table.guests[0].session.controller
    while not guest.moves:
        table.move(0)
        table.wait(table.ready)
    ply = guest.match.ply
    first, second = guest.moves[:2]
    guest.play(first)
    waiting = guest.moves, guest.notice
    guest.play(second)
    table.wait(lambda: guest.match.ply > ply)

    assert waiting[0] == ()
    assert waiting[1] is not None
    assert table.session.controller.match.turns[ply].move == first
    table.close()


def test_a_spectator_sees_no_seat_s_secrets(
    qtbot: QtBot, translator: Translator, tmp_path: Path
) -> None:
    table = SharedTable(qtbot, translator, tmp_path, "azul_duel", "hg", watchers=1)
    table.open()
    table.start()
    rng = Rng.seeded(3)
    for _ in range(6):
        number, rng = rng.below(50)
        table.move(number)
    table.wait(table.agree)
    watching = table.guests[1].session
    watching.controller.look_from(1)

    assert watching.controller.view.viewer is None
    assert watching.controller.moves == ()
    assert watching.screen.scene.stage.near == 1
    table.close()


def test_a_late_move_is_marked_on_the_board(
    qtbot: QtBot, translator: Translator, tmp_path: Path
) -> None:
    """Where no answer comes soon, the board says that the move is under way, and marks it."""
    table = SharedTable(qtbot, translator, tmp_path, "kingdomino", "hg", shown=True)
    table.open()
    table.start()
    table.wait(table.ready)
    session = table.guests[0].session
    while not session.controller.moves:
        table.move(0)
        table.wait(table.ready)
    table.host.close()
    table.wait(lambda: not session.snapshot.host_present)
    session.controller.play(session.controller.moves[0])
    table.wait(lambda: bool(session.screen.scene.marking.highlighted))

    assert session.screen.scene.moves == ()
    assert session.screen.status.now().source == "Your move is on its way to {host}"
    table.close()
