"""One option of a game: its name, its explanation, and why a value is invalid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.text.translation import render
from gui.widgets.controls import CheckBox, Chooser, label
from gui.widgets.dialog_style_sheet import check_side
from gui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.kernel.messages import Message
    from core.kernel.options import Option, OptionValue
    from gui.widgets.style import Style


SAID_WITH_CONTROL = " "
"""The accessible name of a sentence that describes a control: with its own words as its name, a
screen reader would read all such sentences of a dialog out as soon as it opens."""
BORDER = 4
"""How far the ring around a check box with the focus is from its square."""


def title_height(style: Style) -> int:
    """Return the height of a title: that of a check box, so that titles are aligned."""
    return check_side(style) + 2 * BORDER + 2


class Note(QWidget):
    """A line that shows an explanation, or instead why a value is invalid."""

    def __init__(self, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignTop) -> None:
        super().__init__()
        self._explanation = label("soft", wrap=True)
        self._warning = label("warning", wrap=True)
        self._warning.hide()
        self._messages: dict[PlainLabel, Message | None] = {}
        self._control: QWidget | None = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        for line in (self._explanation, self._warning):
            line.setAlignment(align)
            self.column.addWidget(line)

    def describe(self, control: QWidget) -> None:
        """Say the explanation with a control, not as a loose sentence of the dialog."""
        self._control = control
        for line in (self._explanation, self._warning):
            line.setAccessibleName(SAID_WITH_CONTROL)

    def explain(self, message: Message) -> None:
        """Set the explanation."""
        self._messages[self._explanation] = message

    def warn(self, message: Message | None) -> None:
        """Show why the value is invalid; None: it is valid."""
        self._messages[self._warning] = message
        self._warning.setVisible(message is not None)
        self._explanation.setVisible(message is None)
        self.retranslate()

    @property
    def warning(self) -> str:
        """What it says is wrong, if anything."""
        return self._warning.text() if self._messages.get(self._warning) else ""

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for line, message in self._messages.items():
            line.setText(render(message) if message else "")
        if self._control is not None:
            self._control.setAccessibleDescription(self.warning or self._explanation.text())


class OptionCell(QWidget):
    """What all options have in common.

    Attributes:
        option: What is chosen.
        wide: Whether it takes the whole width of the sheet.

    Signals:
        changed: Another value was chosen.
    """

    changed = Signal()
    wide = False

    def __init__(self, option: Option) -> None:
        super().__init__()
        self.option = option
        self.note = Note(Qt.AlignmentFlag.AlignVCenter if self.wide else Qt.AlignmentFlag.AlignTop)
        self.note.explain(option.explanation)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)

    @property
    def value(self) -> OptionValue:
        """What is chosen."""
        raise NotImplementedError

    @property
    def flaw(self) -> Message | None:
        """Why what is chosen is no value at all; None: it is one."""
        return None

    def set_value(self, value: OptionValue) -> None:
        """Choose without emitting a signal."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.note.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.column.setContentsMargins(BORDER, 0, 0, 0)
        self.column.setSpacing(style.between(4, 2))

    def fit(self, width: int) -> None:
        """Fold what is wider than the sheet; most options have nothing to fold."""


class CheckCell(OptionCell):
    """An option that is on or off."""

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.box = CheckBox()
        self.box.clicked.connect(self._on_clicked)
        self.note.describe(self.box)
        self.column.addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.addWidget(self.note)
        self.column.addStretch()

    @property
    def value(self) -> OptionValue:
        """Whether it is on."""
        return self.box.isChecked()

    def set_value(self, value: OptionValue) -> None:
        """Switch it without emitting a signal."""
        self.box.setChecked(bool(value))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.box.setText(render(self.option.title))

    def restyle(self, style: Style) -> None:
        """Put the explanation under the words, not under the box."""
        super().restyle(style)
        self.column.setContentsMargins(0, 0, 0, 0)
        indent = check_side(style) + style.between(11, 9) + BORDER + 2
        self.note.column.setContentsMargins(indent, 0, 0, 0)

    def _on_clicked(self) -> None:
        self.changed.emit()


class ChoiceCell(OptionCell):
    """An option with several values."""

    def __init__(self, option: Option, names: Mapping[OptionValue, Message]) -> None:
        """Offer every value by its name; one without a name shows its value."""
        super().__init__(option)
        self._names = names
        self.chooser = Chooser(option.values)
        self.chooser.chosen.connect(self._on_chosen)
        self.title = PlainLabel()
        self.title.setBuddy(self.chooser)
        self.note.describe(self.chooser)
        for part in (self.title, self.chooser, self.note):
            self.column.addWidget(part)
        self.column.addStretch()

    @property
    def value(self) -> OptionValue:
        """What is chosen."""
        return self.option.values[self.chooser.currentIndex()]

    def set_value(self, value: OptionValue) -> None:
        """Choose without emitting a signal."""
        self.chooser.set_key(value)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.title.setText(render(self.option.title))
        named = self._names
        self.chooser.set_labels(
            [render(named[value]) if value in named else str(value) for value in self.option.values]
        )
        self.chooser.setAccessibleName(render(self.option.title))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self.chooser.restyle(style)
        self.title.setMinimumHeight(title_height(style))

    def _on_chosen(self) -> None:
        self.changed.emit()
