"""Files are opened in every way, and a refused one gives a reason."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QStandardPaths, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget

from core.games import GAMES
from core.match import Match
from core.record import Record
from gui.look.appearance import Look
from gui.share.picture_dialog import PictureDialog
from gui.share.report_dialog import ReportDialog
from gui.store import reading
from gui.store.game_files import read, write
from gui.store.saved_games import SavedGames
from gui.store.settings import SettingsFile
from gui.widgets.save_dialog import SaveDialog
from gui.window.main_window import MainWindow
from tests.gui.panels.seats import sitters

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
COPY = Qt.DropAction.CopyAction


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = Match.new(GAMES["kingdomino"], 2, {}, 5)
    for _ in range(3):
        match = match.play(match.game.legal_moves(match.state)[0])
    path = tmp_path / "R&D.kupola"
    write(path, Record.of(match, sitters(2)))
    return path


def plies(window: MainWindow) -> int:
    assert window.session is not None
    return window.session.controller.match.ply


def complaint(window: MainWindow) -> str:
    box = window.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    words = box.text()
    box.close()
    return words


def recent(window: MainWindow) -> list[str]:
    window.files.list_recent()
    actions = window.menus.menus["recent"].actions()
    return [action.text() for action in actions if action.data()]


def dropped(onto: QWidget, *paths: Path) -> bool:
    """Drop files as the system does: a widget that accepts the drag gets them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    enter = QDragEnterEvent(QPoint(9, 9), COPY, data, LEFT, NONE)
    QApplication.sendEvent(onto, enter)
    if enter.isAccepted():
        drop = QDropEvent(QPointF(9, 9), COPY, data, LEFT, NONE, QEvent.Type.Drop)
        QApplication.sendEvent(onto, drop)
    return enter.isAccepted()


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_dialogs_give_way_to_a_file_from_another_start(window: MainWindow, saved: Path) -> None:
    window.plan("pixies")
    window.menus.actions["settings"].trigger()

    window.answer("")

    assert [each for each in window.findChildren(QDialog) if each.isVisible()]

    window.answer(str(saved))

    assert not [each for each in window.findChildren(QDialog) if each.isVisible()]
    assert window.session is not None


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_a_file_is_opened_and_only_the_shelf_is_written_to(window: MainWindow, saved: Path) -> None:
    before = saved.read_bytes()
    window.answer(str(saved))
    assert window.session is not None
    controller = window.session.controller
    controller.play(controller.moves[0])

    assert plies(window) == 4
    assert saved.read_bytes() == before
    assert len(window.saved_games.waiting()[0].record.moves) == 4
    assert recent(window) == ["R&&D.kupola"]


def test_a_dropped_file_is_opened(window: MainWindow, saved: Path) -> None:
    assert dropped(window, saved)
    assert plies(window) == 3


def test_a_file_dropped_onto_a_board_is_opened(window: MainWindow, saved: Path) -> None:
    window.play("pixies")
    assert window.session is not None
    QApplication.processEvents()

    assert dropped(window.session.screen.view.viewport(), saved)
    assert plies(window) == 3


def test_two_files_at_once_are_not_taken(window: MainWindow, saved: Path) -> None:
    assert not dropped(window, saved, saved)
    assert window.session is None


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "This file is empty."),
        ('{"format": 9}', "format 9"),
        ("{", "not a Kupola game, or it is damaged: its content"),
    ],
)
def test_what_cannot_be_opened_is_named_and_stays(
    window: MainWindow, saved: Path, content: str, problem: str
) -> None:
    saved.write_text(content, "utf-8")
    window.files.open(saved)

    assert problem in complaint(window)
    assert saved.read_text("utf-8") == content
    assert window.session is None
    assert recent(window) == []


def test_a_finished_game_is_replayed_from_its_beginning(window: MainWindow, saved: Path) -> None:
    match = read(saved).replay()
    while not match.over:
        match = match.play(match.game.legal_moves(match.state)[0])
    write(saved, Record.of(match))
    window.files.open(saved)

    assert window.replays.screen is not None
    assert window.replays.screen.reel.match.ply == 0


def test_the_dialog_opens_what_is_chosen(window: MainWindow, saved: Path) -> None:
    window.menus.actions["open"].trigger()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(saved))
    dialog.close()

    assert plies(window) == 3


def test_a_game_is_saved_where_somebody_says(
    window: MainWindow, saved: Path, tmp_path: Path
) -> None:
    window.files.open(saved)
    window.menus.actions["save"].trigger()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "copy.kupola"))
    dialog.close()

    assert read(tmp_path / "copy.kupola").moves == read(saved).moves
    assert recent(window) == ["copy.kupola", "R&&D.kupola"]
    assert window.files.toast is not None
    assert window.files.toast.isVisible()
    said = f"Saved as “copy.kupola” in the folder “{tmp_path.name}”."
    assert window.files.toast.text() == said


