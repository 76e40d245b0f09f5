"""The table model of the history, quick for thousands of rows."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QDate, QDateTime, QLocale, QModelIndex, QObject, Qt

from core.kernel.messages import text
from gui.text.numbers import signed
from gui.text.translation import called, render
from gui.widgets.plain_text import plain_tip

from .subjects import played_before, subject_title

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPersistentModelIndex

    from core.history import Entry

HEADS = (
    text("history", "Played"),
    text("history", "Game"),
    text("history", "Players and points"),
    text("history", "Winner"),
)
CARDBOARD = text("history", "{game} (score sheet)")
GIVEN_UP = text("history", "{winners} (resigned: {names})")
OF_A_DAY = text("history", "{game} (daily deal, {day})")
Role = Qt.ItemDataRole


class HistoryModel(QAbstractTableModel):
    """A row for every game that is over."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Entry] = []

    def clear(self) -> None:
        """Show no games."""
        self.beginResetModel()
        self.rows = []
        self.endResetModel()

    def add(self, entries: Sequence[Entry]) -> None:
        """Add games in their sorted places; consecutive ones are inserted together."""
        begin = 0
        while begin < len(entries):
            row = bisect_right(self.rows, played_before(entries[begin]), key=played_before)
            end = len(entries)
            if row < len(self.rows):
                end = bisect_left(
                    entries, played_before(self.rows[row]), begin + 1, key=played_before
                )
            self.beginInsertRows(QModelIndex(), row, row + end - begin - 1)
            self.rows[row:row] = entries[begin:end]
            self.endInsertRows()
            begin = end

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        """Count the games."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008 - as Qt declares it
        """Count the columns."""
        return 0 if parent.isValid() else len(HEADS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Name the columns."""
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return render(HEADS[section])
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        """Return the text of a cell."""
        if role in {Role.DisplayRole, Role.AccessibleTextRole}:
            return _words(self.rows[index.row()], index.column())
        if role == Role.ToolTipRole:
            return plain_tip(_words(self.rows[index.row()], index.column()))
        return None


def _words(entry: Entry, column: int) -> str:
    match column:
        case 0:
            stamp = QDateTime.fromSecsSinceEpoch(entry.when)
            return QLocale().toString(stamp, QLocale.FormatType.ShortFormat)
        case 1:
            title = subject_title(entry.subject)
            if (day := QDate.fromString(entry.daily, Qt.DateFormat.ISODate)).isValid():
                shown = QLocale().toString(day, QLocale.FormatType.ShortFormat)
                return render(OF_A_DAY.bind(game=title, day=shown))
            tally = entry.kind == "tally"
            return render(CARDBOARD.bind(game=title)) if tally else title
        case 2:
            return " · ".join(f"{called(seat.name)}: {signed(seat.points)}" for seat in entry.seats)
        case _:
            return _winners(entry)


def _winners(entry: Entry) -> str:
    """Name who won, and who gave the game up."""
    winners = ", ".join(called(seat.name) for seat in entry.winners)
    if not entry.resigned:
        return winners
    names = ", ".join(called(entry.seats[seat].name) for seat in entry.resigned)
    return render(GIVEN_UP.bind(winners=winners, names=names))
