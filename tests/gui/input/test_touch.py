"""Fingers beside the board: taps, tips, scrolling, sliders, and the keyboard on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QScroller,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from gui.input.last_input import LAST_INPUT
from gui.input.screen_keyboard import ScreenKeyboard
from gui.input.touch import TouchInput, has_touch_screen
from tests.gui.touching import Touch, screen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

LINES = 60


class Asked(QPushButton):
    """Counts how often its tip is asked for, and shows none."""

    tips = 0

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            self.tips += 1
            return True
        return super().event(event)


class Form(QWidget):
    """A button, a list that scrolls and a slider."""

    def __init__(self) -> None:
        super().__init__()
        self.button = Asked("Press")
        self.list = QListWidget()
        self.list.addItems([f"Line {number}" for number in range(LINES)])
        self.slider = QSlider()
        self.presses = 0
        self.button.clicked.connect(self._on_clicked)
        self.column = QVBoxLayout(self)
        for widget in (self.button, self.list, self.slider):
            self.column.addWidget(widget)
        self.resize(300, 500)

    def _on_clicked(self) -> None:
        self.presses += 1


@pytest.fixture
def form(qtbot: QtBot) -> Iterator[Form]:
    form = Form()
    qtbot.addWidget(form)
    screen()
    with qtbot.waitExposed(form):
        form.show()
    touch = TouchInput(form)
    touch.watch(form.windowHandle())
    yield form
    touch._rest.stop()


def touching(form: Form, widget: QWidget) -> tuple[Touch, QPoint]:
    return Touch(form), widget.mapTo(form, widget.rect().center())


def test_a_tap_presses_a_button(form: Form) -> None:
    touch, at = touching(form, form.button)
    touch.tap(at)

    assert form.presses == 1
    assert LAST_INPUT.fingers
    assert has_touch_screen()


@pytest.mark.parametrize(("aside", "presses"), [(20, 1), (40, 0)])
def test_a_tap_beside_a_small_button_presses_it(form: Form, aside: int, presses: int) -> None:
    form.button.setFixedSize(20, 20)
    form.column.activate()
    touch, at = touching(form, form.button)
    touch.tap(at + QPoint(aside, 0))

    assert form.presses == presses


def test_a_finger_that_rests_shows_the_tip_and_presses_nothing(form: Form, qtbot: QtBot) -> None:
    form.findChildren(TouchInput)[0]._rest.setInterval(1)
    touch, at = touching(form, form.button)
    touch.press(at)
    qtbot.waitUntil(lambda: form.button.tips > 0)
    touch.release()

    assert form.button.tips == 1
    assert form.presses == 0


def test_a_tap_chooses_a_line_and_a_drag_scrolls_without_choosing(form: Form, qtbot: QtBot) -> None:
    touch, at = touching(form, form.list)
    touch.press(at)
    touch.move(at - QPoint(0, 120))
    qtbot.waitUntil(lambda: form.list.verticalScrollBar().value() > 0)
    touch.release()
    chosen = form.list.currentRow()
    QScroller.scroller(form.list.viewport()).stop()
    touch.tap(at)

    assert chosen == -1
    assert form.list.currentRow() > 0


def test_a_tap_stops_a_list_that_still_runs_and_chooses_nothing(form: Form, qtbot: QtBot) -> None:
    touch, at = touching(form, form.list)
    scroller = QScroller.scroller(form.list.viewport())

    def runs() -> bool:
        if scroller.state() == QScroller.State.Scrolling:
            return True
        form.list.scrollToTop()
        touch.press(at)
        touch.move(at - QPoint(0, 120))
        touch.release()  # too late for a flick where the machine was busy
        return False

    qtbot.waitUntil(runs)
    touch.tap(at)

    assert scroller.state() == QScroller.State.Inactive
    assert form.list.currentRow() == -1


def test_a_finger_drags_the_knob_of_a_slider(form: Form) -> None:
    form.slider.setValue(50)
    touch, at = touching(form, form.slider)
    touch.press(at)
    touch.move(at - QPoint(0, 60))
    touch.release()

    assert form.slider.value() > 50


def test_the_field_stays_above_a_keyboard_on_the_screen(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column, area, page = QVBoxLayout(window), QScrollArea(widgetResizable=True), QWidget()
    column.addWidget(area)
    fields = [QLineEdit() for _ in range(20)]
    rows = QVBoxLayout(page)
    for field in fields:
        rows.addWidget(field)
    area.setWidget(page)
    window.resize(300, 500)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    field = fields[12]
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    owner = QObject()
    keyboard = ScreenKeyboard(owner)
    keyboard.make_room(QRectF(0, 250, 300, 250))
    above = field.mapTo(window, field.rect().bottomLeft()).y()
    keyboard.make_room(QRectF())

    assert above <= 250
    assert window.contentsMargins().bottom() == 0
