"""The sheet with the standings of a contest, game by game, and the next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout

from core.contest import TRIATHLON
from core.games.boxes import BOXES
from core.kernel.messages import Message, Player, text
from core.kernel.scores import ScoreLine
from gui.games.narration import Row, Weight
from gui.history.contest_files import TITLES
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.panels.points_model import Head
from gui.panels.points_table import PointsTable
from gui.panels.score_rows import TOTAL
from gui.text.numbers import signed
from gui.text.translation import render
from gui.widgets.buttons import SheetButton
from gui.widgets.overlay import Overlay
from gui.widgets.plain_text import PlainLabel
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from core.contest import Contest
    from gui.widgets.style import Style

LEG = text("contests", "{number}. {game} ({points})")
PLAIN = text("contests", "{number}. {game}")
COMING = text("contests", "Next game: {game}")
WINS = text("contests", "{player} wins the match.")
SHARED = text("contests", "The match ends in a tie.")
LEADS = text("contests", "{player} leads by {points}.")
LEVEL = text("contests", "The match is tied.")
FORMULA = text(
    "contests",
    "Each game splits 100 points; a win by a typical margin scores 75.",
)
ROTATED = text("contests", "The same deal from every seat. The highest combined score wins.")
EDGE = 4
SHARES = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How much of the size of large text is tried."""
COLORS = {color.name: color for color in SEAT_COLORS}


class ContestSheet(Translated, Overlay):
    """A table with a row for every game that was played and a column for every entrant.

    Signals:
        onward: The next game is wanted; or, after the last one, another contest.
        leave: Back to the start screen.
    """

    onward = Signal()
    leave = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._contest: Contest | None = None
        self._verdict, self._note = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        for words in (self._verdict, self._note):
            words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.points = PointsTable(named=True)
        self.next, self.look, self.back = SheetButton(primary=True), SheetButton(), SheetButton()
        self._buttons = QGridLayout()
        self.column.addWidget(self._verdict)
        self.column.addWidget(self.points)
        self.column.addWidget(self._note)
        self.column.addLayout(self._buttons)
        self.next.clicked.connect(self.onward)
        self.look.clicked.connect(self.put_away)
        self.back.clicked.connect(self.leave)

    def show_contest(self, contest: Contest) -> None:
        """Show how a contest stands."""
        self._contest = contest
        looks = [SeatLook(each.name, COLORS[each.color]) for each in contest.entrants]
        ranks = {each.seat: each.rank for each in contest.standings}
        heads = tuple(
            Head(entrant, ranks[entrant] if contest.over else None) for entrant in range(len(looks))
        )
        played = (number for number, leg in enumerate(contest.legs) if leg.over)
        parts = tuple(_leg_row(contest, number) for number in played)
        total = Row(TOTAL, tuple((ScoreLine(p, TOTAL),) for p in contest.totals), Weight.SUM)
        self.points.show_points((*parts, total), heads, looks)
        self.retranslate()
        self.lie_open(self.next)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._buttons.setSpacing(style.length(10))
        super().restyle(style)

    def fit(self) -> None:
        """Cover the board; in a small window, large text is a little smaller."""
        for share in SHARES:
            self._scale_parts(share)
            super().fit()
            self._lay_buttons()
            room = self.height() - 2 * self.style_now.length(16)
            if self.column.totalMinimumHeightForWidth(self.sheet.width()) <= room:
                break

    def _scale_parts(self, share: float) -> None:
        style = self.style_now
        style = evolve(style, scale=min(style.scale, max(1.0, style.scale * share)))
        self.points.restyle(style)
        for button in (self.next, self.look, self.back):
            button.restyle(style)
        self.title.setFont(style.font(26, QFont.Weight.Bold))
        self._verdict.setFont(style.font(18, QFont.Weight.DemiBold))
        self._note.setFont(style.font(14))

    def _lay_buttons(self) -> None:
        """Lay the buttons side by side, or the first above the others in a narrow window."""
        beside = self.sheet.width() >= self._buttons_width()
        self._buttons.addWidget(self.next, 0, 0, 1, 1 if beside else 2)
        for column, button in enumerate((self.look, self.back)):
            self._buttons.addWidget(button, 0 if beside else 1, column + beside)

    def wanted_width(self) -> int:
        """Measure a column for every entrant, and the texts of the buttons."""
        entrants = self.style_now.length(480 + 130 * len(self.points.points.heads))
        return max(entrants, self._buttons_width())

    def _buttons_width(self) -> int:
        widest = max(each.sizeHint().width() for each in (self.next, self.look, self.back))
        margins = self.column.contentsMargins()
        edges = margins.left() + margins.right() + 2 * self._buttons.spacing() + EDGE
        return 3 * widest + edges

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        contest = self._contest
        if contest is None:
            return
        names = [entrant.name for entrant in contest.entrants]
        self.title.setText(render(TITLES[contest.kind]))
        self.setAccessibleName(self.title.text())
        coming = contest.current
        words = [render(verdict(contest), names)]
        if coming is not None:
            title = BOXES[contest.legs[coming].game].title
            words.append(render(COMING.bind(game=title)))
        self._verdict.setText("\n".join(words))
        self.describe_at(self.next, " ".join(words))
        self._note.setText(render(FORMULA if contest.kind == TRIATHLON else ROTATED))
        self.next.setText(self.tr("Another match") if contest.over else self.tr("Next game"))
        self.look.setText(self.tr("Look at the board"))
        self.back.setText(self.tr("Start screen"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape; keep other keys off the board."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()


def verdict(contest: Contest) -> Message:
    """Say who wins, or who leads."""
    first, second, *_ = contest.standings
    player = Player(first.seat)
    if contest.over:
        return SHARED if second.rank == 1 else WINS.bind(player=player)
    ahead = first.points - second.points
    return LEADS.bind(player=player, points=ahead) if ahead else LEVEL


def _leg_row(contest: Contest, number: int) -> Row:
    leg = contest.legs[number]
    label = PLAIN.bind(number=number + 1, game=BOXES[leg.game].title)
    if contest.kind == TRIATHLON:
        points = " : ".join(map(signed, leg.points))
        label = LEG.bind(number=number + 1, game=BOXES[leg.game].title, points=points)
    lines = tuple((ScoreLine(worth, label),) for worth in contest.worth(number))
    return Row(label, lines, drawing=f"app/game_{BOXES[leg.game].art}")
