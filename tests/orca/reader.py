"""Orca itself, which writes into a file what it would speak.

Run by the system's Python, to which Orca belongs::

    python3 -m tests.orca.reader <folder of its settings> <file of its speech>

It is started without a speech server, as a module and not by its script: the script looks for
other Orcas of the same person, and ends them or itself.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from orca import orca, settings, speech  # type: ignore[import-not-found]  # the system's Python has it


class Transcript:
    """Writes every utterance as a line of JSON."""

    def __init__(self, file: Path) -> None:
        self._file = file.open("w", encoding="utf-8", buffering=1)

    def write(self, words: str) -> None:
        self._file.write(json.dumps(words) + "\n")

    def speak(self, words: str, *_: Any, **__: Any) -> None:
        if words.strip():
            self.write(words)

    def say_all(self, utterances: Any, *_: Any) -> None:
        for context, _voice in utterances:
            self.speak(context.utterance)


def settings_manager() -> Any:
    """Return the manager of settings, which newer versions keep elsewhere."""
    if hasattr(orca, "getSettingsManager"):
        return orca.getSettingsManager()
    from orca import settings_manager as manager  # noqa: PLC0415 - newer versions only

    return manager.get_manager()


def main() -> int:
    folder, file = map(Path, sys.argv[1:3])
    transcript = Transcript(file)
    speech.init = lambda: None
    speech._speak = transcript.speak
    for name in ("sayAll", "say_all"):
        if hasattr(speech, name):
            setattr(speech, name, transcript.say_all)
    for name in ("enableKeyEcho", "enableEchoByCharacter", "enableEchoByWord"):
        setattr(settings, name, False)
    settings_manager().activate(str(folder), {"enableKeyEcho": False})
    return int(orca.main() or 0)


if __name__ == "__main__":
    sys.exit(main())
