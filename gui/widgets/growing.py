"""Dialogs that become higher when their words need it: in another language, or in larger text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from .dialog import SPACING, StyledDialog, add_parts

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QLayout

ROOM = 0.9
"""The share of the screen that a dialog takes at most; beyond it, its content scrolls."""
LEAST = 120
"""How much of the content is seen at least."""


class Content(QScrollArea):
    """What stands above the buttons: as high as its words, scrolled where that is too high.

    Keys scroll it where there is something to scroll.
    """

    def __init__(self) -> None:
        super().__init__(widgetResizable=True)
        self.page = QWidget()
        self.column = QVBoxLayout(self.page)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(SPACING)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self.page)
        self.verticalScrollBar().rangeChanged.connect(self._on_range)

    def height_in(self, width: int) -> int:
        """Return the height of the words in a width."""
        column = self.column
        wraps = column.hasHeightForWidth()
        return column.totalHeightForWidth(width) if wraps else column.totalSizeHint().height()

    def minimumSizeHint(self) -> QSize:
        """Insist on the whole width, and on a little of the height."""
        least = self.column.totalMinimumSize()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(least.width() + bar, min(LEAST, least.height()))

    def sizeHint(self) -> QSize:
        """Leave the height to the dialog, which knows the width."""
        return self.minimumSizeHint()

    def _on_range(self, _least: int, most: int) -> None:
        policy = Qt.FocusPolicy
        self.setFocusPolicy(policy.StrongFocus if most else policy.NoFocus)


class GrowingDialog(StyledDialog):
    """Follows its words, as far as the screen has room; beyond that, they scroll."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.content = Content()
        self.content.page.installEventFilter(self)
        self.windowTitleChanged.connect(self.content.setAccessibleName)

    def lay_out(self, *parts: QWidget | QLayout) -> None:
        """Put the parts one below the other; the last one is the row of buttons."""
        *above, buttons = parts
        add_parts(self.content.column, above)
        super().lay_out(self.content, buttons)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Resize the dialog when words change: Qt does not ask the contents of a scroll area."""
        if watched is self.content.page and event.type() == QEvent.Type.LayoutRequest:
            self.content.updateGeometry()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Resize after the words or the buttons have changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._grow()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Open as large as the words are, in the fonts that the style sheet has given them."""
        for part in self.content.page.findChildren(QWidget):
            part.updateGeometry()
        self.content.updateGeometry()
        self._grow()
        super().showEvent(event)

    def _grow(self) -> None:
        """Resize to the words: Qt measures them only on opening, and scrolled ones never."""
        if (layout := self.layout()) is None:
            return
        margins = layout.contentsMargins()
        around = margins.left() + margins.right()
        width = max(self.width(), self.minimumWidth(), layout.totalMinimumSize().width())
        room = round(self.screen().availableSize().height() * ROOM)
        rest = layout.totalSizeHint().height() - self.content.sizeHint().height()
        bar = self.content.verticalScrollBar().sizeHint().width()
        height = rest + self.content.height_in(width - around - bar)
        self.resize(width, max(min(room, self.height()), min(room, height)))
