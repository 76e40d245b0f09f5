"""Gamepads of Linux: its event devices, read when they are readable."""

from __future__ import annotations

import os
from struct import calcsize, iter_unpack, unpack
from typing import TYPE_CHECKING

from attrs import define, field
from PySide6.QtCore import QFileSystemWatcher, QObject, QSocketNotifier, QTimer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .gamepad import Gamepads

FOLDER = "/dev/input"
EVENT = "llHHi"
"""Two numbers of a time, the kind of an event, its code and its value."""
MOST_BYTES = 64 * calcsize(EVENT)
KEY, AXIS = 1, 3
SOUTH = 0x130
"""The button that every gamepad has, by the kernel's own definition of one."""
KEYS = {
    SOUTH: "a",
    0x131: "b",
    0x133: "x",
    0x134: "y",
    0x136: "lb",
    0x137: "rb",
    0x138: "lt",
    0x139: "rt",
    0x13A: "view",
    0x13B: "menu",
    0x13D: "ls",
    0x13E: "rs",
    0x220: "up",
    0x221: "down",
    0x222: "left",
    0x223: "right",
}
SWAPPED = {"x": "y", "y": "x"}
SONY = 0x054C
"""Its driver names the two upper buttons by where they are, others by what is written on them."""
AXES: Mapping[int, tuple[str, str]] = {
    0: ("left", "right"),
    1: ("up", "down"),
    0x10: ("left", "right"),
    0x11: ("up", "down"),
    2: ("", "lt"),
    5: ("", "rt"),
}
"""The buttons that an axis presses at either end."""
FAR = 0.6
"""How far an axis goes before it presses, as a share of its way from the middle to the end."""
PAUSE = 600
"""Milliseconds until the system has set the permissions of a new device."""


@define
class Decoder:
    """Tracks which buttons of one gamepad are down, from the events of its device.

    Attributes:
        ends: The smallest and the largest value of every axis.
        swapped: Whether the two upper buttons are named the other way round.
        down: What is down: buttons by their names, and those that axes press.

    """

    ends: Mapping[int, tuple[int, int]]
    swapped: bool = False
    _keys: set[str] = field(factory=set)
    _axes: dict[int, str] = field(factory=dict)

    @property
    def down(self) -> frozenset[str]:
        """All buttons that are down."""
        return frozenset({*self._keys, *filter(None, self._axes.values())})

    def read(self, data: bytes) -> None:
        """Follow events."""
        whole = len(data) - len(data) % calcsize(EVENT)
        for _, _, kind, code, value in iter_unpack(EVENT, data[:whole]):
            if kind == KEY and code in KEYS:
                name = SWAPPED.get(KEYS[code], KEYS[code]) if self.swapped else KEYS[code]
                (self._keys.add if value else self._keys.discard)(name)
            elif kind == AXIS and code in AXES and code in self.ends:
                self._axes[code] = self._pressed_by(code, value)

    def _pressed_by(self, code: int, value: int) -> str:
        low, high = self.ends[code]
        before, after = AXES[code]
        share = (value - low) / max(1, high - low)
        if not before:
            return after if share >= FAR else ""
        tilt = 2 * share - 1
        return after if tilt >= FAR else before if tilt <= -FAR else ""


class EvdevPads(QObject):
    """Opens every gamepad that there is, and those that are plugged in later."""

    def __init__(self, pads: Gamepads) -> None:
        super().__init__(pads)
        self._pads = pads
        self._open: dict[str, tuple[int, Decoder, QSocketNotifier]] = {}
        self._others: set[str] = set()
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self, singleShot=True, interval=PAUSE)
        self._soon.timeout.connect(self._look)

    def listen(self) -> None:
        """Look for gamepads now, and whenever a device is added or removed."""
        if os.path.isdir(FOLDER):  # noqa: PTH112 - a device folder, which a path would only wrap
            self._watcher.addPath(FOLDER)
            self._watcher.directoryChanged.connect(self._soon.start)
            self._look()

    def close(self) -> None:
        """Close all devices."""
        self._soon.stop()
        for name in list(self._open):
            self._drop(name)

    def _look(self) -> None:
        """Open what is new; what is no gamepad is not opened again."""
        found = {name for name in os.listdir(FOLDER) if name.startswith("event")}  # noqa: PTH208 - names are all that is wanted
        self._others &= found
        for name in sorted(found - self._open.keys() - self._others):
            self._try(name)

    def _try(self, name: str) -> None:
        try:
            device = os.open(f"{FOLDER}/{name}", os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
        except OSError:
            return  # it belongs to the system, or is already gone
        decoder = examine(device)
        if decoder is None:
            os.close(device)
            self._others.add(name)
            return
        notifier = QSocketNotifier(device, QSocketNotifier.Type.Read, self)
        notifier.activated.connect(lambda: self._read(name))
        self._open[name] = (device, decoder, notifier)

    def _read(self, name: str) -> None:
        device, decoder, _ = self._open[name]
        try:
            data = os.read(device, MOST_BYTES)
        except BlockingIOError:
            return
        except OSError:
            self._drop(name)  # it was unplugged
            return
        decoder.read(data)
        self._pads.hold(name, decoder.down)

    def _drop(self, name: str) -> None:
        device, _, notifier = self._open.pop(name)
        notifier.setEnabled(False)
        notifier.deleteLater()
        os.close(device)
        self._pads.hold(name, ())


def examine(device: int) -> Decoder | None:
    """Identify a device; None: no gamepad."""
    try:
        keys = int.from_bytes(_asked(device, 0x20 + KEY, 96), "little")
        if not keys >> SOUTH & 1:
            return None
        axes = int.from_bytes(_asked(device, 0x20 + AXIS, 8), "little")
        there = [code for code in AXES if axes >> code & 1]
        ends = {
            code: unpack("6i", _asked(device, 0x40 + code, calcsize("6i")))[1:3] for code in there
        }
        _, vendor, _, _ = unpack("4H", _asked(device, 0x02, 8))
    except OSError:
        return None
    return Decoder(ends, swapped=vendor == SONY)


def _asked(device: int, number: int, size: int) -> bytes:
    """Query a device by the number of an ``ioctl`` (``EVIOCGBIT``, ``EVIOCGABS``)."""
    import fcntl  # noqa: PLC0415 - other systems have none

    request = (2 << 30) | (size << 16) | (ord("E") << 8) | number
    return bytes(fcntl.ioctl(device, request, bytes(size)))
