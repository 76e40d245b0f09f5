"""The settings: one JSON file, written atomically."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve, field, fields, frozen

from core.kernel.messages import text
from gui.look.mark_kinds import MARKS, ORNAMENT
from gui.look.motion_speed import SPEEDS
from gui.paths import config_folder
from gui.text.language import LANGUAGES, SYSTEM

from .object_file import ObjectFile, Wording

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from core.kernel.messages import Message

APPEARANCES = (SYSTEM, "light", "dark", "contrast")
MOTIONS = (SYSTEM, *SPEEDS)
PACES = ("slow", "normal", "quick")
TEXT_SIZES = (80, 90, 100, 115, 130, 150, 175, 200)
BOARD_ZOOMS = (100, 125, 150, 175, 200, 225, 250)
LOUDEST = 100
LONGEST = 200
"""Letters of an address, a name or a password at most."""
SPOKEN = ("all", "moves", "own", "off")
"""Read out: everything, the moves of all, what one's own hand does, nothing."""
SPEECH = ("full", "compact")
"""Read out: whole sentences, or the fewest words."""
HELPS = ("sources", "targets", "previews", "hints", "undo", "remaining", "refusals", "chances")
"""The settings of helps; the first five can differ at a seat."""
KEPT = ("window", "plans", "recent", "save_folder")
"""Settings of this computer, not of a player, which a reset keeps."""
DONE = ("met",)
"""Facts about the player, which no reset clears."""

WORDING = Wording(
    text(
        "settings",
        "Your settings could not be read and have been reset; the old file was kept as {file}.",
    ),
    text(
        "settings",
        "Your settings cannot be read and have been left unchanged; changes last only until you "
        "quit. {reason}",
    ),
    text("settings", "The settings cannot be saved: {reason}"),
)


@frozen
class Settings:
    """What a person has chosen.

    Attributes:
        language: A code, or the system's.
        appearance: Light, dark, of high contrast, or the system's.
        motion: How quickly pieces travel, or the system's wish.
        text_size: In percent.
        board_zoom: How large the board is, in percent of its window.
        volume: From 0 to 100.
        muted: Whether there is no sound at all.
        color_sounds: Whether every color has a sound when it is taken.
        spoken: How much is read out by screen readers.
        speech: Whether that is said in whole sentences or in the fewest words.
        confirm: Whether a move waits until it is confirmed.
        unsteady: Whether drags and clicks may be less exact.
        pace: How quickly computers play one after the other, apart from the motion of pieces.
        forced_moves: Whether the program makes the only legal move of a person.
        sources: Whether the board outlines what can be taken.
        targets: Whether the board shows where something can go.
        previews: Whether it shows what a move brings before it is made.
        hints: Whether the program may be asked what to play.
        undo: Whether moves can be taken back.
        remaining: Whether the panel counts what is still to come.
        refusals: Whether a sentence says why something cannot go there.
        chances: Whether tips say how likely it is that something comes.
        coach: Whether a line explains what the player meets for the first time.
        marks: What distinguishes pieces besides their color.
        keys: The keys of the commands that have other ones than usual.
        panel: Whether the panel beside the board is shown.
        table_mode: Whether the screen lies flat among the players, and faces each in turn.
        table_name: What the player is called at shared tables; empty: as the profile says.
        broker: The address of the broker for tables across the Internet; empty: none.
        broker_tls: Whether the connection to it is encrypted.
        broker_websockets: Whether it is reached by websockets.
        broker_user: The user name there; empty: none is needed.
        broker_password: The password there.
        window: Where the window was, as Qt writes it.
        plans: The last plan of every game, as JSON.
        recent: The paths of the files used last, the newest first.
        met: The games that the player has begun at least once.
        save_folder: The folder in which something was saved last; empty: nothing was.

    """

    language: str = SYSTEM
    appearance: str = SYSTEM
    motion: str = SYSTEM
    text_size: int = 100
    board_zoom: int = 100
    volume: int = 60
    muted: bool = False
    color_sounds: bool = False
    spoken: str = "all"
    speech: str = "full"
    confirm: bool = False
    unsteady: bool = False
    pace: str = "normal"
    forced_moves: bool = True
    sources: bool = True
    targets: bool = True
    previews: bool = True
    hints: bool = True
    undo: bool = True
    remaining: bool = True
    refusals: bool = True
    chances: bool = True
    coach: bool = True
    marks: str = ORNAMENT
    keys: dict[str, list[str]] = field(factory=dict)
    panel: bool = True
    table_mode: bool = False
    table_name: str = ""
    broker: str = ""
    broker_tls: bool = True
    broker_websockets: bool = False
    broker_user: str = ""
    broker_password: str = field(default="", repr=False)
    window: str = ""
    plans: dict[str, Any] = field(factory=dict)
    recent: list[str] = field(factory=list)
    met: list[str] = field(factory=list)
    save_folder: str = ""


