"""The message of a start that may not open the data folder: in a window and on the terminal.

It reads the chosen language, and writes nothing: the folder is in use.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.kernel.messages import text
from core.kernel.outside_text import shown_path
from gui.paths import config_folder, data_folder
from gui.store import reading
from gui.store.errors import FileError
from gui.store.object_file import MOST
from gui.store.settings import VALID
from gui.text.language import SYSTEM
from gui.text.translation import render
from gui.text.translator import Translator

from .single_instance import Entry

if TYPE_CHECKING:
    from argparse import Namespace

    from core.kernel.messages import Message

    from .single_instance import Instance

RUNNING = text(
    "already_running",
    "Kupola is already running but not responding. Wait a moment and try again, or close the "
    "other window first.",
)
NOT_LOCKED = text(
    "already_running",
    "Kupola cannot lock the folder that holds your games, so it will not open them: {reason}",
)
AGAIN = text("already_running", "Try again")
QUIT = text("already_running", "Quit")
REFUSED = 1
"""The exit code of a start that opens no window."""


def exit_code(instance: Instance, options: Namespace) -> int | None:
    """Take the lock of the data folder; where that fails, return the exit code.

    A check (``--smoke``) needs the lock like any start, but hands nothing over and asks nothing.
    """
    translator = Translator()
    while (entry := _entered(instance, options)) is not Entry.FIRST:
        if entry is Entry.HANDED_OVER:
            return 0
        problem = RUNNING if entry is Entry.UNANSWERED else entry
        translator.speak(options.language or chosen_language(instance.folder))
        print(f"kupola: {render(problem)}", file=sys.stderr)  # noqa: T201 - for a terminal
        if options.smoke or not asks_again(problem, instance.folder):
            return REFUSED
        translator.remove_translators()
    return None


def chosen_language(folder: Path | None = None) -> str:
    """Read the chosen language; write nothing, even where files are damaged."""
    players = (folder or data_folder()) / "players"
    player = _read(players / "current.json").get("current")
    if not isinstance(player, str) or Path(player).name != player:
        player = "player-1"
    own = _read(players / player / "settings.json")
    shared = _read(config_folder() / "settings.json")
    found = (each.get("language") for each in (own, shared))
    return str(next(filter(VALID["language"], found), SYSTEM))


def asks_again(problem: Message, folder: Path) -> bool:
    """Show what is wrong; return whether to try again."""
    from gui.widgets.dialog import message_box  # noqa: PLC0415 - seldom needed
    from gui.widgets.plain_text import set_title  # noqa: PLC0415 - likewise

    box = message_box(None)
    set_title(box, "Kupola")
    box.setText(render(problem))
    box.setInformativeText(shown_path(folder))
    again = box.addButton(render(AGAIN), box.ButtonRole.AcceptRole)
    box.setDefaultButton(again)
    box.setEscapeButton(box.addButton(render(QUIT), box.ButtonRole.RejectRole))
    box.exec()
    return box.clickedButton() is again


def _entered(instance: Instance, options: Namespace) -> Entry | Message:
    """Try to become the first program, or say why the folder cannot be locked."""
    try:
        if options.smoke:
            return Entry.FIRST if instance.is_first() else Entry.UNANSWERED
        return instance.enter(str(options.file or ""))
    except OSError as error:
        return NOT_LOCKED.bind(reason=reading.reason_of(error))


def _read(path: Path) -> dict[str, Any]:
    try:
        return reading.read_object(path, MOST)
    except FileError:
        return {}
