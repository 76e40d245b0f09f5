"""A rulebook on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.render import pagination as paper
from gui.store import atomic

from .document import Print, RuleDocument

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtCore import QSizeF

    from .book import Book


def save_pdf(book: Book, path: Path) -> None:
    """Print a rulebook into a file.

    Raises:
        UnwritableFile: If the file cannot be written.

    """
    atomic.write_bytes(path, printed(book))


def printed(book: Book) -> bytes:
    """Print a rulebook."""

    def make(page: QSizeF) -> RuleDocument:
        document = RuleDocument(book, Print(paper.TEXT, page.width(), paper.SHARPNESS))
        paper.paginate(document, page, document.places.values())
        return document

    return paper.printed(book.title, make)
