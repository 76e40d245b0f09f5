"""A rulebook on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextBlockFormat,
    QTextCursor,
    QTextFormat,
)

from gui.board.theme import LIGHT

from .document import Print, RuleDocument

if TYPE_CHECKING:
    from pathlib import Path

    from .book import Book

DPI = 96
SHARPNESS = 2.5
TEXT = 14.5
MARGINS = QMarginsF(22, 20, 22, 20)
"""In millimeters."""
FOOT = 30.0
LONELY = 0.86
"""How far down a page a heading may stand before it goes on the next one."""


def save_pdf(book: Book, path: Path) -> None:
    """Print a rulebook into a file.

    Raises:
        OSError: If the file cannot be written.

    """
    path.write_bytes(printed(book))


def printed(book: Book) -> bytes:
    """Print a rulebook."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(book.title)
    writer.setCreator("Kupola")
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        QPageLayout.Orientation.Portrait,
        MARGINS,
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(layout)
    _print(book, writer)
    buffer.close()
    return bytes(content.data())


def _print(book: Book, writer: QPdfWriter) -> None:
    scale = writer.resolution() / DPI
    page = QSizeF(writer.width() / scale, writer.height() / scale - FOOT)
    document = RuleDocument(book, Print(TEXT, page.width(), SHARPNESS, LIGHT))
    document.setPageSize(page)
    _keep_headings(document, page.height())
    painter = QPainter(writer)
    painter.scale(scale, scale)
    for number in range(document.pageCount()):
        if number:
            writer.newPage()
        painter.save()
        painter.translate(0, -number * page.height())
        document.drawContents(
            painter, QRectF(0, number * page.height(), page.width(), page.height())
        )
        painter.restore()
        _number(painter, page, number + 1)
    painter.end()


def _keep_headings(document: RuleDocument, height: float) -> None:
    """Begin a page with a heading that would stand alone at the foot of the one before."""
    for place in document.places.values():
        document.size()  # lays out the rest, which a break before would leave undone
        block = document.findBlock(place)
        top = document.documentLayout().blockBoundingRect(block).top()
        if top % height > LONELY * height:
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
