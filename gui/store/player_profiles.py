"""The players of this computer, a folder each; imports no Qt.

A player's folder holds ``player.json`` with the name and the color, and other personal files.
One of the players sits at the computer. Before the first profile is made, that is a nameless guest,
whose folder becomes that of the first player.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Protocol

from attrs import asdict, evolve, frozen

from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.kernel.outside_text import cleaned_name, shown_path
from gui.paths import data_folder

from . import atomic, reading
from .errors import DamagedFile, FileError, MissingFile
from .names import same_name

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from core.kernel.messages import Message

FILE = "player.json"
CURRENT = "current.json"
LONGEST = 100_000
"""The largest file that is read, in bytes."""
COLORS = ("pink", "yellow", "green", "blue", "violet")
NAMELESS = text("profiles", "A player needs a name.")
TAKEN = text("profiles", "There is already a player named {name}.")
UNWRITABLE = text("profiles", "The players cannot be saved: {reason}")
UNREADABLE = text("profiles", "The players cannot be read: {reason}")
DAMAGED = text("profiles", "A player’s file was damaged and cannot be used; it was kept as {file}.")


class BadPlayer(KupolaError):
    """A player who cannot be saved."""

    code = "bad_player"


class Seated(Protocol):
    """Who sat at a seat, as a record or the history tells."""

    @property
    def name(self) -> str:
        """What the player was called."""

    @property
    def level(self) -> str:
        """How strongly the computer played; empty: a person did."""


@frozen
class Profile:
    """A player of this computer.

    Attributes:
        key: The name of the player's folder.
        name: What the player is called; empty: a guest who has not said.
        color: The seat color that the player likes.
        former: What the player was called before; old games are found by it.

    """

    key: str
    name: str
    color: str
    former: tuple[str, ...] = ()

    @property
    def names(self) -> frozenset[str]:
        """Every name of the player, ready to be compared."""
        return frozenset(name.casefold() for name in (self.name, *self.former) if name)

    def seats(self, players: Sequence[Seated]) -> tuple[int, ...]:
        """Find the seats of the player in a game; a guest's is that of the only person."""
        people = [(seat, each) for seat, each in enumerate(players) if not each.level]
        if not self.name:
            return (people[0][0],) if len(people) == 1 else ()
        return tuple(seat for seat, each in people if each.name.casefold() in self.names)


