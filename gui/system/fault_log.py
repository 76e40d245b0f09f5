"""The log of faults: every unexpected fault is written to one small file in the state folder.

``logging`` is the way in: the hooks of Python and Qt write to loggers below ``kupola``, and so does
any module that survives a fault. Each place is written once and then counted. A log that cannot be
written is ignored.

``faulthandler`` keeps a file descriptor of its own for the time after a crash, when nothing can be
opened or renamed any more. So it writes to a file of its own, which is not rotated: the next start
copies its content into the log, and empties it.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import re
import sys
import threading
import time
from collections import deque
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from core import __version__

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import TracebackType

    from .fault_report import Fault

LOG_NAME = "kupola.log"
CRASH_NAME = "crash.txt"
LIMIT = 256 * 1024
"""Bytes of a log file, after which the next one is begun."""
KEPT = 3
"""Log files: the one being written and those before it."""
LONGEST = 16 * 1024
"""Bytes of one entry, or of one crash dump."""
MOST_PLACES = 200
"""The number of places that are counted separately in one run; the rest is one count."""
MOST_FAULTS = 10
"""Faults that a report shows in full."""
LINES = 20
"""The last entries of the log, which a report shows by their first line."""
MILESTONES = frozenset(10**n for n in range(12))
"""How often a place must have failed to be written: once, then ten times, and so on."""
OPENING = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)
"""Without blocking, in case a pipe has the log's name."""
LAST = ("last_type", "last_value", "last_traceback", "last_exc")
"""The attributes in which Python keeps the last fault for a debugger."""

FAULTS = logging.getLogger("kupola.fault")
QT = logging.getLogger("kupola.qt")


def state_folder() -> Path | None:
    """Find the folder for logs; None: there is none, or platformdirs is missing."""
    try:
        from gui.paths import state_folder as find  # noqa: PLC0415 - may be what is missing

        return find()
    except (ImportError, OSError, RuntimeError):
        return None


class RotatingFile:
    """A file of bounded size, with those that it replaced beside it.

    It is opened for every entry: entries are rare, and a second program may rotate it meanwhile.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, entry: str) -> None:
        """Add an entry; raises ``OSError`` where it cannot."""
        data = entry.encode("utf-8", "backslashreplace")[:LONGEST] + b"\n"
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            if self.path.stat().st_size + len(data) > LIMIT:
                self._rotate()
        descriptor = os.open(self.path, OPENING, 0o600)
        try:
            os.write(descriptor, data)
        finally:
            os.close(descriptor)

    def _rotate(self) -> None:
        older = [self.path.with_name(f"{self.path.name}.{n}") for n in range(1, KEPT)]
        files = [self.path, *older]
        for newer, old in reversed([*pairwise(files)]):
            with suppress(FileNotFoundError):
                newer.replace(old)


class FaultLog(logging.Handler):
    """Writes, counts and remembers the records of the loggers below ``kupola``.

    Attributes:
        lines: The first lines of the last entries.
        on_fault: Called, in any thread, for every place that fails for the first time; None as long
            as no window can show it.

    """

    def __init__(self, folder: Path | None) -> None:
        super().__init__(logging.WARNING)
        self.folder = folder
        self.lines: deque[str] = deque(maxlen=LINES)
        self.on_fault: Callable[[], object] | None = None
        self._file = None if folder is None else RotatingFile(folder / LOG_NAME)
        self._counts: dict[object, int] = {}
        self._faults: dict[object, Fault] = {}
        self._crash: int | None = None
        self._hooks: tuple[Any, Any, Any] | None = None
        self._qt_hook: list[Any] = []
        self.setFormatter(_Formatter())

    @property
    def path(self) -> Path | None:
        """The log file; None: there is none."""
        return None if self._file is None else self._file.path

    @property
    def faults(self) -> list[tuple[Fault, int]]:
        """The first faults of this run, and how often each was seen."""
        return [(fault, self._counts[key]) for key, fault in [*self._faults.items()]]

    def install(self, *, dump: bool) -> None:
        """Install the hooks of Python; a crash dump goes to the state folder, or to stderr."""
        logging.getLogger("kupola").addHandler(self)
        self._hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = on_exception
        threading.excepthook = on_thread_exception
        sys.unraisablehook = on_unraisable
        with suppress(OSError, RuntimeError, ValueError):  # a program without stderr
            self._watch_crashes(dump=dump)

    def watch_qt(self) -> None:
        """Install the hook of Qt, which is loaded after those of Python are in place."""
        from PySide6.QtCore import qInstallMessageHandler  # noqa: PLC0415 - may be what is missing

        self._qt_hook = [qInstallMessageHandler(on_qt_message)]

    def uninstall(self) -> None:
        """Restore the hooks. ``faulthandler`` stays until the process has ended."""
        if self._hooks is not None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks
            self._hooks = None
        if self._qt_hook:
            from PySide6.QtCore import qInstallMessageHandler  # noqa: PLC0415 - loaded already

            qInstallMessageHandler(self._qt_hook.pop())
        self.on_fault = None
        self.take_crash()  # Windows dumps some exceptions that are handled: nothing crashed
        logging.getLogger("kupola").removeHandler(self)

    def take_crash(self) -> Fault | None:
        """Move the crash dump of an earlier run into the log; None: there was no crash."""
        if self._crash is None or self.folder is None:
            return None
        try:
            with (self.folder / CRASH_NAME).open("r+b") as file:
                dump = file.read(LONGEST).decode("utf-8", "replace").strip()
                file.truncate(0)
        except OSError:
            return None
        if not dump:
            return None
        FAULTS.warning("The program crashed\n%s", dump)
        from .fault_report import crash_of  # noqa: PLC0415 - seldom wanted

        return crash_of(dump)

    def emit(self, record: logging.LogRecord) -> None:
        """Write what is new, count what is not."""
        try:
            key = _place(record)
            if key not in self._counts and len(self._counts) >= MOST_PLACES:
                key = None
            self._counts[key] = count = self._counts.get(key, 0) + 1
            if count in MILESTONES:
                self._write(record, count)
            if count == 1 and record.levelno >= logging.ERROR and record.exc_info:
                self._remember(key, record.exc_info[1])
        except Exception:  # noqa: BLE001 - there is nowhere left to tell of it
            self.handleError(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Drop the entry."""

    def _write(self, record: logging.LogRecord, count: int) -> None:
        entry = self.format(record) + (f"\nSeen {count} ×" if count > 1 else "")
        self.lines.append(entry.partition("\n")[0])
        if sys.stderr is not None:
            with suppress(OSError, ValueError):  # closed, or without a reader
                sys.stderr.write(f"{entry}\n")
        if self._file is not None:
            with suppress(OSError):  # a missing, foreign or full folder
                self._file.write(entry)

    def _remember(self, key: object, error: BaseException | None) -> None:
        if error is None:
            return
        from .fault_report import fault_of  # noqa: PLC0415 - seldom wanted

        if len(self._faults) < MOST_FAULTS:
            self._faults[key] = fault_of(error)
        if self.on_fault is not None:
            self.on_fault()

    def _watch_crashes(self, *, dump: bool) -> None:
        if not dump or self.folder is None:
            faulthandler.enable()
            return
        path = self.folder / CRASH_NAME
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._crash = os.open(path, OPENING, 0o600)
        except OSError:
            faulthandler.enable()
            return
        if os.fstat(self._crash).st_size > LIMIT:  # one crash after the other, and never a window
            os.truncate(path, 0)
        faulthandler.enable(self._crash)


