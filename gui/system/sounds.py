"""Short sounds through the system's own player; silence where it has none."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from gui.paths import SOUNDS, cache_folder
from gui.store import atomic
from gui.store.errors import FileError

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess

PLAYERS = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
"""Programs that play a file and end, the best first."""

NAMES = (
    *("take", "drop", "turn", "refused", "score", "your_turn", "finished"),
    *(f"color_{shape}" for shape in range(6)),
)
AT_ONCE = 4
KILLED = 1000
"""Milliseconds within which a killed player ends, even on a busy machine."""


class Sounds(QObject):
    """Plays the program's sound files.

    Attributes:
        volume: From 0 to 100; 0 is silence.
        muted: Whether nothing is played at any volume.

    """

    def __init__(self, parent: QObject | None = None) -> None:
        """Find a player for sounds on this system."""
        super().__init__(parent)
        self.volume = 60
        self.muted = False
        self._playing: list[QProcess] = []

    def play(self, name: str) -> None:
        """Play a sound asynchronously; errors are ignored."""
        if self.muted or self.volume <= 0:
            return
        file = _scaled(name, self.volume)
        if file is None:
            return
        if sys.platform == "win32":
            import winsound  # noqa: PLC0415 - there is no such module elsewhere

            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            with suppress(RuntimeError):  # for want of a device
                winsound.PlaySound(file, flags)
        elif (command := _player()) is not None and len(self._playing) < AT_ONCE:
            self._start(command, file)

    def stop(self) -> None:
        """Stop all sounds."""
        ending, self._playing = self._playing, []  # `_tidy` is called while they end
        for process in ending:
            process.kill()
        for process in ending:
            process.waitForFinished(KILLED)
            process.deleteLater()

    def _start(self, command: tuple[str, ...], file: str) -> None:
        from PySide6.QtCore import QProcess  # noqa: PLC0415 - not needed for the first picture

        process = QProcess(self)
        process.setStandardOutputFile(os.devnull)
        process.setStandardErrorFile(os.devnull)
        process.finished.connect(self._tidy)
        process.errorOccurred.connect(self._tidy)
        self._playing.append(process)
        process.start(command[0], [*command[1:], file])

    def _tidy(self) -> None:
        done = [p for p in self._playing if p.state() == p.ProcessState.NotRunning]
        for process in done:
            self._playing.remove(process)
            process.deleteLater()


@cache
def _player() -> tuple[str, ...] | None:
    for command in PLAYERS:
        if path := shutil.which(command[0]):
            return path, *command[1:]
    return None


@cache
def _scaled(name: str, volume: int) -> str | None:
    """Write a sound at a volume, for players that have no volume of their own."""
    import array  # noqa: PLC0415 - not needed for the first picture
    import io  # noqa: PLC0415 - likewise
    import wave  # noqa: PLC0415 - not needed for the first picture

    try:
        with wave.open(str(SOUNDS / f"{name}.wav")) as source:
            parameters, frames = source.getparams(), source.readframes(source.getnframes())
        samples = array.array("h", frames)
        quieter = array.array("h", (value * volume // 100 for value in samples))
        content = io.BytesIO()
        with wave.open(content, "wb") as target:
            target.setparams(parameters)
            target.writeframes(quieter.tobytes())
        path = cache_folder() / "sounds" / f"{name}-{volume}.wav"
        atomic.make_folder(path.parent)
        atomic.write_bytes(path, content.getvalue(), synced=False)
    except (OSError, FileError, wave.Error):
        return None
    return str(path)
