"""The keys of all commands: the usual ones, and changed ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PySide6.QtGui import QKeyEvent

    Keys = tuple[str, ...]

MOST = 2
"""Number of keys that a command can have."""
BOARD: Mapping[str, Keys] = {
    "left": ("Left",),
    "right": ("Right",),
    "up": ("Up",),
    "down": ("Down",),
    "take": ("Return", "Space"),
    "back": ("Esc",),
    "turn": ("R",),
    "turn_back": ("Shift+R",),
    "upper": ("U",),
    "lower": ("D",),
    "where": ("W", "?"),
    "panel": ("T",),
    "others": ("O",),
    "inspect": ("I",),
    "inspect_back": ("Shift+I",),
    "scores": ("K",),
    "repeat": ("L",),
    "board": ("B",),
}
"""The usual keys of the board."""
REPLAY: Mapping[str, Keys] = {
    "replay_back": ("Left",),
    "replay_forward": ("Right",),
    "replay_first": ("Home",),
    "replay_last": ("End",),
    "replay_play": ("Space",),
    "replay_close": ("Esc",),
}
"""The usual keys of a replay."""
RULES: Mapping[str, Keys] = {
    "rules_find": ("Ctrl+F",),
    "rules_next": ("F3", "Ctrl+G"),
    "rules_previous": ("Shift+F3", "Ctrl+Shift+G"),
    "rules_next_heading": ("Ctrl+PgDown",),
    "rules_previous_heading": ("Ctrl+PgUp",),
    "rules_close": ("Esc",),
}
"""The usual keys of a rulebook."""
ROOMS: Mapping[str, Mapping[str, Keys]] = {"board": BOARD, "replay": REPLAY, "rules": RULES}
"""Rooms with commands of their own; those of the menus work everywhere."""
ROOMY: Mapping[str, Keys] = {c: keys for room in ROOMS.values() for c, keys in room.items()}
"""The usual keys of all rooms."""
ANYWHERE = frozenset(
    {"where", "panel", "others", "inspect", "inspect_back", "scores", "repeat", "board"}
)
"""Commands of the board that also work beside it, such as in the list of moves."""
SHARED = frozenset({"up", "down", *ANYWHERE})
"""Commands of the board that also work in a replay."""
NUMBERS = frozenset("123456789")
"""These keys choose lines, slots, columns and spaces, and nothing else."""
FIXED = frozenset({*NUMBERS, "Tab", "Shift+Tab", "Backtab", "Shift+Backtab", "Enter"})
"""Keys that no command can be given."""
TOGETHER = {"Return": "Enter"}
"""The key of the keypad that does the same as another key."""
CYRILLIC = dict(zip("ЉЊЕРТЗУИОПАСДФГХЈКЛЏЦВБНМ", "QWERTZUIOPASDFGHJKLXCVBNM", strict=True))
"""Which Latin letter is on the key of a Serbian one."""
HANDS: Mapping[str, Mapping[str, Keys]] = {
    "left": {
        "left": ("Left", "S"),
        "right": ("Right", "F"),
        "up": ("Up", "E"),
        "down": ("Down", "D"),
        "back": ("Esc", "Q"),
        "upper": ("U", "C"),
        "lower": ("V",),
        "inspect": ("I", "X"),
        "inspect_back": ("Shift+I", "Shift+X"),
        "scores": ("K", "G"),
        "repeat": ("L", "A"),
    },
    "right": {
        "back": ("Esc", "Backspace"),
        "turn": ("R", "."),
        "turn_back": ("Shift+R", ","),
        "lower": ("D", "J"),
        "where": ("W", "-"),
        "panel": ("T", "P"),
        "board": ("B", "M"),
    },
}
"""Keys for people who play with one hand: everything within its reach."""


def rooms_of(command: str) -> frozenset[str]:
    """Return the rooms in which a command works."""
    own = frozenset(room for room, commands in ROOMS.items() if command in commands)
    if command in SHARED:
        return own | {"replay"}
    return own or frozenset(ROOMS)


def reserved(key: str) -> bool:
    """Return whether a key has a fixed use, such as opening menus."""
    return key in FIXED or (key.startswith("Alt+") and len(key) == len("Alt+A"))


def is_key(words: object) -> bool:
    """Return whether a portable text is a single key press."""
    if not isinstance(words, str):
        return False
    keys = QKeySequence(words)
    return keys.count() == 1 and bool(words) and keys.toString() == words


class Keymap:
    """Every command with its keys; nowhere does a key have two commands.

    Attributes:
        usual: The default keys.
        keys: The keys in use.

    """

    def __init__(self, usual: Mapping[str, Keys], changes: Mapping[str, object]) -> None:
        """Follow changes as far as they make sense and get in no other command's way."""
        self.usual = dict(usual)
        wanted = {
            c: k for c, keys in changes.items() if c in usual and (k := _fine(keys)) is not None
        }
        self.keys = {c: () if c in wanted else keys for c, keys in usual.items()}
        refused = [command for command, keys in wanted.items() if not self._give(command, keys)]
        for command in refused:
            self._give(command, self.usual[command])

    @property
    def changes(self) -> dict[str, list[str]]:
        """What differs from the usual keys."""
        return {c: [*keys] for c, keys in self.keys.items() if keys != self.usual[c]}

    def owner(self, key: str, asking: str) -> str | None:
        """Return the other command that uses a key in the rooms of a command."""
        others = (c for c, keys in self.keys.items() if key in keys and c != asking)
        return next((c for c in others if rooms_of(c) & rooms_of(asking)), None)

    def changed(self, command: str, keys: Keys) -> Keymap:
        """Return a keymap with other keys for a command."""
        return Keymap(self.usual, {**self.changes, command: keys})

    def for_hand(self, hand: str) -> Keymap:
        """Return a keymap with the board's keys for one hand, or the usual ones."""
        others = {c: keys for c, keys in self.changes.items() if c not in BOARD}
        return Keymap(self.usual, {**others, **HANDS.get(hand, {})})

    @property
    def hand(self) -> str:
        """For which hand the board's keys are; empty: they were changed."""
        board = {c: tuple(keys) for c, keys in self.changes.items() if c in BOARD}
        choices = {"both": {}, **HANDS}
        return next((hand for hand, keys in choices.items() if dict(keys) == board), "")

    def of(self, room: str) -> dict[str, str]:
        """Return the commands of a room by their keys."""
        return dict(self._of(ROOMS[room]))

    def _of(self, room: Mapping[str, Keys]) -> Iterator[tuple[str, str]]:
        for command in room:
            for key in self.keys.get(command, room[command]):
                yield key, command
                if key in TOGETHER:
                    yield TOGETHER[key], command

    def _give(self, command: str, keys: Keys) -> bool:
        """Assign keys to a command if they are free; return whether they are."""
        free = not any(self.owner(key, command) for key in keys)
        if free:
            self.keys[command] = keys
        return free