def _one_of(*values: object) -> Callable[[Any], bool]:
    return lambda value: any(type(value) is type(each) and value == each for each in values)


def _yes_or_no(value: object) -> bool:
    return isinstance(value, bool)


def _short(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(each, str) for each in value)


VALID: dict[str, Callable[[Any], bool]] = {
    "language": _one_of(SYSTEM, *LANGUAGES),
    "appearance": _one_of(*APPEARANCES),
    "motion": _one_of(*MOTIONS),
    "text_size": _one_of(*TEXT_SIZES),
    "board_zoom": _one_of(*BOARD_ZOOMS),
    "volume": _one_of(*range(LOUDEST + 1)),
    "muted": _yes_or_no,
    "color_sounds": _yes_or_no,
    "spoken": _one_of(*SPOKEN),
    "speech": _one_of(*SPEECH),
    "confirm": _yes_or_no,
    "unsteady": _yes_or_no,
    "pace": _one_of(*PACES),
    "forced_moves": _yes_or_no,
    **dict.fromkeys(HELPS, _yes_or_no),
    "coach": _yes_or_no,
    "marks": _one_of(*MARKS),
    "keys": lambda value: isinstance(value, dict),
    "panel": _yes_or_no,
    "table_mode": _yes_or_no,
    **dict.fromkeys(("table_name", "broker", "broker_user", "broker_password"), _short),
    "broker_tls": _yes_or_no,
    "broker_websockets": _yes_or_no,
    "window": lambda value: isinstance(value, str) and value.isascii(),
    "plans": lambda value: isinstance(value, dict),
    "recent": _texts,
    "met": _texts,
    "save_folder": lambda value: isinstance(value, str),
}


class _Stored(ObjectFile):
    """A file of settings."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, WORDING)

    @property
    def valid(self) -> dict[str, Any]:
        """The valid settings."""
        return {k: v for k, v in self.content.items() if k in VALID and VALID[k](v)}


class SettingsFile:
    """The settings of this computer, and above them those of the player who sits at it.

    Attributes:
        settings: What was read, or the defaults.

    """

    def __init__(self, path: Path | None = None) -> None:
        path = path or config_folder() / "settings.json"
        self._shared = _Stored(path)
        self._own: _Stored | None = None
        self.settings = Settings(**self._shared.valid)

    @property
    def path(self) -> Path:
        """Where the settings of this computer lie."""
        return self._shared.path

    @property
    def trouble(self) -> Message | None:
        """What went wrong the last time, for people; None: nothing."""
        return (self._own.trouble if self._own else None) or self._shared.trouble

    def sit_down(self, folder: Path) -> None:
        """Load a player's personal settings; a new player starts with those of this computer.

        The games that others have begun are new to that player.
        """
        self._own = _Stored(folder / "settings.json")
        own = {k: v for k, v in self._own.valid.items() if k not in KEPT}
        self.settings = Settings(**{**self._shared.valid, "met": [], **own})

    def change(self, **choices: Any) -> None:
        """Change some settings and save them all, with what a newer version may have added."""
        self.settings = evolve(self.settings, **choices)
        every = {each.name: getattr(self.settings, each.name) for each in fields(Settings)}
        if self._own is None:
            self._shared.write(every)
            return
        if any(name in KEPT for name in choices):
            self._shared.write({name: every[name] for name in KEPT})
        if any(name not in KEPT for name in choices):
            self._own.write({name: value for name, value in every.items() if name not in KEPT})
