"""How a game ended: who came in where, why, with what, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from gui.translation import render

from .buttons import SheetButton
from .overlay import Overlay
from .points_model import Head
from .points_table import PointsTable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from core.kernel.messages import Message
    from core.kernel.scores import Outcome
    from gui.board.table import SeatLook
    from gui.telling import Row

    from .style import Style


EDGE = 4


class ResultSheet(Overlay):
    """The result over the board, the best seat first.

    Signals:
        rematch: The same players want another deal.
        swapped: The same deal is wanted, with the seats swapped.
        reviewed: The game is to be seen again and judged.
        leave: Back to the start screen.
    """

    rematch = Signal()
    swapped = Signal()
    reviewed = Signal()
    leave = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._outcome: Outcome | None = None
        self._names: list[str] = []
        self._contest: Message | None = None
        self._reason = QLabel(wordWrap=True)
        self._reason.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.points = PointsTable(named=True)
        self.buttons = {
            "rematch": SheetButton(primary=True),
            "swapped": SheetButton(),
            "review": SheetButton(),
            "look": SheetButton(),
            "leave": SheetButton(),
        }
        self.column.addWidget(self._reason)
        self.column.addWidget(self.points)
        self._row = QGridLayout()
        for index, button in enumerate(self.buttons.values()):
            alone = index + 1 == len(self.buttons) and index % 2 == 0
            self._row.addWidget(button, index // 2, index % 2, 1, 2 if alone else 1)
        self.column.addLayout(self._row)
        self.buttons["rematch"].clicked.connect(self.rematch)
        self.buttons["swapped"].clicked.connect(self.swapped)
        self.buttons["review"].clicked.connect(self.reviewed)
        self.buttons["look"].clicked.connect(self.put_away)
        self.buttons["leave"].clicked.connect(self.leave)
        self.retranslate()

    def show_result(
        self, outcome: Outcome, rows: tuple[Row, ...], looks: Sequence[SeatLook], *, dealt: bool
    ) -> None:
        """Show an outcome; the same deal can be had again only if it was dealt from a seed."""
        self._outcome = outcome
        self._names = [look.given for look in looks]
        heads = tuple(Head(standing.seat, standing.rank) for standing in outcome.standings)
        self.points.show_points(rows, heads, looks)
        self.buttons["swapped"].setVisible(dealt and self._contest is None)
        self.retranslate()
        self.lie_open()
        self.buttons["rematch"].setFocus(Qt.FocusReason.PopupFocusReason)

    def set_contest(self, title: Message) -> None:
        """Be about a game of a contest: not a rematch comes next, but the standing."""
        self._contest = title
        self.retranslate()

    def set_style(self, style: Style) -> None:
        """Change sizes and colors."""
        self.points.set_style(style)
        for button in self.buttons.values():
            button.set_style(style)
        self._reason.setFont(style.font(18, QFont.Weight.DemiBold))
        self._row.setSpacing(style.length(10))
        super().set_style(style)

    def wanted_width(self) -> int:
        """Give every seat a column, and every button room for its words."""
        seats = self.style_now.length(420 + 130 * len(self.points.points.heads))
        button = max(button.sizeHint().width() for button in self.buttons.values())
        margins = self.column.contentsMargins()
        edges = margins.left() + margins.right() + self._row.spacing() + EDGE
        return max(seats, 2 * button + edges)

    def retranslate(self) -> None:
        """Say everything anew."""
        over = self.tr("The game is over")
        self.title.setText(over if self._contest is None else render(self._contest))
        self.setAccessibleName(self.title.text())
        if self._outcome is not None:
            self._reason.setText(render(self._outcome.reason, self._names))
        names = {
            "rematch": self.tr("Rematch") if self._contest is None else self.tr("Standing"),
            "swapped": self.tr("Same deal, seats swapped"),
            "review": self.tr("Review"),
            "look": self.tr("Look at the board"),
            "leave": self.tr("Back to start"),
        }
        for name, words in names.items():
            self.buttons[name].setText(words)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape uncover the board; keep other keys off it."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