def save_dialog(window: MainWindow, action: str) -> SaveDialog:
    """Ask for a place to save something in, as the menu and the dialog of an action do."""
    window.menus.actions[action].trigger()
    for picture in window.findChildren(PictureDialog):
        picture.ask_file()
    for report in window.findChildren(ReportDialog):
        report.ask_file()
    (found,) = [each for each in window.findChildren(SaveDialog) if each.isVisible()]
    return found


@pytest.mark.parametrize("action", ["save", "picture", "report"])
def test_files_are_saved_among_the_documents_first_and_then_where_the_last_one_was(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, action: str
) -> None:
    documents, elsewhere = tmp_path / "Documents", tmp_path / "Elsewhere"
    for folder in (documents, elsewhere):
        folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    window.play("pixies")
    first = save_dialog(window, action)
    folders = [Path(first.directory().absolutePath())]
    first.fileSelected.emit(str(elsewhere / "first"))
    first.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.files.toast is not None
    said = window.files.toast.text()
    second = save_dialog(window, action)
    folders.append(Path(second.directory().absolutePath()))
    second.close()

    assert folders == [documents, elsewhere]
    assert "Elsewhere" in said
    assert SettingsFile(tmp_path / "settings.json").settings.save_folder == str(elsewhere)


def test_a_sentence_about_a_saved_file_goes_by_itself_or_with_a_press(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window.files.tell_saved(tmp_path / "game.kupola")
    toast = window.files.toast
    assert toast is not None
    assert window.rect().contains(toast.geometry())
    QTest.mouseClick(toast, LEFT)
    assert toast.isHidden()
    window.files.tell_saved(tmp_path / "game.kupola")
    toast._stay.setInterval(0)
    qtbot.waitUntil(toast.isHidden)

    assert not toast._stay.isActive()


def test_what_cannot_be_saved_is_named(window: MainWindow, saved: Path, tmp_path: Path) -> None:
    window.files.save(tmp_path / "no such folder" / "x.kupola", read(saved))

    assert complaint(window).startswith("The file cannot be saved:")


def test_a_file_that_is_gone_drops_out_of_the_menu(window: MainWindow, saved: Path) -> None:
    window.files.open(saved)
    saved.unlink()

    assert recent(window) == []
    assert not window.menus.menus["recent"].isEnabled()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems take no such name")
def test_a_file_whose_name_is_no_text_is_opened_remembered_and_saved(
    window: MainWindow, saved: Path, settings_file: SettingsFile
) -> None:
    path = saved.with_name(os.fsdecode(b"caf\xe9.kupola"))
    saved.rename(path)
    window.files.open(path)

    assert plies(window) == 3
    assert recent(window) == ["caf\N{REPLACEMENT CHARACTER}.kupola"]
    assert SettingsFile(settings_file.path).settings.recent == [str(path)]

    window.leave()
    window.menus.menus["recent"].actions()[0].trigger()

    assert plies(window) == 3
    window.files.save(path, read(path))
    assert read(path).moves


def test_no_recent_file_is_looked_for_before_the_menu_opens(
    qtbot: QtBot, translator: Translator, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []
    file = SettingsFile(tmp_path / "settings.json")
    far = tmp_path / "dead" / "x.kupola"
    file.change(recent=[str(far)])
    look = reading.present

    def noted(path: Path) -> bool:
        asked.append(path)
        return look(path)

    monkeypatch.setattr(reading, "present", noted)
    window = MainWindow(file, translator, Look(), SavedGames(tmp_path / "games"))
    qtbot.addWidget(window)

    assert window.menus.menus["recent"].isEnabled()
    assert far not in asked
    assert recent(window) == []
    assert far in asked


def test_the_menu_can_be_cleared(window: MainWindow, saved: Path) -> None:
    window.files.open(saved)
    window.menus.actions["forget"].trigger()

    assert recent(window) == []


def test_a_full_disk_is_told_while_playing(
    window: MainWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.files.open(saved)
    assert window.session is not None

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    controller = window.session.controller
    controller.play(controller.moves[0])

    assert complaint(window) == "The game cannot be saved: No space left on device"


def test_what_could_not_be_saved_is_saved_when_the_game_is_left(
    window: MainWindow, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.files.open(saved)
    assert window.session is not None

    def fail(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    controller = window.session.controller
    controller.play(controller.moves[0])
    complaint(window)
    monkeypatch.undo()
    window.leave()

    assert len(window.saved_games.waiting()[0].record.moves) == 4
