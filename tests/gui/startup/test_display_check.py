from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from gui.startup import display_check as display
from gui.startup.display_check import no_display, obstacle, platforms

PLUGINS = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")


@pytest.fixture(autouse=True)
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        ({"QT_QPA_PLATFORM": "offscreen"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "wayland;xcb:x=1", "DISPLAY": ":0"}, ["wayland", "xcb"]),
    ],
)
def test_qt_tries_what_is_asked_for_or_offered(
    environ: dict[str, str], expected: list[str]
) -> None:
    assert platforms(environ) == expected


@pytest.mark.parametrize("environ", [{}, {"DISPLAY": ""}, {"QT_QPA_PLATFORM": "xcb"}])
def test_no_display_is_said_in_a_sentence_with_the_way_out(environ: dict[str, str]) -> None:
    reason = no_display(environ)

    assert reason is not None
    assert "QT_QPA_PLATFORM=offscreen" in reason


@pytest.mark.skipif(os.name == "nt", reason="plugins have other names there")
def test_a_headless_platform_needs_no_display() -> None:
    assert obstacle({"QT_QPA_PLATFORM": "offscreen"}, PLUGINS) is None


def test_other_systems_always_have_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")

    assert obstacle({}, PLUGINS) is None


def test_a_platform_that_qt_does_not_have_is_named() -> None:
    reason = obstacle({"QT_QPA_PLATFORM": "bogus"}, PLUGINS)

    assert reason is not None
    assert "'bogus'" in reason


@pytest.fixture
def plugins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return plugins that load on every machine."""
    for name in ("xcb", "wayland"):
        (tmp_path / f"libq{name}.so").touch()
    monkeypatch.setattr(ctypes, "CDLL", str)
    return tmp_path


def test_a_display_that_does_not_open_is_named(
    monkeypatch: pytest.MonkeyPatch, plugins: Path
) -> None:
    monkeypatch.setitem(display.OPENS, "xcb", lambda: False)

    reason = obstacle({"DISPLAY": ":99"}, plugins)

    assert reason is not None
    assert "':99'" in reason


def test_one_display_that_opens_is_enough(monkeypatch: pytest.MonkeyPatch, plugins: Path) -> None:
    monkeypatch.setitem(display.OPENS, "wayland", lambda: True)
    monkeypatch.setitem(display.OPENS, "xcb", lambda: False)

    assert obstacle({"DISPLAY": ":99", "WAYLAND_DISPLAY": "wayland-0"}, plugins) is None


def test_a_bundle_names_the_library_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "libqxcb.so").touch()

    def load(name: str) -> None:
        missing = OSError("libGL.so.1: cannot open shared object file")
        raise OSError(name) from missing

    monkeypatch.setattr("ctypes.CDLL", load)

    assert "libGL.so.1" in (obstacle({"DISPLAY": ":99"}, tmp_path) or "")


def test_a_library_that_is_missing_is_named(tmp_path: Path) -> None:
    (tmp_path / "libqxcb.so").write_bytes(b"no library")

    reason = obstacle({"DISPLAY": ":99"}, tmp_path)

    assert reason is not None
    assert "cannot be loaded" in reason
