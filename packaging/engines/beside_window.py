"""Compile the engines while the window is shown; started by the command that starts the program.

A pair of sockets joins the two, with a word in every line. This script says ``3 19`` when three of
nineteen sources are compiled, and ``done`` at its end. The window says ``loaded`` when it has all
interpreted engines in memory; only then binaries are put beside the sources, so it never loads one
half of a game interpreted and the other compiled. When the window ends, so does this.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from threading import Event, Thread
from typing import IO, TYPE_CHECKING

from engines import compiled
from setup.environment import PACKAGING, PYTHON, alone, variables

if TYPE_CHECKING:
    from collections.abc import Callable

NICENESS = 10
"""The niceness of the compilers, below the window and the computer players."""


def begin() -> int:
    """Start compiling in the background; return the window's socket descriptor."""
    compiled.clear()
    window, ours = socket.socketpair()
    with ours:
        subprocess.Popen(
            [PYTHON, __file__],
            env=variables(PACKAGING),
            stdin=ours.fileno(),
            stdout=ours.fileno(),
            start_new_session=True,
        )
    window.set_inheritable(True)
    return window.detach()


def serve(said: IO[str], heard: IO[str], end: Callable[[], object]) -> None:
    """Compile what changed, and report the progress to the window.

    Args:
        said: Lines from the window.
        heard: Lines to the window.
        end: Is called when the window has ended.

    """
    loaded = Event()

    def listen() -> None:
        for line in said:
            if line.strip() == "loaded":
                loaded.set()
        end()

    def tell(words: str) -> None:
        print(words, file=heard, flush=True)

    def progress(done: int, total: int) -> None:
        compiled.show_progress(done, total)
        tell(f"{done} {total}")

    Thread(target=listen, daemon=True).start()
    with alone():
        if compiled.stale():
            compiled.compile_changed(progress, loaded.wait)
    loaded.wait()
    tell("done")


def _end() -> None:
    """End the compilers too: all of them are in a process group of their own."""
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


if __name__ == "__main__":
    os.nice(NICENESS)
    serve(sys.stdin, sys.stdout, _end)
