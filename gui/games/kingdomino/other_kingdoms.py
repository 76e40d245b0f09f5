"""The other players' kingdoms, each on a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.pieces import Terrain
from core.games.kingdomino.scoring import certain_score
from core.games.kingdomino.texts import EARLIER_GAME, TERRAINS
from gui.board.brush import cast_shadow, draw_rounded
from gui.look.lettering import RIGHT, SMALLEST, Style, fits, write
from gui.text.translation import render

from .brush import paint_emblem, stamp
from .dominoes import paint_terrain
from .previews import position

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from core.games.kingdomino.kingdom import Territory
    from core.games.kingdomino.state import Table
    from core.kernel.messages import Seat
    from gui.board.table import Stage

    from .field import Field
    from .plan import Card, Plan


LIST_SHARE = 0.25
"""The share of a card that must be free for one line per terrain."""
EMBLEMS = (0.72, 0.54, 0.36)
"""How high an emblem is in its header, where there is room for the name and where there is less."""
LETTERS = 0.8
"""The largest size of letters, in heights of their line: accents need room."""


def points_of(stage: Stage, seat: Seat) -> int:
    """Return the certain points of a kingdom in this game, or those counted so far."""
    if stage.sheets:
        earlier = EARLIER_GAME.source
        return sum(line.points for line in stage.sheets[seat] if line.reason.source != earlier)
    return certain_points(stage.view.table, seat)


def certain_points(table: Table, seat: Seat) -> int:
    """Count what is certain of this game; lines of earlier games have no places."""
    return sum(line.points for line in certain_score(table, seat).lines if line.places)


def has_won(stage: Stage, seat: Seat) -> bool:
    """Check whether the match is over and this player came in first."""
    outcome = KINGDOMINO.outcome(position(stage.view)) if stage.view.table.over else None
    return outcome is not None and seat in outcome.winners


def paint_ground(painter: QPainter, stage: Stage, field: Field) -> None:
    """Lay the shadows of a kingdom on the table."""
    kingdom = stage.view.table.kingdoms[field.seat]
    for cells in ((CASTLE,), *(laid.cells for laid in kingdom.laid)):
        cast_shadow(painter, field.block(cells), field.cell * 0.08, field.cell * 0.12, 0.4)


def paint_card(painter: QPainter, stage: Stage, plan: Plan, card: Card) -> None:
    """Paint a rival's card."""
    theme, m, seat = stage.theme, plan.scale, card.field.seat
    color, radius = stage.looks[seat].color, m(14)
    acting = stage.view.table.actor == seat
    cast_shadow(painter, card.rect, radius, m(12), 0.2)
    outline = QColor(color.main) if acting else theme.color("hairline")
    rim = QPen(outline, 3 if acting else 1.5)
    draw_rounded(painter, card.rect, radius, theme.color("panel"), rim)
    band = QRectF(card.rect.x() + radius, card.rect.y() - 1, card.rect.width() - 2 * radius, m(5))
    draw_rounded(painter, band, band.height() / 2, QColor(color.main))
    _paint_header(painter, stage, plan, card)
    _paint_well(painter, stage, card.field)
    paint_ground(painter, stage, card.field)
    _paint_territories(painter, stage, plan, card)


def _paint_header(painter: QPainter, stage: Stage, plan: Plan, card: Card) -> None:
    m, seat = plan.scale, card.field.seat
    look, room = stage.looks[seat], card.header.adjusted(m(12), m(4), -m(14), 0)
    number = Style(m.letters(21), stage.theme.text, bold=True, align=RIGHT)
    width = write(painter, room, str(points_of(stage, seat)), number)
    style, won = Style(m.letters(18), stage.theme.text, bold=True), has_won(stage, seat)
    for share in EMBLEMS:
        side = room.height() * share
        name = room.adjusted(side + m(9), 0, -width - m(8), 0)
        if won:
            name.setRight(name.right() - side * 0.8 - m(6))
        if fits(look.name, name.size(), style):
            break
    emblem = QRectF(room.x(), room.center().y() - side / 2, side, side)
    paint_emblem(painter, emblem, look.color)
    if won:
        crown = QRectF(0, 0, side * 0.8, side * 0.8)
        crown.moveCenter(QPointF(name.right() + m(6) + side * 0.4, room.center().y()))
        stamp(painter, crown, "crown_mini_1")
    write(painter, name, look.name, style)


