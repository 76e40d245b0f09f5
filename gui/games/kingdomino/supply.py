"""The pile, the turns, the discards and the earlier games of a dynasty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPen

from core.games.kingdomino.places import discard
from core.games.kingdomino.scoring import merits
from core.games.kingdomino.variants import games_for
from gui.board.brush import cast_shadow, draw_rounded
from gui.look.lettering import Style, fits, write
from gui.text.translation import render

from . import texts
from .brush import paint_emblem, stamp

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from gui.board.table import Layout, Stage

    from .plan import Plan


def turn_number(view: View) -> int:
    """Number the line that is being placed, from 1; 0: the first choice is being made."""
    setup = view.table.setup
    drawn = setup.dominoes - view.pile
    return (drawn - len(view.table.next_line)) // setup.line


def paint_supply(painter: QPainter, stage: Stage, plan: Plan, layout: Layout) -> None:
    """Paint the labels of the supply, and what shows where the pile was."""
    _paint_pile(painter, stage, plan)
    _paint_pips(painter, stage, plan)
    _paint_discards(painter, stage, plan, layout)
    if stage.view.table.options["dynasty"]:
        _paint_games(painter, stage, plan)


def _paint_pile(painter: QPainter, stage: Stage, plan: Plan) -> None:
    m, theme, pile = plan.scale, stage.theme, plan.supply.pile
    if stage.view.pile:
        cast_shadow(painter, pile.translated(m(8), m(10)), m(8), m(14), 0.4)
    else:
        pen = QPen(theme.color("hairline"), 1.5)
        pen.setDashPattern([4, 3])
        draw_rounded(painter, pile.adjusted(1, 1, -1, -1), m(8), rim=pen)
    room = plan.supply.caption
    third = room.height() / 3
    turn = Style(m.letters(16), theme.text)
    lines = (
        (render(texts.dominoes(stage.view.pile)), Style(m.letters(20), theme.text, bold=True)),
        (render(texts.LEFT_IN_PILE), Style(m.letters(16), theme.soft_text)),
        (_turn_label(stage, QSizeF(room.width(), third), turn), turn),
    )
    for row, (line, style) in enumerate(lines):
        write(painter, QRectF(room.x(), room.y() + row * third, room.width(), third), line, style)


def _turn_label(stage: Stage, room: QSizeF, style: Style) -> str:
    number, turns = turn_number(stage.view), stage.view.table.setup.turns
    if not number:
        return render(texts.FIRST_CHOICE)
    words = render(texts.TURN.bind(number=number, turns=turns))
    return words if fits(words, room, style) else f"{number}/{turns}"


def _paint_pips(painter: QPainter, stage: Stage, plan: Plan) -> None:
    m, room, table = plan.scale, plan.supply.pips, stage.view.table
    number, turns = turn_number(stage.view), table.setup.turns
    gold = stage.theme.color("gold")
    radius = max(4.5, m(6))
    pitch = min(m(38), (room.width() - 4 * radius) / (turns - 1))
    for turn in range(1, turns + 1):
        done, now = turn < number or table.over, turn == number and not table.over
        actor = table.actor if table.actor is not None else stage.near
        painter.setPen(QPen(gold, 2))
        painter.setBrush(gold if done else Qt.BrushStyle.NoBrush)
        if now:
            painter.setBrush(QColor(stage.looks[actor].color.main))
        size = radius + 2 if now else radius
        middle = QPointF(room.x() + 2 * radius + pitch * (turn - 1), room.center().y())
        painter.drawEllipse(middle, size, size)


def _paint_discards(painter: QPainter, stage: Stage, plan: Plan, layout: Layout) -> None:
    m, room, table = plan.scale, plan.supply.discards, stage.view.table
    side = room.height() * 0.82
    stamp(painter, QRectF(room.x(), room.center().y() - side / 2, side, side), "discard")
    owners = [
        (layout[discard(seat, index)], stage.looks[seat].color)
        for seat, kingdom in enumerate(table.kingdoms)
        for index in range(len(kingdom.discarded))
    ]
    for rect, color in owners:
        painter.fillRect(QRectF(rect.x(), rect.bottom() + 2, rect.width(), 3), QColor(color.main))
    if not owners:
        label = room.adjusted(room.height() + m(4), 0, 0, 0)
        style = Style(m.letters(15), stage.theme.soft_text)
        write(painter, label, render(texts.NOTHING_DISCARDED), style)


def _paint_games(painter: QPainter, stage: Stage, plan: Plan) -> None:
    """Write the number of the dynasty's game and the points of the earlier ones."""
    m, room = plan.scale, plan.supply.games
    table: Table = stage.view.table
    row = min(m.letters(15) * 1.6, room.height() / (len(table.earlier) + 1))
    title = Style(m.letters(16), stage.theme.text, bold=True)
    number = texts.GAME.bind(number=table.game, games=games_for(table.options))
    write(painter, QRectF(room.x(), room.y(), room.width(), row), render(number), title)
    for game, kingdoms in enumerate(table.earlier, start=1):
        line = QRectF(room.x(), room.y() + game * row, room.width(), row)
        points = [merits(kingdom, table.options)[0] for kingdom in kingdoms]
        _paint_result(painter, stage, plan, line, (game, points))


def _paint_result(
    painter: QPainter, stage: Stage, plan: Plan, line: QRectF, result: tuple[int, list[int]]
) -> None:
    m, theme = plan.scale, stage.theme
    game, points = result
    label, words = Style(m.letters(14), theme.soft_text), texts.EARLIER_GAME.bind(number=game)
    side, gap = line.height() * 0.78, m(6)
    widest = Style(m.letters(15), "", bold=True).width(str(max(points)))
    spare = line.width() - len(points) * (side + 2 * gap + widest)
    width = max(line.width() * 0.28, min(label.width(render(words)) + gap, spare))
    room = QRectF(line.x(), line.y(), width, line.height())
    write(painter, room, render(words), label)
    pitch = (line.right() - room.right()) / len(points)
    for seat, score in enumerate(points):
        cell = QRectF(room.right() + seat * pitch, line.y(), pitch, line.height())
        paint_emblem(
            painter,
            QRectF(cell.x(), cell.center().y() - side / 2, side, side),
            stage.looks[seat].color,
        )
        best = score == max(points)
        style = Style(m.letters(15), theme.text if best else theme.soft_text, bold=best)
        write(painter, cell.adjusted(side + gap, 0, 0, 0), str(score), style)
