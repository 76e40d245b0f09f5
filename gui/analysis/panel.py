"""The panel beside the analysis board: the best moves, what is written, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from core.kernel.messages import plural, text
from gui.text.translation import render
from gui.widgets.plain_text import PlainLabel
from gui.widgets.scroll_column import Column, WrappingButton
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .line_row import LineRow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message
    from core.match import Note

    from .lines import Found

SHEET = """
AnalysisPanel {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel#title, QLabel#progress {{ color: {theme.soft_text}; }}
QScrollArea, QWidget#body {{ background: transparent; }}
QPushButton {{
    background: {theme.panel_alt}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px;
}}
QPushButton:hover {{ border-color: {theme.accent}; }}
QPushButton:focus {{ border: 2px solid {theme.accent}; }}
QPushButton QLabel:disabled {{ color: {theme.disabled}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
LOOKING = text("analysis", "Looking for good moves…")
OVER = text("analysis", "The game is over.")
PAUSED = text("analysis", "The analysis is paused.")
NOTED = text("analysis", "{mark} {comment}")
BUTTONS = ("back", "forward", "pause", "note", "play", "set_up", "close")


def simulated(games: int) -> Message:
    """Say how many games an answer rests on."""
    return plural("analysis", "After %n simulated game(s)", "", games)


def deepest(games: int) -> Message:
    """Say that an answer is as deep as the search goes."""
    return plural("analysis", "After %n simulated game(s) in total", "", games)


class AnalysisPanel(Translated, QFrame):
    """Shows the best moves as they are found; its owner connects the buttons.

    Attributes:
        buttons: By name: back, forward, pause, note, play, set_up, close.
        rows: The best moves, the best first.

    Signals:
        pointed: The number of the move under the pointer; 0: none.
        chosen: A move is to be played.
    """

    pointed = Signal(int)
    chosen = Signal(object)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._style = Style()
        self._state: Message = LOOKING
        self._note: Message | None = None
        self._paused = False
        self.rows: list[LineRow] = []
        self._title = PlainLabel(wordWrap=True)
        self._title.setObjectName("title")
        self.note = PlainLabel(wordWrap=True)
        self.progress = PlainLabel(wordWrap=True)
        self.progress.setObjectName("progress")
        self.buttons = {name: WrappingButton() for name in BUTTONS}
        self._lay_out()
        self.retranslate()

    @property
    def words(self) -> str:
        """What the panel says now, for screen readers."""
        rows = [row.accessibleName() for row in self.rows if not row.isHidden()]
        return " ".join((self.progress.text(), *rows))

    def show_found(self, found: Found) -> None:
        """Show the best moves found by now."""
        self._say(deepest(found.nodes) if found.last else simulated(found.nodes))
        while len(self.rows) < len(found.lines):
            self._add_row(found)
        for row in self.rows[len(found.lines) :]:
            row.hide()
        for row, line in zip(self.rows, found.lines, strict=False):
            row.show_line(line)
            row.show()

    def show_nothing(self, state: Message) -> None:
        """Say why no moves are shown."""
        for row in self.rows:
            row.hide()
        self._say(state)

    def show_note(self, note: Note) -> None:
        """Show what is written about the position."""
        self._note = NOTED.bind(mark=note.mark, comment=note.text) if note else None
        self._tell_note()

    def set_paused(self, *, paused: bool) -> None:
        """Offer to pause the analysis, or to continue it."""
        self._paused = paused
        self.retranslate()

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedWidth(width)
        self.setStyleSheet(style.sheet(SHEET))
        small = style.font(13, QFont.Weight.DemiBold)
        small.setCapitalization(QFont.Capitalization.AllUppercase)
        self._title.setFont(small)
        self.note.setFont(style.font(16, QFont.Weight.DemiBold))
        self.progress.setFont(style.font(14))
        for row in self.rows:
            row.restyle(style)
        for button in self.buttons.values():
            button.label.setFont(style.font(14, QFont.Weight.DemiBold))
            aside, above = style.length(9), style.length(6)
            button.column.setContentsMargins(aside, above, aside, above)
        edge = style.length(14)
        self._outer.setContentsMargins(edge, edge, edge, edge)
        self._outer.setSpacing(style.length(6))
        self._grid.setSpacing(style.length(6))
        self._column.setSpacing(style.length(8))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(self.tr("Analysis board"))
        self.setAccessibleName(self._title.text())
        self.progress.setText(render(self._state, self._names))
        self._tell_note()
        for row in self.rows:
            row.retranslate()
        names = {
            "back": self.tr("Back"),
            "forward": self.tr("Forward"),
            "pause": self.tr("Continue") if self._paused else self.tr("Pause"),
            "note": self.tr("Comment…"),
            "play": self.tr("Play from here…"),
            "set_up": self.tr("Set up…"),
            "close": self.tr("Done"),
        }
        for name, words in names.items():
            self.buttons[name].say(words)

    def _tell_note(self) -> None:
        self.note.setText("" if self._note is None else render(self._note).strip())
        self.note.setVisible(self._note is not None)

    def _say(self, state: Message) -> None:
        self._state = state
        self.progress.setText(render(state, self._names))

    def _add_row(self, found: Found) -> None:
        row = LineRow(found.lines[len(self.rows)], self._names, self._body)
        row.restyle(self._style)
        row.pointed.connect(self.pointed)
        row.chosen.connect(self.chosen)
        self._column.insertWidget(self._column.count() - 1, row)
        QWidget.setTabOrder(self.rows[-1] if self.rows else self.progress, row)
        QWidget.setTabOrder(row, self.buttons["back"])
        self.rows.append(row)

    def _lay_out(self) -> None:
        self._body = Column()
        self._body.setObjectName("body")
        self._column = QVBoxLayout(self._body)
        self._column.setContentsMargins(0, 0, 4, 0)
        for label in (self.note, self.progress):
            self._column.addWidget(label)
        self._column.addStretch(1)
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(self._body)
        self._grid = QGridLayout()
        for number, button in enumerate(self.buttons.values()):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            wide = 2 if number == len(BUTTONS) - 1 else 1
            self._grid.addWidget(button, *divmod(number, 2), 1, wide)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._title)
        self._outer.addWidget(area, 1)
        self._outer.addLayout(self._grid)
