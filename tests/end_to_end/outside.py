"""Other programs that a test talks to: how they are found, started and heard."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import IO

ROOT = Path(__file__).parents[2]
PYTHON = "/usr/bin/python3"
"""The one that the system's bindings of GLib belong to."""


def missing(*programs: str) -> list[str]:
    """List what is not there: of these programs, and of what speaks on a message bus."""
    wanted = (*programs, "dbus-daemon", PYTHON)
    absent = [name for name in wanted if shutil.which(name) is None]
    if PYTHON in absent:
        return absent
    found = subprocess.run([PYTHON, "-c", "import gi"], capture_output=True, check=False)  # noqa: S603 - fixed
    return absent if found.returncode == 0 else [*absent, "python3-gi"]


def started(
    command: tuple[str, ...],
    environment: dict[str, str],
    errors: int | IO[bytes] = subprocess.DEVNULL,
) -> subprocess.Popen[str]:
    """Start a program; its standard error goes to a file, or nowhere."""
    return subprocess.Popen(  # noqa: S603 - fixed commands
        command,
        stdout=subprocess.PIPE,
        stderr=errors,
        env=environment,
        cwd=ROOT,
        text=True,
    )


def bus(environment: dict[str, str], *before: str) -> subprocess.Popen[str]:
    """Start a message bus of our own, by a command before its own; it says its address."""
    command = (*before, "dbus-daemon", "--session", "--print-address=1", "--nofork", "--nopidfile")
    return started(command, environment)


def said(program: subprocess.Popen[str]) -> str:
    assert program.stdout is not None
    return program.stdout.readline().strip()
