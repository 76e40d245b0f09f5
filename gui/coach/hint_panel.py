"""The hint beside the board: where to look, then the best moves with what speaks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.text.translation import render
from gui.widgets.buttons import SheetButton
from gui.widgets.enter_buttons import ToolButton
from gui.widgets.icons import sign
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.scroll_column import Column
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .hint_row import HintRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message

    from .suggestion import Suggestion

SHEET = """
HintPanel {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel#title {{ color: {theme.soft_text}; }}
QScrollArea, QWidget#rows {{ background: transparent; }}
QToolButton {{ background: transparent; border: 0; padding: 3px; border-radius: 6px; }}
QToolButton:hover {{ background: {theme.panel_alt}; }}
QToolButton:focus {{ border: 2px solid {theme.accent}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


class HintPanel(Translated, QFrame):
    """Says one thing at a time: that it thinks, where to look, which moves are best.

    Signals:
        more: The moves themselves are wanted.
        closed: The hint has done its work.
        pointed: The number of the move under the pointer; 0: none.
    """

    more = Signal()
    closed = Signal()
    pointed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = Style()
        self._names: Sequence[str] = ()
        self._step = 0
        self.rows: list[HintRow] = []
        self._title = PlainLabel()
        self._title.setObjectName("title")
        self.close_button = ToolButton()
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(self.closed)
        self.sentence = PlainLabel(wordWrap=True)
        self.places = PlainLabel(wordWrap=True)
        self._places: Sequence[Message] = ()
        self.more_button = SheetButton(primary=True)
        self.more_button.clicked.connect(self.more)
        self._list = Column()
        self._list.setObjectName("rows")
        self._lines = QVBoxLayout(self._list)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addStretch(1)
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self._list)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.sentence)
        self._column.addWidget(self.places)
        self._column.addWidget(self.more_button)
        self._column.addWidget(self._area, 1)
        self.hide()
        self.retranslate()

    def show_thinking(self) -> None:
        """Say that the answer is being looked for."""
        self._show(0)

    def show_places(self, places: Sequence[Message], names: Sequence[str]) -> None:
        """Name what glows on the board."""
        self._places, self._names = places, names
        self._show(1)

    def show_moves(self, found: Sequence[Suggestion], names: Sequence[str]) -> None:
        """List the best moves."""
        self._names = names
        self._clear()
        for each in found:
            row = HintRow(each, names, self._list)
            row.restyle(self._style)
            row.pointed.connect(self.pointed)
            self._lines.insertWidget(self._lines.count() - 1, row)
            self.rows.append(row)
        self._show(2)
        if self.rows:
            QWidget.setTabOrder(self.close_button, self.rows[0])
        for before, after in zip(self.rows, self.rows[1:], strict=False):
            QWidget.setTabOrder(before, after)

    def show_nothing(self) -> None:
        """Say that there is nothing to choose."""
        self._show(3)

    @property
    def words(self) -> str:
        """All texts of the panel, for screen readers; what glows is named instead."""
        if self._step == 1:
            places = "; ".join(render(each, self._names) for each in self._places)
            return self.tr("Look at: {places}.").format(places=places)
        said = [self.sentence.text()] if not self.sentence.isHidden() else []
        return " ".join((*said, *(row.accessibleName() for row in self.rows)))

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedWidth(width)
        self.setStyleSheet(style.sheet(SHEET))
        small = style.font(13, QFont.Weight.DemiBold)
        small.setCapitalization(QFont.Capitalization.AllUppercase)
        self._title.setFont(small)
        self.sentence.setFont(style.font(16))
        self.places.setFont(style.font(15, QFont.Weight.DemiBold))
        self.more_button.restyle(style)
        side = style.pixels(18)
        theme, ratio = style.theme, self.devicePixelRatioF()
        self.close_button.setIcon(sign("close", theme.text, theme.disabled, side, ratio))
        self.close_button.setIconSize(QSize(side, side))
        edge = style.length(14)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(style.length(10))
        self._lines.setSpacing(style.length(8))
        for row in self.rows:
            row.restyle(style)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        sentences = (
            self.tr("Looking for good moves…"),
            self.tr("Look at these places:"),
            "",
            self.tr("There is nothing to choose: only one move is possible."),
        )
        self._title.setText(self.tr("Hint"))
        self.setAccessibleName(self.tr("Hint"))
        self.sentence.setText(sentences[self._step])
        self.sentence.setVisible(bool(sentences[self._step]))
        self.places.setText("\n".join(render(each, self._names) for each in self._places))
        self.places.setVisible(self._step == 1)
        self.more_button.setText(self.tr("Show the moves"))
        set_tip(self.close_button, self.tr("Close the hint (Esc)"))
        self.close_button.setAccessibleName(self.close_button.toolTip())
        for row in self.rows:
            row.retranslate()

    def _show(self, step: int) -> None:
        self._step = step
        if step != 2:  # noqa: PLR2004 - only this step lists moves
            self._clear()
        self.more_button.setVisible(step == 1)
        self.retranslate()

    def _clear(self) -> None:
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows.clear()
