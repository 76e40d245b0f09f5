"""The courses of the games: their lessons, how far the player has come, where to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.games.boxes import BOXES
from core.kernel.messages import plural, text
from gui.look.paint_guard import guarded
from gui.look.theme import LIGHT
from gui.render.banner import BANNER, draw_banner, seen_of
from gui.text.translation import render
from gui.text.voice_sentences import sentences
from gui.widgets.announce import announce
from gui.widgets.buttons import SheetButton
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.enter_buttons import ToolButton
from gui.widgets.icons import sign
from gui.widgets.plain_text import PlainLabel, caption, set_tip
from gui.widgets.scroll_column import Column
from gui.widgets.style import CARD, Style, set_sheet
from gui.widgets.switch import Switch
from gui.widgets.translated import Translated

from .courses import course, minutes_together
from .lesson_card import LessonCard, minutes_of
from .lesson_progress import BEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from gui.look.theme import Theme

    from .courses import Entry
    from .lesson_progress import LessonProgress

SHEET = """
QFrame#head {{
    background: {theme.panel}; border: {line}px solid {theme.hairline}; border-radius: {card}px;
}}
QLabel {{ background: transparent; color: {theme.text}; }}
QLabel#about {{ color: {theme.soft_text}; }}
QScrollArea, QWidget#body {{ background: transparent; border: 0; }}
QToolButton {{
    background: {theme.panel}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px; padding: {above}px {aside}px;
}}
QToolButton:hover {{ border-color: {theme.accent}; }}
QToolButton:focus {{ border: {ring}px solid {theme.accent}; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0 0 0 4px; }}
QScrollBar::handle:vertical {{
    background: {theme.hairline}; border-radius: 4px; min-height: 24px;
}}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""
TWO_COLUMNS = 560
"""How wide each of two columns of lessons is at least, in the design."""
PICTURED = 0.55
"""How much of the head of a course its picture takes at most."""
WIDEST = 1560
"""How wide the page is at most, in the design."""
BEGIN = text("lesson", "Start: {title}")
GO_ON = text("lesson", "Continue: {title}")
RANKED = text("lesson", "{earned} of {most} domes")


def next_lesson(entries: Sequence[Entry], progress: LessonProgress) -> Entry | None:
    """Find the lesson to go on with: one left in its middle, else the first not finished.

    None: the whole course is finished.
    """
    standings = [(each, progress.of(each.key)) for each in entries]
    begun = (each for each, standing in standings if standing.begun)
    fresh = (each for each, standing in standings if not standing.rank)
    return next(begun, None) or next(fresh, None)


class CourseHead(QFrame):
    """The head of a course, with the wide picture of its game at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("head")
        self._game, self._style = "", Style()

    def show_game(self, game: str, style: Style) -> None:
        """Show another game."""
        self._game, self._style = game, style
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture over the card, cut at its corners."""
        super().paintEvent(event)
        if not self._game:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line, corner = self._style.line, self._style.radius(CARD)
            room = QRectF(self.rect()).adjusted(line, line, -line, -line)
            corners = QPainterPath()
            corners.addRoundedRect(room, corner, corner)
            painter.setClipPath(corners)
            width = seen_of(self._game, room.height(), room.width() * PICTURED)
            at = QRectF(room.right() - width, room.top(), room.height() * BANNER, room.height())
            draw_banner(painter, at, self._game, self._style.theme)


