"""Beside the boards that are counted: whose board is shown, what is open, and the points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
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
QTableView {{ background: transparent; }}
QLabel {{ color: {theme.soft_text}; background: transparent; }}
QLabel[wrong="true"] {{ color: {theme.loss}; }}
QPushButton[tab="true"] {{
    background: transparent; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {knob}px; padding: {pad}px 10px; text-align: left;
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
"""What the field holds where a number is still to be entered."""
EMBLEM = 24
PADDING = 6
COLUMNS = 2


class TallyPanel(Translated, FittingFrame):
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
        self.track = QSpinBox(self, maximum=count.tally.most_entered)
        if count.tally.number(count.start, 0) is None:
            self.track.setMinimum(NOT_ENTERED)
            self.track.setSpecialValueText("–")
        self.track.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._steps = {step: self._step(step) for step in (-1, 1)}
        self._label = PlainLabel(self, wordWrap=True)
        for part in (self._label, self.track, *self._steps.values()):
            part.setVisible(self._track is not None)
        self._label.setBuddy(self.track)
        self.points = PointsTable()
        self.open = PlainLabel(self, wordWrap=True)
        self.finished = CheckBox()
        self.report = SheetButton(primary=True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._titles[0])
        self._column.addLayout(self._tabs(self.seats, len(looks)))
        self._rounds = self._tabs(self.pages, len(self._pages))
        self._column.addLayout(self._rounds)
        if self._track is not None:
            self._column.addWidget(self._label)
            row = QHBoxLayout()
            row.addWidget(self._steps[-1])
            row.addWidget(self.track, 1)
            row.addWidget(self._steps[1])
            self._column.addLayout(row)
        self._column.addWidget(self._titles[1])
        self._column.addWidget(self.points, 1)
        self._column.addStretch()
        self._column.addWidget(self.open)
        self._column.addWidget(self.finished)
        self._column.addWidget(self.report)
        for button in self.pages.buttons():
            button.setVisible(len(self._pages) > 1)
        self.seats.idClicked.connect(self._on_turned)
        self.pages.idClicked.connect(self._on_turned)
        self.track.valueChanged.connect(self.entered)
        self.points.pointed.connect(self.pointed)
        self.report.clicked.connect(self.reported)

    def _step(self, step: int) -> QPushButton:
        """Make a button that adds to the points entered, or takes from them."""
        button = QPushButton("+" if step > 0 else "−", self)
        button.setProperty("step", True)  # noqa: FBT003 - Qt's own signature
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setAutoRepeat(True)
        button.clicked.connect(lambda: self.track.stepBy(step))
        return button

    def show_count(self, count: Count, seat: Seat, page: int) -> None:
        """Show a count as it stands, and which board is looked at."""
        self.seats.button(seat).setChecked(True)
        self.pages.button(page).setChecked(True)
        if self._track is not None:
            self.track.blockSignals(True)  # noqa: FBT003 - Qt's own signature
            number = count.tally.number(count.state, seat)
            self.track.setValue(NOT_ENTERED if number is None else number)
            self.track.blockSignals(False)  # noqa: FBT003 - likewise
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
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(style.length(9))
        self._label.setFont(style.font(14))
        self.open.setFont(style.font(14))
        self.finished.setFont(style.font(15))
        for part in (self.track, *self._steps.values()):
            part.setFont(style.font(17, QFont.Weight.DemiBold))
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
        self.points.setAccessibleName(self.tr("Score"))
        self.report.setText(self.tr("Report…"))
        self.finished.setText(self.tr("Finished"))
        set_tip(self.finished, self.tr("Check all boards; a finished count is part of the history"))
        if self._open is not None:
            self.show_open(self._open, wrong=self._wrong)
        if self._track is not None:
            self._label.setText(render(self._track))
            for part in (self.track, *self._steps.values()):
                part.setAccessibleName(render(self._track))
        for seat, look in enumerate(self._looks):
            self.seats.button(seat).setText(caption(look.name))
        for page, title in enumerate(self._pages):
            self.pages.button(page).setText(render(title))
        self._arrange()

    def fit(self) -> None:
        """Leave out what says whose boards these are where the points need its room."""
        title = self._titles[0]
        self._column.activate()
        needed = self._column.totalMinimumSize().height()
        if title.isHidden():
            needed += title.sizeHint().height() + self._column.spacing()
        if title.isHidden() == (needed <= self.height()):
            title.setVisible(title.isHidden())

    def _tabs(self, group: QButtonGroup, number: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        columns = COLUMNS if group is self.seats else max(1, number)
        for index in range(number):
            button = QPushButton()
            button.setCheckable(True)
            button.setProperty("tab", True)  # noqa: FBT003 - Qt's own signature
            button.setAutoDefault(False)
            group.addButton(button, index)
            grid.addWidget(button, index // columns, index % columns)
        return grid

    def _arrange(self) -> None:
        """Lay as many pages side by side as their names leave room for."""
        buttons, margins = self.pages.buttons(), self._column.contentsMargins()
        room = self.maximumWidth() - margins.left() - margins.right()
        gap = self._rounds.spacing()
        widest = max(button.sizeHint().width() for button in buttons)
        columns = min(len(buttons), max(1, (room + gap) // (widest + gap)))
        for index, button in enumerate(buttons):
            self._rounds.addWidget(button, *divmod(index, columns))
        self.fit()

    def _on_turned(self) -> None:
        self.turned.emit(self.seats.checkedId(), self.pages.checkedId())


def _emblem(look: SeatLook, side: int, ratio: float) -> QPixmap:
    def paint(painter: QPainter, room: QRectF) -> None:
        draw(painter, room, f"seats/{look.color.emblem}")

    return painted(QSize(side, side).toSizeF(), ratio, paint)
