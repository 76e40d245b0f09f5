"""The board on the screen: pieces by their places, what the hand does with them, what moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import evolve, field, frozen
from PySide6.QtCore import QObject, QPointF, QRectF, QSignalBlocker, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene

from core.kernel.events import Moved, Scored, Turned
from core.kernel.places import Place
from gui.translation import render

from .animator import STAGGER, Animator, Flight
from .faces import Face
from .hand import Grip, Hand
from .handles import Handles
from .items import PieceItem
from .marks import DimMark, LabelMark, LossMark, PointsMark, RingMark, TargetMark
from .sprites import Sprites, painted
from .table import Arranging, Preview, Rounded, Traveling

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPixmap

    from core.kernel.messages import Message

    from .table import Layout, Stage, Table

GHOST = 0.38
LIFT = 1.06
HELD_Z = 1000.0
PREVIEW_Z = 610.0
ASIDE_Z = 545.0
OUT_OF_THE_WAY = 0.25
LABEL = 15.0
SMALLEST_TARGET = 44.0

SLIDE = 130

Reason = Callable[[Any], "Message | None"]
Travel: TypeAlias = tuple[Any, Moved | None]
"""An event, and what it moves."""


@frozen(eq=False)
class Dropped:
    """What the hand just let go, and how far off its place: it need not travel all the way."""

    places: frozenset[Place] = frozenset()
    offset: QPointF = field(factory=QPointF)


class TableScene(QGraphicsScene):
    """Shows a stage and lets a hand play on it.

    Signals:
        played: A legal move that was dropped.
        refused: The sentence that says why a drop is not legal, and the place.
        settled: Everything lies where the stage says.
        focus_changed: The keyboard's ring is elsewhere.
    """

    played = Signal(object)
    refused = Signal(object, object)
    settled = Signal()
    focus_changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        """Make an empty scene for a game."""
        super().__init__(parent)
        self.table = table
        self.animator = Animator(self)
        self.animator.finished.connect(self._on_arrived)
        self.hand = Hand(self.rect_of, self._aside_at, self)
        self.hand.changed.connect(self._on_hand_changed)
        self.hand.dropped.connect(self._on_dropped)
        self.hand.missed.connect(self._on_missed)
        self.hand.arranged.connect(self._on_arranged)
        self.sprites = Sprites()
        self.ratio = 1.0
        self.show_help = True
        self.focus: Place | None = None
        self._stage: Stage | None = None
        self._layout: Layout = {}
        self._moves: Sequence[Any] = ()
        self._why: Reason = lambda _: None
        self._faces: dict[Place, Face] = {}
        self._items: dict[Place, PieceItem] = {}
        self._travelers: list[PieceItem] = []
        self._marks: list[QGraphicsItem] = []
        self._last: tuple[Place, ...] = ()
        self._dropped = Dropped()
        self._slid: dict[Place, QRectF] = {}
        self._slider = Animator(self, SLIDE)
        self._hovered: Place | None = None
        self._highlighted: tuple[Place, ...] = ()
        self._members: dict[Place, Place] = {}
        self._lifted: set[Place] = set()
        self._aside: Sequence[Face] = ()
        self._backdrop = QGraphicsPixmapItem()
        self.addItem(self._backdrop)
        self._held = QGraphicsPixmapItem()
        self._held.setZValue(HELD_Z)
        self.addItem(self._held)

    @property
    def stage(self) -> Stage:
        """What is shown."""
        assert self._stage is not None  # noqa: S101 - asked only once something is shown
        return self._stage

    @property
    def board_layout(self) -> Layout:
        """Where every place is."""
        return self._layout

    @property
    def moves(self) -> Sequence[Any]:
        """What can be played."""
        return self._moves

    def rect_of(self, place: Place) -> QRectF:
        """Tell where a place is; an empty rectangle if it is nowhere."""
        return self._layout.get(place, QRectF())

    def show_stage(self, stage: Stage, moves: Sequence[Any], why: Reason) -> None:
        """Show a stage at once, with what can be played on it."""
        self._cut_short()
        self._set(stage, moves, why)
        self._settle()

    def play_events(
        self, stage: Stage, moves: Sequence[Any], why: Reason, events: Sequence[Any]
    ) -> None:
        """Let the pieces travel as events tell, then show the stage they led to."""
        self._cut_short()
        flights_from = dict(self._faces)
        self._set(stage, moves, why)
        travels = [(event, self._travel(event)) for event in events]
        self._last = _done_by_hand(travels, flights_from)
        self.animator.fly(self._flights(travels, flights_from))
        self._dropped = Dropped()

    def finish_motion(self) -> None:
        """Let everything arrive at once."""
        self.animator.finish()

    def redraw(self) -> None:
        """Show the same stage again, in another language, theme or text size."""
        if self._stage is not None:
            self.sprites.clear()
            self.show_stage(self._stage, self._moves, self._why)

    def source_at(self, at: QPointF) -> Place | None:
        """Find what can be taken at a point; small things have a halo."""
        best: tuple[float, float, Place] | None = None
        for member, source in self._members.items():
            rect = self.rect_of(member)
            halo = max(0.0, (SMALLEST_TARGET - min(rect.width(), rect.height())) / 2)
            if rect.adjusted(-halo, -halo, halo, halo).contains(at):
                face = self._faces.get(member)
                way = rect.center() - at
                key = (-(face.z if face else 0.0), way.x() ** 2 + way.y() ** 2, source)
                if best is None or key[:2] < best[:2]:
                    best = key
        return best[2] if best else None

    def place_at(self, at: QPointF) -> Place | None:
        """Find the smallest place at a point where somebody may try to drop something."""
        under = [p for p in self.table.drop_places(self.stage) if self.rect_of(p).contains(at)]
        return min(under, key=lambda p: _area(self.rect_of(p)), default=None)

    def hover(self, at: QPointF) -> Place | None:
        """Outline what would come along, and tell what it is."""
        source = self.source_at(at)
        if source != self._hovered:
            self._hovered = source
            self._mark()
        return source

    def highlight(self, places: Sequence[Place]) -> None:
        """Ring some places, such as those that earned points somebody asks about."""
        if tuple(places) != self._highlighted:
            self._highlighted = tuple(places)
            self._mark()

    def set_focus(self, place: Place | None) -> None:
        """Put the keyboard's ring somewhere."""
        self.focus = place
        self._mark()
        self.focus_changed.emit()

    def source_of(self, place: Place) -> Place | None:
        """Find what is taken by taking what lies at a place."""
        return self._members.get(place)

    def focusable(self) -> Sequence[Place]:
        """List what the keyboard can go to now."""
        if self.hand.holding and self.hand.source is not None:
            return tuple(self.hand.handles.targets(self.hand.source, self.hand.variant))
        return self.hand.handles.sources

    def _set(self, stage: Stage, moves: Sequence[Any], why: Reason) -> None:
        self._stage, self._moves, self._why = stage, moves, why
        self._layout = self.table.layout(stage)
        self.setSceneRect(QRectF(QPointF(), stage.size))
        handles = Handles(self.table.handles(stage.view, moves))
        self._members = {}
        for source in handles.sources:
            for member in self.table.group(stage.view, source):
                self._members.setdefault(member, source)
            self._members[source] = source
        self._hovered = None
        self._slid = {}
        self.hand.deal(handles)

    def _cut_short(self) -> None:
        """Let everything arrive without a word, for something newer is about to be shown."""
        with QSignalBlocker(self):
            self.animator.finish()

    def _settle(self) -> None:
        stage = self.stage
        self._slider.finish()
        for traveler in self._travelers:
            self.removeItem(traveler)
        self._travelers.clear()
        self._backdrop.setPixmap(painted(stage.size, self.ratio, self._paint_backdrop))
        self._faces = {face.place: face for face in self.table.faces(stage, self._layout)}
        for place in self._items.keys() - self._faces.keys():
            self.removeItem(self._items.pop(place))
        for place, face in self._faces.items():
            self._item(place).show_face(face, self._pixmap(face))
        self._mark()
        self.settled.emit()

    def _paint_backdrop(self, painter: QPainter, _: QRectF) -> None:
        self.table.paint_backdrop(painter, self.stage, self._layout)

    def _item(self, place: Place) -> PieceItem:
        item = self._items.get(place)
        if item is None:
            item = self._items[place] = PieceItem()
            self.addItem(item)
        return item

    def _pixmap(self, face: Face) -> QPixmap:
        stage = self.stage

        def paint(painter: QPainter, rect: QRectF) -> None:
            self.table.paint(painter, rect, face.picture, stage)

        key = (face.picture, stage.theme)
        return self.sprites.pixmap(key, face.rect.size(), self.ratio, paint)

    def _travel(self, event: Any) -> Moved | None:
        if isinstance(self.table, Traveling):
            return self.table.travel(event)
        return event if isinstance(event, Moved) else None

    def _flights(self, travels: Sequence[Travel], before: Mapping[Place, Face]) -> list[Flight]:
        """Let every piece travel once: what goes on from where it arrived flies there at once."""
        flights: dict[Place, Flight] = {}
        coming = {face.place: face for face in self.table.faces(self.stage, self._layout)}
        delay = 0.0
        for event, travel in travels:
            if isinstance(event, Scored):
                delay += STAGGER
            flight = self._flight(travel, before, coming, delay) if travel else None
            if travel is None or flight is None:
                continue
            if (earlier := flights.pop(travel.source, None)) is not None:
                earlier.item.setVisible(False)
                flight = evolve(flight, start=earlier.start, delay=earlier.delay)
            flights[travel.target] = flight
            delay += STAGGER
        return list(flights.values())

    def _flight(
        self,
        travel: Moved,
        before: Mapping[Place, Face],
        coming: Mapping[Place, Face],
        delay: float,
    ) -> Flight | None:
        start, end = self.rect_of(travel.source), self.rect_of(travel.target)
        if start.isNull() or end.isNull():
            return None
        face, left = coming.get(travel.target), before.get(travel.source)
        picture = face.picture if face else self.table.picture_of(travel.piece, self.stage)
        if picture is None:
            return None
        size = (face or left or Face(travel.target, picture, end)).rect.size()
        half = QPointF(size.width() / 2, size.height() / 2)
        end_at = face.rect.topLeft() if face else end.center() - half
        if (lying := self._items.get(travel.source)) is not None and travel.source in before:
            lying.setOpacity(0.0)
        traveler = PieceItem()
        self.addItem(traveler)
        self._travelers.append(traveler)
        shown = Face(travel.target, picture, QRectF(start.topLeft(), size), z=700)
        traveler.show_face(shown, self._pixmap(shown))
        turn = (0.0, face.turn if face else 0.0)
        by_hand = travel.source in self._dropped.places
        start_at = end_at + self._dropped.offset if by_hand else start.center() - half
        return Flight(traveler, start_at, end_at, delay, turn)

    def _on_arrived(self) -> None:
        if self._stage is not None:
            self._settle()

    def _on_hand_changed(self) -> None:
        if self.focus not in self.focusable():
            self.focus = self.hand.target if self.focus else None
        self._show_held()
        self._mark()

    def _show_held(self) -> None:
        hand = self.hand
        for place in self._lifted & self._items.keys() & self._faces.keys():
            self._items[place].setOpacity(self._faces[place].opacity)
        self._lifted, self._aside = set(), ()
        if not hand.holding or hand.source is None:
            self._held.setVisible(False)
            return
        faces = self.table.held(self.stage, self._layout, hand.source, hand.variant)
        self._lifted = {*self.table.group(self.stage.view, hand.source), *(f.place for f in faces)}
        for place in self._lifted & self._items.keys():
            self._items[place].setOpacity(GHOST)
        if isinstance(self.table, Arranging):
            self._aside = self.table.aside(self.stage, self._layout, hand.source, hand.variant)
        bounds = QRectF()
        for face in faces:
            bounds = bounds.united(face.rect)
        key = ("held", hand.source, hand.variant, self.stage.theme, id(self.stage))
        pixmap = self.sprites.pixmap(
            key, bounds.size(), self.ratio, lambda p, _: self._paint_held(p, faces, bounds)
        )
        self._held.setPixmap(pixmap)
        self._held.setScale(LIFT)
        arranging = hand.grip is Grip.CARRIED and self._aside_at(hand.pointer) is not None
        self._held.setOpacity(0.85 if hand.handle else OUT_OF_THE_WAY if arranging else 1.0)
        self._held.setPos(hand.pointer + bounds.topLeft() * LIFT)
        self._held.setVisible(True)

    def _paint_held(self, painter: QPainter, faces: Sequence[Face], bounds: QRectF) -> None:
        for face in faces:
            painter.save()
            center = face.rect.center() - bounds.topLeft()
            painter.translate(center)
            painter.rotate(face.turn)
            rect = QRectF(QPointF(), face.rect.size())
            rect.moveCenter(QPointF())
            painter.setOpacity(face.opacity)
            self.table.paint(painter, rect, face.picture, self.stage)
            painter.restore()

    def _clear_marks(self) -> None:
        for mark in self._marks:
            self.removeItem(mark)
        self._marks = []

    def _mark(self) -> None:
        self._clear_marks()
        if self._stage is None or self.animator.running:
            return
        hand = self.hand
        last = [self._faces[place] for place in self._last if place in self._faces]
        self._marks += [
            self._ring(face.place, "ring", 2, 540, face.body or face.rect) for face in last
        ]
        if self._hovered is not None and hand.grip is Grip.NOTHING:
            group = self.table.group(self._stage.view, self._hovered)
            self._marks += [self._ring(member, "accent", 2, 560) for member in group]
        shown = [place for place in self._highlighted if not self.rect_of(place).isNull()]
        self._marks += [self._ring(place, "ring", 3, 570) for place in shown]
        self._marks += [self._hint(face, ASIDE_Z) for face in self._aside]
        sliding: Sequence[Face] = ()
        if hand.holding and hand.source is not None and self.show_help:
            sliding = self._mark_targets(hand.source)
        self._slide(sliding)
        if self.focus is not None and not self.rect_of(self.focus).isNull():
            self._marks.append(self._ring(self.focus, "accent", 3, 900))
        for mark in self._marks:
            self.addItem(mark)

    def _mark_targets(self, source: Place) -> Sequence[Face]:
        """Mark where a source can go and what that brings; tells what slides on the board."""
        theme, hand = self.stage.theme, self.hand
        targets = hand.handles.targets(source, hand.variant)
        for target, handle in targets.items():
            rect, hovered = self.rect_of(target), target == hand.target
            mark = TargetMark(rect, theme, hovered=hovered)
            self._marks.append(mark.rounded(self._roundness(target)))
            if handle.label is not None:
                words = render(handle.label, [look.name for look in self.stage.looks])
                size = LABEL * self.stage.scale
                self._marks.append(LabelMark(words, rect, theme, size=size, hovered=hovered))
        preview = Preview()
        if hand.handle is not None:
            preview = self.table.preview(self.stage, self._layout, hand.handle)
        bright = [self.rect_of(place) for place in (*targets, *preview.marked)]
        for place in self.table.drop_places(self.stage):
            rect = self.rect_of(place)
            if place.area in {t.area for t in targets} and not any(map(rect.intersects, bright)):
                self._marks.append(DimMark(rect, theme).rounded(self._roundness(place)))
        sliding = [face for face in preview.faces if self._lies(face)]
        hinted = (face for face in preview.faces if face not in sliding)
        self._marks += [self._hint(face, PREVIEW_Z) for face in hinted]
        self._marks += [self._ring(place, "ring", 3, 615) for place in preview.marked]
        for place, loss in preview.losses.items():
            rect = self.rect_of(place)
            self._marks.append(LossMark(rect, theme).rounded(self._roundness(place)))
            self._marks.append(PointsMark(-loss, rect.topRight(), theme, 16))
        if preview.points is not None:
            at = hand.pointer + QPointF(34, -40)
            self._marks.append(PointsMark(preview.points, at, theme))
        return sliding

    def _ring(
        self, place: Place, color: str, width: float, z: float, rect: QRectF | None = None
    ) -> RingMark:
        mark = RingMark(rect or self.rect_of(place), self.stage.theme, color, width, z)
        return mark.rounded(self._roundness(place))

    def _hint(self, face: Face, z: float) -> PieceItem:
        item = PieceItem()
        item.show_face(face, self._pixmap(face))
        item.setZValue(z + face.z)
        return item

    def _roundness(self, place: Place) -> float | None:
        return self.table.roundness(place) if isinstance(self.table, Rounded) else None

    def _aside_at(self, at: QPointF) -> Place | None:
        under = [face for face in self._aside if face.rect.contains(at)]
        return max(under, key=lambda face: face.z).place if under else None

    def _on_arranged(self, grabbed: Place, dropped: Place) -> None:
        hand = self.hand
        if isinstance(self.table, Arranging) and hand.source is not None:
            moved = (grabbed, dropped)
            variant = self.table.arranged(self.stage.view, hand.source, hand.variant, moved)
            if variant in hand.handles.variants(hand.source):
                hand.set_variant(variant)

    def _slide(self, faces: Sequence[Face]) -> None:
        """Let what lies on the board slide to where a preview shows it, and else back home."""
        wanted = {face.place: face.rect for face in faces}
        if wanted == self._slid:
            return
        flights = []
        for place in {**wanted, **self._slid}:
            item, home = self._items[place], self._faces[place]
            goal, turn = wanted.get(place, home.rect), (home.turn, home.turn)
            flights.append(Flight(item, item.pos(), goal.topLeft(), turn=turn))
        self._slid = wanted
        self._slider.speed = self.animator.speed
        self._slider.fly(flights)

    def _lies(self, face: Face) -> bool:
        lying = self._faces.get(face.place)
        return lying is not None and lying.picture == face.picture

    def _on_dropped(self, handle: Any) -> None:
        self._held.setVisible(False)
        self._clear_marks()
        places = frozenset(self.table.group(self.stage.view, handle.source))
        offset = self.hand.pointer - self.rect_of(handle.target).center()
        self._dropped = Dropped(places, offset)
        self.played.emit(handle.move)

    def _on_missed(self, source: Place, aimed: Place | None, variant: Any) -> None:
        if aimed is None or aimed == source:
            return
        move = self.table.attempt(self.stage.view, source, aimed, variant)
        reason = self._why(move) if move is not None else None
        if reason is not None:
            self.refused.emit(reason, aimed)


def _done_by_hand(travels: Sequence[Travel], before: Mapping[Place, Face]) -> tuple[Place, ...]:
    """Find where the last move went: as far as pieces moved, turned or scored for it."""
    last: dict[Place, None] = {}
    going_on = False
    for event, travel in travels:
        going_on |= travel is None and not isinstance(event, Moved | Scored | Turned)
        if travel is None:
            continue
        if travel.source in last or (travel.source in before and not going_on):
            last.pop(travel.source, None)
            last[travel.target] = None
    return tuple(last)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()
