"""Points as a table: a row for each reason, a column for each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from core.kernel.messages import Seat, text
from gui.text.numbers import signed
from gui.text.translation import render
from gui.widgets.announce import TellingModel
from gui.widgets.plain_text import plain_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from core.kernel.places import Place
    from core.kernel.scores import ScoreLine
    from gui.games.narration import Row
    from gui.look.seat_look import SeatLook

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
WORTH = text("panels", "{reason} = {points}")
MOST = text("panels", "{player}, {reason}: {points}, the highest")


@frozen
class Head:
    """The head of a column: whose points these are, and where that player came in."""

    seat: Seat
    rank: int | None = None


class PointsModel(TellingModel, QAbstractTableModel):
    """The heads are row 0 and the labels column 0; everything is said in the current language."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.heads: tuple[Head, ...] = ()
        self.rows: tuple[Row, ...] = ()
        self.looks: Sequence[SeatLook] = ()

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [look.name for look in self.looks]

    @property
    def ranked(self) -> bool:
        """Whether the ranks are known."""
        return any(head.rank is not None for head in self.heads)

    def show(
        self, rows: tuple[Row, ...], heads: tuple[Head, ...], looks: Sequence[SeatLook]
    ) -> None:
        """Show other points."""
        same_shape = (len(rows), len(heads)) == (len(self.rows), len(self.heads))
        if not same_shape:
            self.beginResetModel()
        self.rows, self.heads, self.looks = rows, heads, looks
        if not same_shape:
            self.endResetModel()
        else:
            self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        last = self.index(self.rowCount() - 1, self.columnCount() - 1)
        self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Count the rows, heads included."""
        return 0 if parent.isValid() else len(self.rows) + 1

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Count the columns, labels included."""
        return 0 if parent.isValid() else len(self.heads) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Say what a cell shows, what it means, and what a screen reader reads out."""
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words(index)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(self._explained(index))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(index)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.told or self._explained(index)
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Name a column after its player, and a row after its reason."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        across = orientation is Qt.Orientation.Horizontal
        return self._words(self.index(0, section) if across else self.index(section, 0))

    def row_at(self, index: Index) -> Row | None:
        """Return the row of points of an index; None: the heads."""
        return self.rows[index.row() - 1] if index.row() > 0 else None

    def head_at(self, index: Index) -> Head | None:
        """Return the head of an index's column; None: the labels."""
        return self.heads[index.column() - 1] if index.column() > 0 else None

    def is_best(self, row: Row, seat: Seat) -> bool:
        """Return whether a seat has the most points in a row, and not all have as many."""
        points = [row.points(head.seat) for head in self.heads]
        return min(points) < max(points) == row.points(seat)

    def places_at(self, index: Index) -> tuple[Place, ...]:
        """List the places that earned the points of a cell, or of a whole row at its label."""
        return tuple(dict.fromkeys(p for line in self._lines(index) for p in line.places))

    def _lines(self, index: Index) -> Sequence[ScoreLine]:
        row, head = self.row_at(index), self.head_at(index)
        if row is None:
            return ()
        if head is None:
            return tuple(line for lines in row.lines for line in lines)
        return row.lines[head.seat]

    def _words(self, index: Index) -> str:
        row, head = self.row_at(index), self.head_at(index)
        if row is None:
            return self.names[head.seat] if head else ""
        return render(row.label, self.names) if head is None else signed(row.points(head.seat))

    def _explained(self, index: Index) -> str:
        row, head = self.row_at(index), self.head_at(index)
        if row is None:
            return self.names[head.seat] if head else ""
        lines = self._lines(index)
        if head is None:
            about = () if row.about is None else (render(row.about, self.names),)
            reasons = (render(line.reason, self.names) for line in lines)
            return "\n".join(dict.fromkeys((*about, *reasons)))
        return "\n".join(
            render(WORTH.bind(reason=e.reason, points=signed(e.points))) for e in lines
        )

    def _spoken(self, index: Index) -> str:
        row, head = self.row_at(index), self.head_at(index)
        if row is None or head is None:
            return self._words(index)
        label = render(row.label, self.names)
        if self.ranked and self.is_best(row, head.seat):
            points = signed(row.points(head.seat))
            return render(MOST.bind(player=self.names[head.seat], reason=label, points=points))
        return f"{self.names[head.seat]}, {label}: {signed(row.points(head.seat))}"
