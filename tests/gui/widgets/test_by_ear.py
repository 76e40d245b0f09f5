"""What readers hear of pages, lists of choices and panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from gui.text.voice_sentences import sentences
from gui.widgets import controls
from gui.widgets.announce import ECHO, description
from gui.widgets.controls import Chooser
from gui.widgets.lead import lead_to
from gui.widgets.stack import Stack
from tests.gui.access.reading import heard

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_a_stack_shows_one_page_and_is_no_layered_pane(qtbot: QtBot) -> None:
    stack, first, second = Stack(), QLabel("first"), QLabel("second")
    qtbot.addWidget(stack)
    stack.addWidget(first)
    stack.addWidget(second)
    stack.show()
    stack.setCurrentWidget(second)
    shown = first.isVisible(), second.isVisible()
    stack.removeWidget(second)

    assert shown == (False, True)
    assert stack.currentWidget() is first
    assert not second.isVisible()
    role = QAccessible.queryAccessibleInterface(stack).role()
    assert role is not QAccessible.Role.LayeredPane


def test_the_tip_of_a_list_of_choices_does_not_describe_it(qtbot: QtBot) -> None:
    chooser = Chooser(("a", "b"))
    qtbot.addWidget(chooser)
    chooser.setAccessibleName("Level")

    interface = QAccessible.queryAccessibleInterface(chooser)
    assert interface.text(QAccessible.Text.Description) == ""


@pytest.mark.parametrize("knows", [False, True])
def test_a_choice_is_read_out_to_readers_without_announcements_alone(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, knows: bool
) -> None:
    chooser = Chooser(("a", "b"))
    qtbot.addWidget(chooser)
    chooser.set_labels(("Alpha", "Beta"))
    monkeypatch.setattr(controls, "describes", lambda: True)
    monkeypatch.setattr(description(), "announces", False)
    with heard() as said:
        chooser.setCurrentIndex(1)
        chooser.activated.emit(1)
        monkeypatch.setattr(description(), "announces", knows)  # it comes back a moment later
        qtbot.wait(2 * ECHO)

    assert said == ([] if knows else ["Beta"])


def test_labels_become_sentences() -> None:
    assert sentences(("Step 1 of 3", "Take it.\n5 points", "", "Right!")) == (
        "Step 1 of 3. Take it. 5 points. Right!"
    )


def test_words_are_announced_where_the_focus_does_not_come_into_their_panel(qtbot: QtBot) -> None:
    window, panel = QWidget(), QWidget()
    qtbot.addWidget(window)
    column, row = QVBoxLayout(window), QVBoxLayout(panel)
    column.addWidget(panel)
    first, second = QPushButton("first"), QPushButton("second")
    row.addWidget(first)
    row.addWidget(second)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    first.setFocus()
    with heard() as said:
        lead_to(second, panel, "Right.")

    assert second.hasFocus()
    assert said == ["Right."]
