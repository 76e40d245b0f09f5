"""The points of a part of the game that ended; any click or key goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout

from gui.text.translation import render
from gui.widgets.buttons import SheetButton
from gui.widgets.overlay import Overlay
from gui.widgets.translated import Translated

from .points_model import Head
from .points_table import PointsTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from gui.games.narration import Interlude, Row
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style

MODIFIERS = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
)


PATIENCE = 6
"""Seconds that a table stays open if all players are computers."""
SECOND = 1000


class InterludeSheet(Translated, Overlay):
    """A table of points over the board; it closes by itself if all players are computers."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._interlude: Interlude | None = None
        self._names: list[str] = []
        self.points = PointsTable(named=True)
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
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.button)
        row.addWidget(self.stay)
        row.addStretch()
        self.column.addLayout(row)
        self.retranslate()

    def show_interlude(
        self, interlude: Interlude, total: Row, looks: Sequence[SeatLook], *, watched: bool = False
    ) -> None:
        """Show the points of a part of the game, and all players' totals since the beginning."""
        self._interlude, self._names = interlude, [look.given for look in looks]
        self._left = PATIENCE if watched else 0
        self.stay.setVisible(watched)
        if watched:
            self._clock.start()
        heads = tuple(map(Head, range(len(looks))))
        self.points.show_points((*interlude.rows, total), heads, looks)
        self.retranslate()
        self.lie_open()

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

    def wanted_width(self) -> int:
        """Give every seat a column."""
        return self.style_now.length(380 + 130 * len(self.points.points.heads))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.button.setText(self.tr("Continue"))
        if self._left:
            self.button.setText(self.tr("Continue ({seconds})").format(seconds=self._left))
        self.stay.setText(self.tr("Stay here"))
        if self._interlude is not None:
            self.title.setText(render(self._interlude.title, self._names))
            self.setAccessibleName(self.title.text())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go on."""
        super().mousePressEvent(event)
        self.put_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on."""
        if event.key() not in MODIFIERS:
            self.put_away()

    def _on_second(self) -> None:
        self._left -= 1
        if self._left > 0:
            self.retranslate()
        else:
            self.put_away()
