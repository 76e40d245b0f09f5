"""Players, history and statistics in a window of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.grid import table_style
from gui.widgets.plain_text import set_title
from gui.widgets.stack import Stack
from gui.widgets.style import Style
from gui.widgets.switch import Switch
from gui.widgets.translated import Translated

from .history_page import HistoryPage
from .players_page import PlayersPage
from .progress_page import ProgressPage
from .statistics_page import StatisticsPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QCloseEvent, QKeyEvent

    from gui.history.history_file import HistoryFile
    from gui.look.appearance import Theme
    from gui.store.player_profiles import PlayerProfiles

    from .progress_page import Section

USUAL = (980, 680)
SMALLEST = (720, 480)
ROOM = 0.9
"""Share of the screen that the window takes at most for large text."""
PAGES = ("players", "progress", "history", "statistics")


class PlayersWindow(Translated, QWidget):
    """Four pages, one of which is seen."""

    def __init__(
        self,
        player_profiles: PlayerProfiles,
        history_file: HistoryFile,
        sections: Sequence[Section],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._look: tuple[Theme | None, float] = None, 1.0
        self.switch = Switch(PAGES)
        self.players = PlayersPage(player_profiles)
        self.progress = ProgressPage(player_profiles, sections)
        self.history = HistoryPage(history_file, player_profiles)
        self.statistics = StatisticsPage(player_profiles)
        self._stack = Stack()
        for page in (self.players, self.progress, self.history, self.statistics):
            self._stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 18)
        column.setSpacing(14)
        column.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._stack, 1)
        self.switch.chosen.connect(self.show_page)
        self.history.changed.connect(self.statistics.show_games)
        self.history.changed.connect(self.players.show_names)
        self.players.changed.connect(self.progress.refresh)
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.retranslate()

    def show_page(self, name: str) -> None:
        """Show a page, in front of everything."""
        self.switch.set_key(name)
        self._stack.setCurrentIndex(PAGES.index(name))
        if not self.isVisible():
            self.history.read(soon=name != "history")  # its rows are not seen on other pages
        self.show()
        self.activateWindow()
        self.switch.segments[name].setFocus()

    def refresh(self) -> None:
        """Show the players as they are now."""
        self.players.refresh()
        self.progress.refresh()
        self.history.retranslate()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Change the colors and the size of text."""
        if (theme, scale) == self._look:
            return
        if scale > self._look[1]:
            room = self.screen().availableSize() * ROOM
            self.resize((QSize(*USUAL) * scale).boundedTo(room).expandedTo(self.size()))
        self._look = theme, scale
        style = Style(theme, 0.75 * max(1.0, scale), min(1.0, scale))
        self.setStyleSheet(style_sheet(style) + table_style(style))
        self.players.restyle(style)
        self.progress.restyle(style)
        self.history.restyle(style)
        self.statistics.restyle(style, scale)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("Players, history and statistics"))
        self.switch.setAccessibleName(self.tr("Page"))
        names = (
            self.tr("Players"),
            self.tr("Progress"),
            self.tr("History"),
            self.tr("Statistics"),
        )
        for key, name in zip(PAGES, names, strict=True):
            self.switch.segments[key].setText(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop reading the history."""
        self.history.stop()
        self.statistics.stop()
        super().closeEvent(event)

    def sizeHint(self) -> QSize:
        """Ask for the usual size."""
        return QSize(*USUAL)
