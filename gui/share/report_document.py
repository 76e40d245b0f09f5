"""A report set in type."""

from __future__ import annotations

import math
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen, QTextDocument

from gui.board.table_picture import paint_table
from gui.games.narration import Weight
from gui.look.lettering import Style, write
from gui.look.paint_guard import guarded, saved
from gui.look.theme import LIGHT
from gui.panels.move_model import HeadingRow, MoveRow, NoteRow, ScoreRow
from gui.render.pagination import SHARPNESS, TEXT, paginate
from gui.text.numbers import signed
from gui.text.translation import render
from gui.widgets.emblems import draw_emblem

from .texts import BOARDS, MOVES, POINTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gui.games.narration import Piece, Row
    from gui.render.player_board import PlayerBoard

    from .report import Report

STYLE = """
h1 {{ font-size: 26px; color: {theme.accent}; margin: 0 0 4px 0; }}
h2 {{ font-size: 18px; color: {theme.accent}; margin: 18px 0 6px 0; }}
h3 {{ font-size: 15px; margin: 12px 0 2px 0; }}
p {{ margin: 0 0 3px 0; }}
p.soft {{ color: {theme.soft_text}; }}
p.verdict {{ font-size: 16px; font-weight: 600; margin: 10px 0 0 0; }}
td, th {{ padding: 2px 8px 2px 0; }}
td.number {{ color: {theme.soft_text}; }}
"""
GAP = 14.0
PIECE = 17
CORNER = 8.0
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
CAPTION = 26.0
HEAD, LINE = 200.0, 21.0
"""How high what stands above the points is, and each line of them."""
LEAST_SHARE = 0.4
"""How much of a page all boards together may take, even if they begin a new one."""
MOST_COLUMNS, MANY = 3, 6
"""How many boards stand side by side at most, and how many fill pages of their own."""
BOARD, SMALL = "board", "piece"


