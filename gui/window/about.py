"""The About box: version and credits."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, qVersion
from PySide6.QtSvgWidgets import QSvgWidget
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from core import __version__
from core.ai.opponents import OPPONENTS
from core.games.boxes import BOXES
from gui.paths import ART
from gui.rulebook.documents import build
from gui.text.translation import render
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.growing import GrowingDialog
from gui.widgets.plain_text import PlainLabel, set_title
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from gui.look.appearance import Theme

CREDIT = "<b>{title}</b> · {credits}"


def credited() -> str:
    """Name who made the games."""
    boxes = [box for box in BOXES.values() if box.credits]
    lines = (CREDIT.format(title=render(box.title), credits=box.credits) for box in boxes)
    return f"<p>{'<br>'.join(lines)}</p>"


class AboutBox(Translated, GrowingDialog):
    """Name, version, credits.

    Signals:
        licenses: The licenses are to be shown; the box is closed by then.
    """

    licenses = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        icon = QSvgWidget(str(ART / "icon.svg"))
        icon.setFixedSize(QSize(112, 112))
        wordmark = QSvgWidget(str(ART / f"wordmark_{theme.name}.svg"))
        wordmark.setFixedSize(QSize(198, 44))
        self._what, self._fans, self._with, self._build, self._license, self._players = (
            PlainLabel(wordWrap=True) for _ in range(6)
        )
        self._games = QLabel(wordWrap=True)
        self._what.setObjectName("heading")
        for label in (self._with, self._build):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        for label in (self._with, self._build, self._license, self._players):
            label.setObjectName("soft")
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.show_licenses = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.show_licenses.clicked.connect(self._on_licenses)
        words = QVBoxLayout()
        words.setSpacing(10)
        for widget in (wordmark, self._what, self._games, self._fans, self._license, self._with):
            words.addWidget(widget)
        words.addWidget(self._build)
        self._build.setVisible(bool(build()))
        words.addWidget(self._players)
        self._players.setVisible(not all(each.compiled for each in OPPONENTS.values()))
        row = QHBoxLayout()
        row.setSpacing(28)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self.lay_out(row, buttons)
        self.setMinimumWidth(620)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("About Kupola"))
        self._games.setText(credited())
        self._what.setText(self.tr("A desktop table for board games"))
        self._fans.setText(
            self.tr(
                "Kupola is an unofficial fan project, not affiliated with the designers or "
                "publishers of the games. The names of the games belong to their owners; all "
                "artwork is our own."
            )
        )
        self._license.setText(
            self.tr("Free software under the GNU General Public License, version 3 or later.")
        )
        self._players.setText(
            self.tr("The computer players run uncompiled here, so they think more slowly.")
        )
        self._with.setText(
            self.tr("Version {version} · Qt {qt} · Python {python}").format(
                version=__version__, qt=qVersion(), python=platform.python_version()
            )
        )
        self._build.setText(self.tr("Build {build}").format(build=build()))
        self.show_licenses.setText(self.tr("Licenses…"))

    def _on_licenses(self) -> None:
        self.reject()
        self.licenses.emit()