class LearnPage(Translated, QWidget):
    """A switch between the games, the course of one, and a button that goes on with it.

    Signals:
        chosen: A lesson that is to be opened.
        played: The game of the course is to be played.
        closed: Back to the start screen.
    """

    chosen = Signal(object)
    played = Signal(str)
    closed = Signal()

    def __init__(
        self, games: Sequence[str], progress: LessonProgress, parent: QWidget | None = None
    ) -> None:
        """Show the courses of some games."""
        super().__init__(parent)
        self._progress = progress
        self._theme, self._scale = LIGHT, 1.0
        self.switch = Switch(games)
        self._heading, self._name, self._about = (PlainLabel(wordWrap=True) for _ in range(3))
        self._about.setObjectName("about")
        self.back = ToolButton()
        self.go_on, self.play = SheetButton(primary=True), SheetButton()
        self.cards: list[LessonCard] = []
        self._style = Style()
        self._lay_out()
        self.switch.chosen.connect(self.show_game)
        self.back.clicked.connect(self.closed)
        self.go_on.clicked.connect(self._on_go_on)
        self.play.clicked.connect(lambda: self.played.emit(self.game))
        self.setAutoFillBackground(True)
        self.show_game(games[0])

    @property
    def game(self) -> str:
        """The game whose course is shown."""
        return self.switch.key

    def show_game(self, game: str) -> None:
        """Show the course of a game."""
        self.switch.set_key(game)
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = [LessonCard(each, self._progress.of(each.key)) for each in course(game)]
        for card in self.cards:
            card.chosen.connect(self.chosen)
        self.retranslate()
        self._restyle()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Change the colors and the size of text."""
        if (theme, scale) != (self._theme, self._scale):
            self._theme, self._scale = theme, scale
            self._restyle()

    def focus(self) -> None:
        """Give the keyboard to the button that goes on, and say where it is."""
        self.go_on.setFocus()
        labels = (self._heading, self._name, self._about)
        announce(self.go_on, sentences(each.text() for each in labels))

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        entries = course(self.game)
        self._heading.setText(self.tr("Learn by playing"))
        self.setAccessibleName(self._heading.text())
        self.back.setText(self.tr("Start screen"))
        self.switch.setAccessibleName(self.tr("Game"))
        for game, segment in self.switch.segments.items():
            segment.setText(caption(render(BOXES[game].title)))
        self._name.setText(render(BOXES[self.game].title))
        lessons = render(plural("lesson", "%n lesson(s)", "", len(entries)))
        minutes = render(minutes_of(minutes_together(entries)))
        earned = sum(self._progress.of(entry.key).rank for entry in entries)
        ranked = render(RANKED.bind(earned=earned, most=BEST * len(entries)))
        self._about.setText(f"{lessons} · {minutes} · {ranked}")
        ahead = next_lesson(entries, self._progress)
        self.play.setText(self.tr("Play"))
        self.play.setVisible(ahead is not None)
        if ahead is None:
            self.go_on.setText(self.play.text())
        else:
            frame = GO_ON if earned or self._progress.of(ahead.key).begun else BEGIN
            self.go_on.setText(caption(render(frame.bind(title=ahead.lesson.title))))
        set_tip(self.play, self.tr("Leave the lessons and play this game"))
        for card in self.cards:
            card.retranslate()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose sizes that go with the window."""
        super().resizeEvent(event)
        self._restyle()

    def _lay_out(self) -> None:
        self._head = CourseHead()
        self._buttons = QGridLayout()
        words = QVBoxLayout(self._head)
        words.addWidget(self._name)
        words.addWidget(self._about)
        words.addLayout(self._buttons)
        self._words = words
        self._body = Column()
        self._body.setObjectName("body")
        self._grid = QGridLayout()
        column = QVBoxLayout(self._body)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._head)
        column.addLayout(self._grid)
        column.addStretch(1)
        self._inner = column
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._body)
        self._area.viewport().setAutoFillBackground(False)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.back)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addWidget(self._area, 1)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _restyle(self) -> None:
        style = Style.of(self._theme, self.width(), self.height(), self._scale)
        self._style = style
        palette = self.palette()
        palette.setColor(self.backgroundRole(), style.theme.table_side)
        self.setPalette(palette)
        dialog = Style(style.theme, 0.75 * max(1.0, self._scale), min(1.0, self._scale))
        set_sheet(self.switch, style_sheet(dialog))
        sizes = {"ring": style.line + 1, "above": style.length(8), "aside": style.length(14)}
        set_sheet(self, style.sheet(SHEET, **sizes))
        self._heading.setFont(style.font(36, QFont.Weight.Bold))
        self._name.setFont(style.font(30, QFont.Weight.Bold))
        self._about.setFont(style.font(17))
        self.back.setFont(style.font(15, QFont.Weight.DemiBold))
        side, theme = style.pixels(20), style.theme
        self.back.setIcon(sign("home", theme.text, theme.disabled, side, self.devicePixelRatioF()))
        self.back.setIconSize(QSize(side, side))
        for button in (self.go_on, self.play):
            button.restyle(style)
        for card in self.cards:
            card.restyle(style)
        aside = max(style.length(40), (self.width() - style.length(WIDEST)) // 2)
        self._column.setContentsMargins(aside, style.length(26), aside, style.length(16))
        self._column.setSpacing(style.length(16))
        self._inner.setSpacing(style.length(16))
        edge = style.length(28)
        self._words.setContentsMargins(edge, style.length(20), edge, style.length(22))
        self._words.setSpacing(style.length(8))
        self._grid.setSpacing(style.length(12))
        self._arrange()

    def _arrange(self) -> None:
        """Lay the lessons out in two columns if they have room, and the buttons likewise."""
        style = self._style
        edges = self._column.contentsMargins()
        room = self.width() - edges.left() - edges.right()
        wide = room >= 2 * max(420, style.length(TWO_COLUMNS)) * max(1.0, style.scale)
        rows = -(-len(self.cards) // 2) if wide else len(self.cards)
        for number, card in enumerate(self.cards):
            self._grid.removeWidget(card)
            column, row = divmod(number, rows)
            self._grid.addWidget(card, row, column)
            card.show()
        for column in range(2):
            self._grid.setColumnStretch(column, int(wide or not column))
        inside = room - 2 * style.length(28)
        pair = (self.go_on, self.play)
        beside = sum(each.sizeHint().width() for each in pair) + style.length(40) <= inside
        for number, button in enumerate(pair):
            self._buttons.removeWidget(button)
            row, column = (0, number) if beside else (number, 0)
            self._buttons.addWidget(button, row, column)
        self._buttons.setColumnStretch(2, 1)
        self._head.show_game(self.game, style)
        self._body.fit()

    def _on_go_on(self) -> None:
        """Open the next lesson; after a whole course, play the game."""
        ahead = next_lesson(course(self.game), self._progress)
        if ahead is None:
            self.played.emit(self.game)
        else:
            self.chosen.emit(ahead)
