"""The interface of a game's boards while they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from attrs import frozen
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from core.kernel.messages import Message, Seat, text
from core.kernel.places import Place
from core.kernel.tallying import AnyTally, BoardFlaw

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from core.kernel.tallying import Move, Put
    from gui.board.faces import Face
    from gui.board.table import Layout, Stage
    from gui.widgets.style import Style

BOX = Place("box")
TRAY = "tray"

LAY_OUT = text("tally", "{player}: set up this board with pieces from the box, in any order")
BOX_NAME = text("tally", "Box: drop a piece here to take it off the board")
IN_THE_BOX = text("tally", "In the box: {piece}")
SEVERAL_IN_THE_BOX = text("tally", "In the box, {count} left: {piece}")
ON_A_BOARD = text("tally", "Already on a board: {piece}")


def tray(index: int) -> Place:
    """Return the place of a piece in the tray."""
    return Place(TRAY, (index,))


@frozen(eq=False)
class TallyView:
    """What is looked at: one board of one player, among everything that lies on the table.

    Attributes:
        tally: How the game is counted.
        state: What lies on the table.
        seat: Whose board it is.
        page: Which of that player's boards.
        flaws: What is marked on it.

    """

    tally: AnyTally
    state: Any
    seat: Seat
    page: int
    flaws: tuple[BoardFlaw, ...] = ()


@frozen
class Group:
    """Pieces of the tray that are alike.

    Attributes:
        count: How many there are.
        shape: How wide one is for its height.
        size: How high one is, compared with other groups.

    """

    count: int
    shape: float
    size: float = 1.0


class TallyCell(QWidget):
    """A widget that chooses an option of a count.

    Signals:
        changed: Another value was chosen.
    """

    changed = Signal()

    @property
    def value(self) -> str:
        """What is chosen, as the option names it."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Show all words in the present language."""

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""


class TallyBoard(Protocol):
    """How one game's board looks; its ``tally`` module in ``gui/games``."""

    @property
    def invitation(self) -> Message:
        """What the status line asks the player at a seat to do."""

    @property
    def labels(self) -> Sequence[Message]:
        """The kinds of points that have a row before anybody has points for them."""

    @property
    def groups(self) -> Sequence[Group]:
        """The tray, in the order of the tally's pieces."""

    @property
    def share(self) -> float:
        """How much of the width is for the board; the tray gets the rest."""

    def layout(self, stage: Stage, room: QRectF) -> Mapping[Place, QRectF]:
        """Place everything on the board that can be taken or aimed at."""

    def faces(self, stage: Stage, layout: Layout) -> Iterator[Face]:
        """Return the faces of everything on the board."""

    def paint_ground(self, painter: QPainter, stage: Stage, room: QRectF) -> None:
        """Paint the empty board."""

    def piece_face(self, place: Place, piece: str, rect: QRectF, turn: int = 0) -> Face:
        """Show a piece in a rectangle of its unturned shape."""

    def held(self, stage: Stage, layout: Layout, piece: str, turn: int) -> Sequence[Face]:
        """Show a piece in the hand, around the origin, as large as on the board."""

    def piece_at(self, view: TallyView, place: Place) -> tuple[str, int] | None:
        """Return which piece lies at a place, and how it is turned."""

    def group(self, view: TallyView, place: Place) -> Sequence[Place]:
        """List the places that the piece at a place covers, itself first."""

    def drop_places(self, view: TallyView) -> Sequence[Place]:
        """List every place of the board where a person may try to put something."""

    def target(self, piece: str, place: Place) -> Place:
        """Return the place of a piece that is dropped on a place."""

    def piece_name(self, piece: str) -> Message:
        """Name a piece."""

    def name(self, view: TallyView, place: Place) -> Message:
        """Name a place of the board and what lies there."""

    def variant_words(self, piece: str, turn: int) -> Message | None:
        """Say how a piece is held; None: it can only be held in one way."""

    def roundness(self, place: Place) -> float | None:
        """Return how round a place is; None: as usual."""

    def meant(self, view: TallyView, place: Place) -> Move | None:
        """Name the move that Enter on an empty place makes; None: it could be several."""

    @property
    def typing(self) -> TypedNumbers | None:
        """How pieces are laid by their numbers; None: they have none."""


class TypedNumbers(Protocol):
    """How the pieces of a game are laid by typing numbers."""

    def piece(self, digits: str) -> str | None:
        """Return the piece with a number; None: no number begins with these digits."""

    def asked(self, piece: str) -> Message:
        """Say how a piece whose number is typed is laid."""

    @property
    def unknown(self) -> Message:
        """Say which numbers there are."""

    def at_once(self, view: TallyView, digits: str, cursor: Place) -> Move | None:
        """Name the move that digits alone make at a place."""

    def towards(self, view: TallyView, piece: str, cursor: Place, direction: str) -> Sequence[Put]:
        """List how a piece covers a place if it points in a direction, the likeliest way first."""

    def after(self, view: TallyView, cursor: Place | None) -> Place | None:
        """Return the place for the next piece: the next free one in reading order."""
