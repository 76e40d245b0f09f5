"""The panel of a count: whose board is shown, what is open, and the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.look.drawings import draw
from gui.look.sprites import painted
from gui.panels.points_model import Head
from gui.panels.points_table import PointsTable
from gui.panels.side_panel import BARS
from gui.text.translation import render
from gui.widgets.buttons import SheetButton
from gui.widgets.controls import CheckBox
from gui.widgets.fitting import FittingFrame
from gui.widgets.plain_text import PlainLabel, caption, set_tip
from gui.widgets.translated import Translated

from .number_field import NumberField
from .rows import tally_rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from core.kernel.messages import Message, Seat
    from core.tally import Count
    from gui.look.seat_look import SeatLook
    from gui.widgets.style import Style

SHEET = """
TallyPanel {{
    background: {theme.panel}; border: {line}px solid {theme.hairline};
    border-radius: {card}px;
}}
QTableView, QScrollArea, TallyParts {{ background: transparent; }}
QLabel {{ color: {theme.soft_text}; background: transparent; }}
QLabel[wrong="true"] {{ color: {theme.loss}; }}
QPushButton[tab="true"] {{
    background: transparent; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px; padding: {pad}px 8px; text-align: left;
}}
QPushButton[tab="true"]:hover {{ border-color: {theme.accent}; }}
QPushButton[tab="true"]:checked {{
    background: {theme.accent_soft}; border: 2px solid {theme.accent};
}}
QPushButton[tab="true"]:focus {{ border: 3px solid {theme.accent}; }}
QPushButton[step="true"], QSpinBox {{
    background: {theme.panel_alt}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px; min-height: {field}px;
}}
QPushButton[step="true"] {{ min-width: {field}px; max-width: {field}px; }}
QPushButton[step="true"]:hover {{ border-color: {theme.accent}; }}
QPushButton[step="true"]:pressed {{ background: {theme.accent_soft}; }}
QSpinBox {{ selection-background-color: {theme.fill}; selection-color: white; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
QSpinBox:focus {{ border-color: {theme.accent}; }}
QCheckBox {{
    color: {theme.text}; border: 2px solid transparent; border-radius: 6px; padding: 3px;
    spacing: {gap}px; min-height: {box}px;
}}
QCheckBox:focus {{ border-color: {theme.accent}; }}
QCheckBox::indicator {{
    width: {box}px; height: {box}px; background: {theme.panel_alt};
    border: 1px solid {theme.soft_text}; border-radius: 5px;
}}
QCheckBox::indicator:checked {{ background: {theme.fill}; border-color: {theme.fill}; }}
"""
NOT_ENTERED = -1
"""The value of the field where a number is still to be entered."""
EMBLEM = 24
PADDING = 6
COLUMNS = 2


class TallyParts(FittingFrame):
    """The scrolling part of the panel; where it is too high, its title is left out first.

    Attributes:
        column: What stands in it, one below the other; the title is the first.

    """

    def __init__(self, title: PlainLabel) -> None:
        super().__init__()
        self._title = title
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(title)

    def heightForWidth(self, width: int) -> int:
        """Return the least height, which the scroll area asks for."""
        return self.column.totalMinimumHeightForWidth(width)

    def fit(self) -> None:
        """Leave out the title where the points need its room."""
        title, around = self._title, self.parentWidget()
        room = self.height() if around is None else around.height()
        wraps = self.column.hasHeightForWidth()
        least = self.column.totalMinimumSize().height()
        needed = self.heightForWidth(self.width()) if wraps else least
        if title.isHidden():
            needed += title.sizeHint().height() + self.column.spacing()
        if title.isHidden() == (needed <= room):
            title.setVisible(title.isHidden())


class TallyPanel(Translated, QFrame):
    """Chooses the board, takes what is entered, and shows all players' points.

    Signals:
        turned: Whose board, and which of them, is to be looked at.
        entered: A number that no board shows.
        pointed: The places that earned the points under the pointer.
        reported: The report is wanted.
    """

    turned = Signal(int, int)
    entered = Signal(int)
    pointed = Signal(object)
    reported = Signal()

    def __init__(self, count: Count, looks: Sequence[SeatLook], parent: QWidget | None) -> None:
        super().__init__(parent)
        self._looks, self._pages = looks, count.tally.pages
        self._track = count.tally.entered
        self._titles = [PlainLabel(), PlainLabel()]
        self._open: Message | None = None
        self._wrong = False
        self.seats, self.pages = QButtonGroup(self), QButtonGroup(self)
        self._number = NumberField(0, count.tally.most_entered, self)
        self.track = self._number.spin
        if count.tally.number(count.start, 0) is None:
            self.track.setMinimum(NOT_ENTERED)
            self.track.setSpecialValueText("–")
        self._label = PlainLabel(self, wordWrap=True)
        for part in (self._label, self._number):
            part.setVisible(self._track is not None)
        self._label.setBuddy(self.track)
        self.points = PointsTable()
        self.open = PlainLabel(self, wordWrap=True)
        self.finished = CheckBox()
        self.report = SheetButton(primary=True)
        self._lay_out(len(looks))
        for button in self.pages.buttons():
            button.setVisible(len(self._pages) > 1)
        self.seats.idClicked.connect(self._on_turned)
        self.pages.idClicked.connect(self._on_turned)
        self.track.valueChanged.connect(self.entered)
        self.points.pointed.connect(self.pointed)
        self.report.clicked.connect(self.reported)

    def _lay_out(self, seats: int) -> None:
        parts = TallyParts(self._titles[0])
        self._parts = parts.column
        self._names = self._tabs(self.seats, seats)
        self._parts.addLayout(self._names)
        self._rounds = self._tabs(self.pages, len(self._pages))
        self._parts.addLayout(self._rounds)
        if self._track is not None:
            self._parts.addWidget(self._label)
            self._parts.addWidget(self._number)
        self._parts.addWidget(self._titles[1])
        self._parts.addWidget(self.points, 1)
        self._parts.addStretch()
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._area.setWidget(parts)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._area, 1)
        self._foot = QVBoxLayout()
        for part in (self.open, self.finished, self.report):
            self._foot.addWidget(part)
        self._column.addLayout(self._foot)

    def show_count(self, count: Count, seat: Seat, page: int) -> None:
        """Show a count as it stands, and which board is looked at."""
        self.seats.button(seat).setChecked(True)
        self.pages.button(page).setChecked(True)
        if self._track is not None:
            number = count.tally.number(count.state, seat)
            self._number.show_number(NOT_ENTERED if number is None else number)
        heads = tuple(map(Head, range(count.seats)))
        self.points.show_points(tally_rows(count, page), heads, self._looks, seat)

    def show_open(self, message: Message, *, wrong: bool) -> None:
        """Say what is open; what is wrong has a sign and another color than what is missing."""
        self._open, self._wrong = message, wrong
        words = render(message, [look.name for look in self._looks])
        self.open.setText(f"⚠ {words}" if wrong else words)
        if self.open.property("wrong") is not wrong:
            self.open.setProperty("wrong", wrong)
            self.open.style().unpolish(self.open)
            self.open.style().polish(self.open)

    def restyle(self, style: Style, width: int) -> None:
        """Change sizes and colors."""
        self.setFixedWidth(width)
        gap, box = style.length(9), style.row(20)
        pad, field = round(PADDING / max(1.0, style.scale)), style.row(32)
        self.setStyleSheet(style.sheet(SHEET + BARS, gap=gap, box=box, pad=pad, field=field))
        small = style.font(13, QFont.Weight.DemiBold)
        small.setCapitalization(QFont.Capitalization.AllUppercase)
        for title in self._titles:
            title.setFont(small)
        edge = style.length(14)
        bar = self._area.verticalScrollBar().sizeHint().width()
        self._column.setContentsMargins(edge, edge, max(0, edge - bar), edge)
        self._foot.setContentsMargins(0, 0, bar, 0)
        for column in (self._column, self._parts, self._foot):
            column.setSpacing(style.length(9))
        self._label.setFont(style.font(14))
        self.open.setFont(style.font(14))
        self.finished.setFont(style.font(15))
        self._number.set_font(style.font(17, QFont.Weight.DemiBold))
        side = style.length(EMBLEM)
        for button in (*self.seats.buttons(), *self.pages.buttons()):
            button.setFont(style.font(15, QFont.Weight.DemiBold))
            button.setIconSize(QSize(side, side))
        for seat, look in enumerate(self._looks):
            pixmap = _emblem(look, side, self.devicePixelRatioF())
            self.seats.button(seat).setIcon(QIcon(pixmap))
        self._arrange()
        self.points.restyle(style)
        self.report.restyle(style)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        boards, points = self._titles
        boards.setText(self.tr("Whose board"))
        points.setText(self.tr("Score"))
        self.report.setText(self.tr("Report…"))
        self.finished.setText(self.tr("Finished"))
        set_tip(
            self.finished,
            self.tr("Checks all boards; a finished score sheet goes into the history"),
        )
        if self._open is not None:
            self.show_open(self._open, wrong=self._wrong)
        if self._track is not None:
            self._label.setText(render(self._track))
            self._number.set_name(render(self._track))
        for seat, look in enumerate(self._looks):
            self.seats.button(seat).setText(caption(look.name))
        for page, title in enumerate(self._pages):
            self.pages.button(page).setText(render(title))
        self._arrange()

    def _tabs(self, group: QButtonGroup, number: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        for index in range(number):
            button = QPushButton()
            button.setCheckable(True)
            button.setAutoExclusive(True)  # so that it is told as a radio button
            button.setProperty("tab", True)  # noqa: FBT003 - Qt's own signature
            button.setAutoDefault(False)
            group.addButton(button, index)
            grid.addWidget(button, index, 0)
        return grid

    def _arrange(self) -> None:
        """Lay as many names and pages side by side as have room beside a scroll bar."""
        margins = self._column.contentsMargins()
        room = self.maximumWidth() - margins.left() - margins.right()
        room -= self._area.verticalScrollBar().sizeHint().width()
        for group, grid, most in (
            (self.seats, self._names, COLUMNS),
            (self.pages, self._rounds, len(self._pages)),
        ):
            buttons, gap = group.buttons(), grid.spacing()
            widest = max(button.sizeHint().width() for button in buttons)
            columns = min(most, max(1, (room + gap) // (widest + gap)))
            for index, button in enumerate(buttons):
                grid.addWidget(button, *divmod(index, columns))

    def _on_turned(self) -> None:
        self.turned.emit(self.seats.checkedId(), self.pages.checkedId())


def _emblem(look: SeatLook, side: int, ratio: float) -> QPixmap:
    def paint(painter: QPainter, room: QRectF) -> None:
        draw(painter, room, f"seats/{look.color.emblem}")

    return painted(QSize(side, side).toSizeF(), ratio, paint)
