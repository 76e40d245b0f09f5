"""The text of a fault report: what happened and where, without anything private.

Frames name files of the program and of Python's library only. Messages lose paths, the user's name,
players' names and the values they quote. Needs nothing but the standard library, because anything
else may be what failed.
"""

from __future__ import annotations

import os
import platform
import re
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from core import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PROGRAM = Path(__file__).resolve().parents[2]
PACKAGES = "site-packages"
FRAMES = 30
"""The innermost frames of a traceback that a report shows."""
LONGEST = 400
"""Characters of one message or log line that a report shows."""
BRIEF = 12
"""Characters in brackets that are too few to hold a part of a game."""
CODE_NAMES = (AttributeError, ImportError, NameError, TypeError)
"""Exceptions whose messages quote names of the program, not a player's data."""

PATH = "<path>"
USER = "<user>"
NAME = "<name>"
CODE = "<code>"

_SHARE_CODE = re.compile(r"KUPOLA\d*-\S+")
_START = r"(?:~[\w.-]*[\\/]|/(?=[^\s/])|[A-Za-z]:[\\/]|\\\\|file:/)"
_QUOTED_PATH = re.compile(rf"(['\"]){_START}.*?\1")
_BARE_PATH = re.compile(rf"(?<![\w<>./]){_START}(?:(?!: )[^'\"\n<>|])*")
_QUOTED = re.compile(r"(?<!\w)(['\"])(.*?)\1(?!\w)")
_IDENTIFIER = re.compile(r"[A-Za-z_][\w.]*")
_DUMPED_FRAME = re.compile(r'File "([^"\n]*)"')


class Fault(NamedTuple):
    """One place where the program failed, as text: no frame or object is kept alive.

    Attributes:
        trace: The exceptions, the innermost cause first, each with its frames.

    """

    trace: str


def fault_of(error: BaseException) -> Fault:
    """Describe an exception and its causes."""
    return Fault("\n".join("\n".join(_report_lines(each)) for each in _chain(error)))


def crash_of(dump: str) -> Fault:
    """Describe what ``faulthandler`` wrote when the last run crashed."""
    return Fault(_DUMPED_FRAME.sub(lambda found: f"File {place(found[1])}", dump.strip()))


def report(
    faults: Iterable[tuple[Fault, int]], lines: Iterable[str], names: Iterable[str] = ()
) -> str:
    """Write the report.

    Args:
        faults: Each fault, and how often it was seen.
        lines: The last lines of the log.
        names: The names of players, which are replaced wherever they stand.

    """
    now = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())
    parts = [f"Kupola {__version__}\n{_libraries()}\n{_system()}\n{now}"]
    parts += [f"Seen {count} ×\n{without_names(fault.trace, names)}" for fault, count in faults]
    if shown := [scrubbed(line, names) for line in lines]:
        parts.append("\n".join(["Log", *shown]))
    return "\n\n".join(parts) + "\n"


def scrubbed(line: str, names: Iterable[str] = ()) -> str:
    """Take paths, names, codes and quoted values out of a message."""
    words = without_names(line, names)  # first: a name may stand in quotes or brackets
    return _hide_values(_hide_paths(words), identifiers=False)[:LONGEST]


def without_names(words: str, names: Iterable[str]) -> str:
    """Replace names, the longest first, so that no part of one is left."""
    for name in sorted(filter(str.strip, names), key=len, reverse=True):
        words = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", NAME, words)
    return words


def place(file: str) -> str:
    """Name a source file by its path in the program or in Python's library."""
    path = Path(file)
    if not path.is_absolute():  # as bundles name their modules
        return PATH if ".." in path.parts else file
    if PACKAGES in path.parts:
        within = path.parts[path.parts.index(PACKAGES) + 1 :]
        return "/".join((f"<{PACKAGES}>", *within))
    for root, label in ((PROGRAM, ""), (Path(os.__file__).parent, "<python>/")):
        if path.is_relative_to(root):
            return label + path.relative_to(root).as_posix()
    return PATH


def _chain(error: BaseException) -> list[BaseException]:
    """List an exception and what caused it, the first cause first."""
    found: list[BaseException] = []
    each: BaseException | None = error
    while each is not None and each not in found:
        found.insert(0, each)
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return found


def _report_lines(error: BaseException) -> Iterator[str]:
    yield f"{type(error).__name__}: {_message(error)}".removesuffix(": ")
    for frame in traceback.extract_tb(error.__traceback__, limit=-FRAMES):
        where = place(frame.filename)
        yield f"  {where}, line {frame.lineno}, in {frame.name}"
        if frame.line and where != PATH:
            yield f"    {frame.line}"


def _message(error: BaseException) -> str:
    """Return an exception's message, unless it is about a game instead of the program."""
    if type(error).__module__.startswith("core."):
        return ""  # a rule's sentence, filled in with names and pieces
    try:
        words = str(error)
    except Exception:  # noqa: BLE001 - an exception without a readable message is named by its type
        return ""
    words = " ".join(words.split())
    return _hide_values(_hide_paths(words), identifiers=isinstance(error, CODE_NAMES))[:LONGEST]


def _hide_paths(words: str) -> str:
    words = _QUOTED_PATH.sub(PATH, words)
    words = _BARE_PATH.sub(PATH, words)
    for user in _users():
        words = re.sub(rf"(?<!\w){re.escape(user)}(?!\w)", USER, words)
    return words


def _hide_values(words: str, *, identifiers: bool) -> str:
    """Replace share codes, quoted text and the insides of brackets."""

    def unquoted(found: re.Match[str]) -> str:
        named = identifiers and _IDENTIFIER.fullmatch(found[2])
        return found[0] if named else f"{found[1]}…{found[1]}"

    return _hide_bracketed(_QUOTED.sub(unquoted, _SHARE_CODE.sub(CODE, words)))


def _hide_bracketed(words: str) -> str:
    """Replace what stands in the outermost brackets, unless it is as short as ``[Errno 2]``."""
    kept, depth, opened = "", 0, 0
    for at, letter in enumerate(words):
        if letter in "([{":
            opened = at if depth == 0 else opened
            depth += 1
        elif letter in ")]}" and depth:
            depth -= 1
            inside = words[opened + 1 : at]
            if depth == 0:
                kept += words[opened] + (inside if len(inside) < BRIEF else "…") + letter
        elif depth == 0:
            kept += letter
    return kept if depth == 0 else f"{kept}{words[opened]}…"  # cut off in the middle


def _users() -> set[str]:
    """Find the system's names of the user."""
    named = {os.environ.get(variable, "") for variable in ("USER", "LOGNAME", "USERNAME")}
    with suppress(RuntimeError):  # the home folder is unknown
        named.add(Path.home().name)
    return {name for name in named if name.strip()}


def _libraries() -> str:
    qt = sys.modules.get("PySide6.QtCore")
    version = qt.qVersion() if qt is not None else "not loaded"
    return f"Qt {version}, Python {platform.python_version()}"


def _system() -> str:
    gui = sys.modules.get("PySide6.QtGui")
    shown_by = gui.QGuiApplication.platformName() if gui is not None else ""
    return ", ".join(filter(None, (platform.platform(), shown_by)))
