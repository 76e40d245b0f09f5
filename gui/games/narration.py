"""The interface of a game's texts around the board: sentences, points, remaining pieces."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from attrs import frozen

from core.kernel.messages import Message, Seat
from core.kernel.places import Place
from core.kernel.scores import ScoreLine, ScoreSheet
from core.kernel.tuples import replaced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from core.match import Turn


@frozen
class Piece:
    """A picture beside a sentence: a piece by its code, and how wide it is for its height."""

    code: str
    shape: float = 1.0


@frozen
class MoveText:
    """A move in words, with the pieces that it is about.

    Attributes:
        sentence: Who moves which pieces from where to where: for the list of moves and for
            listeners.
        pieces: What it is about.
        detail: The same as a phrase without the player, for hints; None: the sentence says all.
        effects: What else the move did to pieces on the table, one sentence each, for listeners:
            what broke, who got the first-player tile, which order a stack has.
        compact: The sentence and the effects in the fewest words; none: they are short already.

    """

    sentence: Message
    pieces: tuple[Piece, ...] = ()
    detail: Message | None = None
    effects: tuple[Message, ...] = ()
    compact: tuple[Message, ...] = ()

    @property
    def exact(self) -> Message:
        """The move with its detail, for listeners who do not see the board."""
        return self.sentence if self.detail is None else self.detail

    def read_out(self, *, compact: bool = False) -> tuple[Message, ...]:
        """List the sentences to be read out after the move: it, then what it did."""
        full = (self.sentence, *self.effects)
        return (self.compact or full) if compact else full


@frozen
class Note:
    """An automatic event that concerns a seat: why it happened, and where."""

    seat: Seat
    reason: Message
    places: tuple[Place, ...]


@frozen
class Progress:
    """How far a game has come.

    Attributes:
        current: Which round or turn it is.
        total: How many there are.
        label: That in words.
        about: What is done in it, or what it changes.

    """

    current: int
    total: int
    label: Message
    about: Message | None = None


@frozen
class Variant:
    """Something by which this game differs from others of its kind.

    Attributes:
        name: What it is called.
        about: What it changes.
        on_board: Whether the board names it already, so that the header need not.

    """

    name: Message
    about: Message
    on_board: bool = False


class Weight(Enum):
    """How much a row of points matters: a part, a sum, or what may still come."""

    PART = "part"
    SUM = "sum"
    FORESEEN = "foreseen"


@frozen
class Row:
    """A row of a table of points.

    Attributes:
        label: What the points are for.
        lines: For each seat what the row adds up.
        weight: How much it matters.
        drawing: What stands for it where there is room for a picture; empty: nothing.
        about: What it counts; None: its label says it.

    """

    label: Message
    lines: tuple[tuple[ScoreLine, ...], ...]
    weight: Weight = Weight.PART
    drawing: str = ""
    about: Message | None = None

    def points(self, seat: Seat) -> int:
        """Add up what a seat got for this."""
        return sum(line.points for line in self.lines[seat])


@frozen
class Interlude:
    """What is shown between two parts of a game: the points of the part that ended."""

    title: Message
    rows: tuple[Row, ...]


Sheets: TypeAlias = tuple[tuple[ScoreLine, ...], ...]
"""The points of every seat, line by line."""


@frozen
class Count:
    """Points that are counted on the board, one line after another.

    Attributes:
        lines: Whose points are counted, and where they come from; notes are only shown.
        sheets: Everybody's points before the first line, and after each line.
        view: How the table lies meanwhile; None: as after the move.
        before: What happened up to then.
        after: What happened afterwards, such as clearing the table.

    """

    lines: tuple[tuple[Seat, ScoreLine | Note], ...]
    sheets: tuple[Sheets, ...]
    view: Any = None
    before: tuple[Any, ...] = ()
    after: tuple[Any, ...] = ()


def running(
    start: Sheets,
    lines: Iterable[tuple[Seat, ScoreLine | Note]],
    entered: Callable[[ScoreLine], ScoreLine],
) -> tuple[Sheets, ...]:
    """Add lines one by one to the points before them, each as it is entered on its sheet."""
    sheets = [start]
    for seat, line in lines:
        more = (entered(line),) if isinstance(line, ScoreLine) else ()
        sheets.append(replaced(sheets[-1], seat, sheets[-1][seat] + more))
    return tuple(sheets)


def gain(line: ScoreLine | Note) -> int:
    """Return what a line brings; a note brings nothing."""
    return line.points if isinstance(line, ScoreLine) else 0


@frozen
class Cell:
    """A kind of piece in the grid of what is left.

    Attributes:
        tip: What it is and how many there are, in words.
        piece: Its picture, by the code of the piece.
        drawings: Its picture, by the name of a drawing, or of the four that make it up.
        label: A number beside the picture, or instead of it.
        gone: None is left.
        heading: It only says what its row or column is about.
        need: The need that it stands for, as the game writes it; empty: none.

    """

    tip: Message
    piece: str = ""
    drawings: tuple[str, ...] = ()
    label: str = ""
    gone: bool = False
    heading: bool = False
    need: str = ""


@frozen
class Remaining:
    """What is left, as far as a person could have counted it.

    Attributes:
        title: What is counted.
        note: How many there are together, in words.
        rows: The grid; None is an empty corner.
        shape: How wide a cell is for its height.

    """

    title: Message
    note: Message
    rows: tuple[tuple[Cell | None, ...], ...]
    shape: float = 1.0


class Sentences(Protocol):
    """A game's texts: its ``narration`` module. It sees views, never states."""

    def move_text(self, turn: Turn, before: Any) -> MoveText:
        """Describe a move, from the view before it and the events as that viewer may know them."""

    def heading(self, event: Any) -> Message | None:
        """Name the part of the game that an event begins."""

    def note(self, event: Any) -> Note | None:
        """Explain an automatic event whose reason is not visible; None: nothing to explain."""

    def scored_apart(
        self, turn: Turn, before: ScoreSheet, after: ScoreSheet
    ) -> Iterable[tuple[Seat, ScoreLine]]:
        """List the points of a turn that its move did not earn: penalties, goals, bonuses.

        ``before`` and ``after`` are the shown points of the player who moved.
        """

    def status(self, view: Any, legal: Sequence[Any]) -> Message:
        """Say what the player to act can do, by the legal moves and nothing else."""

    def shown(self, turn: Turn) -> Sequence[Message]:
        """Say which hidden pieces a move showed, by the events as a viewer may know them."""

    def news(self, turn: Turn, after: Any, *, compact: bool = False) -> Sequence[Message]:
        """Name the pieces that came to light in a move, for listeners, one sentence each.

        New cards, the next line, filled factories, a new round. ``turn`` has its events as the
        viewer may know them, ``after`` is the viewer's view after it. To be read out after the
        points of the move and after ``standings``.
        """

    def standings(self, turn: Turn, after: Any) -> Message | None:
        """Say that a round, or a game of several, is over, with everybody's points.

        As in "Round 1 is over. Ana: 21, Ben: 25."; None: no such part ended with this move.
        """

    def progress(self, view: Any) -> Progress:
        """Return how far the game has come."""

    def categories(self, view: Any) -> Sequence[Message]:
        """List the kinds of points that have a row even when nobody has any."""

    def row_order(self, view: Any) -> Sequence[Message]:
        """List every row of points that a game can have, in the one order in which they stand."""

    def category(self, line: ScoreLine) -> Message:
        """Name the row to which some points belong."""

    def lost(self, label: Message, points: int) -> Message | None:
        """Say that a player lost points in a row, if the row costs points."""

    def gives_back(self, label: Message) -> bool:
        """Return whether a row only gives back what other rows took, so that it decides nothing."""

    def drawing(self, label: Message) -> str:
        """Name the drawing that stands for a row of points; empty: none does."""

    def about(self, label: Message) -> Message | None:
        """Say what a row of points counts; None: its label says it."""

    def variants(self, view: Any) -> Sequence[Variant]:
        """List the options and goals by which this game differs from others."""

    def foreseen(self, view: Any) -> Sequence[Row]:
        """Itemize what everybody would get if the round or the game ended now."""

    def interlude(self, turns: Sequence[Turn], seats: int) -> Interlude | None:
        """Sum up the part of the game that ended with the last of some moves, if one did."""

    def count(self, turn: Turn, before: Any, after: Any) -> Count | None:
        """Say which points are to be counted after a move, by the views before and after it."""

    def remaining(self, view: Any) -> Remaining:
        """Count what is left."""
