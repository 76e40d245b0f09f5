"""The sheet of paper with everything on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.input.last_input import hittable
from gui.text.translation import render
from gui.widgets.controls import CheckBox, button, label
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.option_cell import BORDER

from . import texts
from .head import Head
from .option_grid import OptionGrid, cell_for
from .seat_list import SeatList, SeatScroll
from .seed_cell import SeedCell

if TYPE_CHECKING:
    from core.kernel.game import AnyGame
    from gui.widgets.style import Style


class Part(Protocol):
    """A part of the sheet with texts, sizes and colors."""

    def retranslate(self) -> None:
        """Set all texts in the current language."""

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""


class Body(QWidget):
    """Seats and options; wants all of its height, and needs less because the seats scroll.

    Signals:
        relaid: Another size is wanted.
    """

    relaid = Signal()

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self.seats = SeatList(game.seats)
        self.cells = [cell_for(game, option) for option in game.options]
        self.seed = SeedCell()
        self._parts: tuple[Part, ...] = (self.seats, *self.cells, self.seed)
        self._seats_head, self._options_head = (label("heading") for _ in range(2))
        self._order = label("soft")
        self._line = QFrame(frameShape=QFrame.Shape.NoFrame)
        self._line.setFixedHeight(1)
        self._heading = QHBoxLayout()
        self._heading.addWidget(self._seats_head, 0, Qt.AlignmentFlag.AlignBaseline)
        self._heading.addWidget(self._order, 1, Qt.AlignmentFlag.AlignBaseline)
        self._scroll = SeatScroll(self.seats)
        self.seats.resized.connect(self.relaid)
        self._grid = OptionGrid(self.cells, (self.seed,))
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._heading)
        self._column.addWidget(self._scroll)
        self._column.addWidget(self._line)
        self._column.addWidget(self._options_head)
        self._column.addLayout(self._grid)
        self._column.addStretch()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._seats_head.setText(render(texts.SEATS))
        self._order.setText(render(texts.SEATS_ORDER))
        self._options_head.setText(render(texts.OPTIONS if self.cells else texts.DEAL))
        for part in self._parts:
            part.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        aside, gap = style.margin - style.gap, style.gap
        self._column.setContentsMargins(aside, style.between(18, 8), aside, style.between(18, 8))
        self._column.setSpacing(style.between(12, 5))
        self._heading.setContentsMargins(gap, 0, gap, 0)
        self._heading.setSpacing(style.between(16, 10))
        self._options_head.setContentsMargins(gap, 0, gap, 0)
        self._grid.restyle(style)
        self._line.setStyleSheet(f"background: {style.theme.hairline}")
        for part in self._parts:
            part.restyle(style)

    def fit(self, width: int) -> None:
        """Wrap what does not fit into a width."""
        margins = self._column.contentsMargins()
        room = width - margins.left() - margins.right()
        self.seats.fit(room - self._scroll.bar_width)
        self._grid.fit(room)

    def line_width(self) -> int:
        """Return the width in which nothing wraps."""
        margins = self._column.contentsMargins()
        seats = self.seats.line_width() + self._scroll.bar_width
        return margins.left() + margins.right() + max(seats, self._grid.width_of())

    def heightForWidth(self, width: int) -> int:
        """Return the least height, which the scroll area asks for."""
        return self._column.totalMinimumHeightForWidth(width)

    def wanted_height(self, width: int) -> int:
        """Return the height in which nothing needs to scroll."""
        margins = self._column.contentsMargins()
        self._scroll.measure(width - margins.left() - margins.right())
        return self._column.totalHeightForWidth(width)

    def settle_in(self, width: int, height: int) -> None:
        """Let only the seats scroll in a room, or, where that is not enough, everything."""
        least = self.wanted_height(width) - self._scroll.spare_height
        self._scroll.show_all(whole=least > height)

    def event(self, event: QEvent) -> bool:
        """Emit ``relaid`` when another size is wanted."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.relaid.emit()
        return done


class Foot(QFrame):
    """The buttons at the foot of the dialog."""

    def __init__(self) -> None:
        super().__init__()
        self.remember = CheckBox()
        self.warning = label("warning", wrap=True)
        self.cancel = button("cancel")
        self.start = button("start")
        self.start.setDefault(True)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._end = QHBoxLayout()
        self._row.addWidget(self.remember)
        self._row.addLayout(self._end, 1)
        self._end.addWidget(self.warning, 1)
        self._end.addWidget(self.cancel)
        self._end.addWidget(self.start)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.remember.setText(render(texts.REMEMBER))
        self.cancel.setText(render(texts.CANCEL))
        self.start.setText(render(texts.START))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        margin, above = style.margin, style.between(16, 8)
        self._row.setContentsMargins(margin - BORDER, above, margin, above)
        self._row.setSpacing(style.between(16, 10))
        self._end.setSpacing(style.between(16, 10))
        self.setStyleSheet(f"Foot {{ border-top: 1px solid {style.theme.hairline}; }}")
        for each in (self.cancel, self.start):
            each.setFixedHeight(hittable(style.row_between(56, 42)))

    def fit(self, width: int) -> None:
        """Put the buttons below the rest if they have no room beside it."""
        margins = self._row.contentsMargins()
        needed = self.remember.sizeHint().width() + self._row.spacing()
        needed += self._end.minimumSize().width() + margins.left() + margins.right()
        way = QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if needed <= width else way.TopToBottom)


class Sheet(QWidget):
    """Head, body and foot; the body scrolls only where a window is too small for anything else."""

    def __init__(self, game: AnyGame, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = Head(game)
        self.body = Body(game)
        self.foot = Foot()
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.body)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.head)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(self.foot)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for part in (self.head, self.body, self.foot):
            part.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.setStyleSheet(style_sheet(style))
        for part in (self.head, self.body, self.foot):
            part.restyle(style)

    def fit(self, width: int, most: QSize) -> QSize:
        """Wrap what does not fit, and return the size in which everything is visible.

        Args:
            width: How wide the sheet should be at least.
            most: How wide it may be so that less is folded, and how high before it scrolls.

        """
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        width = min(most.width(), max(width, self.body.line_width() + bar))
        self.head.fit(width)
        self.body.fit(width - bar)
        self.foot.fit(width)
        self._column.activate()  # even where the sheet keeps its size
        ends = self.head.height() + self.foot.sizeHint().height()
        self.body.settle_in(width, most.height() - ends)
        return QSize(width, ends + self.body.wanted_height(width))
