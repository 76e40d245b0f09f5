"""A small grid of the remaining pieces."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.icons import draw_whole
from gui.widgets.plain_text import show_tip
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Message
    from gui.games.narration import Cell, Remaining

    from .piece_icons import Pieces

    ChanceOf = Callable[[str], Message | None]

FAINT = 0.16
LARGEST = 44
"""How wide a cell is at most."""
GAP = 1.5
"""How much of a cell is left free at each edge."""


def _no_chance(need: str) -> Message | None:  # noqa: ARG001 - nothing is left to chance
    return None


class RemainingGrid(Translated, QWidget):
    """Paints the cells; each says in a tooltip what it is."""

    def __init__(self, pieces: Pieces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces = pieces
        self._style = Style()
        self._remaining: Remaining | None = None
        self._chance: ChanceOf = _no_chance
        self._has_chances = True
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_remaining(self, remaining: Remaining, chance: ChanceOf = _no_chance) -> None:
        """Show other numbers; ``chance`` says how likely a need is met."""
        self._remaining = remaining
        self._chance = chance
        self.retranslate()
        self.updateGeometry()
        self.update()

    def set_chances_shown(self, *, shown: bool) -> None:
        """Say in the tips how likely a piece comes, or leave that out."""
        if shown != self._has_chances:
            self._has_chances = shown
            self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Set the description for screen readers in the current language."""
        if self._remaining is not None:
            self.setAccessibleName(render(self._remaining.title))
            tips = [self._tip(cell) for row in self._remaining.rows for cell in row if cell]
            self.setAccessibleDescription("\n".join(tips))

    def tip_at(self, at: QPointF) -> str:
        """Say what lies at a point."""
        return next((self._tip(cell) for cell, rect in self._cells() if rect.contains(at)), "")

    def hasHeightForWidth(self) -> bool:
        """Return True: the height follows from the cells."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Measure the rows."""
        if self._remaining is None:
            return 0
        return ceil(len(self._remaining.rows) * _cell(self._remaining, self._style, width).height())

    def sizeHint(self) -> QSize:
        """Ask for the height of the present width."""
        return QSize(self.width(), self.heightForWidth(self.width()))

    def event(self, event: QEvent) -> bool:
        """Explain the cell under the pointer."""
        if isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self.tip_at(event.pos().toPointF()), self)
            return True
        return super().event(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cells."""
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            for cell, rect in self._cells():
                self._paint(painter, rect.adjusted(GAP, GAP, -GAP, -GAP), cell)

    def _cells(self) -> Iterator[tuple[Cell, QRectF]]:
        if self._remaining is not None:
            yield from cells(self._remaining, self._style, self.width())

    def _tip(self, cell: Cell) -> str:
        """Say what a cell is and, if that help is on, how likely it comes."""
        chance = self._chance(cell.need) if cell.need and self._has_chances else None
        return render(cell.tip) if chance is None else f"{render(cell.tip)}\n{render(chance)}"

    def _paint(self, painter: QPainter, rect: QRectF, cell: Cell) -> None:
        picture = _pictured(rect, cell)
        has_picture = bool(cell.piece or cell.drawings)
        if cell.piece:
            self._pieces.draw(painter, picture, cell.piece, FAINT if cell.gone else 1.0)
        for name, room in zip(cell.drawings, _parts(picture, len(cell.drawings)), strict=True):
            draw_whole(painter, room, name)
        if cell.label:
            room = rect.adjusted(0, picture.height(), 0, 0) if has_picture else rect
            self._paint_label(painter, room, cell, framed=not has_picture)

    def _paint_label(self, painter: QPainter, rect: QRectF, cell: Cell, *, framed: bool) -> None:
        theme = self._style.theme
        if framed and not cell.heading:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("panel_alt" if cell.gone else "accent_soft"))
            painter.drawRoundedRect(rect, 4, 4)
        quiet = cell.gone or cell.heading
        weight = QFont.Weight.Normal if quiet else QFont.Weight.DemiBold
        painter.setFont(self._style.font(13, weight))
        painter.setPen(theme.color("soft_text" if quiet else "text"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, cell.label)


def cells(remaining: Remaining, style: Style, width: float) -> Iterator[tuple[Cell, QRectF]]:
    """Return the rectangle of each cell in a width."""
    first = _cell(remaining, style, width)
    for y, row in enumerate(remaining.rows):
        aside = (width - first.width() * len(row)) / 2
        for x, cell in enumerate(row):
            if cell is not None:
                yield cell, first.translated(aside + x * first.width(), y * first.height())


def picture_size(rect: QRectF, cell: Cell) -> QSizeF:
    """Return the size of a picture in the rectangle of a cell."""
    return _pictured(rect.adjusted(GAP, GAP, -GAP, -GAP), cell).size()


def _cell(remaining: Remaining, style: Style, width: float) -> QRectF:
    """Measure the cell at the top left."""
    if not remaining.rows:
        return QRectF()
    each = min(width / len(remaining.rows[0]), style.length(LARGEST))
    return QRectF(0, 0, each, each / remaining.shape)


def _pictured(rect: QRectF, cell: Cell) -> QRectF:
    """Leave room for the label under the picture, if there are both."""
    both = bool(cell.piece or cell.drawings) and bool(cell.label)
    return QRectF(rect.left(), rect.top(), rect.width(), rect.width()) if both else QRectF(rect)


def _parts(rect: QRectF, number: int) -> list[QRectF]:
    """Divide a rectangle for a number of drawings: side by side, two in a row."""
    if number <= 1:
        return [rect] * number
    each = QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height() / ((number + 1) // 2))
    return [each.translated(i % 2 * each.width(), i // 2 * each.height()) for i in range(number)]
