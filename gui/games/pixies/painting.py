"""Painting what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from gui.board.brush import draw_rounded, rounded_path
from gui.look.drawings import draw
from gui.look.lettering import CENTER, Style, write
from gui.text.translation import render

from .cards import paint_face
from .palette import GLOW, TAG, TAG_EDGE, TAG_TEXT
from .pictures import LIFTED, LYING, WIDTH, CardBack, CardFace, Pile, Tag, Zone, around, within

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from gui.look.theme import Theme

    from .pictures import Picture

_CARDS_A_LAYER = 7
_LAYER = QPointF(-1.0, -1.4)
_STACKED = 0.93
_HALO = 6
_JOINT = 20.0


def paint(painter: QPainter, rect: QRectF, picture: Picture, theme: Theme) -> None:
    """Paint one thing into the rectangle of its picture."""
    match picture:
        case CardFace(card, sealed, lifted):
            paint_face(painter, _on_shadow(painter, rect, lifted=lifted), card, sealed=sealed)
        case CardBack(lifted):
            draw(painter, _on_shadow(painter, rect, lifted=lifted), "pixies/back")
        case Pile(count):
            _paint_pile(painter, rect, count, theme)
        case Zone(spaces, unit):
            _paint_zone(painter, rect, [QRectF(*space) for space in spaces], unit)
        case Tag():
            _paint_tag(painter, rect, picture)


def _on_shadow(painter: QPainter, rect: QRectF, *, lifted: bool) -> QRectF:
    """Paint a card's shadow; return the rectangle of the card."""
    box = LIFTED if lifted else LYING
    draw(painter, rect, "pixies/shadow_lift" if lifted else "pixies/shadow", view_box=box)
    return within(rect, box)


def _paint_pile(painter: QPainter, rect: QRectF, count: int, theme: Theme) -> None:
    lying = within(rect)
    k = lying.width() / WIDTH
    card = QRectF(QPointF(), lying.size() * _STACKED)
    card.moveBottomRight(lying.bottomRight())
    _on_shadow(painter, around(card), lifted=False)
    for _ in range(1 + count // _CARDS_A_LAYER):
        draw(painter, card, "pixies/back")
        card.translate(_LAYER * k)
    badge = QRectF(0, 0, 62 * k, 38 * k)
    badge.moveCenter(QPointF(card.center().x(), card.bottom() - 12 * k))
    rim = QPen(theme.color("gold"), max(1.2, 1.8 * k))
    draw_rounded(painter, badge, badge.height() / 2, theme.color("panel"), rim)
    write(painter, badge, str(count), Style(25 * k, theme.text, bold=True, align=CENTER))


def _paint_zone(painter: QPainter, rect: QRectF, spaces: list[QRectF], unit: float) -> None:
    """Paint one glow round the spaces of a zone and the gaps between neighbors."""
    glow, margin = QPainterPath(), 7 * unit
    for one in spaces:
        grown = one.adjusted(-margin, -margin, margin, margin)
        glow = glow.united(rounded_path(grown, 2 * margin))
        for other in spaces:
            both = one.united(other)
            joint = _joint(both, unit, wide=both.height() < one.height() * 1.5)
            if _close(one, other):
                glow = glow.united(joint)
    painter.translate(rect.topLeft())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    color = QColor(GLOW)
    color.setAlpha(26)
    for ring in range(_HALO):
        pen = QPen(color, (4 + 5 * ring) * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(glow, pen)
    color.setAlpha(150)
    painter.fillPath(glow, color)
    painter.strokePath(glow, QPen(QColor(GLOW), 2 * unit))


def _close(one: QRectF, other: QRectF) -> bool:
    """Check whether two spaces are next to each other in a row or a column."""
    way = other.center() - one.center()
    across, down = abs(way.x()) / one.width(), abs(way.y()) / one.height()
    return min(across, down) < 0.5 < max(across, down) < 1.5  # noqa: PLR2004 - halves of a card


def _joint(both: QRectF, unit: float, *, wide: bool) -> QPainterPath:
    """Fill the gap between two neighbors."""
    inset = _JOINT * unit
    path = QPainterPath()
    across, down = (both.width() / 2 - inset, inset) if wide else (inset, both.height() / 2 - inset)
    path.addRect(both.adjusted(across, down, -across, -down))
    return path


def _paint_tag(painter: QPainter, rect: QRectF, tag: Tag) -> None:
    pill = rect.adjusted(1, 1, -1, -1)
    draw_rounded(painter, pill, pill.height() / 2, QColor(TAG), QPen(QColor(TAG_EDGE), 1.4))
    write(painter, pill, render(tag.words), Style(tag.size, TAG_TEXT, bold=True, align=CENTER))
