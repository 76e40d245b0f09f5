"""What no piece shows, beside the table: one row for each setting of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.kernel.messages import Player
from gui.text.translation import render
from gui.widgets.controls import Chooser
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.plain_text import PlainLabel, caption
from gui.widgets.translated import Translated

from .number_field import NumberField

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.arranging import Setting
    from core.kernel.messages import Message
    from gui.widgets.style import Style


def spoken(name: Message | Player, names: Sequence[str]) -> str:
    """Return what a value is called: a player by name."""
    return names[name.seat] if isinstance(name, Player) else render(name, names)


def _restyle(chooser: Chooser, style: Style) -> None:
    """Change sizes and colors of a list that is no wider than the panel."""
    chooser.restyle(style)
    letters = style.font(13)
    size = f"QComboBox {{ font-size: {letters.pixelSize()}px; }}"
    chooser.setStyleSheet(style_sheet(style) + size)
    chooser.setFont(letters)


class SettingRow(QWidget):
    """A setting under its title: a list of names, or a number.

    Signals:
        chosen: The key of the setting, and another number.
    """

    chosen = Signal(str, int)

    def __init__(self, setting: Setting, names: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setting, self._names = setting, names
        self._title = PlainLabel(self, wordWrap=True)
        self.field: Chooser | NumberField
        if setting.names:
            self.field = Chooser(setting.numbers)
            self.field.chosen.connect(self._on_chosen)
        else:
            self.field = NumberField(setting.numbers[0], setting.numbers[-1], self)
            self.field.spin.setKeyboardTracking(False)
            self.field.spin.valueChanged.connect(self._on_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self.field)

    def show_setting(self, setting: Setting) -> None:
        """Show another value, or other ones to choose from."""
        self.setting = setting
        if isinstance(self.field, NumberField):
            self.field.spin.blockSignals(True)  # noqa: FBT003 - Qt's own signature
            self.field.spin.setRange(setting.numbers[0], setting.numbers[-1])
            self.field.spin.blockSignals(False)  # noqa: FBT003 - likewise
            self.field.show_number(setting.value)
        else:
            self.field.set_key(setting.value)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._title.setFont(style.font(14))
        if isinstance(self.field, NumberField):
            self.field.set_font(style.font(15, QFont.Weight.DemiBold))
        else:
            _restyle(self.field, style)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        title = render(self.setting.title, self._names)
        self._title.setText(caption(title))  # it has a buddy
        if isinstance(self.field, NumberField):
            self.field.set_name(title)
            self._title.setBuddy(self.field.spin)
        else:
            self.field.set_labels([spoken(name, self._names) for name in self.setting.names])
            self._title.setBuddy(self.field)
            self.field.setAccessibleName(title)

    def _on_chosen(self, number: object) -> None:
        if int(str(number)) != self.setting.value:
            self.chosen.emit(self.setting.key, int(str(number)))


class SettingRows(Translated, QWidget):
    """The settings of one group; a list above them chooses the group where there are several.

    Signals:
        chosen: The key of a setting, and another number.
    """

    chosen = Signal(str, int)

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._style: Style | None = None
        self._settings: tuple[Setting, ...] = ()
        self._group = 0
        self.groups = Chooser([0])
        self.groups.chosen.connect(self._on_group)
        self.rows: dict[str, SettingRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.groups)

    def show_settings(self, settings: Sequence[Setting]) -> None:
        """Show the settings of a position as they stand."""
        self._settings = tuple(settings)
        titles = self._titles()
        self._group = min(self._group, len(titles) - 1)
        self.groups.offer(dict(enumerate(titles)))
        self.groups.set_key(self._group)
        self.groups.setVisible(len(titles) > 1)
        self._show_rows()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self._column.setSpacing(style.length(9))
        _restyle(self.groups, style)
        for row in self.rows.values():
            row.restyle(style)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.groups.setAccessibleName(self.tr("What to set"))
        if self._settings:
            self.groups.set_labels(self._titles())
        for row in self.rows.values():
            row.retranslate()

    def _titles(self) -> list[str]:
        return [*dict.fromkeys(render(each.group, self._names) for each in self._settings)]

    def _show_rows(self) -> None:
        title = self._titles()[self._group]
        shown = [each for each in self._settings if render(each.group, self._names) == title]
        kinds = {each.key: (each.title, each.names) for each in shown}
        if {key: (row.setting.title, row.setting.names) for key, row in self.rows.items()} != kinds:
            self._make_rows(shown)
        for setting in shown:
            self.rows[setting.key].show_setting(setting)

    def _make_rows(self, shown: Sequence[Setting]) -> None:
        for row in self.rows.values():
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = {setting.key: SettingRow(setting, self._names, self) for setting in shown}
        for row in self.rows.values():
            self._column.addWidget(row)
            row.chosen.connect(self.chosen)
            row.retranslate()
            if self._style is not None:
                row.restyle(self._style)
            row.show()

    def _on_group(self, group: object) -> None:
        self._group = int(str(group))
        self._show_rows()
