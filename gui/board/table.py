"""What the scene asks of a game: where its places are, what lies there, how it looks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from core.kernel.messages import Message, Seat
from core.kernel.places import Place
from gui.look.seat_look import SeatLook
from gui.look.theme import Theme

from .faces import Face

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from core.kernel.events import Moved

    from .handles import Handle
    from .piece_marks import Sign

Layout: TypeAlias = Mapping[Place, QRectF]
"""Where every place of a game is on the screen."""


@frozen(eq=False)
class Stage:
    """Everything a table needs to draw itself.

    Attributes:
        view: What the seat at the near side sees.
        near: Whose board is large.
        size: The size of the board on the screen.
        looks: The seats' names and colors.
        theme: The colors of the table.
        scale: How large text is, 1 being 100 %.
        keys: The keys of the board's commands, as this system writes them.

    """

    view: Any
    near: Seat
    size: QSizeF
    looks: Sequence[SeatLook]
    theme: Theme
    scale: float = 1.0
    keys: Mapping[str, str] = field(factory=dict)


@frozen
class Choice:
    """A move that is made by a button on the board.

    Attributes:
        move: The move.
        label: What the button says.
        place: Where it lies.
        explanation: What it does, in a sentence.
        primary: Whether it stands out.
        then: Moves that follow at once; all of them are taken back as one.

    """

    move: Any
    label: Message
    place: Place
    explanation: Message | None = None
    primary: bool = False
    then: tuple[Any, ...] = ()


@frozen(eq=False)
class Preview:
    """What a drop would bring: points, sentences and pictures shown half there."""

    points: int | None = None
    faces: tuple[Face, ...] = ()
    marked: tuple[Place, ...] = ()
    losses: Mapping[Place, int] = field(factory=dict)


class Table(Protocol):
    """How one game looks and is handled. It asks the core for every rule."""

    def layout(self, stage: Stage) -> Layout:
        """Place everything for a size of board."""

    def faces(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Tell what lies where."""

    def paint_backdrop(self, painter: QPainter, stage: Stage, layout: Layout) -> None:
        """Paint what lies under the pieces: boards, panels, labels."""

    def paint(self, painter: QPainter, rect: QRectF, picture: Hashable, stage: Stage) -> None:
        """Paint one piece."""

    def picture_of(self, piece: str, stage: Stage) -> Hashable | None:
        """Tell what a piece of an event looks like while it travels; None: it is not shown."""

    def handles(self, view: Any, moves: Sequence[Any]) -> Sequence[Handle]:
        """Make every legal move that is a drag into a gesture."""

    def choices(self, view: Any, moves: Sequence[Any]) -> Sequence[Choice]:
        """Make every legal move that is no drag into a button."""

    def group(self, view: Any, source: Place) -> Sequence[Place]:
        """List the places whose pieces come along when one is taken, itself first."""

    def held(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> Sequence[Face]:
        """Show what the hand holds, around the origin: the pointer."""

    def attempt(self, view: Any, source: Place, target: Place, variant: Hashable) -> Any | None:
        """Name the move that an illegal drop would be, so that the rules can say why not."""

    def preview(self, stage: Stage, layout: Layout, handle: Handle) -> Preview:
        """Show what a drop would lead to."""

    def name(self, view: Any, place: Place) -> Message:
        """Name a place and what lies there, for tooltips and screen readers."""

    def drop_places(self, stage: Stage) -> Sequence[Place]:
        """List every place where a person may try to drop something, legal or not."""


@runtime_checkable
class Arranging(Protocol):
    """A table on which a variant can also be seen, and changed, beside the hand."""

    def aside(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> Sequence[Face]:
        """Show what else the board looks like while a source is held in a variant."""

    def arranged(
        self, view: Any, source: Place, variant: Hashable, moved: tuple[Place, Place]
    ) -> Hashable:
        """Name the variant after one thing shown aside was dragged onto another, or clicked."""


@runtime_checkable
class Signed(Protocol):
    """A table whose pieces have colors, or something like them."""

    def signs(self, picture: Hashable) -> Sequence[Sign]:
        """Tell what stands for the colors of a piece."""


@runtime_checkable
class Answering(Protocol):
    """A table that can say where things go, for drops that no move of the game comes near."""

    def astray(self, view: Any, source: Place, target: Place) -> Message:
        """Say why something cannot go to a place for which ``attempt`` knows no move."""


@runtime_checkable
class Keeping(Protocol):
    """A table on which some things can be taken at some times only."""

    def taking(self, view: Any, place: Place) -> Any | None:
        """Name a move that would begin with what lies at a place; the rules say why not."""


@runtime_checkable
class Parted(Protocol):
    """A table whose backdrop can be painted part by part."""

    def parts(self, stage: Stage, layout: Layout) -> Sequence[Callable[[QPainter], None]]:
        """List what paints the backdrop, from the bottom to the top."""


@runtime_checkable
class Rounded(Protocol):
    """A table with places whose marks are no plain rectangles."""

    def roundness(self, place: Place) -> float:
        """Tell how round a place is: 0 for sharp corners, 1 for a circle or a capsule."""


@runtime_checkable
class Tagged(Protocol):
    """A table with pieces that wear something no mark may cover, such as a number."""

    def tags(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Tell what is shown above the marks while nothing moves."""


@runtime_checkable
class Traveling(Protocol):
    """A table whose events do not name the places of its faces, or that has its own kinds."""

    def travel(self, event: Any) -> Moved | None:
        """Tell between the places of which faces an event moves a piece; None: it moves none."""


@runtime_checkable
class Framed(Protocol):
    """A table on which everybody's board has an outline, and can be seen enlarged."""

    def frame(self, stage: Stage, seat: Seat) -> QRectF:
        """Give the outline of a seat's board, with its name."""


@runtime_checkable
class Fanning(Protocol):
    """A table with stacks that spread while they are pointed at."""

    def fan(self, stage: Stage, layout: Layout, at: QPointF) -> Sequence[Face]:
        """Tell where the pieces of the stack at a point lie while it is spread, if there is one."""
