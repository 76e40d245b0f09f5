"""The check of what a screen reader tells finds what it is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.widgets.controls import Chooser

from .hearing import heard_flaws

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def window_of(qtbot: QtBot, *parts: QWidget) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for part in parts:
        column.addWidget(part)
    window.show()
    return window


def test_what_cannot_be_told_by_ear_is_found(qtbot: QtBot) -> None:
    box, tool, repeating = QComboBox(), QToolButton(), QPushButton("Twice")
    tool.setText("Tool")
    repeating.setAccessibleDescription("Twice")
    segment, group = QPushButton("Person"), QButtonGroup()
    segment.setCheckable(True)
    group.addButton(segment)
    window = window_of(qtbot, box, tool, repeating, QPushButton("Twice"), segment)
    tool.setFocusPolicy(box.focusPolicy())

    flaws = heard_flaws(window)

    assert "QComboBox '': a box without a label" in flaws
    assert "QComboBox '': no name" in flaws
    assert "QToolButton 'Tool': Enter does not press it" in flaws
    assert "QPushButton 'Twice': Enter does not press it" in flaws
    assert "QPushButton 'Twice': its description repeats its name" in flaws
    assert "Button 'Twice' more than once" in flaws
    assert "QPushButton 'Person': one of a choice is a CheckBox" in flaws


def test_a_list_of_choices_has_one_label(qtbot: QtBot) -> None:
    alone, beside = Chooser(("a", "b")), Chooser(("a", "b"))
    label = QLabel("Level")
    label.setBuddy(beside)
    window = window_of(qtbot, alone, label, beside)
    alone.setAccessibleName("Language")
    beside.setAccessibleName("Level")
    alone.set_labels(["Magyar", "Polski"])
    beside.set_labels(["Novice", "Expert"])

    assert heard_flaws(window) == []