class PlayerProfiles:
    """All players, and who of them sits at the computer.

    Attributes:
        trouble: What went wrong the last time; None: nothing.

    """

    def __init__(self, folder: Path | None = None) -> None:
        """Use a folder; by default the user's own."""
        self.folder = folder or data_folder() / "players"
        self.trouble: Message | None = None
        self._left_alone: FileError | None = None
        self.profiles = self._found()
        self._current = self._chosen()

    @property
    def current(self) -> Profile:
        """The current player; a nameless guest if none is chosen."""
        found = (profile for profile in self.profiles if profile.key == self._current)
        return next(found, None) or self._guest()

    def folder_of(self, profile: Profile) -> Path:
        """Return a player's own folder, which need not exist yet."""
        return self.folder / profile.key

    def named(self, name: str) -> Profile | None:
        """Find the player of a name."""
        return next((each for each in self.profiles if same_name(each.name, name)), None)

    def add(self, name: str, color: str = "") -> Profile:
        """Add a player; the first one replaces the guest.

        Raises:
            BadPlayer: If the name is empty, another player's, or cannot be saved.

        """
        name = self._free(name)
        taken = {profile.color for profile in self.profiles}
        free = next((each for each in COLORS if each not in taken), COLORS[0])
        key = self._guest().key if not self.profiles else self._new_key()
        profile = Profile(key, name, color if color in COLORS else free)
        self._save(profile)
        self.profiles = (*self.profiles, profile)
        if len(self.profiles) == 1:
            self.choose(profile.key)
        return profile

    def change(self, profile: Profile, *, name: str = "", color: str = "") -> Profile:
        """Change a player's name or color; old games stay the player's.

        Raises:
            BadPlayer: If the name is another player's, or cannot be saved.

        """
        changed = evolve(profile, color=color if color in COLORS else profile.color)
        if name and name != profile.name:
            name = self._free(name, profile)
            former = tuple(old for old in profile.former if not same_name(old, name))
            own = () if same_name(profile.name, name) else (profile.name,)
            changed = evolve(changed, name=name, former=(*former, *own))
        self._save(changed)
        self.profiles = tuple(changed if p.key == changed.key else p for p in self.profiles)
        return changed

    def remove(self, profile: Profile) -> None:
        """Remove a player and all personal data; played games stay."""
        try:
            atomic.delete_folder(self.folder_of(profile))
        except FileError as error:
            raise BadPlayer(UNWRITABLE.bind(reason=error.reason)) from None
        self.profiles = tuple(each for each in self.profiles if each.key != profile.key)
        if self._current == profile.key:
            self.choose(self.profiles[0].key if self.profiles else "")

    def choose(self, key: str) -> None:
        """Change the current player."""
        self._current = key
        try:
            if self._left_alone is not None:
                raise self._left_alone
            atomic.write_text(self.folder / CURRENT, atomic.written({"current": key}))
        except FileError as error:
            self.trouble = UNWRITABLE.bind(reason=error.reason)
        else:
            self.trouble = None

    def _free(self, name: str, owner: Profile | None = None) -> str:
        name = cleaned_name(name)
        if not name:
            raise BadPlayer(NAMELESS)
        other = self.named(name)
        if other is not None and (owner is None or other.key != owner.key):
            raise BadPlayer(TAKEN.bind(name=other.name))
        return name

    def _save(self, profile: Profile) -> None:
        """Write a player's file, with what a newer version may have added to it."""
        data = {key: value for key, value in asdict(profile).items() if key != "key"}
        path = self.folder_of(profile) / FILE
        try:
            atomic.write_text(path, atomic.written({**_known(path), **data}))
        except FileError as error:
            raise BadPlayer(UNWRITABLE.bind(reason=error.reason)) from None

    def _found(self) -> tuple[Profile, ...]:
        found: list[Profile] = []
        for path in self._files():
            profile = self._read(path)
            if profile is not None and not any(same_name(p.name, profile.name) for p in found):
                found.append(profile)
        return tuple(found)

    def _files(self) -> list[Path]:
        try:
            folders = reading.listed(self.folder)
        except FileError as error:
            self.trouble = UNREADABLE.bind(reason=error.reason)
            return []
        return sorted((f.path / FILE for f in folders if f.path.name != CURRENT), key=_number)

    def _read(self, path: Path) -> Profile | None:
        try:
            data = reading.read_object(path, LONGEST)
        except MissingFile:
            return None
        except DamagedFile:
            self._set_aside(path)
            return None
        except FileError as error:
            self.trouble = UNREADABLE.bind(reason=error.reason)
            return None
        name = cleaned_name(data["name"]) if isinstance(data.get("name"), str) else ""
        if not name:
            self._set_aside(path)
            return None
        color, former = data.get("color"), data.get("former")
        names = former if isinstance(former, list) else []
        return Profile(
            path.parent.name,
            name,
            color if color in COLORS else COLORS[0],
            tuple(cleaned_name(each) for each in names if isinstance(each, str)),
        )

    def _set_aside(self, path: Path) -> None:
        try:
            kept = atomic.set_aside(path)
        except FileError as error:
            self.trouble = UNREADABLE.bind(reason=error.reason)
        else:
            self.trouble = DAMAGED.bind(file=shown_path(kept))

    def _chosen(self) -> str:
        path, key = self.folder / CURRENT, None
        try:
            key = reading.read_object(path, LONGEST).get("current")
        except MissingFile:
            pass
        except DamagedFile:
            self._set_aside(path)
        except FileError as error:
            self._left_alone = error
        known = [profile.key for profile in self.profiles]
        return key if key in known else next(iter(known), "")

    def _guest(self) -> Profile:
        return Profile("player-1", "", COLORS[0])

    def _new_key(self) -> str:
        """Find a name that no folder has."""
        return next(k for n in count(1) if not reading.present(self.folder / (k := f"player-{n}")))


def _number(path: Path) -> tuple[int, str]:
    """Sort players in the order in which they came."""
    key = path.parent.name
    digits = key.removeprefix("player-")
    return (int(digits) if digits.isascii() and digits.isdigit() else 0, key)


def _known(path: Path) -> dict[str, Any]:
    try:
        return reading.read_object(path, LONGEST)
    except (MissingFile, DamagedFile):
        return {}
