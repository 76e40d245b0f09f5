"""The helps of a seat: a button that names them, and the menu of all helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QPainter
from PySide6.QtWidgets import QMenu

from gui.look.paint_guard import guarded
from gui.store.assistance import AT_A_SEAT, read, written
from gui.text.translation import render
from gui.widgets.enter_buttons import PushButton
from gui.widgets.glyphs import paint_chevron
from gui.widgets.plain_text import set_tip
from gui.widgets.pop_up import pop_up
from gui.widgets.style import Style

from . import texts

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    from core.kernel.messages import Seat

TICKS = {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}


class TickMenu(QMenu):
    """A menu that stays open while its boxes are ticked."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tick what is under the pointer."""
        if not self._tick(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tick what is chosen."""
        if event.key() not in TICKS or not self._tick(self.activeAction()):
            super().keyPressEvent(event)

    def _tick(self, action: QAction | None) -> bool:
        if action is None or not action.isCheckable():
            return False
        action.trigger()
        return True


class HelpButton(PushButton):
    """Shows a seat's choice of helps and lets it be changed.

    Signals:
        chosen: Another choice was made.
    """

    chosen = Signal()

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self._seat = seat
        self.setObjectName("help")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._style = Style.for_dialog()
        self._choice = ""
        self._menu = TickMenu(self)
        self._menu.setToolTipsVisible(True)
        self.usual = self._menu.addAction("")
        self.usual.setCheckable(True)
        self.usual.triggered.connect(self._on_usual)
        self._menu.addSeparator()
        self.helps = {key: QAction(self, checkable=True) for key in AT_A_SEAT}
        for action in self.helps.values():
            action.triggered.connect(self._on_ticked)
            self._menu.addAction(action)
        self.clicked.connect(self._on_clicked)

    @property
    def choice(self) -> str:
        """The seat's own choice; empty: it is left to the settings."""
        return self._choice

    def set_choice(self, choice: str) -> None:
        """Choose without emitting a signal."""
        own = read(choice)
        self._choice = "" if own is None else written(own)
        self._follow()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.usual.setText(render(texts.HELP_USUAL))
        for key, action in self.helps.items():
            action.setText(render(texts.HELP_TITLES[key]))
            set_tip(action, render(texts.HELP_EXPLAINED[key]))
        self._follow()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Ask for room for the choice, at least for a short one."""
        return self.sizeHint().expandedTo(QSize(self._style.between(190, 150), 0))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow over what the style sheet paints."""
        super().paintEvent(event)
        center = QPointF(self.width() - self._style.between(19, 16), self.height() / 2)
        color = QColor(self._style.theme.soft_text)
        with QPainter(self) as painter:
            paint_chevron(painter, center, self._style.between(11, 9), color)

    def _follow(self) -> None:
        """Show the choice in the menu and on the button."""
        own = read(self._choice)
        self.usual.setChecked(own is None)
        for key, action in self.helps.items():
            action.setChecked(own is not None and key in own)
        self.setText(self._summary(own))
        listed = ", ".join(a.text() for a in self.helps.values() if a.isChecked())
        set_tip(self, listed)
        named = texts.HELP_NAMED.bind(choice=self.text())
        self.setAccessibleName(render(texts.at(self._seat, named)))
        self.setAccessibleDescription(listed)

    def _summary(self, own: frozenset[str] | None) -> str:
        if own is None:
            return render(texts.HELP_USUAL)
        if not own:
            return render(texts.HELP_NONE)
        if len(own) == len(AT_A_SEAT):
            return render(texts.HELP_ALL)
        if len(own) == 1:
            return render(texts.HELP_TITLES[next(iter(own))])
        return render(texts.HELP_SOME.bind(count=len(own), all=len(AT_A_SEAT)))

    def _on_clicked(self) -> None:
        pop_up(self._menu, self)

    def _on_usual(self) -> None:
        self._choose("" if self.usual.isChecked() else written(AT_A_SEAT))

    def _on_ticked(self) -> None:
        self._choose(written(key for key, action in self.helps.items() if action.isChecked()))

    def _choose(self, choice: str) -> None:
        self.set_choice(choice)
        self.chosen.emit()
