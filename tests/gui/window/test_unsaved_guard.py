"""A game that could not be saved is not left without a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton

from core.games import GAMES
from core.match import Match
from core.record import Record
from gui.store.game_files import read
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from pathlib import Path

    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def full(window: MainWindow) -> MainWindow:
    """Play a move that cannot be saved: a file lies where the folder should be."""
    window.menus.choices["motion"]["off"].trigger()
    folder = window.saved_games.folder
    if folder.exists():
        folder.rmdir()
    folder.write_text("in the way")
    match = Match.new(GAMES["kingdomino"], 2, {}, 5)
    window.files.opened.emit(Record.of(match, sitters(2)), match, window.saved_games.new_path())
    assert window.session is not None
    window.session.controller.play(window.session.controller.moves[0])
    for box in window.findChildren(QMessageBox):
        box.close()
    QApplication.processEvents()
    return window


def press(window: MainWindow, role: QMessageBox.ButtonRole) -> None:
    (box,) = [each for each in window.findChildren(QMessageBox) if each.isVisible()]
    (button,) = [b for b in box.findChildren(QPushButton) if box.buttonRole(b) == role]
    button.click()
    QApplication.processEvents()


def test_leaving_waits_until_somebody_says_so(full: MainWindow) -> None:
    full.leave()
    assert full.session is not None
    press(full, QMessageBox.ButtonRole.RejectRole)
    assert full.session is not None

    full.leave()
    press(full, QMessageBox.ButtonRole.DestructiveRole)

    assert full.session is None


def test_the_game_can_be_saved_elsewhere_first(full: MainWindow, tmp_path: Path) -> None:
    assert full.session is not None
    played = full.session.record
    full.leave()
    press(full, QMessageBox.ButtonRole.AcceptRole)
    (dialog,) = [each for each in full.findChildren(QFileDialog) if each.isVisible()]
    dialog.fileSelected.emit(str(tmp_path / "kept.kupola"))
    dialog.close()
    QApplication.processEvents()

    assert read(tmp_path / "kept.kupola") == played
    assert full.session is None


def test_closing_the_window_asks_as_well(full: MainWindow) -> None:
    assert not full.close()
    assert full.isVisible()
    press(full, QMessageBox.ButtonRole.DestructiveRole)

    assert not full.isVisible()


def test_once_there_is_room_again_nobody_is_asked(full: MainWindow) -> None:
    full.saved_games.folder.unlink()
    full.leave()

    assert full.session is None
    (waiting,) = full.saved_games.waiting()
    assert len(waiting.record.moves) >= 1
