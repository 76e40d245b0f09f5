"""Pages in one place, one of which is seen."""

from __future__ import annotations

from PySide6.QtWidgets import QStackedLayout, QWidget


class Stack(QWidget):
    """Shows one of several pages.

    Readers pass over it in silence; a QStackedWidget is a layered pane to them, which Orca names
    whenever the focus comes into it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pages = QStackedLayout(self)

    def addWidget(self, page: QWidget) -> None:
        """Add a page; the first one is seen."""
        self._pages.addWidget(page)

    def removeWidget(self, page: QWidget) -> None:
        """Take a page out; it still belongs to this widget."""
        self._pages.removeWidget(page)
        page.hide()

    def currentWidget(self) -> QWidget | None:
        """Return the page that is seen; None: there is no page."""
        return self._pages.currentWidget()

    def setCurrentWidget(self, page: QWidget) -> None:
        """Show a page."""
        self._pages.setCurrentWidget(page)

    def setCurrentIndex(self, index: int) -> None:
        """Show the page with a number, from 0."""
        self._pages.setCurrentIndex(index)
