"""The board on the screen: what lies there, what the hand does with it, what moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, QPointF, QRectF, QSignalBlocker, Signal
from PySide6.QtWidgets import QGraphicsScene

from .animator import Animator
from .hand import Grip, Hand
from .handles import Handles
from .held import HeldItem
from .making_way import Sliding
from .marking import Marking, Trail
from .tabletop import Tabletop
from .travelers import Dropped, Travelers, done_by_hand, untouched
from .turn_badge import TURN_BADGE

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.kernel.scores import ScoreLine

    from .faces import Face
    from .marking import Lit
    from .table import Layout, Stage, Table

SMALLEST_TARGET = 44.0

Reason = Callable[[Any], "Message | None"]


class TableScene(QGraphicsScene):
    """Shows a stage and lets a hand play on it.

    Attributes:
        hurry: Called at every press: ends what is being shown, and returns whether that was all the
            press was for.

    Signals:
        played: A legal move that was dropped.
        refused: The sentence that says why a drop is not legal, and the place.
        withheld: A thing that cannot be taken now was dragged or clicked.
        settled: Everything lies where the stage says.
        redrawn: The same stage is drawn again, in another language.
        focus_changed: The keyboard's ring is elsewhere.
    """

    played = Signal(object)
    refused = Signal(object, object)
    withheld = Signal(object)
    settled = Signal()
    redrawn = Signal()
    focus_changed = Signal()

    def __init__(self, table: Table, parent: QObject | None = None) -> None:
        """Make an empty scene for a game."""
        super().__init__(parent)
        self.table = table
        self.animator = Animator(self)
        self.animator.finished.connect(self._on_arrived)
        self.tabletop = Tabletop(self, table)
        self.held = HeldItem(self.tabletop)
        self.addItem(self.held)
        self.travelers = Travelers(self, self.tabletop)
        self.marking = Marking(self, self.tabletop)
        self._sliding = Sliding(self.tabletop, self)
        self.hand = Hand(self.rect_of, self.place_at, self.held.aside_at, self)
        self.hand.changed.connect(self._on_hand_changed)
        self.hand.dropped.connect(self._on_dropped)
        self.hand.missed.connect(self._on_missed)
        self.hand.arranged.connect(self._on_arranged)
        self.hurry: Callable[[], bool] = self._hurry
        self._then: Callable[[], None] = self.settle
        self._moves: Sequence[Any] = ()
        self._why: Reason = lambda _: None
        self._members: dict[Place, Place] = {}
        self._fan: Sequence[Face] = ()
        self._labels: tuple[Stage | None, Layout] = (None, {})

    @property
    def stage(self) -> Stage:
        """What is shown."""
        return self.tabletop.stage

    @property
    def board_layout(self) -> Layout:
        """Where every place is."""
        return self.tabletop.layout

    @property
    def labels(self) -> Layout:
        """Where everything is that explains itself and is no place."""
        stage, labels = self._labels
        if stage is not self.stage:
            labels = self.table.labels(self.stage)
            self._labels = (self.stage, labels)
        return labels

    @property
    def moves(self) -> Sequence[Any]:
        """What can be played."""
        return self._moves

    @property
    def focus(self) -> Place | None:
        """Where the keyboard's ring is."""
        return self.marking.focus

    def rect_of(self, place: Place) -> QRectF:
        """Return where a place or a label is; an empty rectangle if it is nowhere."""
        rect = self.tabletop.rect_of(place)
        return self.labels.get(place, rect) if rect.isNull() else rect

    def show_stage(self, stage: Stage, moves: Sequence[Any], why: Reason) -> None:
        """Show a stage without motion, with what can be played on it."""
        self._cut_short()
        self._set(stage, moves, why)
        self.settle()

    def play_events(  # noqa: PLR0913 - a stage, what can be played on it, and how it came about
        self,
        stage: Stage,
        moves: Sequence[Any],
        why: Reason,
        events: Sequence[Any],
        trail: Trail = Trail.FRESH,
        *,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Animate the pieces as events say.

        Args:
            stage: What they lead to.
            moves: What can be played on it.
            why: Says which rule a move breaks.
            events: What happened.
            trail: What stays marked of this move and those before it.
            then: Called when all have arrived, instead of settling; not called if something else
                is shown before.

        """
        self._cut_short()
        before = dict(self.tabletop.faces)
        self._set(stage, moves, why)
        travels = self.travelers.travels(events)
        earlier = () if trail is Trail.FRESH else untouched(self.marking.last, travels)
        last = done_by_hand(travels, before) if trail is not Trail.KEPT else ()
        self.marking.last = (*earlier, *last)
        self._then = then or self.settle
        self.animator.fly(self.travelers.depart(travels, before))

    def finish_motion(self) -> None:
        """End all motion: every piece jumps to its end."""
        self.animator.finish()

    def _hurry(self) -> bool:
        """Finish the motion; the press still means what it would have meant."""
        self.finish_motion()
        return False

    def settle(self) -> None:
        """Put everything where the stage says."""
        self._draw()
        self.settled.emit()

    def light(self, lit: Lit | None) -> None:
        """Light the places that are counted; None: counting is over."""
        if lit != self.marking.lit:
            self.marking.lit = lit
            self._mark()

    def recount(self, sheets: tuple[tuple[ScoreLine, ...], ...]) -> None:
        """Show the points as far as they are counted; none: those of the view."""
        self.tabletop.lay(evolve(self.stage, sheets=sheets))
        self._sliding.forget()
        self._draw()
        self._on_hand_changed()

    def redraw(self) -> None:
        """Draw the same stage again, in another language.

        What is held stays in the hand, what travels goes on, and nothing settles by it.
        """
        if self.tabletop.laid is None:
            return
        self.tabletop.sprites.clear()
        self.tabletop.forget_plans()
        if self.animator.running:
            self.tabletop.paint_ground()
        else:
            self._sliding.forget()
            self._draw()
            self._on_hand_changed()
        self.redrawn.emit()

    def source_at(self, at: QPointF) -> Place | None:
        """Find what can be taken at a point; small things have a halo, which covers no others."""
        spread = [face for face in self._fan if face.grip.contains(at)]
        if spread and max(spread, key=lambda face: face.z).place not in self._members:
            return None
        best: tuple[tuple[bool, float, float], Place] | None = None
        for member, source in self._members.items():
            rect = self.rect_of(member)
            halo = max(0.0, (SMALLEST_TARGET - min(rect.width(), rect.height())) / 2)
            if rect.adjusted(-halo, -halo, halo, halo).contains(at):
                face = self.tabletop.faces.get(member)
                way = rect.center() - at
                beside = not rect.contains(at)
                depth = 0.0 if beside or face is None else -face.z
                key = (beside, depth, way.x() ** 2 + way.y() ** 2)
                if best is None or key < best[0]:
                    best = (key, source)
        return best[1] if best else None

    def piece_at(self, at: QPointF) -> Place | None:
        """Find the uppermost thing at a point, whether it can be taken or not."""
        shown = {**self.tabletop.faces, **{face.place: face for face in self._fan}}
        under = [face for face in shown.values() if face.opacity == 1 and face.grip.contains(at)]
        return max(under, key=lambda face: face.z).place if under else None

    def place_at(self, at: QPointF) -> Place | None:
        """Find the smallest place at a point where something may be dropped, legally or not."""
        hand = self.hand
        if hand.grip is Grip.CARRIED and self.held.badge.contains(at):
            return TURN_BADGE
        targets = hand.handles.targets(hand.source, hand.variant) if hand.source else ()
        meant = (*self.table.drop_places(self.stage), *targets)
        under = [place for place in meant if self.rect_of(place).contains(at)]
        under = under or [place for place, rect in self.board_layout.items() if rect.contains(at)]
        return min(under, key=lambda place: _area(self.rect_of(place)), default=None)

    def hover(self, at: QPointF) -> Place | None:
        """Outline what would be taken or chosen, and return it; a stack spreads."""
        found = self.source_at(at) or self._direct_at(at)
        self._spread(at)
        if found != self.marking.hovered:
            self.marking.hovered = found
            self._mark()
        return found

    def click(self, at: QPointF) -> None:
        """Choose what a click alone plays, or report why the piece here cannot be taken.

        What belongs to a seat and begins no move is silent: it has been laid for good.
        """
        if (target := self._direct_at(at)) is not None:
            self.hand.choose(target)
            return
        place = self.piece_at(at) if self.moves else None
        if place is None:
            return
        if place.seat is None or self.table.taking(self.stage.view, place) is not None:
            self.withheld.emit(place)

    def _direct_at(self, at: QPointF) -> Place | None:
        place = self.place_at(at) if self.moves else None
        return place if self.hand.handles.direct(place) else None

    def highlight(self, places: Sequence[Place]) -> None:
        """Ring some places, such as those that earned the points under the pointer."""
        if tuple(places) != self.marking.highlighted:
            self.marking.highlighted = tuple(places)
            self._mark()

    def set_focus(self, place: Place | None) -> None:
        """Put the keyboard's ring somewhere."""
        self.marking.focus = place
        self._spread(self.rect_of(place).center() if place else QPointF())
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

    def refuse_number(self, number: int) -> bool:
        """Say why what is held cannot go to the place with a number; return whether there is one.

        Its other targets show how places are numbered.
        """
        hand = self.hand
        if not hand.holding or hand.source is None:
            return False
        known = self.table.drop_places(self.stage)
        for handle in hand.handles.every(hand.source):
            if handle.key.isdecimal() and handle.target.at:
                *at, index = handle.target.at
                meant = evolve(handle.target, at=(*at, index + number - int(handle.key)))
                if meant in known:
                    self._on_missed(hand.source, meant, hand.variant)
                    return True
        return False

    def _set(self, stage: Stage, moves: Sequence[Any], why: Reason) -> None:
        self._moves, self._why = moves, why
        self.tabletop.lay(stage)
        self.setSceneRect(QRectF(QPointF(), stage.size))
        handles = Handles(self.table.handles(stage.view, moves))
        self._members = {}
        for source in handles.sources:
            for member in self.table.group(stage.view, source):
                self._members.setdefault(member, source)
            self._members[source] = source
        self.marking.hovered = None
        self.marking.takable = (*self._members, *handles.direct_targets)
        for source in handles.sources:
            for place in self.table.stand_ins(stage.view, source):
                self._members.setdefault(place, source)
        self._fan = ()
        self._sliding.forget()
        self.hand.deal(handles)

    def _cut_short(self) -> None:
        """End all motion without a signal: something newer is about to be shown."""
        self._then = self.settle
        with QSignalBlocker(self):
            self.animator.finish()

    def _draw(self) -> None:
        self._sliding.finish()
        self.travelers.vanish()
        self.tabletop.settle()
        self._mark()

    def _mark(self) -> None:
        if self.tabletop.laid is None or self.animator.running:
            self.marking.clear()
            return
        sliding = self.marking.mark(self.hand, self.held.aside, self.held.badge)
        if self.hand.grip is Grip.NOTHING:
            sliding = self._fan
        self._sliding.slide(sliding, self.animator.speed)

    def _spread(self, at: QPointF) -> None:
        """Spread the stack at a point, and close any other."""
        if self.tabletop.laid is None:
            return
        fan = self.table.fan(self.stage, self.tabletop.layout, at)
        if [face.place for face in fan] != [face.place for face in self._fan]:
            self._fan = tuple(face for face in fan if self.tabletop.lies(face))
            self._mark()

    def _on_arrived(self) -> None:
        if self.tabletop.laid is not None:
            then, self._then = self._then, self.settle
            then()

    def _on_hand_changed(self) -> None:
        if self.focus not in self.focusable():
            self.marking.focus = self.hand.target if self.focus else None
        self.held.show_hand(self.hand)
        self._mark()

    def _on_arranged(self, grabbed: Place, dropped: Place) -> None:
        hand = self.hand
        if grabbed == TURN_BADGE:
            hand.turn(1)
        elif hand.source is not None:
            moved = (grabbed, dropped)
            variant = self.table.arranged(self.stage.view, hand.source, hand.variant, moved)
            if variant in hand.handles.variants(hand.source):
                hand.set_variant(variant)

    def _on_dropped(self, handle: Any) -> None:
        self.held.setVisible(False)
        self.marking.clear()
        places = frozenset(self.table.group(self.stage.view, handle.source))
        offset = self.hand.pointer - self.rect_of(handle.target).center()
        self.travelers.dropped = Dropped(places, offset)
        self.played.emit(handle.move)

    def _on_missed(self, source: Place, aimed: Place | None, variant: Any) -> None:
        if aimed is None:
            return
        if self._is_back(source, aimed):
            self.hand.cancel()
            return
        view = self.stage.view
        move = self.table.attempt(view, source, aimed, variant)
        reason = self._why(move) if move is not None else None
        if reason is None:
            reason = self.table.astray(view, source, aimed)
        if reason is not None:
            at = aimed if move is None else self.table.refused_at(view, move, aimed)
            self.refused.emit(reason, at)

    def _is_back(self, source: Place, aimed: Place) -> bool:
        """Return whether something was dropped where it came from."""
        taken = self.table.group(self.stage.view, source)
        home = self.rect_of(aimed)
        return aimed in taken or home.contains(self.rect_of(source).center())


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()
