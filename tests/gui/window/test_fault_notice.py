"""A fault is shown in one sentence, one at a time, and the game goes on."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core import __version__
from core.games import GAMES
from core.match import Match
from core.record import Record
from gui.match import computer_player as thinker
from gui.play.turn_playback import TurnPlayback
from gui.store.game_files import read
from gui.system.fault_log import CRASH_NAME
from gui.window import fault_watch
from gui.window.fault_notice import FaultNotice
from tests.changed_opponents import change_opponent
from tests.gui.panels.seats import NAMES, sitters

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from pytestqt.qtbot import QtBot

    from gui.match.match_controller import MatchController
    from gui.system.fault_log import FaultLog
    from gui.window.fault_watch import FaultWatch
    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LOG = logging.getLogger("kupola.test")


def fail(*_: Any, **__: Any) -> NoReturn:
    msg = "nobody foresaw this of Ana"
    raise ArithmeticError(msg)


def fail_somewhere(line: int) -> None:
    """Fail in a line of its own."""
    try:
        exec(compile("\n" * line + "1 / 0", "<made>", "exec"))  # noqa: S102 - our own line
    except ZeroDivisionError:
        LOG.exception("failed")


def opened(watch: FaultWatch, qtbot: QtBot) -> FaultNotice:
    qtbot.waitUntil(lambda: watch.notice is not None)
    assert watch.notice is not None
    return watch.notice


def begin(window: MainWindow, *computers: int) -> MatchController:
    match = Match.new(GAMES["pixies"], 2, {}, 5)
    window.files.opened.emit(
        Record.of(match, sitters(2, *computers)), match, window.saved_games.new_path()
    )
    assert window.session is not None
    return window.session.controller


def saved(window: MainWindow) -> int:
    """Return how many moves the saved game has."""
    assert window.session is not None
    return len(read(window.session.path).moves)


def test_a_fault_in_a_slot_is_told_and_the_window_stays_usable(
    watch: FaultWatch, window: MainWindow, qtbot: QtBot
) -> None:
    QTimer.singleShot(0, window, fail)
    notice = opened(watch, qtbot)

    assert notice.isVisible()
    assert not notice.isModal()
    assert window.isEnabled()
    assert QApplication.activeModalWidget() is None


def test_a_hundred_faults_open_one_notice(
    watch: FaultWatch, window: MainWindow, qtbot: QtBot
) -> None:
    for line in range(100):
        QTimer.singleShot(0, window, lambda line=line: fail_somewhere(line))
    first = opened(watch, qtbot)
    qtbot.wait(50)

    assert watch.notice is first
    assert len([each for each in window.findChildren(FaultNotice) if each.isVisible()]) == 1


def test_the_same_fault_opens_no_second_notice(
    watch: FaultWatch, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fault_watch, "QUIET", 0)
    fail_somewhere(1)
    opened(watch, qtbot).reject()
    fail_somewhere(1)
    qtbot.wait(50)
    assert watch.notice is None

    fail_somewhere(2)
    assert opened(watch, qtbot).isVisible()


def test_a_closed_notice_leaves_some_quiet_behind(watch: FaultWatch, qtbot: QtBot) -> None:
    fail_somewhere(1)
    opened(watch, qtbot).reject()
    fail_somewhere(2)
    qtbot.wait(50)

    assert watch.notice is None
    assert watch.report().count("ZeroDivisionError") >= 2


def test_warnings_open_nothing(watch: FaultWatch, qtbot: QtBot) -> None:
    LOG.warning("a word of warning")
    qtbot.wait(50)

    assert watch.notice is None


def test_what_failed_before_events_were_handled_is_told(
    window: MainWindow, log: FaultLog, qtbot: QtBot
) -> None:
    fail_somewhere(1)
    watch = fault_watch.FaultWatch(window, log)

    assert opened(watch, qtbot).isVisible()


def test_the_report_is_shown_and_copied_by_keys(
    watch: FaultWatch, window: MainWindow, qtbot: QtBot
) -> None:
    begin(window)
    QTimer.singleShot(0, window, fail)
    notice = opened(watch, qtbot)
    notice.show_report.setFocus()
    QTest.keyClick(notice.show_report, Qt.Key.Key_Space)
    notice.copy.setFocus()
    QTest.keyClick(notice.copy, Qt.Key.Key_Space)
    copied = QGuiApplication.clipboard().text()

    assert notice.field.isVisible()
    assert notice.field.toPlainText().startswith(f"Kupola {__version__}\n")
    assert "ArithmeticError: nobody foresaw this of <name>" in copied
    assert not any(name in copied for name in NAMES[:2])
    assert "tests/gui/window/test_fault_notice.py, line" in copied
    assert notice.copy.text() == "Copied"

    QTest.keyClick(notice, Qt.Key.Key_Escape)
    assert watch.notice is None


def test_a_reader_of_the_screen_hears_the_sentence(watch: FaultWatch, qtbot: QtBot) -> None:
    fail_somewhere(1)
    notice = opened(watch, qtbot)

    assert notice.accessibleDescription() == notice.sentence.text()
    assert notice.field.accessibleName()
    assert notice.focusWidget() is not None


def test_a_crash_of_the_last_run_is_told_once(
    watch: FaultWatch, log: FaultLog, qtbot: QtBot
) -> None:
    assert log.folder is not None
    (log.folder / CRASH_NAME).write_text("Fatal Python error: Segmentation fault", "utf-8")
    watch.tell_crash()
    notice = opened(watch, qtbot)

    assert "last time" in notice.sentence.text()
    assert "Segmentation fault" in watch.report()
    notice.reject()
    watch.tell_crash()
    assert watch.notice is None


def test_a_move_that_cannot_be_shown_is_saved_and_the_next_one_played(
    watch: FaultWatch, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = begin(window, 1)
    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)
    ply = controller.match.ply
    with monkeypatch.context() as patch:
        patch.setattr(TurnPlayback, "_fly", fail)
        controller.play(controller.moves[0])
    assert saved(window) == ply + 1

    qtbot.waitUntil(lambda: bool(controller.moves), timeout=5000)

    assert saved(window) == controller.match.ply > ply + 1
    assert opened(watch, qtbot).isVisible()


class Unpaintable(QWidget):
    """Fails while a painter is at work on it."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with QPainter(self) as painter:
            painter.drawLine(0, 0, 5, 5)
            fail()


def test_a_paint_that_fails_leaves_the_game_playable(
    watch: FaultWatch, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging.getLogger("kupola"), "propagate", False)  # it would keep painters
    controller = begin(window)
    broken = Unpaintable(window)
    broken.show()
    notice = opened(watch, qtbot)
    broken.update()
    qtbot.wait(50)
    controller.play(controller.moves[0])

    assert notice.isVisible()
    assert saved(window) == 1


@pytest.mark.parametrize("also", [(), ("greedy",)], ids=["search", "search and simple"])
def test_a_computer_player_that_fails_moves_all_the_same(
    watch: FaultWatch,
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    also: tuple[str, ...],
) -> None:
    change_opponent(monkeypatch, "pixies", search=fail)
    for name in also:
        monkeypatch.setattr(thinker, name, fail)
    controller = begin(window, 0, 1)
    qtbot.waitUntil(lambda: controller.match.ply > 2, timeout=5000)
    controller.hold()

    assert saved(window) == controller.match.ply
    assert opened(watch, qtbot).isVisible()
