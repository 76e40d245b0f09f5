"""One setting: what it is called, what it does, and the control that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSlider, QVBoxLayout, QWidget

from gui.store.settings import LONGEST
from gui.text.numbers import percent
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.controls import CheckBox, Chooser, label
from gui.widgets.option_cell import SAID_WITH_CONTROL
from gui.widgets.plain_text import LetterLimit, PlainLabel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.kernel.messages import Message
    from gui.widgets.style import Style

INDENT = 14
LANGUAGE = "language"
"""The setting whose new value a screen reader misses, as all texts change at the same time."""


class Row(QWidget):
    """A setting by its name in ``Settings``.

    Signals:
        chosen: The name, and the value that was chosen.
    """

    chosen = Signal(str, object)

    def __init__(self, name: str, title: Message, explanation: Message | None = None) -> None:
        super().__init__()
        self.name = name
        self.title, self.explanation = title, explanation
        self.note = label("soft", wrap=True)
        self.note.setVisible(explanation is not None)
        self.note.setAccessibleName(SAID_WITH_CONTROL)

    def show_value(self, value: object) -> None:
        """Show what is chosen, without emitting a signal."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        if self.explanation is not None:
            self.note.setText(render(self.explanation))

    def restyle(self, style: Style) -> None:
        """Change sizes."""


class CheckRow(Row):
    """Yes or no."""

    def __init__(self, name: str, title: Message, explanation: Message | None = None) -> None:
        super().__init__(name, title, explanation)
        self.box = CheckBox()
        self.box.clicked.connect(self._on_clicked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.box)
        self._column.addWidget(self.note)

    def show_value(self, value: object) -> None:
        """Tick the box or not."""
        self.box.setChecked(bool(value))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.box.setText(render(self.title))
        self.box.setAccessibleDescription(self.note.text())

    def restyle(self, style: Style) -> None:
        """Put the explanation below the words, not below the box."""
        self.note.setContentsMargins(style.between(24, 20) + INDENT, 0, 0, 0)

    def _on_clicked(self) -> None:
        self.chosen.emit(self.name, self.box.isChecked())


class _Titled(Row):
    """A setting with its title at the left and its control at the right."""

    def __init__(self, name: str, title: Message, explanation: Message | None = None) -> None:
        super().__init__(name, title, explanation)
        self._title = PlainLabel(wordWrap=True)
        self._row = QHBoxLayout()
        self._row.addWidget(self._title, 1)
        self._words = QVBoxLayout(self)
        self._words.setContentsMargins(0, 0, 0, 0)
        self._words.setSpacing(2)
        self._words.addLayout(self._row)
        self._words.addWidget(self.note)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self._title.setText(render(self.title))

    def restyle(self, style: Style) -> None:
        """Keep title and control apart."""
        self._row.setSpacing(style.between(28, 20))


class ChoiceRow(_Titled):
    """One of several values."""

    def __init__(
        self,
        name: str,
        title: Message,
        labels: Mapping[Any, Message | str],
        explanation: Message | None = None,
    ) -> None:
        super().__init__(name, title, explanation)
        self._labels = labels
        self.chooser = Chooser([*labels])
        self.chooser.chosen.connect(self._on_chosen)
        self._title.setBuddy(self.chooser)
        self._row.addWidget(self.chooser, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_value(self, value: object) -> None:
        """Show what is chosen."""
        self.chooser.set_key(value)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        said = [each if isinstance(each, str) else render(each) for each in self._labels.values()]
        self.chooser.set_labels(said)
        self.chooser.setAccessibleName(render(self.title))
        self.chooser.setAccessibleDescription(self.note.text())

    def restyle(self, style: Style) -> None:
        """Change sizes."""
        super().restyle(style)
        self.chooser.restyle(style)
        self.chooser.setMinimumWidth(min(style.between(250, 200), 220))

    def _on_chosen(self, value: object) -> None:
        self.chosen.emit(self.name, value)
        if self.name == LANGUAGE:
            announce(self.chooser, self.chooser.currentText())


class TextRow(_Titled):
    """A line of text, taken when it is finished."""

    def __init__(
        self,
        name: str,
        title: Message,
        explanation: Message | None = None,
        *,
        sample: Message | str = "",
        secret: bool = False,
    ) -> None:
        """Make the field; ``sample`` is shown while it is empty."""
        super().__init__(name, title, explanation)
        self._sample = sample
        self.field = QLineEdit()
        LetterLimit(self.field, LONGEST)
        if secret:
            self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.editingFinished.connect(self._on_finished)
        self._title.setBuddy(self.field)
        self._row.addWidget(self.field, 2, Qt.AlignmentFlag.AlignVCenter)
        self._shown = ""

    def show_value(self, value: object) -> None:
        """Show the text, unless another one is being written."""
        if str(value) != self._shown or not self.field.hasFocus():
            self._shown = str(value)
            self.field.setText(self._shown)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        sample = self._sample
        self.field.setPlaceholderText(sample if isinstance(sample, str) else render(sample))
        self.field.setAccessibleName(render(self.title))
        self.field.setAccessibleDescription(self.note.text())

    def restyle(self, style: Style) -> None:
        """Change sizes."""
        super().restyle(style)
        self.field.setMinimumWidth(min(style.between(250, 200), 160))

    def _on_finished(self) -> None:
        words = self.field.text().strip()
        if words != self._shown:
            self._shown = words
            self.chosen.emit(self.name, words)


class SliderRow(_Titled):
    """A number from 0 to 100."""

    def __init__(self, name: str, title: Message, explanation: Message | None = None) -> None:
        super().__init__(name, title, explanation)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, 100)
        self.slider.setPageStep(10)
        self.slider.setSingleStep(5)
        self._number = PlainLabel()
        self._number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.slider.valueChanged.connect(self._on_changed)
        self._row.addWidget(self.slider, 2, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._number)

    def show_value(self, value: object) -> None:
        """Set the slider to the value."""
        assert isinstance(value, int)  # noqa: S101 - the settings hold nothing else
        self.slider.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self.slider.setValue(value)
        self.slider.blockSignals(False)  # noqa: FBT003 - Qt's own signature
        self._number.setText(render(percent(value)))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self._number.setText(render(percent(self.slider.value())))
        self.slider.setAccessibleName(render(self.title))
        self.slider.setAccessibleDescription(self.note.text())

    def restyle(self, style: Style) -> None:
        """Change sizes."""
        super().restyle(style)
        self.slider.setFixedHeight(style.between(34, 30))
        self.slider.setMinimumWidth(style.between(90, 70))
        self.slider.setMaximumWidth(style.between(230, 170))
        self._number.setMinimumWidth(style.between(66, 54))

    def _on_changed(self, value: int) -> None:
        self._number.setText(render(percent(value)))
        self.chosen.emit(self.name, value)
