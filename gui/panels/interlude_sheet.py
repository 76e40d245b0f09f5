"""The points of a part of the game that ended, beside the board, until a player goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer

from gui.games.phrases import everybodys_points
from gui.text.translation import render
from gui.text.voice import for_voices
from gui.widgets.announce import announce
from gui.widgets.buttons import SheetButton
from gui.widgets.overlay import Overlay
from gui.widgets.translated import Translated

from .points_model import Head
from .points_table import PointsTable
from .side_panel import panel_width

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from gui.games.narration import Interlude, Row
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style

GO_ON = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape})
"""The keys that close the sheet; any other is pressed to ask for something."""
MOVES = frozenset({QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.Show, QEvent.Type.Hide})
BESIDE = 14
"""How far the sheet is from the edges of the board where there is no panel."""
LABELS, COLUMN = 180, 54
"""How wide labels and a seat's column are."""
GROWTH = 0.6
"""How far they grow with larger text."""
PATIENCE = 6
"""Seconds that a table stays open if all players are computers."""
SECOND = 1000


class InterludeSheet(Translated, Overlay):
    """A table of points beside the board, which lies open for everybody to look at.

    It lies over the panel, or at the right edge of the board where there is no panel, and closes by
    itself if all players are computers.
    """

    pause = 2
    veil = 0.0

    def __init__(self, board: QWidget, over: QWidget, panel: QWidget) -> None:
        """Make a sheet over a widget with a board and a panel beside it."""
        super().__init__(board, over)
        self._panel = panel
        panel.installEventFilter(self)
        self._interlude: Interlude | None = None
        self._names: list[str] = []
        self._totals: list[int] = []
        self.points = PointsTable()
        self.points.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.points.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.button = SheetButton(primary=True)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.put_away)
        self.stay = SheetButton()
        self.stay.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stay.clicked.connect(self.stay_open)
        self._left = 0
        self._clock = QTimer(self)
        self._clock.setInterval(SECOND)
        self._clock.timeout.connect(self._on_second)
        self.column.addWidget(self.points)
        for button in (self.button, self.stay):
            self.column.addWidget(button)
        self.column.addStretch()
        self.retranslate()

    def show_interlude(
        self, interlude: Interlude, total: Row, looks: Sequence[SeatLook], *, watched: bool = False
    ) -> None:
        """Show the points of a part of the game, and all players' totals since the beginning."""
        self._interlude, self._names = interlude, [look.given for look in looks]
        self._totals = [total.points(seat) for seat in range(len(looks))]
        self._left = PATIENCE if watched else 0
        self.stay.setVisible(watched)
        if watched:
            self._clock.start()
        heads = tuple(map(Head, range(len(looks))))
        self.points.show_points((*interlude.rows, total), heads, looks)
        self.retranslate()
        self.lie_open()

    @property
    def words(self) -> str:
        """What ended, and everybody's points, in a sentence."""
        if self._interlude is None:
            return ""
        said = everybodys_points(self._interlude.title, self._totals)
        return render(said, self._names)

    def stay_open(self) -> None:
        """Wait until it is closed."""
        self._clock.stop()
        self._left = 0
        self.stay.hide()
        self.retranslate()

    def put_away(self) -> None:
        """Uncover the board."""
        self._clock.stop()
        super().put_away()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.points.restyle(style)
        self.button.restyle(style)
        self.stay.restyle(style)
        super().restyle(style)

    def fit(self) -> None:
        """Cover panel and board, with the sheet over the panel or at the right edge."""
        below, over = self._board.y(), self.parentWidget() or self
        self.setGeometry(0, below, over.width(), over.height() - below)
        beside = self._panel.geometry().translated(0, -below)
        if not self._panel.isVisible():
            edge = self.style_now.length(BESIDE)
            width = min(self.width() // 2, panel_width(self.style_now, over.width()))
            high = min(self.height() - 2 * edge, self.column.totalHeightForWidth(width))
            beside = QRect(self.width() - width - edge, edge, width, max(1, high))
        beside.setLeft(min(beside.left(), beside.right() + 1 - self._needed_width()))
        self._middle.setContentsMargins(
            beside.left(),
            beside.top(),
            max(0, self.width() - beside.right() - 1),
            max(0, self.height() - beside.bottom() - 1),
        )
        self.sheet.setFixedSize(beside.size())

    def _needed_width(self) -> int:
        """Return the width of the points of all seats; the board keeps half of the room."""
        larger = 1 + GROWTH * max(0.0, self.style_now.scale - 1)
        needed = self.style_now.length((LABELS + COLUMN * len(self.points.points.heads)) * larger)
        return min(self.width() // 2, needed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the panel."""
        if watched is self._panel and event.type() in MOVES and self.isVisible():
            self.fit()
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.button.setText(self.tr("Continue"))
        if self._left:
            self.button.setText(self.tr("Continue ({seconds})").format(seconds=self._left))
        self.stay.setText(self.tr("Stay here"))
        if self._interlude is not None:
            self.title.setText(render(self._interlude.title, self._names))
            words = f"{self.lead} {self.words}" if self.lead else self.words
            self.setAccessibleName(for_voices(words))
            self.setAccessibleDescription(self.tr("Continue"))

    def focusNextPrevChild(self, _next: bool) -> bool:  # noqa: FBT001 - Qt's own signature
        """Keep the keyboard and say what goes on: Tab would lead away from here, and not back."""
        announce(self, self.tr("Continue"))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the sheet with Enter, Space or Esc; a press on the boards does not."""
        if event.key() in GO_ON:
            self.put_away()
        else:
            super().keyPressEvent(event)

    def _on_second(self) -> None:
        self._left -= 1
        if self._left > 0:
            self.retranslate()
        else:
            self.put_away()
