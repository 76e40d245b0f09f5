"""The picture of the held piece at the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem

from gui.look.paint_guard import saved

from .hand import Grip
from .turn_badge import TURN_BADGE, badge_rect, key_cap, paint_badge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter

    from core.kernel.places import Place

    from .faces import Face
    from .hand import Hand
    from .tabletop import Tabletop

GHOST = 0.38
LIFT = 1.06
HELD_Z = 1000.0
OUT_OF_THE_WAY = 0.25


class HeldItem(QGraphicsPixmapItem):
    """One picture of everything that is held; where it was taken, ghosts are left.

    Attributes:
        lifted: The places whose pieces are in the hand.
        aside: What is shown on the board while this is held, and can be arranged.
        badge: Where the badge is that turns it; empty: it has only one variant.

    """

    def __init__(self, tabletop: Tabletop) -> None:
        """Begin with nothing."""
        super().__init__()
        self._tabletop = tabletop
        self.lifted: set[Place] = set()
        self.aside: Sequence[Face] = ()
        self.badge = QRectF()
        self.setZValue(HELD_Z)

    def aside_at(self, at: QPointF) -> Place | None:
        """Find what can be turned or arranged at a point."""
        if self.badge.contains(at):
            return TURN_BADGE
        under = [face for face in self.aside if face.rect.contains(at)]
        return max(under, key=lambda face: face.z).place if under else None

    def show_hand(self, hand: Hand) -> None:
        """Show what a hand holds, or nothing."""
        self._tabletop.unfade(self.lifted)
        self.lifted, self.aside, self.badge = set(), (), QRectF()
        if not hand.holding or hand.source is None:
            self.setVisible(False)
            return
        top, table, stage = self._tabletop, self._tabletop.table, self._tabletop.stage
        faces = table.held(stage, top.layout, hand.source, hand.variant)
        self.lifted = {*table.group(stage.view, hand.source), *(f.place for f in faces)}
        top.fade(self.lifted, GHOST)
        self.aside = table.aside(stage, top.layout, hand.source, hand.variant)
        bounds = QRectF()
        for face in faces:
            bounds = bounds.united(face.rect)
        turns = len(hand.handles.variants(hand.source)) > 1
        on_piece = QRectF()
        if turns:
            corner = table.badge_corner(stage, top.layout, hand.source, hand.variant)
            self.badge = badge_rect(stage, corner, by_finger=hand.by_finger)
            on_piece = QRectF(self.badge)
            on_piece.moveCenter(bounds.topRight())
            bounds = bounds.united(on_piece)
        cap = key_cap(stage, by_finger=hand.by_finger)
        key = ("held", hand.source, hand.variant, stage.theme, id(stage), cap)
        pixmap = top.sprites.pixmap(
            key,
            bounds.size() * LIFT,
            top.ratio,
            lambda p, _: self._paint_all(p, faces, bounds, (on_piece, cap)),
        )
        self.setPixmap(pixmap)
        arranging = hand.grip is Grip.CARRIED and self.aside_at(hand.pointer) is not None
        self.setOpacity(0.85 if hand.handle else OUT_OF_THE_WAY if arranging else 1.0)
        self.setPos(hand.pointer + bounds.topLeft() * LIFT)
        self.setVisible(True)

    def _paint_all(
        self,
        painter: QPainter,
        faces: Sequence[Face],
        bounds: QRectF,
        badge: tuple[QRectF, str],
    ) -> None:
        painter.scale(LIFT, LIFT)
        for face in faces:
            with saved(painter):
                center = face.rect.center() - bounds.topLeft()
                painter.translate(center)
                painter.rotate(face.turn)
                rect = QRectF(QPointF(), face.rect.size())
                rect.moveCenter(QPointF())
                painter.setOpacity(face.opacity)
                self._tabletop.table.paint(painter, rect, face.picture, self._tabletop.stage)
        rect, cap = badge
        if not rect.isNull():
            there = rect.translated(-bounds.topLeft())
            paint_badge(painter, there, cap, self._tabletop.stage.theme)