def _fine(keys: object) -> Keys | None:
    """Read the keys of a command from any JSON value."""
    if not isinstance(keys, list | tuple) or len(keys) > MOST:
        return None
    fine = all(is_key(key) and not reserved(key) for key in keys) and len(set(keys)) == len(keys)
    return tuple(keys) if fine else None


def key_caps(room: Mapping[str, str]) -> dict[str, str]:
    """Write the first key of every command as this system does."""
    caps: dict[str, str] = {}
    for key, command in room.items():
        caps.setdefault(command, native(key))
    return caps


def native(key: str) -> str:
    """Write a key as this system does."""
    said = TOGETHER.get(key, key)  # most keyboards write Enter on both keys
    return QKeySequence(said).toString(QKeySequence.SequenceFormat.NativeText)


def with_key(words: str, key: str) -> str:
    """Add to the name of a button the key that does the same, if there is one."""
    return f"{words} ({key})" if key else words


def pressed(event: QKeyEvent) -> str:
    """Name what is pressed, as portable text; a Serbian letter as the Latin one on its key."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    letter = CYRILLIC.get(event.text().upper(), "")
    if letter:
        return f"Shift+{letter}" if held & Qt.KeyboardModifier.ShiftModifier else letter
    key = Qt.Key(event.key())
    if held == Qt.KeyboardModifier.ShiftModifier and not _has_cases(event):
        held = Qt.KeyboardModifier.NoModifier  # it takes Shift to write the sign at all
    return QKeySequence(QKeyCombination(held, key)).toString()


def _has_cases(event: QKeyEvent) -> bool:
    words = event.text()
    return not words.isprintable() or not words or words.lower() != words.upper()
