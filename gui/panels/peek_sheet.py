"""The question before undoing a step that showed hidden pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from gui.text.translation import render
from gui.widgets.buttons import SheetButton
from gui.widgets.overlay import Overlay
from gui.widgets.plain_text import PlainLabel
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from core.kernel.messages import Message
    from gui.widgets.style import Style

TEXT = 17
GROWTH = 0.6
"""How far the sheet grows with larger text."""


class PeekSheet(Translated, Overlay):
    """Asks before a step is taken back that had revealed hidden pieces.

    Signals:
        agreed: The step is to be taken back all the same.
    """

    agreed = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._shown: Sequence[Message] = ()
        self._names: Sequence[str] = ()
        self._words = PlainLabel(wordWrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = {"keep": SheetButton(primary=True), "undo": SheetButton()}
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for button in self.buttons.values():
            self._row.addWidget(button)
        self.column.addWidget(self._words)
        self.column.addLayout(self._row)
        self.buttons["keep"].clicked.connect(self.put_away)
        self.buttons["undo"].clicked.connect(self._on_agreed)
        self.retranslate()

    def ask(self, shown: Sequence[Message], names: Sequence[str]) -> None:
        """Cover the board until there is an answer; say which hidden pieces the step showed."""
        self._shown, self._names = shown, names
        self.retranslate()
        self.lie_open(self.buttons["keep"])

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        for button in self.buttons.values():
            button.restyle(style)
        self._row.setSpacing(style.length(10))
        super().restyle(style)

    def wanted_width(self) -> int:
        """Return the width, wider for larger text."""
        return round(super().wanted_width() * (1 + GROWTH * max(0.0, self.style_now.scale - 1)))

    def fit(self) -> None:
        """Stack buttons that are too wide, and write smaller what is too long for the board."""
        super().fit()
        edges = self.column.contentsMargins()
        room = self.sheet.width() - edges.left() - edges.right()
        least = sum(each.sizeHint().width() for each in self.buttons.values())
        stacked = least + self._row.spacing() > room
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if stacked else direction.LeftToRight)
        above = self._middle.contentsMargins()
        height = self.height() - above.top() - above.bottom()
        for font in self.style_now.shrinking(TEXT):
            self._words.setFont(font)
            self.column.invalidate()
            if self.column.totalHeightForWidth(self.sheet.width()) <= height:
                break

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.title.setText(self.tr("Undo a move that revealed hidden pieces?"))
        self.setAccessibleName(self.title.text())
        shown = [render(each, self._names) for each in self._shown]
        marked = self.tr("If you undo it, the game will be marked.")
        self._words.setText("\n".join((*shown, "", marked)))
        self.describe_at(self.buttons["keep"], " ".join((*shown, marked)))
        self.buttons["keep"].setText(self.tr("Keep the move"))
        self.buttons["undo"].setText(self.tr("Undo and mark"))
        self.refit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape; keep other keys off the board."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()

    def _on_agreed(self) -> None:
        self.put_away()
        self.agreed.emit()
