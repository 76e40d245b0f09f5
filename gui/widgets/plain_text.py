"""The one way to show text: as plain text, never as markup, mnemonics or placeholders.

Qt guesses whether a label or a tool tip is HTML, and HTML loads files. Names, titles and paths
come from outside, so labels, tool tips, captions and titles are made here and message boxes in
``plain_box``; ``tests/gui/widgets/test_plain_text.py`` refuses Qt's own ways everywhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QLabel, QToolTip

from core.kernel.messages import text
from core.kernel.outside_text import letters
from gui.text.translation import render

from .announce import announce

if TYPE_CHECKING:
    from typing import Any, Protocol

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QAction, QFont
    from PySide6.QtWidgets import QLineEdit, QMenu, QTreeWidgetItem, QWidget

    class Tipped(Protocol):
        """A widget or an action."""

        def setToolTip(self, words: str) -> None: ...  # noqa: D102 - Qt's own name


AT_MOST = text("names", "You can enter at most {count} characters.")
WORD_JOINER = "\u2060"
"""Invisible and without width: what it stands in is no tag and no entity."""
PLACEHOLDER = "[*]"
"""The placeholder that Qt replaces in the title of a window."""


class PlainLabel(QLabel):
    """A label that shows its text as it is."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain_tip(words: str) -> str:
    """Write a tool tip so that Qt takes it for plain text."""
    if not Qt.mightBeRichText(words):
        return words
    return words.replace("<", "<" + WORD_JOINER).replace("&", "&" + WORD_JOINER)


def set_tip(target: Tipped, words: str) -> None:
    """Set the tool tip of a widget or an action."""
    target.setToolTip(plain_tip(words))


def set_column_tip(item: QTreeWidgetItem, column: int, words: str) -> None:
    """Set the tool tip of a line of a tree."""
    item.setToolTip(column, plain_tip(words))


def show_tip(at: QPoint, words: str, widget: QWidget) -> None:
    """Show a tool tip immediately."""
    QToolTip.showText(at, plain_tip(words), widget)


def caption(words: str) -> str:
    """Write words for a button, a menu entry or a tab, where ``&`` would mark a key."""
    return words.replace("&", "&&")


def set_entry(action: QAction, words: str) -> None:
    """Write a menu entry, whose ``&`` marks a key; Qt would make a tool tip of it."""
    action.setText(words)
    set_tip(action, without_mnemonic(words))


def set_tip_font(font: QFont) -> None:
    """Set the font of all tips."""
    QToolTip.setFont(font)


def add_entry(menu: QMenu, words: str) -> QAction:
    """Add an entry that shows words as they are."""
    action = menu.addAction("")
    set_entry(action, caption(words))
    return action


def without_mnemonic(words: str) -> str:
    """Return a caption without its mnemonic."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&")


def set_title(window: QWidget, words: str) -> None:
    """Set the title of a window."""
    window.setWindowTitle(words.replace(PLACEHOLDER, 2 * PLACEHOLDER))


class LetterLimit(QObject):
    """Limits what is typed or pasted into a field to a number of letters, with a notice."""

    def __init__(self, field: QLineEdit, length: int) -> None:
        super().__init__(field)
        self._field, self._length = field, length
        field.textChanged.connect(self._cut)

    def _cut(self, words: str) -> None:
        """Cut between two letters; Qt's own limit counts halves of emoji."""
        if len(words) <= self._length:
            return
        kept = "".join(list(letters(words))[: self._length])
        if kept != words:
            at = self._field.cursorPosition()
            self._field.setText(kept)
            self._field.setCursorPosition(at)
            if self._field.hasFocus():
                self._say_so()

    def _say_so(self) -> None:
        words = render(AT_MOST.bind(count=self._length))
        show_tip(self._field.mapToGlobal(self._field.rect().bottomLeft()), words, self._field)
        announce(self._field, words)
