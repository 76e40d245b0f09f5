"""One of the best moves in the panel: pressing it plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont

from core.kernel.messages import text
from gui.coach.hint_row import HintRow
from gui.text.translation import render

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from gui.widgets.style import Style

    from .lines import Followed

THEN = text("analysis", "Then:")


class LineRow(HintRow):
    """A move with its line, under its number and its chances.

    Signals:
        chosen: The move is to be played.
    """

    chosen = Signal(object)

    def __init__(self, line: Followed, names: Sequence[str], parent: QWidget | None = None) -> None:
        self._later = line.later
        super().__init__(line.suggestion, names, parent)
        self._column.insertWidget(0, self._prospects)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors; words have the whole width, but for the number."""
        super().restyle(style)
        self._move.setFont(style.font(15, QFont.Weight.DemiBold))
        self._reason.setFont(style.font(14))
        edge, badge = style.length(10), 2 * self._badge
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._prospects.setContentsMargins(badge + edge, 0, 0, 0)
        self._prospects.setMinimumHeight(badge)

    def show_line(self, line: Followed) -> None:
        """Show another move, or what is known of it by now."""
        if (line.suggestion, line.later) != (self.suggestion, self._later):
            self.suggestion, self._later = line.suggestion, line.later
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language: of a lesser move what follows, without reason."""
        super().retranslate()
        if self._later:
            later = " ".join(render(each, self._names) for each in self._later)
            then = f"{render(THEN)} {later}"
            best = self.suggestion.number == 1
            self._reason.setText(f"{self._reason.text()}\n{then}" if best else then)
            self.setAccessibleName(f"{self.accessibleName()} {then}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Play the move."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.chosen.emit(self.suggestion.move)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that the release comes here."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play the move by the keys that press a button."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.chosen.emit(self.suggestion.move)
        else:
            super().keyPressEvent(event)
