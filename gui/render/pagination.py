"""Text documents on paper: pages with numbers, and no heading alone at the foot of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlockFormat,
    QTextCursor,
    QTextFormat,
)

from gui.look.paint_guard import saved
from gui.look.theme import LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QTextDocument

DPI = 96
SHARPNESS = 2.5
TEXT = 14.5
MARGINS = QMarginsF(22, 20, 22, 20)
"""In millimeters."""
FOOT = 30.0
LONELY = 0.86
"""How far down a page a heading may stand before it goes on the next one."""
LAYOUT = QPageLayout(
    QPageSize(QPageSize.PageSizeId.A4),
    QPageLayout.Orientation.Portrait,
    MARGINS,
    QPageLayout.Unit.Millimeter,
)


def page_size() -> QSizeF:
    """Return the text area of a page, in pixels."""
    room = LAYOUT.paintRectPixels(DPI)
    return QSizeF(room.width(), room.height() - FOOT)


def printed(title: str, make: Callable[[QSizeF], QTextDocument]) -> bytes:
    """Print a document that is made for a size of page."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Kupola")
    writer.setPageLayout(LAYOUT)
    scale = writer.resolution() / DPI
    document = make(page_size())
    with QPainter(writer) as painter:
        painter.scale(scale, scale)
        for number in range(document.pageCount()):
            if number:
                writer.newPage()
            paint_page(painter, document, number)
    buffer.close()
    return bytes(content.data())


def paint_page(painter: QPainter, document: QTextDocument, number: int) -> None:
    """Paint one page, from 0, and its number below."""
    page = document.pageSize()
    with saved(painter):
        painter.translate(0, -number * page.height())
        ink = QAbstractTextDocumentLayout.PaintContext()
        ink.clip = QRectF(0, number * page.height(), page.width(), page.height())
        ink.palette.setColor(
            QPalette.ColorRole.Text, LIGHT.color("text")
        )  # paper is white by night
        painter.setClipRect(ink.clip)
        document.documentLayout().draw(painter, ink)
    _number(painter, page, number + 1)


def paginate(document: QTextDocument, page: QSizeF, headings: Iterable[int]) -> None:
    """Divide a document into pages; one begins with a heading that would stand alone before it."""
    document.setPageSize(page)
    for place in headings:
        document.size()  # lays out the rest, which a break before would leave undone
        block = document.findBlock(place)
        top = document.documentLayout().blockBoundingRect(block).top()
        if top % page.height() > LONELY * page.height():
            form = QTextBlockFormat()
            form.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).mergeBlockFormat(form)


def _number(painter: QPainter, page: QSizeF, number: int) -> None:
    font = QFont()
    font.setPixelSize(round(TEXT * 0.85))
    painter.setFont(font)
    painter.setPen(LIGHT.color("soft_text"))
    foot = QRectF(0, page.height(), page.width(), FOOT)
    painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(number))
