"""The layout of a player's board, large or small.

All numbers are those of a board of 1056 × 736.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel.board import BROKEN_SPACES

from .table_areas import BOARD_HEIGHT, BOARD_WIDTH, SMALL_BOARD_WIDTH

if TYPE_CHECKING:
    from core.games.azul_duel.dome import Cell

PLATE = 152.0
PLATE_GAP = 4.0
DOME = QRectF(508, 116, 3 * PLATE + 2 * PLATE_GAP, 3 * PLATE + 2 * PLATE_GAP)
LINES_RIGHT = 464.0
PITCH = 73.0
TILE = 66.0
DOME_TILE = PLATE * 0.45 * 0.95
BROKEN_LEFT, BROKEN_PITCH = 34.0, 64.0
BROKEN_MIDDLE = {True: 662.0, False: 650.0}
"""How far down the broken tiles lie on the own board, and on another, which has no headings."""
BROKEN_TILE = 54.0
FIRST_TILE = 47.0
STORE = QRectF(492, 634, 496, 74)
TITLES, TITLE = 604.0, 24.0
"""How far down the headings of the lower edge are, and how high."""
SECTIONS = 5
CHIP = 46.0
TOKEN = 40.0
COIN_X, COIN = 1015.0, 40.0
OWNER = QRectF(0, 0, 440, 108)
LOSS_EDGE = 718.0
"""How far down the numbers of lost points reach."""
BUTTONS = QRectF(34, 112, 262, 156)


def cell_share(number: int) -> tuple[int, float]:
    """Return the plate of a dome row or column, and the position on it from 0 to 1."""
    plate, half = divmod(number - 1, 2)
    return plate, 0.49 * half


@frozen(eq=False)
class BoardPlan:
    """A board of some size somewhere."""

    panel: QRectF
    own: bool

    @cached_property
    def k(self) -> float:
        """How large the board is, 1 being 1056 × 736."""
        width = BOARD_WIDTH if self.own else SMALL_BOARD_WIDTH
        return min(self.panel.width() / width, self.panel.height() / BOARD_HEIGHT)

    @cached_property
    def origin(self) -> QPointF:
        """The top left corner of the board, which is centered in its panel."""
        width = BOARD_WIDTH if self.own else SMALL_BOARD_WIDTH
        half = QPointF(width, BOARD_HEIGHT) * (self.k / 2)
        return self.panel.center() - half

    def at(self, x: float, y: float) -> QPointF:
        """Return a point of the board."""
        return self.origin + QPointF(x, y) * self.k

    def rect(self, rect: QRectF) -> QRectF:
        """Return a rectangle of the board."""
        return QRectF(self.at(rect.left(), rect.top()), rect.size() * self.k)

    def around(self, x: float, y: float, side: float) -> QRectF:
        """Return a square about a point of the board."""
        return self.rect(QRectF(x - side / 2, y - side / 2, side, side))

    @staticmethod
    def row_y(row: int) -> float:
        """Return the y of a pattern line and its dome row."""
        plate, share = cell_share(row)
        return DOME.top() + plate * (PLATE + PLATE_GAP) + PLATE * (0.245 + share)

    @staticmethod
    def column_x(column: int) -> float:
        """Return the x of a dome column."""
        plate, share = cell_share(column)
        return DOME.left() + plate * (PLATE + PLATE_GAP) + PLATE * (0.255 + share)

    def line(self, number: int) -> QRectF:
        """Return a whole pattern line."""
        width = number * PITCH + 8
        top = self.row_y(number) - PITCH / 2
        return self.rect(QRectF(LINES_RIGHT + 4 - width, top, width, PITCH))

    def line_space(self, number: int, index: int) -> QRectF:
        """Return a space of a pattern line; 0 is the rightmost."""
        return self.around(LINES_RIGHT - PITCH * (index + 0.5), self.row_y(number), TILE)

    def gate(self, number: int) -> QPointF:
        """Return the point between a pattern line and its dome row."""
        return self.at(LINES_RIGHT + 14, self.row_y(number))

    def coin(self, row: int) -> QRectF:
        """Return the number beside a row of the dome."""
        return self.around(COIN_X, self.row_y(row), COIN)

    @property
    def owner(self) -> QRectF:
        """The corner with the owner's emblem, name and points."""
        corner = QRectF(self.panel.topLeft(), self.at(OWNER.right(), OWNER.bottom()))
        return corner.intersected(self.panel)

    def loss(self, space: QRectF) -> QRectF:
        """Return the room for the number under a space of the lower edge."""
        width, bottom = BROKEN_PITCH * self.k, self.at(0, LOSS_EDGE).y()
        left = space.center().x() - width / 2
        return QRectF(left, space.bottom(), width, max(1.0, bottom - space.bottom()))

    def slot(self, index: int) -> QRectF:
        """Return a slot for a dome plate."""
        step = PLATE + PLATE_GAP
        left, top = DOME.left() + index % 3 * step, DOME.top() + index // 3 * step
        return self.rect(QRectF(left, top, PLATE, PLATE))

    def cell(self, cell: Cell) -> QRectF:
        """Return a space of the dome."""
        row, column = cell
        return self.around(self.column_x(column), self.row_y(row), DOME_TILE)

    def broken(self, index: int) -> QRectF:
        """Return a space for a broken tile."""
        x = BROKEN_LEFT + (index + 0.5) * BROKEN_PITCH
        return self.around(x, self._broken_middle, BROKEN_TILE)

    @property
    def broken_field(self) -> QRectF:
        """The whole field for broken tiles."""
        width = BROKEN_SPACES * BROKEN_PITCH + 8
        return self.rect(QRectF(BROKEN_LEFT - 4, self._broken_middle - 33, width, 66))

    @property
    def first_tile(self) -> QRectF:
        """The space for the first-player tile."""
        return self.around(BROKEN_LEFT + 4.75 * BROKEN_PITCH, self._broken_middle, FIRST_TILE)

    @property
    def _broken_middle(self) -> float:
        return BROKEN_MIDDLE[self.own]

    @property
    def store(self) -> QRectF:
        """The whole storage for bonus chips."""
        return self.rect(STORE)

    @property
    def broken_title(self) -> QRectF:
        """The heading of the broken tiles."""
        return self.rect(QRectF(34, TITLES, 4.3 * BROKEN_PITCH, TITLE))

    @property
    def chips_title(self) -> QRectF:
        """The heading of the bonus chips."""
        return self.rect(QRectF(STORE.left() + 2, TITLES, STORE.width() - 4, TITLE))

    def section(self, index: int) -> QRectF:
        """Return the section of a round in the storage."""
        width = STORE.width() / SECTIONS
        left = STORE.left() + index * width + 2
        return self.rect(QRectF(left, STORE.top(), width - 4, STORE.height()))

    def storage(self, index: int) -> QRectF:
        """Return a space for a bonus chip."""
        section, half = divmod(index, 2)
        width = STORE.width() / SECTIONS
        x = STORE.left() + width * (section + 0.27 + 0.46 * half)
        y = STORE.top() + STORE.height() * (0.40 if self.own else 0.5)
        return self.around(x, y, CHIP)

    def token(self, index: int) -> QRectF:
        """Return the place of a token."""
        return self.around(54 + 44 * index, 160, TOKEN)

    def button(self, height: float) -> QRectF:
        """Return the place of a button left of the pattern lines."""
        area = self.rect(BUTTONS)
        height = min(max(height, area.height() * 0.36), area.height() / 2)
        return QRectF(area.left(), area.bottom() - height, area.width(), height)
