"""The interface between scene and game: places, faces, painting, gestures."""

# ruff: noqa: ARG002 - the default answers of a table look at nothing

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import field, frozen
from PySide6.QtCore import QPointF, QRectF, QSizeF

from core.kernel.events import Moved
from core.kernel.messages import Message, Seat
from core.kernel.places import Place
from core.kernel.scores import ScoreLine
from gui.look.seat_look import SeatLook
from gui.look.theme import Theme

from .faces import Face

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

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
        sheets: Everybody's points as far as they are counted; none: those of the view.
        names_keys: Whether the board names keys; not where fingers play.

    """

    view: Any
    near: Seat
    size: QSizeF
    looks: Sequence[SeatLook]
    theme: Theme
    scale: float = 1.0
    keys: Mapping[str, str] = field(factory=dict)
    sheets: tuple[tuple[ScoreLine, ...], ...] = ()
    names_keys: bool = True


@frozen
class Choice:
    """A move that is made by a button on the board.

    Attributes:
        move: The move.
        label: What the button says.
        place: Where it lies.
        explanation: What it does, in a sentence.
        primary: Whether it stands out.

    """

    move: Any
    label: Message
    place: Place
    explanation: Message | None = None
    primary: bool = False


@frozen(eq=False)
class Preview:
    """What a drop would bring.

    Attributes:
        points: What it scores, now or when its line is tiled, for example; None: nothing.
        faces: Pictures shown half there.
        marked: Places that score with it.
        losses: Places where something is lost, with the points; None: another one of them shows
            the points of both.
        notes: Whole sentences about it, for those who do not see the marks.

    """

    points: int | None = None
    faces: tuple[Face, ...] = ()
    marked: tuple[Place, ...] = ()
    losses: Mapping[Place, int | None] = field(factory=dict)
    notes: tuple[Message, ...] = ()


class Table(ABC):
    """How one game looks and is handled. It asks the core for every rule.

    The abstract methods are what every table has. The others answer for a table that has nothing of
    the kind; a table that has it overrides them.
    """

    @abstractmethod
    def layout(self, stage: Stage) -> Layout:
        """Place everything for a size of board."""

    @abstractmethod
    def faces(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Return the faces of everything on the table."""

    @abstractmethod
    def parts(self, stage: Stage, layout: Layout) -> Sequence[Callable[[QPainter], None]]:
        """List what paints boards, panels and labels under the pieces, from bottom to top."""

    @abstractmethod
    def paint(self, painter: QPainter, rect: QRectF, picture: Hashable, stage: Stage) -> None:
        """Paint one piece."""

    @abstractmethod
    def picture_of(self, piece: str, stage: Stage) -> Hashable | None:
        """Return the picture of an event's piece while it travels; None: it is not shown."""

    @abstractmethod
    def handles(self, view: Any, moves: Sequence[Any]) -> Sequence[Handle]:
        """Make every legal move that is a drag into a gesture."""

    @abstractmethod
    def held(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> Sequence[Face]:
        """Show what the hand holds, around the origin: the pointer."""

    @abstractmethod
    def attempt(self, view: Any, source: Place, target: Place, variant: Hashable) -> Any | None:
        """Name the move that an illegal drop would be, so that the rules can say why not."""

    @abstractmethod
    def name(self, view: Any, place: Place) -> Message:
        """Name a place and what lies there, for tooltips and screen readers."""

    @abstractmethod
    def drop_places(self, stage: Stage) -> Sequence[Place]:
        """List every place where a person may try to drop something, legal or not."""

    def paint_backdrop(self, painter: QPainter, stage: Stage, layout: Layout) -> None:
        """Paint all parts of what lies under the pieces."""
        for part in self.parts(stage, layout):
            part(painter)

    def choices(self, view: Any, moves: Sequence[Any]) -> Sequence[Choice]:
        """Make every legal move that is no drag into a button; here every move is a drag."""
        return ()

    def group(self, view: Any, source: Place) -> Sequence[Place]:
        """List the places whose pieces come along when one is taken, itself first; here only it."""
        return (source,)

    def stand_ins(self, view: Any, source: Place) -> Sequence[Place]:
        """List other places where a press takes a source; here none."""
        return ()

    def preview(self, stage: Stage, layout: Layout, handle: Handle) -> Preview:
        """Show what a drop would lead to; here nothing beside the marked target."""
        return Preview()

    def aside(
        self,
        stage: Stage,
        layout: Layout,
        source: Place,
        variant: Hashable,
    ) -> Sequence[Face]:
        """Show beside the hand what can be arranged while a source is held; here nothing."""
        return ()

    def badge_corner(
        self, stage: Stage, layout: Layout, source: Place, variant: Hashable
    ) -> QPointF:
        """Return the corner of the badge that turns the taken piece; here that of its place."""
        return layout[source].topRight()

    def arranged(
        self,
        view: Any,
        source: Place,
        variant: Hashable,
        moved: tuple[Place, Place],
    ) -> Hashable:
        """Name the variant after one thing shown aside was dragged onto another, or clicked."""
        return variant

    def words(self, picture: Hashable) -> str:
        """Return what is written on a piece in the current language; here pieces have no words."""
        return ""

    def signs(self, picture: Hashable) -> Sequence[Sign]:
        """Return the signs for the colors of a piece; here pieces have none."""
        return ()

    def astray(self, view: Any, source: Place, target: Place) -> Message | None:
        """Say why something cannot go to a place for which ``attempt`` knows no move."""
        return None

    def refused_at(self, view: Any, move: Any, aimed: Place) -> Place:
        """Return which place the refusal of an attempted move is about."""
        return aimed

    def taking(self, view: Any, place: Place) -> Any | None:
        """Name a move that would begin with what lies at a place; the rules say why not."""
        return None

    def why_it_stays(self, view: Any, place: Place) -> Message | None:
        """Say why what lies at a place cannot be taken, if no move would begin with it."""
        return None

    def roundness(self, place: Place) -> float | None:
        """Return how round a place is, from 0 (sharp) to 1 (a capsule); None: as round as usual."""
        return None

    def tags(self, stage: Stage, layout: Layout) -> Sequence[Face]:
        """Return what is shown above the marks while nothing moves, such as numbers of pieces."""
        return ()

    def travel(self, event: Any) -> Moved | None:
        """Return the two places between which an event moves a piece; None: it moves none."""
        return event if isinstance(event, Moved) else None

    def frame(self, stage: Stage, seat: Seat) -> QRectF | None:
        """Return the outline of a seat's board, with its name; None: it cannot be enlarged."""
        return None

    def labels(self, stage: Stage) -> Layout:
        """Return the rectangles of numbers, icons and words that have an explanation."""
        return {}

    def explain(self, view: Any, place: Place) -> Message | None:
        """Say what a place or a label is for, what it is worth and how it stands now."""
        return None

    def chances(self, view: Any, place: Place) -> Sequence[Message]:
        """Say how likely what a place stands for comes; here nothing is left to chance."""
        return ()

    def fan(self, stage: Stage, layout: Layout, at: QPointF) -> Sequence[Face]:
        """Return the faces of the spread stack at a point; here there are no stacks."""
        return ()
