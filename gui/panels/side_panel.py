"""The panel at the right: points, moves, what is left."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.games.chances import chance_of
from gui.text.translation import render
from gui.widgets.fitting import FittingFrame
from gui.widgets.plain_text import PlainLabel
from gui.widgets.style import set_sheet
from gui.widgets.translated import Translated

from .branches import Branches
from .move_list import MoveList
from .points_model import Head
from .points_table import PointsTable
from .remaining_grid import RemainingGrid
from .score_rows import score_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Seat
    from core.match import Match
    from gui.games.narration import Remaining, Row, Sentences
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style

    from .piece_icons import Pieces

WIDTH = 330
NARROWEST = 240
WIDEST_SHARE = 0.3
EDGE = 14
BARS = """
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0 0 0 4px; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::handle:vertical:disabled {{ background: transparent; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
"""Slim scroll bars beside a table or a list."""
SHEET = """
SidePanel {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
QTableView, QListView {{ background: transparent; }}
QLabel {{ color: {theme.soft_text}; background: transparent; }}
"""


def panel_width(style: Style, window: int) -> int:
    """Choose how wide the panel is in a window: wider for larger text, but the board goes first."""
    wanted = max(NARROWEST, WIDTH * style.unit) * (1 + (style.scale - 1) * 0.6)
    return round(min(wanted, window * WIDEST_SHARE))


def room_in_panel(style: Style, window: int) -> int:
    """Return the width of the panel's contents."""
    return panel_width(style, window) - 2 * (style.length(EDGE) + style.line)


class SidePanel(Translated, FittingFrame):
    """Shows what the board does not: where points come from, what happened, what is to come.

    Signals:
        pointed: The places that earned the points under the pointer.
        chosen: The number of moves before the position that is asked for.
        returned: The number of the branch to return to.
    """

    pointed = Signal(object)
    chosen = Signal(int)
    returned = Signal(int)

    def __init__(self, sentences: Sentences, pieces: Pieces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences
        self._left: Remaining | None = None
        self._titles = [PlainLabel() for _ in range(3)]
        self._note = PlainLabel(wordWrap=True)
        self.points = PointsTable()
        self.moves = MoveList(sentences, pieces)
        self.branches = Branches(sentences)
        self.grid = RemainingGrid(pieces)
        self._remaining = True
        self._moves_height = 0
        self._fitting = False
        self._mark = PlainLabel(wordWrap=True)
        self._column = QVBoxLayout(self)
        parts = zip(self._titles, (self.points, self.moves, self.grid), strict=True)
        for stretch, (title, widget) in enumerate(parts):
            title.setWordWrap(True)
            self._column.addWidget(title)
            self._column.addWidget(widget, stretch % 2)
        self._column.addWidget(self._note)
        after = self._column.indexOf(self.moves) + 1
        self._column.insertWidget(after, self._mark)
        self._column.insertWidget(after, self.branches)
        self.branches.chosen.connect(self.returned)
        self.points.pointed.connect(self.pointed)
        self.moves.chosen.connect(self.chosen)
        self.retranslate()

    def show_match(
        self, match: Match, view: Any, viewer: Seat | None, looks: Sequence[SeatLook]
    ) -> None:
        """Show a match as it stands."""
        self.show_points(score_rows(match, view, self._sentences), viewer, looks)
        self.show_moves(match, viewer, looks)
        self._left = self._sentences.remaining(view)
        self.grid.show_remaining(self._left, partial(chance_of, match.game, view))
        self.retranslate()

    def show_points(
        self, rows: tuple[Row, ...], viewer: Seat | None, looks: Sequence[SeatLook]
    ) -> None:
        """Show only points."""
        self.points.show_points(rows, tuple(map(Head, range(len(looks)))), looks, viewer)

    def show_moves(self, match: Match, viewer: Seat | None, looks: Sequence[SeatLook]) -> None:
        """Show only the moves of a match."""
        self.moves.show_moves(match, viewer, looks)
        self.branches.show_branches(match, viewer, looks)
        self._mark.setVisible(match.peeked)

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self.setFixedWidth(width)
        set_sheet(self, style.sheet(SHEET + BARS))
        small = style.font(13, QFont.Weight.DemiBold)
        small.setCapitalization(QFont.Capitalization.AllUppercase)
        for title in self._titles:
            title.setFont(small)
        self._note.setFont(style.font(13))
        self._mark.setFont(style.font(13))
        edge = style.length(EDGE)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(style.length(8))
        self._moves_height = round(style.length(150) * max(1.0, style.scale))
        for part in (self.points, self.moves, self.branches, self.grid):
            part.restyle(style)
        self.fit()

    def set_remaining_shown(self, *, shown: bool) -> None:
        """Show or hide the remaining pieces."""
        self._remaining = shown
        self.fit()

    def fit(self) -> None:
        """Hide the remaining pieces where points and moves need the room, their note first.

        Where that is not enough, fewer moves are seen at once.
        """
        if self._fitting:  # what is shown or hidden below asks for another fit at once
            return
        self._fitting = True
        margins, gap = self._column.contentsMargins(), self._column.spacing()
        width = self.width() - margins.left() - margins.right()
        parts = (self._titles[2], self.grid, self._note)
        heights = [part.heightForWidth(width) + gap for part in parts]
        needed = self._column.totalMinimumHeightForWidth(self.width())
        seen = zip(parts, heights, strict=True)
        needed -= sum(height for part, height in seen if not part.isHidden())
        needed -= self.moves.minimumHeight()
        low = min(self._moves_height, max(self._moves_height // 3, self.height() - needed))
        self.moves.setMinimumHeight(low)
        needed += low
        shown = self._remaining and needed + sum(heights[:2]) <= self.height()
        noted = shown and needed + sum(heights) <= self.height()
        for part, fits in zip(parts, (shown, shown, noted), strict=True):
            if part.isHidden() == fits:
                part.setVisible(fits)
        self._fitting = False

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        points, moves, left = self._titles
        points.setText(self.tr("Score"))
        moves.setText(self.tr("Moves"))
        self._mark.setText(self.tr("Marked: a move was undone after it revealed hidden pieces."))
        self.moves.setAccessibleName(self.tr("Moves"))
        if self._left is not None:
            left.setText(render(self._left.title))
            self._note.setText(render(self._left.note))
        self.fit()
