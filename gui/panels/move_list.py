"""The list of moves: who, what in words and pictures, and what it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView

from gui.look.paint_guard import guarded
from gui.widgets.fading import fade_on_scroll, paint_fades
from gui.widgets.translated import Translated

from .move_delegate import MoveDelegate
from .move_model import MoveModel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QModelIndex
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Seat
    from core.match import Match
    from gui.games.narration import Sentences
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style

    from .piece_icons import Pieces


class MoveList(Translated, QListView):
    """Shows the moves that stand, the newest last and in sight.

    Attributes:
        whole: Whether it shows the whole line, with the moves to come.

    Signals:
        chosen: The number of moves before the position that is asked for.
    """

    chosen = Signal(int)

    def __init__(self, sentences: Sentences, pieces: Pieces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.whole = False
        self.moves = MoveModel(sentences, self)
        self._delegate = MoveDelegate(self.moves, pieces, self)
        self.setModel(self.moves)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.viewport().setAutoFillBackground(False)
        self.activated.connect(self._on_asked)
        self.clicked.connect(self._on_asked)
        fade_on_scroll(self)

    def show_moves(self, match: Match, viewer: Seat | None, looks: Sequence[SeatLook]) -> None:
        """Show the moves of a match."""
        self.moves.show(match, viewer, looks, whole=self.whole)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._delegate.style = style
        self.setSpacing(style.length(2))
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """Ask for the least room; the layout gives all that is left."""
        return QSize(200, self.minimumHeight())

    def doItemsLayout(self) -> None:
        """Keep the last move visible."""
        super().doItemsLayout()
        row = self.moves.row_of(self.moves.ply)
        if self.whole and row is not None:
            self.scrollTo(self.moves.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)
        elif not self.whole:
            self.scrollToBottom()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Fade rows that are cut."""
        super().paintEvent(event)
        paint_fades(self, self._delegate.style.theme.panel)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.moves.retranslate()

    def _on_asked(self, index: QModelIndex) -> None:
        self.chosen.emit(self.moves.rows[index.row()].ply)
