"""Another player's board, enlarged while the pointer rests on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from gui.look.paint_guard import guarded
from gui.look.shadow import Shadow

from .table_picture import paint_table

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Seat

    from .scene import TableScene
    from .table import Stage
    from .view import TableView

REST = 350
"""Milliseconds that the pointer rests before a board is enlarged."""
EDGE = 12.0
RADIUS = 14.0
SHADOW = 12
WORTHWHILE = 1.15
"""How much larger a board has to become."""


class Lens(QWidget):
    """Shows an enlarged board beside the small one; mouse presses pass through."""

    def __init__(self, scene: TableScene, view: TableView) -> None:
        """Enlarge nothing yet."""
        super().__init__(view.viewport())
        self._scene = scene
        self._view = view
        self._seat: Seat | None = None
        self._asked: Seat | None = None
        self._picture = QPixmap()
        self._framed: Stage | None = None
        self._frames: dict[Seat, QRectF] = {}
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._on_rested)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        scene.settled.connect(self.put_away)
        scene.redrawn.connect(self.put_away)
        view.scrolled.connect(self.put_away)
        scene.hand.changed.connect(self._on_hand_changed)
        self.hide()

    @property
    def seat(self) -> Seat | None:
        """Whose board is enlarged."""
        return self._seat

    def point(self, at: QPointF | None) -> None:
        """Enlarge the board under the pointer, once it rests there; None: it is elsewhere."""
        seat = None if at is None else self._seat_at(at)
        if seat is None:
            self.put_away()
        elif seat not in {self._seat, self._asked}:
            self.put_away()
            self._asked = seat
            self._rest.start()

    def show_next(self) -> Seat | None:
        """Enlarge the next of the other boards, after the last one none; return whose it is."""
        stage = self._scene.tabletop.laid
        if stage is None:
            return None
        others = [(stage.near + step) % len(stage.looks) for step in range(1, len(stage.looks))]
        after = others.index(self._seat) + 1 if self._seat in others else 0
        self.put_away()
        return self._enlarge(others[after]) if after < len(others) else None

    def put_away(self) -> bool:
        """Hide the lens; return whether it was shown."""
        self._rest.stop()
        shown, self._seat, self._asked = self._seat is not None, None, None
        self.hide()
        return shown

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the board as a card with a shadow."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._view.turned:
                painter.translate(self.width(), self.height())
                painter.rotate(180)
            theme = self._scene.stage.theme
            card = QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)
            Shadow.even(SHADOW, 0, 2 * theme.shadow, step=2).paint(painter, card, RADIUS)
            path = QPainterPath()
            path.addRoundedRect(card, RADIUS, RADIUS)
            painter.setClipPath(path)
            painter.drawPixmap(card.topLeft(), self._picture)
            painter.setClipping(False)
            painter.setPen(QPen(theme.color("gold"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)

    def _seat_at(self, at: QPointF) -> Seat | None:
        stage, table = self._scene.tabletop.laid, self._scene.table
        if stage is None or self._scene.hand.holding:
            return None
        if stage is not self._framed:
            others = (seat for seat in range(len(stage.looks)) if seat != stage.near)
            self._framed = stage
            frames = ((seat, table.frame(stage, seat)) for seat in others)
            self._frames = {seat: frame for seat, frame in frames if frame is not None}
        return next((seat for seat, rect in self._frames.items() if rect.contains(at)), None)

    def _on_rested(self) -> None:
        if self._asked is not None and not self._scene.animator.running:
            self._enlarge(self._asked)

    def _on_hand_changed(self) -> None:
        if self._scene.hand.holding:
            self.put_away()

    def _enlarge(self, seat: Seat) -> Seat | None:
        stage, table = self._scene.stage, self._scene.table
        turned = evolve(stage, near=seat)
        frame, large = table.frame(stage, seat), table.frame(turned, seat)
        if frame is None or large is None:
            return None
        small = self._view.shown(frame)
        room = self._room_beside(small)
        scale = min(1.0, room.width() / large.width(), room.height() / large.height())
        if large.height() * scale < small.height() * WORTHWHILE:
            return None
        self._picture = self._painted(turned, large, scale)
        size = large.size() * scale
        left = room.right() - size.width() if room.right() <= small.left() else room.left()
        top = small.center().y() - size.height() / 2
        top = min(max(top, room.top()), room.bottom() - size.height())
        card = QRectF(left, top, size.width(), size.height())
        self.setGeometry(card.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW).toAlignedRect())
        self.setAccessibleName(stage.looks[seat].name)
        self._seat, self._asked = seat, None
        self.show()
        self.raise_()
        return seat

    def _room_beside(self, small: QRectF) -> QRectF:
        """Return the wider side of the board that is left beside a small one."""
        board = QRectF(self._view.viewport().rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        before, after = small.left() - board.left(), board.right() - small.right()
        if before > after:
            board.setRight(small.left() - EDGE)
        else:
            board.setLeft(small.right() + EDGE)
        return board

    def _painted(self, stage: Stage, part: QRectF, scale: float) -> QPixmap:
        ratio = self._scene.tabletop.ratio
        size = part.size() * scale * ratio
        picture = QPixmap(QSize(round(size.width()), round(size.height())))
        picture.setDevicePixelRatio(ratio)
        with QPainter(picture) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.scale(scale, scale)
            painter.translate(-part.topLeft())
            painter.setClipRect(part)
            paint_table(painter, self._scene.table, stage)
        return picture
