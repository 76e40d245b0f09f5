"""A game on the start screen: its picture, its name, who can play, one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from gui.games.posters import players
from gui.look.appearance import LIGHT
from gui.look.paint_guard import guarded
from gui.look.shadow import Shadow
from gui.look.svg_pixmap import picture
from gui.paths import ART
from gui.rulebook.book import has_book
from gui.store.lesson_files import lesson_names
from gui.text.translation import render
from gui.widgets.buttons import FOCUS, SheetButton, halved
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from core.games.boxes import Box
    from gui.widgets.style import Style

SHADOW = 20
"""How far a card's shadow reaches, inside the widget."""
FALL, REACH = 4, 11
"""How much lower than the card its shadow lies, and in how many layers."""
VEIL = QColor(10, 18, 32, 30)
"""The tint over the picture at night."""
RADIUS = 18
RULE = 3
POSTER = 558 / 346
BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class GameCard(Translated, QWidget):
    """A card lying on the table.

    Signals:
        played: Begin immediately, as the last time.
        planned: Begin after a look at seats and options.
        explained: Read the rules first.
        taught: Learn the game by lessons.
    """

    played = Signal(str)
    planned = Signal(str)
    explained = Signal(str)
    taught = Signal(str)

    def __init__(self, box: Box, parent: QWidget) -> None:
        super().__init__(parent)
        self._box = box
        self._theme = LIGHT
        self._poster = QPixmap()
        self._poster_height = 0.0
        self._radius = RADIUS
        self._title = PlainLabel()
        self._players = PlainLabel()
        self._words = ""
        self._room = 0
        self._line = PlainLabel(wordWrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._play = SheetButton(primary=True)
        self._plan = SheetButton()
        self._play.clicked.connect(self._on_play)
        self._plan.clicked.connect(self._on_plan)
        self._rules = SheetButton(self)
        self._rules.clicked.connect(self._on_rules)
        self._learn = SheetButton(self)
        self._learn.clicked.connect(self._on_learn)
        offered = {self._learn: bool(lesson_names(box.key)), self._rules: has_book(box.key)}
        self._more = tuple(button for button, shown in offered.items() if shown)
        for button, shown in offered.items():
            button.setVisible(shown)
        buttons = QBoxLayout(BESIDE)
        buttons.addWidget(self._play, 1)
        buttons.addWidget(self._plan)
        head = QBoxLayout(BESIDE)
        head.setContentsMargins(FOCUS, 0, FOCUS, 0)
        self._line.setContentsMargins(FOCUS, 0, FOCUS, 0)
        self._rows = (head, buttons)
        head.addWidget(self._title, 1, Qt.AlignmentFlag.AlignBaseline)
        head.addWidget(self._players, 0, Qt.AlignmentFlag.AlignBaseline)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._line, 1)
        self._column.addLayout(buttons)
        self.retranslate()

    @property
    def game(self) -> str:
        """Which game it is."""
        return self._box.key

    @property
    def buttons(self) -> tuple[SheetButton, ...]:
        """The buttons, in the order of the Tab key."""
        return self._play, self._plan, self._learn, self._rules

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(render(self._box.title))
        self._players.setText(render(players(self._box.seats)))
        line = self._box.line
        self._words = render(line) if line else ""
        self._fold()
        self._play.setText(self.tr("Play"))
        self._plan.setText(self.tr("New game…"))
        set_tip(self._play, self.tr("Start right away with the same players as last time"))
        set_tip(self._plan, self.tr("Choose players and options first"))
        self._rules.setText(self.tr("Rules"))
        set_tip(self._rules, self.tr("Read the rulebook"))
        self._learn.setText(self.tr("Learn"))
        set_tip(self._learn, self.tr("Short lessons on the board"))
        for button in self.buttons:
            button.setAccessibleName(f"{button.text()}, {self._title.text()}")

    def restyle(self, style: Style, width: int, room: int) -> int:
        """Change colors and sizes for a width.

        The picture gives way where the room is too low for it.

        Returns:
            The height that the card needs then.

        """
        scale, text = style.unit, style.scale
        color = f"color: {style.theme.soft_text}"
        if color != self._players.styleSheet():
            self._players.setStyleSheet(color)
        if style.theme != self._theme:
            self._theme, self._poster = style.theme, QPixmap()
            self.update()
        self._radius = round(RADIUS * max(1.0, scale))
        for button in self.buttons:
            button.restyle(style)
            font = button.font()
            font.setPixelSize(round(max(14, 19 * scale) * text))
            button.setFont(font)
        for label, design, weight in (
            (self._title, 36, QFont.Weight.Bold),
            (self._players, 18, QFont.Weight.Normal),
            (self._line, 20, QFont.Weight.Normal),
        ):
            font = label.font()
            font.setPixelSize(round(max(15, design * scale) * text))
            font.setWeight(weight)
            label.setFont(font)
        self._poster_height = (width - 2 * SHADOW) / POSTER
        self._column.setSpacing(round(10 * scale))
        needed = self._laid_out(width, scale)
        if needed > room:
            self._poster_height = max(self._poster_height / 2, self._poster_height - needed + room)
            needed = self._laid_out(width, scale)
        if not self._more_beside:
            self._lay_on_picture(width, SHADOW + round(14 * scale))
        return needed

    def _lay_on_picture(self, width: int, corner: int) -> None:
        """Lay what has no room beside the other buttons into the corner of the picture."""
        for button in self._more:
            button.adjustSize()
        gap = self._column.spacing()
        room = width - 2 * corner - gap * (len(self._more) - 1)
        stacked = sum(button.width() for button in self._more) > room
        right, top = width - corner, corner
        for button in reversed(self._more):
            button.move(right - button.width(), top)
            if stacked:
                top += button.height() + gap
            else:
                right -= button.width() + gap

    def _laid_out(self, width: int, scale: float) -> int:
        side = SHADOW + round(28 * scale) - FOCUS
        top = SHADOW + round(self._poster_height + RULE + 12 * scale)
        self._column.setContentsMargins(side, top, side, SHADOW + round(20 * scale))
        room = self._room = width - 2 * (side + FOCUS)
        head, buttons = self._rows
        pair = (self._play, self._plan)
        beside = _width(buttons, (*pair, *self._more)) <= room
        for button in self._more:
            if beside and not self._more_beside:
                buttons.addWidget(button)
            elif self._more_beside and not beside:
                buttons.removeWidget(button)
        for row, words in ((head, (self._title, self._players)), (buttons, pair)):
            row.invalidate()
            row.setDirection(BESIDE if _width(row, words) <= room else BELOW)
        self._fold()
        self._column.invalidate()
        return self._column.heightForWidth(width)

    def _fold(self) -> None:
        """Break the line in its middle, if it has no room in one row and has in two."""
        measured, halves = self._line.fontMetrics().horizontalAdvance, halved(self._words)
        whole = measured(self._words) <= self._room
        even = all(measured(half) <= self._room for half in halves.split("\n"))
        self._line.setText(halves if even and not whole else self._words)

    @property
    def _more_beside(self) -> bool:
        """Whether lessons and rules stand beside the other buttons, not on the picture."""
        return bool(self._more) and self._rows[1].indexOf(self._more[-1]) >= 0

    def _drawn_poster(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = QSizeF(self._sheet().width(), self._poster_height)
        if self._poster.size() != (size * ratio).toSize():
            poster = picture(ART / f"poster_{self._box.art}.svg", size, ratio)
            if self._theme.dark:
                with QPainter(poster) as painter:
                    painter.fillRect(QRectF(poster.rect()), VEIL)
            self._poster = poster
        return self._poster

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what lies under the words."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = self._sheet()
            radius = self._radius
            Shadow.even(REACH, FALL, self._theme.shadow).draw(painter, sheet, radius)
            outline = QPainterPath()
            outline.addRoundedRect(sheet, radius, radius)
            painter.fillPath(outline, QColor(self._theme.panel))
            painter.setClipPath(outline)
            painter.drawPixmap(sheet.topLeft(), self._drawn_poster())
            below = sheet.top() + self._poster_height
            rule = QRectF(sheet.left(), below, sheet.width(), radius / RADIUS * RULE)
            painter.fillRect(rule, QColor(self._theme.gold))
            painter.setClipping(False)
            painter.strokePath(outline, QPen(QColor(self._theme.hairline), 1.5))

    def _on_play(self) -> None:
        self.played.emit(self._box.key)

    def _on_plan(self) -> None:
        self.planned.emit(self._box.key)

    def _on_learn(self) -> None:
        self.taught.emit(self._box.key)

    def _on_rules(self) -> None:
        self.explained.emit(self._box.key)

    def _sheet(self) -> QRectF:
        return QRectF(self.rect()).adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW)


def _width(row: QBoxLayout, words: tuple[QWidget, ...]) -> int:
    """Measure some widgets side by side."""
    return sum(each.sizeHint().width() for each in words) + row.spacing() * (len(words) - 1)
