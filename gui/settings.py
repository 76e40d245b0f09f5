"""What the program remembers: one JSON file, written whole or not at all."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from attrs import asdict, evolve, field, frozen
from platformdirs import user_config_path

from core.kernel.messages import text

from .board.animator import SPEEDS
from .language import LANGUAGES, SYSTEM

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from core.kernel.messages import Message

APPEARANCES = (SYSTEM, "light", "dark", "contrast")
TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200)
LOUDEST = 100

DAMAGED = text(
    "settings", "The settings could not be read and start afresh; the old file is kept as {file}."
)
UNREADABLE = text("settings", "The settings cannot be read: {reason}")
UNWRITABLE = text("settings", "The settings cannot be saved: {reason}")


@frozen
class Settings:
    """What a person has chosen.

    Attributes:
        language: A code, or the system's.
        appearance: Light, dark, of high contrast, or the system's.
        motion: How quickly pieces travel.
        text_size: In percent.
        volume: From 0 to 100.
        muted: Whether there is no sound at all.
        unsteady: Whether hands need not be exact.
        panel: Whether the panel beside the board is shown.
        window: Where the window was, as Qt writes it.
        plans: The last plan of every game, as JSON.
        recent: The paths of the files used last, the newest first.

    """

    language: str = SYSTEM
    appearance: str = SYSTEM
    motion: str = "normal"
    text_size: int = 100
    volume: int = 60
    muted: bool = False
    unsteady: bool = False
    panel: bool = True
    window: str = ""
    plans: dict[str, Any] = field(factory=dict)
    recent: list[str] = field(factory=list)


def _one_of(*values: object) -> Callable[[Any], bool]:
    return lambda value: any(type(value) is type(each) and value == each for each in values)


VALID: dict[str, Callable[[Any], bool]] = {
    "language": _one_of(SYSTEM, *LANGUAGES),
    "appearance": _one_of(*APPEARANCES),
    "motion": _one_of(*SPEEDS),
    "text_size": _one_of(*TEXT_SIZES),
    "volume": _one_of(*range(LOUDEST + 1)),
    "muted": lambda value: isinstance(value, bool),
    "unsteady": lambda value: isinstance(value, bool),
    "panel": lambda value: isinstance(value, bool),
    "window": lambda value: isinstance(value, str),
    "plans": lambda value: isinstance(value, dict),
    "recent": lambda value: isinstance(value, list) and all(isinstance(v, str) for v in value),
}


class SettingsFile:
    """Reads and writes the settings; trouble never stops the program.

    Attributes:
        settings: What was read, or the defaults.
        trouble: What went wrong the last time, for people; None: nothing.

    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_config_path("kupola", appauthor=False) / "settings.json"
        self.trouble: Message | None = None
        self._content = self._read()
        valid = {k: v for k, v in self._content.items() if k in VALID and VALID[k](v)}
        self.settings = Settings(**valid)

    def change(self, **choices: Any) -> None:
        """Change some settings and save them all, with what a newer version may have added."""
        self.settings = evolve(self.settings, **choices)
        self._content = {**self._content, **asdict(self.settings)}
        draft = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(json.dumps(self._content, ensure_ascii=False, indent=2), "utf-8")
            draft.replace(self.path)
        except OSError as error:
            self.trouble = UNWRITABLE.bind(reason=str(error))
        else:
            self.trouble = None

    def _read(self) -> dict[str, Any]:
        try:
            content = json.loads(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        except OSError as error:
            self.trouble = UNREADABLE.bind(reason=str(error))
            return {}
        except (ValueError, RecursionError):
            return self._set_aside()
        return content if isinstance(content, dict) else self._set_aside()

    def _set_aside(self) -> dict[str, Any]:
        kept = self.path.with_suffix(".damaged")
        try:
            self.path.replace(kept)
        except OSError as error:
            self.trouble = UNREADABLE.bind(reason=str(error))
        else:
            self.trouble = DAMAGED.bind(file=str(kept))
        return {}
