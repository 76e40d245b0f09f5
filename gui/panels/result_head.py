"""The top of the result: who won, and why, beside a picture of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.look.drawings import draw
from gui.look.paint_guard import guarded
from gui.render.banner import BANNER, FADED, draw_banner, seen_of
from gui.widgets.emblems import draw_emblem
from gui.widgets.plain_text import PlainLabel
from gui.widgets.style import Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from gui.look.seat_look import SeatLook

LAUREL, SMALL_LAUREL = 96, 72
EMBLEM = 0.56
"""How much of the laurel the emblem in it takes."""
OVERLAP = 0.74
"""How far the wreaths of several winners are apart."""
RULE = 3
PICTURE = 0.48
"""How much of the width the picture may take."""


class Laurels(QWidget):
    """A wreath around the emblem of each winner."""

    def __init__(self) -> None:
        super().__init__()
        self._looks: Sequence[SeatLook] = ()
        self._side = LAUREL

    def show_winners(self, looks: Sequence[SeatLook]) -> None:
        """Show the winners."""
        self._looks = looks
        self.fit(self._side)

    def fit(self, side: int) -> None:
        """Change the size of a wreath."""
        self._side = side
        width = side + round(side * OVERLAP) * max(0, len(self._looks) - 1)
        self.setFixedSize(width, side)
        self.update()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the wreaths."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number, look in enumerate(self._looks):
                wreath = QRectF(number * round(self._side * OVERLAP), 0, self._side, self._side)
                draw(painter, wreath, "app/laurel")
                inner = self._side * EMBLEM
                emblem = QRectF(0, 0, inner, inner)
                emblem.moveCenter(wreath.center())
                draw_emblem(painter, emblem, look)


class ResultHead(QWidget):
    """The names of the winners, large, between their wreaths and a picture, over a golden rule."""

    def __init__(self, over: PlainLabel, game: str) -> None:
        """Say above the names that a game is over; empty: there is no picture of it."""
        super().__init__()
        self._style = Style()
        self._corner = 0
        self._dense = False
        self._game = game
        self.over = over
        self.laurels = Laurels()
        self.names, self.reason = PlainLabel(wordWrap=True), PlainLabel(wordWrap=True)
        for words in (self.over, self.names, self.reason):
            words.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self._words = QVBoxLayout()
        self._words.addStretch()
        for words in (self.over, self.names, self.reason):
            self._words.addWidget(words)
        self._words.addStretch()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.laurels, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(self._words, 1)

    def restyle(self, style: Style, corner: int, *, dense: bool = False) -> None:
        """Change sizes and colors; the corners above are as round as those of the sheet.

        A dense head is as low as possible, for the contents below.
        """
        self._style, self._corner, self._dense = style, corner, dense
        self.laurels.fit(style.length(SMALL_LAUREL if dense else LAUREL))
        self.over.setVisible(not dense)
        self.over.setFont(style.font(16, QFont.Weight.DemiBold))
        self.names.setFont(style.font(26 if dense else 38, QFont.Weight.Bold))
        self.reason.setFont(style.font(18))
        self._words.setSpacing(style.length(1))
        edge, above = style.length(28), self._above
        self._row.setSpacing(style.length(18))
        self._row.setContentsMargins(edge, above, edge, above + RULE)

    def fit(self, width: int) -> None:
        """Keep the words off the picture where that leaves them more than half of the width."""
        edge = self._style.length(28)
        taken = edge + self.laurels.width() + self._row.spacing()
        height = self.sizeHint().height() - RULE
        seen = max(0.0, self._seen(width, height) - FADED * BANNER * height)
        beside = round(seen) if seen > edge and width - taken - seen > width / 2 else edge
        above = self._above
        self._row.setContentsMargins(edge, above, beside, above + RULE)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture, cut at the sheet's round corners, and the rule."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            theme, whole = self._style.theme, QRectF(self.rect())
            outline, above = QPainterPath(), QPainterPath()
            line = self._style.line
            outline.addRoundedRect(
                whole.adjusted(line, line, -line, self._corner), self._corner, self._corner
            )
            above.addRect(whole.adjusted(0, 0, 0, -RULE))
            painter.setClipPath(outline & above)
            painter.fillRect(whole, theme.color("gold", 0.1))
            margins = self._row.contentsMargins()
            if self._game and margins.right() > margins.left():
                height = whole.height() - RULE
                banner = QRectF(0, 0, height * BANNER, height)
                banner.moveLeft(whole.width() - self._seen(self.width(), height))
                draw_banner(painter, banner, self._game, theme)
            painter.setClipping(False)
            painter.fillRect(
                QRectF(line, whole.height() - RULE, whole.width() - 2 * line, RULE), theme.gold
            )

    def _seen(self, width: int, height: float) -> float:
        """Return the visible width of the banner."""
        return seen_of(self._game, height, width * PICTURE) if self._game else 0.0

    @property
    def _above(self) -> int:
        return self._style.length(4 if self._dense else 10)