def _paint_well(painter: QPainter, stage: Stage, field: Field) -> None:
    theme = stage.theme
    fill, rim = QColor("#18202A" if theme.dark else "#E4DAC8"), QPen(theme.color("gold", 0.55), 1.5)
    draw_rounded(painter, field.outline.adjusted(-4, -4, 4, 4), 8, fill, rim)
    painter.setPen(QPen(theme.color("hairline"), 1.5))
    arm = 2.5
    for cell in field.cells:
        middle = field.rect(cell).center()
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))


def _paint_territories(painter: QPainter, stage: Stage, plan: Plan, card: Card) -> None:
    """Sum up the crowned territories below the kingdom, as far as there is room."""
    kingdom = stage.view.table.kingdoms[card.field.seat]
    crowned = sorted((t for t in kingdom.territories if t.crowns), key=lambda t: -t.points)
    lines = terrain_rects(card)
    if lines:
        _paint_list(painter, stage, plan, lines, crowned)
    else:
        _paint_briefly(painter, stage, plan, card.territories, crowned)


def terrain_rects(card: Card) -> list[QRectF]:
    """Return a line below the kingdom for every terrain; none if there is too little room."""
    room = card.territories
    if room.height() < card.rect.height() * LIST_SHARE:
        return []
    row = room.height() / len(Terrain)
    return [
        QRectF(room.x(), room.y() + index * row, room.width(), row) for index in range(len(Terrain))
    ]


def _paint_list(
    painter: QPainter, stage: Stage, plan: Plan, lines: list[QRectF], crowned: list[Territory]
) -> None:
    """Write a line per terrain: its territories, squares times crowns, and their points."""
    for index, (terrain, line) in enumerate(zip(Terrain, lines, strict=True)):
        own = [territory for territory in crowned if territory.terrain is terrain]
        _paint_line(painter, stage, plan, line.adjusted(6, 0, -6, 0), (terrain, own))
        if index:
            painter.setPen(QPen(stage.theme.color("hairline", 0.6), 1))
            painter.drawLine(line.topLeft(), line.topRight())


def _paint_line(
    painter: QPainter,
    stage: Stage,
    plan: Plan,
    line: QRectF,
    found: tuple[Terrain, list[Territory]],
) -> None:
    m, theme = plan.scale, stage.theme
    terrain, territories = found
    side = min(line.height() * 0.76, m(36))
    paint_terrain(painter, QRectF(line.x(), line.center().y() - side / 2, side, side), terrain)
    color = theme.text if territories else theme.soft_text
    most = max(SMALLEST, line.height() * LETTERS)
    number = Style(min(m.letters(18), most), color, bold=True, align=RIGHT)
    write(painter, line, str(sum(t.points for t in territories)), number)
    terms = line.adjusted(line.width() * 0.4, 0, -line.width() * 0.14, 0)
    formula = " + ".join(f"{t.size} × {t.crowns}" for t in territories)
    style = Style(min(m.letters(15), most), theme.soft_text, align=RIGHT)
    width = write(painter, terms, formula, style)
    name = QRectF(line.x() + side + m(10), line.y(), 0, line.height())
    name.setRight(terms.right() - width - m(8))
    title, style = render(TERRAINS[terrain]), Style(min(m.letters(16), most), color)
    if fits(title, name.size(), style):  # where it does not fit, the picture is enough
        write(painter, name, title, style)


def _paint_briefly(
    painter: QPainter, stage: Stage, plan: Plan, room: QRectF, crowned: list[Territory]
) -> None:
    """Write squares times crowns of one territory after the other."""
    m = plan.scale
    size = m.letters(15)
    row = size * 1.7
    style = Style(max(SMALLEST, size), stage.theme.text)
    at = room.topLeft()
    for territory in crowned:
        label = f"{territory.size} × {territory.crowns}"
        width = row + style.width(label) + m(14)
        if at.x() + width > room.right() + m(14):
            at = QPointF(room.x(), at.y() + row)
        if at.y() + row > room.bottom() + 1:
            return
        sample = QRectF(at.x(), at.y() + row * 0.12, row * 0.76, row * 0.76)
        paint_terrain(painter, sample, territory.terrain)
        write(painter, QRectF(at.x() + row * 0.92, at.y(), width, row), label, style)
        at += QPointF(width, 0)
