"""The moves of a match in words, oldest first, with headings where a part of the game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import frozen
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from core.kernel.messages import Message, Seat
from gui.games.move_points import scored_by, turn_points
from gui.games.move_text import move_text, seen
from gui.games.narration import MoveText
from gui.text.numbers import signed
from gui.text.translation import render
from gui.widgets.announce import TellingModel

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QObject

    from core.match import Line, Match
    from gui.games.narration import Sentences
    from gui.look.seat_look import SeatLook

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


@frozen(eq=False)
class MoveRow:
    """A move: its number, its player, its text, and the points that it earned itself."""

    ply: int
    seat: Seat
    move_text: MoveText
    points: int


@frozen(eq=False)
class ScoreRow:
    """Points that no move earned: a penalty, a goal or a bonus, and the seat it concerns."""

    ply: int
    seat: Seat
    reason: Message
    points: int


@frozen(eq=False)
class HeadingRow:
    """A part of the game that begins after a number of moves."""

    ply: int
    title: Message


@frozen(eq=False)
class NoteRow:
    """An event between two moves that no player caused, and the seat it concerns."""

    ply: int
    seat: Seat
    reason: Message


Entry: TypeAlias = MoveRow | ScoreRow | HeadingRow | NoteRow


class MoveModel(TellingModel, QAbstractListModel):
    """Lists the moves as one viewer may know them.

    The rows of every viewer are cached, so two people who share a screen cost no more than one.
    """

    def __init__(self, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences
        self._cache: dict[Seat | None, tuple[Line, list[Entry]]] = {}
        self.ply = 0
        self.rows: list[Entry] = []
        self.looks: Sequence[SeatLook] = ()

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [look.name for look in self.looks]

    def show(
        self,
        match: Match,
        viewer: Seat | None,
        looks: Sequence[SeatLook],
        *,
        whole: bool = False,
    ) -> None:
        """Show the moves that stand; for a whole line, also those to come."""
        if looks != self.looks:
            self._cache.clear()
        self.looks = looks
        rows = self._rows(match, match.line if whole else match.turns, viewer)
        pairs = enumerate(zip(self.rows, rows, strict=False))
        alike = next((i for i, (a, b) in pairs if a is not b), min(len(self.rows), len(rows)))
        if alike < len(self.rows):
            self.beginRemoveRows(QModelIndex(), alike, len(self.rows) - 1)
            del self.rows[alike:]
            self.endRemoveRows()
        if alike < len(rows):
            self.beginInsertRows(QModelIndex(), alike, len(rows) - 1)
            self.rows += rows[alike:]
            self.endInsertRows()
        self.ply = match.ply

    def row_of(self, ply: int) -> int | None:
        """Find the row of the move that was made last."""
        rows = (row for row, each in enumerate(self.rows) if each.ply == ply and self.is_move(row))
        return next(rows, None)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """Count moves, points, headings and notes."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Say a move, points, a heading or a note; a screen reader reads the points out too."""
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.told or None
        if role not in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return None
        row = self.rows[index.row()]
        words = render(_sentence(row), self.names)
        if role == Qt.ItemDataRole.DisplayRole or not points_of(row):
            return words
        return f"{words} {signed(points_of(row), plus=True)}"

    def is_move(self, row: int) -> bool:
        """Return whether a row is a move."""
        return isinstance(self.rows[row], MoveRow)

    def _rows(self, match: Match, turns: Line, viewer: Seat | None) -> list[Entry]:
        """Return a viewer's rows, adding those of new moves."""
        cached, rows = self._cache.get(viewer, ((), []))
        known = _common(cached, turns)
        rows = [row for row in rows if row.ply <= known]
        for ply in range(known, len(turns)):
            rows += self._tell(match, ply, viewer)
        self._cache[viewer] = turns, rows
        return rows

    def _tell(self, match: Match, ply: int, viewer: Seat | None) -> Iterator[Entry]:
        turn = match.line[ply]
        words = move_text(match, match.line, ply, viewer, self._sentences)
        points = turn_points(match, match.line, ply, self._sentences)
        yield MoveRow(ply + 1, turn.seat, words, points.own)
        for seat, line in points.apart:
            yield ScoreRow(ply + 1, seat, scored_by(seat, line), line.points)
        for event in seen(match, turn, viewer).events:
            if title := self._sentences.heading(event):
                yield HeadingRow(ply + 1, title)
            if note := self._sentences.note(event):
                yield NoteRow(ply + 1, note.seat, note.reason)


def _sentence(row: Entry) -> Message:
    match row:
        case MoveRow():
            return row.move_text.sentence
        case HeadingRow():
            return row.title
        case NoteRow() | ScoreRow():
            return row.reason


def points_of(row: Entry) -> int:
    """Return the points of a row; a heading or a note has none."""
    return row.points if isinstance(row, MoveRow | ScoreRow) else 0


def _common(old: Line, new: Line) -> int:
    """Count the moves with which both lines begin."""
    pairs = zip(old, new, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a is not b), min(len(old), len(new)))
