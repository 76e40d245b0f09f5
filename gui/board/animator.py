"""Pieces that travel. The end picture is not its job: the scene settles when it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem

from gui.look.motion_speed import SPEEDS

if TYPE_CHECKING:
    from collections.abc import Sequence

TRAVEL = 320
STAGGER = 70
LONGEST = 1600


@frozen(eq=False)
class Flight:
    """An item that goes from one point to another, starting some milliseconds late.

    Attributes:
        item: What moves.
        start: Where it begins.
        end: Where it arrives.
        delay: How many milliseconds it waits.
        turn: How askew it lies at the start and at the end, in degrees.
        appears: Whether it is invisible until it departs, as a piece is that lies in a pile.
        dress: Sets the item's picture before it is shown; None: it has one.

    """

    item: QGraphicsItem
    start: QPointF
    end: QPointF
    delay: float = 0
    turn: tuple[float, float] = (0, 0)
    appears: bool = False
    dress: Callable[[], None] | None = None


class Animator(QObject):
    """Moves items along a common clock; owns the one animation there is."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None, travel: float = TRAVEL) -> None:
        """Begin idle; a flight takes this many milliseconds."""
        super().__init__(parent)
        self._travel = travel
        self.speed = SPEEDS["normal"]
        self._flights: Sequence[Flight] = ()
        self._ease = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_finished)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return bool(self._flights)

    def fly(self, flights: Sequence[Flight]) -> None:
        """Start the flights; those under way jump to their ends."""
        self.finish()
        if not flights or not self.speed:
            for flight in flights:
                _put(flight, 1.0)
            self.finished.emit()
            return
        self._flights = flights
        length = max(flight.delay for flight in flights) + self._travel
        self._clock.setEndValue(float(length))  # of the start value's type, or nothing moves
        self._clock.setDuration(round(min(length, LONGEST) * self.speed))
        for flight in flights:
            _show(flight, seen=not flight.appears)
            _put(flight, 0.0)
        self._clock.start()

    def finish(self) -> None:
        """End all flights: every item jumps to its end."""
        if self._flights:
            self._clock.setCurrentTime(self._clock.totalDuration())

    def _on_tick(self, moment: float) -> None:
        for flight in self._flights:
            share = min(1.0, max(0.0, (moment - flight.delay) / self._travel))
            if share > 0 and not flight.item.isVisible():
                _show(flight, seen=True)
            _put(flight, self._ease.valueForProgress(share))

    def _on_finished(self) -> None:
        self._flights = ()
        self.finished.emit()


def _show(flight: Flight, *, seen: bool) -> None:
    if seen and flight.dress is not None:
        flight.dress()
    flight.item.setVisible(seen)


def _put(flight: Flight, share: float) -> None:
    flight.item.setPos(flight.start + (flight.end - flight.start) * share)
    begin, end = flight.turn
    flight.item.setRotation(begin + (end - begin) * share)
