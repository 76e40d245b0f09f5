"""The text of a rulebook: read by caret and by heading, followed from link to link, searched."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QTextCursor, QTextFormat
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from core.kernel.messages import text
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.style import Style

from .document import Print, RuleDocument
from .folding import Folded, fold

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent, QShowEvent

    from .book import Book

LINK = text("rulebook", "Link: {words}")
TEXT = 18
COLUMN = 40
"""How wide a line becomes at most, in heights of the text."""
NARROWEST = 120
BY_MOUSE_AND_KEYS = (
    Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
)
"""The caret moves with the keys, so that a screen reader reads line by line."""
CARET_KEYS = frozenset(
    {
        *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
        *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    }
)
SHEET = "QTextBrowser {{ background: {theme.panel}; color: {theme.text}; border: 0; }}"


class Page(QTextBrowser):
    """Shows a book; the same paragraph stays at the top when sizes change.

    Signals:
        passed: The anchor of the paragraph that is at the top now.
        found: Which match is shown, from 1, and how many there are; 0 and 0: none.
    """

    passed = Signal(str)
    found = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: Book | None = None
        self._sheet: RuleDocument | None = None
        self._style = Style()
        self._here = ("", 0.0)
        self._asked = ""
        self._composing = False
        self._stale = False
        self._folded = Folded("", ())
        self._wanted = ""
        self._matches: tuple[tuple[int, int], ...] = ()
        self._match = 0
        self.setOpenLinks(False)
        self.setTextInteractionFlags(BY_MOUSE_AND_KEYS)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._on_link)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    @property
    def here(self) -> str:
        """The anchor of the paragraph at the top."""
        return self._here[0]

    @property
    def asked(self) -> str:
        """The anchor of the paragraph that was asked for last."""
        return self._asked

    @property
    def words(self) -> str:
        """The whole text."""
        return self.document().toPlainText()

    def show_book(self, book: Book) -> None:
        """Show a book; the same one in another language stays where it is."""
        if self._book is not None and self._book.game != book.game:
            self._here, self._asked = ("", 0.0), ""
        self._book = book
        self._compose()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setStyleSheet(style.sheet(SHEET))
        self._fit()
        self._compose()

    def go(self, anchor: str) -> None:
        """Go to a paragraph and mark its heading."""
        if self._book is not None and anchor in self._book.anchors:
            self._here, self._asked = (anchor, 0.0), anchor
            if self._sheet is not None:
                self._put_caret(self._sheet.places[anchor])
            self._return()
            self._mark()
            self.passed.emit(anchor)

    def step_heading(self, step: int) -> str:
        """Go to the next heading after the caret, or to the one before; return its anchor."""
        if self._sheet is None:
            return ""
        places, at = self._sheet.places, self.textCursor().position()
        starts = [*places.values()]
        index = bisect_right(starts, at) if step > 0 else bisect_left(starts, at) - 1
        anchor = [*places][min(max(0, index), len(starts) - 1)]
        self.go(anchor)
        return anchor

    @property
    def found_line(self) -> str:
        """The paragraph of the match that is shown."""
        if not self._matches:
            return ""
        return self.document().findBlock(self._matches[self._match][0]).text()

    def search(self, wanted: str) -> None:
        """Mark every match and show the first one from here on."""
        self._wanted = wanted
        self._matches = self._find()
        top = self.cursorForPosition(self.viewport().rect().topLeft()).position()
        later = (index for index, (start, _) in enumerate(self._matches) if start >= top)
        self._match = next(later, 0)
        self._show_match()

    def step(self, step: int) -> None:
        """Show the next match, or the one before, going round."""
        if self._matches:
            self._match = (self._match + step) % len(self._matches)
            self._show_match()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the caret from what is in sight, and follow the link at it with Enter."""
        if event.key() in CARET_KEYS and not self._is_caret_in_sight():
            self._put_caret(self.cursorForPosition(self.viewport().rect().topLeft()).position())
        link = self._link_at_caret()
        if link and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._on_link(QUrl(link))
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own signature
        """Go to the next link, and have it read out, or leave the text."""
        stays = super().focusNextPrevChild(next)
        if self.hasFocus() and self.textCursor().hasSelection():
            announce(self, render(LINK.bind(words=self.textCursor().selectedText())))
        return stays

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the text for another width."""
        super().resizeEvent(event)
        self._fit()
        if self._sheet is not None and self._sheet.look.width != self._column:
            self._compose()

    def showEvent(self, event: QShowEvent) -> None:
        """Set the text if that was put off."""
        super().showEvent(event)
        if self._stale:
            self._compose()

    @property
    def _size(self) -> int:
        return self._style.pixels(TEXT)

    @property
    def _column(self) -> int:
        return max(NARROWEST, self.viewport().width())

    def _fit(self) -> None:
        """Center the text on a page that is too wide for comfortable reading."""
        bar = self.verticalScrollBar().sizeHint().width()
        edge = self._style.length(16)
        room = self.width() - bar - 2 * edge
        aside = edge + max(0, room - self._size * COLUMN) // 2
        self.setViewportMargins(aside, 0, aside, 0)

    def _compose(self) -> None:
        """Set the text again; while the page is hidden, that waits."""
        self._stale = not self.isVisible()
        if self._book is None or self._composing or self._stale:
            return
        self._composing = True
        look = Print(self._size, self._column, self.devicePixelRatioF(), self._style.theme)
        caret = self._caret_in_section()
        old, self._sheet = self._sheet, RuleDocument(self._book, look, self)
        self.setDocument(self._sheet)
        if old is not None:
            old.deleteLater()
        self._restore_caret(*caret)
        self._folded = fold(self.words)
        self._matches = self._find()
        self._match = min(self._match, max(0, len(self._matches) - 1))
        self._composing = False
        self._return()
        self._mark()
        self._tell_found()

    def _find(self) -> tuple[tuple[int, int], ...]:
        language = "" if self._book is None else self._book.language
        return self._folded.find_all(self._wanted, language)

    def _return(self) -> None:
        """Scroll back to the former paragraph."""
        if self._sheet is None:
            return
        anchor, share = self._here
        if anchor in self._sheet.places:
            self._sheet.size()  # lays out the rest, which scrolling may pass
            top, bottom = self._span(anchor)
            self._composing = True
            self.verticalScrollBar().setValue(round(top + share * (bottom - top)))
            self._composing = False

    def _is_caret_in_sight(self) -> bool:
        return self.viewport().rect().intersects(self.cursorRect())

    def _put_caret(self, position: int) -> None:
        """Move the caret without scrolling."""
        bar = self.verticalScrollBar()
        scrolled, composing = bar.value(), self._composing
        self._composing = True
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        self.setTextCursor(cursor)
        bar.setValue(scrolled)
        self._composing = composing

    def _caret_in_section(self) -> tuple[str, int]:
        """Return the section that the caret is in, and how many letters after its heading."""
        if self._sheet is None:
            return "", 0
        at = self.textCursor().position()
        sections = [item for item in self._sheet.places.items() if item[1] <= at]
        anchor, start = sections[-1] if sections else ("", 0)
        return anchor, at - start

    def _restore_caret(self, anchor: str, letters: int) -> None:
        """Put the caret where it was; in another language, that is about the same place."""
        assert self._sheet is not None  # noqa: S101 - asked only once there is a sheet
        places = self._sheet.places
        if anchor in places:
            later = (start for start in places.values() if start > places[anchor])
            end = next(later, self._sheet.characterCount()) - 1
            self._put_caret(min(places[anchor] + letters, end))

    def _link_at_caret(self) -> str:
        """Return the link that the caret is in or before; empty: none, or text is selected."""
        cursor = self.textCursor()
        if cursor.hasSelection() or not cursor.movePosition(QTextCursor.MoveOperation.Right):
            return ""
        return cursor.charFormat().anchorHref()

    def _span(self, anchor: str) -> tuple[float, float]:
        """Return the start and the end of a section."""
        assert self._sheet is not None  # noqa: S101 - asked only once there is a sheet
        places = list(self._sheet.places)
        index = places.index(anchor)
        last = index + 1 == len(places)
        end = self.document().size().height() if last else self._top(places[index + 1])
        return self._top(anchor), end

    def _top(self, anchor: str) -> float:
        assert self._sheet is not None  # noqa: S101 - asked only once there is a sheet
        block = self._sheet.findBlock(self._sheet.places[anchor])
        return self._sheet.documentLayout().blockBoundingRect(block).top()

    def _on_scrolled(self, value: int) -> None:
        if self._sheet is None or self._composing:
            return
        places = list(self._sheet.places)
        before = self._here[0]
        index = bisect_right([self._top(anchor) for anchor in places], value + 1) - 1
        anchor = places[max(0, index)]
        top, bottom = self._span(anchor)
        self._here = (anchor, max(0.0, (value - top) / max(1.0, bottom - top)))
        if anchor != before:
            self.passed.emit(anchor)

    def _on_link(self, url: QUrl) -> None:
        self.go(url.fragment())

    def _show_match(self) -> None:
        if self._matches:
            start, _ = self._matches[self._match]
            self._put_caret(start)
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            at = self.cursorRect(cursor)
            room = self.viewport().height()
            if not 0 <= at.top() <= room - 2 * at.height():
                bar = self.verticalScrollBar()
                bar.setValue(bar.value() + at.top() - room // 3)
        self._mark()
        self._tell_found()

    def _tell_found(self) -> None:
        self.found.emit(self._match + 1 if self._matches else 0, len(self._matches))

    def _mark(self) -> None:
        """Mark the heading that was asked for, and all matches."""
        theme = self._style.theme
        marks = []
        if self._sheet is not None and self._asked in self._sheet.places:
            at = self._sheet.places[self._asked]
            heading = self._marked(at, at, theme.color("accent_soft"))
            heading.format.setProperty(QTextFormat.Property.FullWidthSelection, True)  # noqa: FBT003 - Qt's own signature
            marks.append(heading)
        for index, (start, end) in enumerate(self._matches):
            strong = index == self._match
            mark = self._marked(start, end, theme.color("gold", 0.85 if strong else 0.35))
            if strong:
                mark.format.setForeground(theme.color("on_accent" if theme.dark else "text"))
            marks.append(mark)
        self.setExtraSelections(marks)

    def _marked(self, start: int, end: int, color: QColor) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        mark.cursor = QTextCursor(self.document())
        mark.cursor.setPosition(start)
        mark.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        mark.format.setBackground(color)
        return mark

    def minimumSizeHint(self) -> QSize:
        """Allow any width."""
        return QSize(NARROWEST, NARROWEST)
