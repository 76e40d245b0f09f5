"""Codes lead out of one copy and into another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from core.games import GAMES
from core.share_code import PREFIX, opened, written
from gui.share.code_dialog import CodeDialog
from gui.share.paste_dialog import PasteDialog
from gui.text.language import LANGUAGES
from gui.window.share_commands import SHARED
from tests.core.test_share_code import played

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

everywhere = pytest.mark.parametrize("game", GAMES)


def copy(window: MainWindow, name: str) -> CodeDialog:
    window.menus.actions[name].trigger()
    dialog = window.findChild(CodeDialog)
    assert isinstance(dialog, CodeDialog)
    return dialog


def paste(window: MainWindow, words: str) -> PasteDialog:
    QGuiApplication.clipboard().setText(words)
    window.menus.actions["paste"].trigger()
    dialog = window.findChild(PasteDialog)
    assert isinstance(dialog, PasteDialog)
    return dialog


def make_moves(window: MainWindow, count: int) -> None:
    assert window.session is not None
    controller = window.session.controller
    controller.hold()
    for _ in range(count):
        controller.play(controller.match.game.legal_moves(controller.match.state)[0])
        controller.hold()


@everywhere
def test_a_game_goes_from_one_copy_to_another(window: MainWindow, game: str) -> None:
    window.play(game)
    make_moves(window, 6)
    assert window.session is not None
    match, players = window.session.controller.match, window.session.controller.players
    copy(window, "code").close()
    sent = QGuiApplication.clipboard().text()
    window.leave()
    paste(window, f"Your turn! {sent} Ana").accept()

    assert window.session is not None
    assert window.session.controller.match == match
    names = [(player.name, player.level, player.color) for player in players]
    arrived = [(each.name, each.level, each.color) for each in window.session.controller.players]
    assert arrived == names


def test_a_pasted_game_goes_on_on_the_shelf(window: MainWindow) -> None:
    paste(window, written(played(GAMES["pixies"], moves=4))).accept()
    make_moves(window, 1)

    assert len(window.saved_games.waiting()) == 1


def test_a_position_is_copied_without_its_history(window: MainWindow) -> None:
    window.play("kingdomino")
    make_moves(window, 5)
    dialog = copy(window, "position")
    assert window.session is not None
    state = window.session.controller.match.state

    assert opened(dialog.code).match.start.state == state
    assert not opened(dialog.code).match.line


def test_what_the_viewer_cannot_see_can_be_drawn_anew(window: MainWindow) -> None:
    window.play("azul_duel")
    dialog = copy(window, "position")
    assert window.session is not None
    controller = window.session.controller
    dialog.hidden.setChecked(True)
    other = opened(dialog.code).match

    assert QGuiApplication.clipboard().text() == dialog.code
    assert other.state != controller.match.state
    assert other.game.view(other.state, controller.viewer) == controller.view


def test_a_replay_copies_the_whole_game_but_the_position_that_is_seen(window: MainWindow) -> None:
    window.play("pixies")
    make_moves(window, 6)
    window.replay(2)
    assert window.session is not None
    match = window.session.controller.match
    whole = copy(window, "code")
    code = whole.code
    whole.setParent(None)

    assert opened(code).match == match
    assert opened(copy(window, "position").code).match.state == match.goto(2).state


def test_nothing_is_shared_while_there_is_no_game(window: MainWindow) -> None:
    assert not any(window.menus.actions[name].isEnabled() for name in SHARED)

    window.play("pixies")

    assert all(window.menus.actions[name].isEnabled() for name in SHARED)


def test_a_code_is_read_while_it_is_written(window: MainWindow, qtbot: QtBot) -> None:
    dialog = paste(window, "nothing of the kind")
    open_it = dialog.buttons.button(QDialogButtonBox.StandardButton.Open)
    assert not dialog.field.toPlainText()
    assert not open_it.isEnabled()
    dialog.field.setPlainText(PREFIX + "0123")
    assert "damaged" in dialog.answer.text()
    assert not open_it.isEnabled()
    dialog.field.setPlainText(written(played(GAMES["kingdomino"], moves=9)))

    assert dialog.answer.text() == "Kingdomino: Player 1, Player 2, Player 3, Player 4 · 9 moves"
    assert open_it.isEnabled()
    with qtbot.waitSignal(dialog.chosen):
        QTest.keyClick(open_it, Qt.Key.Key_Return)


def test_ctrl_v_on_the_start_screen_opens_what_the_clipboard_holds(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText(written(played(GAMES["azul_duel"])))
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    dialog = window.findChild(PasteDialog)
    assert isinstance(dialog, PasteDialog)

    assert dialog.shared is not None
    assert dialog.shared.match == played(GAMES["azul_duel"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialogs_follow_the_language(
    window: MainWindow, translator: Translator, language: str
) -> None:
    window.play("pixies")
    dialogs: list[CodeDialog | PasteDialog] = [copy(window, "position"), paste(window, PREFIX)]
    translator.speak(language)
    QApplication.processEvents()

    for dialog in dialogs:
        english = dialog.windowTitle() in {"Position code", "Paste a code"}
        assert english == (language == "en")
        assert dialog.field.accessibleName() == dialog.windowTitle()
