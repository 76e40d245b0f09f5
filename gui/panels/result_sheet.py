"""The sheet with the result of a game: ranks, reason, points, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from gui.games.phrases import points_of, sentence
from gui.text.translation import render
from gui.widgets.buttons import SheetButton
from gui.widgets.overlay import RADIUS, Overlay
from gui.widgets.translated import Translated

from .gallery import Gallery
from .points_model import Head
from .points_table import PointsTable
from .result_head import ResultHead

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QKeyEvent

    from core.kernel.messages import Message
    from core.kernel.scores import Outcome
    from gui.games.narration import Row
    from gui.look.seat_look import SeatLook
    from gui.render.player_board import PlayerBoard
    from gui.widgets.style import Style


EDGE = 4
DENSITIES = ((False, 1.0), (True, 1.0), (True, 0.9), (True, 0.8))
"""How sheets are tried: with a dense head, and with this share of the size of large text."""
GROWTH = 0.6
"""How far the table grows with larger text."""


class ResultSheet(Translated, Overlay):
    """The result over the board, the best seat first.

    Signals:
        rematch: The same players want another deal.
        swapped: The same deal is wanted, with the seats swapped.
        reviewed: The game is to be seen again and judged.
        leave: Back to the start screen.
    """

    pause = 2
    rematch = Signal()
    swapped = Signal()
    reviewed = Signal()
    leave = Signal()

    def __init__(self, board: QWidget, game: str = "") -> None:
        """Make a sheet over a board, with a picture of a game."""
        super().__init__(board)
        self._outcome: Outcome | None = None
        self._looks: Sequence[SeatLook] = ()
        self._why: tuple[Message, ...] = ()
        self._contest: Message | None = None
        self._daily: Message | None = None
        self._dealt = True
        self.head = ResultHead(self.title, game)
        self.gallery = Gallery()
        self.points = PointsTable(named=True)
        self.buttons = {
            "rematch": SheetButton(self.sheet, primary=True),
            "swapped": SheetButton(self.sheet),
            "review": SheetButton(self.sheet),
            "look": SheetButton(self.sheet),
            "leave": SheetButton(self.sheet),
        }
        self._middle_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle_row.addWidget(self.gallery, 0, Qt.AlignmentFlag.AlignCenter)
        self._middle_row.addWidget(self.points, 1)
        self._row = QGridLayout()
        self.column.addWidget(self.head)
        self.column.addLayout(self._middle_row)
        self.column.addLayout(self._row)
        self.buttons["rematch"].clicked.connect(self.rematch)
        self.buttons["swapped"].clicked.connect(self.swapped)
        self.buttons["review"].clicked.connect(self.reviewed)
        self.buttons["look"].clicked.connect(self.put_away)
        self.buttons["leave"].clicked.connect(self.leave)
        self.retranslate()

    def show_result(  # noqa: PLR0913 - an outcome, and what is shown with it
        self,
        outcome: Outcome,
        rows: tuple[Row, ...],
        looks: Sequence[SeatLook],
        *,
        dealt: bool,
        why: Sequence[Message] = (),
        boards: Sequence[PlayerBoard] = (),
    ) -> None:
        """Show an outcome; the same deal can be had again only if it was dealt from a seed.

        Args:
            outcome: Who came in where.
            rows: All players' points.
            looks: The seats' names and colors.
            dealt: Whether the deal came from a seed.
            why: What decided the game, without the name of the winner; none: the reason says it.
            boards: The pieces of all players' boards, by seat.

        """
        self._outcome, self._looks, self._why = outcome, looks, tuple(why)
        heads = tuple(Head(standing.seat, standing.rank) for standing in outcome.standings)
        self.points.show_points(rows, heads, looks)
        self.head.laurels.show_winners([looks[seat] for seat in outcome.winners])
        best_first = [boards[head.seat] for head in heads] if boards else []
        self.gallery.show_boards(best_first, len(outcome.winners))
        self._dealt = dealt
        self.retranslate()
        self.lie_open(self.buttons["rematch"])

    def set_contest(self, title: Message) -> None:
        """Show the sheet for a game of a contest: the standings follow, not a rematch."""
        self._contest = title
        self.retranslate()

    def set_daily(self, title: Message) -> None:
        """Show the sheet for a game that counts for a day: the daily deals follow, no rematch."""
        self._daily = title
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self.gallery.restyle(style)
        self._row.setSpacing(style.length(10))
        super().restyle(style)
        edge = style.length(28)
        self.column.setContentsMargins(0, 0, 0, style.length(22))
        self._middle_row.setContentsMargins(edge, 0, edge, 0)
        self._middle_row.setSpacing(style.length(24))
        self._row.setContentsMargins(edge, 0, edge, 0)
        self.refit()

    def fit(self) -> None:
        """Cover the board at its present size; show the boards where there is room for them.

        Where the points do not all fit, the names above them and then all text become smaller.
        """
        super().fit()
        for dense, share in DENSITIES:
            self._restyle(dense=dense, share=share)
            self._lay_out()
            if self.points.fits(self._room_of_points()):
                break

    def _restyle(self, *, dense: bool, share: float) -> None:
        """Make head, points and buttons smaller; text that is not enlarged keeps its size."""
        style = self.style_now
        scale = min(style.scale, max(1.0, style.scale * share))
        smaller = evolve(style, scale=scale)
        self.points.restyle(smaller)
        for button in self.buttons.values():
            button.restyle(smaller)
        self.head.restyle(smaller, style.radius(RADIUS), dense=dense)

    def _lay_out(self) -> None:
        widest = self.width() - 2 * self.style_now.length(16) - self._edges
        self._lay_buttons(widest)
        wanted = max(min(widest, self._table_width), self._row.minimumSize().width())
        self.head.fit(widest + self._edges)
        wanted = max(wanted, self._hang_pictures(QSize(widest, self._height_left()), wanted))
        self.sheet.setFixedWidth(min(widest, wanted) + self._edges)
        self.head.fit(self.sheet.width())

    def _room_of_points(self) -> QSize:
        """Return the room that is left for the points."""
        room = QSize(self.sheet.width() - self._edges, self._height_left())
        if self.gallery.isHidden():
            return room
        size, apart = self.gallery.size(), self._middle_row.spacing()
        if self._middle_row.direction() is QBoxLayout.Direction.LeftToRight:
            return room - QSize(size.width() + apart, 0)
        return room - QSize(0, size.height() + apart)

    def _hang_pictures(self, room: QSize, table: int) -> int:
        """Place the boards beside or above the points, where they are larger; return the width."""
        high, apart = self.points.sizeHint().height(), self._middle_row.spacing()
        beside, size = self.gallery.fitted(
            QSize(room.width() - self._table_width - apart, min(room.height(), high))
        )
        above, flat = self.gallery.fitted(
            QSize(max(table, room.width() * 4 // 5), room.height() - high - apart)
        )
        direction = QBoxLayout.Direction
        self._middle_row.setDirection(
            direction.LeftToRight if beside >= above else direction.TopToBottom
        )
        self.gallery.setVisible(max(beside, above) > 0)
        self.gallery.setFixedSize(size if beside >= above else flat)
        if beside >= above:
            return size.width() + apart + self._table_width if beside else 0
        return flat.width()

    def _height_left(self) -> int:
        """Return the height between the names and the buttons."""
        taken = self.head.sizeHint().height() + self._row.sizeHint().height()
        margins = 2 * self.style_now.length(16) + self.column.contentsMargins().bottom()
        return self.height() - taken - margins - 2 * self.column.spacing()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        over, occasion = self.tr("The game is over"), self._contest or self._daily
        self.title.setText(over if occasion is None else render(occasion))
        self.setAccessibleName(self.title.text())
        if self._outcome is not None:
            names = [look.name for look in self._looks]
            winners = [names[seat] for seat in self._outcome.winners]
            self.head.names.setText(QLocale().createSeparatedList(winners))
            given = [look.given for look in self._looks]
            why = " ".join(render(each, given) for each in self._why or (self._outcome.reason,))
            self.head.reason.setText(why)
            reason = render(self._outcome.reason, given)
            told = [reason, *self._others(given)]
            if why != reason:
                told.append(why)
            self.describe_at(self.buttons["rematch"], " ".join(told))
        onward = self.tr("Rematch") if self._daily is None else self.tr("Daily deals")
        names_of_buttons = {
            "rematch": onward if self._contest is None else self.tr("Standings"),
            "swapped": self.tr("Same deal, seats swapped"),
            "review": self.tr("Review"),
            "look": self.tr("Look at the board"),
            "leave": self.tr("Start screen"),
        }
        for name, words in names_of_buttons.items():
            self.buttons[name].setText(words)
        self.refit()

    def _others(self, names: Sequence[str]) -> Iterator[str]:
        """Say how many points those have who have not won: the reason names the others."""
        if self._outcome is None:
            return
        won = self._outcome.winners
        left = [each for each in self._outcome.standings if each.seat not in won]
        if left:
            points = points_of((each.seat, each.points) for each in left)
            yield render(sentence(points), names)

    @property
    def _table_width(self) -> int:
        """How wide the table is, with a column for every seat."""
        larger = 1 + GROWTH * max(0.0, self.style_now.scale - 1)
        return self.style_now.length((300 + 110 * len(self.points.points.heads)) * larger)

    @property
    def _swappable(self) -> bool:
        """Whether the same deal can be had again."""
        return self._dealt and self._contest is None

    @property
    def _edges(self) -> int:
        margins = self._middle_row.contentsMargins()
        return margins.left() + margins.right() + EDGE

    def _lay_buttons(self, room: int) -> None:
        """Lay the buttons side by side, or two and two where there is no room for that."""
        swapped = self.buttons["swapped"]
        swapped.setVisible(self._swappable)
        shown = [each for each in self.buttons.values() if each is not swapped or self._swappable]
        apart = self._row.spacing()
        needed = sum(button.sizeHint().width() + apart for button in shown) - apart
        columns = 2 * len(shown) if needed <= room else 4
        for button in self.buttons.values():
            self._row.removeWidget(button)
        for number, button in enumerate(shown):
            row, column = divmod(2 * number, columns)
            alone = column == 0 and number + 1 == len(shown)
            self._row.addWidget(button, row, column, 1, columns if alone else 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape; keep other keys off the board."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
