"""Gamepads of Linux: events of the kernel are decoded, and a pipe stands for a device."""

from __future__ import annotations

import os
from struct import pack
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QObject

from gui.input import evdev_pads
from gui.input.evdev_pads import EVENT, Decoder, EvdevPads
from gui.input.gamepad import Gamepads

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

STICK = {0: (-32768, 32767), 1: (-32768, 32767), 2: (0, 255), 0x10: (-1, 1)}


def told(kind: int, code: int, value: int) -> bytes:
    return pack(EVENT, 0, 0, kind, code, value)


@pytest.mark.parametrize(
    ("event", "down"),
    [
        ((1, 0x130, 1), {"a"}),
        ((1, 0x133, 1), {"x"}),
        ((1, 0x13B, 1), {"menu"}),
        ((3, 0, -30000), {"left"}),
        ((3, 1, 30000), {"down"}),
        ((3, 0, 9000), set()),
        ((3, 0x10, 1), {"right"}),
        ((3, 2, 250), {"lt"}),
        ((3, 2, 100), set()),
        ((1, 0x110, 1), set()),
    ],
)
def test_what_a_device_tells_is_understood(event: tuple[int, int, int], down: set[str]) -> None:
    decoder = Decoder(STICK)
    decoder.read(told(*event))

    assert decoder.down == down


def test_a_button_that_goes_up_is_down_no_more() -> None:
    decoder = Decoder(STICK)
    decoder.read(told(1, 0x130, 1) + told(3, 0, 32767))
    decoder.read(told(1, 0x130, 0) + told(3, 0, 0) + b"part of an event")

    assert decoder.down == frozenset()


def test_buttons_are_named_as_they_are_written() -> None:
    decoder = Decoder(STICK, swapped=True)
    decoder.read(told(1, 0x133, 1))

    assert decoder.down == {"y"}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes there")
@pytest.mark.usefixtures("qapp")
def test_a_gamepad_is_heard_until_it_is_unplugged(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pipe stands for the device; what the device is asked about itself is answered for it."""
    os.mkfifo(tmp_path / "event0")
    (tmp_path / "event1").touch()
    monkeypatch.setattr(evdev_pads, "FOLDER", str(tmp_path))
    pipes = iter([Decoder(STICK), None])
    monkeypatch.setattr(evdev_pads, "examine", lambda _: next(pipes))
    owner, heard = QObject(), list[str]()
    pads = Gamepads(owner)
    pads.pressed.connect(heard.append)
    pads.released.connect(lambda button: heard.append(f"-{button}"))
    source = EvdevPads(pads)
    source.listen()
    with (tmp_path / "event0").open("wb", buffering=0) as device:
        device.write(told(1, 0x130, 1) + told(3, 0, -32768))
        qtbot.waitUntil(lambda: len(heard) == 2)
        source.close()

    assert heard == ["left", "a", "-left", "-a"]
