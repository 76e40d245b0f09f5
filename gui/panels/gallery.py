"""All players' boards at the end of a game, as small pictures side by side."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from gui.look.paint_guard import guarded, saved
from gui.render.miniature import MiniaturePainter, miniature
from gui.widgets.emblems import draw_emblem
from gui.widgets.plain_text import show_tip
from gui.widgets.style import Style

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent

    from gui.render.player_board import PlayerBoard

APART = 12
RADIUS = 9
EMBLEM = 30
SMALLEST = 76
"""The least width and height of a picture."""


class Gallery(QWidget):
    """Paints the boards after it is shown, one after the other; the winners' have golden frames.

    Attributes:
        pictures: Those that are finished, by their number.

    """

    def __init__(self) -> None:
        super().__init__()
        self._style = Style()
        self._boards: tuple[PlayerBoard, ...] = ()
        self._winners = 0
        self.pictures: dict[int, QPixmap] = {}
        self._miniatures = MiniaturePainter(self)

    def show_boards(self, boards: Sequence[PlayerBoard], winners: int) -> None:
        """Show other boards, those of the winners first."""
        self._boards, self._winners = tuple(boards), winners
        self.setAccessibleName(", ".join(board.look.name for board in boards))
        self._paint_anew()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        changed, self._style = style.theme != self._style.theme, style
        if changed:
            self._boards = tuple(
                evolve(board, stage=evolve(board.stage, theme=style.theme))
                for board in self._boards
            )
            self._paint_anew()
        self.update()

    def fitted(self, room: QSize) -> tuple[float, QSize]:
        """Return the size of a picture in some room, and the room that all need.

        0: There is no room for pictures worth looking at.
        """
        whole = QRectF()
        cells = self._cells(QSizeF(room))
        for cell in cells:
            whole = whole.united(cell)
        side = min(cells[0].width(), cells[0].height()) if cells else 0.0
        return (side, whole.toAlignedRect().size()) if side >= SMALLEST else (0.0, QSize(0, 0))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to paint."""
        super().showEvent(event)
        self._paint_anew()

    def hideEvent(self, event: QHideEvent) -> None:
        """Drop the pictures while they are hidden."""
        super().hideEvent(event)
        self._miniatures.stop()
        self.pictures.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Paint the boards in another size."""
        super().resizeEvent(event)
        self._paint_anew()

    def event(self, event: QEvent) -> bool:
        """Show in a tip whose board the pointer is on."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cells = self._cells(QSizeF(self.size()))
            for board, cell in zip(self._boards, cells, strict=True):
                if cell.contains(event.pos()):
                    show_tip(event.globalPos(), board.look.name, self)
            return True
        return super().event(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what there is so far."""
        with QPainter(self) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            theme = self._style.theme
            for number, cell in enumerate(self._cells(QSizeF(self.size()))):
                frame = QPainterPath()
                frame.addRoundedRect(cell.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
                with saved(painter):
                    painter.setClipPath(frame)
                    painter.fillRect(cell, theme.color("panel_alt"))
                    if picture := self.pictures.get(number):
                        painter.drawPixmap(cell, picture, QRectF(picture.rect()))
                won = number < self._winners
                painter.setPen(QPen(theme.color("gold" if won else "hairline"), 3 if won else 1.5))
                painter.drawPath(frame)
                side = self._style.length(EMBLEM)
                badge = QRectF(cell.left() + 5, cell.top() + 5, side, side)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("panel"))
                painter.drawEllipse(badge.adjusted(-2, -2, 2, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                draw_emblem(painter, badge, self._boards[number].look)

    def _cells(self, room: QSizeF) -> list[QRectF]:
        """Lay the pictures out in as many columns as make them largest."""
        count = len(self._boards)
        if not count:
            return []
        apart, shape = self._style.length(APART), self._boards[0].shape
        best = (0.0, -1)
        for columns in range(1, count + 1):
            rows = ceil(count / columns)
            across = (room.width() - apart * (columns - 1)) / columns
            down = (room.height() - apart * (rows - 1)) / rows
            best = max(best, (min(across, down * shape), -columns))
        width, columns = best[0], -best[1]
        height, rows = width / shape, ceil(count / columns)
        top = (room.height() - rows * height - (rows - 1) * apart) / 2
        cells = []
        for number in range(count):
            row, column = divmod(number, columns)
            here = min(columns, count - row * columns)
            left = (room.width() - here * width - (here - 1) * apart) / 2
            cells.append(
                QRectF(left + column * (width + apart), top + row * (height + apart), width, height)
            )
        return cells

    def _paint_anew(self) -> None:
        self.pictures.clear()
        self.update()
        if self.isVisible() and self._boards:
            self._miniatures.begin(self._painting())

    def _painting(self) -> Iterator[None]:
        cells = self._cells(QSizeF(self.size()))
        for number, (board, cell) in enumerate(zip(self._boards, cells, strict=True)):
            yield from miniature(board, cell.size(), self.devicePixelRatioF(), self._keep(number))

    def _keep(self, number: int) -> Callable[[QPixmap], None]:
        def keep(picture: QPixmap) -> None:
            self.pictures[number] = picture
            self.update()

        return keep
