"""The card of an unfinished game on the start screen: game, progress, players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QGridLayout, QWidget

from core.games.boxes import BOXES
from core.kernel.outside_text import shown_path
from gui.look.appearance import LIGHT
from gui.look.drawings import draw
from gui.look.paint_guard import guarded, saved
from gui.look.seat_colors import SEAT_COLORS
from gui.look.svg_pixmap import picture
from gui.paths import ART
from gui.store.foreign import Foreign
from gui.store.saved_games import Waiting
from gui.text.translation import called, render
from gui.widgets.buttons import SheetButton
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent

    from core.record import Record, Sitter
    from gui.look.seat_colors import SeatColor
    from gui.store.tables import SeatShown
    from gui.store.waiting_list import WhatWaits
    from gui.store.waiting_tallies import Counted
    from gui.widgets.style import Style

    from .saved_progress import SavedProgress

POSTER = 186 / 122
MARGIN = 14
RADIUS = 14
CORNER = 0.6
"""How round the picture is, beside the card."""
HEIGHT = 160
WIDEST = 0.21
"""How much of the card the picture may take, so that the words have room."""
EMBLEM = 28
EMBLEMS = 4
"""The row of the card in which the emblems of those who play are painted."""
BAR = 5
"""The thickness of the progress bar."""
COLORS = {color.name: color for color in SEAT_COLORS}


class ContinueCard(Translated, QWidget):
    """A small card that leads back into a game.

    Signals:
        resumed: The game to continue.
        changed: The words may need another height.
        faded: The picture of the board should be painted again.
    """

    resumed = Signal(object)
    changed = Signal()
    faded = Signal()

    def __init__(
        self,
        waiting: WhatWaits,
        parent: QWidget,
        *,
        newest: bool,
    ) -> None:
        super().__init__(parent)
        self._waiting = waiting
        self._theme = LIGHT
        self._scale = 1.0
        self._poster, self._drawn = QPixmap(), (QSizeF(), 0.0)
        self._board, self._painted = QPixmap(), (LIGHT, QSizeF(), 0.0)
        self._pictured = bool(self.game)
        self._dressed: object = None
        self._fitted: object = None
        self._written: object = None
        self._needed = 0
        self._bookmark: SavedProgress | None = None
        self._title = PlainLabel()
        self._played, self._where, self._next = (PlainLabel(wordWrap=True) for _ in range(3))
        self._resume = SheetButton(primary=newest)
        self._resume.clicked.connect(self._on_resume)
        self._resume.setHidden(isinstance(waiting, Foreign))
        self._pressed: QPoint | None = None
        if not isinstance(waiting, Foreign):
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusProxy(self._resume)
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(0)
        self._grid.addWidget(self._where, 2, 0, 1, 3)
        self._place(folded=False)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(EMBLEMS, 1)
        self.retranslate()

    @property
    def record(self) -> Record | None:
        """The game; None: it is a count, or from another version."""
        return self._waiting.record if isinstance(self._waiting, Waiting) else None

    @property
    def folder(self) -> Path:
        """The folder of the game's file."""
        return self._waiting.path.parent

    @property
    def _players(self) -> Sequence[Sitter | Counted | SeatShown]:
        return () if isinstance(self._waiting, Foreign) else self._waiting.players

    @property
    def game(self) -> str:
        """What is played, or counted; empty: this version does not know it."""
        return "" if isinstance(self._waiting, Foreign) else self._waiting.game

    @property
    def shows_board(self) -> bool:
        """Whether the board is shown instead of the picture of the game."""
        return not self._board.isNull()

    def painting(self) -> Iterator[None]:
        """Paint the board as it lies in small steps, and show it then."""
        from gui.look.seat_look import SeatLook  # noqa: PLC0415 - not needed for the first picture
        from gui.render.miniature import miniature  # noqa: PLC0415 - likewise
        from gui.render.player_board import heart_of  # noqa: PLC0415 - likewise

        bookmark, room = self._bookmark, self._poster_rect().size()
        if bookmark is None or not self._pictured:
            return
        looks = [SeatLook(player.name, _color(player.color)) for player in self._players]
        board = heart_of(self.game, bookmark.view, looks, bookmark.near, self._theme)
        yield
        ratio = self.devicePixelRatioF()
        size = QSizeF(board.shape, 1.0).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        self._painted = self._theme, room, ratio
        yield from miniature(board, size, ratio, self._show_board, bare=True)

    def _show_board(self, picture: QPixmap) -> None:
        self._board = picture
        self.update()

    def show_bookmark(self, bookmark: SavedProgress | None) -> None:
        """Show how far the game has come."""
        self._bookmark = bookmark
        self.retranslate()
        self.update()
        self.changed.emit()

    def retranslate(self) -> None:
        """Set all texts in the current language; the same words need no other height."""
        waiting = self._waiting
        if isinstance(waiting, Foreign):
            title = shown_path(waiting.path.stem)
        else:
            title = render(BOXES[waiting.game].title)
        seated = [called(player.name) for player in self._players]
        parts = (waiting.caption, self._bookmark and self._bookmark.where)
        where = " · ".join(render(part) for part in parts if part)
        after = render(self._bookmark.next, seated) if self._bookmark else ""
        words = title, self._when(), where, after
        resume = self.tr("Resume")
        if (words, resume, seated) == self._written:
            return
        self._written, self._fitted = (words, resume, seated), None
        labels = self._title, self._played, self._where, self._next
        for label, word in zip(labels, words, strict=True):
            label.setText(word)
        self._resume.setText(resume)
        names = ", ".join(seated)
        texts = (names, self._played.text(), self._where.text(), self._next.text())
        set_tip(self, " · ".join(part for part in texts if part))
        heard = (self._title.text(), self._where.text(), self._played.text(), names)
        self._resume.setAccessibleName(f"{resume}: {', '.join(part for part in heard if part)}")

    def restyle(self, style: Style, width: int) -> int:
        """Change colors and sizes.

        Returns:
            The height that the card needs in a width; a narrow one has no picture.

        """
        asked = style, width, self.isVisible()
        if asked == self._fitted:
            return self._needed
        self._fitted = asked
        if style != self._dressed:
            self._dress(style)
        self.resize(width, self.height())
        self._pictured = bool(self.game)
        self._place(folded=False)
        self._needed = self._measure(width)
        self.resize(width, self._needed)  # the picture grows with the height
        self._fit()
        if self._pictured and self._grid.totalMinimumSize().width() > width:
            self._pictured = False
            self._needed = self._measure(width)
        if self._grid.totalMinimumSize().width() > width:
            self._place(folded=True)
            self._needed = self._measure(width)
        return self._needed

    def _dress(self, style: Style) -> None:
        """Change the colors and the size of text."""
        self._dressed = style
        theme, scale = self._theme, self._scale = style.theme, style.unit
        self._resume.restyle(style)
        for soft in (self._played, self._next):
            soft.setStyleSheet(f"color: {theme.soft_text}")
        for label, design, weight in (
            (self._title, 24, QFont.Weight.DemiBold),
            (self._played, 17, QFont.Weight.Normal),
            (self._where, 18, QFont.Weight.Normal),
            (self._next, 17, QFont.Weight.Normal),
        ):
            font = label.font()
            font.setPixelSize(round(max(14, design * scale) * style.scale))
            font.setWeight(weight)
            label.setFont(font)
        self._grid.setRowMinimumHeight(EMBLEMS, round((EMBLEM + 2 * BAR + 4) * scale))

    def _place(self, *, folded: bool) -> None:
        """Arrange title and time, and progress and button, side by side or in two rows."""
        side = Qt.AlignmentFlag.AlignLeft if folded else Qt.AlignmentFlag.AlignRight
        self._played.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        bottom = Qt.AlignmentFlag.AlignBottom
        if folded:
            self._grid.addWidget(self._title, 0, 0, 1, 3)
            self._grid.addWidget(self._played, 1, 0, 1, 3)
            self._grid.addWidget(self._next, 3, 0, 1, 3)
            self._grid.addWidget(self._resume, EMBLEMS, 2, bottom)
        else:
            self._grid.addWidget(self._title, 0, 0)
            self._grid.addWidget(self._played, 0, 1, 1, 2)
            self._grid.addWidget(self._next, 3, 0, 1, 2)
            self._grid.addWidget(self._resume, 3, 2, 2, 1, bottom)

    def _measure(self, width: int) -> int:
        self._fit()
        self._grid.activate()
        return max(round(HEIGHT * self._scale), self._grid.totalHeightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        self._fit()
        now = self._theme, self._poster_rect().size(), self.devicePixelRatioF()
        if self.shows_board and self._painted != now:
            self.faded.emit()
        super().resizeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a click begins: the whole card opens the game."""
        left = event.button() is Qt.MouseButton.LeftButton
        self._pressed = event.position().toPoint() if left else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the button of the card, unless the pointer was dragged away."""
        pressed, self._pressed = self._pressed, None
        if pressed is None or self._resume.isHidden():
            return
        away = (event.position().toPoint() - pressed).manhattanLength()
        if away < QApplication.startDragDistance():
            self._resume.click()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, its picture and the emblems of those who play."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            outline = QPainterPath()
            sheet = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            outline.addRoundedRect(sheet, self._radius, self._radius)
            painter.fillPath(outline, QColor(self._theme.panel))
            lit = self.underMouse() and not self._resume.isHidden()
            rim = self._theme.accent if lit else self._theme.hairline
            painter.strokePath(outline, QPen(QColor(rim), 1.5))
            if self._pictured and self.shows_board:
                self._paint_board(painter)
            elif self._pictured:
                painter.drawPixmap(self._poster_rect().topLeft(), self._drawn_poster())
            side = round(EMBLEM * self._scale)
            left = self._words_left
            top = self._poster_rect().bottom() - side - 2 * BAR * self._scale
            for index, player in enumerate(self._players):
                badge = QRectF(round(left + index * (side + 4)), round(top), side, side)
                draw(painter, badge, f"seats/{_color(player.color).emblem}")
            if self._bookmark is not None:
                self._paint_bar(painter, self._bookmark.share)

    def _paint_board(self, painter: QPainter) -> None:
        """Paint the board into the middle of a piece of table."""
        room, radius = self._poster_rect(), self._radius * CORNER
        frame = QPainterPath()
        frame.addRoundedRect(room, radius, radius)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setClipPath(frame)
            painter.fillPath(frame, QColor(self._theme.table))
            size = self._board.deviceIndependentSize()
            size.scale(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
            target = QRectF(0, 0, size.width(), size.height())
            target.moveCenter(room.center())
            painter.drawPixmap(target, self._board, QRectF(self._board.rect()))
        painter.strokePath(frame, QPen(QColor(self._theme.hairline), 1.5))

    def _paint_bar(self, painter: QPainter, share: float) -> None:
        left, bottom = self._words_left, self._poster_rect().bottom()
        thick, width = max(3.0, BAR * self._scale), self._resume.x() - self._apart - left
        painter.setPen(Qt.PenStyle.NoPen)
        for color, length in ((self._theme.hairline, width), (self._theme.gold, width * share)):
            painter.setBrush(QColor(color))
            painter.drawRoundedRect(
                QRectF(left, bottom - thick, max(thick, length), thick), thick / 2, thick / 2
            )

    def _when(self) -> str:
        """Say when the game was played last; the more recent, the shorter."""
        stamp = QDateTime.fromSecsSinceEpoch(round(self._waiting.played))
        short, days = QLocale.FormatType.ShortFormat, stamp.daysTo(QDateTime.currentDateTime())
        if days not in {0, 1}:
            return QLocale().toString(stamp, short)
        time = QLocale().toString(stamp.time(), short)
        words = self.tr("yesterday, {time}") if days else self.tr("today, {time}")
        return words.format(time=time)

    @property
    def _radius(self) -> float:
        return RADIUS * max(1.0, self._scale)

    @property
    def _apart(self) -> float:
        """The distance between the picture and the words."""
        return MARGIN * max(1.0, self._scale)

    @property
    def _words_left(self) -> float:
        return self._poster_rect().right() + self._apart

    def _poster_rect(self) -> QRectF:
        margin = MARGIN * self._scale
        height = self.height() - 2 * margin
        width = min(height * POSTER, self.width() * WIDEST) if self._pictured else 0.0
        return QRectF(margin, margin, width, height)

    def _fit(self) -> None:
        margin = round(MARGIN * self._scale)
        self._grid.setContentsMargins(round(self._words_left), margin, margin, margin)

    def _drawn_poster(self) -> QPixmap:
        size, ratio = self._poster_rect().size(), self.devicePixelRatioF()
        if self._drawn != (size, ratio):
            file = ART / f"poster_{BOXES[self.game].art}.svg"
            self._poster = picture(file, size, ratio, self._radius * CORNER)
            self._drawn = size, ratio
        return self._poster

    def _on_resume(self) -> None:
        self.resumed.emit(self._waiting)


def _color(name: str) -> SeatColor:
    """Find the color of a seat; files of other versions may have unknown ones."""
    return COLORS.get(name, SEAT_COLORS[-1])
