"""The start screen: logo, languages, games."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QWidget

from core.games.boxes import BOXES
from gui.look.appearance import LIGHT
from gui.look.paint_guard import guarded
from gui.text.text_size import text_scale
from gui.text.translation import render
from gui.widgets.buttons import FOCUS, SheetButton
from gui.widgets.plain_text import PlainLabel
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .background import paint_cloth
from .footer import StartFooter
from .game_card import SHADOW, GameCard
from .header import StartHeader
from .saved_progress import ProgressReader
from .week_button import WeekButton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent

    from core.kernel.messages import Message
    from gui.look.appearance import Theme
    from gui.store.waiting_list import WaitingList, WhatWaits

    from .continue_card import ContinueCard

DESIGN = QRectF(0, 0, 1920, 1080)
"""The window in which everything has the size that its numbers say."""
CARD, APART = 560, 600
"""How wide a card is, and how far from the left edge of the next one."""
WIDTH = 3 * APART
MOST = 4
"""How many games stand side by side; more than three are narrower, further ones stand below."""
SHOWN = 3
"""Number of unfinished games that are shown before "Show all", and in each row."""
SLICE = 0.01
"""Seconds of reading between two turns of the event loop."""


class StartScreen(Translated, QWidget):
    """The start screen: everything is placed on a grid that grows with the window.

    What is larger than the window, because text is, scrolls.

    Signals:
        played: Begin a game immediately.
        planned: Begin a game after a look at its seats and options.
        explained: Read the rules of a game.
        taught: Learn a game by lessons.
        resumed: Go on with an unfinished game.
        looked: All unfinished games have been read.
    """

    played = Signal(str)
    planned = Signal(str)
    explained = Signal(str)
    taught = Signal(str)
    resumed = Signal(object)
    looked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        port, self._page = QWidget(), QWidget()
        self._scroll.setViewport(port)
        self._scroll.setWidget(self._page)
        for see_through in (port, self._page):
            see_through.setAutoFillBackground(False)
        self._head, self._foot = StartHeader(self._page), StartFooter(self._page)
        self.languages, self.bar = self._head.languages, self._head.bar
        self.action_buttons = self._foot.action_buttons
        self._theme = LIGHT
        self._shown = False
        self._notice: Message | None = None
        self._progress: Message | None = None
        self._cards = [GameCard(box, self._page) for box in BOXES.values()]
        self._games: WaitingList | None = None
        self._growing = False
        self._later = QTimer(self, interval=0)
        self._later.timeout.connect(self._look_further)
        self._waiting: list[ContinueCard] = []
        self._bookmarks = ProgressReader(self)
        self._heading = PlainLabel(self._page)
        self._every = SheetButton(self._page)
        self.week = WeekButton(self._page)
        self._every.hide()
        self._every.clicked.connect(self._on_every)
        self._scroll.verticalScrollBar().valueChanged.connect(self._grow_later)
        for card in self._cards:
            card.played.connect(self.played)
            card.planned.connect(self.planned)
            card.explained.connect(self.explained)
            card.taught.connect(self.taught)
        self.bar.resized.connect(self._on_changed)
        self.action_buttons.changed.connect(self._on_changed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocus()
        self.retranslate()

    @property
    def pointed(self) -> str:
        """The game that the pointer is on; empty: none."""
        return next((card.game for card in self._cards if card.underMouse()), "")

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        three = len(self._cards) == SHOWN
        motto = self.tr("Three games, one table") if three else self.tr("Many games, one table")
        self._head.plate.motto.setText(motto)
        self.setAccessibleName(motto)
        self._heading.setText(self.tr("Continue"))
        self._count_games()
        self._write_notice()
        self.bar.retranslate()  # before anything is measured
        self.week.retranslate()
        for card in self._cards:
            card.retranslate()
        for waiting in self._waiting:
            waiting.retranslate()
        self._place()

    def show_notice(self, notice: Message | None) -> None:
        """Show a notice at the foot of the screen."""
        self._notice = notice
        self._write_notice()
        self._place()

    def _write_notice(self) -> None:
        notice = self._notice or self._progress
        self._foot.notice.setText(render(notice) if notice else "")

    def show_progress(self, progress: Message | None) -> None:
        """Show a background task at the foot, unless an error is shown."""
        self._progress = progress
        self._write_notice()
        self._place()

    def show_waiting(self, games: WaitingList) -> None:
        """Offer the unfinished games, the newest first."""
        self._games, self._growing = games, False
        shown = games.first(SHOWN)
        self._every.setVisible(games.most > SHOWN)
        self._count_games()
        for card in self._waiting:
            card.hide()
            card.deleteLater()
        self._waiting = []
        if shown:
            self._waiting = self._continued(shown)
        self._heading.setVisible(bool(self._waiting))
        self._set_tab_order()
        self._place()
        if self.isVisible():
            self._bookmarks.begin(self._waiting)
            self._later.start()

    def _count_games(self) -> None:
        count = self._games.most if self._games else 0
        self._every.setText(self.tr("Show all: {count}").format(count=count))

    def _on_every(self) -> None:
        self._every.hide()
        self._growing = True
        self._grow()
        self._waiting[min(SHOWN, len(self._waiting) - 1)].setFocus()
        self._scroll.ensureWidgetVisible(self._waiting[-1])
        self._later.start()

    def _grow(self) -> bool:
        """Show one more row of games; return whether there was one."""
        number = len(self._waiting)
        more = self._games.first(number + SHOWN)[number:] if self._games else ()
        cards = self._continued(more) if more else []
        self._waiting += cards
        if cards:
            self._set_tab_order()
            self._place()
            self._bookmarks.add(cards)
        return bool(cards)

    def _grow_later(self) -> None:
        if self._growing:
            self._later.start()

    def _is_below(self) -> bool:
        """Return whether the last game is far enough below the visible part."""
        seen = self._scroll.verticalScrollBar().value() + 2 * self.height()
        return not self._growing or self._waiting[-1].geometry().bottom() > seen

    def _look_further(self) -> None:
        """Show another row if there is room for it, or read on for a moment."""
        games = self._games
        if not self._is_below() and self._grow():
            return
        if games is None or games.is_whole:
            self._later.stop()
            return
        games.look_further_for(SLICE)
        if games.is_whole:
            self._count_games()
            self._every.setVisible(games.most > SHOWN and not self._growing)
            self._on_changed()
            self.looked.emit()

    def _continued(self, games: Sequence[WhatWaits]) -> list[ContinueCard]:
        from .continue_card import ContinueCard  # noqa: PLC0415 - often nothing waits

        before = len(self._waiting)
        cards = [
            ContinueCard(game, self._page, newest=not number)
            for number, game in enumerate(games, start=before)
        ]
        for card in cards:
            card.resumed.connect(self.resumed)
            card.changed.connect(self._on_changed)
            card.faded.connect(self._bookmarks.renew)
            card.show()
        return cards

    def _set_tab_order(self) -> None:
        """Lead the Tab key through games: those that wait, then new ones; the rest follows."""
        waiting = (button for card in self._waiting for button in _buttons_of(card))
        games = (button for card in self._cards for button in card.buttons)
        rest = (b for part in (self._foot, self.bar, self.languages) for b in _buttons_of(part))
        for before, after in pairwise((self, *waiting, self._every, *games, self.week, *rest)):
            QWidget.setTabOrder(before, after)

    def set_theme(self, theme: Theme) -> None:
        """Change the colors."""
        self._theme = theme
        self._place()
        self._bookmarks.renew()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()

    def event(self, event: QEvent) -> bool:
        """Place everything again, once, after something has changed its size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        self._place()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the words again: before it is shown, Qt does not know how high they are."""
        super().showEvent(event)
        self._shown = True
        self._place()
        self._bookmarks.begin(self._waiting)
        self._later.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop reading the games."""
        super().hideEvent(event)
        self._bookmarks.stop()
        self._later.stop()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what lies under everything."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_cloth(painter, QRectF(self.rect()), self._theme, self._scale())

    def _scale(self) -> float:
        return min(self.width() / DESIGN.width(), self.height() / DESIGN.height())

    def _x(self, design: float) -> int:
        scale = self._scale()
        return round((self.width() - DESIGN.width() * scale) / 2 + design * scale)

    def _on_changed(self) -> None:
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _place(self) -> None:
        """Lay everything out from head to foot; the foot is at the window's bottom or below."""
        if not self._shown:
            return
        scale, left = self._scale(), self._x(80)
        style, width = Style(self._theme, scale, text_scale()), self._x(1840) - left
        self._head.restyle(style, width)
        self._head.move(left, 0)
        self._foot.restyle(style, width + 2 * FOCUS)
        ground = self.height() - round(50 * scale) - self._foot.height()
        self.week.restyle(style)
        self.week.adjustSize()
        room = round(745 * scale) if self._waiting else ground - self.week.height()
        end = self._place_cards(style, room)
        end = self._place_waiting(style, end) if self._waiting else self._place_week(end)
        self._foot.move(left - FOCUS, max(ground, end + round(20 * scale)))
        bottom = self._foot.geometry().bottom() + round(20 * scale)
        bar = self._scroll.verticalScrollBar().sizeHint().width() if bottom > self.height() else 0
        self._page.resize(self.width() - bar, max(self.height(), bottom))
        self._scroll.setGeometry(self.rect())

    def _place_cards(self, style: Style, above: int) -> int:
        """Lay the cards out, a little above the middle of what is left; return where they end."""
        scale = style.unit
        columns = min(max(len(self._cards), SHOWN), MOST)
        apart = WIDTH / columns
        width = round((apart - APART + CARD) * scale) + 2 * SHADOW
        head = self._head.height()
        room = above - head + 2 * SHADOW
        needed = max(card.restyle(style, width, room) for card in self._cards)
        height = needed if self._waiting else max(round(530 * scale) + 2 * SHADOW, needed)
        free = 0 if self._waiting else max(0, self.height() - head - height)
        top = head - SHADOW + round(free * 0.28)
        for index, card in enumerate(self._cards):
            row, column = divmod(index, columns)
            left = self._x(80 + apart * column) - SHADOW
            card.setGeometry(left, top + row * (height - SHADOW), width, height)
        rows = -(-len(self._cards) // columns)
        return top + (rows - 1) * (height - SHADOW) + height - SHADOW

    def _place_week(self, above: int) -> int:
        """Lay the week out below the cards; return where it ends."""
        right = self._x(1840) + FOCUS - self.week.width()
        self.week.move(right, above + round(14 * self._scale()))
        return self.week.geometry().bottom() + 1

    def _place_waiting(self, style: Style, above: int) -> int:
        """Lay out the games that wait; return where they end."""
        scale = style.unit
        font = self._heading.font()
        font.setPixelSize(round(max(16, 26 * scale) * style.scale))
        font.setBold(True)
        self._heading.setFont(font)
        self._heading.adjustSize()
        beside = max(0, self.week.height() - self._heading.height()) // 2
        below = above + max(round(10 * scale), round(6 * scale) + beside)
        self._heading.move(self._x(80), max(round(752 * scale), below))
        self._every.restyle(style)
        self._every.adjustSize()
        line = self._heading.geometry().center().y() - self._every.height() // 2
        self._every.move(self._x(1840) + FOCUS - self._every.width(), line)
        end = self._every.x() - round(14 * scale) if self._every.isVisibleTo(self) else None
        top = max(round(798 * scale), self._head_week(end or self._x(1840) + FOCUS))
        width = round(CARD * scale)
        height = max(card.restyle(style, width) for card in self._waiting)
        for index, card in enumerate(self._waiting):
            row, column = divmod(index, SHOWN)
            across, down = self._x(80 + APART * column), top + row * (height + round(20 * scale))
            card.setGeometry(across, down, width, height)
        return self._waiting[-1].geometry().bottom() + 1

    def _head_week(self, right: int) -> int:
        """Put the week at the end of the heading's line, or below it; return where both end."""
        heading, gap = self._heading.geometry(), round(6 * self._scale())
        left = right - self.week.width()
        if left > heading.right() + gap:
            self.week.move(left, heading.center().y() - self.week.height() // 2)
        else:
            self.week.move(self._x(80) - FOCUS, heading.bottom() + gap)
        return max(heading.bottom() + gap, self.week.geometry().bottom() + 1 + gap)


def _buttons_of(part: QWidget) -> list[QAbstractButton]:
    """List the buttons of a part of the screen."""
    return part.findChildren(QAbstractButton)
