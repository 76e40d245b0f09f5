"""Starting the program so that a fault on the way to its window is seen."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from gui.system.fault_log import FAULTS, FaultLog, state_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

UNATTENDED = frozenset({"--smoke", "--self-test"})
"""Arguments with which no person sits before the screen."""


def run_guarded(start: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run the program with all hooks in place; returns its exit code, 1 after a fault."""
    attended = not UNATTENDED & {*arguments}
    log = FaultLog(state_folder())
    log.install(dump=attended)
    try:
        code = _started(start, arguments)
        if code is None:
            _tell(log, attended=attended)
            gc.freeze()  # half a window is not taken apart: Qt may crash over the order
        return 1 if code is None else code
    finally:
        log.uninstall()


def _started(start: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int | None:
    """Start; after a fault return None, with no frame of what failed left alive."""
    try:
        return start(arguments)
    except Exception:  # noqa: BLE001 - any fault ends the start
        FAULTS.exception("The program cannot go on")
        return None


def _tell(log: FaultLog, *, attended: bool) -> None:
    """Say on stderr what happened and where the log is; show a fault of the start in a window."""
    closing = log.on_fault is not None
    what = "Kupola failed while closing." if closing else "Kupola cannot start."
    where = f" The log is {log.path}." if log.path is not None and log.path.exists() else ""
    if sys.stderr is not None:
        print(f"kupola: {what}{where}", file=sys.stderr)  # noqa: T201 - this is for a terminal
    if closing or not attended:
        return
    try:
        from gui.system.fault_report import report  # noqa: PLC0415 - seldom wanted

        from .start_failure import show_failure  # noqa: PLC0415 - Qt may be what failed

        show_failure(report(log.faults, log.lines))
    except Exception:  # noqa: BLE001 - stderr and the log have told of the first fault
        FAULTS.exception("The fault cannot be shown in a window")
