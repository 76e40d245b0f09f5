"""Widgets with text follow the language in one way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QPushButton

from gui.paths import HOUSE
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Button(Translated, QPushButton):
    """Counts how often its texts are set."""

    times = 0

    def retranslate(self) -> None:
        """Count."""
        self.times += 1


def test_texts_are_set_when_the_language_changes_and_at_no_other_change(qtbot: QtBot) -> None:
    button = Button("Text")
    qtbot.addWidget(button)
    before = button.times

    for kind in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
        QApplication.sendEvent(button, QEvent(kind))

    assert (before, button.times) == (0, 1)


def test_qt_hears_of_changes_too(qtbot: QtBot) -> None:
    button = Button("Text")
    qtbot.addWidget(button)
    hint = button.sizeHint()
    button.setStyleSheet("font-size: 40px")

    assert button.sizeHint().height() > hint.height()


def test_nothing_else_looks_for_a_change_of_language() -> None:
    looking = {
        file.relative_to(HOUSE).as_posix()
        for file in (HOUSE / "gui").rglob("*.py")
        if "Type.LanguageChange" in file.read_text(encoding="utf-8")
    }

    assert looking == {"gui/widgets/translated.py"}
