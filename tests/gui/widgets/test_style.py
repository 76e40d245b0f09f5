from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from gui.widgets.style import set_sheet

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


class Polished(QWidget):
    """Counts how often its style changes."""

    def __init__(self) -> None:
        super().__init__()
        self.changes = 0

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        self.changes += event.type() == QEvent.Type.StyleChange


def test_only_another_sheet_polishes_a_widget_again(qtbot: QtBot) -> None:
    widget = Polished()
    qtbot.addWidget(widget)
    widget.show()
    changes = []
    for sheet in ("color: red", "color: red", "color: green"):
        set_sheet(widget, sheet)
        changes.append(widget.changes)

    assert changes[0] > 0
    assert changes[1] == changes[0]
    assert changes[2] > changes[1]
    assert widget.styleSheet() == "color: green"