class _Formatter(logging.Formatter):
    """Begins every entry with the time and the versions: earlier entries may be rotated away."""

    def __init__(self) -> None:
        entry = "%(asctime)s %(versions)s %(levelname)s %(name)s: %(message)s"
        super().__init__(entry, "%Y-%m-%dT%H:%M:%SZ")
        self.converter = time.gmtime
        self._python = ".".join(map(str, sys.version_info[:3]))

    def format(self, record: logging.LogRecord) -> str:
        """Add the versions; Qt may not be loaded yet."""
        qt = sys.modules.get("PySide6.QtCore")
        loaded = qt.qVersion() if qt is not None else "-"
        record.versions = f"kupola-{__version__} qt-{loaded} python-{self._python} {sys.platform}"
        return super().format(record)


def installed() -> FaultLog | None:
    """Find the log in use; None: nothing took the hooks, as in tests."""
    handlers = logging.getLogger("kupola").handlers
    return next((each for each in handlers if isinstance(each, FaultLog)), None)


def watch_qt() -> None:
    """Write Qt's warnings to the log in use, if there is one."""
    if (log := installed()) is not None:
        log.watch_qt()


def on_exception(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """Log an uncaught exception of any thread."""
    for name in LAST:  # they keep every frame alive, and with it painters beyond what they paint on
        with suppress(AttributeError):
            delattr(sys, name)
    if not issubclass(kind, Exception):
        sys.__excepthook__(kind, error, trace)
        return
    FAULTS.error("Unhandled exception", exc_info=(kind, error, trace))


def on_thread_exception(args: threading.ExceptHookArgs) -> None:
    """Log an exception that ended a thread."""
    if args.exc_value is not None and issubclass(args.exc_type, Exception):
        info = (args.exc_type, args.exc_value, args.exc_traceback)
        FAULTS.error("Unhandled exception in a thread", exc_info=info)


def on_unraisable(args: sys.UnraisableHookArgs) -> None:
    """Log an exception that cannot be raised, such as one in ``__del__``."""
    if args.exc_value is not None:
        info = (args.exc_type, args.exc_value, args.exc_traceback)
        FAULTS.warning("%s", args.err_msg or "Exception ignored", exc_info=info)


def on_qt_message(kind: Any, _context: Any, message: str) -> None:
    """Log Qt's warnings and worse; the rest goes to stderr, as Qt would write it."""
    level = {
        "QtWarningMsg": logging.WARNING,
        "QtCriticalMsg": logging.ERROR,
        "QtFatalMsg": logging.CRITICAL,
    }.get(kind.name)
    if level is not None:
        QT.log(level, "%s", message)
    elif sys.stderr is not None:
        with suppress(OSError, ValueError):
            sys.stderr.write(f"{message}\n")


def _place(record: logging.LogRecord) -> object:
    """Return the identity of a record: the line that raised a fault, or the message's text."""
    trace = record.exc_info[2] if record.exc_info else None
    if trace is None:
        return record.name, re.sub(r"0x[0-9a-f]+|\d+", "#", record.getMessage())
    while trace.tb_next is not None:
        trace = trace.tb_next
    kind = record.exc_info[0] if record.exc_info else None
    return kind, trace.tb_frame.f_code.co_filename, trace.tb_lineno
