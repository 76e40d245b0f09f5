"""What dialogs have in common that ask for seats and options of one or several games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from gui.widgets.controls import button, label
from gui.widgets.dialog import StyledDialog, dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QLayout

    from gui.widgets.style import Style

    from .game_options import GameOptions
    from .seat_list import SeatList

WIDTH, LOWEST = 980, 380
ROOM = 0.92
"""The share of the screen that the dialog takes at most."""


class Body(QWidget):
    """What is played, its seats and options, one above the other, as high as they need."""

    def __init__(
        self, seats: SeatList, options: list[GameOptions], above: Sequence[QWidget] = ()
    ) -> None:
        """Lay everything out; ``above`` stands between the explanation and the seats."""
        super().__init__()
        self.seats, self.options = seats, options
        self.parts: tuple[SeatList | GameOptions, ...] = (seats, *options)
        self.explained = label("soft", wrap=True)
        self.head = label("heading")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.explained, *above, self.head, *self.parts):
            self._column.addWidget(part)
        self._column.addStretch()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for part in self.parts:
            part.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._column.setSpacing(style.between(18, 12))
        for part in self.parts:
            part.restyle(style)

    def fit(self, width: int) -> int:
        """Wrap what does not fit into a width; return the height that is needed."""
        for part in self.parts:
            part.fit(width)
        self._column.activate()
        return self._column.totalHeightForWidth(width)


class MatchDialog(Translated, StyledDialog):
    """A heading, a line of choices, a body that scrolls, a warning and the buttons.

    Attributes:
        body: Seats and options; another one for each game.
        start: The button that accepts.
    """

    body: Body

    def __init__(self, parent: QWidget) -> None:
        """Make the frame; ``lay_out_below`` puts the choices above the body."""
        super().__init__(parent)
        self._window = parent
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit)
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._head = label("heading")
        self.warning = label("warning", wrap=True)
        self.start = button("start")
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.rejected.connect(self.reject)
        self.buttons.accepted.connect(self._on_start)

    @property
    def seats(self) -> SeatList:
        """Who takes part."""
        return self.body.seats

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self.body.restyle(style)
        self._later.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure again, in the fonts that the style sheet has given the words."""
        super().showEvent(event)
        self._later.start()

    def lay_out_below(self, top: QLayout) -> None:
        """Put the body and the buttons below a line of choices."""
        foot = QHBoxLayout()
        foot.addWidget(self.warning, 1)
        foot.addWidget(self.buttons, 0, Qt.AlignmentFlag.AlignBottom)
        self.lay_out(self._head, top, self._scroll, foot)

    def show_body(self, body: Body) -> None:
        """Show other seats and options."""
        self.body = body
        body.seats.resized.connect(self._later.start)
        for part in body.parts:
            part.changed.connect(self._on_changed)
        body.restyle(dialog_style())
        body.retranslate()
        self._scroll.setWidget(body)

    def _fit(self) -> None:
        """Resize to the seats and options, within the screen."""
        if (column := self.layout()) is None:
            return
        column.activate()
        margins = column.contentsMargins()
        room = self.screen().availableSize().expandedTo(self._window.size()) * ROOM
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        around = margins.left() + margins.right() + bar
        least = column.totalMinimumSize().width()
        width = max(min(room.width(), max(WIDTH, self.seats.line_width() + around)), least)
        inside = self.body.fit(width - around)
        wraps = column.hasHeightForWidth()
        whole = column.totalHeightForWidth(width) if wraps else column.totalSizeHint().height()
        ends = whole - self._scroll.sizeHint().height()
        self.setFixedSize(width, min(room.height(), max(LOWEST, ends + inside)))

    def _on_changed(self) -> None:
        """Show why the choices are invalid, and enable the start button if they are valid."""
        raise NotImplementedError

    def _on_start(self) -> None:
        """Take what is chosen."""
        raise NotImplementedError
