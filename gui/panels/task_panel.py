"""The panel beside a board that asks for a move: what is asked, what is said, what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from gui.text.translation import render
from gui.widgets.plain_text import PlainLabel
from gui.widgets.scroll_column import Column, WrappingButton
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message

SHEET = """
TaskPanel {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
QLabel {{ color: {theme.text}; background: transparent; }}
QLabel[soft="true"] {{ color: {theme.soft_text}; }}
QScrollArea, QWidget#body {{ background: transparent; }}
QPushButton {{
    background: {theme.panel_alt}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px;
}}
QPushButton:hover {{ border-color: {theme.accent}; }}
QPushButton:focus {{ border: 2px solid {theme.accent}; }}
QScrollBar:vertical {{ background: transparent; width: 8px; margin: 0; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""


class TaskPanel(Translated, QFrame):
    """Says one thing at a time; its owner connects the buttons.

    Attributes:
        buttons: By name, in their order.

    """

    def __init__(
        self,
        names: Sequence[str],
        asked: Message,
        buttons: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """Ask for a move; the names are those of the players."""
        super().__init__(parent)
        self._names = names
        self._style = Style()
        self._head: Message = asked
        self._said: tuple[Message, ...] = ()
        self._shown: tuple[Message, ...] = ()
        self._noted: Message | None = None
        self._title = PlainLabel(wordWrap=True)
        self._task = PlainLabel(wordWrap=True)
        self.head = PlainLabel(wordWrap=True)
        self.sentences = PlainLabel(wordWrap=True)
        self.shown = PlainLabel(wordWrap=True)
        self.note = PlainLabel(wordWrap=True)
        self.buttons = {name: WrappingButton() for name in buttons}
        self._lay_out()

    @property
    def words(self) -> str:
        """What the panel says now, for screen readers."""
        labels = (self.head, self.shown, self.sentences, self.note)
        return " ".join(label.text() for label in labels if not label.isHidden())

    @property
    def task(self) -> str:
        """What the task is, for screen readers."""
        return self._task.text()

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self._style = style
        self.setFixedWidth(width)
        self.setStyleSheet(style.sheet(SHEET))
        small = style.font(13, QFont.Weight.DemiBold)
        small.setCapitalization(QFont.Capitalization.AllUppercase)
        self._title.setFont(small)
        self._task.setFont(style.font(15))
        self.head.setFont(style.font(18, QFont.Weight.Bold))
        self.sentences.setFont(style.font(15))
        self.shown.setFont(style.font(15, QFont.Weight.DemiBold))
        self.note.setFont(style.font(14))
        for button in self.buttons.values():
            button.label.setFont(style.font(14, QFont.Weight.DemiBold))
            aside, above = style.length(9), style.length(7)
            button.column.setContentsMargins(aside, above, aside, above)
        edge = style.length(14)
        self._outer.setContentsMargins(edge, edge, edge, edge)
        self._outer.setSpacing(style.length(6))
        self._column.setSpacing(style.length(8))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        title, task = self._headings()
        self._title.setText(render(title))
        self.setAccessibleName(self._title.text())
        self._task.setText(render(task))
        self.head.setText(render(self._head, self._names))
        for label, said in ((self.sentences, self._said), (self.shown, self._shown)):
            label.setText("\n".join(render(each, self._names) for each in said))
            label.setVisible(bool(said))
        self.note.setText("" if self._noted is None else render(self._noted))
        self.note.setVisible(self._noted is not None)
        for name, words in self._captions().items():
            self.buttons[name].say(words)

    def _headings(self) -> tuple[Message, Message]:
        """Return the title and the task."""
        raise NotImplementedError

    def _captions(self) -> dict[str, str]:
        """Return the texts of the buttons."""
        raise NotImplementedError

    def _say(self, head: Message, *said: Message) -> None:
        self._head, self._said, self._shown = head, said, ()
        self.retranslate()

    def _offer(self, *names: str) -> None:
        """Show some of the buttons."""
        for name, button in self.buttons.items():
            button.setVisible(name in names)

    def _lay_out(self) -> None:
        body = Column()
        body.setObjectName("body")
        self._column = QVBoxLayout(body)
        self._column.setContentsMargins(0, 0, 4, 0)
        for label in (self._title, self._task, self.head, self.shown, self.sentences, self.note):
            self._column.addWidget(label)
        self._column.addStretch(1)
        for label in (self._title, self.note):
            label.setProperty("soft", True)  # noqa: FBT003 - a property's value
        area = QScrollArea(widgetResizable=True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(area, 1)
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._outer.addWidget(button)
