"""The page of the players: add, change and remove them, and choose the current one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from core.kernel.outside_text import NAME_LENGTH, cleaned_name
from gui.new_game.emblem_button import EmblemButton, emblem_icon
from gui.store.player_profiles import BadPlayer
from gui.text.translation import UNNAMED, render
from gui.widgets.controls import Chooser, button, label
from gui.widgets.dialog import message_box
from gui.widgets.plain_text import LetterLimit
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.messages import Message
    from gui.store.player_profiles import PlayerProfiles, Profile
    from gui.widgets.style import Style

    from .subjects import Gathered

STYLE = """
QListWidget {{
    background: {shades.field}; border: 1px solid {theme.hairline}; border-radius: 7px;
    padding: 4px; outline: none;
}}
QListWidget:focus {{ border: 2px solid {theme.accent}; }}
QListWidget::item {{ min-height: {row}px; padding: 2px 8px; border-radius: 6px; }}
QListWidget::item:selected {{ background: {theme.fill}; color: white; }}
"""
EDGE = 8
DEFAULT_NAMES = frozenset(name.casefold() for name in UNNAMED)


class PlayersPage(Translated, QWidget):
    """The list at the left, the player chosen there at the right.

    Signals:
        changed: A player was added, changed or removed, or another one is current.
    """

    changed = Signal()

    def __init__(self, player_profiles: PlayerProfiles) -> None:
        super().__init__()
        self._player_profiles = player_profiles
        self._shown: Profile | None = None
        self.list = QListWidget()
        self.name = QLineEdit()
        LetterLimit(self.name, NAME_LENGTH)
        self.color = EmblemButton()
        self.sit, self.remove, self.add = (button(n) for n in ("start", "cancel", "add"))
        self._name, self._color = label("soft"), label("soft")
        self._refusal: Message | None = None
        self._intro, self.warning = label("soft", wrap=True), label("warning", wrap=True)
        self._names: Mapping[str, str] = {}
        self._played = label("soft", wrap=True)
        self.played, self.adopt = Chooser([]), button("cancel")
        self._lay_out()
        self.list.currentItemChanged.connect(self._on_selected)
        self.name.editingFinished.connect(self._on_named)
        self.color.wanted.connect(self._on_color)
        self.sit.clicked.connect(self._on_sit)
        self.remove.clicked.connect(self._on_remove)
        self.add.clicked.connect(self._on_add)
        self.adopt.clicked.connect(self._on_adopt)
        self.refresh()

    def refresh(self) -> None:
        """Show the players as they are now."""
        chosen = self._shown.key if self._shown else self._player_profiles.current.key
        self.list.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self.list.clear()
        for profile in self._player_profiles.profiles:
            item = QListWidgetItem(emblem_icon(profile.color), self._title(profile))
            item.setData(Qt.ItemDataRole.UserRole, profile.key)
            self.list.addItem(item)
            if profile.key == chosen:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)  # noqa: FBT003 - Qt's own signature
        self._show(next((p for p in self._player_profiles.profiles if p.key == chosen), None))
        self.retranslate()

    def show_names(self, gathered: Gathered) -> None:
        """Offer the people of finished games who have no profile yet."""
        self._names = gathered.names
        self._offer()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.color.restyle(style)
        self.played.restyle(style)
        side = style.between(36, 30)
        self.list.setIconSize(QSize(side, side))
        sheet = STYLE.format(theme=style.theme, shades=style.shades, row=side + 8)
        self.list.setStyleSheet(sheet)
        self._widen()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._intro.setText(
            self.tr(
                "Every player has their own settings, history and statistics. Everything stays "
                "on this computer."
            )
        )
        self._name.setText(self.tr("Name"))
        self._color.setText(self.tr("Color"))
        self.name.setAccessibleName(self._name.text())
        self.name.setPlaceholderText(self.tr("Name of the new player"))
        self.list.setAccessibleName(self.tr("Players"))
        self.sit.setText(self.tr("Switch to this player"))
        self.remove.setText(self.tr("Remove…"))
        self.add.setText(self.tr("Add a player"))
        self._played.setText(self.tr("These people have played here but have no profile:"))
        self.played.setAccessibleName(self.tr("People without a profile"))
        self.adopt.setText(self.tr("Create profile"))
        self._offer()
        self.color.retranslate()
        self._refuse(self._refusal)
        for row in range(self.list.count()):
            self.list.item(row).setText(self._title(self._player_profiles.profiles[row]))
        self._widen()

    def _lay_out(self) -> None:
        form = QGridLayout()
        form.addWidget(self._name, 0, 0)
        form.addWidget(self.name, 1, 0, 1, 2)
        form.addWidget(self._color, 2, 0)
        form.addWidget(self.color, 3, 0, Qt.AlignmentFlag.AlignLeft)
        form.setColumnStretch(1, 1)
        form.setVerticalSpacing(4)
        beside = QVBoxLayout()
        beside.addWidget(self._intro)
        beside.addLayout(form)
        beside.addWidget(self.warning)
        beside.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.sit)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        beside.addLayout(buttons)
        left = QVBoxLayout()
        left.addWidget(self.list, 1)
        left.addWidget(self.add)
        left.addWidget(self._played)
        adopted = QHBoxLayout()
        adopted.addWidget(self.played, 1)
        adopted.addWidget(self.adopt)
        left.addLayout(adopted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(24)
        row.addLayout(left, 1)
        row.addLayout(beside, 1)

    def _widen(self) -> None:
        """Widen the list to its longest name."""
        bar = self.list.verticalScrollBar().sizeHint().width()
        self.list.setMinimumWidth(self.list.sizeHintForColumn(0) + bar + 2 * EDGE)

    def _offer(self) -> None:
        """List the names without a profile; hide the list where there are none."""
        known = DEFAULT_NAMES.union(*(p.names for p in self._player_profiles.profiles))
        names = sorted(name for key, name in self._names.items() if key not in known)
        self.played.offer({name: name for name in names})
        for widget in (self._played, self.played, self.adopt):
            widget.setVisible(bool(names))

    def _title(self, profile: Profile) -> str:
        if profile.key != self._player_profiles.current.key:
            return profile.name
        return self.tr("{name} (at the computer)").format(name=profile.name)

    def _show(self, profile: Profile | None) -> None:
        """Show one player, or an empty form for a new one."""
        self._shown = profile
        self._refuse(None)
        self.name.setText(profile.name if profile else "")
        for widget in (self._color, self.color):
            widget.setVisible(profile is not None)
        if profile:
            self.color.set_color(profile.color)
        here = profile is not None and profile.key == self._player_profiles.current.key
        self.sit.setEnabled(profile is not None and not here)
        self.remove.setEnabled(profile is not None)

    def _refuse(self, reason: Message | None) -> None:
        """Show why something cannot be done; None: clear the message."""
        self._refusal = reason
        self.warning.setText(render(reason) if reason else "")

    def _try(self, action: Callable[[], Profile | None]) -> None:
        """Run an action on the players, or show why it fails."""
        try:
            self._shown = action()
        except BadPlayer as error:
            self._refuse(error.message)
            return
        self.refresh()
        self.changed.emit()

    def _on_selected(self, item: QListWidgetItem | None) -> None:
        key = item.data(Qt.ItemDataRole.UserRole) if item else ""
        self._show(next((p for p in self._player_profiles.profiles if p.key == key), None))

    def _on_named(self) -> None:
        name, shown = cleaned_name(self.name.text()), self._shown
        if name:
            self.name.setText(name)  # without what nobody can see
        if shown is None and name:
            self._try(lambda: self._player_profiles.add(name))
        elif shown is not None and name and name != shown.name:
            self._try(lambda: self._player_profiles.change(shown, name=name))

    def _on_color(self, color: str) -> None:
        if (shown := self._shown) is not None:
            self._try(lambda: self._player_profiles.change(shown, color=color))

    def _on_sit(self) -> None:
        if (shown := self._shown) is not None:
            self._player_profiles.choose(shown.key)
            self._try(lambda: shown)

    def _on_add(self) -> None:
        self.list.setCurrentRow(-1)
        self._show(None)
        self.name.setFocus()

    def _on_adopt(self) -> None:
        self._try(lambda: self._player_profiles.add(str(self.played.key)))

    def _on_remove(self) -> None:
        if (shown := self._shown) is None:
            return
        box = message_box(self.window())
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(self.tr("Remove {name}?").format(name=shown.name))
        box.setInformativeText(
            self.tr("This deletes their personal settings and progress. Their games are kept.")
        )
        delete = box.addButton(self.tr("Remove"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        delete.clicked.connect(lambda: self._try(lambda: self._player_profiles.remove(shown)))
        box.open()
