"""The page of what a player has learned: sections, each of which belongs to another package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.kernel.messages import text
from core.kernel.outside_text import shown_path
from gui.store import reading
from gui.store.errors import FileError
from gui.store.zip_export import export_folder
from gui.text.translation import render
from gui.widgets.controls import Chooser, button, label
from gui.widgets.plain_text import set_tip
from gui.widgets.save_dialog import SaveDialog, told_saved
from gui.widgets.scroll_column import Column
from gui.widgets.toast import Toast
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QShowEvent

    from core.kernel.messages import Message
    from gui.store.player_profiles import PlayerProfiles, Profile
    from gui.widgets.style import Style

NOT_EXPORTED = text("ProgressPage", "The player cannot be exported: {reason}")
GUEST = text("ProgressPage", "Guest")


class Section(Protocol):
    """A part of a player's progress."""

    @property
    def widget(self) -> QWidget:
        """What is shown."""

    def show_player(self, folder: Path) -> None:
        """Show the progress of the player whose folder it is."""

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""


class ProgressPage(Translated, QWidget):
    """Shows the sections of one player, who can be exported with all personal files."""

    def __init__(self, player_profiles: PlayerProfiles, sections: Sequence[Section]) -> None:
        super().__init__()
        self._player_profiles, self._sections = player_profiles, sections
        self.player: Chooser = Chooser([""])
        self.export_button = button("action")
        self.notice = label("warning", wrap=True)
        self._refusal: Message | None = None
        self.toast: Toast | None = None
        inside = Column()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 8, 0)
        for section in sections:
            self._column.addWidget(section.widget)
        self._column.addStretch(1)
        scroll = QScrollArea(widgetResizable=True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        top = QHBoxLayout()
        top.addWidget(self.player)
        top.addStretch(1)
        top.addWidget(self.export_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(top)
        whole.addWidget(self.notice)
        whole.addWidget(scroll, 1)
        self.player.chosen.connect(self._on_player)
        self.export_button.clicked.connect(self._on_export)
        self.refresh()

    def refresh(self) -> None:
        """Show the players as they are now, the current one first."""
        current = self._player_profiles.current
        self.player.offer({each.key: each.name or render(GUEST) for each in self._people})
        self.player.set_key(current.key)
        self.retranslate()
        if self.isVisible():
            self._show()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.player.restyle(style)
        self._column.setSpacing(style.between(18, 14))
        for section in self._sections:
            section.restyle(style)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.player.setAccessibleName(self.tr("Player"))
        self.export_button.setText(self.tr("Export…"))
        tip = self.tr("Save this player’s settings and progress in a zip file")
        set_tip(self.export_button, tip)
        self.notice.setText(render(self._refusal) if self._refusal else "")
        self.notice.setVisible(self._refusal is not None)

    def showEvent(self, event: QShowEvent) -> None:
        """Read the progress when it is looked at: it may have changed."""
        super().showEvent(event)
        self._show()

    def export(self, path: Path) -> None:
        """Pack the player's folder into a file, and say where it is."""
        self._refusal = None
        try:
            export_folder(self._player_profiles.folder_of(self._shown), path)
        except FileError as error:
            self._refusal = NOT_EXPORTED.bind(reason=error.reason)
        else:
            self.toast = self.toast or Toast(self.window())
            self.toast.say(told_saved(path), shown_path(path))
        self.retranslate()

    @property
    def _people(self) -> tuple[Profile, ...]:
        return self._player_profiles.profiles or (self._player_profiles.current,)

    @property
    def _shown(self) -> Profile:
        key, current = self.player.key, self._player_profiles.current
        return next((each for each in self._people if each.key == key), current)

    def _show(self) -> None:
        folder = self._player_profiles.folder_of(self._shown)
        self.export_button.setEnabled(reading.present(folder))
        for section in self._sections:
            section.show_player(folder)

    def _on_player(self, _key: object) -> None:
        self._show()

    def _on_export(self) -> None:
        title, zipped = self.tr("Export this player"), self.tr("Zip files (*.zip)")
        name = self._shown.name or "kupola"
        dialog = SaveDialog(title, name, ".zip", self.window(), [zipped])
        dialog.chosen.connect(self.export)
        dialog.open()
