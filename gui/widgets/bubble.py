"""A bubble beside a place of the board: why a drop was refused, or what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from gui.look.paint_guard import guarded
from gui.text.translation import render

from .announce import announce
from .prose import Prose
from .style import Style
from .translated import Translated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QEnterEvent, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QAbstractScrollArea

    from core.kernel.messages import Message

STAYS = 5000
FADES = 300
TEXT = 16
LINK = 14.5
WIDEST = 340
TIP = 9
RADIUS = 9
ACROSS = (0.5, 0.3, 0.7, 0.12, 0.88)
"""Where a sentence that stays can be along the edges of the board; the middle comes first."""
INPUTS = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel, QEvent.Type.Resize}
)


class Bubble(Translated, QWidget):
    """Appears at a place, and closes after a while or with the next input.

    Properties:
        rule: The anchor of the paragraph of the rulebook that says more.

    Attributes:
        heading_of: Returns the heading of that paragraph, which is a link to it.

    Signals:
        asked: The paragraph is to be shown.
    """

    asked = Signal(str)

    def __init__(self, board: QAbstractScrollArea) -> None:
        super().__init__(board.viewport())
        self._board = board
        self.heading_of: Callable[[str], str] = lambda _: ""
        self._style = Style()
        self._reason: Message | None = None
        self._names: Sequence[str] = ()
        self._edge_color = "loss"
        self._at = QRectF()
        self._opacity = 1.0
        self._watching = False
        self._stay = QTimer(self, singleShot=True, interval=STAYS)
        self._stay.timeout.connect(self._on_stayed)
        self._fade = QVariantAnimation(self, startValue=1.0, endValue=0.0, duration=FADES)
        self._fade.valueChanged.connect(self._on_fading)
        self._fade.finished.connect(self.vanish)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    @property
    def words(self) -> str:
        """The sentence in the current language."""
        return render(self._reason, self._names) if self._reason else ""

    @property
    def link(self) -> str:
        """What the link to the rulebook says; empty: there is none."""
        heading = self.heading_of(self._reason.rule) if self._reason else ""
        return self.tr("Rules: {heading}").format(heading=heading) if heading else ""

    def say(self, reason: Message, at: QRectF, names: Sequence[str], *, edge: str = "loss") -> None:
        """Show a reason at a place of the board; a refusal has another edge than an answer."""
        self._show(reason, at, names, edge)
        self._watch(watching=True)
        self._stay.start()

    def say_aside(self, reason: Message, busy: Sequence[QRectF], names: Sequence[str]) -> None:
        """Show a sentence at an edge of the board for a while, beside what is used now."""
        self.say(reason, self._free_edge(reason, busy, names), names, edge="accent")

    def stay(self, reason: Message, busy: Sequence[QRectF], names: Sequence[str]) -> None:
        """Show a sentence at an edge of the board until the next move, beside what is used now."""
        self._show(reason, self._free_edge(reason, busy, names), names, "accent")

    def _free_edge(self, reason: Message, busy: Sequence[QRectF], names: Sequence[str]) -> QRectF:
        """Find where along the edges of the board a sentence covers least of what is used."""
        room = self._board.viewport().rect()
        edges = [QRectF(room.width() * x, y, 0, 0) for y in (0, room.height()) for x in ACROSS]
        covered: dict[int, float] = {}
        for number, edge in enumerate(edges):
            self._reason, self._at, self._names = reason, edge, names
            self._place()
            own = QRectF(self.geometry())
            parts = (own.intersected(each) for each in busy)
            covered[number] = sum(part.width() * part.height() for part in parts)
        return edges[min(covered, key=lambda each: covered[each])]

    def _show(self, reason: Message, at: QRectF, names: Sequence[str], edge: str) -> None:
        self.vanish()
        self._edge_color = edge
        self._reason, self._at, self._names = reason, QRectF(at), names
        self.setProperty("rule", reason.rule)
        self._opacity = 1.0
        self.retranslate()
        self.show()
        self.raise_()
        announce(self._board, self.words)

    def vanish(self) -> None:
        """Close immediately."""
        self._stay.stop()
        self._fade.stop()
        self._watch(watching=False)
        self.hide()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.vanish()

    def retranslate(self) -> None:
        """Set the text in the current language and resize."""
        self.setAccessibleName(self.words)
        if self._reason is not None:
            self._place()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Close with the next input, which is not consumed."""
        if event.type() in INPUTS:
            self.vanish()
        return False

    def enterEvent(self, _event: QEnterEvent) -> None:
        """Stay while the pointer is on it."""
        self._fade.stop()
        self._on_fading(1.0)
        self._stay.stop()

    def leaveEvent(self, _event: QEvent) -> None:
        """Close a while after the pointer has left; one that stays does not."""
        if self.isVisible() and self._watching:
            self._stay.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Follow the link, or close."""
        event.accept()
        rule = self.property("rule")
        followed = bool(self.link) and self._halves()[1].contains(event.position())
        self.vanish()
        if followed:
            self.asked.emit(rule)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the bubble with its tip."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setOpacity(self._opacity)
            theme = self._style.theme
            sheet = self._sheet()
            outline = QPainterPath()
            outline.addRoundedRect(sheet, RADIUS, RADIUS)
            outline = outline.united(self._tip(sheet)).simplified()
            painter.fillPath(outline, theme.color("panel"))
            painter.strokePath(outline, QPen(theme.color(self._edge_color), 2))
            words, link = self._halves()
            self._prose().draw(painter, words, theme.color("text"))
            self._link_prose().draw(painter, link, theme.color("accent"))

    def _place(self) -> None:
        """Move below the place, or above it where there is no room below."""
        words, link = self._prose().size, self._link_prose().size
        width = round(max(words.width(), link.width())) + 2 * self._edge + 4
        height = round(words.height() + self._link_height) + self._edge + TIP + 4
        room = self._board.viewport().rect()
        left = min(max(4, self._at.center().x() - width / 2), max(4, room.width() - width - 4))
        below = self._at.bottom() + height + 2 <= room.height()
        top = self._at.bottom() + 2 if below else max(2, self._at.top() - height - 2)
        self.setGeometry(round(left), round(top), width, height)
        self.update()

    def _sheet(self) -> QRectF:
        room = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        return room.adjusted(0, TIP, 0, 0) if self._below else room.adjusted(0, 0, 0, -TIP)

    def _tip(self, sheet: QRectF) -> QPainterPath:
        x = self._at.center().x() - self.x()
        x = min(max(sheet.left() + RADIUS + TIP, x), sheet.right() - RADIUS - TIP)
        base, end = (
            (sheet.top() + 1, 1.5) if self._below else (sheet.bottom() - 1, self.height() - 1.5)
        )
        tip = QPainterPath(QPointF(x - TIP, base))
        tip.lineTo(x, end)
        tip.lineTo(x + TIP, base)
        tip.closeSubpath()
        return tip

    @property
    def _below(self) -> bool:
        return self.y() >= self._at.center().y()

    @property
    def _edge(self) -> int:
        return self._style.length(14)

    def _halves(self) -> tuple[QRectF, QRectF]:
        """Return the room for the sentence, and the room for the link under it."""
        sheet = self._sheet().adjusted(self._edge, 0, -self._edge, 0)
        words, link = QRectF(sheet), QRectF(sheet)
        words.setBottom(sheet.bottom() - self._link_height)
        link.setTop(words.bottom() - self._edge / 4)
        return words, link

    @property
    def _link_height(self) -> float:
        return self._link_prose().size.height() + self._edge / 2 if self.link else 0.0

    def _prose(self) -> Prose:
        return Prose(self.words, self._style.font(TEXT), self._widest)

    def _link_prose(self) -> Prose:
        font = self._style.font(LINK)
        font.setUnderline(True)
        return Prose(self.link, font, self._widest)

    @property
    def _widest(self) -> int:
        room = self._board.viewport().width() - 2 * self._edge - 16
        return min(room, round(WIDEST * max(1.0, self._style.unit) * self._style.scale))

    def _watch(self, *, watching: bool) -> None:
        self._watching = watching
        for watched in (self._board, self._board.viewport()):
            watched.removeEventFilter(self)
            if watching:
                watched.installEventFilter(self)

    def _on_stayed(self) -> None:
        self._fade.start()

    def _on_fading(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()
