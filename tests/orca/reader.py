"""Orca itself, which writes into a file what it would speak.

Run by the system's Python, to which Orca belongs::

    python3 -m tests.orca.reader <folder of its settings> <file of its speech> [--announcements]

It is started without a speech server, as a module and not by its script: the script looks for
other Orcas of the same person, and ends them or itself.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from orca import orca, settings, speech  # type: ignore[import-not-found]  # the system's Python has it
from orca.scripts import default  # type: ignore[import-not-found]  # likewise


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


def speak_announcements() -> None:
    """Have announcements spoken by versions before 45, which do not know them, as by later ones."""
    usual = default.Script.getListeners

    def with_announcements(script: Any) -> dict[str, Any]:
        def on_announced(event: Any) -> None:
            script.presentMessage(event.any_data)

        return {**usual(script), "object:announcement": on_announced}

    default.Script.getListeners = with_announcements


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
    if "--announcements" in sys.argv and hasattr(default.Script, "getListeners"):
        speak_announcements()
    settings_manager().activate(str(folder), {"enableKeyEcho": False})
    return int(orca.main() or 0)


if __name__ == "__main__":
    sys.exit(main())
