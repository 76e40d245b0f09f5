"""The seats, clockwise, and the button for one more."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication, QGridLayout, QScrollArea, QWidget

from core.record import Sitter
from gui.look.paint_guard import guarded
from gui.store.plan import free_color
from gui.text.translation import called, render
from gui.widgets.controls import button, label
from gui.widgets.glyphs import icon
from gui.widgets.option_cell import SAID_WITH_CONTROL
from gui.widgets.style import Style

from . import texts
from .emblem_button import paint_emblem
from .seat_row import GUEST, SeatRow

if TYPE_CHECKING:
    from collections.abc import Container, Mapping

    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Seat

COLUMNS = 6
NAME, KIND, CHOICE, REST, LAST = range(1, COLUMNS)
FOLDED = ((0, 0), (0, NAME), (0, KIND), (1, NAME), (1, KIND), (0, LAST))
"""On which of its two lines, and in which column, a narrow list has each cell of a seat."""
CHOICES = {
    frozenset[bool](): texts.LANGUAGE,
    frozenset({False}): texts.LANGUAGE,
    frozenset({True}): texts.LEVEL,
    frozenset({False, True}): texts.LANGUAGE_OR_LEVEL,
}
"""The heading of the last column, by whether there are people and computers."""
SEEN = 2
"""How many rows can always be seen."""


class SeatList(QWidget):
    """As many rows as seats; every other row waits hidden.

    Signals:
        changed: A player came or left, or something was chosen.
        resized: The list needs another height.
        kept: A name and a color that are to become those of a player.
    """

    changed = Signal()
    resized = Signal()
    kept = Signal(str, str)

    def __init__(self, numbers: range, *, guests: bool = False) -> None:
        """Make the rows; with ``guests``, seats can be left open for them."""
        super().__init__()
        self._numbers, self._guests = numbers, guests
        self._style = Style.for_dialog()
        self._lit: SeatRow | None = None
        self._folded = False
        self.count = 0
        self._grid = QGridLayout(self)
        self._heads = [label("soft") for _ in range(COLUMNS)]
        for column, head in enumerate(self._heads):
            self._grid.addWidget(head, 0, column)
        self.rows = [SeatRow(seat, self, guests=guests) for seat in range(numbers[-1])]
        for row in self.rows:
            row.changed.connect(self._on_changed)
            row.color_wanted.connect(self._on_color_wanted)
            row.removed.connect(self._on_removed)
            row.kept.connect(self.kept)
        self.add = button("add")
        self.add.clicked.connect(self._on_added)
        self._lay_out()
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # noqa: S101 - there is no widget without it
        application.focusChanged.connect(self._on_focus_changed)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where."""
        return tuple(row.sitter for row in self.rows[: self.count])

    @property
    def guests(self) -> frozenset[Seat]:
        """The seats that are open for guests."""
        return frozenset(row.seat for row in self.rows[: self.count] if row.guest)

    def seat(self, sitters: tuple[Sitter, ...], guests: Container[Seat] = ()) -> None:
        """Seat all players; ``guests`` are the seats that are open."""
        self.count = len(sitters)
        for row, sitter in zip(self.rows, sitters, strict=False):
            row.show_sitter(sitter, guest=row.seat in guests)
        for row in self.rows:
            row.set_visible(visible=row.seat < self.count)
            row.remove.setEnabled(self.count > self._numbers[0])
            row.remove.setVisible(row.seat < self.count and len(self._numbers) > 1)
        self.add.setVisible(self.count < self._numbers[-1])
        self._on_changed()

    def set_players(self, players: Mapping[str, str]) -> None:
        """Offer the players of this computer, by name with their colors."""
        for row in self.rows:
            row.name.set_players(players)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for row in self.rows:
            row.retranslate()
        self._retitle()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        aside = style.gap
        self._grid.setContentsMargins(aside, 0, aside, style.between(8, 3))
        self._grid.setHorizontalSpacing(style.between(16, 10))
        self._grid.setVerticalSpacing(style.between(14, 6))
        self.add.setIconSize(QSize(style.between(62, 50), style.between(36, 28)))
        if self.count < len(self.rows):
            self._restyle_add()
        for row in self.rows:
            row.restyle(style)
        self.update()

    def fit(self, width: int) -> None:
        """Break every seat into two lines if one is too long for a width."""
        folded = self.line_width() > width
        if folded != self._folded:
            self._folded = folded
            self._lay_out()
            self._retitle()

    def line_width(self) -> int:
        """Return the width in which every seat fits on one line."""
        shown = self.rows[: self.count]
        columns = zip(self._heads, *(row.cells for row in shown), strict=True)
        widths = (max(map(_least_width, column)) for column in columns)
        margins = self._grid.contentsMargins()
        gaps = (COLUMNS - 1) * self._grid.horizontalSpacing()
        return sum(widths) + gaps + margins.left() + margins.right()

    def least_height(self) -> int:
        """Return the least visible height: the headings and two lines."""
        line = self.rows[0].kind.sizeHint().height() + self._grid.verticalSpacing()
        return self._heads[NAME].sizeHint().height() + SEEN * line

    def event(self, event: QEvent) -> bool:
        """Emit ``resized`` when another height is needed."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.resized.emit()
        return done

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Highlight the row with the focus."""
        if self._lit is None or not self._lit.emblem.isVisible():
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._style.shades.lit))
            above = self._grid.verticalSpacing() // 2
            cells = [cell.geometry() for cell in self._lit.cells if cell.isVisible()]
            top, bottom = min(each.top() for each in cells), max(each.bottom() for each in cells)
            band = QRectF(0, top - above, self.width(), bottom + 1 - top + 2 * above)
            painter.drawRoundedRect(band, self._style.gap, self._style.gap)

    def _lay_out(self) -> None:
        lines = 2 if self._folded else 1
        for row in self.rows:
            for column, cell in enumerate(row.cells):
                line, place = FOLDED[column] if self._folded else (0, column)
                self._grid.addWidget(cell, 1 + lines * row.seat + line, place)
        self._grid.addWidget(self.add, 1 + lines * len(self.rows), 0, 1, COLUMNS)
        self._grid.setColumnStretch(NAME, 2)
        self._grid.setColumnStretch(KIND, 3 if self._folded else 0)
        self._grid.setColumnStretch(REST, 0 if self._folded else 3)

    def _restyle_add(self) -> None:
        paint = partial(paint_emblem, self._free_color())
        self.add.setIcon(icon(paint, self.add, self._style.theme.text))

    def _retitle(self) -> None:
        """Update the headings to people and computers in the list."""
        self.add.setText(render(texts.ADD_SEAT.bind(number=self.count + 1)))
        kinds = {bool(row.draft.level) for row in self.rows[: self.count] if not row.guest}
        heads = {
            NAME: texts.NAME,
            KIND: texts.WHO_PLAYS,
            CHOICE: CHOICES[frozenset(kinds)],
            **({REST: texts.HELP} if False in kinds else {}),
        }
        for column, head in enumerate(self._heads):
            head.setText(render(heads[column]) if column in heads else "")
            head.setAccessibleName(SAID_WITH_CONTROL)
            head.setVisible(not self._folded or column < CHOICE)

    def _on_changed(self) -> None:
        sitters = self.sitters
        for row in self.rows[: self.count]:
            others = (sitter for sitter in sitters if sitter.color != row.emblem.color)
            row.emblem.owners = {sitter.color: called(sitter.name) for sitter in others}
        if self.count < len(self.rows):
            self._restyle_add()
        self._retitle()
        self.changed.emit()

    def _on_color_wanted(self, row: SeatRow, color: str) -> None:
        for other in self.rows[: self.count]:
            if other.emblem.color == color:
                other.emblem.set_color(row.emblem.color)
        row.emblem.set_color(color)
        self._on_changed()

    def _on_added(self) -> None:
        drafts = self._drafts()
        last = drafts[-1]
        drafts.append(Sitter("", self._free_color(), last.level))
        guests = self.guests | {self.count} if self._guests else self.guests
        self.seat(tuple(drafts), guests)
        row = self.rows[self.count - 1]
        (row.kind.segments[GUEST] if row.guest else row.name).setFocus()

    def _on_removed(self, row: SeatRow) -> None:
        drafts = self._drafts()
        guests = [each.guest for each in self.rows[: self.count]]
        del drafts[row.seat], guests[row.seat]
        self.seat(tuple(drafts), {seat for seat, guest in enumerate(guests) if guest})
        beside = self.rows[min(row.seat, len(drafts) - 1)]
        (beside.kind.segments[GUEST] if beside.guest else beside.name).setFocus()

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        self._lit = next((row for row in self.rows if row.holds(new)), None)
        self.update()

    def _drafts(self) -> list[Sitter]:
        return [row.draft for row in self.rows[: self.count]]

    def _free_color(self) -> str:
        return free_color({row.emblem.color for row in self.rows[: self.count]})


