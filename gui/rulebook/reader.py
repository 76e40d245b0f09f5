"""A rulebook to be read: its text, its contents, a field to search it with."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from core.kernel.messages import Message
from core.kernel.outside_text import shown_path
from gui.store.errors import FileError
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.enter_buttons import ToolButton
from gui.widgets.icons import sign
from gui.widgets.keymap import RULES, Keymap, key_caps, pressed, with_key
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.save_dialog import SaveDialog, told_saved
from gui.widgets.stack import Stack
from gui.widgets.translated import Translated

from .book import current_book
from .contents import Contents
from .documents import DOCUMENTS
from .page import Page
from .pdf import save_pdf
from .search_bar import SearchBar

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from core.kernel.messages import Argument
    from gui.widgets.style import Style

SIGN = 20
BESIDE = 280
"""How wide the contents are beside the text."""
SHEET = """
Reader {{
    background: {theme.panel}; border: {border}px solid {theme.hairline}; border-radius: {corner}px;
}}
QLabel {{ color: {theme.text}; background: transparent; }}
QToolButton {{
    background: transparent; border: {line}px solid transparent; border-radius: {knob}px;
    padding: 4px;
}}
QToolButton:hover {{ border-color: {theme.accent}; background: {theme.panel_alt}; }}
QToolButton:pressed, QToolButton:checked {{ background: {theme.accent_soft}; }}
QToolButton:focus {{ border-color: {theme.accent}; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 5px; min-height: 28px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


class Reader(Translated, QFrame):
    """Shows the rulebook of a game; the contents lie beside the text where there is room for both.

    Signals:
        closed: It is to be put away.
        detached: A window of its own is wanted for a game, at a paragraph.
    """

    closed = Signal()
    detached = Signal(str, str)

    def __init__(self, game: str, parent: QWidget | None = None, *, wide: bool = False) -> None:
        super().__init__(parent)
        self._game = game
        self._wide = wide
        self._saved: tuple[Path, Argument] | None = None
        self._title = PlainLabel(wordWrap=True)
        self._note = PlainLabel(wordWrap=True)
        self._note.hide()
        self.page = Page()
        self.contents = Contents()
        self.search = SearchBar()
        self.buttons = {name: ToolButton() for name in ("contents", "pdf", "window", "close")}
        self.buttons["contents"].setCheckable(True)
        self._style: Style | None = None
        self._keys: Mapping[str, str] = {}
        self._shortcuts: list[QShortcut] = []
        self._lay_out()
        self._connect()
        self.set_keys(Keymap(RULES, {}).of("rules"))
        self.show_game(game)

    @property
    def game(self) -> str:
        """Whose rulebook it is."""
        return self._game

    def show_game(self, game: str) -> None:
        """Show the rulebook of a game."""
        self._game = game
        self.retranslate()

    def open(self, anchor: str, *, focused: bool = False) -> None:
        """Open a paragraph; none: stay at the current one.

        With the focus, which comes first: what gets it before its caret moves is said by Orca.
        """
        self.buttons["contents"].setChecked(False)
        self._name_page(anchor)
        if focused:
            self.page.setFocus(Qt.FocusReason.PopupFocusReason)
        self.page.go(anchor)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        if style == self._style:
            return
        self._style = style
        frame = 0 if self._wide else 1
        self.setStyleSheet(style.sheet(SHEET, border=frame, corner=style.radius(12) * frame))
        self._title.setFont(style.font(19, QFont.Weight.Bold))
        self._note.setFont(style.font(14))
        edge = style.length(14)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(style.length(10))
        side = style.pixels(SIGN)
        for name, button in self.buttons.items():
            theme, ratio = style.theme, self.devicePixelRatioF()
            button.setIcon(sign(name, theme.text, theme.disabled, side, ratio))
            button.setIconSize(QSize(side, side))
        if self._wide:
            self._row.setContentsMargins(edge, edge, 0, edge)
            self.contents.setFixedWidth(round(style.length(BESIDE) * (1 + style.scale) / 2))
        for part in (self.page, self.contents, self.search):
            part.restyle(style)
        self._fit()

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Change which keys do what."""
        if keys == self._keys:
            return
        self._keys = keys
        actions = {
            "rules_find": self._on_find,
            "rules_next": self._on_next,
            "rules_previous": self._on_previous,
            "rules_next_heading": self._on_next_heading,
            "rules_previous_heading": self._on_previous_heading,
        }
        for shortcut in self._shortcuts:
            shortcut.deleteLater()
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        self._shortcuts = [
            QShortcut(QKeySequence(key), self, actions[command], context=within)
            for key, command in keys.items()
            if command in actions
        ]
        self._name_buttons()

    def retranslate(self) -> None:
        """Show everything in the present language, at the same place."""
        book = current_book(self._game)
        self._title.setText(book.title)
        self.contents.show_book(book)
        self.page.show_book(book)
        self.contents.mark(self.page.here or book.anchors[0])
        self._name_buttons()
        self._name_page(self.page.asked)
        self.search.ask(document=self._game in DOCUMENTS)
        self.contents.setAccessibleName(self.tr("Contents"))
        self._tell_saved()
        self._fit()

    def save(self, file: Path) -> None:
        """Print the book into a file, and show the result."""
        try:
            save_pdf(current_book(self._game), file)
        except FileError as error:
            self._saved = (file, error.reason)
        else:
            self._saved = (file, "")
        self._tell_saved()
        announce(self, self._note.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the title above the buttons where it has no room beside them."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        edges, metrics = self._column.contentsMargins(), self._title.fontMetrics()
        longest = max(map(metrics.horizontalAdvance, self._title.text().split()), default=0)
        shown = [each for each in self.buttons.values() if not each.isHidden()]
        tools = sum(each.sizeHint().width() + self._head.spacing() for each in shown)
        room = self.width() - edges.left() - edges.right() - tools
        direction = QBoxLayout.Direction
        beside = self._wide or longest <= room
        self._head.setDirection(direction.LeftToRight if beside else direction.TopToBottom)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with its key."""
        if self._keys.get(pressed(event)) == "rules_close":
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        tools = QHBoxLayout()
        tools.addStretch()
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            tools.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.addWidget(self._title, 1)
        self._head.addLayout(tools)
        self._stack = Stack()
        self._stack.addWidget(self.page)
        self._column = QVBoxLayout()
        self._column.addLayout(self._head)
        self._column.addWidget(self.search)
        self._column.addWidget(self._stack, 1)
        self._column.addWidget(self._note)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        if self._wide:
            self._row.addWidget(self.contents)
        else:
            self._stack.addWidget(self.contents)
        self._row.addLayout(self._column, 1)
        for name in ("contents", "window", "close"):
            self.buttons[name].setVisible(not self._wide)
        self._set_tab_order()

    @property
    def tab_order(self) -> tuple[QWidget, ...]:
        """What Tab comes to, in this order: the text, the search, the contents, the buttons."""
        search = (self.search.field, *self.search.buttons.values())
        return (self.page, *search, self.contents, *self.buttons.values())

    def _set_tab_order(self) -> None:
        for one, other in pairwise(self.tab_order):
            QWidget.setTabOrder(one, other)

    def _connect(self) -> None:
        self.buttons["contents"].toggled.connect(self._on_contents)
        self.buttons["pdf"].clicked.connect(self._on_pdf)
        self.buttons["window"].clicked.connect(self._on_window)
        self.buttons["close"].clicked.connect(self.closed)
        self.contents.chosen.connect(self.open)
        self.page.passed.connect(self.contents.mark)
        self.page.found.connect(self.search.show_found)
        self.search.wanted.connect(self._on_wanted)
        self.search.stepped.connect(self._on_stepped)

    def _name_buttons(self) -> None:
        closing = key_caps(self._keys).get("rules_close", "")
        names = {
            "contents": self.tr("Contents"),
            "pdf": self.tr("Save as PDF…"),
            "window": self.tr("Open in a separate window"),
            "close": with_key(self.tr("Close the rules"), closing),
        }
        for name, words in names.items():
            set_tip(self.buttons[name], words)
            self.buttons[name].setAccessibleName(words)

    def _name_page(self, anchor: str) -> None:
        """Name the text after the paragraph that is asked for."""
        book = current_book(self._game)
        name = book.title if self._game in DOCUMENTS else self.tr("Rules")
        heading = book.heading(anchor) if anchor in book.anchors else ""
        self.page.setAccessibleName(f"{name}: {heading}" if heading else name)

    def _tell_saved(self) -> None:
        if self._saved is None:
            return
        file, trouble = self._saved
        saved = render(told_saved(file))
        reason = render(trouble) if isinstance(trouble, Message) else str(trouble)
        failed = self.tr("The file cannot be saved: {reason}").format(reason=reason)
        self._note.setText(failed if trouble else saved)
        set_tip(self._note, shown_path(file))
        self._note.show()

    def _on_contents(self, shown: bool) -> None:  # noqa: FBT001 - Qt's own signature
        if not self._wide:
            self._stack.setCurrentWidget(self.contents if shown else self.page)

    def _on_wanted(self, wanted: str) -> None:
        self.buttons["contents"].setChecked(False)
        self.page.search(wanted)
        if wanted.strip():
            announce(self, self.search.count.text())

    def _on_find(self) -> None:
        self.search.field.setFocus()
        self.search.field.selectAll()

    def _on_next(self) -> None:
        self._on_stepped(1)

    def _on_previous(self) -> None:
        self._on_stepped(-1)

    def _on_stepped(self, step: int) -> None:
        """Show another match, and have its paragraph read out."""
        self.page.step(step)
        if self.page.found_line:
            announce(self, f"{self.search.count.text()}. {self.page.found_line}")

    def _on_next_heading(self) -> None:
        self._on_heading(1)

    def _on_previous_heading(self) -> None:
        self._on_heading(-1)

    def _on_heading(self, step: int) -> None:
        """Put the caret on another heading, which a screen reader then reads out."""
        self.buttons["contents"].setChecked(False)
        self.page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.page.step_heading(step)

    def _on_window(self) -> None:
        self.detached.emit(self._game, self.page.here)

    def _on_pdf(self) -> None:
        name = current_book(self._game).title
        dialog = SaveDialog(self.tr("Save as PDF"), name, ".pdf", self, ["PDF (*.pdf)"])
        dialog.chosen.connect(self.save)
        dialog.open()
