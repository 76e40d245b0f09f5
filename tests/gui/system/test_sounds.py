"""Sounds are heard where the system can play them, and nothing happens where it cannot."""

from __future__ import annotations

import sys
import wave
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from gui.paths import SOUNDS
from gui.system import sounds
from gui.system.sounds import AT_ONCE, NAMES, Sounds

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


@pytest.fixture
def player(qapp: QApplication) -> Iterator[Sounds]:
    made = Sounds(qapp)
    yield made
    made.stop()


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program that notes what it should play."""
    program, heard = tmp_path / "player", tmp_path / "heard"
    program.write_text(f'#!/bin/sh\necho "$1" >> "{heard}"\n')
    program.chmod(0o755)
    monkeypatch.setattr(sounds, "_player", lambda: (str(program),))
    return heard


def test_every_sound_has_its_file() -> None:
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(NAMES)


@pytest.mark.skipif(sys.platform == "win32", reason="no other program plays there")
def test_a_sound_is_played_at_its_volume(player: Sounds, script: Path, qtbot: QtBot) -> None:
    player.volume = 30
    player.play("drop")
    qtbot.waitUntil(lambda: script.exists() and script.read_text().endswith("\n"))
    heard = script.read_text().strip()

    assert heard.endswith("drop-30.wav")
    with wave.open(heard) as quiet, wave.open(str(SOUNDS / "drop.wav")) as full:
        assert quiet.getnframes() == full.getnframes()
        assert max(quiet.readframes(9999)[1::2]) <= max(full.readframes(9999)[1::2])


@pytest.mark.parametrize(("volume", "muted"), [(0, False), (60, True)])
def test_silence_plays_nothing(player: Sounds, script: Path, volume: int, *, muted: bool) -> None:
    player.volume, player.muted = volume, muted
    player.play("take")

    assert not player._playing
    assert not script.exists()


def test_a_system_without_a_player_stays_silent(
    player: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "_player", lambda: None)
    player.play("score")

    assert not player._playing


def test_a_missing_player_or_file_is_no_trouble(
    player: Sounds, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(sounds, "_player", lambda: ("/nowhere/player",))
    player.play("score")
    player.play("no such sound")
    qtbot.waitUntil(lambda: not player._playing)


def test_a_windows_without_a_device_stays_silent(
    player: Sounds, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def refuse(_: str, flags: int) -> None:
        asked.append(flags)
        raise RuntimeError

    flags = {"SND_FILENAME": 1, "SND_ASYNC": 2, "SND_NODEFAULT": 4}
    monkeypatch.setitem(sys.modules, "winsound", SimpleNamespace(PlaySound=refuse, **flags))
    monkeypatch.setattr(sys, "platform", "win32")

    player.play("drop")

    assert asked == [sum(flags.values())]


@pytest.mark.skipif(sys.platform == "win32", reason="no other program plays there")
def test_every_player_that_is_slow_ends_with_the_program(
    player: Sounds, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    program = tmp_path / "slow"
    program.write_text("#!/bin/sh\nexec sleep 600\n")
    program.chmod(0o755)
    monkeypatch.setattr(sounds, "_player", lambda: (str(program),))
    for name in NAMES[:AT_ONCE]:
        player.play(name)
    playing = list(player._playing)
    qtbot.waitUntil(lambda: all(each.state() == each.ProcessState.Running for each in playing))
    player.stop()

    assert len(playing) == AT_ONCE
    assert not player._playing
    assert all(each.state() == each.ProcessState.NotRunning for each in playing)
