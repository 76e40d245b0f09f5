"""Programs that a bundle starts inherit the environment in which the bundle was started."""

from __future__ import annotations

import os
import sys

import pytest

from gui.startup import child_environment

BUNDLE = os.path.join(os.sep, "opt", "kupola", "_internal")  # noqa: PTH118 - as PyInstaller names it


@pytest.fixture(autouse=True)
def _in_a_bundle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", BUNDLE, raising=False)


def cleaned(**variables: str) -> dict[str, str]:
    child_environment.clean(variables)
    return variables


def test_the_libraries_of_the_bundle_are_not_passed_on() -> None:
    plugins = os.path.join(BUNDLE, "PySide6", "Qt", "plugins")  # noqa: PTH118 - likewise

    assert cleaned(LD_LIBRARY_PATH=BUNDLE, QT_PLUGIN_PATH=plugins, HOME="/home/ana") == {
        "HOME": "/home/ana"
    }


def test_what_the_person_had_set_is_passed_on() -> None:
    theirs = os.pathsep.join(("/opt/cuda/lib", "/opt/other"))

    assert cleaned(LD_LIBRARY_PATH=BUNDLE, LD_LIBRARY_PATH_ORIG=theirs) == {
        "LD_LIBRARY_PATH": theirs
    }
    assert cleaned(LD_LIBRARY_PATH=os.pathsep.join((BUNDLE, "/opt/cuda/lib"))) == {
        "LD_LIBRARY_PATH": "/opt/cuda/lib"
    }


def test_what_was_set_to_nothing_stays_away() -> None:
    assert cleaned(LD_LIBRARY_PATH=BUNDLE, LD_LIBRARY_PATH_ORIG="") == {}


def test_what_the_loaders_tell_each_other_is_not_passed_on() -> None:
    private = {"_PYI_ARCHIVE_FILE": "x", "APPDIR": "x", "APPIMAGE": "x", "OWD": "x", "ARGV0": "x"}

    assert cleaned(**private) == {}


def test_from_the_sources_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(sys, "_MEIPASS")

    assert cleaned(LD_LIBRARY_PATH=BUNDLE, APPDIR="x") == {
        "LD_LIBRARY_PATH": BUNDLE,
        "APPDIR": "x",
    }
