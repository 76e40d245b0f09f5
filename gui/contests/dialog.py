"""Which match, which game, and who takes part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout

from core.contest import DUPLICATE, TRIATHLON
from core.games.boxes import BOXES, KINGDOMINO
from core.history import DYNASTY
from core.kernel.messages import text
from gui.new_game.seat_list import SeatList, SeatScroll
from gui.text.translation import render
from gui.widgets.controls import Chooser, button, label
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.plain_text import set_title
from gui.widgets.style import Style
from gui.widgets.switch import Switch
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from core.record import Sitter
    from gui.look.appearance import Theme

TITLES: dict[str, Message] = {
    DUPLICATE: text("contests", "Duplicate match"),
    TRIATHLON: text("contests", "Triathlon"),
    DYNASTY: text("contests", "Dynasty"),
}
EXPLAINED: dict[str, Message] = {
    DUPLICATE: text(
        "contests",
        "The same deal is played from every seat, so that luck evens out. "
        "The points of all games together decide.",
    ),
    TRIATHLON: text(
        "contests",
        "Azul Duel, Kingdomino and Pixies in a row. Each game shares out 100 points "
        "by the difference of its result.",
    ),
    DYNASTY: text(
        "contests",
        "Three games of Kingdomino in a row. The points of all three together decide.",
    ),
}
SCALE = 2 / 3
WIDTH, LOWEST = 980, 380
ROOM = 0.92
"""The share of the screen that the dialog takes at the most."""
SEATS = {TRIATHLON: range(2, 3), DYNASTY: KINGDOMINO.seats}


class ContestDialog(Translated, QDialog):
    """A switch for the kind, a list for the game, a row for every seat.

    Signals:
        started: The kind, the key of the game, and who takes part.
    """

    started = Signal(str, str, object)

    def __init__(
        self,
        sitters: Callable[[str], tuple[Sitter, ...]],
        introduce: Callable[[SeatList], None],
        theme: Theme,
        parent: QWidget,
    ) -> None:
        """Ask; who sat at a game the last time sits there first."""
        super().__init__(parent)
        self._sitters, self._introduce = sitters, introduce
        self._window, self._theme, self._style = parent, theme, Style.for_dialog(theme, SCALE)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit)
        self.kind = Switch((DUPLICATE, TRIATHLON, DYNASTY))
        self.game = Chooser([*BOXES])
        self.seats = SeatList(range(2, 3))
        self._scroll = SeatScroll(self.seats)
        self._explained, self._options = label("soft", wrap=True), label("soft", wrap=True)
        self._heads = label("heading"), label("heading")
        self.cancel, self.start = button("cancel"), button("start")
        self.start.setDefault(True)
        self._lay_out()
        self.kind.chosen.connect(self._on_kind)
        self.game.chosen.connect(self._on_kind)
        self.cancel.clicked.connect(self.reject)
        self.start.clicked.connect(self._on_start)
        self._restyle()
        self._on_kind()
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("New match"))
        self.kind.setAccessibleName(self.tr("Kind of match"))
        for key, title in TITLES.items():
            self.kind.segments[key].setText(render(title))
        self.game.setAccessibleName(self.tr("Game"))
        self.game.set_labels([render(game.title) for game in BOXES.values()])
        self._heads[0].setText(self.tr("Match"))
        self._heads[1].setText(self.tr("Players"))
        self._options.setText(self.tr("Each game has the options that were last chosen for it."))
        self.cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("Start the match"))
        self._explained.setText(render(EXPLAINED[self.kind.key]))
        self.seats.retranslate()
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow the size of text."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._style = Style.for_dialog(self._theme, SCALE)
            self._restyle()
            self._later.start()
        return super().event(event)

    def _restyle(self) -> None:
        self.setStyleSheet(style_sheet(self._style))
        self.game.restyle(self._style)
        self.seats.restyle(self._style)

    def _lay_out(self) -> None:
        top, foot = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.kind)
        top.addWidget(self.game)
        top.addStretch()
        foot.addWidget(self._options, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.start)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(26, 22, 26, 22)
        self._column.setSpacing(14)
        self._column.addWidget(self._heads[0])
        self._column.addLayout(top)
        self._column.addWidget(self._explained)
        self._column.addWidget(self._heads[1])
        self._column.addWidget(self._scroll)
        self._column.addStretch()
        self._column.addLayout(foot)

    def _on_kind(self) -> None:
        """Show the seats that go with the match."""
        kind, game = self.kind.key, str(self.game.key)
        self.game.setVisible(kind == DUPLICATE)
        numbers = SEATS.get(kind, BOXES[game].seats)
        seats = SeatList(numbers)
        scroll = SeatScroll(seats)
        self._column.replaceWidget(self._scroll, scroll)
        self._scroll.hide()
        self._scroll.deleteLater()
        self.seats, self._scroll = seats, scroll
        self._introduce(seats)
        seats.resized.connect(self._later.start)
        first = KINGDOMINO.key if kind == DYNASTY else game
        seated = (self._sitters(each) for each in (first, *BOXES))
        fitting = next(sitters for sitters in seated if len(sitters) in numbers)
        seats.seat(fitting)
        seats.restyle(self._style)
        seats.retranslate()
        self._explained.setText(render(EXPLAINED[kind]))
        self._fit()

    def _fit(self) -> None:
        """Be as large as the seats need, as far as the screen is."""
        self._column.activate()
        margins = self._column.contentsMargins()
        room = self.screen().availableSize().expandedTo(self._window.size()) * ROOM
        around = margins.left() + margins.right()
        seats = self.seats.line_width() + self._scroll.bar_width + around
        least = self._column.totalMinimumSize().width()
        width = max(min(room.width(), max(WIDTH, seats)), least)
        self.seats.fit(width - around - self._scroll.bar_width)
        self._scroll.measure(width - around)
        height = max(LOWEST, self._column.totalHeightForWidth(width))
        self.setFixedSize(width, min(room.height(), height))

    def _on_start(self) -> None:
        self.accept()
        self.started.emit(self.kind.key, str(self.game.key), self.seats.sitters)
