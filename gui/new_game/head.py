"""The top of the sheet: the game's name, its numbers of players, its picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.games.boxes import BOXES
from gui.games.posters import players
from gui.look.paint_guard import guarded
from gui.render.banner import BANNER, FADED, draw_banner, seen_of
from gui.text.translation import render
from gui.widgets.controls import label
from gui.widgets.style import Style

from . import texts

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from core.kernel.game import AnyGame

RULE = 3


class Head(QWidget):
    """The name of the game beside its banner, over a golden rule."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._game = game
        self._style = Style.for_dialog()
        self._title = label("title")
        self._facts = label("facts", wrap=True)
        self._column = QVBoxLayout(self)
        self._column.addStretch()
        self._column.addWidget(self._title)
        self._column.addWidget(self._facts)
        self._column.addStretch()
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(render(texts.TITLE.bind(game=self._game.title)))
        facts = players(self._game.seats)
        if line := BOXES[self._game.key].line:
            facts = texts.FACTS.bind(players=facts, line=line)
        self._facts.setText(render(facts))
        self._make_room()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self._column.setSpacing(style.between(4, 1))
        self._make_room()
        self.update()

    def fit(self, width: int) -> None:
        """Set the height that the words need in a width."""
        room = width - self._style.margin - self._beside(width)
        words = self._title.sizeHint().height() + self._facts.heightForWidth(room)
        self.setFixedHeight(max(self._usual, words + self._column.spacing() + 2 * RULE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the words off the picture."""
        self._make_room()
        super().resizeEvent(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the picture, cut at the sheet's round corners."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            corners = self._style.between(20, 14)
            outline = QPainterPath()
            whole = QRectF(self.rect()).adjusted(1, 1, -1, corners)
            outline.addRoundedRect(whole, corners, corners)
            above = QPainterPath()
            above.addRect(QRectF(self.rect()).adjusted(0, 0, 0, -RULE))
            painter.setClipPath(outline & above)
            draw_banner(painter, self._banner(), self._game.key, self._style.theme)
            painter.setClipping(False)
            rule = QRectF(1, self.height() - RULE, self.width() - 2, RULE)
            painter.fillRect(rule, QColor(self._style.theme.gold))

    @property
    def _usual(self) -> int:
        return self._style.between(135, 80)

    def _banner(self) -> QRectF:
        """Leave out what is too wide at the right: the left is where words may lie."""
        height = self.height() - RULE
        seen = seen_of(self._game.key, height, self._seen())
        return QRectF(self.width() - seen, 0, height * BANNER, height)

    def _seen(self) -> float:
        """Return the greatest visible width of the banner."""
        return (self._usual - RULE) * BANNER

    def _make_room(self) -> None:
        """Keep the words off the picture, unless the title is too long for that."""
        self._column.setContentsMargins(self._style.margin, 0, self._beside(self.width()), RULE)

    def _beside(self, width: int) -> int:
        margin = self._style.margin
        picture = round(self._seen() * (1 - FADED))
        rest = width - margin - self._title.sizeHint().width()
        return max(margin, min(picture, rest))
