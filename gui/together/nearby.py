"""Looks for tables nearby, again and again while the guest chooses."""

from __future__ import annotations

from threading import Event, Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

if TYPE_CHECKING:
    from core.network.discovery import NearbyTable

PAUSE = 2.0
"""Seconds between two looks."""
_LOOKING: set[Nearby] = set()
"""Keeps those alive whose thread still looks."""


class Nearby(QObject):
    """Asks the network in a thread of its own.

    Signals:
        changed: The tables that are open; the first ones as soon as they answer.
    """

    changed = Signal(object)
    _found = Signal(object)
    _over = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._closing = Event()
        self._found.connect(self._on_found)
        self._over.connect(self._forget)

    def start(self) -> None:
        """Begin to look."""
        _LOOKING.add(self)
        Thread(target=self._run, name="kupola nearby", daemon=True).start()

    def stop(self) -> None:
        """Look no more; nothing is reported any more."""
        self._closing.set()

    def _run(self) -> None:
        from core.network.discovery import look_around  # noqa: PLC0415 - only guests need it

        known: list[NearbyTable] = []
        while not self._closing.is_set():
            found: list[NearbyTable] = []

            def take(table: NearbyTable, known: list[NearbyTable] = known) -> None:
                found.append(table)  # noqa: B023 - called only in this round
                if table not in known:
                    known.append(table)
                    self._found.emit(tuple(known))

            look_around(take, closing=self._closing.is_set)
            known[:] = sorted(found, key=lambda each: (each.host, each.address.written))
            if not self._closing.is_set():
                self._found.emit(tuple(known))
            self._closing.wait(PAUSE)
        self._over.emit()

    @Slot(object)
    def _on_found(self, tables: tuple[NearbyTable, ...]) -> None:
        if not self._closing.is_set():
            self.changed.emit(tables)

    @Slot()
    def _forget(self) -> None:
        _LOOKING.discard(self)
