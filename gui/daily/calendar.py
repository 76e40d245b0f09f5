"""The calendar of the last weeks: a button with a crown for every day."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QWidget

from gui.input.last_input import hittable
from gui.look.paint_guard import guarded
from gui.widgets.controls import label
from gui.widgets.plain_text import show_tip
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .crown import PROPORTION, paint_crown
from .texts import day_said
from .tries_reader import marks

if TYPE_CHECKING:
    from datetime import date

    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from .crown import Mark
    from .tries_reader import Tries

WEEKS, DAYS = 5, 7
CROWN = 1.35
"""How high a crown is, in letters."""
AROUND = 0.45


class DayButton(QAbstractButton):
    """A day: its number, and below it its crown; the chosen one has a frame.

    Signals:
        pointed: It was clicked or touched, not chosen by keys.
    """

    pointed = Signal()

    def __init__(self) -> None:
        super().__init__(checkable=True, autoExclusive=True)
        self._style = Style()
        self._marks: tuple[Mark, ...] = ()
        self._is_today = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_day(self, day: date, marks: tuple[Mark, ...], today: date) -> None:
        """Show another day; the future is closed."""
        self._marks, self._is_today = marks, day == today
        self.setText(f"{day.day}")
        self.setEnabled(day <= today)
        said = day_said(day, marks, today) if day <= today else ""
        self.setAccessibleName(said)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show the name as a tip; as a tool tip it would be a description, heard once more."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self.accessibleName(), self)
            return True
        return super().event(event)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        font = QFont(self.font())
        font.setPixelSize(style.small)
        font.setBold(self._is_today)
        self.setFont(font)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for room for the number and the crown."""
        letter = self._style.small
        crown = CROWN * letter
        edge = 2 * AROUND * letter
        width = max(2 * letter, PROPORTION * crown) + edge
        return QSize(hittable(round(width)), hittable(round(1.3 * letter + crown + edge)))

    def minimumSizeHint(self) -> QSize:
        """Never cut anything."""
        return self.sizeHint()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell a click from a key."""
        super().mouseReleaseEvent(event)
        self.pointed.emit()

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the day."""
        theme, shades = self._style.theme, self._style.shades
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            if self.isChecked():
                painter.setPen(QPen(QColor(theme.accent), 2))
                painter.setBrush(QColor(theme.accent_soft))
                painter.drawRoundedRect(frame, 6, 6)
            elif self.underMouse() and self.isEnabled():
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(shades.lit))
                painter.drawRoundedRect(frame, 6, 6)
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.text), 1, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(frame.adjusted(2.5, 2.5, -2.5, -2.5), 4, 4)
            edge = AROUND * self._style.small
            inside = frame.adjusted(0, edge - 2, 0, 2 - edge)
            number = QRectF(inside)
            number.setHeight(1.3 * self._style.small)
            painter.setPen(QColor(theme.text if self.isEnabled() else theme.disabled))
            painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.text())
            if self.isEnabled():
                inside.setTop(number.bottom())
                paint_crown(painter, inside, self._marks, theme)


class Calendar(Translated, QWidget):
    """The days of the last weeks; the arrow keys lead from one to the next.

    Signals:
        chosen: A day was chosen.
        pointed: A day was clicked or touched.
    """

    chosen = Signal(object)
    pointed = Signal()

    def __init__(self, today: date) -> None:
        super().__init__()
        self._today = self.day = today
        self._tries: Tries = {}
        self._style = Style.for_dialog()
        self._days: dict[date, DayButton] = {}
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._on_clicked)
        self.buttons = [DayButton() for _ in range(WEEKS * DAYS)]
        self._heads = [label("soft") for _ in range(DAYS)]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        for column, head in enumerate(self._heads):
            head.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(head, 0, column)
        for number, each in enumerate(self.buttons):
            self._group.addButton(each)
            each.pointed.connect(self.pointed)
            row, column = divmod(number, DAYS)
            grid.addWidget(each, row + 1, column)

    @property
    def first(self) -> date:
        """The first day: the beginning of a week, as the language has it."""
        begin = QLocale().firstDayOfWeek().value  # Monday is 1
        into = (self._today.isoweekday() - begin) % DAYS
        return self._today - timedelta(days=into + DAYS * (WEEKS - 1))

    def show_tries(self, tries: Tries, today: date) -> None:
        """Show what was played on each day; when another day has begun, it is chosen."""
        if today != self._today:
            self._today = self.day = today
        self._tries = tries
        self.retranslate()

    def choose(self, day: date) -> None:
        """Choose a day without emitting a signal."""
        self.day = day
        self._check()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setAccessibleName(self.tr("Earlier days"))
        first, names = self.first, QLocale()
        self._days = {}
        for number, each in enumerate(self.buttons):
            day = first + timedelta(days=number)
            self._days[day] = each
            each.show_day(day, marks(self._tries, day), self._today)
        for column, head in enumerate(self._heads):
            weekday = (first + timedelta(days=column)).isoweekday()
            short = QLocale.FormatType.ShortFormat
            head.setText(names.standaloneDayName(weekday, short))
        self.restyle(self._style)
        self._check()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        for each in self.buttons:
            each.restyle(style)

    def _check(self) -> None:
        """Press the chosen day; the Tab key comes to it alone."""
        for day, each in self._days.items():
            chosen = day == self.day
            each.setChecked(chosen)
            policy = Qt.FocusPolicy
            each.setFocusPolicy(policy.StrongFocus if chosen else policy.ClickFocus)

    def _on_clicked(self, pressed: QAbstractButton) -> None:
        self.day = next(day for day, each in self._days.items() if each is pressed)
        self._check()
        self.chosen.emit(self.day)