def _least_width(widget: QWidget) -> int:
    return max(widget.minimumSizeHint().width(), widget.minimumWidth())


class SeatScroll(QScrollArea):
    """Shows all seats if there is room, and lets the others scroll by.

    Where everything around it scrolls too, it shows all seats: one bar scrolls everything.
    """

    def __init__(self, seats: SeatList) -> None:
        super().__init__()
        self._seats = seats
        self._height = 0
        self._whole = False
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(policy.Policy.Maximum)
        self.setSizePolicy(policy)
        self.setWidget(seats)

    def measure(self, width: int) -> None:
        """Measure the height that all rows need in a width."""
        seats = self._seats
        wraps = seats.hasHeightForWidth()
        height = seats.heightForWidth(width) if wraps else seats.sizeHint().height()
        if height != self._height:
            self._height = height
            self.updateGeometry()

    @property
    def spare_height(self) -> int:
        """How much of the height of all rows it can do without."""
        return max(0, self._height - self._seats.least_height())

    def show_all(self, *, whole: bool) -> None:
        """Insist on all rows, or let them scroll."""
        if whole != self._whole:
            self._whole = whole
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for room for all rows."""
        return QSize(self.minimumSizeHint().width(), self._height)

    def minimumSizeHint(self) -> QSize:
        """Insist on two rows in their whole width, or on all of them."""
        width = self._seats.minimumSizeHint().width() + self.bar_width
        return QSize(width, self._height if self._whole else self._seats.least_height())

    @property
    def bar_width(self) -> int:
        """How much of the width a scroll bar takes."""
        return self.verticalScrollBar().sizeHint().width()
