"""One state machine for mouse, touch and keyboard: what is held, over what, in which variant.

Idle --press on a source--> Pressed --move 4 px--> Dragging --release--> dropped, or back
|--release in place--> Carried --click or Enter--> dropped
Idle --Enter on the focused source--> Carried
Idle --click on a direct target, or on a source that is taken at once--> dropped
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from .handles import Handle, Handles
from .tolerance import FINGER, STEADY

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from core.kernel.places import Place

    from .tolerance import Tolerance

HYSTERESIS = 8.0


class Grip(Enum):
    """How something is held."""

    NOTHING = "nothing"
    PRESSED = "pressed"
    DRAGGED = "dragged"
    CARRIED = "carried"


class Hand(QObject):
    """Takes, turns and drops; knows places and handles, no pictures and no rules.

    Attributes:
        cautious: Whether a drop only waits at its target until it is dropped again.
        poised: Whether a drop waits like this.
        by_finger: Whether the last press was by a finger, which is less exact than a mouse.

    Signals:
        changed: What is held, where it hovers or its variant changed.
        dropped: A handle whose move is to be made.
        missed: A place where nothing may be dropped, or None, with what was held.
        arranged: A thing shown aside was dragged onto another; onto itself if it was clicked.
    """

    changed = Signal()
    dropped = Signal(object)
    missed = Signal(object, object, object)
    arranged = Signal(object, object)

    def __init__(
        self,
        rect_of: Callable[[Place], QRectF],
        place_at: Callable[[QPointF], Place | None],
        aside_at: Callable[[QPointF], Place | None],
        parent: QObject | None = None,
    ) -> None:
        """Begin with nothing in the hand."""
        super().__init__(parent)
        self._rect_of = rect_of
        self._place_at = place_at
        self._aside_at = aside_at
        self._aside: Place | None = None
        self.tolerance: Tolerance = STEADY
        self.cautious = False
        self.poised = False
        self.by_finger = False
        self.handles = Handles()
        self.grip = Grip.NOTHING
        self.source: Place | None = None
        self.variant: Hashable = 0
        self.target: Place | None = None
        self.pointer = QPointF()
        self._steered = False
        self._origin = QPointF()

    @property
    def holding(self) -> bool:
        """Whether a piece has left its place."""
        return self.grip in {Grip.DRAGGED, Grip.CARRIED}

    @property
    def reach(self) -> Tolerance:
        """The tolerance of the hand now."""
        return self.tolerance.widened(FINGER) if self.by_finger else self.tolerance

    @property
    def handle(self) -> Handle | None:
        """The move that dropping now would make."""
        if self.source is None or self.target is None or not self.holding:
            return None
        return self.handles.targets(self.source, self.variant).get(self.target)

    def deal(self, handles: Handles) -> None:
        """Set the moves of a new position; a held piece returns."""
        self.handles = handles
        self._let_go()

    def press(self, source: Place | None, at: QPointF) -> bool:
        """Press the button over a source, or over nothing; return whether it mattered.

        A carried piece is dropped on the place under the pointer.
        """
        if self.poised:
            return self._press_poised(at)
        self.pointer = at
        if self.grip is Grip.CARRIED:
            return self._press_carrying(source)
        if source is None:
            return False
        self._take(source, Grip.PRESSED, at)
        return True

    def move(self, at: QPointF) -> None:
        """Move the pointer."""
        if self.poised:
            return
        self.pointer, self._steered = at, False
        if self.grip is Grip.PRESSED and self._far(at):
            self.grip = Grip.DRAGGED
        if self.holding:
            self.target = self._target_at(at)
        if self.grip is not Grip.NOTHING:
            self.changed.emit()

    def release(self, at: QPointF) -> None:
        """Release the button; what is dragged is dropped on the place under the pointer."""
        self.pointer = at
        if self._aside is not None:
            grabbed, self._aside = self._aside, None
            self.arranged.emit(grabbed, self._aside_at(at) or grabbed)
        elif self.grip is Grip.PRESSED:
            self._release_in_place()
        elif self.grip is Grip.DRAGGED:
            self.target = self._target_at(at)
            self._drop(self._place_at(at))

    def take(self, source: Place) -> None:
        """Take a source with the keyboard; the first legal target is aimed at."""
        self._hold(source, Grip.CARRIED, self._rect_of(source).center())
        self.aim(next(iter(self.handles.targets(source, self.variant)), None))

    def choose(self, target: Place) -> bool:
        """Take and drop at once, by a click on a direct target; return whether it is one."""
        handle = self.handles.direct(target)
        if handle is None or self.grip is not Grip.NOTHING:
            return False
        self._hold(handle.source, Grip.CARRIED, self._rect_of(handle.source).center())
        self.variant = handle.variant
        self.aim(target)
        self.drop()
        return True

    def aim(self, target: Place | None) -> None:
        """Aim at a target with the keyboard."""
        self.poised = False
        self.target = target
        self._steered = True
        if target is not None:
            self.pointer = self._rect_of(target).center()
        self.changed.emit()

    def drop(self) -> None:
        """Drop on the target aimed at."""
        if self.holding:
            self._drop(self.target)

    def drop_forced(self) -> bool:
        """Drop what is carried if only one place is left for it; return whether it was dropped."""
        if self.source is None or self.grip is not Grip.CARRIED:
            return False
        targets = self.handles.targets(self.source, self.variant)
        if len(targets) != 1 or len(self.handles.variants(self.source)) != 1:
            return False
        self.aim(next(iter(targets)))
        self.drop()
        return True

    def drop_by_key(self, key: str) -> bool:
        """Drop on the target that has this key; return whether there is one."""
        if self.source is None or not self.holding or not key:
            return False
        for target, handle in self.handles.targets(self.source, self.variant).items():
            if handle.key == key:
                self.aim(target)
                self.drop()
                return True
        return False

    def turn(self, step: int) -> bool:
        """Turn what is held to the next variant that fits somewhere."""
        if self.source is None or not self.holding:
            return False
        self.set_variant(self.handles.turned(self.source, self.variant, step))
        return True

    def set_variant(self, variant: Hashable) -> None:
        """Hold the piece in another variant."""
        if self.source is None:
            return
        self.poised = False
        self.variant = variant
        targets = self.handles.targets(self.source, variant)
        if self.target not in targets:
            at = self.pointer
            self.target = self._nearest(targets, at) if self._steered else self._target_at(at)
        self.changed.emit()

    def cancel(self) -> bool:
        """Put back what is held; return whether there was anything."""
        held = self.grip is not Grip.NOTHING
        self._let_go()
        return held

    def _release_in_place(self) -> None:
        """Carry what was clicked, or make the move of a source that is played by a click."""
        self.grip, self.target = Grip.CARRIED, None
        if (handle := self.handles.at_once(self.source)) is not None:
            self.target = handle.target
            self._drop(self.target)
        else:
            self.changed.emit()

    def _press_poised(self, at: QPointF) -> bool:
        """Make the move that waits by another press on its target; any other takes it back."""
        if self.target is not None and self._distance(self.target, at) == 0:
            self._drop(self.target)
        else:
            self.cancel()
        return True

    def _press_carrying(self, source: Place | None) -> bool:
        self.target = self._target_at(self.pointer)
        if self.handle is not None:
            self._drop(self.target)
        elif (aside := self._aside_at(self.pointer)) is not None:
            self._aside = aside
        elif source is not None and source != self.source:
            self._take(source, Grip.PRESSED, self.pointer)
        else:
            self._drop(self._place_at(self.pointer))
            return False
        return True

    def _take(self, source: Place, grip: Grip, at: QPointF) -> None:
        self._hold(source, grip, at)
        self.changed.emit()

    def _hold(self, source: Place, grip: Grip, at: QPointF) -> None:
        self.source, self.grip, self.target = source, grip, None
        self.poised = False
        self.variant = next(iter(self.handles.variants(source)), 0)
        self._origin = self.pointer = at
        self._steered = False

    def _drop(self, aimed: Place | None) -> None:
        handle, source, variant = self.handle, self.source, self.variant
        if handle is None:
            if self.grip is not Grip.CARRIED or aimed in {None, source}:
                self._let_go()
            self.missed.emit(source, aimed, variant)
            return
        if self.cautious and not self.poised:
            self.grip, self.poised = Grip.CARRIED, True
            self.pointer = self._rect_of(handle.target).center()
            self.changed.emit()
            return
        self._let_go(quietly=True)
        self.dropped.emit(handle)

    def _let_go(self, *, quietly: bool = False) -> None:
        self.grip, self.source, self.target, self._aside = Grip.NOTHING, None, None, None
        self.poised = False
        if not quietly:
            self.changed.emit()

    def _far(self, at: QPointF) -> bool:
        way = at - self._origin
        if way.x() ** 2 + way.y() ** 2 >= self.reach.threshold**2:
            return True
        if self.source is None or self._distance(self.source, self._origin) > 0:
            return False  # pressed on a piece that comes along
        slack = self.reach.threshold - STEADY.threshold
        return self._distance(self.source, at) > slack

    def _target_at(self, at: QPointF) -> Place | None:
        """Find the target that a drop at a point means.

        The place under the pointer is meant, whether it is a target or not. Only beside all places
        the nearest target counts, and the one aimed at stays so for a while.
        """
        if self.source is None:
            return None
        targets, under = self.handles.targets(self.source, self.variant), self._place_at(at)
        if under is not None:
            return under if under in targets else None
        aimed = self.target
        if aimed is not None and aimed in targets and self._distance(aimed, at) <= HYSTERESIS:
            return aimed
        near = [target for target in targets if self._distance(target, at) <= self.reach.halo]
        return self._nearest(near, at)

    def _nearest(self, targets: Iterable[Place], at: QPointF) -> Place | None:
        return min(targets, key=lambda target: self._nearness(target, at), default=None)

    def _nearness(self, target: Place, at: QPointF) -> tuple[float, float]:
        way = self._rect_of(target).center() - at
        return self._distance(target, at), way.x() ** 2 + way.y() ** 2

    def _distance(self, place: Place, at: QPointF) -> float:
        rect = self._rect_of(place)
        across = max(rect.left() - at.x(), 0.0, at.x() - rect.right())
        down = max(rect.top() - at.y(), 0.0, at.y() - rect.bottom())
        return max(across, down)
