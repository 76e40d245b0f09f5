"""Start the program so that a fault before its window opens is shown."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from gui.system.fault_log import FAULTS, FaultLog, state_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

UNATTENDED = frozenset({"--smoke", "--self-test"})
"""Arguments of starts without a person at the screen."""


def run_guarded(start: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run the program with all hooks in place; return its exit code, 1 after a fault."""
    attended = not UNATTENDED & {*arguments}
    log = FaultLog(state_folder())
    log.install(dump=attended)
    try:
        code = _started(start, arguments)
        if code is None:
            _tell(log, attended=attended)
            gc.freeze()  # a half-built window is not deleted: Qt may crash
        return 1 if code is None else code
    finally:
        log.uninstall()


def _started(start: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int | None:
    """Start; after a fault return None, and keep no frame of the traceback alive."""
    try:
        return start(arguments)
    except Exception:  # noqa: BLE001 - any fault ends the start
        FAULTS.exception("The program cannot go on")
        return None


def _tell(log: FaultLog, *, attended: bool) -> None:
    """Print what happened and where the log is; show a fault of the start in a window."""
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
    except Exception:  # noqa: BLE001 - stderr and the log have the first fault
        FAULTS.exception("The fault cannot be shown in a window")