class ReportDocument(QTextDocument):
    """A report as a text document; boards and pieces are drawn when they are first shown."""

    def __init__(self, report: Report, page: QSizeF) -> None:
        super().__init__()
        self._report = report
        self._columns, self._room = _arranged(report, page)
        font = QFont()
        font.setPixelSize(round(TEXT))
        self.setDefaultFont(font)
        self.setDocumentMargin(0)
        self.setUndoRedoEnabled(False)
        self.setDefaultStyleSheet(STYLE.format(theme=LIGHT))
        self.setHtml("".join(self._written()))
        self.setTextWidth(page.width())
        paginate(self, page, list(self._headings()))

    @guarded
    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw a board or a piece."""
        url = QUrl(name)
        if url.scheme() == BOARD:
            return self._board(self._report.boards[int(url.path())])
        if url.scheme() == SMALL:
            shape, _, code = url.path(QUrl.ComponentFormattingOption.FullyDecoded).partition("/")
            return self._piece(code, QSizeF(PIECE * float(shape), PIECE))
        return super().loadResource(kind, name)

    def _headings(self) -> Iterator[int]:
        block = self.begin()
        while block.isValid():
            if block.blockFormat().headingLevel() > 1:
                yield block.position()
            block = block.next()

    def _written(self) -> Iterator[str]:
        report = self._report
        yield f"<h1>{escape(report.title)}</h1>"
        yield from (f'<p class="soft">{escape(fact)}</p>' for fact in report.facts)
        yield f'<p class="verdict">{escape(report.verdict)}</p>'
        yield f"<h2>{escape(render(POINTS))}</h2>"
        yield self._points()
        yield f"<h2>{escape(render(BOARDS))}</h2>"
        yield self._boards()
        if report.moves:
            yield f"<h2>{escape(render(MOVES))}</h2>"
            yield from self._moves()

    def _points(self) -> str:
        report, rows = self._report, []
        names = (_ranked(report.names[head.seat], head.rank) for head in report.heads)
        heads = "".join(f'<th align="right">{name}</th>' for name in names)
        rows.append(f'<tr><th align="left"></th>{heads}</tr>')
        rows += [self._row(row) for row in report.rows if row.weight is not Weight.FORESEEN]
        return f'<table width="100%" cellspacing="0">{"".join(rows)}</table>'

    def _row(self, row: Row) -> str:
        report = self._report
        total = row.weight is Weight.SUM
        cells = [
            render(row.label, report.names),
            *(signed(row.points(h.seat)) for h in report.heads),
        ]
        tag = "th" if total else "td"
        color = f' bgcolor="{LIGHT.accent_soft}"' if total else ""
        first, *others = (escape(cell) for cell in cells)
        numbers = "".join(f'<{tag} align="right"{color}>{number}</{tag}>' for number in others)
        return f'<tr><{tag} align="left"{color}>{first}</{tag}>{numbers}</tr>'

    def _boards(self) -> str:
        cells = []
        for index, board in enumerate(self._report.boards):
            size = self._board_size(board)
            width, height = round(size.width()), round(size.height())
            image = f'<img src="{BOARD}:{index}" width="{width}" height="{height}">'
            cells.append(f"<td>{image}</td>")
        rows = [
            cells[start : start + self._columns] for start in range(0, len(cells), self._columns)
        ]
        body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
        return f'<table cellspacing="0">{body}</table>'

    def _moves(self) -> Iterator[str]:
        """Set the moves in pairs side by side, under the heading of their part of the game."""
        heading: HeadingRow | None = None
        for kind, rows in groupby(self._report.moves, type):
            listed = list(rows)
            if kind is HeadingRow:
                heading = cast("HeadingRow", listed[-1])
                continue
            if heading is not None:
                yield f"<h3>{escape(render(heading.title, self._report.names))}</h3>"
            heading = None
            if kind is NoteRow:
                yield from map(self._note, cast("list[NoteRow]", listed))
            elif kind is ScoreRow:
                yield from map(self._scored, cast("list[ScoreRow]", listed))
            else:
                yield self._pairs(cast("list[MoveRow]", listed))

    def _note(self, row: NoteRow) -> str:
        return f"<p>{escape(render(row.reason, self._report.names))}</p>"

    def _scored(self, row: ScoreRow) -> str:
        words = escape(render(row.reason, self._report.names))
        return f"<p>{words} <b>{signed(row.points, plus=True)}</b></p>"

    def _pairs(self, rows: list[MoveRow]) -> str:
        cells = [self._move(row) for row in rows]
        if len(cells) % 2:
            cells.append('<td></td><td width="46%"></td>')
        pairs = zip(cells[::2], cells[1::2], strict=True)
        body = "".join(f"<tr>{left}{right}</tr>" for left, right in pairs)
        return f'<table width="100%" cellspacing="0">{body}</table>'

    def _move(self, row: MoveRow) -> str:
        words = escape(render(row.move_text.sentence, self._report.names))
        pictures = "".join(map(_picture, row.move_text.pieces))
        gain = f" <b>{signed(row.points, plus=True)}</b>" if row.points else ""
        number = f'<td class="number" align="right">{row.ply}</td>'
        return f'{number}<td width="46%">{words}{gain} {pictures}</td>'

    def _board_size(self, board: PlayerBoard) -> QSizeF:
        part = board.part
        return QSizeF(self._room, CAPTION + self._room * part.height() / part.width())

    def _board(self, board: PlayerBoard) -> QImage:
        """Draw a board under the name of its player, so that no page parts them."""
        size, part = self._board_size(board), board.part
        image = _blank(size)
        with QPainter(image) as painter:
            painter.setRenderHints(HINTS)
            side = CAPTION - 6
            draw_emblem(painter, QRectF(0, 0, side, side), board.look)
            name = QRectF(side + 6, 0, size.width() - side - 6, side)
            write(painter, name, board.look.name, Style(TEXT, LIGHT.text, bold=True))
            sheet = QPainterPath()
            room = QRectF(0, CAPTION, size.width(), size.height() - CAPTION)
            sheet.addRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), CORNER, CORNER)
            with saved(painter):
                painter.setClipPath(sheet)
                painter.translate(room.topLeft())
                painter.scale(room.width() / part.width(), room.height() / part.height())
                painter.translate(-part.topLeft())
                paint_table(painter, board.table, board.stage)
            painter.strokePath(sheet, QPen(LIGHT.color("hairline"), 1))
        return image

    def _piece(self, code: str, size: QSizeF) -> QImage:
        board = self._report.boards[0]
        image = _blank(size)
        picture = board.table.picture_of(code, board.stage)
        if picture is not None:
            with QPainter(image) as painter:
                painter.setRenderHints(HINTS)
                room = QRectF(0, 0, size.width(), size.height())
                board.table.paint(painter, room, picture, board.stage)
        return image


def _arranged(report: Report, page: QSizeF) -> tuple[int, float]:
    """Choose how many boards stand side by side and how wide they are: as large as may be."""
    number = max(1, len(report.boards))
    if number > MANY:
        return MOST_COLUMNS, (page.width() - GAP * (MOST_COLUMNS - 1)) / MOST_COLUMNS
    left = page.height() - HEAD - LINE * (len(report.rows) + len(report.facts))
    room = max(left, page.height() * LEAST_SHARE)
    slimmest = min((b.part.width() / b.part.height() for b in report.boards), default=1.0)

    def width(columns: int) -> float:
        across = (page.width() - GAP * (columns - 1)) / columns
        high = room / math.ceil(number / columns) - CAPTION - GAP
        return min(across, high * slimmest)

    columns = max(range(1, MOST_COLUMNS + 1), key=width)
    return columns, width(columns)


def _ranked(name: str, rank: int | None) -> str:
    return escape(name) if rank is None else f"{rank}. {escape(name)}"


def _picture(piece: Piece) -> str:
    width = round(PIECE * piece.shape)
    code = bytes(QUrl.toPercentEncoding(piece.code).data()).decode()
    source = f"{SMALL}:{piece.shape}/{code}"
    return f'<img src="{source}" width="{width}" height="{PIECE}" align="middle">'


def _blank(size: QSizeF) -> QImage:
    image = QImage((size * SHARPNESS).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(SHARPNESS)
    image.fill(Qt.GlobalColor.transparent)
    return image
