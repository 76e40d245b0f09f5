"""A rulebook set in type: a text document with our fonts, colors, anchors and pictures."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QUrl
from PySide6.QtGui import (
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextImageFormat,
    QTextListFormat,
)

from gui.look.paint_guard import guarded
from gui.look.theme import LIGHT, Theme

from .documents import DOCUMENTS
from .pictures import is_photo, picture, shape, share

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QObject
    from PySide6.QtGui import QTextBlock, QTextFragment

    from .book import Book

HEADINGS = {1: 1.7, 2: 1.32, 3: 1.1}
"""How much larger than the text headings are."""
ABOVE = {1: 0.0, 2: 1.5, 3: 1.1}
BELOW, BELOW_TEXT, BETWEEN_ITEMS = 0.45, 0.65, 0.3
"""The space around headings, paragraphs and items, in heights of the text."""
LINE_HEIGHT = 122.0
GAP = 250
"""The width of the space after a bullet, in percent: Qt leaves one space of the bullet's font."""
PICTURE = "picture"
WIDEST = 34.0
"""How wide a picture becomes at most, in heights of the text."""
USUAL = 0.62
"""How wide a square picture is, as a share of that."""


@frozen
class Print:
    """How a rulebook is printed.

    Attributes:
        size: The height of the text in pixels.
        width: The room for a line.
        ratio: The pixel ratio of pictures.
        theme: The colors.

    """

    size: float
    width: float
    ratio: float = 1.0
    theme: Theme = LIGHT


class RuleDocument(QTextDocument):
    """A book as a text document; its pictures are drawn when they are first shown."""

    def __init__(self, book: Book, look: Print, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.book = book
        self.places: dict[str, int] = {}
        font = QFont()
        font.setPixelSize(round(look.size))
        self.setDefaultFont(font)
        self.setDocumentMargin(0)
        self.setUndoRedoEnabled(False)
        self.setIndentWidth(look.size * 1.4)
        dialects = QTextDocument.MarkdownFeature
        tables = book.game in DOCUMENTS
        common, github = dialects.MarkdownDialectCommonMark, dialects.MarkdownDialectGitHub
        self.setMarkdown(book.markdown, github if tables else common)
        self._set_in_type()
        for frame in self.rootFrame().childFrames():
            self._set_table(frame)
        self.setTextWidth(look.width)

    @guarded
    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Draw a picture, or read one of a document."""
        url = QUrl(name)
        if url.scheme() != PICTURE and not is_photo(url.path()):
            return super().loadResource(kind, name)
        look = self.look
        return picture(url.path(), self._picture_width(url.path()), look.ratio, look.theme)

    def _set_in_type(self) -> None:
        sections = iter(self.book.sections)
        for block in _blocks(self):
            level = block.blockFormat().headingLevel()
            if level:
                anchor = next(sections).anchor
                self.places[anchor] = block.position()
                self._set_heading(block, level, anchor)
            else:
                self._set_paragraph(block)

    def _set_heading(self, block: QTextBlock, level: int, anchor: str) -> None:
        size = self.look.size
        for fragment in list(_fragments(block)):
            words = fragment.charFormat()
            words.clearProperty(QTextFormat.Property.FontSizeAdjustment)
            words.setProperty(QTextFormat.Property.FontPixelSize, round(size * HEADINGS[level]))
            words.setFontWeight(QFont.Weight.Bold)
            words.setForeground(self.look.theme.color("accent"))
            words.setAnchor(True)
            words.setAnchorNames([anchor])
            self._over(fragment).setCharFormat(words)
        lines = QTextBlockFormat()
        lines.setTopMargin(size * ABOVE[level])
        lines.setBottomMargin(size * BELOW)
        QTextCursor(block).mergeBlockFormat(lines)

    def _set_paragraph(self, block: QTextBlock) -> None:
        size, lines = self.look.size, QTextBlockFormat()
        listed = block.textList() is not None
        pictured = False
        for fragment in list(_fragments(block)):
            form = fragment.charFormat()
            if form.isImageFormat():
                pictured = True
                self._set_picture(fragment, form.toImageFormat())
            elif form.isAnchor():
                form.setForeground(self.look.theme.color("accent"))
                form.setFontUnderline(True)
                self._over(fragment).setCharFormat(form)
        if pictured:
            lines.setTopMargin(size * 0.3)
            lines.setBottomMargin(size * 0.8)
        else:
            spacing = QTextBlockFormat.LineHeightTypes.ProportionalHeight
            lines.setLineHeight(LINE_HEIGHT, spacing.value)
            lines.setBottomMargin(size * (BETWEEN_ITEMS if listed else BELOW_TEXT))
        cursor = QTextCursor(block)
        cursor.mergeBlockFormat(lines)
        if listed and block.textList().format().style() == QTextListFormat.Style.ListDisc:
            bullet = QTextCharFormat()
            bullet.setFontStretch(GAP)
            cursor.mergeBlockCharFormat(bullet)

    def _set_table(self, frame: QTextFrame) -> None:
        form = frame.frameFormat().toTableFormat()
        form.setBorderCollapse(True)
        form.setBorder(1)
        form.setBorderBrush(self.look.theme.color("hairline"))
        form.setCellPadding(self.look.size * 0.35)
        form.setBottomMargin(self.look.size * BELOW_TEXT)
        frame.setFrameFormat(form)

    def _set_picture(self, fragment: QTextFragment, form: QTextImageFormat) -> None:
        name = QUrl(form.name()).path()
        width = self._picture_width(name)
        form.setWidth(width)
        form.setHeight(round(width / shape(name)))
        self._over(fragment).setCharFormat(form)

    def _over(self, fragment: QTextFragment) -> QTextCursor:
        cursor = QTextCursor(self)
        end = fragment.position() + fragment.length()
        cursor.setPosition(fragment.position())
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _picture_width(self, name: str) -> int:
        """Return the width of a picture; all shapes get about equal areas."""
        widest = self.look.size * WIDEST
        usual = widest * USUAL * share(name) * math.sqrt(shape(name))
        return round(min(self.look.width, widest, usual))


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    walker = block.begin()
    while not walker.atEnd():
        yield walker.fragment()
        walker += 1
