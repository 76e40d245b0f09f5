"""The page about saved data and its folders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import fields
from PySide6.QtCore import QDir, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QPushButton, QVBoxLayout

from gui.store.settings import DONE, KEPT, Settings
from gui.system.file_manager import show_folder
from gui.text.translation import render
from gui.widgets.controls import button, label
from gui.widgets.dialog import message_box
from gui.widgets.plain_text import PlainLabel, set_title

from . import texts
from .page import Page

if TYPE_CHECKING:
    from pathlib import Path

    from gui.widgets.style import Style


class DataPage(Page):
    """Names the folders, opens them, and resets all settings after a question.

    Signals:
        managed: Games are to be shown, exported or deleted.
    """

    managed = Signal()

    def __init__(self, games: Path, settings: Path) -> None:
        super().__init__(texts.DATA, ())
        self._folders = {"games": games, "settings": settings}
        self._all = PlainLabel(wordWrap=True)
        self._paths = {name: label("soft", wrap=True) for name in self._folders}
        self.open = {name: button("open") for name in self._folders}
        self.everything = button("reset_all")
        self._buttons = QVBoxLayout()
        self._buttons.setAlignment(Qt.AlignmentFlag.AlignLeft)
        for name, each in self.open.items():
            each.clicked.connect(self._on_open)
            each.setProperty("folder", name)
            self._buttons.addWidget(each)
        self.manage = button("manage")
        self.manage.clicked.connect(self.managed)
        self._buttons.addWidget(self.manage)
        self.everything.clicked.connect(self._on_everything)
        for index, widget in enumerate((self._all, *self._paths.values())):
            widget.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self.column.insertWidget(index, widget)
        after = 1 + len(self._paths)
        self.column.insertLayout(after, self._buttons)
        self.column.insertWidget(after + 1, self.everything, 0, Qt.AlignmentFlag.AlignLeft)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._all.setText(render(texts.FOLDERS))
        for name, words in (("games", texts.GAMES_FOLDER), ("settings", texts.SETTINGS_FOLDER)):
            native = QDir.toNativeSeparators(str(self._folders[name]))
            self._paths[name].setText(render(words.bind(folder=native)))
        self.open["games"].setText(render(texts.SHOW_GAMES))
        self.open["settings"].setText(render(texts.SHOW_SETTINGS))
        self.manage.setText(render(texts.MANAGE_GAMES))
        self.everything.setText(render(texts.RESET_ALL))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self._buttons.setSpacing(style.gap)

    def _on_open(self) -> None:
        asked = self.sender()
        if isinstance(asked, QPushButton):
            show_folder(self._folders[asked.property("folder")])

    def _on_everything(self) -> None:
        box = message_box(self.window())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        set_title(box, render(texts.RESET_ALL))
        box.setText(render(texts.RESET_ALL_ASKED))
        agreed = box.addButton(render(texts.RESET_NOW), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(render(texts.CANCEL), QMessageBox.ButtonRole.RejectRole)
        agreed.clicked.connect(self._reset_everything)
        box.open()

    def _reset_everything(self) -> None:
        usual = Settings()
        names = (each.name for each in fields(Settings) if each.name not in {*KEPT, *DONE})
        self.changed.emit({name: getattr(usual, name) for name in names})
