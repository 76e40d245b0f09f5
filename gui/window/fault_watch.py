"""Show a notice when a fault is logged; the notice is imported only then."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from gui.system.fault_log import installed

if TYPE_CHECKING:
    from gui.system.fault_log import FaultLog
    from gui.system.fault_report import Fault

    from .fault_notice import FaultNotice
    from .main_window import MainWindow

QUIET = 60.0
"""Seconds after a notice is closed in which no other one opens; faults only join the report."""
SETTLED = 500
"""Milliseconds after which a crash of the last run is shown: the window comes first."""


class FaultWatch(QObject):
    """Opens at most one notice at a time, in the thread of the window and between two events.

    Attributes:
        notice: The notice that is open.

    """

    _seen = Signal()

    def __init__(self, window: MainWindow, log: FaultLog) -> None:
        """Watch the log for as long as the window lives."""
        super().__init__(window)
        self._window, self._log = window, log
        self._crash: Fault | None = None
        self._closed = -QUIET
        self.notice: FaultNotice | None = None
        self._seen.connect(self._on_seen, Qt.ConnectionType.QueuedConnection)
        for pause, step in ((0, self._begin), (SETTLED, self.tell_crash)):
            timer = QTimer(self, singleShot=True, interval=pause)
            timer.timeout.connect(step)
            timer.start()

    def tell_crash(self) -> None:
        """Offer a report if the last run crashed."""
        self._crash = self._log.take_crash()
        if self._crash is not None and self.notice is None:
            self._open(crashed=True)

    def report(self) -> str:
        """Write the report of everything that has failed until now."""
        from gui.system.fault_report import report  # noqa: PLC0415 - seldom wanted

        crashed = [] if self._crash is None else [(self._crash, 1)]
        return report([*crashed, *self._log.faults], [*self._log.lines], self._names())

    def _names(self) -> set[str]:
        """Collect the names of all players, which no report shows."""
        window = self._window
        profiles = window.players.player_profiles.profiles
        names = {name for each in profiles for name in (each.name, *each.former)}
        if window.session is not None:
            names |= {player.name for player in window.session.controller.players}
        return names

    def _begin(self) -> None:
        """Watch from now on, and show faults from before the event loop started."""
        self._log.on_fault = self._seen.emit
        if self._log.faults:
            self._on_seen()

    def _on_seen(self) -> None:
        if self.notice is None and monotonic() - self._closed >= QUIET:
            self._open(crashed=False)

    def _open(self, *, crashed: bool) -> None:
        from .fault_notice import FaultNotice  # noqa: PLC0415 - seldom wanted

        self.notice = FaultNotice(self.report, self._window, crashed=crashed)
        self.notice.finished.connect(self._on_closed)
        self.notice.show()

    def _on_closed(self) -> None:
        if self.notice is not None:
            self.notice.deleteLater()
        self.notice, self._closed = None, monotonic()


def watch_faults(window: MainWindow) -> None:
    """Show notices of faults over a window, if a log is installed."""
    if (log := installed()) is not None:
        FaultWatch(window, log)
