"""The history as rows and columns, thousands of them without delay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QDateTime, QLocale, QModelIndex, QObject, Qt

from core.kernel.messages import text
from gui.text.numbers import signed
from gui.text.translation import called, render
from gui.widgets.plain_text import plain_tip

from .subjects import subject_title

if TYPE_CHECKING:
    from PySide6.QtCore import QPersistentModelIndex

    from core.history import Entry

HEADS = (
    text("history", "Played"),
    text("history", "Game"),
    text("history", "Players and points"),
    text("history", "Winner"),
)
CARDBOARD = text("history", "{game}, on the real table")
Role = Qt.ItemDataRole


class HistoryModel(QAbstractTableModel):
    """A row for every game that is over."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Entry] = []

    def show_entries(self, entries: list[Entry]) -> None:
        """Show other games."""
        self.beginResetModel()
        self.rows = entries
        self.endResetModel()

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
        """Tell what stands in a cell."""
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
            tally = entry.kind == "tally"
            return render(CARDBOARD.bind(game=title)) if tally else title
        case 2:
            return " · ".join(f"{called(seat.name)}: {signed(seat.points)}" for seat in entry.seats)
        case _:
            return ", ".join(called(seat.name) for seat in entry.winners)
